#include "componentcommands.h"

#include "referenceddocument.h"

namespace designer {

using document::Document;
using document::Pointer;
using document::Value;

namespace {

/** Any address will do, because nothing outside this document is searched. */
qsizetype usesIn(const Document &document, const Pointer &component)
{
    const openapi::ReferencedDocument read(u"/document"_qs, document.snapshot());
    return read.usesWithin({read.address(), component}).size();
}

} // namespace

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
    const qsizetype uses = usesIn(m_document, component.pointer);
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
