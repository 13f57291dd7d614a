#include "scalarmaker.h"

#include "effort.h"
#include "formats.h"
#include "formattexts.h"
#include "numbertext.h"
#include "patterntext.h"

namespace schema {

namespace {

/** The bounds of all parts together. */
Bounds lengthOf(const Demands &demands)
{
    Bounds length;
    for (const CompiledSchema *part : demands.parts) {
        if (!part->texts)
            continue;
        const Bounds &own = part->texts->length;
        length.minimum = std::max(length.minimum, own.minimum);
        if (own.maximum >= 0)
            length.maximum = length.maximum < 0 ? own.maximum : std::min(length.maximum, own.maximum);
    }
    return length;
}

bool fits(const QString &text, const Bounds &length)
{
    const qsizetype size = text.toUcs4().size();
    return size >= length.minimum && (length.maximum < 0 || size <= length.maximum);
}

bool hasFormats(const Demands &demands, const QString &text)
{
    const Instance instance{nullptr, {}, text.toUtf8(), true};
    return std::all_of(demands.parts.begin(), demands.parts.end(), [&](const CompiledSchema *part) {
        return part->format.isEmpty() || hasFormat(instance, part->format);
    });
}

/** The length of texts that are made for a pattern; base64 consists of groups of four characters. */
Bounds lengthForPattern(const Demands &demands, Bounds length)
{
    constexpr qint64 groupSize = 4;
    const bool isBase64 = std::any_of(demands.parts.begin(), demands.parts.end(), [](const CompiledSchema *part) {
        return part->format == u"byte" || part->format == u"base64url";
    });
    if (isBase64 && length.minimum < MaximumTextLength)
        length.minimum = (std::max(length.minimum, qint64(1)) + groupSize - 1) / groupSize * groupSize;
    return length;
}

/** What a text in a text is: by `contentEncoding` and `contentMediaType`. */
QString contentText(const CompiledSchema &schema)
{
    if (schema.node.member("contentEncoding").bytes() == "base64")
        return u"c2FtcGxl"_qs;
    return schema.node.member("contentMediaType").bytes() == "application/json" ? u"{}"_qs : QString();
}

QString usualText(const Bounds &length, int variant)
{
    QString text = u"string"_qs;
    const QString number = variant > 0 ? QString::number(variant + 1) : QString();
    if (length.maximum >= 0)
        text.truncate(std::max(qsizetype(0), std::min(text.size(), qsizetype(length.maximum) - number.size())));
    text += number;
    if (text.size() < length.minimum && length.minimum <= MaximumTextLength)
        text += QString(length.minimum - text.size(), u'x');
    return text;
}

/** Makes texts of one repeated character until one fits; takes `steps` for them. */
template<typename Matches>
std::optional<QString> plainText(const Bounds &length, qint64 &steps, const Matches &matches)
{
    const qsizetype shortest = qsizetype(std::clamp(length.minimum, qint64(0), qint64(MaximumTextLength)));
    for (const qsizetype further : {1, 6, 0, 20, 100}) {
        for (const QChar character : QStringView(u"xA1- _.:/@,;#+=!?$%&*()[]{}<>'\"\\|^~`é中")) {
            if (steps < 0)
                return std::nullopt;
            const QString text(shortest + further, character);
            steps -= 1 + text.size();
            if (fits(text, length) && matches(text))
                return text;
        }
    }
    return std::nullopt;
}

} // namespace

QByteArray makeText(const Demands &demands, int variant, qint64 &steps)
{
    const Bounds length = lengthOf(demands);
    constexpr int mostVariants = 20;
    std::vector<const Pattern *> patterns;
    QStringList texts;
    for (const CompiledSchema *part : demands.parts) {
        if (part->texts && part->texts->pattern)
            patterns.push_back(part->texts->pattern.get());
        if (const auto text = textOfFormat(part->format, length, variant); text && fits(*text, length))
            texts.append(*text);
        if (const QString text = contentText(*part); !text.isEmpty() && fits(text, length))
            texts.append(text);
    }
    const auto matchesAll = [&](const QString &text) {
        const auto isMatched = [&](const Pattern *pattern) { return isMatching(*pattern, text, steps); };
        return std::all_of(patterns.begin(), patterns.end(), isMatched) &&
               std::none_of(demands.unmatched.begin(), demands.unmatched.end(), isMatched) && hasFormats(demands, text);
    };
    texts.append(usualText(length, variant));
    for (const QString &text : std::as_const(texts)) {
        if (matchesAll(text))
            return text.toUtf8();
    }
    const int variants = demands.unmatched.empty() ? 1 : mostVariants;
    for (const Pattern *pattern : patterns) {
        for (int i = 0; i < variants; ++i) {
            const auto text = textMatching(*pattern, lengthForPattern(demands, length), variant + i, steps);
            if (text && matchesAll(*text))
                return text->toUtf8();
            // A pattern can be for the end alone, such as the domain of a mail address.
            const QString longer = u'a' + text.value_or(QString());
            if (text && fits(longer, length) && matchesAll(longer))
                return longer.toUtf8();
        }
    }
    if (!demands.unmatched.empty()) {
        if (const auto text = plainText(length, steps, matchesAll))
            return text->toUtf8();
    }
    return texts.first().toUtf8();
}

std::optional<document::Value> makeNumber(const Demands &demands, int variant)
{
    std::vector<const NumberRules *> rules;
    for (const CompiledSchema *part : demands.parts) {
        if (part->numbers)
            rules.push_back(part->numbers.get());
    }
    const bool isInteger = (demands.types & NumberBit) == 0;
    std::vector<const Limit *> undivided = demands.undivided;
    static const Limit one{*Decimal::parse("1"), u"1"_qs};
    if (!isInteger && (demands.types & IntegerBit) == 0)
        undivided.push_back(&one);
    auto text = numberWithin(rules, undivided, isInteger, variant);
    if (!text && !isInteger)
        text = numberWithin(rules, undivided, true, variant);
    return text ? std::optional(document::Value::number(*text)) : std::nullopt;
}

} // namespace schema
