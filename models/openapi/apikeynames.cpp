#include "apikeynames.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "members.h"

#include <QSet>

namespace openapi {

namespace {

using document::Node;
using document::Pointer;

class Collector final
{
public:
    void addHeader(const QByteArray &name) { add(name, name.toLower(), m_headers, m_names.headers); }
    void addParameter(const QByteArray &name) { add(name, name, m_parameters, m_names.parameters); }
    void addMissing() { m_names.isComplete = false; }

    /** Adds the name of a Security Scheme Object. Without a valid place, the key can be in any. */
    void addScheme(const Node &scheme)
    {
        if (scheme.member("type").bytes() != "apiKey")
            return;
        const QByteArray name = scheme.member("name").bytes();
        const QByteArray in = scheme.member("in").bytes();
        if (in == "cookie")
            return;
        if (in != "query")
            addHeader(name);
        if (in != "header")
            addParameter(name);
    }

    /** Adds the names in the gateway's settings of a security scheme: `{header: {name: X-Key}}`. */
    void addSettings(const Node &scheme)
    {
        addHeader(scheme.member("header").resolved().member("name").bytes());
        for (const char *place : {"query", "param"})
            addParameter(scheme.member(place).resolved().member("name").bytes());
    }

    [[nodiscard]] const ApiKeyNames &names() const { return m_names; }

private:
    static void add(const QByteArray &name, const QByteArray &key, QSet<QByteArray> &known, QList<QByteArray> &names)
    {
        if (name.isEmpty() || known.contains(key))
            return;
        known.insert(key);
        names.append(name);
    }

    ApiKeyNames m_names;
    QSet<QByteArray> m_headers; ///< In lower case.
    QSet<QByteArray> m_parameters;
};

/** `resolve` returns the end of a chain of references, which does not exist if it can't be followed. */
template<typename Resolve>
ApiKeyNames namesIn(const document::Snapshot &entry, const Resolve &resolve)
{
    Collector collector;
    const Pointer schemes{"components", "securitySchemes"};
    for (const document::Member &member : document::membersOf(entry.at(schemes).resolved())) {
        const Node scheme = referenceOf(member.value) ? resolve(schemes / member.key) : member.value;
        if (scheme.exists())
            collector.addScheme(scheme);
        else
            collector.addMissing();
    }
    const definition::DefinitionView view(entry);
    const Pointer settings = view.extension() / definition::fields::clientSecuritySchemes();
    for (const document::Member &member : document::membersOf(entry.at(settings).resolved()))
        collector.addSettings(member.value);
    return collector.names();
}

} // namespace

ApiKeyNames apiKeyNames(const document::Snapshot &entry)
{
    return namesIn(entry, [&entry](const Pointer &place) { return resolveAt(entry, place).node; });
}

ApiKeyNames apiKeyNames(ReferenceResolver &resolver, const QString &api)
{
    const std::optional<document::Snapshot> entry = resolver.textOf(api);
    if (!entry)
        return {{}, {}, false};
    return namesIn(*entry, [&](const Pointer &place) { return resolver.resolve(Place{api, place}).node; });
}

} // namespace openapi
