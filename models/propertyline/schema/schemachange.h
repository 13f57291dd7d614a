#pragma once

#include "editsequence.h"
#include "value.h"

namespace propertyline {

/** Edits the keywords of a schema in which two values differ, and nothing else. */
class SchemaChange final
{
public:
    explicit SchemaChange(const document::Snapshot &before)
        : m_edits(before)
    {}

    /** Changes the schema at a place by the difference from `old` to `now`. The document has `old` at the place,
     * perhaps in another style or with more members, which stay. */
    [[nodiscard]] base::Result<void> changeSchema(const document::Pointer &place, const document::Value &old,
                                                  const document::Value &now)
    {
        return change(place, old, now, Is::Schema);
    }
    [[nodiscard]] document::Edited edited() const { return m_edits.edited(); }

private:
    enum class Is : quint8 { Schema, Value };
    [[nodiscard]] base::Result<void> change(const document::Pointer &place, const document::Value &old,
                                            const document::Value &now, Is is);
    [[nodiscard]] base::Result<void> changeMembers(const document::Pointer &place, const document::Value &old,
                                                   const document::Value &now, Is is);
    [[nodiscard]] base::Result<void> changeItems(const document::Pointer &place, const document::Value &old,
                                                 const document::Value &now, Is is);
    [[nodiscard]] base::Result<void> set(const document::Pointer &place, const document::Value &value);
    [[nodiscard]] document::Node nodeAt(const document::Pointer &place) const { return m_edits.snapshot().at(place); }

    openapi::EditSequence m_edits;
};

} // namespace propertyline
