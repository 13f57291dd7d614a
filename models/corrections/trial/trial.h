#pragma once

#include "correction.h"
#include "description.h"
#include "editsequence.h"

#include <functional>
#include <optional>

namespace corrections {

/** A description in which changes are tried: with the edits of one of its documents. A cheap value; a copy is a state
 * to return to. */
class Trial final
{
public:
    explicit Trial(std::shared_ptr<const description::Description> description);

    /** The description with the edits. */
    [[nodiscard]] const std::shared_ptr<const description::Description> &description() const { return m_description; }
    /** Returns the edited text of a document. An empty text if the description does not have it. */
    [[nodiscard]] document::Snapshot textOf(const QString &address) const;
    /** Returns the node at a place of the edited text. */
    [[nodiscard]] document::Node nodeAt(const openapi::Place &place) const
    {
        return textOf(place.address).at(place.pointer);
    }
    /** Returns true if the document at an address is OpenAPI 3.0 or belongs to a description of that version. */
    [[nodiscard]] bool is30(const QString &address) const { return versionOf(address) == specification::Version::V30; }
    [[nodiscard]] specification::Version versionOf(const QString &address) const;

    /** Makes an edit of the text of the document at an address. Returns false if it is refused: see why(). */
    [[nodiscard]] bool edit(const QString &address, const document::Editing &editing);
    /** Gives a place a value. Missing parents are created; members are added in the order of the specification. */
    [[nodiscard]] bool set(const openapi::Place &place, const document::Value &value);
    /** Adds an item at the end of a list. */
    [[nodiscard]] bool append(const openapi::Place &list, const document::Value &item);
    [[nodiscard]] bool remove(const openapi::Place &place);
    [[nodiscard]] bool rename(const openapi::Place &place, const QByteArray &key);
    /** Adds what the edits change, as the user is told it. */
    void note(const CorrectionChange &change) { m_changes.append(change); }

    [[nodiscard]] const QList<CorrectionChange> &changes() const { return m_changes; }
    /** Why the last edit was refused. */
    [[nodiscard]] NoCorrection why() const { return m_why; }
    /** The address of the document that was edited, its state before, and the edit. */
    [[nodiscard]] const QString &address() const { return m_address; }
    [[nodiscard]] const document::Snapshot &before() const { return m_before; }
    [[nodiscard]] document::Edited edited() const { return m_edits ? m_edits->edited() : document::Edited(); }

private:
    [[nodiscard]] NoCorrection refusal(const QString &address) const;
    [[nodiscard]] bool refuse(NoCorrection why);

    std::shared_ptr<const description::Description> m_description;
    QString m_address;
    document::Snapshot m_before;
    std::optional<openapi::EditSequence> m_edits; ///< Of the document at `m_address`; none before the first edit.
    qsizetype m_written = 0;                      ///< The number of bytes that the edits write.
    QList<CorrectionChange> m_changes;
    NoCorrection m_why = NoCorrection::None;
};

} // namespace corrections
