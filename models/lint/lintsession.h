#pragma once

#include "lint.h"

#include <memory>
#include <optional>

namespace lint {

/**
 * Lints the states of one description, one after the other, with the same options. What it found in a piece of the
 * entry document (a path item, a component …) is used again until the piece or something that it refers to changes. The
 * findings are those of lint::lint(). Not thread-safe.
 *
 * Everything is checked again after changes of the version or of other documents, and each time in documents with
 * aliases or syntax errors, and if a project has schemas for extensions.
 */
class Session final
{
public:
    explicit Session(Options options = {});
    ~Session();
    Q_DISABLE_COPY_MOVE(Session)

    /** The problems in a new state of the entry document as far as they are known in a few milliseconds: those in the
     * edited pieces are new, and those in other pieces have their new places. Findings that depend on other pieces
     * follow with lint(). Nothing if that needs the other documents. */
    [[nodiscard]] std::optional<base::Diagnostics> lintEdited(const QString &address,
                                                              const document::Snapshot &snapshot);

    /** All problems of a new state, or of the one that lintEdited() got. The entry document's come first. */
    [[nodiscard]] QList<DocumentFindings> lint(const description::Description &description);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lint
