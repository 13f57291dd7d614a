#include "fault.h"

#include "headerlist.h"
#include "targettext.h"

#include <limits>

namespace routing {

namespace {

constexpr int LowestStatus = 200;
constexpr int HighestStatus = 599;
constexpr qint64 Kilo = 1024;

base::Error invalidWord(QStringView word)
{
    return {base::ErrorCode::InvalidArgument, word.toString()};
}

std::optional<std::chrono::milliseconds> durationOf(QStringView text)
{
    constexpr int perSecond = 1000;
    const bool inMilliseconds = text.endsWith(u"ms");
    if (!inMilliseconds && !text.endsWith(u's'))
        return std::nullopt;
    bool isNumber = false;
    const double number = text.chopped(inMilliseconds ? 2 : 1).toDouble(&isNumber);
    const double value = inMilliseconds ? number : number * perSecond;
    if (!isNumber || !(value >= 0 && value <= std::numeric_limits<int>::max()))
        return std::nullopt;
    return std::chrono::milliseconds(static_cast<qint64>(value));
}

std::optional<qint64> rateOf(QStringView text)
{
    qint64 factor = 1;
    if (text.endsWith(u'k') || text.endsWith(u'M')) {
        factor = text.endsWith(u'k') ? Kilo : Kilo * Kilo;
        text.chop(1);
    }
    bool isNumber = false;
    const qint64 number = text.toInt(&isNumber);
    return isNumber && number > 0 ? std::optional(number * factor) : std::nullopt;
}

bool takeSetting(QStringView word, Fault &fault)
{
    const qsizetype equals = word.indexOf(u'=');
    const QStringView name = equals < 0 ? word : word.first(equals);
    const QStringView value = equals < 0 ? QStringView() : word.sliced(equals + 1);
    if (name == u"abort" && equals < 0) {
        fault.aborts = true;
        return true;
    }
    if (name == u"delay") {
        const auto delay = durationOf(value);
        fault.delay = delay.value_or(fault.delay);
        return delay.has_value();
    }
    if (name == u"status") {
        fault.status = value.toInt();
        return fault.status >= LowestStatus && fault.status <= HighestStatus;
    }
    const auto rate = rateOf(value);
    fault.bytesPerSecond = rate.value_or(0);
    return name == u"throttle" && rate.has_value();
}

} // namespace

base::Result<Fault> parseFault(const QString &text)
{
    QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    Fault fault;
    if (!words.isEmpty() && !words.first().startsWith(u'/')) {
        fault.method = words.takeFirst().toLatin1();
        if (!http::isToken(fault.method))
            return invalidWord(text);
    }
    if (words.isEmpty() || !words.first().startsWith(u'/'))
        return invalidWord(text);
    fault.path = words.takeFirst().toUtf8();
    if (words.isEmpty() || listenPathProblem(fault.path))
        return invalidWord(text);
    for (const QString &word : std::as_const(words)) {
        if (!takeSetting(word, fault))
            return invalidWord(word);
    }
    return fault;
}

FaultTable::FaultTable(const QList<Fault> &faults)
{
    if (faults.isEmpty())
        return;
    QList<Entry> entries;
    for (const Fault &fault : faults) {
        const bool below = fault.path.endsWith('*');
        entries.append({fault, ListenPath(below ? fault.path.chopped(1) : fault.path, below), below});
    }
    m_entries = std::make_shared<const QList<Entry>>(std::move(entries));
}

const Fault *FaultTable::find(QByteArrayView method, QByteArrayView target) const
{
    if (!m_entries)
        return nullptr;
    const QByteArrayView path = http::splitTarget(target).path;
    for (const Entry &entry : *m_entries) {
        if (!entry.fault.method.isEmpty() && entry.fault.method != method)
            continue;
        const auto taken = entry.path.match(path);
        if (taken && (entry.matchesBelow || *taken == path.size()))
            return &entry.fault;
    }
    return nullptr;
}

} // namespace routing
