#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace conformance {

/** An element of XML, with what is in it. */
struct XmlElement {
    struct Attribute {
        QByteArray name; ///< Without its prefix.
        QByteArray uri;  ///< The namespace of its prefix; empty without one.
        QByteArray value;
    };

    QByteArray name;             ///< Without its prefix.
    QByteArray uri;              ///< The namespace; empty for none, and for a prefix that is not declared.
    QList<Attribute> attributes; ///< Without those that declare namespaces.
    QByteArray text;             ///< The text that is directly in the element.
    QList<XmlElement> children;
};

/** Why no element was read. */
enum class XmlFault { NotWellFormed, TooLarge };

/** The result of reading an element of XML: the element, or the reason why there is none. */
struct XmlReading {
    std::optional<XmlElement> root;
    XmlFault fault = XmlFault::NotWellFormed;
};

/** Reads the root element of an XML document. Nothing outside of it is read, and entities that it declares have a
 * limited size. Elements deeper than requests::MaximumXmlDepth, or more than MaximumXmlElements, are too large. */
[[nodiscard]] XmlReading readXml(const QByteArray &document);

} // namespace conformance
