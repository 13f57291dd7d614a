#pragma once

#include "redirection.h"
#include "walk.h"

#include <functional>

namespace conversion {

/** Reads the values that a step of a conversion copies, with a limit for all of them together: copies in copies, and
 * values that aliases repeat, can be much larger than the document. */
class CopyBudget final
{
public:
    /** The copies can have `bytes` bytes as JSON. */
    explicit CopyBudget(qint64 bytes)
        : m_bytesLeft(std::make_shared<qint64>(bytes))
    {}

    /** Returns the value at a place. Error: TooLarge if the limit is exceeded. */
    [[nodiscard]] base::Result<document::Value> valueAt(const document::Document &document,
                                                        const document::Pointer &place) const;

private:
    std::shared_ptr<qint64> m_bytesLeft; ///< The number of bytes that are left for copies of this budget.
};

/** The number of bytes, as JSON, that a step may copy beside twice the size of the document. */
inline constexpr qint64 BytesOfCopies = 4 * 1024 * 1024;

/** Collects the edits of one step of a conversion, with the places of the document before the step. apply() makes the
 * edits from the last to the first, so that inner objects are edited before the objects that contain them, and the
 * places of the remaining edits stay valid. */
class Edits final
{
public:
    using Make = std::function<base::Result<void>(document::Document &)>;

    /** `references` must outlive the edits. */
    Edits(const document::Snapshot &snapshot, PresentReferences &references)
        : m_snapshot(snapshot)
        , m_references(references)
        , m_copies(BytesOfCopies + 2 * snapshot.size())
    {}

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    /** Returns the budget for the values that the edits copy. */
    [[nodiscard]] const CopyBudget &copies() const { return m_copies; }
    /** Returns the references of the document before the step. */
    [[nodiscard]] openapi::ReferencedDocumentPtr references() const { return m_references.of(m_snapshot); }

    void set(const document::Pointer &place, const document::Value &value);
    void remove(const document::Pointer &place);
    /** Adds the edit that renames a member of an object, which has no member with the new name. */
    void rename(const document::Pointer &place, const QByteArray &name);
    /** Adds the edit that keeps a field in an extension, with a loss. If the object has the extension already, the
     * field is removed. */
    void keepAs(const specification::Place &object, const QByteArray &field, const QByteArray &extension);
    /** Adds the edit that `edit` makes. `place` is the place to report as a loss if it fails. */
    void make(const document::Pointer &place, const Make &edit);
    /** States that edits bring the value at `from` to `to`, so that references to it follow. */
    void moved(const document::Pointer &from, const document::Pointer &to) { m_moves.move(from, to); }
    /** States that edits remove what is at a place. */
    void removed(const document::Pointer &place) { m_moves.remove(place); }

    /** Adds a loss at a place, which apply() reports. */
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);
    /** Adds the edit that removes the member at a place, and a loss with the name of the member. */
    void drop(Loss::Kind kind, const document::Pointer &place);

    /** Makes references to what moves lead to its new places, and then applies all edits to the document. Reports the
     * collected losses and a loss for each edit that an alias prevents. Returns the error of any other edit that fails,
     * with its place. */
    [[nodiscard]] base::Result<void> apply(document::Document &document, LossReport &report) const;

private:
    struct Edit {
        document::Pointer place;
        Make make;
    };

    document::Snapshot m_snapshot;
    PresentReferences &m_references;
    CopyBudget m_copies;
    MovedPlaces m_moves;
    QList<Edit> m_edits;
    QList<Loss> m_losses;
};

/** Returns the place of a member of an object. */
[[nodiscard]] document::Pointer placeOf(const specification::Place &object, const QByteArray &member);

} // namespace conversion
