#pragma once

#include "builtrequest.h"
#include "schemalook.h"

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
    enum class NodeType { Default, Element, Attribute, Text, CData, None };
    struct Form {
        QByteArray name;        ///< With its prefix.
        QByteArray declaration; ///< ` xmlns:…="…"`, for the element or for the one with the attribute.
        NodeType type = NodeType::Default;
        bool isWrapped = false;
    };
    struct Element {
        QByteArray attributes;
        QByteArray content;
    };

    [[nodiscard]] Form formOf(const openapi::Place &schema, const QByteArray &name);
    [[nodiscard]] QByteArray xmlName(const QByteArray &name);
    void addNode(const document::Value &value, const openapi::Place &schema, const QByteArray &name, Element &parent,
                 int depth);
    void addList(const document::Value &value, const openapi::Place &schema, const Form &form, const QByteArray &name,
                 Element &parent, int depth);
    void addContent(const document::Value &value, const openapi::Place &schema, Element &element, int depth);
    [[nodiscard]] static QByteArray tagged(const Form &form, const Element &element);

    SchemaLook &m_look;
    QList<Finding> &m_findings;
    ParameterKey m_key;
    specification::Version m_version;
};

} // namespace requests
