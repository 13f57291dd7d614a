#pragma once

#include "document.h"
#include "loss.h"
#include "walk.h"

#include <functional>

namespace conversion {

/** Collects the edits of one step of a conversion. apply() makes the edits from the last to the first, so that
 * inner objects are edited before the objects that contain them, and the places of the remaining edits stay valid. */
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
    /** Adds the edit that renames the member at `place`. If the object already has a member with the new name, apply()
     * adds a loss instead of renaming the member. */
    void rename(const document::Pointer &place, const QByteArray &name);
    /** Adds the edit that `edit` makes. `place` is the place to report as a loss if it fails. */
    void make(const document::Pointer &place, const Make &edit);

    /** Adds a loss at a place, which apply() reports. */
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** Adds the edit that removes the member at a place, and a loss with the name of the member. */
    void drop(Loss::Kind kind, const document::Pointer &place);

    /** Applies all edits to the document, and adds the collected losses and a loss for each edit that fails to
     * `losses`. */
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
