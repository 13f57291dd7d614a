#include "numbertext.h"

namespace schema {

namespace {

__extension__ using Wide = __int128;

constexpr int MaximumDigits = 30;
/** Decimal places that are added, so that there are numbers between bounds that are near. */
constexpr int FurtherDigits = 2;
/** Variants that are tried until one is no multiple of certain numbers. */
constexpr int MostMultiples = 20;

/** A number as digits and the power of ten that they are multiplied with. */
struct Scaled {
    Wide digits = 0;
    int exponent = 0;
};

Wide power(int exponent)
{
    Wide result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= 10;
    return result;
}

/** Nothing if it has too many digits. */
std::optional<Scaled> scaled(const QString &text)
{
    Scaled number;
    const QByteArray bytes = text.toUtf8();
    const qsizetype e = bytes.toLower().indexOf('e');
    bool isRead = true;
    if (e >= 0)
        number.exponent = bytes.sliced(e + 1).toInt(&isRead);
    bool isBehindPoint = false;
    int count = 0;
    for (const char c : bytes.first(e < 0 ? bytes.size() : e)) {
        isBehindPoint = isBehindPoint || c == '.';
        if (c < '0' || c > '9')
            continue;
        number.digits = number.digits * 10 + (c - '0');
        number.exponent -= isBehindPoint ? 1 : 0;
        count += number.digits != 0 ? 1 : 0;
        if (count > MaximumDigits)
            return std::nullopt;
    }
    if (bytes.startsWith('-'))
        number.digits = -number.digits;
    return isRead && std::abs(number.exponent) <= MaximumDigits ? std::optional(number) : std::nullopt;
}

QByteArray textOf(Wide digits, int exponent)
{
    const bool isNegative = digits < 0;
    QByteArray text;
    for (Wide rest = isNegative ? -digits : digits; rest > 0; rest /= 10)
        text.prepend(char('0' + int(rest % 10)));
    if (exponent > 0 && !text.isEmpty())
        text += QByteArray(exponent, '0');
    if (exponent < 0) {
        text = text.rightJustified(1 - exponent, '0');
        text.insert(text.size() + exponent, '.');
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith('.'))
            text.chop(1);
    }
    if (text.isEmpty())
        return "0";
    return isNegative ? '-' + text : text;
}

/** Bounds and step as whole numbers of one unit, which is a power of ten. */
struct Range {
    int exponent = 0; ///< Of the unit.
    Wide step = 1;
    bool isStepped = false; ///< Only multiples of the step are allowed.
    QList<Wide> undivided;  ///< None of them divides an allowed number.
    std::optional<Wide> minimum, maximum;
    bool isMinimumOut = false, isMaximumOut = false;
    bool isRead = true;

    [[nodiscard]] bool contains(Wide value) const
    {
        return (!minimum || value > *minimum || (value == *minimum && !isMinimumOut)) &&
               (!maximum || value < *maximum || (value == *maximum && !isMaximumOut)) &&
               (!isStepped || value % step == 0) &&
               std::none_of(undivided.begin(), undivided.end(), [value](Wide each) { return value % each == 0; });
    }
};

class RangeReader final
{
public:
    RangeReader(const std::vector<const NumberRules *> &rules, const std::vector<const Limit *> &undivided,
                bool isInteger)
        : m_rules(rules)
        , m_undivided(undivided)
    {
        forEach([this](const QString &text, auto) {
            const auto number = scaled(text);
            m_range.isRead = m_range.isRead && number.has_value();
            m_range.exponent = std::min(m_range.exponent, number ? number->exponent : 0);
        });
        m_range.exponent -= isInteger ? 0 : FurtherDigits;
        if (isInteger)
            addStep(power(-m_range.exponent));
    }

    Range read()
    {
        if (!m_range.isRead)
            return m_range;
        forEach([this](const QString &text, auto rule) {
            const Scaled number = *scaled(text);
            const int shift = number.exponent - m_range.exponent;
            const Wide limit = power(MaximumDigits) / (shift > MaximumDigits ? 1 : power(shift));
            if (shift > MaximumDigits || number.digits > limit || number.digits < -limit) {
                m_range.isRead = false;
                return;
            }
            add(number.digits * power(shift), rule);
        });
        return m_range;
    }

private:
    using Rule = std::optional<Limit> NumberRules::*;

    template<typename Use>
    void forEach(Use use)
    {
        for (const NumberRules *each : m_rules) {
            for (const Rule rule : {&NumberRules::minimum, &NumberRules::exclusiveMinimum, &NumberRules::maximum,
                                    &NumberRules::exclusiveMaximum, &NumberRules::multipleOf}) {
                if (each->*rule)
                    use((each->*rule)->text, rule);
            }
        }
        for (const Limit *each : m_undivided)
            use(each->text, Rule(nullptr));
    }

    void add(Wide value, Rule rule)
    {
        if (!rule)
            return m_range.undivided.append(value);
        if (rule == &NumberRules::multipleOf)
            return addStep(value);
        const bool isLow = rule == &NumberRules::minimum || rule == &NumberRules::exclusiveMinimum;
        const bool isOut = rule == &NumberRules::exclusiveMinimum || rule == &NumberRules::exclusiveMaximum;
        std::optional<Wide> &bound = isLow ? m_range.minimum : m_range.maximum;
        bool &isBoundOut = isLow ? m_range.isMinimumOut : m_range.isMaximumOut;
        if (!bound || (isLow ? value > *bound : value < *bound)) {
            bound = value;
            isBoundOut = isOut;
        } else if (value == *bound) {
            isBoundOut = isBoundOut || isOut;
        }
    }

    void addStep(Wide value)
    {
        Wide left = m_range.step;
        Wide right = value;
        if (!m_range.isStepped) {
            m_range.step = value;
        } else if (right > 0) {
            while (right != 0)
                left = std::exchange(right, left % right);
            const Wide factor = value / left;
            m_range.isRead = m_range.isRead && m_range.step <= power(MaximumDigits) / factor;
            m_range.step = m_range.isRead ? m_range.step * factor : 1;
        }
        m_range.isStepped = true;
        m_range.isRead = m_range.isRead && m_range.step > 0;
    }

    const std::vector<const NumberRules *> &m_rules;
    const std::vector<const Limit *> &m_undivided;
    Range m_range;
};

/** The nearest multiple of the step that is not below. */
Wide ceiling(Wide value, Wide step)
{
    const Wide rest = value % step;
    return rest == 0 ? value : value - rest + (value > 0 ? step : 0);
}

QList<Wide> candidates(const Range &range, bool isInteger, int variant)
{
    const Wide one = range.exponent < 0 ? power(-range.exponent) : 1;
    const Wide step = range.isStepped ? range.step : one;
    const Wide further = step * variant;
    QList<Wide> list{(isInteger ? one : one + one / 2) + further};
    if (range.isStepped)
        list.append({step + further, further});
    else
        list.append(one + further);
    if (range.minimum) {
        const Wide lowest = range.isStepped ? ceiling(*range.minimum, step) : *range.minimum;
        list.append({lowest + further, lowest + step + further});
        if (range.maximum && !range.isStepped) {
            const Wide width = *range.maximum - *range.minimum;
            list.append(*range.minimum + width / (2 + variant));
        }
    }
    if (range.maximum) {
        const Wide highest = range.isStepped ? -ceiling(-*range.maximum, step) : *range.maximum;
        list.append({highest - further, highest - step - further});
    }
    list.append(0);
    // Next to a bound is a number with more decimal places, which little divides.
    if (!range.undivided.isEmpty() && !range.isStepped)
        list.append({range.minimum.value_or(one) + 1 + variant, range.maximum.value_or(one) - 1 - variant});
    return list;
}

} // namespace

std::optional<QByteArray> numberWithin(const std::vector<const NumberRules *> &rules,
                                       const std::vector<const Limit *> &undivided, bool isInteger, int variant)
{
    const Range range = RangeReader(rules, undivided, isInteger).read();
    if (!range.isRead)
        return std::nullopt;
    const int attempts = undivided.empty() ? 1 : MostMultiples;
    for (int i = 0; i < attempts; ++i) {
        for (const Wide candidate : candidates(range, isInteger, variant + i)) {
            if (range.contains(candidate))
                return textOf(candidate, range.exponent);
        }
    }
    return std::nullopt;
}

} // namespace schema
