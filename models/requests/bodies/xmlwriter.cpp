#include "xmlwriter.h"

#include "bodysource.h"
#include "requestlimits.h"

#include <QRegularExpression>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

namespace {

/** Without the control characters that XML does not allow. */
QByteArray xmlText(const QByteArray &text, bool isAttribute)
{
    QByteArray escaped;
    for (const char byte : text) {
        const auto code = static_cast<uchar>(byte);
        if (byte == '&')
            escaped += "&amp;";
        else if (byte == '<')
            escaped += "&lt;";
        else if (byte == '>')
            escaped += "&gt;";
        else if (byte == '"' && isAttribute)
            escaped += "&quot;";
        else if (code == '\r' || (isAttribute && (code == '\n' || code == '\t')))
            escaped += "&#" + QByteArray::number(code) + ';';
        else if (code >= 0x20 || code == '\n' || code == '\t')
            escaped += byte;
    }
    return escaped;
}

} // namespace

QByteArray XmlWriter::xmlName(const QByteArray &name)
{
    static const QRegularExpression form(u"^[\\p{L}_][\\p{L}\\p{M}\\p{N}_.-]*$"_qs,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QString text = QString::fromUtf8(name);
    if (form.match(text).hasMatch())
        return name;
    m_findings.append({FindingKind::XmlNameNotValid, m_key, document::Pointer{name}, {}});
    static const QRegularExpression other(u"[^\\p{L}\\p{M}\\p{N}_.-]"_qs);
    QString changed = text;
    changed.replace(other, u"_"_qs);
    return form.match(changed).hasMatch() ? changed.toUtf8() : '_' + changed.toUtf8();
}

QByteArray XmlWriter::qualifiedName(const XmlForm &form)
{
    return form.prefix.isEmpty() ? xmlName(form.name) : xmlName(form.prefix) + ':' + xmlName(form.name);
}

QByteArray XmlWriter::declaration(const XmlForm &form)
{
    if (form.uri.isEmpty())
        return {};
    return (form.prefix.isEmpty() ? " xmlns=\"" : " xmlns:" + xmlName(form.prefix) + "=\"") + xmlText(form.uri, true) +
           '"';
}

QByteArray XmlWriter::tagged(const XmlForm &form, const Element &element)
{
    const QByteArray name = qualifiedName(form);
    const QByteArray start = '<' + name + declaration(form) + element.attributes;
    return element.content.isEmpty() ? start + "/>" : start + '>' + element.content + "</" + name + '>';
}

void XmlWriter::addList(const Value &value, const Place &schema, const XmlForm &form, const QByteArray &name,
                        Element &parent, int depth)
{
    Element inner;
    Element &target = form.hasOwnElement() ? inner : parent;
    for (qsizetype i = 0; i < value.items().size(); ++i) {
        const auto item = !isPlace(schema) ? std::nullopt : m_look.item(schema, i);
        addNode(value.items()[i], item.value_or(Place()), form.itemName(name), target, depth + 1);
    }
    if (form.hasOwnElement())
        parent.content += tagged(form, inner);
}

void XmlWriter::addContent(const Value &value, const Place &schema, Element &element, int depth)
{
    for (const Value::Member &member : value.members()) {
        const auto property = !isPlace(schema) ? std::nullopt : m_look.property(schema, member.first);
        addNode(member.second, property.value_or(Place()), member.first, element, depth + 1);
    }
    if (!value.isContainer())
        element.content += xmlText(sentText(value), false);
}

void XmlWriter::addNode(const Value &value, const Place &schema, const QByteArray &name, Element &parent, int depth)
{
    if (depth > MaximumXmlDepth) {
        m_findings.append({FindingKind::TooLarge, m_key, {}, {}});
        return;
    }
    using NodeType = XmlForm::NodeType;
    const XmlForm form = xmlFormOf(m_look, schema, name, m_version);
    if (value.type() == Value::Type::Array && form.type != NodeType::Attribute)
        return addList(value, schema, form, name, parent, depth);
    Element element;
    switch (form.type) {
    case NodeType::Attribute:
        if (!value.isNull())
            parent.attributes += declaration(form) + ' ' + qualifiedName(form) + "=\"" +
                                 xmlText(sentText(value), true) + '"';
        return;
    case NodeType::Text:
        parent.content += xmlText(sentText(value), false);
        return;
    case NodeType::CData:
        parent.content += "<![CDATA[" + sentText(value).replace("]]>", "]]]]><![CDATA[>") + "]]>";
        return;
    case NodeType::None:
        return addContent(value, schema, parent, depth);
    case NodeType::Default:
    case NodeType::Element:
        break;
    }
    if (value.isNull() && specification::Since32.contain(m_version))
        element.attributes = " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"";
    addContent(value, schema, element, depth);
    parent.content += tagged(form, element);
}

QByteArray XmlWriter::write(const Value &value, const Place &schema, const QByteArray &name)
{
    Element root;
    if (value.type() == Value::Type::Array) {
        // A document has one root element, so a list is always in an element of its own.
        XmlForm form = xmlFormOf(m_look, schema, name, m_version);
        form.isWrapped = true;
        addList(value, schema, form, name, root, 0);
    } else {
        addNode(value, schema, name, root, 0);
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.content + '\n';
}

} // namespace requests
