#pragma once

#include "document.h"
#include "loss.h"
#include "walk.h"

#include <functional>

namespace conversion {

/** The edits of one step of a conversion. They are made from the last to the first, so that places inside others come
 * first and the places of the rest stay as they are. */
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
    /** Gives a member another name, unless the object has one with it. */
    void rename(const document::Pointer &place, const QByteArray &name);
    /** Any other edit at a place. */
    void make(const document::Pointer &place, const Make &edit);

    /** Tells what is lost at a place. */
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** remove() and lose(). */
    void drop(Loss::Kind kind, const document::Pointer &place);

    /** Makes all edits. Those that can't be made are added to the losses. */
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

/** The place of a member. */
[[nodiscard]] document::Pointer placeOf(const specification::Place &object, const QByteArray &member);

} // namespace conversion
