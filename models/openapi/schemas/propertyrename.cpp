#include "propertyrename.h"

#include "openapilimits.h"
#include "renamewithreferences.h"

#include <algorithm>

namespace openapi {
namespace {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;

/** The keywords whose schemas apply to the same object (JSON Schema 2020-12, Core §10.2). */
constexpr QByteArrayView OneBranch[] = {"not", "if", "then", "else"};
constexpr QByteArrayView SeveralBranches[] = {"allOf", "anyOf", "oneOf", "dependentSchemas"};

/** The schema and its branches, each before its own branches. */
void collectBranches(const Node &schema, const Pointer &place, int depth, QList<Pointer> &places)
{
    if (!schema.isMapping() || depth > MaximumSchemaDepth || places.size() >= MaximumSchemaRows)
        return;
    places.append(place);
    for (const QByteArrayView keyword : OneBranch)
        collectBranches(schema.member(keyword), place.child(keyword.toByteArray()), depth + 1, places);
    for (const QByteArrayView keyword : SeveralBranches) {
        const Node several = schema.member(keyword);
        const Pointer list = place.child(keyword.toByteArray());
        for (qsizetype i = 0; i < several.childCount(); ++i)
            collectBranches(several.childAt(i), several.isMapping() ? list.child(several.keyAt(i)) : list.child(i),
                            depth + 1, places);
    }
}

/** The references of a snapshot. Only what changed since `known` is read. */
ReferencedDocumentPtr referencesOf(const document::Snapshot &snapshot, const ReferencedDocumentPtr &known)
{
    if (known && known->snapshot().data() == snapshot.data())
        return known;
    if (known)
        return std::make_shared<const ReferencedDocument>(*known, snapshot);
    // Any address will do, because nothing outside of this document is searched.
    return std::make_shared<const ReferencedDocument>(u"/document"_qs, snapshot);
}

/** Renames a key with the references of this document. */
base::Result<void> renameEntry(Document &document, const Pointer &entry, const QByteArray &newName,
                               const ReferencedDocumentPtr &known)
{
    const document::Snapshot before = document.snapshot();
    const ReferencedDocumentPtr read = referencesOf(before, known);
    const QString &address = read->address();
    if (read->usesWithin({address, entry}).isEmpty())
        return document.renameKey(entry, newName);
    const auto plan = planRename(DocumentSet({read}), {address, entry}, newName);
    if (!plan)
        return plan.error();
    return document.apply(before, plan->documents.first().edited);
}

class PropertyRename
{
public:
    PropertyRename(Document &document, const QByteArray &name, const QByteArray &newName)
        : m_document(document)
        , m_name(name)
        , m_newName(newName)
    {}

    base::Result<void> renameIn(const Pointer &schema)
    {
        auto done = renameItems(schema.child("required"));
        const Node lists = nodeAt(schema.child("dependentRequired"));
        for (qsizetype i = 0; done && lists.isMapping() && i < lists.childCount(); ++i)
            done = renameItems(schema.child("dependentRequired").child(lists.keyAt(i)));
        for (const QByteArray &keyword : {QByteArray("dependentRequired"), QByteArray("dependentSchemas")}) {
            if (done)
                done = renameMember(schema.child(keyword));
        }
        const Pointer discriminator = schema.child("discriminator").child("propertyName");
        if (done && isNamed(nodeAt(discriminator)))
            done = m_document.setScalar(discriminator, Value::string(m_newName));
        return done;
    }

private:
    [[nodiscard]] Node nodeAt(const Pointer &place) const { return m_document.snapshot().at(place); }
    [[nodiscard]] bool isNamed(const Node &node) const { return node.isScalar() && node.bytes() == m_name; }

    base::Result<void> renameItems(const Pointer &list)
    {
        const Node names = nodeAt(list);
        for (qsizetype i = 0; names.isSequence() && i < names.childCount(); ++i) {
            if (!isNamed(names.childAt(i)))
                continue;
            if (auto done = m_document.setScalar(list.child(i), Value::string(m_newName)); !done)
                return done;
        }
        return {};
    }

    base::Result<void> renameMember(const Pointer &map)
    {
        const Node members = nodeAt(map);
        if (!members.isMapping() || !members.member(m_name).exists() || members.member(m_newName).exists())
            return {};
        return m_document.renameKey(map.child(m_name), m_newName);
    }

    Document &m_document;
    QByteArray m_name;
    QByteArray m_newName;
};

} // namespace

base::Result<void> renameProperty(Document &document, const Pointer &schema, const QByteArray &name,
                                  const QByteArray &newName, const ReferencedDocumentPtr &known)
{
    QList<Pointer> places;
    collectBranches(document.snapshot().at(schema), schema, 0, places);
    if (auto done = renameEntry(document, schema.child("properties").child(name), newName, known); !done)
        return done;
    // A rename in `dependentSchemas` changes the places of its branches, so those come first.
    std::reverse(places.begin(), places.end());
    PropertyRename rename(document, name, newName);
    for (const Pointer &place : std::as_const(places)) {
        if (auto done = rename.renameIn(place); !done)
            return done;
    }
    return {};
}

base::Result<void> renameSchema(Document &document, const SchemaRow &row, const QByteArray &newName,
                                const ReferencedDocumentPtr &known)
{
    if (row.place != SchemaRow::Place::Member)
        return base::Error{base::ErrorCode::Unsupported, row.pointer.toString()};
    return row.isProperty() ? renameProperty(document, row.owner, row.name, newName, known)
                            : renameEntry(document, row.pointer, newName, known);
}

} // namespace openapi
