#include "valuekeywords.h"

#include "formats.h"

namespace schema {

namespace {

/** Of the values of `enum`, in a finding. */
constexpr int MaximumShownValues = 10;
/** Bytes of a text that are compared with a format in one step; a regular expression is compiled. */
constexpr qsizetype FormattedBytesOfStep = 4;

QString shownValues(const std::vector<document::Node> &values)
{
    QStringList shown;
    for (const document::Node &value : values) {
        if (shown.size() == MaximumShownValues) {
            shown.append(u"…"_qs);
            break;
        }
        shown.append(shownValue(value));
    }
    return shown.join(u", "_qs);
}

} // namespace

bool checkAnyValue(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    bool isValid = true;
    if (schema.types != 0 && (schema.types & typeOf(instance)) == 0)
        isValid = evaluator.fail(schema, instance, "type", sink, {schema.typeNames, typeName(typeOf(instance))});
    // The name of a property is a text that has no node.
    const auto isSame = [&](const document::Node &node) {
        return instance.isName ? node.isString() && node.bytes() == instance.token
                               : isEqual(node, instance.node, evaluator.comparison());
    };
    const auto isAllowed = [&] {
        const auto &allowed = *schema.allowed;
        const size_t hash = instance.isName ? hashOfText(instance.token)
                                            : hashOf(instance.node, evaluator.comparison());
        const auto [first, last] = allowed.byHash.equal_range(hash);
        return std::any_of(first, last, [&](qsizetype i) { return isSame(allowed.values[std::size_t(i)]); });
    };
    if (schema.allowed && !isAllowed() && !evaluator.hasUnknown(instance))
        isValid = evaluator.fail(schema, instance, "enum", sink, {shownValues(schema.allowed->values)});
    if (schema.hasConst && !isSame(schema.constant) && !evaluator.hasUnknown(instance))
        isValid = evaluator.fail(schema, instance, "const", sink, {shownValue(schema.constant)});
    if ((schema.allowed || schema.hasConst) && !evaluator.finishComparison(schema, instance))
        return false;
    if (!evaluator.options().assertFormats || schema.format.isEmpty())
        return isValid;
    const qsizetype length = instance.isName ? instance.token.size() : instance.node.span().length;
    if (!evaluator.take(length / FormattedBytesOfStep, schema, instance))
        return false;
    if (!hasFormat(instance, schema.format))
        isValid = evaluator.fail(schema, instance, "format", sink, {schema.format});
    return isValid;
}

bool checkNumber(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    if ((typeOf(instance) & NumberBit) == 0)
        return true;
    const NumberRules &rules = *schema.numbers;
    qint64 steps = instance.node.span().length / BytesPerStep;
    for (const auto &limit : {rules.minimum, rules.maximum, rules.exclusiveMinimum, rules.exclusiveMaximum})
        steps += limit ? limit->value.digits() / BytesPerStep : 0;
    if (!evaluator.take(steps, schema, instance))
        return false;
    const Decimal value = *Decimal::parse(instance.node.bytes());
    bool isValid = true;
    const auto check = [&](const std::optional<Limit> &limit, const char *keyword, auto holds) {
        if (limit && !holds(value.compare(limit->value)))
            isValid = evaluator.fail(schema, instance, keyword, sink, {limit->text});
    };
    check(rules.minimum, "minimum", [](int order) { return order >= 0; });
    check(rules.maximum, "maximum", [](int order) { return order <= 0; });
    check(rules.exclusiveMinimum, "exclusiveMinimum", [](int order) { return order > 0; });
    check(rules.exclusiveMaximum, "exclusiveMaximum", [](int order) { return order < 0; });
    if (rules.multipleOf) {
        if (!evaluator.take(value.stepsOfDivision(rules.multipleOf->value), schema, instance))
            return false;
        const auto isMultiple = value.isMultipleOf(rules.multipleOf->value);
        if (!isMultiple)
            return evaluator.stop(schema, instance, "steps", {QString::number(evaluator.options().limits.steps)});
        if (!*isMultiple)
            isValid = evaluator.fail(schema, instance, "multipleOf", sink, {rules.multipleOf->text});
    }
    return isValid;
}

bool checkText(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    if (!instance.isString())
        return true;
    const TextRules &rules = *schema.texts;
    const QByteArray text = instance.text();
    if (!evaluator.take(text.size() / BytesPerStep, schema, instance))
        return false;
    const qint64 length = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
    bool isValid = true;
    if (rules.length.minimum > length)
        isValid = evaluator.fail(schema, instance, "minLength", sink, {QString::number(rules.length.minimum)});
    if (rules.length.maximum >= 0 && rules.length.maximum < length)
        isValid = evaluator.fail(schema, instance, "maxLength", sink, {QString::number(rules.length.maximum)});
    bool isMatch = true;
    if (rules.pattern && !evaluator.match(schema, *rules.pattern, instance, text, &isMatch))
        return false;
    return isMatch ? isValid : evaluator.fail(schema, instance, "pattern", sink, {rules.pattern->source()});
}

} // namespace schema
