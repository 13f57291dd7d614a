#include "swaggerplaces.h"

#include <QSet>

#include <algorithm>

namespace conversion {

using document::Pointer;
using document::Value;

namespace {

/** Of parameters, headers and items, which have a schema in 3.0. */
constexpr QByteArrayView SchemaMembers[] = {
    "type",      "format",    "items",   "default",  "maximum",  "exclusiveMaximum", "minimum", "exclusiveMinimum",
    "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems",      "enum",    "multipleOf",
};

/** Members of the document that 3.0 has too, with the same content. */
constexpr QByteArrayView CommonMembers[] = {"info", "tags", "externalDocs", "security", "paths"};
constexpr QByteArrayView MovedMembers[] = {"definitions", "parameters", "responses", "securityDefinitions"};
constexpr QByteArrayView ReplacedMembers[] = {"host", "basePath", "schemes", "consumes", "produces"};

template<std::size_t Count>
bool isOneOf(QByteArrayView name, const QByteArrayView (&names)[Count])
{
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

using Members = QList<Value::Member>;

/** Names that components may have. */
QHash<QByteArray, QByteArray> namesFor(const Members &members)
{
    QHash<QByteArray, QByteArray> names;
    QSet<QByteArray> taken;
    QHash<QByteArray, int> numbers; // The last one that was tried, because many can want the same name.
    for (const Value::Member &member : members)
        taken.insert(member.first);
    for (const Value::Member &member : members) {
        QByteArray name = member.first.isEmpty() ? QByteArray("Unnamed") : member.first;
        for (char &c : name) {
            const bool isRight = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                 c == '.' || c == '-' || c == '_';
            c = isRight ? c : '_';
        }
        const QByteArray wanted = name;
        int &number = numbers[wanted];
        while (name != member.first && taken.contains(name))
            name = wanted + QByteArray::number(number = std::max(2, number + 1));
        taken.insert(name);
        names.insert(member.first, name);
    }
    return names;
}

} // namespace

SwaggerPlaces::SwaggerPlaces(const SwaggerSource &source)
    : m_source(source)
{
    collectNames();
    collectBodies();
}

void SwaggerPlaces::collectNames()
{
    const Value &root = m_source.root();
    m_names.schemas = namesFor(root.member("definitions").members());
    m_names.responses = namesFor(root.member("responses").members());
    m_names.securitySchemes = namesFor(root.member("securityDefinitions").members());
    Members plain;
    Members bodies;
    const Value parameters = root.member("parameters");
    for (const Value::Member &parameter : parameters.members()) {
        const ParameterRole role = m_source.roleOf(parameter.second);
        if (role == ParameterRole::Body)
            bodies.append(parameter);
        else if (role == ParameterRole::Plain) // Fields are parts of the bodies of operations.
            plain.append(parameter);
    }
    m_names.parameters = namesFor(plain);
    m_names.bodies = namesFor(bodies);
}

void SwaggerPlaces::collectBodies()
{
    const Value paths = m_source.root().member("paths");
    for (const auto &[path, item] : paths.members()) {
        for (const auto &[method, operation] : item.members()) {
            if (!isMethod(method))
                continue;
            const SwaggerBody body = m_source.bodyOf({"paths", path}, method);
            const QList<QByteArray> consumes = m_source.typesOf(operation, TypesMember::Consumes);
            const Pointer to{"paths", path, method, "requestBody"};
            if (body.body && !m_bodyParts.contains(body.body->place))
                m_bodyParts.insert(body.body->place, {to, bodyTypes(consumes).first()});
            const QByteArray type = body.fields.isEmpty() ? QByteArray() : formTypes(consumes, body.fields).first();
            for (const SwaggerParameter &field : body.fields) {
                const Pointer property{"content", type, "schema", "properties", field.value.member("name").bytes()};
                if (!m_bodyParts.contains(field.place))
                    m_bodyParts.insert(field.place, {to / property, type});
            }
        }
    }
}

bool SwaggerPlaces::isOutside(const Pointer &place)
{
    const Tokens &tokens = place.tokens();
    if (tokens.isEmpty())
        return false;
    if (tokens[0] == "paths")
        return std::any_of(tokens.begin() + 1, tokens.begin() + std::min<qsizetype>(tokens.size(), 4),
                           [](const QByteArray &token) { return token.startsWith("x-"); });
    return !isOneOf(tokens[0], CommonMembers) && !isOneOf(tokens[0], MovedMembers) &&
           !isOneOf(tokens[0], ReplacedMembers);
}

std::optional<Pointer> SwaggerPlaces::placeAfter(const Pointer &before) const
{
    const Tokens &tokens = before.tokens();
    if (tokens.isEmpty() || isOutside(before))
        return before;
    if (isOneOf(tokens[0], ReplacedMembers))
        return std::nullopt;
    if (isOneOf(tokens[0], MovedMembers))
        return inComponents(before);
    return tokens[0] == "paths" ? inPaths(before) : before;
}

SwaggerPlaces::Place SwaggerPlaces::inComponents(const Pointer &before) const
{
    const Tokens &tokens = before.tokens();
    const QByteArray name = tokens.value(1);
    const Tokens rest = tokens.mid(2);
    if (tokens[0] == "definitions") {
        const Pointer to{"components", "schemas"};
        return tokens.size() == 1 ? to
                                  : inSchema(Pointer(tokens.first(2)), to / m_names.schemas.value(name, name), rest);
    }
    if (tokens[0] == "responses") {
        const Pointer to{"components", "responses"};
        return tokens.size() == 1 ? to
                                  : inResponse({"responses", name}, to / m_names.responses.value(name, name), rest);
    }
    if (tokens[0] == "securityDefinitions") {
        const Pointer to{"components", "securitySchemes"};
        if (tokens.size() == 1)
            return to;
        return rest.isEmpty() ? Place(to / m_names.securitySchemes.value(name, name)) : std::nullopt;
    }
    if (tokens.size() == 1)
        return Pointer{"components", "parameters"};
    const Pointer from{"parameters", name};
    if (m_names.bodies.contains(name))
        return inBody(from,
                      {{"components", "requestBodies", m_names.bodies.value(name)},
                       bodyTypes(m_source.typesOf({}, TypesMember::Consumes)).first()},
                      rest);
    if (m_source.at(from) && !m_names.parameters.contains(name))
        return std::nullopt;
    return inParameter(from, {"components", "parameters", m_names.parameters.value(name, name)}, rest);
}

SwaggerPlaces::Place SwaggerPlaces::inPaths(const Pointer &before) const
{
    const Tokens &tokens = before.tokens();
    if (tokens.size() > 3 && tokens[2] == "parameters")
        return inParameterList(before, 3);
    if (tokens.size() < 4 || !isMethod(tokens[2]))
        return before;
    if (tokens[3] == "consumes" || tokens[3] == "produces" || tokens[3] == "schemes")
        return std::nullopt;
    if (tokens.size() > 4 && tokens[3] == "parameters")
        return inParameterList(before, 4);
    if (tokens.size() > 5 && tokens[3] == "responses" && !tokens[4].startsWith("x-")) {
        const Pointer response(tokens.first(5));
        return inResponse(response, response, tokens.mid(5));
    }
    return before;
}

SwaggerPlaces::Place SwaggerPlaces::inParameterList(const Pointer &before, qsizetype listSize) const
{
    const Tokens &tokens = before.tokens();
    const Pointer list(tokens.first(listSize));
    const QList<SwaggerParameter> parameters = m_source.parameters(list);
    const Pointer place(tokens.first(listSize + 1));
    const Tokens rest = tokens.mid(listSize + 1);
    const auto index = qsizetype(tokens[listSize].toULongLong());
    if (index >= parameters.size() || parameters[index].place != place)
        return before;
    if (parameters[index].role == ParameterRole::Plain)
        return inParameter(place, list.child(parameters[index].plainIndex), rest);
    const auto part = m_bodyParts.constFind(place);
    if (part == m_bodyParts.cend())
        return std::nullopt;
    return parameters[index].role == ParameterRole::Body ? inBody(place, *part, rest) : inSchema(place, part->to, rest);
}

SwaggerPlaces::Place SwaggerPlaces::inParameter(const Pointer &from, const Pointer &to, const Tokens &rest) const
{
    if (rest.isEmpty())
        return to;
    if (isOfSchema(rest[0]))
        return inSchema(from, to / QByteArray("schema"), rest);
    return rest[0] == "collectionFormat" ? Place() : inSchema(from, to, rest);
}

SwaggerPlaces::Place SwaggerPlaces::inBody(const Pointer &from, const BodyPart &body, const Tokens &rest) const
{
    if (!rest.isEmpty() && rest[0] == "schema")
        return inSchema(from, body.to / Pointer{"content", body.type}, rest);
    return body.to / Pointer(rest);
}

SwaggerPlaces::Place SwaggerPlaces::inResponse(const Pointer &from, const Pointer &to, const Tokens &rest) const
{
    const Value *response = m_source.at(from);
    if (rest.isEmpty() || !response)
        return to / Pointer(rest);
    if (rest[0] == "headers" && rest.size() > 2)
        return inParameter(from / Pointer(rest.first(2)), to / Pointer(rest.first(2)), rest.mid(2));
    if (rest[0] == "examples" && rest.size() > 1)
        return to / Pointer{"content", rest[1], "example"} / Pointer(rest.mid(2));
    if (rest[0] != "schema")
        return rest[0] == "examples" ? Place() : Place(to / Pointer(rest));
    const QList<QByteArray> types = responseTypes(*response, m_source.typesAt(from, TypesMember::Produces));
    if (types.isEmpty())
        return std::nullopt;
    return inSchema(from, to / Pointer{"content", types.first()}, rest);
}

Pointer SwaggerPlaces::inSchema(const Pointer &from, const Pointer &to, const Tokens &rest) const
{
    Pointer place = from;
    Pointer moved = to;
    for (const QByteArray &token : rest) {
        place = place / token;
        moved = moved / token;
        const Value *list = token == "items" ? m_source.at(place) : nullptr;
        if (list && list->type() == Value::Type::Array) // A list of schemas is in `anyOf`.
            moved = moved / QByteArray("anyOf");
    }
    return moved;
}

bool isOfSchema(QByteArrayView member)
{
    return isOneOf(member, SchemaMembers);
}

} // namespace conversion
