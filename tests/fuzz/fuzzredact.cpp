#include "exchangejson.h"
#include "harwriter.h"
#include "jsonwriter.h"
#include "redact.h"
#include "targetredactor.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <zlib.h>

namespace {

/** The bytes of an input as choices and pieces of text. */
class Choices final
{
public:
    Choices(const std::uint8_t *data, std::size_t size)
        : m_rest(reinterpret_cast<const char *>(data), qsizetype(size))
    {}

    /** A number below `limit`; zero when the bytes are used up. */
    [[nodiscard]] int below(int limit)
    {
        if (m_rest.isEmpty())
            return 0;
        const int number = static_cast<unsigned char>(m_rest.front()) % limit;
        m_rest = m_rest.sliced(1);
        return number;
    }
    [[nodiscard]] QByteArray bytes(int most)
    {
        const QByteArrayView taken = m_rest.first(std::min<qsizetype>(below(most + 1), m_rest.size()));
        m_rest = m_rest.sliced(taken.size());
        return taken.toByteArray();
    }
    [[nodiscard]] bool isDone() const { return m_rest.isEmpty(); }

private:
    QByteArrayView m_rest;
};

/** Ends the run as a finding when the property does not hold. */
void require(bool holds, const char *property, const QByteArray &secret, const QByteArray &in, const QByteArray &out)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\nsecret %s\nin  %s\nout %s\n", property,
                 secret.toPercentEncoding(" :{}[]'\"\\,").constData(), in.toPercentEncoding(" :{}[]'\"\\,").constData(),
                 out.toPercentEncoding(" :{}[]'\"\\,").constData());
    std::abort();
}

QByteArray jsonString(const QByteArray &text)
{
    return base::JsonWriter().text(QByteArrayView(text)).bytes();
}

QByteArray inQuotes(const QByteArray &text)
{
    const QByteArray quoted = jsonString(text);
    return quoted.sliced(1, quoted.size() - 2);
}

/** Of 8 to 40 characters. Letters of REDACTED are left out: with them a secret can arise where another one was removed.
 */
QByteArray secretFrom(Choices &choices)
{
    QByteArray secret;
    const int kind = choices.below(4);
    for (int left = 8 + choices.below(33); left > 0; --left) {
        if (kind == 0)
            secret += char('0' + choices.below(10));
        else if (kind == 1)
            secret += "abcdefghijklmnopqrstuvwxyzXYZ0123456789"[choices.below(39)];
        else if (kind == 2)
            secret += QString(QChar(ushort(0xe0 + choices.below(64)))).toUtf8();
        else
            secret += char(0x21 + choices.below(0x7f - 0x21));
    }
    for (char &c : secret) {
        if (QByteArrayView("REDACT").contains(c))
            c = '~';
    }
    // A quote at its ends may be that of a member beside it.
    for (char *end : {&secret.front(), &secret.back()})
        *end = *end == '"' ? '~' : *end;
    return secret;
}

/** A secret as servers write it. */
QByteArray spelled(const QByteArray &secret, Choices &choices)
{
    switch (choices.below(10)) {
    case 0:
        return secret.toPercentEncoding();
    case 1:
        return secret.toPercentEncoding().toPercentEncoding();
    case 2:
        return (choices.bytes(4) + secret + choices.bytes(4)).toBase64();
    case 3:
        return ("user:" + secret).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    case 4:
        return inQuotes(secret);
    case 5:
        return inQuotes(inQuotes(secret));
    case 6: {
        QByteArray escaped;
        for (const QChar c : QString::fromUtf8(secret))
            escaped += choices.below(2) == 0 ? "\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0')
                                             : inQuotes(QString(c).toUtf8());
        return escaped;
    }
    case 7:
        return secret.first(secret.size() - 1);
    default:
        return secret;
    }
}

/** Words of bodies in which secrets are found by their names. */
QByteArray word(Choices &choices)
{
    static constexpr const char *words[] = {"{\"token\":\"",
                                            "\"password\" : ",
                                            "[\"Cookie\",\"",
                                            "\",",
                                            "\"",
                                            "\\\"secret\\\":",
                                            "\\\"",
                                            "\\",
                                            "token=",
                                            "&sig=",
                                            "[1,2",
                                            "]}",
                                            "%25",
                                            "+",
                                            "\r\n--x\r\n",
                                            "{\"a\":",
                                            "1234567890123",
                                            "Bearer ",
                                            "=",
                                            "/"};
    return words[choices.below(int(std::size(words)))];
}

QByteArray piece(const QByteArray &secret, Choices &choices)
{
    switch (choices.below(3)) {
    case 0:
        return spelled(secret, choices);
    case 1:
        return word(choices);
    default:
        return choices.bytes(12);
    }
}

QByteArray textFrom(const QByteArray &secret, Choices &choices)
{
    QByteArray text;
    for (int left = choices.below(12); left > 0; --left)
        text += piece(secret, choices);
    return text;
}

/** JSON with the secret in strings, names and numbers. */
void writeJson(base::JsonWriter &json, const QByteArray &secret, Choices &choices, int depth)
{
    const int kind = depth > 3 || choices.isDone() ? 0 : choices.below(6);
    switch (kind) {
    case 1:
        json.beginArray();
        for (int left = choices.below(4); left > 0; --left)
            writeJson(json, secret, choices, depth + 1);
        json.endArray();
        break;
    case 2:
        json.beginObject();
        for (int left = choices.below(4); left > 0; --left) {
            static constexpr const char *names[] = {"token", "a", "password", "Cookie", "client_secret"};
            const int name = choices.below(7);
            json.key(name < 5 ? QByteArray(names[name]) : QString::fromUtf8(textFrom(secret, choices)).toUtf8());
            writeJson(json, secret, choices, depth + 1);
        }
        json.endObject();
        break;
    case 3:
        json.raw(secret.toLongLong() > 0 ? QByteArray::number(secret.toLongLong()) : QByteArray("-12.5e3"));
        break;
    case 4:
        json.boolean(true);
        break;
    default:
        json.text(textFrom(secret, choices));
    }
}

QByteArray deflated(const QByteArray &bytes, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&stream, uLong(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return out;
}

/** A body as it is on the wire: some are not what their fields say, or end early. */
http::Body encoded(const QByteArray &text, http::HeaderList &headers, Choices &choices)
{
    QByteArray bytes = text;
    const int coding = choices.below(8);
    if (coding == 1 || coding == 2)
        bytes = deflated(text, MAX_WBITS + 16);
    else if (coding == 3)
        bytes = deflated(text, choices.below(2) == 0 ? MAX_WBITS : -MAX_WBITS);
    if (coding > 0 && coding < 6)
        headers.append("Content-Encoding", coding == 3 ? "deflate" : coding == 4 ? "br" : "gzip");
    if (coding == 2 && !bytes.isEmpty())
        bytes[choices.below(256) % bytes.size()] ^= char(1 + choices.below(255));
    const qsizetype size = bytes.size();
    if (choices.below(8) == 1)
        bytes.truncate(choices.below(256) % (bytes.size() + 1));
    return {bytes, size, -1};
}

/** A body of some type with the secret in it. */
QByteArray bodyFrom(const QByteArray &secret, http::HeaderList &headers, Choices &choices)
{
    switch (choices.below(4)) {
    case 0: {
        headers.append("Content-Type", "application/json");
        base::JsonWriter json(choices.below(2) * 2);
        choices.below(2) == 0 ? json.beginArray() : json.beginObject().key("a").beginArray();
        writeJson(json, secret, choices, 0);
        json.endArray();
        return json.bytes().startsWith('{') ? json.endObject().bytes() : json.bytes();
    }
    case 1:
        headers.append("Content-Type", "application/x-www-form-urlencoded");
        return "a=" + textFrom(secret, choices) + "&token=" + textFrom(secret, choices) + "&b=1";
    case 2:
        headers.append("Content-Type", "multipart/form-data; boundary=x");
        return "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n" + textFrom(secret, choices) +
               "\r\n--x--\r\n";
    default:
        return textFrom(secret, choices);
    }
}

traffic::Exchange exchangeFrom(const QByteArray &secret, Choices &choices)
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 30), Qt::UTC);
    exchange.request = {"POST", "/a/" + spelled(secret, choices).toPercentEncoding("+%/"), {{"Host", "localhost"}}, 1};
    exchange.upstreamRequest = exchange.request;
    switch (choices.below(4)) {
    case 0:
        exchange.upstreamRequest.headers.append("Authorization", "Basic " + ("kim:" + secret).toBase64());
        break;
    case 1:
        exchange.request.headers.append("X-API-Key", secret);
        break;
    case 2:
        exchange.response.headers.append("Set-Cookie", "sid=" + secret.toPercentEncoding() + "; Path=/");
        exchange.request.headers.append("X-Auth-Token", secret);
        break;
    default:
        exchange.secretHeaderNames = {"X-Up"};
        exchange.upstreamRequest.headers.append("X-Up", secret);
    }
    exchange.reachedUpstream = true;
    exchange.upstreamUrl = "http://127.0.0.1:9000";
    exchange.response.status = 200;
    exchange.response.headers.append("X-Echo", spelled(secret, choices));
    exchange.requestBody = encoded(bodyFrom(secret, exchange.request.headers, choices), exchange.request.headers,
                                   choices);
    exchange.responseBody = encoded(bodyFrom(secret, exchange.response.headers, choices), exchange.response.headers,
                                    choices);
    return exchange;
}

/** The digits of base64 that don't depend on what is before and after the secret. */
QByteArray base64Core(const QByteArray &secret, int offset)
{
    const QByteArray encoded = (QByteArray(offset, '\0') + secret).toBase64();
    const qsizetype first = (offset * 8 + 5) / 6;
    return encoded.mid(first, (offset + secret.size()) * 8 / 6 - first);
}

void requireNoSecret(const QByteArray &out, const QByteArray &secret, const QByteArray &in)
{
    require(!out.contains(secret), "no plain secret", secret, in, out);
    require(!out.contains(secret.toPercentEncoding()), "no percent-encoded secret", secret, in, out);
    require(!out.contains(inQuotes(secret)), "no secret in JSON", secret, in, out);
    for (int offset = 0; offset < 3; ++offset)
        require(!out.contains(base64Core(secret, offset)), "no secret in base64", secret, in, out);
}

bool isJson(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).isArray() || QJsonDocument::fromJson(text).isObject();
}

void checkBody(const http::Body &safe, const http::Body &body, const http::HeaderList &headers,
               const QByteArray &secret)
{
    constexpr qsizetype most = 20;
    constexpr qsizetype withheld = 256;
    const QByteArray in = body.bytes.read();
    const QByteArray out = safe.bytes.read();
    requireNoSecret(out, secret, in);
    if (headers.contains("Content-Encoding"))
        return;
    require(out.size() <= most * in.size() + withheld, "bounded size", secret, in, out);
    // A secret with quotes, or a member of another body, can be a part of the syntax of this one.
    const traffic::Redactor redactor({secrets::Secret(secret)});
    const QByteArray alone = redactor.body(body, headers).bytes.read();
    require(isJson(alone) || !isJson(in) || secret.contains('"'), "JSON stays JSON", secret, in, alone);
}

} // namespace

/** No secret of an exchange leaves it in any spelling, JSON stays JSON, and nothing grows without bounds. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Choices choices(data, size);
    const QByteArray secret = secretFrom(choices);
    const traffic::Exchange exchange = exchangeFrom(secret, choices);
    const traffic::RedactedExchange redacted = traffic::Redactor().exchange(exchange);
    const traffic::Exchange &safe = *redacted;
    checkBody(safe.requestBody, exchange.requestBody, exchange.request.headers, secret);
    checkBody(safe.responseBody, exchange.responseBody, exchange.response.headers, secret);
    for (const http::HeaderList *headers :
         {&safe.request.headers, &safe.upstreamRequest.headers, &safe.response.headers}) {
        for (const http::HeaderList::Field &field : headers->fields())
            requireNoSecret(field.value.toByteArray(), secret, field.name.toByteArray());
    }
    const QByteArray har = traffic::writeHar({redacted});
    require(isJson(har), "HAR is JSON", secret, exchange.responseBody.bytes.read(), har);
    require(isJson(traffic::exchangeJson(redacted)), "exchange is JSON", secret, {}, {});
    requireNoSecret(traffic::TargetRedactor().target(exchange), secret, exchange.request.target);
    return 0;
}
