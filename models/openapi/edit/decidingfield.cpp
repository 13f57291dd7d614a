#include "decidingfield.h"

#include "fieldconditions.h"
#include "memberedit.h"
#include "newobject.h"
#include "objectplace.h"

namespace openapi {

using document::Value;
using specification::ObjectKind;

namespace {

/** The values that authors start with, where the first value of the specification's table is another. */
struct FirstText {
    ObjectKind kind;
    const char *field;
    const char *text;
};
constexpr FirstText FirstTexts[] = {
    {ObjectKind::SecurityScheme, "name", "X-API-Key"},
    {ObjectKind::SecurityScheme, "in", "header"},
    {ObjectKind::SecurityScheme, "scheme", "bearer"},
    {ObjectKind::SecurityScheme, "openIdConnectUrl", "https://example.com/.well-known/openid-configuration"},
};

Value firstValue(ObjectKind kind, const specification::Field &field, specification::Version version)
{
    for (const FirstText &first : FirstTexts) {
        if (first.kind == kind && QByteArrayView(first.field) == field.name)
            return Value::string(QByteArray(first.text));
    }
    return newValue(field, version);
}

} // namespace

base::Result<void> setDecidingField(document::Document &document, const document::Pointer &object, ObjectKind kind,
                                    const specification::Field &field, const Value &value)
{
    const specification::Version version = versionOf(document.snapshot());
    const specification::ObjectType &type = specification::objectType(kind);
    const QByteArray text = value.text().toUtf8();
    if (const base::Result<void> set = setMember(document, object / field.name, value); !set)
        return set;
    for (const QByteArray &name : specification::excludedFields(type, field.name, text, version)) {
        if (!document.snapshot().at(object / name).exists())
            continue;
        if (const base::Result<void> removed = document.remove(object / name); !removed)
            return removed;
    }
    for (const QByteArray &name : specification::neededFields(type, field.name, text, version)) {
        const specification::Field *needed = specification::findField(type, name, version);
        if (document.snapshot().at(object / name).exists())
            continue;
        if (const base::Result<void> added = setMember(document, object / name, firstValue(kind, *needed, version));
            !added)
            return added;
    }
    return {};
}

} // namespace openapi
