#include "branchgestures.h"

#include "discriminator.h"
#include "edits.h"
#include "gesturestep.h"
#include "mappingentry.h"
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

Value withoutTexts(const Value &schema)
{
    QList<Value::Member> members = schema.members();
    members.removeIf(
        [](const Value::Member &member) { return member.first == "title" || member.first == "description"; });
    return schema.type() == Value::Type::Object ? Value::object(members) : schema;
}

/** The text of a YAML block as the only item of a list, so that it can be copied to an item with its comments; the
 * place itself if that has another value. */
document::CopySource sourceOfCopy(const document::Snapshot &snapshot, const Pointer &place, const Value &value)
{
    const Node node = snapshot.at(place);
    const base::Span span = node.contentSpan();
    QList<QByteArray> lines = snapshot.text(span).split('\n');
    const auto column = snapshot.positionAt(span.offset).column - 1;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        qsizetype blanks = 0;
        while (blanks < lines[i].size() && blanks < column && lines[i][blanks] == ' ')
            ++blanks;
        lines[i].replace(0, blanks, "  ");
    }
    const auto alone = document::Snapshot::parse("- " + lines.join('\n'), document::Format::Yaml);
    const Pointer item{"0"};
    const auto read = alone.at(item).value();
    const bool isSame = snapshot.format() == document::Format::Yaml && alone.isValid() && read && *read == value;
    return isSame ? document::CopySource{alone, item, document::CopiedComments::Inside}
                  : document::CopySource{snapshot, place, document::CopiedComments::Inside};
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
        if (auto done = reference.isEmpty() ? base::Result<void>() : addMappingEntry(document, schema, reference);
            !done)
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
                                               sourceOfCopy(before, place, *value));
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
        const Pointer &schema = row.target.pointer;
        if (openapi::branchesOf(document.snapshot(), schema).isEmpty())
            return unsupported(row);
        return placeOr(openapi::addDiscriminator(document, schema, property), schema);
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
