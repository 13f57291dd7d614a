#include "mockfindings.h"

namespace traffic {

namespace {

quint32 keyOf(quint16 serverPort, quint16 clientPort)
{
    return quint32(serverPort) << 16 | clientPort;
}

} // namespace

qint64 sizeOf(const QList<MockFinding> &findings)
{
    qint64 sum = 0;
    for (const MockFinding &finding : findings) {
        const qsizetype characters = finding.pointer.size() + finding.text.size() + finding.place.size();
        sum += qint64(sizeof(MockFinding)) + finding.name.size() + characters * qint64(sizeof(QChar));
    }
    return sum;
}

void MockFindings::put(quint16 serverPort, quint16 clientPort, QList<MockFinding> findings)
{
    if (findings.isEmpty() && isEmpty())
        return;
    const QMutexLocker lock(&m_mutex);
    if (findings.isEmpty())
        m_findings.remove(keyOf(serverPort, clientPort));
    else
        m_findings.insert(keyOf(serverPort, clientPort), std::move(findings));
    m_count.store(m_findings.size(), std::memory_order_release);
}

QList<MockFinding> MockFindings::take(quint16 serverPort, quint16 clientPort)
{
    const QMutexLocker lock(&m_mutex);
    QList<MockFinding> findings = m_findings.take(keyOf(serverPort, clientPort));
    m_count.store(m_findings.size(), std::memory_order_release);
    return findings;
}

} // namespace traffic
