#include "fromswagger.h"

#include "swaggervalues.h"

#include <QSet>

#include <algorithm>

namespace conversion {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

using Members = QList<Value::Member>;
using Types = QList<QByteArray>;

constexpr QByteArrayView Methods[] = {"get", "put", "post", "delete", "options", "head", "patch"};

bool isMethod(QByteArrayView key)
{
    return std::find(std::begin(Methods), std::end(Methods), key) != std::end(Methods);
}

/** A copy: Value::member() returns a value, which a loop over its members does not keep. */
Members membersOf(const Value &object, QByteArrayView name)
{
    return object.member(name).members();
}

Types textsOf(const Value &list)
{
    Types texts;
    for (const Value &each : list.items()) {
        if (each.isString() && !texts.contains(each.bytes()))
            texts.append(each.bytes());
    }
    return texts;
}

/** Names that components may have. */
QHash<QByteArray, QByteArray> namesFor(const Members &members)
{
    QHash<QByteArray, QByteArray> names;
    QSet<QByteArray> taken;
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
        for (int i = 2; name != member.first && taken.contains(name); ++i)
            name = wanted + QByteArray::number(i);
        taken.insert(name);
        names.insert(member.first, name);
    }
    return names;
}

/** The parameters of an operation, and where each is written. */
struct Parameters {
    QList<Value> plain;
    std::optional<std::pair<Value, Pointer>> body;
    SwaggerValues::FormFields form;
};

class SwaggerConversion final
{
public:
    SwaggerConversion(Document &document, const Value &root, QList<Loss> &losses)
        : m_document(document)
        , m_root(root)
        , m_losses(losses)
        , m_values(m_names, losses)
    {}

    base::Result<void> run()
    {
        collectNames();
        for (const auto &[path, item] : membersOf(m_root, "paths")) {
            if (!path.startsWith("x-") && item.type() == Value::Type::Object)
                convertPathItem({"paths", path}, item);
        }
        convertComponents();
        convertRoot();
        for (const auto &edit : std::as_const(m_edits)) {
            if (auto done = edit(); !done)
                return done;
        }
        return {};
    }

private:
    void collectNames()
    {
        m_names.schemas = namesFor(m_root.member("definitions").members());
        m_names.responses = namesFor(m_root.member("responses").members());
        m_names.securitySchemes = namesFor(m_root.member("securityDefinitions").members());
        Members plain;
        Members bodies;
        for (const Value::Member &parameter : membersOf(m_root, "parameters")) {
            const QByteArray in = parameter.second.member("in").bytes();
            if (in == "body")
                bodies.append(parameter);
            else if (in != "formData") // Those are parts of the bodies of operations.
                plain.append(parameter);
        }
        m_names.parameters = namesFor(plain);
        m_names.bodies = namesFor(bodies);
        reportNames("definitions", m_names.schemas);
        reportNames("responses", m_names.responses);
        reportNames("securityDefinitions", m_names.securitySchemes);
        reportNames("parameters", m_names.parameters);
        reportNames("parameters", m_names.bodies);
    }

    void reportNames(const char *member, const QHash<QByteArray, QByteArray> &names)
    {
        for (auto name = names.cbegin(); name != names.cend(); ++name) {
            if (name.key() != name.value())
                m_losses.append({Loss::Kind::Replaced,
                                 {member, name.key()},
                                 {QString::fromUtf8(name.key()), QString::fromUtf8(name.value())}});
        }
    }

    void convertPathItem(const Pointer &place, const Value &item)
    {
        if (item.member("$ref").isString())
            m_losses.append({Loss::Kind::OtherFile, place / QByteArray("$ref"), {item.member("$ref").text()}});
        const Parameters shared = sorted(item.member("parameters"), place / QByteArray("parameters"));
        for (const auto &[method, operation] : item.members()) {
            if (isMethod(method) && operation.type() == Value::Type::Object)
                convertOperation(place / method, operation, shared);
        }
        writeParameters(place, item, shared.plain);
    }

    /** The parameters of a list, in the three groups of 3.0. */
    Parameters sorted(const Value &list, const Pointer &place)
    {
        Parameters found;
        for (qsizetype i = 0; i < list.items().size(); ++i) {
            Value parameter = list.items()[i];
            Pointer here = place.child(i);
            const Value reference = parameter.member("$ref");
            const auto target = reference.isString() ? Pointer::parse(reference.text()) : std::nullopt;
            const bool isShared = target && target->tokens().size() == 2 && target->tokens().first() == "parameters";
            const Value named = isShared ? m_root.member("parameters").member(target->last()) : parameter;
            const QByteArray in = named.member("in").bytes();
            if (in == "formData")
                found.form.append({named, isShared ? *target : here});
            else if (in == "body")
                found.body = {parameter, here};
            else
                found.plain.append(m_values.parameter(parameter, here));
        }
        return found;
    }

    void convertOperation(const Pointer &place, const Value &operation, const Parameters &shared)
    {
        const Types consumes = typesOf(operation, "consumes");
        const Types produces = typesOf(operation, "produces");
        Parameters own = sorted(operation.member("parameters"), place / QByteArray("parameters"));
        if (!own.body && own.form.isEmpty()) {
            own.body = shared.body;
            own.form = shared.form;
        }
        writeParameters(place, operation, own.plain);
        if (own.body)
            set(place / QByteArray("requestBody"), bodyOf(*own.body, consumes), "responses");
        else if (!own.form.isEmpty())
            set(place / QByteArray("requestBody"), m_values.form(own.form, consumes), "responses");
        for (const auto &[code, response] : membersOf(operation, "responses")) {
            const Pointer here = place / QByteArray("responses") / code;
            if (!code.startsWith("x-"))
                replace(here, response, m_values.response(response, produces, here));
        }
        const Value schemes = operation.member("schemes");
        // Without a host, they say nothing about the URL.
        if (!schemes.isNull() && schemes != m_root.member("schemes") && !m_root.member("host").isNull())
            set(place / QByteArray("servers"), servers(textsOf(schemes)), {});
        convertSecurity(place / QByteArray("security"), operation.member("security"));
        for (const char *member : {"consumes", "produces", "schemes"})
            removeIfThere(place / QByteArray(member), operation.member(member));
    }

    [[nodiscard]] Types typesOf(const Value &operation, const char *member) const
    {
        const Value own = operation.member(member);
        return textsOf(own.isNull() ? m_root.member(member) : own);
    }

    Value bodyOf(const std::pair<Value, Pointer> &body, const Types &consumes)
    {
        const auto &[parameter, place] = body;
        const Value written = parameter.member("$ref");
        if (!written.isString())
            return m_values.body(parameter, consumes, place);
        return Value::object({{"$ref", m_values.reference(written, place / QByteArray("$ref"))}});
    }

    void writeParameters(const Pointer &owner, const Value &value, const QList<Value> &plain)
    {
        const Value list = value.member("parameters");
        const Pointer place = owner / QByteArray("parameters");
        if (list.type() != Value::Type::Array)
            return;
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
        for (qsizetype i = 0; i < list.items().size(); ++i) {
            Members renamed;
            for (const auto &[name, scopes] : list.items()[i].members())
                renamed.append({m_names.securitySchemes.value(name, name), scopes});
            replace(place.child(i), list.items()[i], Value::object(renamed));
        }
    }

    void convertComponents()
    {
        Members components;
        const auto add = [&](const char *section, const Members &members) {
            if (!members.isEmpty())
                components.append({section, Value::object(members)});
        };
        const Types consumes = textsOf(m_root.member("consumes"));
        const Types produces = textsOf(m_root.member("produces"));
        Members schemas;
        for (const auto &[name, schema] : membersOf(m_root, "definitions"))
            schemas.append({m_names.schemas.value(name), m_values.schema(schema, {"definitions", name})});
        Members parameters;
        Members bodies;
        for (const auto &[name, parameter] : membersOf(m_root, "parameters")) {
            if (m_names.bodies.contains(name))
                bodies.append({m_names.bodies.value(name), m_values.body(parameter, consumes, {"parameters", name})});
            else if (m_names.parameters.contains(name))
                parameters.append(
                    {m_names.parameters.value(name), m_values.parameter(parameter, {"parameters", name})});
        }
        Members responses;
        for (const auto &[name, response] : membersOf(m_root, "responses"))
            responses.append(
                {m_names.responses.value(name), m_values.response(response, produces, {"responses", name})});
        Members schemes;
        for (const auto &[name, scheme] : membersOf(m_root, "securityDefinitions"))
            schemes.append(
                {m_names.securitySchemes.value(name), m_values.securityScheme(scheme, {"securityDefinitions", name})});
        add("schemas", schemas);
        add("responses", responses);
        add("parameters", parameters);
        add("requestBodies", bodies);
        add("securitySchemes", schemes);
        m_components = Value::object(components);
    }

    void convertRoot()
    {
        convertSecurity({"security"}, m_root.member("security"));
        const Types schemes = textsOf(m_root.member("schemes"));
        const bool hasServer = !m_root.member("host").isNull() || !m_root.member("basePath").isNull();
        if (hasServer)
            set({"servers"}, servers(schemes), m_root.member("host").isNull() ? "basePath" : "host");
        for (const char *member : {"host", "basePath", "schemes", "consumes", "produces", "definitions", "parameters",
                                   "responses", "securityDefinitions"})
            removeIfThere({member}, m_root.member(member));
        if (!m_components.members().isEmpty())
            set({"components"}, m_components, {});
        m_edits.append([this] { return m_document.renameKey({"swagger"}, "openapi"); });
        m_edits.append([this] {
            return m_document.setScalar({"openapi"},
                                        Value::string(specification::releaseOf(specification::Version::V30)));
        });
    }

    [[nodiscard]] Value servers(const Types &schemes) const
    {
        const QByteArray host = m_root.member("host").bytes();
        QByteArray base = m_root.member("basePath").bytes();
        while (base.endsWith('/'))
            base.chop(1);
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

    void removeIfThere(const Pointer &place, const Value &value)
    {
        if (!value.isNull() || m_document.snapshot().at(place).exists())
            m_edits.append([this, place] { return m_document.remove(place); });
    }

    Document &m_document;
    const Value &m_root;
    QList<Loss> &m_losses;
    SwaggerNames m_names;
    SwaggerValues m_values;
    Value m_components;
    QList<std::function<base::Result<void>()>> m_edits; ///< In order, after all was read.
};

} // namespace

bool isSwagger(const Snapshot &snapshot)
{
    const QByteArray version = snapshot.at({"swagger"}).bytes();
    return version == "2.0" || version == "2";
}

base::Result<void> convertSwagger(Document &document, QList<Loss> &losses)
{
    const auto root = document.snapshot().root().value();
    if (!root)
        return root.error();
    // What several places share can't be edited in one of them.
    if (document.snapshot().hasAliases()) {
        Document apart("swagger: 2.0\n", document.format());
        if (auto done = apart.replaceSubtree({}, *root); !done)
            return done;
        const document::Splice all{0, document.snapshot().size(), apart.snapshot().text()};
        if (auto done = document.spliceText(all); !done)
            return done;
    }
    return SwaggerConversion(document, *root, losses).run();
}

} // namespace conversion
