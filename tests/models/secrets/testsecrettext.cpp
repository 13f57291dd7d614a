#include "processortime.h"
#include "secrettext.h"
#include "testprogram.h"

#include <QTest>

using base::Span;

/** What is a secret in any text, without a tree. */
class TestSecretText final : public QObject
{
    Q_OBJECT

private slots:
    void findsSecrets_data();
    void findsSecrets();
    void leavesTheRest_data();
    void leavesTheRest();
    void takesLittleTime_data();
    void takesLittleTime();
};

void TestSecretText::findsSecrets_data()
{
    // What is between « and » is the secret.
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const char *marked) { QTest::newRow(name) << QString::fromUtf8(marked); };
    row("query", "https://h/a?token=«abc123» and more");
    row("first of several parameters", "https://h/a?api_key=«abc123»&b=2");
    row("fragment", "https://h/a#access_token=«abc»&expires=1");
    row("parameter with a word of prose", "https://h/a?code=«abc123»&sig=«x%2Fy»");
    row("form", "grant_type=password&client_secret=«abc»&username=kim");
    row("percent-encoded name", "https://h/a?api%5Fkey=«abc»&b=2");
    row("every byte encoded", "?%74%6f%6b%65%6e=«abc»");
    row("URL in a URL", "https://h/?next=https%3A%2F%2Fk%2F%3Ftoken%3D«abc»%26b%3D1");
    row("escaped name in a JSON string", R"("https://h/?\u0074oken=«abc»")");
    row("user info", "https://«kim:x»@h/");
    row("user info of a database", "postgres://«kim:x»@h:5432/d");
    row("user info in a string with escaped slashes", R"("https:\/\/«kim:x»@h\/")");
    row("quoted value", "password=\"«a b c»\" and");
    row("comment", "# password: «hunter2»\nx: y");
    row("comment after a value", "x: y # password: «letmein»");
    row("words in a comment", "# password: «correct horse battery»\n");
    row("list in a comment", "#  - token: «letmein»\n");
    row("line of a sample", "a:\n  password: «letmein»\n  b: c");
    row("sentence", "Log in with the password: «hunter2» and go on.");
    row("end of a sentence", "The token=«abc».");
    row("Markdown", "**token**: «abc123»");
    row("code in Markdown", "Use `api_key=«abc»` here");
    row("header field", "Authorization: Bearer «abc123»");
    row("Basic anywhere", "the header Basic «a2ltOmh1bnRlcjI=» is sent");
    row("Bearer anywhere", "with Bearer «abcdef123456» as");
    row("Digest", "Authorization: Digest «username=\"kim\", realm=\"r\", response=\"abc\"»");
    row("Digest with escapes", R"("Dige\u0073t\u0020«use\u0072name=\"kim\", response=\"a\u0062c\"»" x)");
    row("Digest in apostrophes", "-H 'Authorization: Digest «username=\"kim\", response=\"abc\"»' x");
    row("Cookie", "Cookie: «sid=abc; theme=dark»\nHost: h");
    row("Set-Cookie", "Set-Cookie: «sid=abc; Path=/»");
    row("assignment in a program", "$token = '«dcf6e32f2daee457»';");
    row("assignment with blanks", "password = «hunter2» ;");
    row("letters of both cases", "the token: «aBcDeFgHiJkL» is");
    row("curl", "curl -u kim:«hunter2» https://h");
    row("curl, long option", "curl --user 'kim:«hunter2»' https://h");
    row("JSON", R"({"user": "kim", "password": "«x y»", "n": 1})");
    row("JSON in a string", R"("{\"user\": \"kim\", \"password\": \"«x\\\"y»\", \"n\": 1}")");
    row("JSON in a JSON string in a string", R"({\\\"token\\\":\\\"«x»\\\"})");
    row("JWT", "x «eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln» y");
    row("JWT while it is typed", "x: «eyJhbGciOiJIUzI1NiJ9.eyJzd»");
    row("access key of AWS", "id «AKIAIOSFODNN7EXAMPLE».");
    row("token of GitHub", "(«ghp_0123456789abcdefghijABCDEFGHIJ012345»)");
    row("token of Slack", "«xoxb-123456789012-abcdefABCDEF»");
    row("key of Stripe", "'«sk_live_0123456789abcdef»'");
    row("hook of Slack", "https://«hooks.slack.com/services/T00000000/B00000000/abcdefgh»");
    row("hash of a password", "kim:«$2y$10$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ01234»");
    row("PEM", "-----BEGIN RSA PRIVATE KEY-----\n  «MIIEab\n  cdEF+/==»\n  -----END RSA PRIVATE KEY-----\nb: c");
    row("PEM in a comment", "# -----BEGIN PRIVATE KEY-----\n# «MIIE\n# abcd»\n# -----END PRIVATE KEY-----\n");
    row("PEM in a JSON string", R"("-----BEGIN PRIVATE KEY-----«\nMIIE\nabcd\n»-----END PRIVATE KEY-----")");
    row("PEM while it is typed", "k: |\n  -----BEGIN PRIVATE KEY-----\n  «MIIEabcd\n  MIIEefgh»\nother: x");
    row("connection string", "Server=h;User=kim;Password=«x!y»;Encrypt=true");
    row("account key", "AccountName=a;AccountKey=«abc+/==»;EndpointSuffix=e");
    row("apostrophes in apostrophes", "# password: '«it's-mine»'\n");
    row("a phrase in apostrophes", "# password: '«it's my secret»' and\n");
    row("quotes in quotes", "# password: \"«ab\"cd1234»\"\n");
    row("quotes in quotes of a JSON string", R"({\"password\": \"«ab\"cd1234»\", \"a\": 1})");
    row("a quote that nothing closes after another", "# password: '«it's»\n");
    row("more after a string", "# password: '«it'!x2»\n");
    row("a scheme of a service", "Send Authorization: Key «abc123def456»");
    row("another scheme", "Authorization: Bot «MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCj»");
    row("an element of XML", "<login><password>«hunter2»</password></login>");
    row("an element with attributes", "<s:Password Type=\"text\">\n  «hunter 2»\n</s:Password>");
    row("an element in a JSON string", R"("<token>«hunter2»<\/token>")");
    row("a long placeholder", QByteArray("?token=«{}" + QByteArray("a/").repeated(200) + "b»").constData());
    row("a character beyond Unicode", "\\U80000000?token=«abc»");
    row("a character of two halves", R"(\U0001f511?token=«abc»)");
    row("second factor", "otpauth://totp/kim?secret=«JBSWY3DP»&issuer=h");
}

void TestSecretText::findsSecrets()
{
    QFETCH(QString, marked);
    const QByteArray expected = marked.toUtf8();
    QByteArray text = expected;
    text.replace("«", "").replace("»", "");
    QByteArray found;
    qsizetype taken = 0;
    for (const Span &span : secrets::secretsInText(text)) {
        found += text.mid(taken, span.offset - taken) + "«" + text.mid(span.offset, span.length) + "»";
        taken = span.end();
    }
    QCOMPARE(QString::fromUtf8(found + text.mid(taken)), marked);
}

void TestSecretText::leavesTheRest_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"the token is sent",
                             "Token: the one that was sent before",
                             "# password: must have 8 characters or more",
                             "An access token, or an API key.",
                             "type: password, format: password",
                             "required: [token, secret]",
                             "in: cookie\ntype: apiKey",
                             "https://h/?token={token}",
                             "https://h/?api_key=YOUR_API_KEY&b=1",
                             "Authorization: Bearer <token>",
                             "Authorization: Bearer {token}",
                             "Authorization: Bearer token",
                             "Authorization: Basic and Bearer",
                             "`Authorization: Bearer $TOKEN`",
                             "Basic authentication",
                             "Basic Auth",
                             "Bearer authentication is needed",
                             "password=env://PASSWORD",
                             "token: secrets://a/b",
                             "https://env://U@h/",
                             "https://{user}:{password}@h/",
                             "ssh://git@h/a",
                             "https://h:8080/a",
                             "curl -u name https://h",
                             "tokenUrl: https://h/oauth/token",
                             "POST /oauth/token: gets one",
                             "-----BEGIN CERTIFICATE-----\nMIIEabcd\n",
                             "-----BEGIN PUBLIC KEY-----\nMIIEabcd\n-----END PUBLIC KEY-----",
                             "eyJ",
                             "the sk_live_ prefix",
                             "AKIA keys",
                             "code=404",
                             "the signature=none",
                             "token == null",
                             "if (password = null)",
                             "secretName=x",
                             "\"token\": \"string\"",
                             "\"token\": null",
                             "{\"password\": {\"type\": \"string\"}}",
                             "#/components/schemas/Token",
                             "token: string",
                             "password: required",
                             "A cookie: small text",
                             "const token = await api.tokens.create(data);",
                             "$token = $service->tokens()->get();",
                             "{token: partialToken, password: this.password}",
                             "apiKey = data[0]",
                             "https://h/a#token",
                             "Authorization: Key <key>",
                             "Authorization: the key of the user",
                             "Authorization: Token that was sent",
                             "<token>string</token>",
                             "<token/>hunter2</a>",
                             "<password>{password}</password>",
                             "the <token> and more",
                             "password='{password}'.",
                             "mailto:kim@h.example"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestSecretText::leavesTheRest()
{
    QFETCH(QString, text);
    const QByteArray bytes = text.toUtf8();
    QList<QByteArray> found;
    for (const Span &span : secrets::secretsInText(bytes))
        found.append(bytes.mid(span.offset, span.length));
    QCOMPARE(found, QList<QByteArray>());
}

void TestSecretText::takesLittleTime_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"token",
                              "token=",
                              "token='",
                              "token: \"",
                              "password=\\",
                              "\\",
                              "\\u",
                              "\\u0061",
                              "%41",
                              "%",
                              "a%41&",
                              "eyJ",
                              "eyJ.",
                              "-----BEGIN ",
                              "-----BEGIN PRIVATE KEY-----",
                              "-----BEGIN PRIVATE KEY-----\n",
                              "-----END",
                              "Basic ",
                              "Bearer a",
                              "Digest username=",
                              "https://",
                              "https://a:",
                              "://@",
                              "-u a:",
                              "--user ",
                              "?code=",
                              "&sig=\"",
                              "AKIA",
                              "xoxb-a",
                              "$2a$",
                              "\"token\":[",
                              "{\"token\":\"",
                              "\\\"token\\\":\\\"",
                              "# password: ",
                              "password: a ",
                              "''password:''",
                              "Cookie: a=",
                              "secret\n",
                              "token=&",
                              "token=,",
                              "token=}",
                              "\\/",
                              "token:",
                              "token={}",
                              "#code={}",
                              "token: '{}'a",
                              "<token>",
                              "<token a=",
                              "Authorization: a ",
                              "\\\n"})
        QTest::newRow(piece) << QByteArray(piece);
}

void TestSecretText::takesLittleTime()
{
    QFETCH(QByteArray, piece);
    // Four times the text takes a quadratic reader 16 times as long.
    constexpr qsizetype Length = 100'000;
    constexpr qsizetype Longer = 4;
    constexpr int MaximumRatio = 10;
    constexpr std::chrono::milliseconds Measurable(20);
    QList<Span> found;
    QByteArray text;
    const auto timeOf = [&](qsizetype length) {
        text = "# " + piece.repeated(length / piece.size());
        auto shortest = std::chrono::nanoseconds::max();
        for (int i = 0; i < 2; ++i) {
            const auto begin = support::processorTime();
            found = secrets::secretsInText(text);
            shortest = std::min(shortest, support::processorTime() - begin);
        }
        return shortest;
    };
    const auto once = timeOf(Length);
    const auto longer = timeOf(Longer * Length);
    QVERIFY2(longer < Measurable || longer < MaximumRatio * once,
             qPrintable(u"%1 ms, then %2 ms"_qs.arg(once / std::chrono::milliseconds(1))
                            .arg(longer / std::chrono::milliseconds(1))));
    qsizetype from = 0;
    for (const Span &span : std::as_const(found)) {
        QVERIFY(span.offset >= from && span.length > 0 && span.end() <= text.size());
        from = span.end();
    }
}

GATEWRIGHT_TEST(TestSecretText, void)
#include "testsecrettext.moc"
