#include "operationchoices.h"

#include "definitionview.h"
#include "methods.h"

namespace traffic {
namespace {

/** OpenAPI writes methods in lower case. */
bool isMethod(const QByteArray &key)
{
    return key == key.toLower() && http::methods().contains(key.toUpper());
}

/** What a parameter suggests for itself: its example, its schema's example or default, or the first of its enum. */
QString parameterSample(const document::Node &parameter)
{
    const document::Node schema = parameter.member("schema");
    for (const document::Node &candidate : {parameter.member("example"), schema.member("example"),
                                            schema.member("default"), schema.member("enum").childAt(0)}) {
        if (candidate.isScalar() && !candidate.isNull())
            return candidate.text();
    }
    const QString type = schema.member("type").text();
    return type == u"integer"_qs || type == u"number"_qs ? u"1"_qs : QString();
}

/** Puts samples in the place of `{name}`; a parameter without one keeps its braces, so that it is seen. */
QString filled(QString path, const document::Node &parameters)
{
    for (qsizetype i = 0; i < parameters.childCount(); ++i) {
        const document::Node parameter = parameters.childAt(i);
        const QString sample = parameterSample(parameter);
        if (parameter.member("in").text() == u"path"_qs && !sample.isEmpty())
            path.replace(u"{%1}"_qs.arg(parameter.member("name").text()), sample);
    }
    return path;
}

QString joined(const QString &listenPath, const QString &path)
{
    QString base = listenPath.startsWith(u'/') ? listenPath : u'/' + listenPath;
    while (base.endsWith(u'/'))
        base.chop(1);
    return base + (path.startsWith(u'/') ? path : u'/' + path);
}

} // namespace

QList<OperationChoice> operationChoices(const document::Snapshot &snapshot)
{
    QList<OperationChoice> choices;
    const QString listenPath = definition::DefinitionView(snapshot).listenPath().value;
    const document::Node paths = snapshot.root().member("paths");
    for (qsizetype i = 0; i < paths.childCount() && choices.size() < MaximumChoices; ++i) {
        const document::Node item = paths.childAt(i);
        const QString path = joined(listenPath, QString::fromUtf8(paths.keyAt(i)));
        for (qsizetype j = 0; j < item.childCount(); ++j) {
            const QByteArray key = item.keyAt(j);
            if (!isMethod(key))
                continue;
            const QString ofOperation = filled(path, item.childAt(j).member("parameters"));
            choices.append({key.toUpper(), filled(ofOperation, item.member("parameters"))});
        }
    }
    return choices;
}

} // namespace traffic
