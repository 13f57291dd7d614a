#include "schemacommands.h"

#include "extract.h"
#include "memberedit.h"
#include "references.h"
#include "schemaedit.h"
#include "schemaofsamples.h"
#include "targetcopy.h"
#include "workspace.h"

#include <functional>

namespace designer {

using document::Document;
using document::Pointer;
using openapi::SchemaRow;
using Outcome = SchemaCommands::Outcome;

namespace {

/** Makes the edit as one undo step. */
Outcome inSchemaStep(Document &document, const QString &name, const std::function<Outcome()> &edit)
{
    Outcome outcome{base::Error{}};
    {
        const Document::Step step(document, name);
        outcome = edit();
    }
    document.closeStep();
    return outcome;
}

Outcome outcomeOf(const base::Result<void> &done, const Pointer &place)
{
    return done ? Outcome(place) : Outcome(done.error());
}

/** A name for the component of a row: "price" becomes "Price", the items of "tags" "TagsItems". */
QByteArray componentNameFor(const document::Snapshot &snapshot, const SchemaRow &row)
{
    QByteArray name;
    bool isStart = true;
    const QByteArray words = row.place == SchemaRow::Place::Member
                                 ? row.name
                                 : row.owner.last() + ' ' + row.keyword + ' ' + row.name.last(1);
    for (const char c : words) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isLetter)
            name += isStart ? QByteArray(1, c).toUpper() : QByteArray(1, c);
        isStart = !isLetter;
    }
    if (name.isEmpty())
        name = "NewSchema";
    const document::Node schemas = snapshot.at({"components", "schemas"});
    QByteArray unused = name;
    for (int number = 2; schemas.member(unused).exists(); ++number)
        unused = name + QByteArray::number(number);
    return unused;
}

} // namespace

Document &SchemaCommands::document() const
{
    return m_definition.document();
}

Outcome SchemaCommands::add(const Pointer &schema, const QByteArray &keyword)
{
    const QString name = keyword == "properties" ? tr("Add property")
                         : keyword == "items"    ? tr("Add item schema")
                         : keyword == "$defs"    ? tr("Add definition")
                                                 : tr("Add %1", "%1: a keyword").arg(QString::fromUtf8(keyword));
    return inSchemaStep(document(), name, [&] { return openapi::addSchema(document(), schema, keyword); });
}

Outcome SchemaCommands::addTitledValues(const SchemaRow &row)
{
    using document::Value;
    const bool isNumber = row.type.contains(u"integer") || row.type.contains(u"number");
    const Value constant = isNumber ? Value::integer(1) : Value::string(QByteArray());
    const Value branch = Value::object({{"const", constant}});
    return inSchemaStep(document(), tr("Add values with titles"), [&] {
        return outcomeOf(openapi::setMember(document(), row.pointer.child("oneOf"), Value::array({branch})),
                         row.pointer);
    });
}

Outcome SchemaCommands::remove(const SchemaRow &row)
{
    const QString name = row.isProperty() ? tr("Delete property") : tr("Delete schema");
    return inSchemaStep(document(), name, [&] { return outcomeOf(openapi::removeSchema(document(), row), row.owner); });
}

Outcome SchemaCommands::duplicate(const SchemaRow &row)
{
    const QString name = row.isProperty() ? tr("Duplicate property") : tr("Duplicate schema");
    return inSchemaStep(document(), name, [&] { return openapi::duplicateSchema(document(), row); });
}

Outcome SchemaCommands::move(const SchemaRow &row, int by)
{
    const QString name = row.isProperty() ? tr("Move property") : tr("Move schema");
    return inSchemaStep(document(), name, [&] { return openapi::moveSchema(document(), row, by); });
}

Outcome SchemaCommands::setRequired(const SchemaRow &row, bool required)
{
    const QString name = required ? tr("Make property required") : tr("Make property optional");
    return inSchemaStep(document(), name, [&] {
        return outcomeOf(openapi::setRequired(document(), row.owner, row.name, required), row.pointer);
    });
}

Outcome SchemaCommands::inlineReference(const SchemaRow &row)
{
    return inSchemaStep(document(), tr("Inline reference"),
                        [&] { return outcomeOf(inlineTarget(m_definition, m_references, row.pointer), row.pointer); });
}

Outcome SchemaCommands::makeFromSample(const SchemaRow &row, const QByteArray &sample)
{
    const auto value = document::Value::fromJson(sample);
    if (!value)
        return value.error();
    const document::Snapshot snapshot = document().snapshot();
    const bool isOld = openapi::schemaVersion(snapshot) == specification::Version::V30;
    const document::Value made = schema::schemaOfSamples({*value}, isOld ? schema::Dialect::OpenApi30
                                                                         : schema::Dialect::Draft202012);
    const auto before = snapshot.at(row.pointer).value();
    QList<document::Value::Member> members;
    if (before) {
        for (const document::Value::Member &member : before->members()) {
            if (member.first == "title" || member.first == "description" || member.first.startsWith("x-"))
                members.append(member);
        }
    }
    members += made.members();
    return inSchemaStep(document(), tr("Make schema from sample"), [&] {
        return outcomeOf(document().replaceSubtree(row.pointer, document::Value::object(members)), row.pointer);
    });
}

Outcome SchemaCommands::extract(const SchemaRow &row)
{
    const QByteArray name = componentNameFor(document().snapshot(), row);
    return inSchemaStep(document(), tr("Extract to component"), [&] {
        return bundling::extractComponent(document(), row.pointer, name, m_references.addressOf(m_definition));
    });
}

} // namespace designer
