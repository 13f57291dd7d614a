#pragma once

#include "bodysource.h"
#include "schemalook.h"

namespace requests {

/** A field of a form. */
struct FormField {
    QByteArray name;
    QByteArray text;
    /** True if name and text are percent-encoded already, because the style of the field does so. */
    bool isEncoded = false;
    openapi::Place schema;   ///< The place of the schema of the field's value; the root if there is none.
    openapi::Place encoding; ///< The place of the Encoding Object; the root if there is none.
    /** The media type: `contentType` of the Encoding Object, else by the type of the value. */
    QByteArray contentType;
};

/** Reads the value of a form as its fields, as the Encoding Objects of its media type say. */
class FormFields final
{
public:
    FormFields(openapi::ReferenceResolver &resolver, SchemaLook &look, QList<Finding> &findings,
               const ParameterKey &key)
        : m_resolver(resolver)
        , m_look(look)
        , m_findings(findings)
        , m_key(key)
    {}

    /** Returns the fields of an object. Null is left out. A list is a field for each of its items unless a style says
     * otherwise. */
    [[nodiscard]] QList<FormField> fieldsOf(const document::Value &value, const BodySource &source);
    /** Returns the media type of a value of a form by its schema and type. */
    [[nodiscard]] QByteArray defaultContentType(const document::Value &value, const openapi::Place &schema);

private:
    void addMember(const QByteArray &name, const document::Value &value, const BodySource &source,
                   QList<FormField> &fields);
    [[nodiscard]] bool addStyled(const FormField &field, const document::Value &value, const document::Node &encoding,
                                 QList<FormField> &fields);

    openapi::ReferenceResolver &m_resolver;
    SchemaLook &m_look;
    QList<Finding> &m_findings;
    ParameterKey m_key;
};

/** Returns a form as `application/x-www-form-urlencoded` writes it: `a=1&b=x+y`. */
[[nodiscard]] QByteArray urlEncodedForm(const QList<FormField> &fields);

} // namespace requests
