#include "scalarmaker.h"

#include "effort.h"
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

} // namespace

QByteArray makeText(const Demands &demands, int variant, qint64 &steps)
{
    const Bounds length = lengthOf(demands);
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
        return std::all_of(patterns.begin(), patterns.end(),
                           [&](const Pattern *pattern) { return isMatching(*pattern, text, steps); });
    };
    texts.append(usualText(length, variant));
    for (const QString &text : std::as_const(texts)) {
        if (matchesAll(text))
            return text.toUtf8();
    }
    for (const Pattern *pattern : patterns) {
        if (const auto text = textMatching(*pattern, length, variant, steps); text && matchesAll(*text))
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
    auto text = numberWithin(rules, isInteger, variant);
    if (!text && !isInteger)
        text = numberWithin(rules, true, variant);
    return text ? std::optional(document::Value::number(*text)) : std::nullopt;
}

} // namespace schema
