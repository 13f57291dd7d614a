#include "samplepaths.h"

#include "operations.h"
#include "refs.h"

#include <QHash>

#include <utility>

namespace contract {

namespace {

using document::Node;

/** Values that patterns for segments distinguish: numbers, words, UUIDs. */
constexpr const char *SampleSegments[] = {"1", "a", "3fa85f64-5717-4562-b3fc-2c963f66afa6"};

/** The example of a parameter, or what its schema suggests. Empty if there is none. */
QString exampleOf(const Node &parameter)
{
    const Node schema = parameter.member("schema");
    const Node examples = parameter.member("examples");
    const Node named = examples.isMapping() ? examples.childAt(0).resolved().member("value") : Node();
    for (const Node &candidate :
         {parameter.member("example"), named, schema.member("example"), schema.member("examples").childAt(0).resolved(),
          schema.member("default"), schema.member("enum").childAt(0).resolved()}) {
        if (candidate.isScalar() && !candidate.isNull())
            return candidate.text();
    }
    return {};
}

/** By name. Those of the operation replace those of the path. */
QHash<QByteArray, QString> pathExamples(const document::Snapshot &snapshot, const document::Pointer &operation)
{
    QHash<QByteArray, QString> examples;
    for (const document::Pointer &owner : {operation.parent(), operation}) {
        const document::Pointer list = owner.child("parameters");
        const Node parameters = snapshot.at(list);
        for (qsizetype at = 0; parameters.isSequence() && at < parameters.childCount(); ++at) {
            const Node parameter = openapi::resolveAt(snapshot, list.child(at)).node;
            if (parameter.member("in").text() == u"path")
                examples.insert(parameter.member("name").bytes(), exampleOf(parameter));
        }
    }
    return examples;
}

} // namespace

QStringList samplePaths(const document::Snapshot &snapshot, const OperationPlace &operation)
{
    const QString path = QString::fromUtf8(operation.path);
    const QList<QByteArray> names = openapi::templateNames(operation.path);
    if (names.isEmpty())
        return {path};
    const QHash<QByteArray, QString> examples = pathExamples(snapshot, operation.pointer);
    QStringList paths;
    for (const char *segment : SampleSegments) {
        QString filled = path;
        for (const QByteArray &name : names) {
            const QString example = examples.value(name);
            filled.replace(u'{' + QString::fromUtf8(name) + u'}',
                           example.isEmpty() ? QString::fromLatin1(segment) : example);
        }
        if (!paths.contains(filled))
            paths.append(filled);
    }
    return paths;
}

} // namespace contract
