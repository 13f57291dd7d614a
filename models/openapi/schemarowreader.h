#pragma once

#include "members.h"
#include "openapilimits.h"
#include "schemarow.h"
#include "version.h"

namespace openapi {

/** Reads the rows of a schema tree level by level. References are not followed. All rows that one reader reads share a
 * limit of MaximumSchemaText characters. */
class SchemaRowReader final
{
public:
    /** A row with the node of its schema. */
    struct Found {
        SchemaRow row;
        document::Node schema;
    };

    explicit SchemaRowReader(specification::Version version)
        : m_version(version)
    {}

    /** Leaves out of the constraints what a tree shows elsewhere: the values that the type allows, `readOnly`,
     * `writeOnly` and `deprecated`. */
    void leaveOutValues() { m_hasValues = false; }
    /** Returns true after the limit of characters: the rows that were read since then are not complete. */
    [[nodiscard]] bool isExhausted() const { return m_textLeft < 0; }
    /** Sets what a schema says in its row: type, format, reference, title, description and constraints. */
    void complete(SchemaRow &row, const document::Node &schema);
    /** Returns the rows of the schemas that the keywords of a schema have, in the order of the text. The schema is that
     * of a row at `pointer`; until 3.0, a reference has none. The rows have a place and a name and are not complete. Of
     * more than MaximumSchemaRows rows, some are omitted; there are more than MaximumSchemaRows then, too. */
    [[nodiscard]] std::vector<Found> rowsIn(const document::Node &schema, const document::Pointer &pointer);
    /** Returns true if rowsIn() would return a row. */
    [[nodiscard]] bool hasRowsIn(const document::Node &schema) const;

private:
    [[nodiscard]] bool isReplaced(const document::Node &schema) const;
    [[nodiscard]] QStringList texts(const document::Node &list);
    [[nodiscard]] QString typeText(const document::Node &schema);
    [[nodiscard]] QString constraintText(const std::vector<document::Member> &members);
    void readSingle(std::vector<Found> &found, SchemaRow row, const document::Node &schema);
    void readMap(std::vector<Found> &found, const SchemaRow &before, const document::Node &owner,
                 const document::Node &map);
    void readList(std::vector<Found> &found, const SchemaRow &before, const document::Node &list);

    specification::Version m_version;
    bool m_hasValues = true; ///< Whether the constraints have all that limits the values.
    qsizetype m_textLeft = MaximumSchemaText;
};

} // namespace openapi
