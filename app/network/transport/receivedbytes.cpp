#include "receivedbytes.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

namespace network {

namespace {

const QString Tasks = u"/proc/self/task"_qs;

std::set<int> threads()
{
    std::set<int> ids;
    for (const QString &name : QDir(Tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Unsorted))
        ids.insert(name.toInt());
    return ids;
}

QByteArray read(int thread, const QString &name)
{
    QFile file(u"%1/%2/%3"_qs.arg(Tasks, QString::number(thread), name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** The name that Qt gives the thread of a manager, as far as the kernel stores it. Other threads can start meanwhile.
 */
bool isHttpThread(int thread)
{
    return read(thread, u"comm"_qs).trimmed() == "QNetworkAccessM";
}

} // namespace

void ReceivedBytes::beginsNow()
{
    m_before = threads();
}

void ReceivedBytes::begun()
{
    const std::set<int> now = threads();
    m_candidates.clear();
    std::set_difference(now.begin(), now.end(), m_before.begin(), m_before.end(),
                        std::inserter(m_candidates, m_candidates.end()));
    m_before.clear();
}

std::optional<qint64> ReceivedBytes::count() const
{
    const auto thread = std::find_if(m_candidates.begin(), m_candidates.end(), isHttpThread);
    if (thread == m_candidates.end())
        return std::nullopt;
    const QByteArray start = "rchar: ";
    const QByteArray counters = read(*thread, u"io"_qs);
    if (!counters.startsWith(start))
        return std::nullopt;
    return counters.sliced(start.size(), counters.indexOf('\n') - start.size()).toLongLong();
}

} // namespace network
