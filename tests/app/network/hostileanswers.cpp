#include "hostileanswers.h"

#include "gzipped.h"
#include "recordingserver.h"

#include <algorithm>

namespace support {

namespace {

using management::CallFailure;
using Then = Hostility::Then;
using When = Hostility::When;

const Endings Good{{}, true};
const Endings Refused{{CallFailure::Refused}};
/** Whether the content is broken JSON or something else is checked by TestManagementAnswers. */
const Endings Unexpected{{CallFailure::UnexpectedAnswer, CallFailure::InvalidJson}};
const Endings CutShort{{CallFailure::CutShort}};
const Endings TooLarge{{CallFailure::TooLarge}};
const Endings TimedOut{{CallFailure::TimedOut}};
const Endings Unreachable{{CallFailure::Unreachable}};
/** How far the library reads before it gives up is its own matter. */
const Endings NoAnswer{{CallFailure::Unreachable, CallFailure::CutShort, CallFailure::NotHttp}};

constexpr int shortTimeout = 300;
constexpr int longTimeout = 100'000; // It ends by size.
constexpr qsizetype deepNesting = 200'000;

HostileRow row(const QByteArray &name, const QByteArray &bytes, const Endings &expected)
{
    return {name, {bytes}, expected};
}

/** The library waits for more that never comes. */
HostileRow slowRow(const QByteArray &name, const QByteArray &bytes, const Endings &expected)
{
    return {name, {bytes}, expected, shortTimeout};
}

QByteArray ok(const QByteArray &body, const QByteArray &more = {})
{
    return httpAnswer(200, "application/json", body, more);
}

QByteArray unframed(const QByteArray &head, const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + head + "\r\n" + body;
}

QList<HostileRow> statusLines(const QByteArray &good)
{
    const QByteArray rest = "\r\nContent-Length: " + QByteArray::number(good.size()) + "\r\n\r\n" + good;
    QList<HostileRow> rows{
        row("status line: no reason", "HTTP/1.1 200" + rest, Good),
        row("status line: empty reason", "HTTP/1.1 200 " + rest, Good),
        row("status line: reason beyond ASCII", "HTTP/1.1 200 \xff\xfe\x80" + rest, Good),
        row("status line: HTTP/1.0", "HTTP/1.0 200 OK" + rest, Good),
        row("status line: HTTP/9.9", "HTTP/9.9 200 OK" + rest, Good + NoAnswer),
    };
    const QList<QByteArray> bad{
        "HTTP/1.1 -1 X",
        "HTTP/1.1 abc OK",
        "HTTP/1.1  OK",
        "HTTP/1.1",
        "ICY 200 OK",
        "HTTP 200 OK",
        "http/1.1",
        "SSH-2.0-OpenSSH_9",
        "220 mail ESMTP",
        "GET / HTTP/1.1",
        "<html>",
        "{\"a\":1}",
        "\xff\xff\xff\xff",
        "HTTP/1.1\t200\tOK",
        "HTTP/1.1 2 00 OK",
        "+OK POP3 ready",
        "RTSP/1.0 200 OK",
        "HTTP/x.y 200 OK",
        "HTTP/1.1 99999999999 OK",
    };
    for (const QByteArray &line : bad)
        rows.append(row("status line: " + line.toPercentEncoding(" /{}:"), line + rest, NoAnswer));
    rows.append(row("status line: NUL bytes", QByteArray(100, '\0'), NoAnswer));
    rows.append(row("status line: alert of TLS", QByteArray::fromHex("15030300020246"), NoAnswer));
    rows.append(row("status line: 1 MB without an end", QByteArray(1'000'000, 'H'), NoAnswer));
    rows.append(row("status line: blank lines only", QByteArray("\r\n").repeated(1000), NoAnswer));
    return rows;
}

QList<HostileRow> framing(const QByteArray &good)
{
    const QByteArray size = QByteArray::number(good.size(), 16);
    const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
    return {
        row("framing: no length", unframed({}, good), Good),
        row("framing: chunked", unframed(chunked, size + "\r\n" + good + "\r\n0\r\n\r\n"), Good),
        row("framing: chunk extension", unframed(chunked, size + ";x=y\r\n" + good + "\r\n0\r\n\r\n"), Good),
        row("framing: trailer", unframed(chunked, size + "\r\n" + good + "\r\n0\r\nX: y\r\n\r\n"), Good),
        // The JSON is whole, which is what counts; the library notices the missing end or not.
        row("framing: no last chunk", unframed(chunked, size + "\r\n" + good + "\r\n"), CutShort + Good),
        row("framing: chunk cut", unframed(chunked, "ffff\r\n" + good), CutShort + Good),
        row("framing: JSON cut in a chunk", unframed(chunked, "ffff\r\n" + good.chopped(1)), CutShort + Unexpected),
        row("framing: chunk size is a word", unframed(chunked, "zz\r\n" + good), NoAnswer + Unexpected),
        slowRow("framing: chunk size below 0", unframed(chunked, "-1\r\n" + good), NoAnswer + Unexpected + TimedOut),
        row("framing: chunk size beyond 64 bits", unframed(chunked, "fffffffffffffffff\r\n" + good),
            NoAnswer + Unexpected),
        slowRow("framing: chunk size without an end", unframed(chunked, QByteArray(100'000, '1')),
                NoAnswer + Unexpected + TimedOut),
        row("framing: length of another", unframed("Content-Length: 100000\r\n", good), CutShort),
        row("framing: length 0", unframed("Content-Length: 0\r\n", good), Unexpected),
        row("framing: length too small", unframed("Content-Length: 1\r\n", good), Unexpected),
        row("framing: length announces 99 GB", unframed("Content-Length: 99999999999\r\n", "{"), TooLarge),
    };
}

QList<HostileRow> fields(const QByteArray &good)
{
    QByteArray many;
    for (int i = 0; i < 5000; ++i)
        many += "X-" + QByteArray::number(i) + ": y\r\n";
    return {
        row("fields: five thousand", ok(good, many), Good + NoAnswer),
        row("fields: one of 200 kB", ok(good, "X: " + QByteArray(200'000, 'y') + "\r\n"), Good + NoAnswer),
        row("fields: none", "HTTP/1.1 200 OK\r\n\r\n" + good, Good),
        row("fields: empty name", ok(good, ": y\r\n"), Good + NoAnswer),
        row("fields: beyond ASCII", ok(good, "X-\xc3\xa4: \xff\xfe\r\n"), Good + NoAnswer),
        row("fields: folded", ok(good, "X: a\r\n b\r\n"), Good),
        row("fields: a thousand cookies", ok(good, QByteArray("Set-Cookie: a=b\r\n").repeated(1000)), Good + NoAnswer),
        row("fields: the token is asked back", ok(good, "Vary: Authorization\r\nWWW-Authenticate: Basic\r\n"), Good),
        row("fields: another type, JSON inside", httpAnswer(200, "image/png", good), Good),
        row("fields: no type", httpAnswer(200, {}, good), Good),
        row("fields: type without sense", httpAnswer(200, "\x01;;;==", good), Good + NoAnswer),
    };
}

/** A hundred megabytes of blanks in a hundred kilobytes. */
const QByteArray &bomb()
{
    static const QByteArray packed = gzipped('[' + QByteArray(100'000'000, ' '));
    return packed;
}

QList<HostileRow> encodings(const QByteArray &good)
{
    const QByteArray packed = gzipped(good);
    const auto encoded = [](const QByteArray &coding, const QByteArray &body) {
        return ok(body, "Content-Encoding: " + coding + "\r\n");
    };
    const Endings broken = NoAnswer + Unexpected;
    return {
        row("encoding: gzip", encoded("gzip", packed), Good),
        row("encoding: gzip, cut", encoded("gzip", packed.chopped(9)), broken + Good),
        row("encoding: gzip, damaged", encoded("gzip", packed.first(12) + QByteArray(40, '\xaa')), broken),
        row("encoding: gzip that is none", encoded("gzip", good), broken),
        row("encoding: deflate that is none", encoded("deflate", good), broken),
        row("encoding: br that is none", encoded("br", QByteArray(100, '\xff')), broken),
        row("encoding: one that nobody knows", encoded("zorp", QByteArray(100, '\xff')), broken),
        row("encoding: gzip in gzip", encoded("gzip", gzipped(packed)), broken),
        row("encoding: bomb", encoded("gzip", bomb()), TooLarge),
    };
}

const QByteArray &fiftyMegabytes()
{
    static const QByteArray text = '"' + QByteArray(50'000'000, 'x');
    return text;
}

QList<HostileRow> bodies()
{
    const QList<std::pair<QByteArray, QByteArray>> wrong{
        {"nothing", {}},
        {"blanks", "  \r\n\t "},
        {"a web page", "<!doctype html><title>Log in</title>"},
        {"a number", "1"},
        {"a text", "\"cert_basics\""},
        {"true", "true"},
        {"NaN", "NaN"},
        {"open brace", "{"},
        {"a comma too many", "{\"cert_basics\":[],}"},
        {"a comment", "/* x */ {\"cert_basics\":[]}"},
        {"single quotes", "{'cert_basics':[]}"},
        {"two values", "{} {}"},
        {"NUL bytes", QByteArray(100, '\0')},
        {"NUL behind", QByteArray("[[]]\0", 5)},
        {"control character in a text", "{\"Message\":\"\x01\"}"},
        {"number of a million digits", "[" + QByteArray(1'000'000, '9')},
        {"number with leading zeros", "[00]"},
        {"deep arrays", QByteArray(deepNesting, '[')},
        {"deep arrays, closed", QByteArray(deepNesting, '[') + QByteArray(deepNesting, ']')},
        {"deep objects", QByteArray("{\"a\":").repeated(deepNesting)},
        {"many members", '{' + QByteArray("\"a\":1,").repeated(300'000) + "\"b\""},
        {"50 MB of text, not closed", fiftyMegabytes()},
        {"XML", "<?xml version=\"1.0\"?><certs/>"},
        {"YAML", "cert_basics: []\npages: 1\n"},
        {"JSON lines", "{\"a\":1}\n{\"a\":2}\n"},
        {"a padded answer", ")]}',\n{\"cert_basics\":[]}"},
    };
    QList<HostileRow> rows;
    for (const auto &[name, body] : wrong)
        rows.append(row("body: " + name, ok(body), Unexpected));
    // An object with a text in it is a policy; whether the text is one is read liberally.
    const QList<std::pair<QByteArray, QByteArray>> strange{
        {"UTF-16", QByteArray::fromHex("fffe7b007d00")},
        {"UTF-32", QByteArray::fromHex("fffe00007b0000007d000000")},
        {"no UTF-8", "{\"Message\":\"\xff\xfe\"}"},
        {"overlong UTF-8", "{\"Message\":\"\xc0\xaf\"}"},
        {"a surrogate in UTF-8", "{\"Message\":\"\xed\xa0\x80\"}"},
        {"lone surrogate escape", R"({"Message":"\ud800"})"},
        {"doubled members", R"({"name":1,"name":2,"pages":1,"pages":"x"})"},
    };
    for (const auto &[name, body] : strange)
        rows.append({"body: " + name, {ok(body)}, Unexpected + Good});
    return rows;
}

QList<HostileRow> statuses()
{
    QList<HostileRow> rows;
    const QList<std::pair<QByteArray, QByteArray>> bodies{
        {"envelope", R"({"Status":"Error","Message":"no","Meta":null})"},
        {"web page", "<html><h1>Bad Gateway</h1></html>"},
        {"nothing", {}},
        {"bytes", QByteArray::fromHex("00ff00ff1f8b")},
        {"list", R"([{"message":1},null,[]])"},
        {"deep", QByteArray(deepNesting, '{')},
        {"message of 1 MB", R"({"message":")" + QByteArray(1'000'000, 'm') + "\"}"},
        {"wrong types", R"({"Status":{},"Message":["a"],"errors":7})"},
    };
    for (const int status :
         {400, 401, 403, 404, 408, 409, 418, 422, 429, 451, 499, 500, 501, 502, 503, 504, 511, 599}) {
        const auto &[name, body] = bodies.at(status % bodies.size());
        rows.append(
            row("status " + QByteArray::number(status) + ": " + name, httpAnswer(status, "x/y", body), Refused));
    }
    for (const auto &[name, body] : bodies)
        rows.append(row("status 500: " + name, httpAnswer(500, "text/html", body), Refused));
    rows.append(row("status 600", httpAnswer(600, {}, "x"), Refused));
    rows.append(row("status 407 of no proxy", httpAnswer(407, {}, {}, "Proxy-Authenticate: Basic realm=x\r\n"),
                    Refused + NoAnswer));
    for (const QByteArray scheme :
         {"Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"n\"", "Negotiate", "NTLM", "\x01"})
        rows.append(row("status 401 asks for " + scheme.toPercentEncoding(" \"=,"),
                        httpAnswer(401, {}, {}, "WWW-Authenticate: " + scheme + "\r\n"), Refused + NoAnswer));
    for (const int status : {204, 205, 206, 207, 226, 299})
        rows.append(
            row("status " + QByteArray::number(status) + " with nothing", httpAnswer(status, {}, {}), Unexpected));
    rows.append(row("status 204 with a body", httpAnswer(204, {}, "<html>"), Unexpected));
    for (const int status : {300, 304, 305, 306, 399})
        rows.append(row("status " + QByteArray::number(status), httpAnswer(status, {}, "x"), Unexpected));
    rows.append(row("status 100 and then nothing", "HTTP/1.1 100 Continue\r\n\r\n", NoAnswer));
    rows.append(
        row("status 101", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n", NoAnswer + Unexpected + Refused));
    return rows;
}

QList<HostileRow> redirects(const QByteArray &elsewhere)
{
    QList<HostileRow> rows;
    const QList<std::pair<QByteArray, QByteArray>> places{
        {"another host", elsewhere + "/api/certs"},
        {"another host with the user in it", "http://kim:pass@" + elsewhere.mid(qsizetype(sizeof "http://") - 1)},
        {"another host without scheme", elsewhere.mid(qsizetype(sizeof "http:") - 1)},
        {"itself", "/api/certs"},
        {"a file", "file:///etc/passwd"},
        {"a script", "javascript:alert(1)"},
        {"data", "data:application/json,[]"},
        {"nothing", {}},
        {"no address", "http://[::bad"},
        {"a line of its own", "/x\r\nX-Other: y"},
    };
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const auto &[name, place] : places)
            rows.append(row("redirect " + QByteArray::number(status) + " to " + name,
                            httpAnswer(status, {}, {}, "Location: " + place + "\r\n"), Unexpected));
    }
    rows.append(row("redirect in a page",
                    httpAnswer(200, "text/html", "<meta http-equiv=refresh content='0;url=" + elsewhere + "'>",
                               "Refresh: 0; url=" + elsewhere + "\r\n"),
                    Unexpected));
    rows.append(row("alternative service", httpAnswer(500, {}, {}, "Alt-Svc: h2=\"" + elsewhere + "\"; persist=1\r\n"),
                    Refused));
    return rows;
}

QList<HostileRow> connections(const QByteArray &good)
{
    const QByteArray whole = ok(good);
    const QByteArray half = whole.first(whole.size() - good.size() / 2 - 1);
    return {
        {"connection: closed immediately", {{}, {}, Then::Close, When::Connected}, Unreachable},
        {"connection: reset immediately", {{}, {}, Then::Reset, When::Connected}, Unreachable + TimedOut, shortTimeout},
        {"connection: closed in the request", {{}, {}, Then::Close, When::FirstBytes}, Unreachable},
        {"connection: reset in the request", {{}, {}, Then::Reset, When::FirstBytes}, Unreachable},
        {"connection: closed after the request", {{}, {}, Then::Close}, Unreachable},
        {"connection: reset after the request", {{}, {}, Then::Reset}, Unreachable},
        {"connection: reset in the head", {"HTTP/1.1 200 OK\r\nContent-", {}, Then::Reset}, NoAnswer},
        {"connection: reset in the body", {half, {}, Then::Reset}, NoAnswer},
        {"connection: silent", {{}, {}, Then::Stay}, TimedOut, shortTimeout},
        {"connection: stuck in the head", {"HTTP/1.1 200 OK\r\nConte", {}, Then::Stay}, TimedOut, shortTimeout},
        {"connection: stuck in the body", {half, {}, Then::Stay}, TimedOut, shortTimeout},
        {"connection: byte by byte", {whole, {}, Then::Close, When::Request, true}, Good},
        {"connection: answers before it is asked",
         {whole, {}, Then::Stay, When::Connected},
         Good + NoAnswer + TimedOut,
         shortTimeout},
        {"connection: a second answer behind", {whole + whole, {}, Then::Close}, Good},
        {"connection: garbage behind", {whole + QByteArray(100'000, 'x'), {}, Then::Close}, Good},
        {"connection: endless body", {unframed({}, "["), QByteArray(0x100000, ' ')}, TooLarge, longTimeout},
        {"connection: endless chunks",
         {unframed("Transfer-Encoding: chunked\r\n", {}), "100000\r\n" + QByteArray(0x100000, ' ') + "\r\n"},
         TooLarge,
         longTimeout},
        {"connection: endless body of a refusal",
         {"HTTP/1.1 500 X\r\n\r\n", QByteArray(0x100000, 'x')},
         TooLarge,
         longTimeout},
    };
}

/** Heads without an end. The library reads them byte by byte, so one GET and one POST are enough. */
QList<HostileRow> endlessHeads()
{
    return {
        {"connection: endless interim answers",
         {{}, QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(100)},
         TimedOut + NoAnswer,
         shortTimeout},
        {"connection: endless fields",
         {"HTTP/1.1 200 OK\r\n", QByteArray("X-Y: zzzzzzzzzzzzzzzz\r\n").repeated(100)},
         TimedOut + NoAnswer,
         shortTimeout},
        {"connection: endless field",
         {"HTTP/1.1 200 OK\r\nX: ", QByteArray(4096, 'y')},
         TimedOut + NoAnswer,
         shortTimeout},
        {"connection: endless status line",
         {"HTTP/1.1 200 ", QByteArray(4096, 'y')},
         TimedOut + NoAnswer,
         shortTimeout},
    };
}

} // namespace

QByteArray operationName(Operation operation)
{
    switch (operation) {
    case Operation::Certificates:
        return "certificates";
    case Operation::CreatePolicy:
        return "create";
    case Operation::FetchPolicy:
        return "fetch";
    case Operation::SsoProfiles:
        return "profiles";
    }
    return {};
}

QByteArray goodAnswer(Operation operation)
{
    switch (operation) {
    case Operation::Certificates:
        return R"({"cert_basics":[{"id":"a","dns_names":["x.example"],"has_private":true}],"pages":1})";
    case Operation::CreatePolicy:
        return R"({"ID":"","Message":"The policy is stored.","Meta":null,"Status":"OK"})";
    case Operation::FetchPolicy:
        return R"({"_id":"a","name":"Free","rate":10,"per":60})";
    case Operation::SsoProfiles:
        return R"([[{"ID":"a","Name":"LDAP","LoginURL":"https://portal.example/login"}]])";
    }
    return {};
}

QList<HostileRow> hostileRows(Operation operation, const QByteArray &elsewhere)
{
    const QByteArray good = goodAnswer(operation);
    const bool isFirstOfItsMethod = operation == Operation::Certificates || operation == Operation::CreatePolicy;
    return statusLines(good) + framing(good) + fields(good) + encodings(good) + bodies() + statuses() +
           redirects(elsewhere) + connections(good) + (isFirstOfItsMethod ? endlessHeads() : QList<HostileRow>());
}

QList<HostileRow> truncatedRows(Operation operation)
{
    const QByteArray good = goodAnswer(operation);
    const QByteArray whole = ok(good);
    QList<HostileRow> rows;
    for (qsizetype cut = 0; cut < whole.size(); cut += 3) {
        const Endings &expected = cut == 0 ? Unreachable : cut >= whole.size() - good.size() ? CutShort : NoAnswer;
        rows.append(row("cut behind byte " + QByteArray::number(cut), whole.first(cut), expected));
    }
    return rows;
}

} // namespace support
