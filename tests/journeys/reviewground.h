#pragma once

#include "journey.h"

namespace support {

/** A git repository with the bookshop as it was committed, and the file with edits since. */
class ReviewGround final
{
public:
    /** `folder` does not exist, or is a ground that gets its first state again. */
    explicit ReviewGround(QString folder);

    /** Makes the repository and the edits with the git program; false if that fails. */
    [[nodiscard]] bool prepare() const;
    [[nodiscard]] static bool hasGit();
    [[nodiscard]] QString file() const { return m_folder + u"/bookshop.yaml"_qs; }
    /** The text of HEAD, and the text with the edits: a narrower parameter, a removed operation, a property that is
     * required now, a new enum value in responses, a removed property, a new operation, other descriptions. */
    [[nodiscard]] static QByteArray committed();
    [[nodiscard]] static QByteArray edited();
    /** Commits the file as it is on the disk. */
    [[nodiscard]] bool commit(const QString &message) const;

private:
    [[nodiscard]] bool git(const QStringList &arguments) const;

    const QString m_folder;
};

} // namespace support
