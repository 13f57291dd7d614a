#include "copiedexchange.h"
#include "exchangejson.h"
#include "harwriter.h"
#include "jsonwriter.h"
#include "redact.h"
#include "sampleexchange.h"
#include "testprogram.h"

#include <QTest>

using base::JsonWriter;
using secrets::Secret;
using traffic::Redactor;

class TestRedact : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheSchemeOfACredential_data();
    void keepsTheSchemeOfACredential();
    void redactsTargets_data();
    void redactsTargets();
    void redactsBodies_data();
    void redactsBodies();
    void findsKnownSecretsInEveryForm_data();
    void findsKnownSecretsInEveryForm();
    void leavesAnExchangeWithoutSecretsAsItIs();
    void leavesNoSecretInAnExchange();
    void leavesNoSecretInEvents();
    void leavesNoPartOfASecretInEvents_data();
    void leavesNoPartOfASecretInEvents();
    void keepsTheCountOfWhatWasNotRecorded();
    void leavesVeryShortValuesToTheirFields();
    void keepsJsonValid_data();
    void keepsJsonValid();
    void cutsNoCharacter();
    void hidesWhatAnEchoAnswers_data();
    void hidesWhatAnEchoAnswers();
    void leavesOneCommandLineWithoutSecrets();
    void leavesTextsLikeVariables();
    void putsVariablesInTheirPlaces();
};

void TestRedact::keepsTheSchemeOfACredential_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("Basic") << QByteArray("Authorization") << QByteArray("Basic eA==") << QByteArray("Basic REDACTED");
    QTest::newRow("Bearer") << QByteArray("authorization") << QByteArray("Bearer x y") << QByteArray("Bearer REDACTED");
    QTest::newRow("no scheme") << QByteArray("Authorization") << QByteArray("abc") << QByteArray("REDACTED");
    QTest::newRow("proxy") << QByteArray("Proxy-Authorization") << QByteArray("Digest a=\"b\"")
                           << QByteArray("Digest REDACTED");
    QTest::newRow("cookie") << QByteArray("Cookie") << QByteArray("a=b; c=d") << QByteArray("REDACTED");
    QTest::newRow("key") << QByteArray("X-API-Key") << QByteArray("abc") << QByteArray("REDACTED");
    QTest::newRow("token") << QByteArray("X-Auth-Token") << QByteArray("abc") << QByteArray("REDACTED");
    QTest::newRow("forgery token") << QByteArray("X-CSRF-Token") << QByteArray("abc") << QByteArray("REDACTED");
    QTest::newRow("custom") << QByteArray("x-custom") << QByteArray("Basic eA==") << QByteArray("Basic REDACTED");
    QTest::newRow("other") << QByteArray("Accept") << QByteArray("Basic eA==") << QByteArray("Basic eA==");
    QTest::newRow("a key of several words")
        << QByteArray("X-API-Key") << QByteArray("my key") << QByteArray("REDACTED");
    QTest::newRow("an address") << QByteArray("X-Original-URL") << QByteArray("/a?token=b")
                                << QByteArray("/a?token=REDACTED");
    QTest::newRow("empty") << QByteArray("Authorization") << QByteArray("") << QByteArray("REDACTED");
}

void TestRedact::keepsTheSchemeOfACredential()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, expected);
    http::HeaderList headers;
    headers.append(name, value);
    QCOMPARE(Redactor().requestHeaders(headers, {"X-Custom"}).first(name), expected);
}

void TestRedact::redactsTargets_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QByteArray("/a?b=c") << QByteArray("/a?b=c");
    for (const QByteArray name : {"token", "access_token", "api_key", "code", "password", "sig", "TOKEN", "t%6Fken"})
        QTest::newRow(name.constData()) << QByteArray("/a?x=1&" + name + "=v%20w&y=2")
                                        << QByteArray("/a?x=1&" + name + "=REDACTED&y=2");
    QTest::newRow("without a value") << QByteArray("/a?token&x") << QByteArray("/a?token&x");
    QTest::newRow("similar name") << QByteArray("/a?tokens=1") << QByteArray("/a?tokens=1");
    QTest::newRow("user info") << QByteArray("http://kim:pw@h/a") << QByteArray("http://REDACTED@h/a");
    QTest::newRow("at sign in the path") << QByteArray("http://h/a@b") << QByteArray("http://h/a@b");
    QTest::newRow("after a semicolon") << QByteArray("/a?x=1;token=b;c&y=2") << QByteArray("/a?x=1;token=REDACTED&y=2");
    QTest::newRow("semicolons in values") << QByteArray("/a?x=1;2;;=&y=;token") << QByteArray("/a?x=1;2;;=&y=;token");
    QTest::newRow("fragment") << QByteArray("http://h/a?x=1#access_token=v&y=2")
                              << QByteArray("http://h/a?x=1#access_token=REDACTED&y=2");
    QTest::newRow("empty query") << QByteArray("/a?") << QByteArray("/a?");
}

void TestRedact::redactsTargets()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, expected);
    QCOMPARE(Redactor().target(target), expected);
}

void TestRedact::redactsBodies_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto json = [](const char *name, const QByteArray &bytes, const QByteArray &expected) {
        QTest::newRow(name) << QByteArray("application/json") << bytes << expected;
    };
    json("member", R"({"password": "x", "a": 1})", R"({"password": "REDACTED", "a": 1})");
    json("escapes", R"({"secret":"a\"b\\","a":1})", R"({"secret":"REDACTED","a":1})");
    json("number", R"({"token":-1.5e3})", R"({"token":"REDACTED"})");
    json("deep", R"([{"a":{"client_secret":"x"}}])", R"([{"a":{"client_secret":"REDACTED"}}])");
    json("object stays, its members are looked at", R"({"secret":{"password":"x"}})",
         R"({"secret":{"password":"REDACTED"}})");
    json("similar name", R"({"passwordless":"x"})", R"({"passwordless":"x"})");
    json("plural", R"({"passwords":"x"})", R"({"passwords":"REDACTED"})");
    json("as a value", R"(["password","x"])", R"(["password","x"])");
    json("cut off", R"({"password":"abc)", R"({"password":"REDACTED")");
    json("bytes that are no UTF-8 stay", "{\"a\":\"\xff\",\"token\":\"x\"}", "{\"a\":\"\xff\",\"token\":\"REDACTED\"}");
    QTest::newRow("JSON without its type")
        << QByteArray() << QByteArray(R"( {"password":"x"})") << QByteArray(R"( {"password":"REDACTED"})");
    QTest::newRow("form") << QByteArray("application/x-www-form-urlencoded")
                          << QByteArray("user=kim&password=x&client_secret=y")
                          << QByteArray("user=kim&password=REDACTED&client_secret=REDACTED");
    QTest::newRow("JSON named a form") << QByteArray("application/x-www-form-urlencoded")
                                       << QByteArray(R"({"password":"x&y"})")
                                       << QByteArray(R"({"password":"REDACTED"})");
    QTest::newRow("text") << QByteArray("text/plain") << QByteArray("password=x") << QByteArray("password=x");
    QTest::newRow("JSON in a text") << QByteArray("text/plain") << QByteArray(R"(got {"password":"x"})")
                                    << QByteArray(R"(got {"password":"REDACTED"})");
}

void TestRedact::redactsBodies()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    http::HeaderList headers;
    if (!type.isEmpty())
        headers.append("Content-Type", type);
    QCOMPARE(Redactor().body({bytes, bytes.size()}, headers).bytes, expected);
}

void TestRedact::findsKnownSecretsInEveryForm_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray password = "p/ss w\xc3\xb6rd?";
    QTest::newRow("plain") << password;
    QTest::newRow("base64") << password.toBase64();
    QTest::newRow("base64 without padding") << password.toBase64(QByteArray::OmitTrailingEquals);
    QTest::newRow("base64 for URLs") << password.toBase64(QByteArray::Base64UrlEncoding);
    QTest::newRow("base64 of the pair") << QByteArray("kim:" + password).toBase64();
    QTest::newRow("percent-encoded") << password.toPercentEncoding();
    QTest::newRow("percent-encoded in small letters") << password.toPercentEncoding().toLower();
}

void TestRedact::findsKnownSecretsInEveryForm()
{
    QFETCH(const QByteArray, text);
    Redactor redactor;
    redactor.addCredentials("kim", Secret(QByteArray("p/ss w\xc3\xb6rd?")));
    const QByteArray redacted = redactor.text("before " + text + " after");
    QVERIFY2(redacted.startsWith("before REDACTED"), redacted.constData());
    QVERIFY(redacted.endsWith(" after"));
    QVERIFY(!redacted.contains(text));
}

void TestRedact::leavesAnExchangeWithoutSecretsAsItIs()
{
    traffic::Exchange exchange;
    exchange.request = {"GET", "/a?b=c", {}, 1};
    exchange.request.headers.append("Accept", "*/*");
    exchange.response = {200, "OK", {}, 1};
    exchange.responseBody = {R"({"a": 1})", 8};
    const traffic::Exchange redacted = *Redactor().exchange(exchange);
    QCOMPARE(redacted.request, exchange.request);
    QCOMPARE(redacted.responseBody, exchange.responseBody);
}

void TestRedact::leavesNoSecretInAnExchange()
{
    traffic::Exchange exchange = support::sampleExchange();
    for (const QByteArray &secret : support::sampleSecrets()) {
        if (secret.size() >= 8) // Very short ones are removed from their fields only.
            exchange.comment += QString::fromUtf8(secret) + u' ';
    }
    exchange.findings = {{"body", exchange.comment.toUtf8(), exchange.comment, exchange.comment, {}}};
    const traffic::Exchange redacted = *Redactor().exchange(exchange);
    QByteArray all = redacted.comment.toUtf8() + redacted.request.target + redacted.upstreamRequest.target +
                     redacted.requestBody.bytes.read() + redacted.responseBody.bytes.read();
    for (const traffic::MockFinding &finding : redacted.findings)
        all += finding.name + finding.pointer.toUtf8() + finding.text.toUtf8();
    for (const http::HeaderList &headers :
         {redacted.request.headers, redacted.upstreamRequest.headers, redacted.response.headers}) {
        for (const auto &field : headers.fields())
            all += field.value.toByteArray() + '\n';
    }
    for (const traffic::Change &change : redacted.changes)
        all += change.before.value_or(QByteArray()) + change.after.value_or(QByteArray()) + '\n';
    for (const QByteArray &secret : support::sampleSecrets())
        QVERIFY2(!all.contains(secret), secret.constData());
    QVERIFY(all.contains("Rex"));
}

void TestRedact::leavesNoSecretInEvents()
{
    traffic::Exchange exchange;
    exchange.request.headers.append("Authorization", "Bearer their-token");
    exchange.secrets.append(Secret(QByteArray("kept-elsewhere")));
    exchange.stream.append({1, false, 40, "data: their-token kept-elsewhere fine\n"});
    exchange.stream.append({2, true, 40, "{\"password\": \"of a message\", \"name\": \"kim\"}"});
    const QList<QByteArray> expected{"data: REDACTED REDACTED fine\n",
                                     "{\"password\": \"REDACTED\", \"name\": \"kim\"}"};
    const traffic::RedactedExchange redacted = Redactor().exchange(exchange);
    const Redactor running = Redactor().knowing(exchange);
    for (qsizetype i = 0; i < expected.size(); ++i) {
        QCOMPARE(redacted->stream.events.at(i).text, expected.at(i));
        QCOMPARE(redacted->stream.events.at(i).size, 40);
        QCOMPARE(running.eventText(exchange.stream, i), expected.at(i));
    }
}

void TestRedact::leavesNoPartOfASecretInEvents_data()
{
    using Texts = QList<QByteArray>;
    QTest::addColumn<Texts>("pieces");
    QTest::addColumn<Texts>("expected");
    QTest::newRow("in two pieces") << Texts{"a t0ps", "ecret b"} << Texts{"a REDACTED", "REDACTED b"};
    QTest::newRow("byte by byte") << Texts{"t", "0", "p", "s", "e", "c", "r", "e", "t", "s"}
                                  << (Texts(9, "REDACTED") << "s");
    QTest::newRow("a member") << Texts{R"({"password": "of a)", R"( message", "n": 1})"}
                              << Texts{R"({"password": "REDACTED")", R"(REDACTED, "n": 1})"};
    QTest::newRow("the name of a member")
        << Texts{R"({"pass)", R"(word": "of a message"})"} << Texts{R"({"pass)", R"(word": REDACTED})"};
    QTest::newRow("in one piece") << Texts{"t0psecret", " t0psecret"} << Texts{"REDACTED", " REDACTED"};
    QTest::newRow("none") << Texts{"t0p", "-secret"} << Texts{"t0p", "-secret"};
}

/** Each piece is followed by one of the other side, which does not end the secret. */
void TestRedact::leavesNoPartOfASecretInEvents()
{
    QFETCH(QList<QByteArray>, pieces);
    QFETCH(QList<QByteArray>, expected);
    traffic::Exchange exchange;
    exchange.secrets.append(Secret(QByteArray("t0psecret")));
    for (const QByteArray &piece : pieces) {
        exchange.stream.append({1, false, piece.size(), piece});
        exchange.stream.append({1, true, 2, "ok"});
    }
    const traffic::RedactedExchange redacted = Redactor().exchange(exchange);
    for (qsizetype i = 0; i < expected.size(); ++i) {
        QCOMPARE(redacted->stream.events.at(2 * i).text, expected.at(i));
        QCOMPARE(redacted->stream.events.at(2 * i + 1).text, QByteArray("ok"));
    }
}

void TestRedact::keepsTheCountOfWhatWasNotRecorded()
{
    const http::Body body = Redactor().body({R"({"token":"0123456789"})", 1000}, {});
    QVERIFY(body.isTruncated());
    QCOMPARE(body.size - body.bytes.size(), 1000 - 22);
}

void TestRedact::leavesVeryShortValuesToTheirFields()
{
    Redactor redactor({Secret(QByteArray("a"))});
    QCOMPARE(redactor.text("a banana"), "a banana");
}

void TestRedact::keepsJsonValid_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("numbers") << QByteArray(R"({"a":12345678,"b":[ -12345678.5e3 , 1],"c":"x 12345678"})")
                             << QByteArray(R"({"a":"REDACTED","b":[ "REDACTED" , 1],"c":"x REDACTED"})");
    QTest::newRow("after a string with quotes")
        << QByteArray(R"({"a\\":"\"[","b":912345678})") << QByteArray(R"({"a\\":"\"[","b":"REDACTED"})");
    QTest::newRow("no JSON") << QByteArray("a: 12345678, \"b\"") << QByteArray("a: REDACTED, \"b\"");
}

void TestRedact::keepsJsonValid()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, expected);
    const Redactor redactor({Secret(QByteArray("12345678"))});
    QCOMPARE(redactor.body({body, body.size(), -1}, {}).bytes.read(), expected);
}

/** So much of a secret is removed even where it goes on in another way, which can be inside of a character. */
void TestRedact::cutsNoCharacter()
{
    const QByteArray digits = "0123456789012345678901234567890123456789";
    const Redactor redactor({Secret(digits + "\u00e0b")});
    const QByteArray body = "{\"a\":\"" + digits + "\u00c3x\"}";
    QCOMPARE(redactor.body({body, body.size(), -1}, {}).bytes.read(), QByteArray("{\"a\":\"REDACTEDx\"}"));
}

void TestRedact::hidesWhatAnEchoAnswers_data()
{
    QTest::addColumn<QByteArray>("secret");
    for (const QByteArray secret : {"k3", "k3y", "k3y4", "k3y45", "k\"3", "a long passphrase"})
        QTest::newRow(secret.constData()) << secret;
}

void TestRedact::hidesWhatAnEchoAnswers()
{
    QFETCH(const QByteArray, secret);
    const QByteArray credentials = QByteArray("kim:" + secret).toBase64();
    const QByteArray inQuery = secret.toPercentEncoding();
    traffic::Exchange exchange;
    exchange.secretHeaderNames = {"X-Stock"};
    exchange.request = {"POST", "/a?token=" + inQuery, {}, 1};
    exchange.request.headers.append("Cookie", "theme=dark; sid=" + secret);
    exchange.request.headers.append("X-API-Key", secret);
    exchange.upstreamRequest = exchange.request;
    exchange.upstreamRequest.headers.append("X-Stock", "Basic " + credentials);
    base::JsonWriter inner;
    inner.beginObject().key("password").text(secret).endObject();
    exchange.requestBody = {inner.bytes(), inner.bytes().size()};
    base::JsonWriter echo;
    echo.beginObject().key("target").text(exchange.request.target).key("seen").text("Basic " + credentials);
    echo.key("key").text("is " + secret + '.').key("body").text(inner.bytes()).endObject();
    exchange.responseBody = {echo.bytes(), echo.bytes().size()};
    exchange.response.headers.append("X-Seen", "sid=" + secret);

    const traffic::RedactedExchange redacted = Redactor().exchange(exchange);
    const traffic::Exchange &safe = *redacted;
    const QByteArray all = traffic::writeHar({redacted}) + traffic::exchangeJson(redacted) +
                           safe.responseBody.bytes.read() + safe.requestBody.bytes.read();
    QCOMPARE(safe.responseBody.bytes.read(),
             R"({"target":"/a?token=REDACTED","seen":"Basic REDACTED","key":"is REDACTED.",)"
             R"("body":"{\"password\":\"REDACTED\"}"})");
    QCOMPARE(safe.response.headers.first("X-Seen"), "sid=REDACTED");
    for (const QByteArray &form : {secret, credentials, inQuery})
        QVERIFY2(!all.contains(form), all.constData());
}

void TestRedact::leavesOneCommandLineWithoutSecrets()
{
    traffic::Exchange exchange = support::sampleExchange();
    exchange.request.headers.append("X-Note", "the cookie was cookie-secret");
    const QByteArray text =
        traffic::copiedExchange(Redactor().withVariables(exchange), http::RequestForm::CurlBash, "http://h").text;
    for (const QByteArray &secret : support::sampleSecrets())
        QVERIFY2(!text.contains(secret), text.constData());
    QVERIFY2(text.contains("Bearer '\"$AUTHORIZATION\""), text.constData());
}

/** Texts that look like the place of a variable are sent as they are. */
void TestRedact::leavesTextsLikeVariables()
{
    traffic::Exchange exchange;
    exchange.request = {"POST", "/a?token=s3cret", {}, 1};
    exchange.request.headers.append("X-Note", "<TOKEN#2>");
    exchange.requestBody = {"<TOKEN>7</TOKEN>", 16, 16};
    const QByteArray text =
        traffic::copiedExchange(Redactor().withVariables(exchange), http::RequestForm::CurlBash, "http://h").text;
    QCOMPARE(text, R"(curl 'http://h/a?token='"$TOKEN" -X 'POST' -H 'X-Note: <TOKEN#2>' -H 'User-Agent:' -H 'Accept:')"
                   R"( -H 'Content-Type:' -H 'Expect:' --data-raw '<TOKEN>7</TOKEN>')");
}

void TestRedact::putsVariablesInTheirPlaces()
{
    traffic::Exchange exchange;
    exchange.secretHeaderNames = {"X-Stock"};
    exchange.request = {"POST", "/a?x=1&token=s3cret&api_key=s3cret&code=other-one&sig=", {}, 1};
    exchange.request.headers.append("Authorization", "Basic a2ltOnNlY3JldA==");
    exchange.request.headers.append("X-Stock", "s3cret");
    exchange.request.headers.append("Content-Encoding", "identity");
    exchange.requestBody = {R"({"password":"hidden"})", 21, 21};
    const auto redacted = Redactor().withVariables(exchange);
    QCOMPARE(redacted.variables().size(), 3);
    QCOMPARE(redacted.requestBodyRedaction(), traffic::BodyRedaction::Replaced);
    QCOMPARE(traffic::copiedExchange(redacted, http::RequestForm::CurlBash, "http://h").text,
             R"(curl 'http://h/a?x=1&token='"$X_STOCK"'&api_key='"$X_STOCK"'&code='"$CODE"'&sig=' -X 'POST')"
             R"( -H 'Authorization: Basic '"$AUTHORIZATION" -H 'X-Stock: '"$X_STOCK" -H 'User-Agent:' -H 'Accept:')"
             R"( -H 'Content-Type:' -H 'Expect:' --data-raw '{"password":"REDACTED"}')");
    QVERIFY(Redactor().exchange(exchange).variables().isEmpty());
    const QByteArray whole =
        traffic::copiedExchange(Redactor::withSecrets(exchange), http::RequestForm::CurlBash, "http://h").text;
    QVERIFY(whole.contains("token=s3cret") && whole.contains("hidden") && !whole.contains('$'));
}

GATEWRIGHT_TEST(TestRedact, QCoreApplication)
#include "testredact.moc"
