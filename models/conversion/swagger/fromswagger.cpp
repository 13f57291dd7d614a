#include "fromswagger.h"

#include "aliascopies.h"
#include "swaggervalues.h"
#include "version.h"

#include <algorithm>
#include <functional>

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

using Members = QList<Value::Member>;
using Types = QList<QByteArray>;

/** A copy: Value::member() returns a value, which a loop over its members does not keep. */
Members membersOf(const Value &object, QByteArrayView name)
{
    return object.member(name).members();
}

class SwaggerConversion final
{
public:
    SwaggerConversion(Document &document, const Value &root, const QString &address, QList<Loss> &losses,
                      const SwaggerLimits &limits)
        : m_document(document)
        , m_source(root, address)
        , m_places(m_source)
        , m_root(m_source.root())
        , m_losses(losses)
        , m_schemas(m_source, m_places, m_losses, limits.discriminated)
        , m_values(m_source, m_schemas, m_losses, limits.copiedBytes)
    {}

    base::Result<MovedPlaces> run()
    {
        reportNames();
        for (const auto &[path, item] : membersOf(m_root, "paths")) {
            if (path.startsWith("x-"))
                convertExtension({"paths", path}, item);
            else if (item.type() == Value::Type::Object)
                convertPathItem({"paths", path}, item);
            if (const auto place = tooLarge())
                return base::Error{base::ErrorCode::TooLarge, place->toString()};
        }
        convertComponents();
        convertRoot();
        convertOutside();
        reportUnused();
        if (const auto place = tooLarge())
            return base::Error{base::ErrorCode::TooLarge, place->toString()};
        for (const auto &edit : std::as_const(m_edits)) {
            if (auto done = edit(); !done)
                return done.error();
        }
        if (auto done = reportTargets(); !done)
            return done.error();
        return movedComponents();
    }

private:
    /** Where the shared objects are afterwards. */
    [[nodiscard]] MovedPlaces movedComponents() const
    {
        MovedPlaces moved;
        for (const char *section : {"definitions", "parameters", "responses", "securityDefinitions"}) {
            for (const auto &[name, value] : membersOf(m_root, section)) {
                if (const auto component = m_places.placeAfter({section, name}))
                    moved.move({section, name}, *component);
            }
        }
        return moved;
    }

    [[nodiscard]] std::optional<Pointer> tooLarge() const
    {
        return m_values.tooLarge() ? m_values.tooLarge() : m_schemas.tooLarge();
    }

    void reportNames()
    {
        for (const char *section : {"definitions", "parameters", "responses", "securityDefinitions"}) {
            for (const auto &[name, value] : membersOf(m_root, section)) {
                const auto component = m_places.placeAfter({section, name});
                if (component && component->last() != name)
                    m_losses.add(Loss::Kind::Replaced, {section, name},
                                 {QString::fromUtf8(name), QString::fromUtf8(component->last())});
            }
        }
    }

    void convertPathItem(const Pointer &place, const Value &item)
    {
        for (const auto &[name, value] : item.members()) {
            const Pointer here = place / name;
            if (isMethod(name) && value.type() == Value::Type::Object)
                convertOperation(place, name, value);
            else if (name == "$ref" && value.isString())
                replace(here, value, m_schemas.reference(value, here, SwaggerKind::PathItem));
            else if (name != "parameters")
                convertExtension(here, value);
        }
        writeParameters(place, item);
    }

    void convertOperation(const Pointer &pathItem, const QByteArray &method, const Value &operation)
    {
        const Pointer place = pathItem / method;
        writeParameters(place, operation);
        writeBody(pathItem, method, operation);
        for (const auto &[name, value] : operation.members()) {
            const Pointer here = place / name;
            if (name == "responses")
                convertResponses(here, value, m_source.typesOf(operation, TypesMember::Produces));
            else if (name == "schemes")
                convertSchemes(place, value);
            else if (name == "security")
                convertSecurity(here, value);
            else if (name != "parameters")
                convertExtension(here, value);
        }
        for (const char *member : {"consumes", "produces", "schemes"})
            removeMember(place / QByteArray(member), operation.member(member), Value::Type::Array);
    }

    void writeBody(const Pointer &pathItem, const QByteArray &method, const Value &operation)
    {
        const Pointer place = pathItem / method;
        const Types consumes = m_source.typesOf(operation, TypesMember::Consumes);
        const SwaggerBody body = m_source.bodyOf(pathItem, method);
        for (const SwaggerParameter &left : body.left)
            m_losses.add(Loss::Kind::Removed, left.place, {left.value.member("name").text()});
        if (body.body) {
            set(place / QByteArray("requestBody"), m_values.body(body.body->written, consumes, body.body->place),
                "responses");
        } else if (!body.fields.isEmpty()) {
            for (const SwaggerParameter &field : body.fields)
                m_used.insert(field.valuePlace);
            reportTypes(place / QByteArray("consumes"), operation.member("consumes"));
            set(place / QByteArray("requestBody"), m_values.form(body.fields, consumes), "responses");
        }
    }

    /** A form has only media types of forms. */
    void reportTypes(const Pointer &place, const Value &types)
    {
        for (qsizetype i = 0; i < types.items().size(); ++i) {
            const Value &type = types.items()[i];
            if (!isFormType(type.bytes()))
                m_losses.add(Loss::Kind::Removed, place.child(i), {type.text()});
        }
    }

    void convertResponses(const Pointer &place, const Value &responses, const Types &produces)
    {
        for (const auto &[code, response] : responses.members()) {
            const Pointer here = place / code;
            if (code.startsWith("x-"))
                convertExtension(here, response);
            else
                replace(here, response, m_values.response(response, produces, here));
        }
    }

    void convertSchemes(const Pointer &place, const Value &schemes)
    {
        if (schemes == m_root.member("schemes"))
            return;
        // Without a host, they say nothing about the URL.
        if (!m_root.member("host").isString())
            m_losses.addRemoved(place / QByteArray("schemes"));
        else
            set(place / QByteArray("servers"), servers(textsOf(schemes)), {});
    }

    void writeParameters(const Pointer &owner, const Value &value)
    {
        const Value list = value.member("parameters");
        const Pointer place = owner / QByteArray("parameters");
        if (list.type() != Value::Type::Array)
            return;
        QList<Value> plain;
        for (const SwaggerParameter &parameter : m_source.parameters(place)) {
            if (parameter.role == ParameterRole::Plain)
                plain.append(m_values.parameter(parameter.written, parameter.place));
        }
        if (plain.isEmpty())
            removeIfThere(place, list);
        else if (plain.size() == list.items().size())
            for (qsizetype i = 0; i < plain.size(); ++i)
                replace(place.child(i), list.items()[i], plain[i]);
        else
            replace(place, list, Value::array(plain));
    }

    void convertSecurity(const Pointer &place, const Value &list)
    {
        const auto &names = m_places.names().securitySchemes;
        for (qsizetype i = 0; i < list.items().size(); ++i) {
            Members renamed;
            for (const auto &[name, scopes] : list.items()[i].members())
                renamed.append({names.value(name, name), scopes});
            if (list.items()[i].type() == Value::Type::Object)
                replace(place.child(i), list.items()[i], Value::object(renamed));
        }
    }

    void convertExtension(const Pointer &place, const Value &value)
    {
        replace(place, value, m_schemas.extension(value, place));
    }

    /** Converts the values that references name outside the objects of Swagger 2.0, each as the kind of object that
     * the reference expects. */
    void convertOutside()
    {
        while (const auto outside = m_schemas.takeOutside()) {
            const auto &[place, kind] = *outside;
            const Value value = *m_source.at(place);
            switch (kind) {
            case SwaggerKind::Schema:
                replace(place, value, m_schemas.schema(value, place));
                break;
            case SwaggerKind::Parameter:
                replace(place, value, m_values.parameter(value, place));
                break;
            case SwaggerKind::Body:
                replace(place, value, m_values.body(value, m_source.typesOf({}, TypesMember::Consumes), place));
                break;
            case SwaggerKind::Response:
                replace(place, value, m_values.response(value, m_source.typesOf({}, TypesMember::Produces), place));
                break;
            case SwaggerKind::PathItem:
                convertPathItem(place, value);
                break;
            case SwaggerKind::SecurityScheme:
                replace(place, value, m_values.securityScheme(value, place));
                break;
            case SwaggerKind::Header:
            case SwaggerKind::Extension:
                break;
            }
        }
    }

    void convertComponents()
    {
        const SwaggerNames &names = m_places.names();
        const Types consumes = m_source.typesOf({}, TypesMember::Consumes);
        const Types produces = m_source.typesOf({}, TypesMember::Produces);
        Members schemas;
        for (const auto &[name, schema] : membersOf(m_root, "definitions"))
            schemas.append({names.schemas.value(name), m_schemas.schema(schema, {"definitions", name})});
        Members parameters;
        Members bodies;
        for (const auto &[name, parameter] : membersOf(m_root, "parameters")) {
            const Pointer place{"parameters", name};
            if (names.bodies.contains(name))
                bodies.append({names.bodies.value(name), m_values.body(parameter, consumes, place)});
            else if (names.parameters.contains(name))
                parameters.append({names.parameters.value(name), m_values.parameter(parameter, place)});
        }
        Members responses;
        for (const auto &[name, response] : membersOf(m_root, "responses"))
            responses.append({names.responses.value(name), m_values.response(response, produces, {"responses", name})});
        Members schemes;
        for (const auto &[name, scheme] : membersOf(m_root, "securityDefinitions"))
            schemes.append(
                {names.securitySchemes.value(name), m_values.securityScheme(scheme, {"securityDefinitions", name})});
        addComponents("schemas", schemas);
        addComponents("responses", responses);
        addComponents("parameters", parameters);
        addComponents("requestBodies", bodies);
        addComponents("securitySchemes", schemes);
    }

    void addComponents(const char *section, const Members &members)
    {
        if (!members.isEmpty())
            m_components.append({section, Value::object(members)});
    }

    void convertRoot()
    {
        convertSecurity({"security"}, m_root.member("security"));
        for (const auto &[name, value] : m_root.members()) {
            if (SwaggerPlaces::isOutside({name}) || name == "info" || name == "tags" || name == "externalDocs")
                convertExtension({name}, value);
        }
        const bool hasHost = m_root.member("host").isString();
        if (hasHost || m_root.member("basePath").isString())
            set({"servers"}, servers(textsOf(m_root.member("schemes"))), hasHost ? "host" : "basePath");
        if (!hasHost && !m_root.member("schemes").items().isEmpty())
            m_losses.addRemoved({"schemes"});
        for (const char *member : {"host", "basePath"})
            removeMember({member}, m_root.member(member), Value::Type::String);
        for (const char *member : {"schemes", "consumes", "produces"})
            removeMember({member}, m_root.member(member), Value::Type::Array);
        for (const char *member : {"definitions", "parameters", "responses", "securityDefinitions"})
            removeMember({member}, m_root.member(member), Value::Type::Object);
        if (!m_components.isEmpty())
            set({"components"}, Value::object(m_components), {});
        m_edits.append([this] { return m_document.renameKey({"swagger"}, "openapi"); });
        m_edits.append([this] {
            return m_document.setScalar({"openapi"},
                                        Value::string(specification::releaseOf(specification::Version::V30)));
        });
    }

    /** Bodies and fields have no other place than in operations. */
    void reportUnused()
    {
        for (const auto &[path, item] : membersOf(m_root, "paths")) {
            const QList<Value::Member> &members = item.members();
            if (std::any_of(members.begin(), members.end(), [](const auto &member) { return isMethod(member.first); }))
                continue;
            for (const SwaggerParameter &parameter : m_source.parameters({"paths", path, "parameters"})) {
                if (parameter.role != ParameterRole::Plain)
                    m_losses.add(Loss::Kind::Removed, parameter.place, {parameter.value.member("name").text()});
            }
        }
        for (const auto &[name, parameter] : membersOf(m_root, "parameters")) {
            const Pointer place{"parameters", name};
            if (parameter.member("in").bytes() == "formData" && !m_used.contains(place))
                m_losses.addRemoved(place);
        }
    }

    /** Reports the references whose targets were removed by the conversion. */
    base::Result<void> reportTargets()
    {
        const auto root = m_document.snapshot().root().value();
        if (!root)
            return root.error();
        const ValueIndex after(*root);
        for (const FollowedReference &each : m_schemas.followed()) {
            if (!after.at(each.to))
                m_losses.add(Loss::Kind::NoTarget, each.place, {each.reference});
        }
        return {};
    }

    [[nodiscard]] Value servers(const Types &schemes) const
    {
        const QByteArray host = m_root.member("host").bytes();
        QByteArray base = m_root.member("basePath").bytes();
        while (base.endsWith('/'))
            base.chop(1);
        if (!base.isEmpty() && !base.startsWith('/'))
            base.prepend('/');
        QList<Value> list;
        const auto add = [&](const QByteArray &url) {
            list.append(Value::object({{"url", Value::string(url.isEmpty() ? QByteArray("/") : url)}}));
        };
        for (const QByteArray &scheme : schemes) {
            if (!host.isEmpty())
                add(scheme + "://" + host + base);
        }
        if (list.isEmpty())
            add((host.isEmpty() ? QByteArray() : "//" + host) + base);
        return Value::array(list);
    }

    /** Before the member that is called `next`, or at the end. */
    void set(const Pointer &place, const Value &value, const QByteArray &next)
    {
        if (m_source.at(place)) // 2.0 knows no such member.
            m_losses.addRemoved(place);
        m_edits.append([this, place, value, next] {
            if (m_document.snapshot().at(place).exists())
                return m_document.replaceSubtree(place, value);
            const Node owner = m_document.snapshot().at(place.parent());
            qsizetype index = 0;
            while (index < owner.childCount() && owner.keyAt(index) != next)
                ++index;
            return m_document.insert(place, value, index < owner.childCount() ? index : -1);
        });
    }

    void replace(const Pointer &place, const Value &before, const Value &after)
    {
        if (before != after)
            m_edits.append([this, place, after] { return m_document.replaceSubtree(place, after); });
    }

    /** Removes a member whose content is elsewhere now, if it has the type that 2.0 says. */
    void removeMember(const Pointer &place, const Value &value, Value::Type type)
    {
        if (!value.isNull() && value.type() != type)
            m_losses.addRemoved(place);
        removeIfThere(place, value);
    }

    void removeIfThere(const Pointer &place, const Value &value)
    {
        if (!value.isNull() || m_document.snapshot().at(place).exists())
            m_edits.append([this, place] { return m_document.remove(place); });
    }

    Document &m_document;
    SwaggerSource m_source;
    SwaggerPlaces m_places;
    const Value &m_root;
    SwaggerLosses m_losses;
    SwaggerSchemas m_schemas;
    SwaggerValues m_values;
    Members m_components;
    QSet<Pointer> m_used;                               ///< The fields that became a part of a form.
    QList<std::function<base::Result<void>()>> m_edits; ///< In order, after all was read.
};

} // namespace

bool isSwagger(const Snapshot &snapshot)
{
    const QByteArray version = snapshot.at({"swagger"}).bytes();
    return version == "2.0" || version == "2";
}

base::Result<MovedPlaces> convertSwagger(Document &document, const QString &address, QList<Loss> &losses,
                                         const SwaggerLimits &limits)
{
    // What several places share can't be edited in one of them.
    if (auto done = replaceAliases(document); !done)
        return done.error();
    const auto root = document.snapshot().root().value();
    if (!root)
        return root.error();
    return SwaggerConversion(document, *root, address, losses, limits).run();
}

} // namespace conversion
