#include "xmlelement.h"

#include "conformancelimits.h"
#include "requestlimits.h"

#include <QHash>
#include <QXmlStreamReader>

namespace conformance {

namespace {

/** Namespaces by their prefixes. */
using Namespaces = QHash<QByteArray, QByteArray>;

QByteArray prefixOf(const QByteArray &name)
{
    return name.left(std::max<qsizetype>(name.indexOf(':'), 0));
}

/** A stream of XML, taken apart. Prefixes that are not declared are read too, because clients send them. */
class XmlTree final
{
public:
    explicit XmlTree(const QByteArray &document)
        : m_reader(document)
    {
        m_reader.setNamespaceProcessing(false);
    }

    [[nodiscard]] XmlReading read()
    {
        XmlReading reading;
        while (!m_reader.atEnd()) {
            if (m_reader.readNext() == QXmlStreamReader::StartElement)
                reading.root = element({{"xml", "http://www.w3.org/XML/1998/namespace"}}, 1);
            if (m_isTooLarge)
                return {std::nullopt, XmlFault::TooLarge};
        }
        return m_reader.hasError() ? XmlReading() : reading;
    }

private:
    [[nodiscard]] XmlElement element(Namespaces namespaces, int depth)
    {
        XmlElement element;
        m_isTooLarge = m_isTooLarge || depth > requests::MaximumXmlDepth || ++m_count > MaximumXmlElements;
        if (m_isTooLarge)
            return element;
        takeName(element, namespaces);
        while (!m_isTooLarge && !m_reader.atEnd()) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::StartElement:
                element.children.append(this->element(namespaces, depth + 1));
                break;
            case QXmlStreamReader::Characters:
                element.text += m_reader.text().toUtf8();
                break;
            case QXmlStreamReader::EndElement:
                return element;
            default:
                break;
            }
        }
        return element;
    }

    void takeName(XmlElement &element, Namespaces &namespaces)
    {
        const QXmlStreamAttributes attributes = m_reader.attributes();
        for (const QXmlStreamAttribute &attribute : attributes) {
            const QByteArray name = attribute.qualifiedName().toUtf8();
            const QByteArray value = attribute.value().toUtf8();
            if (name == "xmlns")
                namespaces.insert({}, value);
            else if (name.startsWith("xmlns:"))
                namespaces.insert(name.mid(6), value);
            else
                element.attributes.append({name, {}, value});
        }
        for (XmlElement::Attribute &attribute : element.attributes) {
            // The namespace of elements is not that of attributes without a prefix.
            const QByteArray prefix = prefixOf(attribute.name);
            attribute.uri = prefix.isEmpty() ? QByteArray() : namespaces.value(prefix);
            attribute.name = attribute.name.mid(attribute.name.indexOf(':') + 1);
        }
        const QByteArray name = m_reader.qualifiedName().toUtf8();
        element.uri = namespaces.value(prefixOf(name));
        element.name = name.mid(name.indexOf(':') + 1);
    }

    QXmlStreamReader m_reader;
    qsizetype m_count = 0;
    bool m_isTooLarge = false;
};

} // namespace

XmlReading readXml(const QByteArray &document)
{
    return XmlTree(document).read();
}

} // namespace conformance
