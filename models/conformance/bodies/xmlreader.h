#pragma once

#include "parameterreader.h"
#include "xmlelement.h"
#include "xmlform.h"

namespace conformance {

/** Reads values from XML by the XML Objects of their schemas: the opposite of requests::XmlWriter. The type of a text
 * is the one that its schema allows. */
class XmlReader final
{
public:
    XmlReader(requests::SchemaLook &look, specification::Version version)
        : m_look(look)
        , m_version(version)
    {}

    /** Returns the value of a document's root element. Elements that no property describes are members by their
     * names; such attributes are left out. */
    [[nodiscard]] document::Value valueOf(const XmlElement &root, const openapi::Place &schema);

private:
    using Members = QList<document::Value::Member>;
    using Indexes = QSet<qsizetype>;

    [[nodiscard]] document::Value value(const XmlElement &element, const openapi::Place &schema);
    [[nodiscard]] document::Value object(const XmlElement &element, const openapi::Place &schema);
    /** Adds the properties of a schema to `members`, and the indexes of the children that have them to `taken`. */
    void addProperties(const XmlElement &element, const openapi::Place &schema, Members &members, Indexes &taken,
                       int depth);
    void addProperty(const XmlElement &element, const QByteArray &name, const openapi::Place &schema, Members &members,
                     Indexes &taken, int depth);
    void addList(const XmlElement &element, const QByteArray &name, const openapi::Place &schema,
                 const requests::XmlForm &form, Members &members, Indexes &taken);
    /** Returns the items that are children of an element. `name` is that of items without one of their own; if it is
     * empty, these can have any. */
    [[nodiscard]] QList<document::Value> items(const XmlElement &element, const QByteArray &name,
                                               const openapi::Place &schema, Indexes &taken);
    /** Returns a list in an element of its own. Other elements in it are items that no schema describes. */
    [[nodiscard]] document::Value wrapped(const XmlElement &element, const QByteArray &name,
                                          const openapi::Place &schema);
    /** Returns the value of a text; null is written as an empty one. */
    [[nodiscard]] document::Value scalar(const QByteArray &text, const openapi::Place &schema);
    [[nodiscard]] static document::Value undescribed(const XmlElement &element);

    requests::SchemaLook &m_look;
    specification::Version m_version;
};

/** Returns the name that the root element must have for the schema at a place, which has the name `component` among the
 * components, or an empty name if it can have any. */
[[nodiscard]] QByteArray rootNameOf(requests::SchemaLook &look, const openapi::Place &schema,
                                    const QByteArray &component, specification::Version version);

} // namespace conformance
