#include "swaggersource.h"

#include <QSet>

#include <algorithm>

namespace conversion {

using document::Pointer;
using document::Value;

namespace {

constexpr QByteArrayView Methods[] = {"get", "put", "post", "delete", "options", "head", "patch"};
constexpr qsizetype SmallObject = 16; ///< Members that are faster to compare than to index.
constexpr int LongestChain = 32;      ///< References that lead to references.

std::optional<qsizetype> indexOf(const QByteArray &token)
{
    bool isNumber = false;
    const qlonglong index = token.toLongLong(&isNumber);
    return isNumber && QByteArray::number(index) == token ? std::optional<qsizetype>(index) : std::nullopt;
}

bool isFile(const Value &value)
{
    return value.member("type").bytes() == "file";
}

QList<QByteArray> orUsual(const QList<QByteArray> &types, const QByteArray &usual)
{
    return types.isEmpty() ? QList<QByteArray>{usual} : types;
}

} // namespace

const Value *ValueIndex::at(const Pointer &place) const
{
    const Value *value = &m_root;
    for (const QByteArray &token : place.tokens()) {
        if (value->type() == Value::Type::Object) {
            value = memberOf(*value, token);
        } else {
            const std::optional<qsizetype> index = indexOf(token);
            value = index && *index >= 0 && *index < value->items().size() ? &value->items()[*index] : nullptr;
        }
        if (!value)
            return nullptr;
    }
    return value;
}

const Value *ValueIndex::memberOf(const Value &object, const QByteArray &name) const
{
    const QList<Value::Member> &members = object.members();
    if (members.size() <= SmallObject) {
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&](const Value::Member &member) { return member.first == name; });
        return found == members.end() ? nullptr : &found->second;
    }
    QHash<QByteArray, qsizetype> &positions = m_positions[members.constData()];
    if (positions.isEmpty()) {
        for (qsizetype i = members.size() - 1; i >= 0; --i) // The first of equal names counts.
            positions.insert(members[i].first, i);
    }
    const auto found = positions.constFind(name);
    return found == positions.cend() ? nullptr : &members[*found].second;
}

bool SwaggerSource::isOtherFile(const QString &reference) const
{
    const QString file = reference.section(u'#', 0, 0);
    return !file.isEmpty() && (m_base.isEmpty() || m_base.resolved(QUrl(file)) != m_base);
}

std::optional<Pointer> SwaggerSource::target(const QString &reference) const
{
    if (isOtherFile(reference))
        return std::nullopt;
    return Pointer::parse(u'#' + reference.section(u'#', 1));
}

SwaggerSource::Located SwaggerSource::resolved(const Value &value, const Pointer &place) const
{
    Located found{value, place};
    for (int i = 0; i < LongestChain; ++i) {
        const Value reference = found.first.member("$ref");
        const auto next = reference.isString() ? target(reference.text()) : std::nullopt;
        const Value *there = next ? at(*next) : nullptr;
        if (!there)
            break;
        found = {*there, *next};
    }
    return found;
}

ParameterRole SwaggerSource::roleOf(const Value &parameter) const
{
    const QByteArray in = resolved(parameter, {}).first.member("in").bytes();
    if (in == "formData")
        return ParameterRole::Field;
    return in == "body" ? ParameterRole::Body : ParameterRole::Plain;
}

QList<SwaggerParameter> SwaggerSource::parameters(const Pointer &list) const
{
    const auto known = m_parameters.constFind(list);
    if (known != m_parameters.cend())
        return *known;
    QList<SwaggerParameter> parameters;
    qsizetype plain = 0;
    const Value *value = at(list);
    const QList<Value> items = value ? value->items() : QList<Value>();
    for (const Value &item : items) {
        const Pointer place = list.child(parameters.size());
        const auto [end, endPlace] = resolved(item, place);
        const ParameterRole role = roleOf(end);
        parameters.append({role, item, place, end, endPlace, role == ParameterRole::Plain ? plain++ : -1});
    }
    m_parameters.insert(list, parameters);
    return parameters;
}

SwaggerBody SwaggerSource::bodyOf(const Pointer &pathItem, const QByteArray &method) const
{
    SwaggerBody found;
    QSet<QByteArray> names;
    const auto add = [&](const QList<SwaggerParameter> &parameters, ParameterRole role) {
        QList<SwaggerParameter> fields;
        QSet<QByteArray> inList;
        for (const SwaggerParameter &parameter : parameters) {
            if (parameter.role != role)
                continue;
            const bool isBody = role == ParameterRole::Body;
            const QByteArray name = isBody ? QByteArray() : parameter.value.member("name").bytes();
            // A body and a form exclude each other. The operation overrides what it shares.
            const bool isExcluded = isBody ? !found.fields.isEmpty() : found.body.has_value();
            if (isExcluded || inList.contains(name))
                found.left.append(parameter);
            else if (isBody && !found.body)
                found.body = parameter;
            else if (!isBody && !names.contains(name))
                fields.append(parameter);
            inList.insert(name);
            if (!isBody)
                names.insert(name);
        }
        found.fields = fields + found.fields;
    };
    const QList<SwaggerParameter> own = parameters(pathItem / method / QByteArray("parameters"));
    const QList<SwaggerParameter> shared = parameters(pathItem / QByteArray("parameters"));
    add(own, ParameterRole::Body);
    add(own, ParameterRole::Field);
    add(shared, ParameterRole::Body);
    add(shared, ParameterRole::Field);
    return found;
}

QList<QByteArray> SwaggerSource::typesOf(const Value &operation, TypesMember member) const
{
    const bool isConsumes = member == TypesMember::Consumes;
    const Value own = operation.member(isConsumes ? "consumes" : "produces");
    if (!own.isNull())
        return textsOf(own);
    return isConsumes ? m_consumes : m_produces;
}

QList<QByteArray> SwaggerSource::typesAt(const Pointer &place, TypesMember member) const
{
    const QList<QByteArray> &tokens = place.tokens();
    const bool isInOperation = tokens.size() > 3 && tokens[0] == "paths" && isMethod(tokens[2]);
    const Value *operation = isInOperation ? at(Pointer(tokens.first(3))) : nullptr;
    return typesOf(operation ? *operation : Value(), member);
}

bool isMethod(QByteArrayView member)
{
    return std::find(std::begin(Methods), std::end(Methods), member) != std::end(Methods);
}

QList<QByteArray> bodyTypes(const QList<QByteArray> &consumes)
{
    return orUsual(consumes, "application/json");
}

QList<QByteArray> formTypes(const QList<QByteArray> &consumes, const QList<SwaggerParameter> &fields)
{
    QList<QByteArray> types = consumes;
    types.removeIf([](const QByteArray &type) { return !isFormType(type); });
    const bool hasFile = std::any_of(fields.begin(), fields.end(),
                                     [](const SwaggerParameter &field) { return isFile(field.value); });
    return orUsual(types, hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded");
}

QList<QByteArray> responseTypes(const Value &response, const QList<QByteArray> &produces)
{
    const Value schema = response.member("schema");
    QList<QByteArray> types;
    if (!schema.isNull())
        types = orUsual(produces, isFile(schema) ? "application/octet-stream" : "application/json");
    QSet<QByteArray> known(types.begin(), types.end());
    const Value examples = response.member("examples");
    for (const Value::Member &example : examples.members()) {
        if (!known.contains(example.first))
            types.append(example.first);
        known.insert(example.first);
    }
    return types;
}

bool isFormType(const QByteArray &type)
{
    return type.startsWith("multipart/") || type.startsWith("application/x-www-form-urlencoded");
}

QList<QByteArray> textsOf(const Value &list)
{
    QList<QByteArray> texts;
    QSet<QByteArray> known;
    for (const Value &each : list.items()) {
        if (each.isString() && !known.contains(each.bytes()))
            texts.append(each.bytes());
        known.insert(each.bytes());
    }
    return texts;
}

} // namespace conversion
