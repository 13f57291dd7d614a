#include "calllog.h"

namespace management {

namespace {

qint64 bytesOf(const traffic::Exchange &call)
{
    return call.requestBody.bytes.size() + call.responseBody.bytes.size();
}

} // namespace

void CallLog::add(const traffic::Exchange &call)
{
    traffic::Exchange kept = call;
    kept.id = ++m_lastId;
    m_bytes += bytesOf(kept);
    const auto newest = std::make_shared<const traffic::Exchange>(std::move(kept));
    m_calls.append(newest);
    while (m_calls.size() > MaximumLoggedCalls || m_bytes > MaximumLoggedBytes)
        m_bytes -= bytesOf(*m_calls.takeFirst());
    emit added(newest);
}

void CallLog::clear()
{
    m_calls.clear();
    m_bytes = 0;
    emit cleared();
}

} // namespace management

#include "moc_calllog.cpp"
