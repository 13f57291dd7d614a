#pragma once

#include "documentchange.h"

namespace openapi {

/** Joins consecutive edits of one document into one edit. */
class EditSequence final
{
public:
    explicit EditSequence(const document::Snapshot &snapshot)
        : m_edited{snapshot, {}, {}, {}}
    {}

    /** Returns the snapshot after the edits so far. */
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_edited.snapshot; }
    [[nodiscard]] bool isEmpty() const { return m_edited.splices.isEmpty(); }
    void add(const document::Edited &edited);
    /** Adds an edit of snapshot(), or returns the error of `result`. */
    base::Result<void> add(const document::EditResult &result);
    /** Returns the joined edit. The number of changed places in it is limited: if there are more, the root is given
     * instead. */
    [[nodiscard]] document::Edited edited() const;

private:
    document::Edited m_edited;
};

} // namespace openapi
