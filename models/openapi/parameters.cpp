#include "parameters.h"

#include "openapilimits.h"
#include "operations.h"
#include "referenceresolver.h"

#include <QUrl>

#include <algorithm>
#include <utility>

namespace openapi {

namespace {

using document::Node;

/** Appends the parameters of a path item or an operation, which replace those before with the same name and location.
 */
void readParameters(ReferenceResolver &resolver, const Place &owner, QList<Parameter> &parameters,
                    QHash<std::pair<QByteArray, QString>, qsizetype> &known)
{
    const Place list{owner.address, owner.pointer.child("parameters")};
    const SetResolution entries = resolver.resolve(list);
    const qsizetype count = entries.node.isSequence() ? std::min(entries.node.childCount(), MaximumParameters) : 0;
    for (qsizetype i = 0; i < count; ++i) {
        const SetResolution found = resolver.resolve(Place{entries.place.address, entries.place.pointer.child(i)});
        if (!found.node.isMapping())
            continue;
        const Parameter parameter{found.place, found.node, found.node.member("name").bytes(),
                                  found.node.member("in").text()};
        const auto before = known.constFind({parameter.name, parameter.location});
        if (before != known.constEnd()) {
            parameters[*before] = parameter;
            continue;
        }
        known.insert({parameter.name, parameter.location}, parameters.size());
        parameters.append(parameter);
    }
}

Node firstOf(const Node &list)
{
    const Node values = list.resolved();
    return values.childCount() > 0 ? values.childAt(0).resolved() : Node();
}

/** The value of the first of `examples`, which can be in another place. */
Node firstExample(ReferenceResolver &resolver, const Parameter &parameter)
{
    const Node examples = parameter.node.member("examples").resolved();
    if (!examples.isMapping() || examples.childCount() == 0)
        return {};
    const Place place{parameter.place.address, parameter.place.pointer.child("examples").child(examples.keyAt(0))};
    const Node example = resolver.resolve(place).node;
    const Node value = example.member("dataValue");
    return value.exists() ? value : example.member("value");
}

} // namespace

QList<Parameter> parametersOf(ReferenceResolver &resolver, const Place &operation)
{
    QList<Parameter> parameters;
    QHash<std::pair<QByteArray, QString>, qsizetype> known;
    readParameters(resolver, {operation.address, pathItemOf(operation.pointer)}, parameters, known);
    readParameters(resolver, operation, parameters, known);
    return parameters;
}

QString suggestedValue(ReferenceResolver &resolver, const Parameter &parameter)
{
    const Node schema = resolver.resolve(Place{parameter.place.address, parameter.place.pointer.child("schema")}).node;
    for (const Node &candidate : {parameter.node.member("example"), firstExample(resolver, parameter),
                                  schema.member("example"), firstOf(schema.member("examples")),
                                  schema.member("default"), schema.member("const"), firstOf(schema.member("enum"))}) {
        if (candidate.isScalar() && !candidate.isNull())
            return candidate.text();
    }
    const QString type = schema.member("type").text();
    return type == u"integer" || type == u"number" ? u"1"_qs : QString();
}

QHash<QByteArray, QString> pathValues(ReferenceResolver &resolver, const QList<Parameter> &parameters)
{
    QHash<QByteArray, QString> values;
    for (const Parameter &parameter : parameters) {
        if (parameter.location == u"path")
            values.insert(parameter.name, suggestedValue(resolver, parameter));
    }
    return values;
}

QHash<QByteArray, QString> pathSegments(ReferenceResolver &resolver, const QList<Parameter> &parameters)
{
    QHash<QByteArray, QString> values = pathValues(resolver, parameters);
    for (QString &value : values)
        value = QString::fromLatin1(QUrl::toPercentEncoding(value));
    return values;
}

QString filledPath(const QByteArray &path, const QHash<QByteArray, QString> &values, const QString &otherwise)
{
    QString filled;
    qsizetype at = 0;
    while (at < path.size()) {
        const qsizetype open = path.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : path.indexOf('}', open);
        if (close < 0)
            break;
        const QByteArray name = path.sliced(open + 1, close - open - 1);
        const QString known = values.value(name);
        const QString &value = known.isEmpty() ? otherwise : known;
        filled += QString::fromUtf8(path.sliced(at, open - at));
        filled += value.isEmpty() ? u'{' + QString::fromUtf8(name) + u'}' : value;
        at = close + 1;
    }
    return filled + QString::fromUtf8(path.sliced(at));
}

} // namespace openapi
