#include "newcomponent.h"

#include "components.h"
#include "editmessages.h"
#include "extract.h"
#include "memberedit.h"
#include "onestep.h"
#include "referenceedit.h"
#include "refs.h"

#include <QCoreApplication>

namespace designer {

using document::Pointer;
using document::Value;

namespace {

struct NewComponentTexts {
    Q_DECLARE_TR_FUNCTIONS(designer::NewComponent)
};

} // namespace

base::Result<Pointer> addComponentFor(document::Document &document, const Pointer &place, const QByteArray &name,
                                      const QString &address, const QString &step)
{
    const Pointer component{"components", "schemas", name};
    if (openapi::componentName(name) != name)
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(name)};
    if (document.snapshot().at(component).exists())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(name)};
    return inOneStep(document, step, [&]() -> base::Result<Pointer> {
        const document::Node schema = document.snapshot().at(place);
        if (!openapi::referenceOf(schema) && schema.exists())
            return bundling::extractComponent(document, place, name, address);
        const Value object = Value::object({{"type", Value::string(QByteArray("object"))}});
        if (auto added = openapi::setMember(document, component, object); !added)
            return added.error();
        if (auto referred = openapi::referTo(document, place, u'#' + component.toString()); !referred)
            return referred.error();
        return component;
    });
}

QString newComponentFailure(const base::Error &error)
{
    if (error.code == base::ErrorCode::InvalidArgument)
        return NewComponentTexts::tr("A name can contain only letters, digits, dots, hyphens and underscores.");
    if (error.code == base::ErrorCode::AlreadyExists)
        return NewComponentTexts::tr("There is already a schema called %1.", "%1: name").arg(error.detail);
    return editFailureText(error);
}

} // namespace designer
