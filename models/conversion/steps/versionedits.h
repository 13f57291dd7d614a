#pragma once

#include "document.h"
#include "loss.h"
#include "walk.h"

#include <functional>

namespace conversion {

/** Collects the edits of one step of a conversion. They are applied from the last to the first, so that places inside
 * others come first and the places of the remaining edits stay valid. */
class Edits final
{
public:
    using Make = std::function<base::Result<void>(document::Document &)>;

    explicit Edits(const document::Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }

    void set(const document::Pointer &place, const document::Value &value);
    void remove(const document::Pointer &place);
    /** Renames a member. If the object has a member with the new name, apply() reports a loss instead. */
    void rename(const document::Pointer &place, const QByteArray &name);
    /** Adds any other edit at a place. */
    void make(const document::Pointer &place, const Make &edit);

    /** Adds a loss at a place. */
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** Removes the member at a place and reports it as lost: remove() and lose(). */
    void drop(Loss::Kind kind, const document::Pointer &place);

    /** Applies all edits to the document. Edits that fail are added to the losses. */
    void apply(document::Document &document, QList<Loss> &losses) const;

private:
    struct Edit {
        document::Pointer place;
        Make make;
    };

    document::Snapshot m_snapshot;
    QList<Edit> m_edits;
    QList<Loss> m_losses;
};

/** Returns the place of a member of an object. */
[[nodiscard]] document::Pointer placeOf(const specification::Place &object, const QByteArray &member);

} // namespace conversion
