#include "requirements.h"

#include "memberedit.h"
#include "refs.h"

#include <algorithm>

namespace content {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

QList<Scope> scopesOf(const Node &scheme)
{
    QList<Scope> scopes;
    const Node flows = scheme.member("flows");
    for (qsizetype i = 0; flows.isMapping() && i < flows.childCount(); ++i) {
        const Node map = flows.childAt(i).resolved().member("scopes");
        for (qsizetype j = 0; map.isMapping() && j < map.childCount(); ++j) {
            const QByteArray name = map.keyAt(j);
            const bool isKnown = std::any_of(scopes.cbegin(), scopes.cend(),
                                             [&](const Scope &scope) { return scope.name == name; });
            if (!isKnown)
                scopes.append({name, map.childAt(j).resolved().text()});
        }
    }
    return scopes;
}

Requirement requirementAt(const Node &node, const Pointer &place)
{
    Requirement requirement{place, {}};
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i) {
        RequirementScheme scheme{place / node.keyAt(i), node.keyAt(i), {}};
        const Node scopes = node.childAt(i).resolved();
        for (qsizetype j = 0; scopes.isSequence() && j < scopes.childCount(); ++j)
            scheme.scopes.append(scopes.childAt(j).resolved().text());
        requirement.schemes.append(scheme);
    }
    return requirement;
}

} // namespace

QList<Scheme> schemesOf(const Snapshot &entry)
{
    const Pointer map{"components", "securitySchemes"};
    const Node schemes = entry.at(map);
    QList<Scheme> found;
    for (qsizetype i = 0; schemes.isMapping() && i < schemes.childCount(); ++i) {
        const QByteArray name = schemes.keyAt(i);
        if (name.startsWith("x-"))
            continue;
        const Node scheme = openapi::resolveAt(entry, map / name).node;
        found.append({name, scheme.member("type").text(), scopesOf(scheme)});
    }
    return found;
}

QList<Requirement> requirementsAt(const Snapshot &snapshot, const Pointer &security)
{
    QList<Requirement> requirements;
    const Node list = snapshot.at(security);
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        requirements.append(requirementAt(list.childAt(i).resolved(), security.child(i)));
    return requirements;
}

base::Result<Pointer> addRequirement(Document &document, const Pointer &security, const QByteArray &scheme)
{
    const Value requirement = Value::object({{scheme, Value::array()}});
    const Node list = document.snapshot().at(security);
    if (list.exists() && !list.isSequence())
        return base::Error{base::ErrorCode::WrongType, security.toString()};
    const qsizetype count = list.childCount();
    const base::Result<void> added = count > 0 ? document.append(security, requirement)
                                               : openapi::setMember(document, security, Value::array({requirement}));
    return added ? base::Result<Pointer>(security.child(count)) : base::Result<Pointer>(added.error());
}

base::Result<Pointer> addSchemeTo(Document &document, const Pointer &requirement, const QByteArray &scheme)
{
    const Pointer place = requirement / scheme;
    if (document.snapshot().at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, place.toString()};
    const base::Result<void> added = document.insert(place, Value::array());
    return added ? base::Result<Pointer>(place) : base::Result<Pointer>(added.error());
}

base::Result<void> removeScheme(Document &document, const Pointer &scheme)
{
    const Snapshot snapshot = document.snapshot();
    const Pointer requirement = scheme.parent();
    const Pointer security = requirement.parent();
    if (snapshot.at(requirement).childCount() > 1)
        return document.remove(scheme);
    return document.remove(snapshot.at(security).childCount() > 1 ? requirement : security);
}

base::Result<void> setScope(Document &document, const Pointer &scopes, const QString &scope, bool isRequired)
{
    const Node list = document.snapshot().at(scopes);
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        if (list.childAt(i).resolved().text() == scope)
            return isRequired ? base::Result<void>() : document.remove(scopes.child(i));
    }
    if (!isRequired)
        return {};
    if (list.childCount() > 0)
        return document.append(scopes, Value::string(scope));
    return document.set(scopes, Value::array({Value::string(scope)}));
}

} // namespace content
