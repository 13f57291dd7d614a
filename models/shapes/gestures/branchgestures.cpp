#include "branchgestures.h"

#include "discriminator.h"
#include "edits.h"
#include "gesturestep.h"
#include "mappingentry.h"
#include "memberedit.h"
#include "openapilimits.h"
#include "referenceresolver.h"
#include "referencetarget.h"
#include "refs.h"
#include "shapereader.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>

namespace shapes {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** The keywords that a schema loses when it gets its first branches: its type, and those that belong to one type. */
constexpr QByteArrayView Replaced[] = {"$ref",
                                       "$dynamicRef",
                                       "type",
                                       "nullable",
                                       "format",
                                       "enum",
                                       "const",
                                       "multipleOf",
                                       "maximum",
                                       "minimum",
                                       "exclusiveMaximum",
                                       "exclusiveMinimum",
                                       "maxLength",
                                       "minLength",
                                       "pattern",
                                       "items",
                                       "prefixItems",
                                       "contains",
                                       "minContains",
                                       "maxContains",
                                       "maxItems",
                                       "minItems",
                                       "uniqueItems",
                                       "unevaluatedItems",
                                       "contentSchema",
                                       "contentMediaType",
                                       "contentEncoding",
                                       "additionalProperties"};

/** Properties hold for all branches, so that they stay. */
bool isReplaced(const QByteArray &keyword, const Node &value)
{
    const bool isEmpty = (keyword == "properties" || keyword == "required") && value.childCount() == 0;
    return isEmpty || std::find(std::begin(Replaced), std::end(Replaced), keyword) != std::end(Replaced);
}

Value listOf(const QStringList &references)
{
    QList<Value> items;
    for (const QString &reference : references)
        items.append(Value::object({{"$ref", Value::string(reference)}}));
    return Value::array(items);
}

/** Gives a schema without branches of the keyword its first ones. */
base::Result<void> replaceByBranches(Document &document, const Pointer &schema, const Branches &branches)
{
    const Node node = document.snapshot().at(schema);
    QByteArrayList replaced;
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i) {
        if (isReplaced(node.keyAt(i), node.childAt(i)))
            replaced.append(node.keyAt(i));
    }
    const Value list = listOf(branches.references);
    if (!node.isMapping() || replaced.size() == node.childCount())
        return document.replaceSubtree(schema, Value::object({{branches.keyword, list}}));
    if (auto done = openapi::setMember(document, schema / branches.keyword, list); !done)
        return done;
    for (const QByteArray &keyword : std::as_const(replaced)) {
        if (auto done = document.remove(schema / keyword); !done)
            return done;
    }
    return {};
}

/** Adds branches that a list does not have to it. */
base::Result<void> appendBranches(Document &document, const Pointer &list, QStringList references)
{
    const Node items = document.snapshot().at(list);
    for (qsizetype i = 0; i < items.childCount(); ++i)
        references.removeAll(openapi::referenceOf(items.childAt(i)).value_or(QString()));
    const Value added = listOf(references);
    for (const Value &branch : added.items()) {
        if (auto done = document.append(list, branch); !done)
            return done;
    }
    return {};
}

/** Documents of branches are read again only if there are any beside that of the schema. */
QByteArray propertyFor(const Editing &editing, const openapi::Place &schema, const document::Snapshot &snapshot)
{
    const QList<openapi::Branch> all = openapi::alternativesOf(snapshot, schema.pointer);
    const bool isElsewhere = std::any_of(
        all.cbegin(), all.cend(), [](const openapi::Branch &branch) { return !branch.reference.startsWith(u'#'); });
    if (!isElsewhere)
        return openapi::commonProperties(snapshot, all).value(0, u"type"_qs).toUtf8();
    const auto row = ShapeReader(openapi::ReferenceResolver(editing.documents.set())).root(schema);
    return row ? discriminatingProperty(editing, *row) : QByteArray("type");
}

/** Adds a discriminator, or entries for new branches to that which a schema has. */
base::Result<void> discriminate(const Editing &editing, Document &document, const openapi::Place &schema,
                                const Branches &branches)
{
    const Pointer &place = schema.pointer;
    const bool isMissing = !document.snapshot().at(place / QByteArray("discriminator")).exists();
    if (isMissing && branches.hasDiscriminator)
        return openapi::addDiscriminator(document, place, propertyFor(editing, schema, document.snapshot()));
    for (const QString &reference : branches.references) {
        if (auto done = isMissing ? base::Result<void>() : addMappingEntry(document, place, reference); !done)
            return done;
    }
    return {};
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
    const auto blanksOf = [](const QByteArray &line) {
        return std::find_if(line.begin(), line.end(), [](char each) { return each != ' '; }) - line.begin();
    };
    QList<QByteArray> lines = snapshot.text(span).split('\n');
    // The text of a block collection starts with its indentation.
    const qsizetype blanks = blanksOf(lines.first());
    const qsizetype column = snapshot.positionAt(span.offset + blanks).column - 1;
    lines.first().remove(0, blanks);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        lines[i].remove(0, std::min<qsizetype>(blanksOf(lines[i]), column));
        if (!lines[i].isEmpty())
            lines[i].prepend("  ");
    }
    const auto alone = document::Snapshot::parse("- " + lines.join('\n'), document::Format::Yaml);
    const Pointer item{"0"};
    const auto read = alone.at(item).value();
    const bool isSame = snapshot.format() == document::Format::Yaml && alone.isValid() && read && *read == value;
    return isSame ? document::CopySource{alone, item, document::CopiedComments::Inside}
                  : document::CopySource{snapshot, place, document::CopiedComments::Inside};
}

/** The text of a reference into a schema after the schema has become a branch of itself; nothing if it stays. */
std::optional<QString> referenceToBranch(const openapi::FoundUse &found, const Pointer &schema, const Pointer &branch)
{
    const QString &reference = found.use().reference;
    const Pointer &target = found.document->targetOf(found.index).place.pointer;
    // References to the schema itself mean all of it. Those by an `$id` are relative to a schema that moves, too.
    const auto read = openapi::readReference(reference, found.document->address());
    if (target == schema || read.kind != openapi::ReferenceTarget::Kind::Pointer || read.place.pointer != target)
        return std::nullopt;
    return reference.section(u'#', 0, 0) + openapi::localReference(branch / target.relativeTo(schema));
}

/** Changes the references into a schema that becomes a branch of itself, in all documents. */
base::Result<void> followToBranch(const Editing &editing, const QList<openapi::FoundUse> &uses, const Pointer &schema,
                                  const Pointer &branch)
{
    struct Change {
        Document *document;
        Pointer place;
        QString reference;
    };
    QList<Change> changes;
    for (const openapi::FoundUse &found : uses) {
        const auto reference = referenceToBranch(found, schema, branch);
        if (!reference)
            continue;
        const QString &address = found.document->address();
        Document *document = editing.documents.find(address);
        if (!document)
            return base::Error{base::ErrorCode::NotFound, address};
        if (document->readOnlyReason() != document::ReadOnlyReason::None)
            return base::Error{base::ErrorCode::ReadOnly, address};
        changes.append({document, found.use().pointer, *reference});
    }
    std::map<Document *, std::unique_ptr<Document::Step>> steps;
    for (const Change &change : std::as_const(changes)) {
        auto &step = steps[change.document];
        if (!step)
            step = std::make_unique<Document::Step>(*change.document, editing.step);
        if (auto done = change.document->setScalar(change.place, Value::string(change.reference)); !done)
            return done;
    }
    return {};
}

} // namespace

Outcome addBranches(const Editing &editing, const Row &row, const Branches &branches)
{
    if (branches.references.isEmpty())
        return unsupported(row);
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Pointer &schema = row.written.pointer;
        const Pointer list = schema / branches.keyword;
        const Document::Step step(document, {});
        if (auto done = row.isBranch() && row.isReference() ? removeMappingEntries(document, row)
                                                            : base::Result<void>();
            !done)
            return done.error();
        const Node present = document.snapshot().at(list);
        if (auto done = present.isSequence() && present.childCount() > 0
                            ? appendBranches(document, list, branches.references)
                            : replaceByBranches(document, schema, branches);
            !done)
            return done.error();
        step.setSubject(document::Subject{schema}, document::Subject{schema});
        return placeOr(discriminate(editing, document, row.place(), branches), schema);
    });
}

Outcome turnIntoOneOf(const Editing &editing, const Row &row)
{
    const QList<openapi::FoundUse> uses = editing.documents.set().usesWithin(row.place());
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Pointer &place = row.written.pointer;
        const Pointer branch = place / Pointer{"oneOf", "0"};
        if (!document.snapshot().at(place).isMapping())
            return unsupported(row);
        const Document::Step step(document, {});
        if (auto done = followToBranch(editing, uses, place, branch); !done)
            return done.error();
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
        if (auto done = document.replaceSubtree(place, Value::object(members)); !done)
            return done.error();
        const document::Snapshot replaced = document.snapshot();
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
    /** The branches after this number of rows don't count. */
    constexpr qsizetype MostRows = 5 * openapi::MaximumSchemaRows;
    ShapeReader reader{openapi::ReferenceResolver(editing.documents.set())};
    QList<QByteArray> common;
    bool isFirst = true;
    qsizetype read = 0;
    for (const Row &branch : reader.children(row)) {
        if (!branch.isBranch() || read >= MostRows)
            continue;
        const QSet<QByteArray> earlier(common.cbegin(), common.cend());
        common.clear();
        const QList<Row> rows = reader.children(branch);
        read += rows.size();
        for (const Row &property : rows) {
            const bool isText = property.kind == RowKind::Property && property.written.type == u"string";
            if (isText && property.isRequired && (isFirst || earlier.contains(property.written.name)))
                common.append(property.written.name);
        }
        isFirst = false;
    }
    return common.isEmpty() ? QByteArray("type") : common.first();
}

} // namespace shapes
