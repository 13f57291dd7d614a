#include "schematree.h"

#include "partobject.h"
#include "schemarowreader.h"

namespace openapi {
namespace {

using document::Node;
using document::Pointer;
using specification::Version;

/** Reads from the top down. The number of a row is its index in the list. */
void readInto(std::vector<SchemaRow> &rows, SchemaRowReader &reader, SchemaRow row, const Node &schema, int depth)
{
    if (rows.size() >= MaximumSchemaRows || reader.isExhausted())
        return;
    reader.complete(row, schema);
    const Pointer pointer = row.pointer;
    const auto number = static_cast<qsizetype>(rows.size());
    rows.push_back(std::move(row));
    if (depth >= MaximumSchemaDepth)
        return;
    for (SchemaRowReader::Found &found : reader.rowsIn(schema, pointer)) {
        found.row.parent = number;
        readInto(rows, reader, std::move(found.row), found.schema, depth + 1);
    }
}

} // namespace

Version schemaVersion(const document::Snapshot &snapshot)
{
    return knownVersion(snapshot).value_or(specification::NewestVersion);
}

std::vector<SchemaRow> readSchema(const document::Snapshot &snapshot, const Pointer &pointer)
{
    return readSchema(snapshot.at(pointer).resolved(), pointer, schemaVersion(snapshot));
}

std::vector<SchemaRow> readSchema(const Node &schema, const Pointer &pointer, Version version)
{
    std::vector<SchemaRow> rows;
    if (!schema.exists())
        return rows;
    SchemaRow root;
    root.name = pointer.last();
    root.pointer = pointer;
    root.owner = pointer;
    SchemaRowReader reader(version);
    readInto(rows, reader, std::move(root), schema, 0);
    return rows;
}

} // namespace openapi
