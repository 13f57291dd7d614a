#include "componentcommands.h"

#include "renamewithreferences.h"

#include <QCoreApplication>

namespace designer {

using document::Document;
using document::Pointer;
using document::Value;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("designer::ComponentCommands", text);
}

/** One document on its own needs no address that anything else could name. */
QString ownAddress()
{
    return u"/document"_qs;
}

std::shared_ptr<const openapi::ReferencedDocument> read(const Document &document)
{
    return std::make_shared<const openapi::ReferencedDocument>(ownAddress(), document.snapshot());
}

} // namespace

QList<Pointer> usesOf(const openapi::ReferencedDocument &document, const Pointer &component)
{
    QList<Pointer> places;
    for (const qsizetype use : document.usesWithin({document.address(), component}))
        places.append(document.uses().at(use).pointer);
    return places;
}

base::Result<Pointer> ComponentCommands::addSchema()
{
    const document::Node schemas = m_document.snapshot().at({"components", "schemas"});
    QByteArray name = "NewSchema";
    for (int number = 2; schemas.member(name).exists(); ++number)
        name = "NewSchema" + QByteArray::number(number);
    const Pointer place{"components", "schemas", name};
    base::Result<void> done;
    {
        const Document::Step step(m_document, tr("Add schema"));
        done = m_document.set(place, Value::object({{"type", Value::string(u"object"_qs)}}));
    }
    m_document.closeStep();
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

base::Result<void> ComponentCommands::remove(const openapi::Component &component)
{
    const qsizetype uses = usesOf(*read(m_document), component.pointer).size();
    if (uses > 0)
        return base::Error{base::ErrorCode::StillInUse, QString::number(uses)};
    base::Result<void> done;
    {
        const Document::Step step(m_document, tr("Delete component"));
        const bool isLast = m_document.snapshot().at(component.pointer.parent()).childCount() == 1;
        done = m_document.remove(isLast ? component.pointer.parent() : component.pointer);
    }
    m_document.closeStep();
    return done;
}

base::Result<Pointer> ComponentCommands::rename(const openapi::Component &component, const QByteArray &name)
{
    const auto plan = openapi::planRename(openapi::DocumentSet(QList<openapi::ReferencedDocumentPtr>{read(m_document)}),
                                          {ownAddress(), component.pointer}, name);
    if (!plan)
        return plan.error();
    base::Result<void> done;
    {
        const Document::Step step(m_document, tr("Rename component"));
        for (const openapi::RenamedDocument &one : plan->documents)
            done = m_document.apply(one.before, one.edited);
    }
    m_document.closeStep();
    return done ? base::Result<Pointer>(plan->place.pointer) : base::Result<Pointer>(done.error());
}

} // namespace designer
