#include "valuegestures.h"

#include "gesturestep.h"
#include "mappingentry.h"
#include "memberedit.h"
#include "schemaedit.h"
#include "schemaofsamples.h"
#include "schematypes.h"

namespace shapes {

using document::Document;
using document::Pointer;
using document::Value;
using openapi::Place;

namespace {

/** The place of the schema whose keywords a row shows: of a reference until 3.0, that of the target. */
Place keywordsOf(const Row &row)
{
    return row.isReference() && row.version == specification::Version::V30 ? row.target : row.place();
}

base::Result<void> writeKeyword(Document &document, const Pointer &schema, const QByteArray &keyword,
                                const std::optional<Value> &value)
{
    const document::Node node = document.snapshot().at(schema);
    if (!value)
        return node.member(keyword).exists() ? document.remove(schema / keyword) : base::Result<void>();
    if (node.isBool() && !node.toBool())
        return base::Error{base::ErrorCode::Unsupported, schema.toString()};
    if (!node.isMapping())
        return openapi::setMember(document, schema, Value::object({{keyword, *value}}));
    return openapi::setMember(document, schema / keyword, *value);
}

bool isKeptBesideSample(const QByteArray &keyword)
{
    return keyword == "title" || keyword == "description" || keyword.startsWith("x-");
}

} // namespace

Outcome setType(const Editing &editing, const Row &row, const QString &type)
{
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Pointer &place = row.written.pointer;
        const Document::Step step(document, {});
        if (auto done = openapi::setSchemaType(document, place, type); !done)
            return done.error();
        step.setSubject(document::Subject{place}, document::Subject{place});
        const bool isReference = document.snapshot().at(place).member("$ref").exists();
        return placeOr(row.isBranch() && isReference ? changeMappingEntries(document, row, type) : base::Result<void>(),
                       place);
    });
}

Outcome setKeyword(const Editing &editing, const Row &row, const QByteArray &keyword, const std::optional<Value> &value)
{
    const Place schema = keywordsOf(row);
    const Outcome done = inStep(editing, row, schema, [&](Document &document) {
        return placeOr(writeKeyword(document, schema.pointer, keyword, value), schema.pointer);
    });
    return done ? Outcome(row.place()) : done;
}

Outcome setRequired(const Editing &editing, const Row &row, bool required)
{
    if (row.kind != RowKind::Property)
        return unsupported(row);
    QList<Place> owners;
    if (required)
        owners.append(row.owner());
    for (qsizetype i = 0; !required && i < row.requiredBy.size(); ++i)
        owners.append(row.requiredBy[i].place);
    QStringList addresses;
    for (const Place &owner : std::as_const(owners))
        addresses.append(owner.address);
    return inSteps(editing, addresses, [&]() -> Outcome {
        for (const Place &owner : owners) {
            const Outcome done = inStep(editing, row, owner, [&](Document &document) {
                return placeOr(openapi::setRequired(document, owner.pointer, row.written.name, required),
                               row.written.pointer);
            });
            if (!done)
                return done;
        }
        return row.place();
    });
}

Outcome makeFromSample(const Editing &editing, const Row &row, const Value &sample)
{
    const bool isOld = row.version == specification::Version::V30;
    const Value made = schema::schemaOfSamples({sample},
                                               isOld ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012);
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const auto before = document.snapshot().at(row.written.pointer).value();
        if (!before)
            return before.error();
        QList<Value::Member> members;
        for (const Value::Member &member : before->members()) {
            if (isKeptBesideSample(member.first))
                members.append(member);
        }
        members += made.members();
        return placeOr(document.replaceSubtree(row.written.pointer, Value::object(members)), row.written.pointer);
    });
}

Gesture keywordChanges(const document::Node &before, const document::Node &after)
{
    QList<std::pair<QByteArray, std::optional<Value>>> changes;
    for (qsizetype i = 0; before.isMapping() && i < before.childCount(); ++i) {
        if (after.indexOf(before.keyAt(i)) < 0)
            changes.append({before.keyAt(i), std::nullopt});
    }
    for (qsizetype i = 0; after.isMapping() && i < after.childCount(); ++i) {
        const document::Node earlier = before.member(after.keyAt(i));
        const document::Node now = after.childAt(i);
        const auto value = document::isShared(earlier, now) ? base::Result<Value>(base::Error{}) : now.value();
        if (!value)
            continue;
        const auto old = earlier.exists() ? earlier.value() : base::Result<Value>(base::Error{});
        if (!old || *old != *value)
            changes.append({after.keyAt(i), *value});
    }
    if (changes.isEmpty() || !before.isMapping() || !after.isMapping())
        return {};
    return [changes](const Editing &editing, const Row &row) {
        return inSteps(editing, {keywordsOf(row).address}, [&] {
            Outcome outcome = row.place();
            for (qsizetype i = 0; i < changes.size() && outcome; ++i)
                outcome = setKeyword(editing, row, changes[i].first, changes[i].second);
            return outcome;
        });
    };
}

} // namespace shapes
