#include "exportcases.h"

namespace support {

QList<ExportSample> ExportCases::definitions()
{
    QList<ExportSample> samples;
    const int count = 1 + m_random.bounded(5);
    for (int at = 0; at < count; ++at)
        samples.append(definition());
    return samples;
}

ExportSample ExportCases::definition()
{
    ExportSample sample;
    sample.name = of({u"Shop"_qs, u"Book shop"_qs, u"Ü \"quoted\" {$x} %[y]"_qs, u"a\nb # c"_qs, u"7"_qs});
    sample.listenPath = of({u"/"_qs, u"/a"_qs, u"/a/"_qs, u"/a/b"_qs, u"/a/b/"_qs, u"/a/b/c"_qs, u"/b/"_qs, u"b"_qs,
                            u"/{id}/"_qs, u"/a/{id}"_qs, u"/{id}/b/"_qs, u"/x.y-z/~1/"_qs, u"/a$b/"_qs, u"/a&b=c;d"_qs,
                            u"/+a,b:@/"_qs});
    sample.strip = chance(65);
    sample.upstream = u"http://127.0.0.1:%1"_qs +
                      of({u""_qs, u"/"_qs, u"/v1"_qs, u"/v1/"_qs, u"/v1/a.b/~c"_qs, u"/b$x;y"_qs, u"/a/b"_qs}) +
                      of({u""_qs, u""_qs, u""_qs, u"?k=1"_qs, u"?k=$1&l='%7B%7D'#f"_qs});
    sample.isActive = chance(95);
    if (chance(60)) {
        sample.userName = of({u"kim"_qs, u"k$im{}%[x]"_qs, u"ü\"\\#"_qs, u"env://SECRET_1"_qs, u"env://SECRET_2"_qs});
        sample.password = of({u"pass:word"_qs, u"p$1{env.HOME}\"\\'#%[src] ${x}"_qs, u"ü€"_qs, u"env://SECRET_3"_qs,
                              u"env://SECRET_4"_qs});
        sample.headerName = of({u""_qs, u""_qs, u"Authorization"_qs, u"X-Key"_qs, u"x_key"_qs, u"X-Api-Key"_qs});
    }
    return sample;
}

QString ExportCases::hostileText()
{
    QString text;
    const int pieces = 1 + m_random.bounded(5);
    for (int at = 0; at < pieces; ++at)
        text += of({u"\n"_qs,       u"\r"_qs,     u"\\"_qs,          u"\""_qs,          u"'"_qs,
                    u"`"_qs,        u"$"_qs,      u"${HOME}"_qs,     u"{env.HOME}"_qs,  u"{$HOME}"_qs,
                    u"}"_qs,        u"{"_qs,      u"#"_qs,           u";"_qs,           u"%[env(HOME)]"_qs,
                    u"%{HOME}e"_qs, u"%"_qs,      u"%0a"_qs,         u" "_qs,           u"\t"_qs,
                    u"\u202e"_qs,   u"\u00fc"_qs, u"</Location>"_qs, u"$1"_qs,          u"\\1"_qs,
                    u"*"_qs,        u"("_qs,      u")"_qs,           u"["_qs,           u"?"_qs,
                    u"|"_qs,        u"^"_qs,      u"//"_qs,          u"/../"_qs,        u"<?"_qs,
                    u"x"_qs,        u"+"_qs,      u"-"_qs,           QString(300, u'y')});
    return text;
}

QList<ExportSample> ExportCases::hostileDefinitions()
{
    QList<ExportSample> samples;
    for (int at = 0; at < 8; ++at) {
        ExportSample sample;
        sample.name = hostileText();
        sample.listenPath = u"/h"_qs + hostileText() + (chance(30) ? u"/{id:[a-c]+(x|y)?}"_qs : QString()) +
                            (chance(50) ? u"/"_qs : QString());
        sample.strip = chance(50);
        sample.upstream = u"http://127.0.0.1:%1/"_qs + (chance(50) ? hostileText().remove(u'?') : QString()) +
                          (chance(30) ? u"?"_qs + hostileText() : QString());
        sample.userName = hostileText();
        sample.password = chance(50) ? hostileText() : u"env://SECRET_1"_qs;
        sample.headerName = chance(50) ? hostileText()
                                       : of({u"X-Key"_qs, u"-X"_qs, u"+x"_qs, u"$SHOP"_qs, u"TE"_qs, u"x'y`z"_qs,
                                             u"X-Forwarded-For"_qs, u"#x%y"_qs, u"Upgrade"_qs});
        sample.checksClients = chance(20);
        samples.append(sample);
    }
    return samples;
}

QByteArray ExportCases::listenPathOf(const QList<ExportSample> &definitions)
{
    QByteArray path = definitions.at(m_random.bounded(static_cast<int>(definitions.size()))).listenPath.toUtf8();
    if (!path.startsWith('/'))
        path.prepend('/');
    return path.replace("{id}", of<QByteArray>({"7", "a", "b", "a.b"}));
}

QByteArray ExportCases::plainPath(const QList<ExportSample> &definitions)
{
    QByteArray path = chance(85) ? listenPathOf(definitions) : QByteArray("/");
    if (chance(25) && path.size() > 1 && path.endsWith('/'))
        path.chop(1);
    else if (chance(10))
        path += 'b';
    const int segments = m_random.bounded(4);
    for (int at = 0; at < segments; ++at) {
        if (!path.endsWith('/'))
            path += '/';
        path += of<QByteArray>({"a", "b", "c", "x.y-z", "~1", "$x", "a&b=c;d", "+a,b:@", "..a", "0_0", "index.html"});
    }
    if (chance(25) && !path.endsWith('/'))
        path += '/';
    return path;
}

QByteArray ExportCases::oddPath(const QList<ExportSample> &definitions)
{
    QByteArray path = listenPathOf(definitions);
    const int pieces = 1 + m_random.bounded(4);
    for (int at = 0; at < pieces; ++at) {
        path += of<QByteArray>({"/..",     "/../",     "..",     "/.",          "//",       "/",
                                "%2e%2e/", "/%2e%2e/", "/.%2E/", "%2f",         "%2F..%2f", "%5c..%5c",
                                "\\..\\",  "/..;/",    ";/../",  "%252e%252e/", "%00",      "%0d%0a",
                                "/%2e",    "?",        "#",      "%",           "%zz",      "%c0%ae%c0%ae/",
                                "x",       "/a",       "%61",    "/b",          ";",        "/%61/"});
        if (chance(50))
            path += listenPathOf(definitions).sliced(chance(50) ? 1 : 0);
    }
    if (chance(5))
        path.prepend('/');
    if (chance(5))
        path.prepend("http://localhost");
    return path;
}

QByteArray ExportCases::fields()
{
    QByteArray text;
    const int count = m_random.bounded(6);
    for (int at = 0; at < count; ++at) {
        const auto field = of<QByteArray>({"X-One: 1\r\n",
                                           "X-Two: a, b\r\n",
                                           "X-One: 2\r\n",
                                           "x_under: $x ${y} %[z] {w}\r\n",
                                           "Accept: */*\r\n",
                                           "Authorization: Bearer client\r\n",
                                           "X-Key: client\r\n",
                                           "X-Forwarded-For: 10.0.0.1\r\n",
                                           "X-Forwarded-For: 10.0.0.2, 10.0.0.3\r\n",
                                           "Cookie: a=b; c=d\r\n",
                                           "Content-Type: text/plain\r\n",
                                           "Accept-Encoding: gzip\r\n",
                                           "User-Agent: test/1\r\n",
                                           "X-Empty:\r\n",
                                           "Proxy-Authorization: Basic x\r\n",
                                           "Range: bytes=0-1\r\n",
                                           "If-None-Match: \"x\"\r\n",
                                           "Via: 1.0 fred\r\n",
                                           "Forwarded: for=10.0.0.9\r\n",
                                           "X-Forwarded-Proto: https\r\n",
                                           "Referer: /a\r\n"});
        // Some proxies refuse requests that repeat these fields.
        const bool canRepeat = field.startsWith("X-One:") || field.startsWith("X-Forwarded-For:");
        if (canRepeat || !text.contains(field.first(field.indexOf(':') + 1)))
            text += field;
    }
    return text;
}

QByteArray ExportCases::body()
{
    const QByteArray text = of<QByteArray>({"", "x", "{\"a\": 1}", QByteArray(3000, 'y'), QByteArray("\0\r\n\r\n", 5)});
    if (chance(70))
        return "Content-Length: " + QByteArray::number(text.size()) + "\r\n\r\n" + text;
    const QByteArray chunk = text.isEmpty() ? text : QByteArray::number(text.size(), 16) + "\r\n" + text + "\r\n";
    return "Transfer-Encoding: chunked\r\n\r\n" + chunk + "0\r\n\r\n";
}

QByteArray ExportCases::plainRequest(const QList<ExportSample> &definitions)
{
    const QByteArray method = of<QByteArray>(
        {"GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"});
    const bool hasBody = method == "POST" || method == "PUT" || method == "PATCH";
    const QByteArray query = of<QByteArray>({"", "", "?a=b", "?a=%20&b[]=1", "?$x={y}", "?q=a+b/c?d"});
    return method + ' ' + plainPath(definitions) + query + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
           fields() + (hasBody ? body() : QByteArray("\r\n"));
}

QByteArray ExportCases::oddRequest(const QList<ExportSample> &definitions)
{
    return "GET " + oddPath(definitions) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields() + "\r\n";
}

} // namespace support
