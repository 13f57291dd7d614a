#pragma once

#include "exchange.h"

#include <QRandomGenerator>

#include <limits>

namespace support {

/** Makes exchanges as a gateway can record them, with odd values wherever peers can send them. */
class RandomExchanges final
{
public:
    explicit RandomExchanges(quint32 seed)
        : m_random(seed)
    {}

    traffic::Exchange next()
    {
        traffic::Exchange made;
        made.startedAt = QDateTime::fromMSecsSinceEpoch(qint64(m_random.bounded(4e12)), Qt::UTC);
        made.isHttps = flag();
        made.request = {token(), target(), headers(), m_random.bounded(2)};
        made.request.headers.append("Host", "api.example:" + QByteArray::number(m_random.bounded(1, 65536)));
        made.requestBody = body();
        made.response = {m_random.bounded(4) ? m_random.bounded(100, 1000) : 0, fieldText(), headers(),
                         m_random.bounded(2)};
        if (made.response.status != 0)
            made.responseBody = body();
        if (flag())
            made.response.headers.append("Content-Encoding", "br");
        if (flag()) {
            made.reachedUpstream = true;
            made.upstreamUrl = "https://stock.example";
            made.upstreamRequest = {made.request.method, target(), headers(), 1};
            made.upstreamRequest.headers.append("Host", "stock.example");
            made.changes = {{traffic::ChangeKind::Header, token(), fieldText(), std::nullopt,
                             traffic::ChangeReason::HopByHop, u"/x/\u00e9"_qs, false}};
        }
        for (int left = m_random.bounded(4); left > 0; --left)
            made.stream.append(event());
        made.error = static_cast<traffic::GatewayError>(m_random.bounded(traffic::GatewayErrors));
        if (made.error == traffic::GatewayError::Other && flag())
            made.errorDetail = u"net::ERR_FAILED"_qs;
        made.answeredBy = made.response.status == 0 ? traffic::AnsweredBy::Nobody : traffic::AnsweredBy::Upstream;
        for (double *phase : {&made.timings.blocked, &made.timings.dns, &made.timings.connect, &made.timings.ssl,
                              &made.timings.send, &made.timings.wait, &made.timings.receive})
            *phase = time();
        made.upstreamConnection = m_random.bounded(3u);
        made.serverAddress = flag() ? "127.0.0.1" : "";
        made.comment = flag() ? u"Ask \u201cstock\u201d"_qs : QString();
        return made;
    }

    /** Up to `most` bytes of any value, or of printable ASCII. */
    QByteArray bytes(int most)
    {
        QByteArray made(m_random.bounded(most + 1), '\0');
        const bool isText = flag();
        for (char &byte : made)
            byte = static_cast<char>(isText ? m_random.bounded(0x20, 0x7f) : m_random.bounded(256));
        return made;
    }

    bool flag() { return m_random.bounded(2) == 1; }

    /** A name of a header field or a method. */
    QByteArray token()
    {
        QByteArray made("X");
        for (int left = m_random.bounded(8); left > 0; --left)
            made += "ABcd-_09!~"[m_random.bounded(10)];
        return made;
    }

    /** A value of a header field: UTF-8 without control characters and without blanks at its ends. */
    QByteArray fieldText()
    {
        QByteArray made;
        for (int left = m_random.bounded(12); left > 0; --left)
            made += flag() ? QByteArray(1, char(m_random.bounded(0x21, 0x7f))) : QByteArray("\xc3\xa9 '\"");
        return made.trimmed();
    }

private:
    QByteArray target()
    {
        QByteArray made("/");
        for (int left = m_random.bounded(20); left > 0; --left)
            made += "ab%2F/?&=+[]{}'\"$`\\;:.~!"[m_random.bounded(24)];
        return made;
    }

    http::HeaderList headers()
    {
        http::HeaderList made;
        for (int left = m_random.bounded(4); left > 0; --left)
            made.append(token(), fieldText());
        return made;
    }

    http::Body body()
    {
        http::Body made;
        made.bytes = bytes(50);
        made.size = made.bytes.size() + (made.bytes.isEmpty() || flag() ? 0 : m_random.bounded(1000));
        return made;
    }

    traffic::StreamEvent event()
    {
        static constexpr int Opcodes[] = {-1, 0, 1, 2, 8, 9, 10};
        traffic::StreamEvent made{double(m_random.bounded(50'000)), flag(), 0, bytes(20), Opcodes[m_random.bounded(7)]};
        made.size = made.text.size() + (flag() ? 0 : 2000);
        return made;
    }

    double time()
    {
        const double odd[] = {-1, 0, -7, std::numeric_limits<double>::quiet_NaN(),
                              std::numeric_limits<double>::infinity()};
        return m_random.bounded(3) ? m_random.bounded(50'000) / 16.0 : odd[m_random.bounded(5)];
    }

    QRandomGenerator m_random;
};

} // namespace support
