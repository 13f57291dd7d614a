#pragma once

#include "builtrequest.h"
#include "xmlform.h"

namespace requests {

/** Writes values as XML, as the XML Objects of their schemas say. */
class XmlWriter final
{
public:
    XmlWriter(SchemaLook &look, QList<Finding> &findings, const ParameterKey &key, specification::Version version)
        : m_look(look)
        , m_findings(findings)
        , m_key(key)
        , m_version(version)
    {}

    /** Returns a document whose root element has the name of the schema's XML Object, else `name`. */
    [[nodiscard]] QByteArray write(const document::Value &value, const openapi::Place &schema, const QByteArray &name);

private:
    struct Element {
        QByteArray attributes;
        QByteArray content;
    };

    [[nodiscard]] QByteArray xmlName(const QByteArray &name);
    void addNode(const document::Value &value, const openapi::Place &schema, const QByteArray &name, Element &parent,
                 int depth);
    void addList(const document::Value &value, const openapi::Place &schema, const XmlForm &form,
                 const QByteArray &name, Element &parent, int depth);
    void addContent(const document::Value &value, const openapi::Place &schema, Element &element, int depth);
    /** Returns the name of an element or attribute, with its prefix. */
    [[nodiscard]] QByteArray qualifiedName(const XmlForm &form);
    /** Returns ` xmlns:…="…"`, for the element or for the one with the attribute. */
    [[nodiscard]] QByteArray declaration(const XmlForm &form);
    [[nodiscard]] QByteArray tagged(const XmlForm &form, const Element &element);

    SchemaLook &m_look;
    QList<Finding> &m_findings;
    ParameterKey m_key;
    specification::Version m_version;
};

} // namespace requests
