#include "copiedexchange.h"
#include "exchangejson.h"
#include "executions.h"
#include "harwriter.h"
#include "jsonwriter.h"
#include "redact.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <zlib.h>

/** Random secrets in random bodies, in every form that a server may give them: nothing that leaves has one. */
class TestRedactRandom final : public QObject
{
    Q_OBJECT

private slots:
    void leavesNoSecretInAnySink_data();
    void leavesNoSecretInAnySink();
    void leavesNoDeclaredKeyInAnySink_data();
    void leavesNoDeclaredKeyInAnySink();
    void findsAmongManyDeclaredNames();
    void findsAKnownSecretAmongManyMembers();
    void findsATruncatedSecret();
    void withholdsWhatItCannotSearch_data();
    void withholdsWhatItCannotSearch();
};

namespace {

using Random = QRandomGenerator;

/** 8 to 40 printable characters, or letters and digits alone. */
QByteArray randomSecret(Random &random)
{
    const QByteArrayView letters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
    const bool isPrintable = random.bounded(2) == 0;
    QByteArray secret;
    for (int left = random.bounded(8, 41); left > 0; --left)
        secret += isPrintable ? char(random.bounded(0x21, 0x7f)) : letters[random.bounded(int(letters.size()))];
    return secret;
}

/** Lines of words, in which a secret of eight characters doesn't occur by chance. */
QByteArray filler(Random &random)
{
    QByteArray text;
    for (int left = random.bounded(60); left > 0; --left)
        text += QByteArray("lorem ipsum\n").left(random.bounded(1, 12)) + ' ';
    return text;
}

QByteArray deflated(const QByteArray &bytes, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
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

enum class Form { Plain, Percent, PercentTwice, Base64, Base64OfUrls, Json, JsonInJson, Last = JsonInJson };

QByteArray jsonString(const QByteArray &text)
{
    return base::JsonWriter().text(QByteArrayView(text)).bytes();
}

QByteArray written(const QByteArray &secret, Form form, Random &random)
{
    switch (form) {
    case Form::Plain:
        return secret;
    case Form::Percent:
        return secret.toPercentEncoding();
    case Form::PercentTwice:
        return secret.toPercentEncoding().toPercentEncoding();
    case Form::Base64:
        return (filler(random).left(random.bounded(9)) + secret + filler(random).left(random.bounded(9))).toBase64();
    case Form::Base64OfUrls:
        return ("user:" + secret).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    case Form::Json:
        return jsonString(secret);
    case Form::JsonInJson:
        return jsonString(jsonString(secret));
    }
    return {};
}

enum class Coding { None, Gzip, Deflate, RawDeflate, DeflateThenGzip, Last = DeflateThenGzip };

/** Encodes the body and says so in the fields. */
QByteArray encoded(const QByteArray &body, Coding coding, http::HeaderList &headers)
{
    switch (coding) {
    case Coding::None:
        return body;
    case Coding::Gzip:
        headers.append("Content-Encoding", "gzip");
        return deflated(body, MAX_WBITS + 16);
    case Coding::Deflate:
        headers.append("Content-Encoding", "deflate");
        return deflated(body, MAX_WBITS);
    case Coding::RawDeflate:
        headers.append("Content-Encoding", "deflate");
        return deflated(body, -MAX_WBITS);
    case Coding::DeflateThenGzip:
        headers.append("Content-Encoding", "deflate, gzip");
        return deflated(deflated(body, MAX_WBITS), MAX_WBITS + 16);
    }
    return {};
}

/** An exchange whose upstream credential is `secret` and whose answer has it in its body. */
traffic::Exchange exchangeWith(const QByteArray &secret, Form form, Coding coding, Random &random)
{
    traffic::Exchange exchange;
    exchange.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 30), Qt::UTC);
    exchange.request = {"POST", "/a", {{"Host", "localhost"}, {"Content-Type", "text/plain"}}, 1};
    exchange.upstreamRequest = exchange.request;
    exchange.upstreamRequest.headers.append("Authorization", "Basic " + ("kim:" + secret).toBase64());
    exchange.reachedUpstream = true;
    exchange.upstreamUrl = "http://127.0.0.1:9000";
    exchange.response = {200, "OK", {{"Content-Type", "text/plain"}}, 1};
    const QByteArray text = filler(random) + '<' + written(secret, form, random) + '>' + filler(random);
    for (auto [body, headers] : {std::pair(&exchange.requestBody, &exchange.request.headers),
                                 std::pair(&exchange.responseBody, &exchange.response.headers)}) {
        const QByteArray bytes = encoded(text, coding, *headers);
        *body = {bytes, bytes.size(), -1};
    }
    return exchange;
}

/** Everything that leaves the program. */
QList<QByteArray> sinksOf(const traffic::Exchange &exchange)
{
    const traffic::RedactedExchange safe = traffic::Redactor().exchange(exchange);
    const traffic::RedactedExchange curl = traffic::Redactor().withVariables(exchange);
    return {traffic::writeHar({safe}),
            traffic::exchangeJson(safe),
            safe->requestBody.bytes.read(),
            safe->responseBody.bytes.read(),
            QByteArray::fromBase64(safe->responseBody.bytes.read()),
            curl->requestBody.bytes.read(),
            traffic::copiedExchange(curl, http::RequestForm::CurlBash, "http://localhost").text};
}

bool showsSecret(const QByteArray &bytes, const QByteArray &secret)
{
    // exchangeJson() writes bodies in base64: look into those as well.
    const QByteArray longest = secret.toBase64().mid(2, secret.size() - 4);
    return bytes.contains(secret) || bytes.contains(secret.toPercentEncoding()) ||
           bytes.contains(jsonString(secret).mid(1, jsonString(secret).size() - 2)) || bytes.contains(longest);
}

} // namespace

void TestRedactRandom::leavesNoSecretInAnySink_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<int>("coding");
    for (int form = 0; form <= int(Form::Last); ++form) {
        for (int coding = 0; coding <= int(Coding::Last); ++coding)
            QTest::addRow("form %d, coding %d", form, coding) << form << coding;
    }
}

void TestRedactRandom::leavesNoSecretInAnySink()
{
    QFETCH(int, form);
    QFETCH(int, coding);
    Random random(quint32(100 * form + coding));
    for (int round = 0; round < support::executions(300); ++round) {
        const QByteArray secret = randomSecret(random);
        const traffic::Exchange exchange = exchangeWith(secret, Form(form), Coding(coding), random);
        const QList<QByteArray> sinks = sinksOf(exchange);
        for (qsizetype at = 0; at < sinks.size(); ++at) {
            const QByteArray place = "round " + QByteArray::number(round) + ", sink " + QByteArray::number(at) + ": " +
                                     secret + " in\n" + sinks.at(at);
            QVERIFY2(!showsSecret(sinks.at(at), secret), place.constData());
        }
        QVERIFY(sinks.at(3).contains("REDACTED"));
    }
}

void TestRedactRandom::leavesNoDeclaredKeyInAnySink_data()
{
    QTest::addColumn<bool>("isHeader");
    QTest::newRow("header field") << true;
    QTest::newRow("query parameter") << false;
}

/** Names that say nothing, such as `Rk-Wuq`: only the definition tells that their values are keys. */
void TestRedactRandom::leavesNoDeclaredKeyInAnySink()
{
    QFETCH(bool, isHeader);
    Random random(isHeader ? 7 : 8);
    for (int round = 0; round < support::executions(5'000); ++round) {
        const QByteArray secret = randomSecret(random);
        const Form form = Form(random.bounded(int(Form::Last) + 1));
        traffic::Exchange exchange = exchangeWith(secret, form, Coding::None, random);
        exchange.upstreamRequest.headers = {};
        QByteArray name;
        for (int left = random.bounded(1, 12); left > 0; --left)
            name += QByteArrayView("bfghjkQRVWXz-")[random.bounded(13)];
        if (isHeader) {
            exchange.secretHeaderNames = {"Other", name};
            exchange.request.headers.append(random.bounded(2) ? name : name.toUpper(), secret);
        } else {
            exchange.secretParameterNames = {"other", name};
            const QByteArray sent = random.bounded(2) ? name : '%' + name.first(1).toHex() + name.sliced(1);
            exchange.request.target = "/a?x=1&" + sent + '=' + secret.toPercentEncoding();
            exchange.request.headers.append("Referer", "http://h/?" + name + '=' + secret.toPercentEncoding());
        }
        const QList<QByteArray> sinks = sinksOf(exchange);
        for (qsizetype at = 0; at < sinks.size(); ++at) {
            const QByteArray place = name + ", sink " + QByteArray::number(at) + ": " + secret + " in\n" + sinks.at(at);
            QVERIFY2(!showsSecret(sinks.at(at), secret), place.constData());
        }
        QVERIFY(sinks.at(3).contains("REDACTED"));
    }
}

/** A comparison of each member and parameter with each name would be 10,000,000,000 steps. */
void TestRedactRandom::findsAmongManyDeclaredNames()
{
    traffic::Exchange exchange;
    QByteArray members;
    QByteArray form;
    for (int at = 0; at < 100'000; ++at) {
        const QByteArray number = QByteArray::number(at);
        exchange.secretHeaderNames.append("X-Name-" + number);
        exchange.secretParameterNames.append("name-" + number);
        members += R"("member-)" + number + R"(":1,)";
        form += "field-" + number + "=1&";
    }
    exchange.request.headers.append("Content-Type", "application/x-www-form-urlencoded");
    exchange.requestBody = {form + "NAME-99999=s3cret", form.size() + 17, -1};
    const QByteArray answer = '{' + members + R"("x-name-99999":"hidden"})";
    exchange.responseBody = {answer, answer.size(), -1};
    const traffic::RedactedExchange safe = traffic::Redactor().exchange(exchange);
    QCOMPARE(safe->requestBody.bytes.read(), form + "NAME-99999=REDACTED");
    QCOMPARE(safe->responseBody.bytes.read(), '{' + members + R"("x-name-99999":"REDACTED"})");
}

void TestRedactRandom::findsAKnownSecretAmongManyMembers()
{
    // More spellings than 16 bits can count.
    QByteArray members;
    for (int at = 0; at < support::executions(30'000); ++at)
        members += "{\"token\":\"member-" + QByteArray::number(at) + "-value\"},";
    traffic::Exchange exchange;
    exchange.upstreamRequest.headers.append("Authorization", "Basic " + QByteArray("kim:upstream-pass").toBase64());
    const QByteArray body = '[' + members + "\"upstream-pass\"]";
    exchange.responseBody = {body, body.size(), -1};
    const QByteArray safe = traffic::Redactor().exchange(exchange)->responseBody.bytes.read();
    QVERIFY(safe.endsWith("{\"token\":\"REDACTED\"},\"REDACTED\"]"));
    QVERIFY(!safe.contains("member-"));
}

void TestRedactRandom::findsATruncatedSecret()
{
    traffic::KnownSecrets known;
    const QByteArray secret = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";
    known.add(secret);
    QCOMPARE(known.removedFrom('<' + secret.left(40)), QByteArray("<REDACTED"));
    QCOMPARE(known.removedFrom('<' + secret.left(40) + '>'), QByteArray("<REDACTED>"));
    QCOMPARE(known.removedFrom('<' + secret.left(20) + '>'), '<' + secret.left(20) + '>');
}

void TestRedactRandom::withholdsWhatItCannotSearch_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray bomb = deflated(QByteArray(traffic::Redactor::MaximumDecodedBytes + 1, 'x'), MAX_WBITS + 16);
    QTest::newRow("unknown coding") << QByteArray("br") << QByteArray("s3cret") << QByteArray("not supported: br");
    QTest::newRow("not what the field says")
        << QByteArray("gzip") << QByteArray("s3cret in plain text") << QByteArray("can't be decoded");
    QTest::newRow("a bomb") << QByteArray("gzip") << bomb << QByteArray("too large");
    QTest::newRow("five times") << QByteArray("gzip, gzip, gzip, gzip, gzip") << QByteArray("s3cret")
                                << QByteArray("not supported");
}

void TestRedactRandom::withholdsWhatItCannotSearch()
{
    QFETCH(QByteArray, coding);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, reason);
    traffic::Exchange exchange;
    exchange.response.headers.append("Content-Encoding", coding);
    exchange.responseBody = {body, body.size(), -1};
    const http::Body safe = traffic::Redactor().exchange(exchange)->responseBody;
    const QByteArray shown = safe.bytes.read();
    QVERIFY(shown.startsWith("[The body is withheld"));
    QVERIFY2(shown.contains(reason), shown.constData());
    QVERIFY(!shown.contains("s3cret"));
    QCOMPARE(safe.size, body.size());
    QCOMPARE(safe.encodedSize, -1);
    QVERIFY(!safe.isWhole());
}

GATEWRIGHT_TEST(TestRedactRandom, void)
#include "testredactrandom.moc"
