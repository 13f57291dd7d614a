#pragma once

#include "documentchange.h"

namespace openapi {

/** Edits of one document, one after the other, as one edit. */
class EditSequence final
{
public:
    explicit EditSequence(const document::Snapshot &snapshot)
        : m_edited{snapshot, {}, {}, {}}
    {}

    /** After the edits so far. */
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_edited.snapshot; }
    [[nodiscard]] bool isEmpty() const { return m_edited.splices.isEmpty(); }
    void add(const document::Edited &edited);
    /** Adds an edit of snapshot(), or returns its error. */
    base::Result<void> add(const document::EditResult &result);
    /** With a limited number of places: beyond it, the root. */
    [[nodiscard]] document::Edited edited() const;

private:
    document::Edited m_edited;
};

} // namespace openapi
