#include "secrettraffic.h"

#include "inferredtraffic.h"

#include <QUuid>

namespace inferred {

namespace {

constexpr QByteArrayView Hex("0123456789abcdef");
constexpr QByteArrayView Digits("0123456789");
constexpr QByteArrayView Letters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
constexpr QByteArrayView Base64Url("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

QByteArray textOf(QByteArrayView characters, qsizetype size, QRandomGenerator &random)
{
    QByteArray text;
    for (qsizetype i = 0; i < size; ++i)
        text += characters[qsizetype(random.bounded(qint64(characters.size())))];
    return text;
}

/** A secret that shows by itself that it is one. */
QByteArray visibleSecret(QRandomGenerator &random)
{
    const auto base64 = [&random](qsizetype size) { return textOf(Base64Url, size, random); };
    switch (random.bounded(8)) {
    case 0:
        return textOf(Hex, 16 + random.bounded(48), random);
    case 1:
        return "eyJ" + base64(20) + '.' + base64(40) + '.' + base64(43);
    case 2:
        return "ghp_" + textOf(Letters, 36, random);
    case 3:
        return "sk_live_" + textOf(Letters, 24, random);
    case 4:
        return "AKIA" + textOf(Letters, 16, random).toUpper();
    case 5: {
        quint32 words[2];
        random.fillRange(words);
        return QUuid(words[0], ushort(words[1]), 0x4a1b, 0x80, 1, 2, uchar(words[0]), 4, 5, 6, uchar(words[1]))
            .toByteArray(QUuid::WithoutBraces);
    }
    case 6:
        return textOf(Digits, 16 + random.bounded(16), random);
    default:
        return base64(32 + random.bounded(32));
    }
}

/** A password, which only its place shows. */
QByteArray password(QRandomGenerator &random)
{
    static const QByteArrayList words = {"Summer", "winter", "Horse", "staple", "monday", "Secret"};
    return words.at(random.bounded(qint64(words.size()))) + textOf(Digits, 4, random) + textOf(Letters, 2, random) +
           '!';
}

QByteArray anySecret(QRandomGenerator &random)
{
    return random.bounded(3) == 0 ? password(random) : visibleSecret(random);
}

/** An exchange with the secret at a place where its name shows that it is one, and perhaps as a name too. */
Sent withNamedSecret(const QByteArray &secret, QRandomGenerator &random)
{
    Sent sent{.request = "POST /accounts/7/keys", .body = R"({"label": "a"})", .answer = R"({"ok": true})"};
    switch (random.bounded(8)) {
    case 0:
        sent.fields = {{"Authorization", "Bearer " + secret}};
        break;
    case 1:
        sent.fields = {{"Authorization", "Basic " + ("kim:" + secret).toBase64()}};
        break;
    case 2:
        sent.fields = {{"X-API-Key", secret}};
        break;
    case 3:
        sent.fields = {{"Cookie", "a=1; session=" + secret}};
        break;
    case 4:
        sent.request += "?page=1&token=" + secret.toPercentEncoding();
        break;
    case 5:
        sent.request += "?code=" + secret.toPercentEncoding();
        break;
    case 6:
        sent.body = R"({"user": "kim", "password": ")" + secret + "\"}";
        break;
    default:
        sent.answer = R"({"access_token": ")" + secret + "\"}";
    }
    // The same exchange names things after its secret.
    const QByteArray encoded = secret.toPercentEncoding();
    switch (random.bounded(4)) {
    case 0:
        sent.request.replace("/keys", "/keys/" + encoded + "/info");
        break;
    case 1:
        sent.answer = "{\"" + secret + R"(": {"a": 1}, "access_token": ")" + secret + "\"}";
        break;
    case 2:
        sent.request += (sent.request.contains('?') ? "&" : "?") + encoded + "=1";
        break;
    default:
        break;
    }
    return sent;
}

/** An exchange with a secret that shows by itself, at any place. */
Sent withVisibleSecret(const QByteArray &secret, QRandomGenerator &random)
{
    const QByteArray form = "application/x-www-form-urlencoded";
    switch (random.bounded(15)) {
    case 0:
        return {.request = "GET /" + secret};
    case 1:
        return {.request = "GET /share/" + secret + "/files"};
    case 2:
        return {.request = "GET /share/1/" + secret};
    case 3:
        return {.request = "GET /search?q=" + secret};
    case 4:
        return {.request = "GET /search?" + secret + "=1"};
    case 5:
        return {.request = "GET /things", .answer = "{\"" + secret + "\": 1, \"next\": {\"" + secret + "\": []}}"};
    case 6:
        return {.request = "POST /things", .body = R"(["a", {"note": ")" + secret + "\"}]"};
    case 7:
        return {.request = "POST /things", .body = secret + "=1&b=2", .bodyType = form};
    case 8:
        return {.request = "GET /things", .fields = {{"X-Thing", secret}}};
    case 9:
        return {.request = "GET /things", .fields = {{"X-Shop-" + secret, "1"}, {"X-" + secret + "-Token", "1"}}};
    case 10:
        return {.request = "GET /things", .answerFields = {{"x-shop-" + secret.toLower(), "1"}}};
    case 11:
        return {.request = "POST /things", .body = "{}", .bodyType = "application/vnd." + secret + "+json"};
    case 12:
        return {.request = "GET /things", .answer = "1", .answerType = "application/vnd.shop." + secret + ".v1+json"};
    case 13:
        return {.request = "GET /files/report-" + secret + ".pdf?filter[" + secret + "]=1"};
    default:
        return {.request = "GET /things", .answerFields = {{"X-Thing", secret}, {"Set-Cookie", "sid=" + secret}}};
    }
}

} // namespace

SecretTraffic secretTraffic(qsizetype count, QRandomGenerator &random)
{
    SecretTraffic traffic;
    for (qsizetype i = 0; i < count; ++i) {
        const bool isNamed = random.bounded(2) == 0;
        const QByteArray secret = isNamed ? anySecret(random) : visibleSecret(random);
        traffic.secrets.append(secret);
        traffic.exchanges.append(
            exchangeOf(isNamed ? withNamedSecret(secret, random) : withVisibleSecret(secret, random)));
    }
    return traffic;
}

QByteArrayList secretsIn(const QByteArray &draft, const QByteArrayList &secrets)
{
    QByteArrayList found;
    for (const QByteArray &secret : secrets) {
        const QByteArray lower = draft.toLower();
        if (lower.contains(secret.toLower()) || lower.contains(secret.toPercentEncoding().toLower()))
            found.append(secret);
    }
    return found;
}

} // namespace inferred
