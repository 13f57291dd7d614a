#include "exchangelines.h"

#include "bytes.h"
#include "exchangetext.h"
#include "showntext.h"

#include <algorithm>
#include <charconv>

namespace commands {

namespace {

/** Of the memory for lines. */
constexpr qsizetype LargestBatchReused = 64 * 1024;

bool isPrintableAscii(char c)
{
    return c >= ' ' && c <= '~';
}

void appendMilliseconds(double duration, QByteArray &line)
{
    std::array<char, 32> digits{};
    const auto [end, failure] = std::to_chars(digits.begin(), digits.end(), duration, std::chars_format::fixed, 1);
    if (failure == std::errc())
        line.append(digits.data(), end - digits.data());
}

} // namespace

const QByteArray &ExchangeLines::of(const QList<traffic::ExchangePtr> &exchanges)
{
    base::empty(m_lines, LargestBatchReused);
    for (const traffic::ExchangePtr &exchange : exchanges)
        appendLine(m_redactor.summary(*exchange));
    return m_lines;
}

void ExchangeLines::appendLine(const traffic::RedactedSummary &exchange)
{
    appendTime(exchange.startedAt());
    m_lines.append("  ");
    appendShown(exchange.method());
    m_lines.append(' ');
    appendShown(exchange.target());
    m_lines.append("  ");
    if (exchange.status() == 0)
        appendShown(traffic::errorWord(exchange.error(), exchange.errorDetail()).toUtf8());
    else
        m_lines.append(QByteArray::number(exchange.status()));
    m_lines.append("  ");
    appendMilliseconds(exchange.milliseconds(), m_lines);
    m_lines.append(" ms");
    if (exchange.answeredBy() == traffic::AnsweredBy::Gateway)
        m_lines.append("  gateway: ").append(traffic::wireWord(exchange.gatewayReason()));
    if (const QString reason = incompleteReason(exchange); !reason.isEmpty()) {
        m_lines.append("  ");
        appendShown(reason.toUtf8());
    }
    if (exchange.findings() > 0) {
        m_lines.append("  mock: ");
        appendShown(exchange.finding());
        if (const qsizetype others = exchange.findings() - 1; others > 0)
            m_lines.append(" (+").append(QByteArray::number(others)).append(')');
    }
    m_lines.append('\n');
}

void ExchangeLines::appendTime(const QDateTime &time)
{
    if (const qint64 second = time.toSecsSinceEpoch(); second != m_second) {
        m_second = second;
        m_time = time.toLocalTime().toString(u"HH:mm:ss"_qs).toLatin1();
    }
    m_lines.append(m_time);
}

void ExchangeLines::appendShown(QByteArrayView bytes)
{
    if (std::all_of(bytes.begin(), bytes.end(), isPrintableAscii))
        m_lines.append(bytes);
    else
        m_lines.append(base::shownText(bytes).toUtf8());
}

} // namespace commands
