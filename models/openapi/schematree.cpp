#include "schematree.h"

#include "refs.h"

#include <algorithm>
#include <iterator>

namespace openapi {
namespace {

using document::Node;
using document::Pointer;
using RowPlace = SchemaRow::Place;

constexpr QByteArrayView Constraints[] = {
    "nullable",         "readOnly",      "writeOnly",     "deprecated", "minimum", "maximum",  "exclusiveMinimum",
    "exclusiveMaximum", "multipleOf",    "minLength",     "maxLength",  "pattern", "minItems", "maxItems",
    "uniqueItems",      "minProperties", "maxProperties", "default",    "const",
};

QStringList texts(const Node &list)
{
    QStringList all;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        all.append(list.childAt(i).resolved().text());
    return all;
}

QString typeText(const Node &type)
{
    return type.isSequence() ? texts(type).join(u", ") : type.text();
}

QString constraintText(const Node &schema)
{
    QStringList words;
    for (qsizetype i = 0; schema.isMapping() && i < schema.childCount(); ++i) {
        const QByteArray key = schema.keyAt(i);
        const Node value = schema.childAt(i).resolved();
        if (key == "enum")
            words.append(texts(value).join(u" | "));
        else if (std::find(std::begin(Constraints), std::end(Constraints), QByteArrayView(key)) !=
                     std::end(Constraints) &&
                 value.isScalar())
            words.append(value.isBool() && value.toBool() ? QString::fromUtf8(key)
                                                          : QString::fromUtf8(key) + u' ' + value.text());
    }
    return words.join(u", ");
}

/** Reads from the top down. The number of a row is its index in the list. */
class Reader
{
public:
    explicit Reader(std::vector<SchemaRow> &rows)
        : m_rows(rows)
    {}

    void read(SchemaRow row, const Node &schema, int depth)
    {
        if (m_rows.size() >= MaximumSchemaRows)
            return;
        row.reference = referenceOf(schema).value_or(QString());
        row.type = typeText(schema.member("type"));
        row.format = schema.member("format").text();
        row.description = schema.member("description").text();
        row.constraints = row.reference.isEmpty() ? constraintText(schema) : QString();
        const Pointer pointer = row.pointer;
        const bool isLeaf = !row.reference.isEmpty() || depth >= MaximumSchemaDepth;
        m_rows.push_back(std::move(row));
        if (!isLeaf && schema.isMapping())
            readInside(pointer, schema, static_cast<qsizetype>(m_rows.size()) - 1, depth + 1);
    }

private:
    void readInside(const Pointer &pointer, const Node &schema, qsizetype parent, int depth)
    {
        readProperties(pointer, schema, parent, depth);
        for (const QByteArray &key : {QByteArray("items"), QByteArray("additionalProperties")}) {
            const Node inner = schema.member(key).resolved();
            if (!inner.isMapping())
                continue;
            SchemaRow row;
            row.place = key == "items" ? RowPlace::Items : RowPlace::Others;
            row.name = key;
            row.pointer = pointer.child(key);
            row.parent = parent;
            read(std::move(row), inner, depth);
        }
        for (const QByteArray &key : {QByteArray("allOf"), QByteArray("oneOf"), QByteArray("anyOf")})
            readBranches(pointer.child(key), schema.member(key).resolved(), parent, depth);
    }

    void readProperties(const Pointer &pointer, const Node &schema, qsizetype parent, int depth)
    {
        const Node properties = schema.member("properties").resolved();
        const QStringList required = texts(schema.member("required").resolved());
        for (qsizetype i = 0; properties.isMapping() && i < properties.childCount(); ++i) {
            SchemaRow row;
            row.place = RowPlace::Property;
            row.name = properties.keyAt(i);
            row.owner = pointer;
            row.pointer = pointer.child("properties").child(row.name);
            row.isRequired = required.contains(QString::fromUtf8(row.name));
            row.parent = parent;
            read(std::move(row), properties.childAt(i).resolved(), depth);
        }
    }

    void readBranches(const Pointer &pointer, const Node &branches, qsizetype parent, int depth)
    {
        for (qsizetype i = 0; branches.isSequence() && i < branches.childCount(); ++i) {
            SchemaRow row;
            row.place = RowPlace::Branch;
            row.name = pointer.last() + ' ' + QByteArray::number(i + 1);
            row.pointer = pointer.child(i);
            row.parent = parent;
            read(std::move(row), branches.childAt(i).resolved(), depth);
        }
    }

    std::vector<SchemaRow> &m_rows;
};

} // namespace

std::vector<SchemaRow> readSchema(const document::Snapshot &snapshot, const Pointer &pointer)
{
    std::vector<SchemaRow> rows;
    const Node schema = snapshot.at(pointer).resolved();
    if (!schema.exists())
        return rows;
    SchemaRow root;
    root.name = pointer.last();
    root.pointer = pointer;
    Reader(rows).read(std::move(root), schema, 0);
    return rows;
}

} // namespace openapi
