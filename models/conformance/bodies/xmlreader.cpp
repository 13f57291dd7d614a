#include "xmlreader.h"

#include "bodysource.h"
#include "requestlimits.h"

#include <algorithm>

namespace conformance {

using document::Value;
using openapi::Place;
using requests::XmlForm;
using NodeType = XmlForm::NodeType;

namespace {

constexpr char InstanceNamespace[] = "http://www.w3.org/2001/XMLSchema-instance";

/** A schema without a namespace takes any: a child has that of its parent if it is declared without a prefix. */
template<typename Named>
bool isNamedAs(const Named &named, const XmlForm &form)
{
    return named.name == form.name && (form.uri.isEmpty() || named.uri == form.uri);
}

bool isNil(const XmlElement &element)
{
    return std::any_of(element.attributes.begin(), element.attributes.end(), [](const XmlElement::Attribute &each) {
        return each.name == "nil" && each.uri == InstanceNamespace && each.value.trimmed() == "true";
    });
}

/** Adds a member; one of the same name makes both items of a list. */
void addMember(QList<Value::Member> &members, const QByteArray &name, const Value &value)
{
    const auto known = std::find_if(members.begin(), members.end(),
                                    [&name](const Value::Member &each) { return each.first == name; });
    if (known == members.end()) {
        members.append({name, value});
        return;
    }
    QList<Value> items = known->second.type() == Value::Type::Array ? known->second.items()
                                                                    : QList<Value>{known->second};
    items.append(value);
    known->second = Value::array(items);
}

} // namespace

Value XmlReader::undescribed(const XmlElement &element)
{
    if (element.children.isEmpty())
        return Value::string(element.text);
    QList<Value::Member> members;
    for (const XmlElement &child : element.children)
        addMember(members, child.name, undescribed(child));
    return Value::object(members);
}

Value XmlReader::scalar(const QByteArray &text, const Place &schema)
{
    ParameterReader reader(m_look);
    const Value exact = reader.scalar(text, schema);
    if (!exact.isString())
        return exact;
    // Blanks around a number or a truth value mean nothing.
    const Value trimmed = reader.scalar(text.trimmed(), schema);
    if (!trimmed.isString())
        return trimmed;
    const QList<QByteArray> types = m_look.types(schema);
    const bool isNull = text.isEmpty() && !types.contains("string") &&
                        (types.contains("null") || m_look.keyword(schema, "nullable").toBool());
    return isNull ? Value() : exact;
}

QList<Value> XmlReader::items(const XmlElement &element, const QByteArray &name, const Place &schema, Indexes &taken)
{
    QList<Value> items;
    for (qsizetype i = 0; i < element.children.size(); ++i) {
        const XmlElement &child = element.children.at(i);
        const Place item = m_look.item(schema, items.size()).value_or(Place());
        if (!isNamedAs(child, xmlFormOf(m_look, item, name.isEmpty() ? child.name : name, m_version)))
            continue;
        taken.insert(i);
        items.append(value(child, item));
    }
    return items;
}

Value XmlReader::wrapped(const XmlElement &element, const QByteArray &name, const Place &schema)
{
    Indexes taken;
    QList<Value> found = items(element, name, schema, taken);
    for (qsizetype i = 0; i < element.children.size(); ++i) {
        if (!taken.contains(i))
            found.append(Value::object({{element.children.at(i).name, undescribed(element.children.at(i))}}));
    }
    return Value::array(found);
}

void XmlReader::addList(const XmlElement &element, const QByteArray &name, const Place &schema, const XmlForm &form,
                        Members &members, Indexes &taken)
{
    if (!form.hasOwnElement()) {
        const QList<Value> found = items(element, name, schema, taken);
        if (!found.isEmpty())
            members.append({name, Value::array(found)});
        return;
    }
    for (qsizetype i = 0; i < element.children.size(); ++i) {
        const XmlElement &child = element.children.at(i);
        if (!isNamedAs(child, form))
            continue;
        taken.insert(i);
        addMember(members, name, isNil(child) ? Value() : wrapped(child, form.itemName(name), schema));
    }
}

void XmlReader::addProperty(const XmlElement &element, const QByteArray &name, const Place &schema, Members &members,
                            Indexes &taken, int depth)
{
    const XmlForm form = xmlFormOf(m_look, schema, name, m_version);
    const ParameterReader::Shape shape = ParameterReader(m_look).shapeOf(schema);
    if (form.type == NodeType::Attribute) {
        const auto found = std::find_if(element.attributes.begin(), element.attributes.end(),
                                        [&form](const auto &each) { return isNamedAs(each, form); });
        if (found != element.attributes.end())
            members.append({name, scalar(found->value, schema)});
    } else if (shape == ParameterReader::Shape::List) {
        addList(element, name, schema, form, members, taken);
    } else if (form.type == NodeType::None && shape == ParameterReader::Shape::Object) {
        // Its members are among those of the element. A schema can contain itself.
        Members inner;
        if (depth < requests::MaximumLookupDepth)
            addProperties(element, schema, inner, taken, depth + 1);
        if (!inner.isEmpty())
            members.append({name, Value::object(inner)});
    } else if (form.type == NodeType::Text || form.type == NodeType::CData || form.type == NodeType::None) {
        if (!element.text.isEmpty())
            members.append({name, scalar(element.text, schema)});
    } else {
        for (qsizetype i = 0; i < element.children.size(); ++i) {
            if (!isNamedAs(element.children.at(i), form))
                continue;
            taken.insert(i);
            addMember(members, name, value(element.children.at(i), schema));
        }
    }
}

void XmlReader::addProperties(const XmlElement &element, const Place &schema, Members &members, Indexes &taken,
                              int depth)
{
    const QList<QByteArray> required = m_look.required(schema);
    for (const QByteArray &name : m_look.propertyNames(schema)) {
        const Place place = m_look.property(schema, name).value_or(Place());
        const qsizetype count = members.size();
        addProperty(element, name, place, members, taken, depth);
        // A list whose items are elements of its object is not to be seen when it is empty.
        if (members.size() == count && required.contains(name) &&
            ParameterReader(m_look).shapeOf(place) == ParameterReader::Shape::List &&
            !xmlFormOf(m_look, place, name, m_version).hasOwnElement())
            members.append({name, Value::array()});
    }
}

Value XmlReader::object(const XmlElement &element, const Place &schema)
{
    Members members;
    Indexes taken;
    addProperties(element, schema, members, taken, 0);
    const QList<QByteArray> names = m_look.propertyNames(schema);
    const std::optional<Place> further = m_look.additionalProperties(schema);
    for (qsizetype i = 0; i < element.children.size(); ++i) {
        const XmlElement &child = element.children.at(i);
        if (taken.contains(i))
            continue;
        // An element with the name of a property that is written in another way is not that property.
        const QByteArray name = names.contains(child.name) ? '<' + child.name + '>' : child.name;
        addMember(members, name, further ? value(child, *further) : undescribed(child));
    }
    return Value::object(members);
}

Value XmlReader::value(const XmlElement &element, const Place &schema)
{
    if (isNil(element))
        return {};
    if (!requests::isPlace(schema))
        return undescribed(element);
    const bool isText = element.children.isEmpty() && !element.text.trimmed().isEmpty();
    switch (ParameterReader(m_look).shapeOf(schema)) {
    case ParameterReader::Shape::Object:
        break;
    case ParameterReader::Shape::List:
        // Lists in lists have no elements of their own unless they are wrapped.
        return isText ? Value::array({scalar(element.text, m_look.item(schema, 0).value_or(Place()))})
                      : wrapped(element, element.name, schema);
    case ParameterReader::Shape::Scalar:
        return element.children.isEmpty() ? scalar(element.text, schema) : undescribed(element);
    }
    const Value members = object(element, schema);
    // A text where members are expected is no object, unless it is one of them.
    return isText && members.members().isEmpty() ? Value::string(element.text) : members;
}

Value XmlReader::valueOf(const XmlElement &root, const Place &schema)
{
    // The specification gives no name to the items of a list that is the whole document.
    if (!isNil(root) && ParameterReader(m_look).shapeOf(schema) == ParameterReader::Shape::List)
        return wrapped(root, {}, schema);
    return value(root, schema);
}

QByteArray rootNameOf(requests::SchemaLook &look, const Place &schema, const QByteArray &component,
                      specification::Version version)
{
    const XmlForm form = xmlFormOf(look, schema, component, version);
    // Before 3.2, the specification did not say that the name of a component is that of an element.
    return form.isNamed || specification::Since32.contain(version) ? form.name : QByteArray();
}

} // namespace conformance
