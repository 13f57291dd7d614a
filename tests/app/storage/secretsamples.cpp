#include "secretsamples.h"

#include "sampletext.h"

namespace support {

namespace {

using Value = SampleValue;
using Members = QList<std::pair<QByteArray, Value>>;

constexpr QByteArrayView Digits("0123456789");
constexpr QByteArrayView Lower("abcdefghijklmnopqrstuvwxyz");
constexpr QByteArrayView Alphanumeric("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
constexpr QByteArrayView Upper("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
constexpr QByteArrayView Base64Url("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");
constexpr QByteArrayView Base64("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/");
constexpr QByteArrayView Marks("!$%*+-./=?@^_~#,;:|(){}[]<>&'\"\\");
/** Those that no syntax around a value ends at. */
constexpr QByteArrayView QuietMarks("!$*+-./=@^_~");

constexpr const char *Names[] = {"password",      "passwd",       "db_password",   "secret",
                                 "client_secret", "clientSecret", "token",         "access_token",
                                 "refresh_token", "authToken",    "api_key",       "apiKey",
                                 "api-key",       "private_key",  "credential",    "credentials",
                                 "passphrase",    "X-API-Key",    "Authorization", "Proxy-Authorization",
                                 "Cookie",        "X-Auth-Token", "accessKey",     "pwd"};
constexpr const char *ParameterNames[] = {"token",         "access_token",    "api_key",   "apikey",
                                          "client_secret", "password",        "sig",       "code",
                                          "refresh_token", "X-Amz-Signature", "session_id"};
constexpr const char *Collections[] = {"x-secret",    "x-secrets",  "x-credentials", "x-secret-values",
                                       "credentials", "x-api-keys", "x-tokens",      "secrets"};
constexpr const char *ValueFields[] = {"example", "default", "const"};

/** One definition: pieces of it, each with a secret. */
class SampleMaker final
{
public:
    explicit SampleMaker(QRandomGenerator &random)
        : m_random(random)
    {}

    [[nodiscard]] SecretSample make()
    {
        m_sample.format = below(3) == 0 ? document::Format::Json : document::Format::Yaml;
        for (int left = 1 + below(3); left > 0; --left)
            addPiece();
        Members root{{"openapi", Value::ofText("3.1.0")},
                     {"info", Value::mapping({{"title", Value::ofText("T")}, {"version", Value::ofText("1")}})}};
        for (const auto &piece : m_pieces)
            root.insert(1 + below(int(root.size())), piece);
        SampleWriter writer(m_random, isJson());
        m_sample.text = writer.document(Value::mapping(root), m_comments);
        m_sample.places += writer.styles();
        if (below(4) == 0)
            breakText();
        return m_sample;
    }

private:
    using Place = void (SampleMaker::*)();

    int below(int limit) { return int(m_random.bounded(limit)); }
    bool isJson() const { return m_sample.format == document::Format::Json; }
    template<typename T, std::size_t Size>
    const T &oneOf(const T (&list)[Size])
    {
        return list[below(int(Size))];
    }
    QByteArray bytes(QByteArrayView alphabet, int count)
    {
        QByteArray out;
        while (out.size() < count)
            out += alphabet[below(int(alphabet.size()))];
        return out;
    }
    QByteArray noted(const QByteArray &secret)
    {
        m_sample.secrets.append(secret);
        return secret;
    }

    /** Anything that somebody can type. */
    QByteArray anyPassword()
    {
        QByteArray secret;
        switch (below(6)) {
        case 0:
            secret = bytes(Lower, 10);
            break;
        case 1:
            secret = "9" + bytes(Digits, 11);
            break;
        case 2:
            secret = bytes(Lower, 6) + ' ' + bytes(Lower, 7) + ' ' + bytes(Alphanumeric, 6);
            break;
        case 3:
            for (int i = 0; i < 10; ++i)
                secret += QString(QChar(ushort(0xc0 + below(300)))).toUtf8();
            secret += QByteArray("\xf0\x9f\x94\x91");
            break;
        default:
            for (int i = 0; i < 16; ++i)
                secret += below(3) == 0 ? bytes(Marks, 1) : bytes(Alphanumeric, 1);
            secret = bytes(Alphanumeric, 1) + secret + bytes(Alphanumeric, 1);
        }
        return secret;
    }
    /** As it can be in a sentence or a URL. */
    QByteArray word()
    {
        switch (below(5)) {
        case 0:
            return bytes(Base64Url, 24) + bytes(Digits, 1);
        case 1:
            return bytes("0123456789abcdef", 31) + bytes(Digits, 1);
        case 2:
            return "7" + bytes(Digits, 9);
        default: {
            QByteArray secret = bytes(Alphanumeric, 4);
            for (int i = 0; i < 10; ++i)
                secret += below(4) == 0 ? bytes(QuietMarks, 1) : bytes(Alphanumeric, 1);
            return secret + bytes(Digits, 1) + bytes(Lower, 2);
        }
        }
    }
    QByteArray urlWord() { return bytes(Base64Url, 10 + below(30)) + bytes(Alphanumeric, 2); }
    QByteArray shaped()
    {
        switch (below(10)) {
        case 0:
            return "AKIA" + bytes(Upper, 16);
        case 1:
            return "ghp_" + bytes(Alphanumeric, 36);
        case 2:
            return "xoxb-" + bytes(Digits, 11) + '-' + bytes(Alphanumeric, 24);
        case 3:
            return "xoxp-" + bytes(Digits, 11) + '-' + bytes(Alphanumeric, 32);
        case 4:
            return "sk_live_" + bytes(Alphanumeric, 24);
        case 5:
            return "AIza" + bytes(Base64Url, 35);
        case 6:
            return "glpat-" + bytes(Alphanumeric, 20);
        default:
            return jwt();
        }
    }
    QByteArray jwt()
    {
        const auto part = [](const QByteArray &json) {
            return json.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        };
        return part(R"({"alg":"HS256","typ":"JWT"})") + '.' + part("{\"sub\":\"" + bytes(Digits, 8) + "\"}") + '.' +
               bytes(Base64Url, 43);
    }
    QByteArray pem(QByteArray &body)
    {
        static constexpr const char *labels[] = {"PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY",
                                                 "OPENSSH PRIVATE KEY", "ENCRYPTED PRIVATE KEY"};
        const QByteArray label = oneOf(labels);
        for (int line = 1 + below(4); line > 0; --line)
            body += noted(bytes(Base64, 64)) + '\n';
        body += noted(bytes(Base64, 40)) + "==\n";
        return "-----BEGIN " + label + "-----\n" + body + "-----END " + label + "-----";
    }
    QByteArray basic()
    {
        const QByteArray password = noted(bytes(Alphanumeric, 14));
        return "Basic " + noted(("kim:" + password).toBase64(QByteArray::OmitTrailingEquals));
    }
    QByteArray credentials()
    {
        switch (below(4)) {
        case 0:
            return basic();
        case 1:
            return "Digest username=\"kim\", realm=\"r\", nonce=\"n\", response=\"" +
                   noted(bytes("0123456789abcdef", 32)) + '"';
        case 2:
            return "Bearer " + noted(jwt());
        default:
            return "Bearer " + noted(urlWord() + bytes(Digits, 1));
        }
    }

    QByteArray key() { return "x-" + bytes(Lower, 5); }
    QByteArray percentEncoded(const QByteArray &name)
    {
        QByteArray out;
        for (const char c : name)
            out += below(3) == 0 ? '%' + QByteArray::number(uchar(c), 16) : QByteArray(1, c);
        return out;
    }

    void addPiece()
    {
        static constexpr std::pair<const char *, Place> places[] = {
            {"key", &SampleMaker::addKey},
            {"collection", &SampleMaker::addCollection},
            {"parameter", &SampleMaker::addParameter},
            {"header", &SampleMaker::addHeader},
            {"property", &SampleMaker::addProperty},
            {"user info", &SampleMaker::addUserInfo},
            {"query", &SampleMaker::addQuery},
            {"nested URL", &SampleMaker::addNestedUrl},
            {"comment", &SampleMaker::addComment},
            {"sentence", &SampleMaker::addSentence},
            {"credentials", &SampleMaker::addCredentials},
            {"curl", &SampleMaker::addCurl},
            {"JSON in a string", &SampleMaker::addJsonString},
            {"shape", &SampleMaker::addShape},
            {"PEM", &SampleMaker::addPem},
            {"alias", &SampleMaker::addAlias},
            {"referenced example", &SampleMaker::addReference},
            {"name and value", &SampleMaker::addNameAndValue},
        };
        const auto &[name, place] = oneOf(places);
        m_sample.places += QByteArray(name) + ' ';
        (this->*place)();
    }

    Value wrapped(const Value &value)
    {
        switch (below(4)) {
        case 0:
            return Value::mapping({{"a", Value::ofText("b")}, {"example", value}});
        case 1:
            return Value::list({Value::ofText("c"), value});
        default:
            return value;
        }
    }
    void addKey()
    {
        const Value member = Value::mapping(
            {{"user", Value::ofText("kim")}, {oneOf(Names), Value::ofText(noted(anyPassword()))}});
        m_pieces.append({key(), wrapped(member)});
    }
    Value nested(int depth)
    {
        if (depth == 0 || below(4) == 0)
            return Value::ofText(noted(anyPassword()));
        QList<Value> items;
        Members members;
        for (int left = 1 + below(3); left > 0; --left) {
            items.append(nested(depth - 1));
            members.append({"k" + QByteArray::number(left), items.last()});
        }
        return below(2) == 0 ? Value::list(items) : Value::mapping(members);
    }
    void addCollection()
    {
        const Value inside = below(2) == 0 ? Value::list({nested(2), nested(1)})
                                           : Value::mapping({{"a", nested(2)}, {"value", nested(1)}});
        m_pieces.append({key(), Value::mapping({{oneOf(Collections), inside}})});
    }
    /** The fields of a description that can have a value. */
    std::pair<QByteArray, Value> valueField(const QByteArray &secret)
    {
        switch (below(4)) {
        case 0:
            return {"examples", Value::mapping({{"one", Value::mapping({{"summary", Value::ofText("One of them")},
                                                                        {"value", Value::ofText(secret)}})}})};
        case 1:
            return {"enum", Value::list({Value::ofText(secret), Value::ofText(noted(word()))})};
        default:
            return {oneOf(ValueFields), Value::ofText(secret)};
        }
    }
    Members described(const QByteArray &secret)
    {
        const auto field = valueField(secret);
        if (field.first != "examples" && below(2) == 0)
            return {{"schema", Value::mapping({{"type", Value::ofText("string")}, field})}};
        return {{"schema", Value::mapping({{"type", Value::ofText("string")}})}, field};
    }
    void addParameter()
    {
        Members members{{"name", Value::ofText(oneOf(Names))}, {"in", Value::ofText(below(2) ? "header" : "query")}};
        const QByteArray secret = noted(below(2) == 0 ? anyPassword() : word());
        for (const auto &member : described(secret))
            members.insert(below(2) == 0 ? members.size() : 0, member);
        m_pieces.append({key(), Value::mapping({{"parameters", Value::list({Value::mapping(members)})}})});
    }
    void addHeader()
    {
        const Value header = Value::mapping(described(noted(anyPassword())));
        m_pieces.append(
            {key(),
             Value::mapping({{"headers", Value::mapping({{below(2) ? "Set-Cookie" : "X-Auth-Token", header}})}})});
    }
    void addProperty()
    {
        const Value schema = Value::mapping({{"type", Value::ofText("string")}, valueField(noted(anyPassword()))});
        m_pieces.append({key(), Value::mapping({{"properties", Value::mapping({{oneOf(Names), schema}})}})});
    }
    void addText(const QByteArray &text)
    {
        static constexpr const char *keys[] = {"description", "url", "example", "summary"};
        m_pieces.append({key(), wrapped(Value::mapping({{oneOf(keys), Value::ofPlainText(text)}}))});
    }
    /** In a comment, a text or a key. */
    void addAnywhere(const QByteArray &text)
    {
        const int place = below(6);
        if (place == 0 && !isJson())
            m_comments.append(below(2) == 0 ? text : "see " + text);
        else if (place == 1 && !text.contains('\n'))
            m_pieces.append({key(), Value::mapping({{text, Value::ofText("a")}})});
        else
            addText(place == 2 ? "Use " + text + " here" : text);
    }
    void addUserInfo()
    {
        static constexpr const char *schemes[] = {"https", "http", "postgres", "amqp", "redis"};
        addAnywhere(QByteArray(oneOf(schemes)) + "://kim:" + noted(urlWord()) + "@h.example/a");
    }
    QByteArray query()
    {
        const QByteArray name = oneOf(ParameterNames);
        return QByteArray(below(3) == 0   ? "#"
                          : below(2) == 0 ? "?"
                                          : "?a=1&") +
               (below(3) == 0 ? percentEncoded(name) : name) + '=' + noted(urlWord()) + (below(3) == 0 ? "&b=2" : "");
    }
    void addQuery() { addAnywhere("https://h.example/a" + query()); }
    void addNestedUrl()
    {
        const QByteArray inner = "https://k.example/b" + query();
        addAnywhere("https://h.example/a?next=" + inner.toPercentEncoding());
    }
    void addComment()
    {
        if (isJson())
            return addSentence();
        static constexpr const char *forms[] = {"%1: %2",   "%1=%2",      "- %1: %2",
                                                "%1: '%2'", "%1: \"%2\"", "export %1=%2"};
        m_comments.append(QByteArray(oneOf(forms)).replace("%1", oneOf(Names)).replace("%2", noted(word())));
    }
    void addSentence()
    {
        static constexpr const char *forms[] = {"%1=%2", "%1: %2", "%1=\"%2\"", "%1: '%2'", "`%1=%2`", "%1 = \"%2\""};
        const QByteArray text = QByteArray(oneOf(forms)).replace("%1", oneOf(Names)).replace("%2", noted(word()));
        addText(below(2) == 0 ? "Log in with " + text + " and go on" : "Set it.\n" + text + "\nThen go on.");
    }
    void addCredentials()
    {
        static constexpr const char *forms[] = {"Authorization: %1", "Send the header\nAuthorization: %1\nwith it.",
                                                "%1"};
        addAnywhere(QByteArray(oneOf(forms)).replace("%1", credentials()));
    }
    void addCurl()
    {
        const QByteArray call = below(2) == 0 ? "curl -u kim:" + noted(urlWord()) + " https://h.example/"
                                              : "curl -H 'Authorization: " + credentials() + "' https://h.example/";
        addText(below(2) == 0 ? call : "Call it:\n" + call);
    }
    void addJsonString()
    {
        const auto inQuotes = [](const QByteArray &text) {
            return '"' + QByteArray(text).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        };
        QByteArray json = "{\"user\":\"kim\",\"" + QByteArray(oneOf(Names)) + "\":" + inQuotes(noted(word())) + '}';
        if (below(2) == 0)
            json = "{\"body\": " + inQuotes(json) + '}';
        addText(json);
    }
    void addShape() { addAnywhere(noted(shaped())); }
    void addPem()
    {
        QByteArray body;
        const QByteArray text = pem(body);
        if (below(3) == 0 && !isJson())
            m_comments.append(text);
        else
            addText(below(2) == 0 ? text : "The key:\n" + text);
    }
    void addAlias()
    {
        if (isJson())
            return addKey();
        Value secret = Value::ofText(noted(anyPassword()));
        secret.anchor = "a" + bytes(Lower, 6);
        const Value alias = Value::ofRaw('*' + secret.anchor);
        // The anchor is before its alias in the text.
        m_pieces.append(
            {key(), Value::mapping({{"given", secret}, {"used", Value::mapping({{oneOf(Names), alias}})}})});
        m_hasReference = true;
    }
    void addReference()
    {
        const QByteArray place = key();
        const Value example = Value::mapping({{"value", Value::ofText(noted(anyPassword()))}});
        const Value parameter = Value::mapping(
            {{"name", Value::ofText(oneOf(Names))},
             {"in", Value::ofText("query")},
             {"examples", Value::mapping({{"one", Value::mapping({{"$ref", Value::ofText("#/" + place)}})}})}});
        m_pieces.append({place, example});
        m_pieces.append({key(), Value::mapping({{"parameters", Value::list({parameter})}})});
        m_hasReference = true;
    }
    void addNameAndValue()
    {
        const Value field = Value::mapping(
            {{below(2) ? "name" : "key", Value::ofText(oneOf(Names))}, {"value", Value::ofText(noted(anyPassword()))}});
        m_pieces.append({key(), Value::list({field, Value::mapping({{"name", Value::ofText("a")}})})});
    }

    /** As while somebody types. In a text without a tree, a `$ref` names nothing. */
    void breakText()
    {
        if (m_hasReference)
            return;
        m_sample.places += "not valid ";
        switch (below(3)) {
        case 0:
            m_sample.text += isJson() ? "{" : "y: 'z\n";
            break;
        case 1:
            m_sample.text.chop(2 + below(4));
            m_sample.text += isJson() ? "" : "\nx: [\n";
            break;
        default:
            m_sample.text.prepend(isJson() ? "[" : "x: }\n");
        }
    }

    QRandomGenerator &m_random;
    SecretSample m_sample;
    Members m_pieces;
    QList<QByteArray> m_comments;
    bool m_hasReference = false;
};

} // namespace

SecretSample SecretSamples::next()
{
    return SampleMaker(m_random).make();
}

} // namespace support
