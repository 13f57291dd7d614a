#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

#include <random>
#include <string>

using document::Value;

/** Parameters with random values, compared with an encoder that was written from the specification's text alone. */
class TestRandomRequests final : public QObject
{
    Q_OBJECT

private slots:
    void writesWhatTheReferenceWrites();
};

namespace {

/** A parameter in the terms of the reference encoder, which shares nothing with the product. */
struct Reference {
    std::string in;
    std::string style;
    bool explode = false;
    bool reserved = false;
    enum class Kind { Scalar, Array, Object } kind = Kind::Scalar;
    std::vector<std::pair<std::string, std::string>>
        parts; // Of a list, names are empty; of a scalar, there is one part.
};

bool isIn(char byte, const char *set)
{
    return byte != 0 && std::string(set).find(byte) != std::string::npos;
}

std::string percent(const std::string &text, const std::string &kept)
{
    static const char unreserved[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    static const char digits[] = "0123456789ABCDEF";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char byte = text[i];
        const bool triple = !kept.empty() && byte == '%' && i + 2 < text.size() &&
                            isIn(text[i + 1], "0123456789abcdefABCDEF") && isIn(text[i + 2], "0123456789abcdefABCDEF");
        if (isIn(byte, unreserved) || isIn(byte, kept.c_str()) || triple) {
            out += byte;
        } else {
            out += '%';
            out += digits[static_cast<unsigned char>(byte) / 16];
            out += digits[static_cast<unsigned char>(byte) % 16];
        }
    }
    return out;
}

/** RFC 6570 for all styles but the delimited ones. */
std::string reference(const Reference &p, const std::string &name)
{
    const bool plain = p.in == "header" || p.style == "cookie";
    const std::string kept = !p.reserved ? "" : p.in == "path" ? ":@!$&'()*+,;=" : ":/?@!$&'()*+,;=";
    const auto enc = [&](const std::string &text) { return plain ? text : percent(text, kept); };
    const std::string key = plain ? name : percent(name, "");
    if (p.style == "deepObject") {
        std::string out;
        for (const auto &[member, text] : p.parts)
            out += (out.empty() ? "" : "&") + key + "%5B" + percent(member, "") + "%5D=" + enc(text);
        return out;
    }
    struct Operator {
        std::string first;
        std::string separator;
        bool named;
    };
    const Operator op = p.style == "matrix"   ? Operator{";", ";", true}
                        : p.style == "label"  ? Operator{".", ".", false}
                        : p.style == "simple" ? Operator{"", ",", false}
                        : p.style == "cookie" ? Operator{"", "; ", true}
                                              : Operator{"", "&", true};
    const std::string comma = p.style == "spaceDelimited" ? "%20" : p.style == "pipeDelimited" ? "%7C" : ",";
    const auto pair = [&](const std::string &left, const std::string &right) {
        return right.empty() && p.style == "matrix" ? left : left + "=" + right;
    };
    if (p.kind == Reference::Kind::Scalar) {
        const std::string text = enc(p.parts.front().second);
        return op.first + (op.named ? pair(key, text) : text);
    }
    std::string out;
    bool isFirst = true;
    for (const auto &[member, text] : p.parts) {
        if (!isFirst)
            out += p.explode ? op.separator : comma;
        isFirst = false;
        if (p.kind == Reference::Kind::Object)
            out += p.explode ? pair(enc(member), enc(text)) : enc(member) + comma + enc(text);
        else
            out += p.explode && op.named ? pair(key, enc(text)) : enc(text);
    }
    return op.first + (op.named && !p.explode ? key + "=" : "") + out;
}

class Random final
{
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {}
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<unsigned>(limit)); }
    std::string text(bool canBeEmpty)
    {
        static const char *const pieces[] = {"a",  "Z", "0", " ", "%", "%41", "/", "?", "#",  "&", "=",
                                             "+",  ",", ";", ".", "~", "[",   "]", "|", "\"", "'", "<",
                                             "\\", "ü", "€", ":", "@", "{",   "}", "^", "`"};
        std::string out;
        for (int left = below(5) + (canBeEmpty ? 0 : 1); left > 0; --left)
            out += pieces[below(static_cast<int>(std::size(pieces)))];
        return out;
    }

private:
    std::mt19937 m_engine;
};

struct Case {
    const char *in;
    const char *style;
    int explode; // 0, 1, or 2 for both.
    bool isScalar;
};

constexpr Case Cases[] = {
    {"path", "simple", 2, true},           {"path", "label", 2, true},
    {"path", "matrix", 2, true},           {"query", "form", 2, true},
    {"query", "spaceDelimited", 0, false}, {"query", "pipeDelimited", 0, false},
    {"query", "deepObject", 1, false},     {"header", "simple", 2, true},
    {"cookie", "form", 2, true},           {"cookie", "cookie", 2, true},
};

Reference randomParameter(Random &random)
{
    const Case &chosen = Cases[random.below(static_cast<int>(std::size(Cases)))];
    Reference p;
    p.in = chosen.in;
    p.style = chosen.style;
    p.explode = chosen.explode == 2 ? random.below(2) == 1 : chosen.explode == 1;
    p.reserved = p.in != "header" && p.style != "cookie" && random.below(3) == 0;
    p.kind = static_cast<Reference::Kind>(chosen.isScalar ? random.below(3) : 1 + random.below(2));
    if (p.style == "deepObject")
        p.kind = Reference::Kind::Object;
    const int count = p.kind == Reference::Kind::Scalar ? 1 : 1 + random.below(3);
    for (int i = 0; i < count; ++i) {
        const std::string name = p.kind == Reference::Kind::Object ? random.text(false) + std::to_string(i) : "";
        p.parts.emplace_back(name, random.text(p.in != "path"));
    }
    return p;
}

Value valueOf(const Reference &p)
{
    const auto text = [](const std::string &bytes) { return Value::string(QByteArray::fromStdString(bytes)); };
    if (p.kind == Reference::Kind::Scalar)
        return text(p.parts.front().second);
    QList<Value> items;
    QList<Value::Member> members;
    for (const auto &[name, value] : p.parts) {
        items.append(text(value));
        members.append({QByteArray::fromStdString(name), text(value)});
    }
    return p.kind == Reference::Kind::Array ? Value::array(items) : Value::object(members);
}

QByteArray written(const requests::BuiltRequest &request, const std::string &in)
{
    if (in == "path")
        return request.path.mid(3);
    if (in == "header")
        return request.headers.first("color").value_or(QByteArray("no field"));
    return in == "cookie" ? request.cookie : request.query;
}

} // namespace

void TestRandomRequests::writesWhatTheReferenceWrites()
{
    constexpr int rounds = 4000;
    Random random(20);
    for (int round = 0; round < rounds; ++round) {
        const Reference p = randomParameter(random);
        const QByteArray yaml = support::apiWithParameter(
            QByteArray::fromStdString("name: color, in: " + p.in + ", style: " + p.style +
                                      ", explode: " + (p.explode ? "true" : "false") +
                                      ", allowReserved: " + (p.reserved ? "true" : "false")),
            p.in == "path" ? "/p/{color}" : "/p");
        requests::Choices choices;
        choices.parameters.insert({QByteArray::fromStdString(p.in), "color"}, valueOf(p));
        const requests::BuiltRequest request = support::firstBuilt(yaml, choices);
        QByteArray expected = QByteArray::fromStdString(reference(p, "color"));
        if (p.in == "path" && p.style == "simple" && (expected == "." || expected == ".."))
            expected.replace('.', "%2E"); // Otherwise the segment would be removed on the way.
        const QByteArray actual = written(request, p.in);
        const QByteArray difference = QByteArray::number(round) + ": " + yaml + valueOf(p).toJson() + "\n" + actual +
                                      "\nand not\n" + expected;
        QVERIFY2(actual == expected, difference.constData());
    }
}

GATEWRIGHT_TEST(TestRandomRequests, QCoreApplication)
#include "testrandomrequests.moc"
