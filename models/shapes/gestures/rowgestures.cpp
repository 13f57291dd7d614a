#include "rowgestures.h"

#include "gesturestep.h"
#include "mappingentry.h"
#include "memberedit.h"
#include "newobject.h"
#include "propertyowner.h"
#include "propertyrename.h"
#include "referencetarget.h"
#include "renamewithreferences.h"
#include "schemaedit.h"

namespace shapes {

using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;

namespace {

/** Returns why a document can't be edited as planned, with its address. */
base::Result<void> checkDocument(const Editing &editing, const openapi::RenamedDocument &renamed)
{
    const Document *document = editing.documents.find(renamed.address);
    if (!document)
        return base::Error{base::ErrorCode::ReadFailed, renamed.address};
    if (document->readOnlyReason() != document::ReadOnlyReason::None)
        return base::Error{base::ErrorCode::ReadOnly, renamed.address};
    // A file that was read for its references only can be another one when it is loaded.
    return document->isAt(renamed.before) ? base::Result<void>()
                                          : base::Error{base::ErrorCode::ChangedOnDisk, renamed.address};
}

/** Plans the changes of the references of other documents to an entry that gets another name. Each of the documents can
 * be edited. */
base::Result<QList<openapi::RenamedDocument>> planElsewhere(const Editing &editing, const Row &row,
                                                            const QByteArray &name)
{
    const openapi::DocumentSet set = editing.documents.set();
    const QList<openapi::FoundUse> uses = set.usesWithin(row.place());
    const bool isUsed = std::any_of(uses.cbegin(), uses.cend(), [&row](const openapi::FoundUse &use) {
        return use.document->address() != row.address;
    });
    if (!isUsed)
        return QList<openapi::RenamedDocument>();
    const auto plan = openapi::planRename(set, row.place(), name);
    if (!plan)
        return plan.error();
    QList<openapi::RenamedDocument> elsewhere;
    for (const openapi::RenamedDocument &renamed : plan->documents) {
        if (auto done = checkDocument(editing, renamed); !done)
            return done.error();
        if (renamed.address != row.address)
            elsewhere.append(renamed);
    }
    return elsewhere;
}

openapi::ReferencedDocumentPtr knownReferences(const Editing &editing, const QString &address)
{
    return editing.documents.set().find(address);
}

} // namespace

Outcome addProperty(const Editing &editing, const Row &row)
{
    if (row.state != openapi::ReferenceState::Resolved)
        return unsupported(row);
    return inStep(editing, row, row.target, [&](Document &document) {
        return openapi::addProperty(document, propertyOwner(document.snapshot(), row.target.pointer));
    });
}

Outcome addSchema(const Editing &editing, const Row &row, const QByteArray &keyword)
{
    if (keyword == "properties")
        return addProperty(editing, row);
    if (row.state != openapi::ReferenceState::Resolved)
        return unsupported(row);
    return inStep(editing, row, row.target,
                  [&](Document &document) { return openapi::addSchema(document, row.target.pointer, keyword); });
}

Outcome rename(const Editing &editing, const Row &row, const QByteArray &name)
{
    if (row.written.place != openapi::SchemaRow::Place::Member)
        return unsupported(row);
    const auto elsewhere = planElsewhere(editing, row, name);
    if (!elsewhere)
        return elsewhere.error();
    QStringList addresses{row.address};
    for (const openapi::RenamedDocument &renamed : *elsewhere)
        addresses.append(renamed.address);
    return inSteps(editing, addresses, [&]() -> Outcome {
        for (const openapi::RenamedDocument &renamed : *elsewhere) {
            if (auto done = editing.documents.find(renamed.address)->apply(renamed.before, renamed.edited); !done)
                return base::Error{done.error().code, renamed.address};
        }
        return inStep(editing, row, row.place(), [&](Document &document) {
            const auto known = knownReferences(editing, row.address);
            return placeOr(openapi::renameSchema(document, row.written, name, known),
                           row.written.pointer.parent().child(name));
        });
    });
}

Outcome remove(const Editing &editing, const Row &row)
{
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        if (auto done = row.isBranch() ? removeMappingEntries(document, row) : base::Result<void>(); !done)
            return done.error();
        return placeOr(openapi::removeSchema(document, row.written), row.written.owner);
    });
}

Outcome duplicate(const Editing &editing, const Row &row)
{
    return inStep(editing, row, row.place(),
                  [&](Document &document) { return openapi::duplicateSchema(document, row.written); });
}

bool canMove(const document::Snapshot &snapshot, const Row &row, int by)
{
    return openapi::canMoveSchema(snapshot, row.written, by);
}

Outcome moveBy(const Editing &editing, const Row &row, int by)
{
    return inStep(editing, row, row.place(),
                  [&](Document &document) { return openapi::moveSchema(document, row.written, by); });
}

Outcome moveTo(const Editing &editing, const Row &row, qsizetype index)
{
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Node entries = document.snapshot().at(row.written.pointer.parent());
        const qsizetype at = entries.isMapping() ? entries.indexOf(row.written.name)
                                                 : row.written.pointer.last().toLongLong();
        const qsizetype to = index > at ? index - 1 : index;
        return to == at ? base::Result<Pointer>(row.written.pointer)
                        : openapi::moveSchema(document, row.written, static_cast<int>(to - at));
    });
}

namespace {

/** Moves a property to another schema of its document. */
class PropertyMove final
{
public:
    PropertyMove(Document &document, const Row &row, const Pointer &schema)
        : m_document(document)
        , m_row(row)
        , m_schema(schema)
    {}

    base::Result<Pointer> run(const openapi::DocumentSet &set)
    {
        const Document::Step step(m_document, {});
        const Node properties = m_document.snapshot().at(m_schema / "properties");
        m_moved = m_schema / Pointer{"properties", openapi::unusedName(properties, m_row.written.name)};
        if (auto done = rewriteReferences(set); !done)
            return done.error();
        if (auto done = copy(); !done)
            return done.error();
        const bool isRequired = m_row.written.isRequired;
        if (auto done = isRequired ? openapi::setRequired(m_document, m_schema, m_moved.last(), true)
                                   : base::Result<void>();
            !done)
            return done.error();
        if (auto done = openapi::removeProperty(m_document, m_row.written.owner, m_row.written.name); !done)
            return done.error();
        step.setSubject(document::Subject{m_row.written.pointer, true}, document::Subject{m_moved, true});
        return m_moved;
    }

private:
    base::Result<void> rewriteReferences(const openapi::DocumentSet &set)
    {
        for (const openapi::FoundUse &found : set.usesWithin(m_row.place())) {
            const openapi::ReferenceUse &use = found.use();
            if (found.document->address() != m_row.address)
                return base::Error{base::ErrorCode::Unsupported, use.pointer.toString()};
            const Pointer &target = found.document->targetOf(found.index).place.pointer;
            const Pointer to = m_moved / target.relativeTo(m_row.written.pointer);
            if (auto done = m_document.setScalar(use.pointer, Value::string(openapi::localReference(to))); !done)
                return done;
        }
        return {};
    }

    /** With the comments above the property. */
    base::Result<void> copy()
    {
        const document::Snapshot before = m_document.snapshot();
        const auto value = before.at(m_row.written.pointer).value();
        if (!value)
            return value.error();
        const auto copied = openapi::copyMemberIn(before, m_moved, *value,
                                                  {before, m_row.written.pointer, document::CopiedComments::AboveToo});
        return copied ? m_document.apply(before, *copied) : base::Result<void>(copied.error());
    }

    Document &m_document;
    const Row &m_row;
    Pointer m_schema;
    Pointer m_moved;
};

} // namespace

Outcome moveInto(const Editing &editing, const Row &row, const Row &schema)
{
    const bool isPossible = row.kind == RowKind::Property && schema.state == openapi::ReferenceState::Resolved &&
                            schema.target.address == row.address &&
                            !row.written.pointer.contains(schema.target.pointer);
    if (!isPossible)
        return unsupported(row);
    const openapi::DocumentSet set = editing.documents.set();
    return inStep(editing, row, row.place(), [&](Document &document) -> base::Result<Pointer> {
        const Pointer into = propertyOwner(document.snapshot(), schema.target.pointer);
        if (into == row.written.owner || !document.snapshot().at(into).isMapping())
            return unsupported(row);
        return PropertyMove(document, row, into).run(set);
    });
}

} // namespace shapes
