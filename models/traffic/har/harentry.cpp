#include "harentry.h"

#include "harscanner.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace traffic {

namespace {

/** The largest number of JSON objects and lists inside one another that are looked into. */
constexpr qsizetype MaximumPointerDepth = 1000;

/** The token of a JSON Pointer for a key with its quotes. */
QString tokenOf(const QByteArray &key)
{
    const QString name = QJsonDocument::fromJson('[' + key + ']').array().at(0).toString();
    return QString(name).replace(u'~', u"~0"_qs).replace(u'/', u"~1"_qs);
}

/** An object or list that contains the value that is read. */
struct OpenValue {
    QString token;        ///< The token of the member or item that was read last.
    qsizetype index = -1; ///< The index of the last item of a list.
    bool isList = false;
};

} // namespace

QByteArray requestUrlOf(const QJsonValue &request)
{
    const QByteArray url = request[u"url"].toString().toUtf8();
    const QByteArray scheme = url.first(std::max<qsizetype>(url.indexOf("://"), 0)).toLower();
    if (scheme == "ws" || scheme == "wss")
        return "http" + scheme.sliced(2) + url.sliced(scheme.size());
    return url;
}

QString memberNotNumber(const QJsonObject &entry)
{
    static const QStringList numbers = {
        u"/time"_qs,
        u"/request/headersSize"_qs,
        u"/request/bodySize"_qs,
        u"/response/status"_qs,
        u"/response/headersSize"_qs,
        u"/response/bodySize"_qs,
        u"/response/content/size"_qs,
        u"/response/content/compression"_qs,
        u"/timings/blocked"_qs,
        u"/timings/dns"_qs,
        u"/timings/connect"_qs,
        u"/timings/ssl"_qs,
        u"/timings/send"_qs,
        u"/timings/wait"_qs,
        u"/timings/receive"_qs,
    };
    for (const QString &pointer : numbers) {
        QJsonValue value = entry;
        const QStringList names = pointer.split(u'/', Qt::SkipEmptyParts);
        for (const QString &name : names)
            value = value[name];
        // Programs leave members away or write null.
        if (!value.isDouble() && !value.isUndefined() && !value.isNull())
            return pointer;
    }
    return {};
}

QString pointerInEntry(QByteArrayView entry, qsizetype offset)
{
    using Event = HarScanner::Event;
    HarScanner scanner(MaximumPointerDepth);
    QList<OpenValue> open;
    for (qsizetype at = 0; at < entry.size();) {
        const Event event = scanner.next(entry, at, MaximumPointerDepth);
        if (event == Event::None || event == Event::Failed || (event == Event::End && at >= offset))
            break;
        if (event == Event::Key)
            open.last().token = tokenOf(scanner.key());
        if (event == Event::End)
            open.resize(scanner.depth());
        if (event != Event::Begin)
            continue;
        if (!open.isEmpty() && open.last().isList)
            open.last().token = QString::number(++open.last().index);
        if (scanner.first() == '{' || scanner.first() == '[')
            open.append({{}, -1, scanner.first() == '['});
    }
    QString pointer;
    for (const OpenValue &each : std::as_const(open))
        pointer += u'/' + each.token;
    return pointer;
}

} // namespace traffic
