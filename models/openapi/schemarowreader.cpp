#include "schemarowreader.h"

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
/** What an entry of a list or an object counts, with its text. */
constexpr qsizetype CharactersOfEntry = 16;

/** Whether a summary of the type or a note says it. */
bool isShownElsewhere(const QByteArray &keyword)
{
    static constexpr QByteArrayView Keywords[] = {"enum", "const", "nullable", "readOnly", "writeOnly", "deprecated"};
    return std::find(std::begin(Keywords), std::end(Keywords), QByteArrayView(keyword)) != std::end(Keywords);
}

bool isConstraint(const Field &field)
{
    const bool isOther = std::find(std::begin(NotConstraints), std::end(NotConstraints), QByteArrayView(field.name)) ==
                         std::end(NotConstraints);
    return isOther && (field.type.is != Is::Text || field.type.text == specification::Text::Pattern);
}

const Field *schemaField(const QByteArray &keyword, Version version)
{
    return specification::findField(specification::objectType(ObjectKind::Schema), keyword, version);
}

bool isSchema(const Node &node)
{
    return node.isMapping() || node.isBool();
}

} // namespace

void SchemaRowReader::complete(SchemaRow &row, const Node &schema)
{
    row.reference = referenceOf(schema).value_or(QString());
    row.type = typeText(schema);
    row.isBoolean = schema.isBool();
    row.format = schema.member("format").text();
    row.title = schema.member("title").text();
    row.description = schema.member("description").text();
    const std::vector<Member> members = isReplaced(schema) ? std::vector<Member>() : document::membersOf(schema);
    row.constraints = constraintText(members);
    for (const QString &text : {row.reference, row.format, row.title, row.description})
        m_textLeft -= text.size();
    m_textLeft -= qsizetype(members.size()) * CharactersOfEntry;
}

/** Until 3.0, the members next to a reference have no meaning. */
bool SchemaRowReader::isReplaced(const Node &schema) const
{
    return m_version == Version::V30 && referenceOf(schema);
}

std::vector<SchemaRowReader::Found> SchemaRowReader::rowsIn(const Node &schema, const Pointer &pointer)
{
    std::vector<Found> found;
    if (isReplaced(schema))
        return found;
    for (const Member &member : document::membersOf(schema)) {
        const Field *field = schemaField(member.key, m_version);
        if (!field || field->type.object != ObjectKind::Schema || member.isRepeated)
            continue;
        SchemaRow row;
        row.keyword = member.key;
        row.owner = pointer;
        if (field->type.holds == Holds::Map)
            readMap(found, row, schema, member.value);
        else if (field->type.holds == Holds::One)
            readSingle(found, row, member.value);
        else
            readList(found, row, member.value);
    }
    return found;
}

bool SchemaRowReader::hasRowsIn(const Node &schema) const
{
    if (isReplaced(schema))
        return false;
    const std::vector<Member> members = document::membersOf(schema);
    return std::any_of(members.cbegin(), members.cend(), [this](const Member &member) {
        const Field *field = schemaField(member.key, m_version);
        if (!field || field->type.object != ObjectKind::Schema || member.isRepeated)
            return false;
        if (field->type.holds == Holds::One)
            return isSchema(member.value);
        for (qsizetype i = 0; i < member.value.childCount(); ++i) {
            if (isSchema(member.value.childAt(i).resolved()))
                return true;
        }
        return false;
    });
}

/** The texts of a list, as far as the limit goes: an alias can bring the same list into many schemas. */
QStringList SchemaRowReader::texts(const Node &list)
{
    QStringList all;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount() && m_textLeft >= 0; ++i) {
        all.append(list.childAt(i).resolved().text());
        m_textLeft -= all.last().size() + CharactersOfEntry;
    }
    return all;
}

QString SchemaRowReader::typeText(const Node &schema)
{
    if (schema.isBool())
        return schema.text();
    const Node type = schema.member("type").resolved();
    return type.isSequence() ? texts(type).join(u", ") : type.text();
}

QString SchemaRowReader::constraintText(const std::vector<Member> &members)
{
    QStringList words;
    for (const Member &member : members) {
        if (!m_hasValues && isShownElsewhere(member.key))
            continue;
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

void SchemaRowReader::readSingle(std::vector<Found> &found, SchemaRow row, const Node &schema)
{
    if (!isSchema(schema))
        return;
    row.place = RowPlace::Single;
    row.name = row.keyword;
    row.pointer = row.owner.child(row.keyword);
    found.push_back({std::move(row), schema});
}

void SchemaRowReader::readMap(std::vector<Found> &found, const SchemaRow &before, const Node &owner, const Node &map)
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
        found.push_back({std::move(row), member.value});
        if (found.size() > MaximumSchemaRows)
            return;
    }
}

void SchemaRowReader::readList(std::vector<Found> &found, const SchemaRow &before, const Node &list)
{
    for (qsizetype i = 0; list.isSequence() && i < list.childCount() && found.size() <= MaximumSchemaRows; ++i) {
        SchemaRow row = before;
        row.place = RowPlace::Item;
        row.name = before.keyword + ' ' + QByteArray::number(i + 1);
        row.pointer = before.owner.child(before.keyword).child(i);
        const Node schema = list.childAt(i).resolved();
        if (isSchema(schema))
            found.push_back({std::move(row), schema});
    }
}

} // namespace openapi
