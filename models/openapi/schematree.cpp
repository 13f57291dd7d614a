#include "schematree.h"

#include "members.h"
#include "partobject.h"
#include "refs.h"
#include "specificationtable.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace openapi {
namespace {

using document::Member;
using document::Node;
using document::Pointer;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::ObjectKind;
using specification::Version;
using RowPlace = SchemaRow::Place;

/** Keywords that have columns of their own, or say nothing about the value. */
constexpr QByteArrayView NotConstraints[] = {"type", "example", "title", "description"};

bool isConstraint(const Field &field)
{
    const bool isOther = std::find(std::begin(NotConstraints), std::end(NotConstraints), QByteArrayView(field.name)) !=
                         std::end(NotConstraints);
    return !isOther && (field.type.is != Is::Text || field.type.text == specification::Text::Pattern);
}

const Field *schemaField(const QByteArray &keyword, Version version)
{
    return specification::findField(specification::objectType(ObjectKind::Schema), keyword, version);
}

bool isSchema(const Node &node)
{
    return node.isMapping() || node.isBool();
}

/** Reads from the top down. The number of a row is its index in the list. */
class Reader
{
public:
    Reader(std::vector<SchemaRow> &rows, Version version)
        : m_rows(rows)
        , m_version(version)
    {}

    void read(SchemaRow row, const Node &schema, int depth)
    {
        if (m_rows.size() >= MaximumSchemaRows || m_textLeft < 0)
            return;
        row.reference = referenceOf(schema).value_or(QString());
        row.type = typeText(schema);
        row.isBoolean = schema.isBool();
        row.format = schema.member("format").text();
        row.title = schema.member("title").text();
        row.description = schema.member("description").text();
        // Until 3.0, the members next to a reference have no meaning.
        const bool isReplaced = !row.reference.isEmpty() && m_version == Version::V30;
        const std::vector<Member> members = isReplaced ? std::vector<Member>() : document::membersOf(schema);
        row.constraints = constraintText(members);
        for (const QString &text : {row.reference, row.format, row.title, row.description})
            m_textLeft -= text.size();
        m_textLeft -= qsizetype(members.size()) * CharactersOfEntry;
        const Pointer pointer = row.pointer;
        const auto number = static_cast<qsizetype>(m_rows.size());
        m_rows.push_back(std::move(row));
        if (depth < MaximumSchemaDepth)
            readInside(pointer, schema, members, number, depth + 1);
    }

private:
    /** What an entry of a list or an object counts, with its text. */
    static constexpr qsizetype CharactersOfEntry = 16;

    /** The texts of a list, as far as the limit goes: an alias can bring the same list into many schemas. */
    QStringList texts(const Node &list)
    {
        QStringList all;
        for (qsizetype i = 0; list.isSequence() && i < list.childCount() && m_textLeft >= 0; ++i) {
            all.append(list.childAt(i).resolved().text());
            m_textLeft -= all.last().size() + CharactersOfEntry;
        }
        return all;
    }

    QString typeText(const Node &schema)
    {
        if (schema.isBool())
            return schema.text();
        const Node type = schema.member("type").resolved();
        return type.isSequence() ? texts(type).join(u", ") : type.text();
    }

    QString constraintText(const std::vector<Member> &members)
    {
        QStringList words;
        for (const Member &member : members) {
            const Field *field = schemaField(member.key, m_version);
            const QString name = QString::fromUtf8(member.key);
            if (member.key == "enum") {
                words.append(texts(member.value).join(u" | "));
            } else if (field && isConstraint(*field) && member.value.isScalar() &&
                       field->type.object != ObjectKind::Schema) {
                words.append(member.value.isBool() && member.value.toBool() ? name : name + u' ' + member.value.text());
                m_textLeft -= words.last().size();
            }
        }
        return words.join(u", ");
    }

    void readInside(const Pointer &pointer, const Node &schema, const std::vector<Member> &members, qsizetype parent,
                    int depth)
    {
        for (const Member &member : members) {
            const Field *field = schemaField(member.key, m_version);
            if (!field || field->type.object != ObjectKind::Schema || member.isRepeated)
                continue;
            SchemaRow row;
            row.keyword = member.key;
            row.owner = pointer;
            row.parent = parent;
            if (field->type.holds == Holds::Map)
                readMap(row, schema, member.value, depth);
            else if (field->type.holds == Holds::One)
                readSingle(row, member.value, depth);
            else
                readList(row, member.value, depth);
        }
    }

    void readSingle(SchemaRow row, const Node &schema, int depth)
    {
        if (!isSchema(schema))
            return;
        row.place = RowPlace::Single;
        row.name = row.keyword;
        row.pointer = row.owner.child(row.keyword);
        read(std::move(row), schema, depth);
    }

    void readMap(const SchemaRow &before, const Node &owner, const Node &map, int depth)
    {
        const bool isProperties = before.keyword == "properties";
        const QStringList required = isProperties ? texts(owner.member("required").resolved()) : QStringList();
        const QSet<QString> names(required.cbegin(), required.cend());
        const std::vector<Member> members = document::membersOf(map);
        m_textLeft -= qsizetype(members.size()) * CharactersOfEntry;
        for (const Member &member : members) {
            if (member.isRepeated || !isSchema(member.value))
                continue;
            SchemaRow row = before;
            row.place = RowPlace::Member;
            row.name = member.key;
            row.pointer = before.owner.child(before.keyword).child(row.name);
            row.isRequired = names.contains(QString::fromUtf8(row.name));
            read(std::move(row), member.value, depth);
        }
    }

    void readList(const SchemaRow &before, const Node &list, int depth)
    {
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
            SchemaRow row = before;
            row.place = RowPlace::Item;
            row.name = before.keyword + ' ' + QByteArray::number(i + 1);
            row.pointer = before.owner.child(before.keyword).child(i);
            const Node schema = list.childAt(i).resolved();
            if (isSchema(schema))
                read(std::move(row), schema, depth);
        }
    }

    std::vector<SchemaRow> &m_rows;
    Version m_version;
    qsizetype m_textLeft = MaximumSchemaText;
};

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
    Reader(rows, version).read(std::move(root), schema, 0);
    return rows;
}

} // namespace openapi
