#include "branchgestures.h"

#include "edits.h"
#include "gesturestep.h"
#include "memberedit.h"
#include "referencename.h"
#include "shapereader.h"

#include <QSet>

namespace shapes {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

QByteArray branchKeyword(const Node &schema)
{
    return schema.member("anyOf").exists() && !schema.member("oneOf").exists() ? "anyOf" : "oneOf";
}

base::Result<void> appendTo(Document &document, const Pointer &list, const Value &value)
{
    const Node items = document.snapshot().at(list);
    return items.isSequence() && items.childCount() > 0 ? document.append(list, value)
                                                        : openapi::setMember(document, list, Value::array({value}));
}

/** Without a mapping, the name of the component selects it. */
base::Result<void> mapBranch(Document &document, const Pointer &schema, const QString &reference)
{
    const Pointer mapping = schema / Pointer{"discriminator", "mapping"};
    const Node entries = document.snapshot().at(mapping);
    const QByteArray name = openapi::referenceName(reference).toUtf8();
    if (!entries.isMapping() || entries.childCount() == 0 || entries.member(name).exists())
        return {};
    return document.insert(mapping / name, Value::string(reference));
}

Value withoutTexts(const Value &schema)
{
    QList<Value::Member> members = schema.members();
    members.removeIf(
        [](const Value::Member &member) { return member.first == "title" || member.first == "description"; });
    return schema.type() == Value::Type::Object ? Value::object(members) : schema;
}

} // namespace

Outcome addBranch(const Editing &editing, const Row &row, const QString &reference)
{
    if (row.state != openapi::ReferenceState::Resolved)
        return unsupported(row);
    return inStep(editing, row, row.target, [&](Document &document) -> base::Result<Pointer> {
        const Pointer &schema = row.target.pointer;
        const Node node = document.snapshot().at(schema);
        if (!node.isMapping())
            return unsupported(row);
        const Pointer list = schema / branchKeyword(node);
        const qsizetype count = document.snapshot().at(list).childCount();
        const Value branch = reference.isEmpty() ? Value::object({{"type", Value::string(u"object"_qs)}})
                                                 : Value::object({{"$ref", Value::string(reference)}});
        const Document::Step step(document, {});
        if (auto done = appendTo(document, list, branch); !done)
            return done.error();
        if (auto done = reference.isEmpty() ? base::Result<void>() : mapBranch(document, schema, reference); !done)
            return done.error();
        step.setSubject(std::nullopt, document::Subject{list.child(count), true});
        return list.child(count);
    });
}

Outcome turnIntoOneOf(const Editing &editing, const Row &row)
{
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Pointer &place = row.written.pointer;
        const document::Snapshot before = document.snapshot();
        const auto value = before.at(place).value();
        if (!value)
            return value.error();
        QList<Value::Member> members;
        for (const Value::Member &member : value->members()) {
            if (member.first == "title" || member.first == "description")
                members.append(member);
        }
        // A branch that is replaced by a copy of the text, so that its comments stay.
        members.append({"oneOf", Value::array({Value::object({{"type", Value::string(u"object"_qs)}})})});
        const Document::Step step(document, {});
        if (auto done = document.replaceSubtree(place, Value::object(members)); !done)
            return done.error();
        const document::Snapshot replaced = document.snapshot();
        const Pointer branch = place / QByteArray("oneOf") / QByteArray("0");
        const auto copied = document::copyInto(replaced, branch, withoutTexts(*value), -1,
                                               {before, place, document::CopiedComments::Inside});
        if (!copied)
            return copied.error();
        step.setSubject(document::Subject{place}, document::Subject{place});
        return placeOr(document.apply(replaced, *copied), place);
    });
}

Outcome addDiscriminator(const Editing &editing, const Row &row, const QByteArray &property)
{
    if (row.state != openapi::ReferenceState::Resolved)
        return unsupported(row);
    return inStep(editing, row, row.target, [&](Document &document) -> base::Result<Pointer> {
        const Pointer place = row.target.pointer / QByteArray("discriminator");
        const Node schema = document.snapshot().at(row.target.pointer);
        if (schema.member("discriminator").exists())
            return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
        const Node branches = schema.member(branchKeyword(schema)).resolved();
        QList<Value::Member> mapping;
        QSet<QByteArray> names;
        for (qsizetype i = 0; branches.isSequence() && i < branches.childCount(); ++i) {
            const auto reference = openapi::referenceOf(branches.childAt(i).resolved());
            const QByteArray name = reference ? openapi::referenceName(*reference).toUtf8() : QByteArray();
            if (name.isEmpty() || names.contains(name))
                continue;
            names.insert(name);
            mapping.append({name, Value::string(*reference)});
        }
        if (mapping.isEmpty())
            return unsupported(row);
        const Value discriminator = Value::object(
            {{"propertyName", Value::string(property)}, {"mapping", Value::object(mapping)}});
        return placeOr(openapi::setMember(document, place, discriminator), row.target.pointer);
    });
}

QByteArray discriminatingProperty(const Editing &editing, const Row &row)
{
    ShapeReader reader{openapi::ReferenceResolver(editing.documents.set())};
    QList<QByteArray> common;
    bool isFirst = true;
    for (const Row &branch : reader.children(row)) {
        if (!branch.isBranch())
            continue;
        QList<QByteArray> names;
        for (const Row &property : reader.children(branch)) {
            const bool isText = property.kind == RowKind::Property && property.written.type == u"string";
            if (isText && property.isRequired && (isFirst || common.contains(property.written.name)))
                names.append(property.written.name);
        }
        common = names;
        isFirst = false;
    }
    return common.isEmpty() ? QByteArray("type") : common.first();
}

} // namespace shapes
