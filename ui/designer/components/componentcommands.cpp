#include "componentcommands.h"

#include "componentedit.h"
#include "memberedit.h"
#include "newobject.h"
#include "removal.h"

namespace designer {

using document::Document;
using document::Pointer;
using document::Value;

QString addComponentText(const QByteArray &kind)
{
    const std::pair<const char *, QString> texts[] = {
        {"schemas", ComponentCommands::tr("Add schema")},
        {"responses", ComponentCommands::tr("Add response")},
        {"parameters", ComponentCommands::tr("Add parameter")},
        {"examples", ComponentCommands::tr("Add example")},
        {"requestBodies", ComponentCommands::tr("Add request body")},
        {"headers", ComponentCommands::tr("Add header")},
        {"securitySchemes", ComponentCommands::tr("Add security scheme")},
        {"links", ComponentCommands::tr("Add link")},
        {"callbacks", ComponentCommands::tr("Add callback")},
        {"pathItems", ComponentCommands::tr("Add path item")},
        {"mediaTypes", ComponentCommands::tr("Add media type")},
    };
    for (const auto &[key, text] : texts) {
        if (kind == key)
            return text;
    }
    return QString::fromUtf8(kind);
}

base::Result<Pointer> ComponentCommands::addSchema()
{
    const document::Node schemas = m_document.snapshot().at({"components", "schemas"});
    const Pointer place{"components", "schemas", openapi::unusedName(schemas, "NewSchema")};
    const Value schema = Value::object({{"type", Value::string(u"object"_qs)}});
    const base::Result<void> done = openapi::setMember(m_document, place, schema);
    return done ? base::Result<Pointer>(place) : base::Result<Pointer>(done.error());
}

base::Result<Pointer> ComponentCommands::add(const QByteArray &kind)
{
    base::Result<Pointer> added = Pointer();
    {
        const Document::Step step(m_document, addComponentText(kind));
        added = kind == "schemas" ? addSchema() : openapi::addComponent(m_document, kind);
    }
    m_document.closeStep();
    return added;
}

base::Result<Pointer> ComponentCommands::duplicate(const openapi::Component &component)
{
    base::Result<Pointer> copy = Pointer();
    {
        const Document::Step step(m_document, tr("Duplicate component"));
        copy = openapi::duplicateComponent(m_document, component.pointer);
    }
    m_document.closeStep();
    return copy;
}

/** Any address will do, because nothing outside this document is searched. */
QList<Pointer> ComponentCommands::usesOf(const openapi::Component &component) const
{
    const auto read = std::make_shared<const openapi::ReferencedDocument>(u"/document"_qs, m_document.snapshot());
    const auto plan = openapi::planRemoval(openapi::DocumentSet({read}), {read->address(), component.pointer});
    QList<Pointer> uses;
    if (plan) {
        for (const QList<openapi::Place> &places : {plan->broken, plan->alsoRemoved}) {
            for (const openapi::Place &place : places)
                uses.append(place.pointer);
        }
    } else {
        for (const qsizetype use : read->usesWithin({read->address(), component.pointer}))
            uses.append(read->uses().at(use).pointer);
    }
    return uses;
}

base::Result<void> ComponentCommands::remove(const openapi::Component &component)
{
    const qsizetype uses = usesOf(component).size();
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

} // namespace designer
