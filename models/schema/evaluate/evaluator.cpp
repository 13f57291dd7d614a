#include "evaluator.h"

#include "cancellation.h"
#include "wordsearch.h"

namespace schema {

namespace {

/** Of an argument of a finding, because names and values can be as long as the documents. */
constexpr qsizetype LongestArgument = 300;

QStringList cut(QStringList arguments)
{
    for (QString &argument : arguments) {
        if (argument.size() > LongestArgument)
            argument = argument.first(LongestArgument - 1) + u'…';
    }
    return arguments;
}

} // namespace

void Evaluated::add(const Evaluated &other)
{
    members += other.members;
    items += other.items;
    allItems = allItems || other.allItems;
}

bool Evaluator::evaluateStrictly(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated)
{
    const bool wasStrict = std::exchange(m_isStrict, true);
    const bool isValid = evaluate(schema, instance, evaluated, nullptr);
    m_isStrict = wasStrict;
    return isValid;
}

bool Evaluator::fitsStrictly(CompiledSchema &schema, const Instance &instance)
{
    const bool wasStrict = std::exchange(m_isStrict, true);
    const bool isValid = fits(schema, instance);
    m_isStrict = wasStrict;
    return isValid;
}

bool Evaluator::isUnknownText(const document::Node &node) const
{
    return node.isString() && base::containsWord(node.bytes(), m_options.unknownText);
}

bool Evaluator::hasUnknownText(const document::Node &node)
{
    QList<document::Node> next = {node};
    for (; !next.isEmpty() && m_comparison.steps > 0; --m_comparison.steps) {
        const document::Node each = next.takeLast().resolved();
        if (isUnknownText(each))
            return true;
        for (qsizetype i = 0; (each.isMapping() || each.isSequence()) && i < each.childCount(); ++i)
            next.append(each.childAt(i));
    }
    return false;
}

bool Evaluator::isFalse(CompiledSchema &schema)
{
    m_compiler.compile(schema);
    return schema.isFalse;
}

bool Evaluator::fail(const CompiledSchema &schema, const Instance &instance, const char *keyword, Sink sink,
                     const QStringList &arguments)
{
    // After the end of the validation, an alternative that was not tried to its end is not one that fails.
    if (sink && !m_isStopped && sink->size() < m_options.limits.findings) {
        const QByteArray word(keyword);
        SchemaPlace place = schema.place;
        if (word != "false")
            place.pointer = place.pointer.child(word);
        sink->append({QString::fromUtf8(word), instance.pointer(), instance.span(), place, cut(arguments)});
    }
    return false;
}

bool Evaluator::stop(const CompiledSchema &schema, const Instance &instance, const char *limit,
                     const QStringList &arguments)
{
    m_isStopped = true;
    if (!m_stoppedBy) {
        m_stoppedBy = Finding{QString::fromLatin1(limit), instance.pointer(), instance.span(), schema.place,
                              cut(arguments)};
    }
    return false;
}

bool Evaluator::leaveOut(const CompiledSchema &schema, const Instance &instance, const Evaluated *evaluated, Sink sink,
                         const char *reason, const QStringList &arguments)
{
    // Where findings are not kept, the verdict decides something, such as which alternative fits.
    if (!sink || evaluated)
        return stop(schema, instance, reason, arguments);
    if (!m_unchecked) {
        m_unchecked = Finding{QString::fromLatin1(reason), instance.pointer(), instance.span(), schema.place,
                              cut(arguments)};
    }
    return true;
}

bool Evaluator::take(qint64 steps, const CompiledSchema &schema, const Instance &instance)
{
    if (steps > m_comparison.steps || base::isUnwanted())
        return stop(schema, instance, "steps", {QString::number(m_options.limits.steps)});
    m_comparison.steps -= int(steps);
    return true;
}

bool Evaluator::finishComparison(const CompiledSchema &schema, const Instance &instance)
{
    if (m_comparison.isRepeated)
        return stop(schema, instance, "duplicate", {m_comparison.repeated});
    return take(0, schema, instance);
}

bool Evaluator::match(const CompiledSchema &schema, const Pattern &pattern, const Instance &instance,
                      QByteArrayView text, bool *isMatch)
{
    const qint64 left = MatcherStepsOfStep * qMax(0, m_comparison.steps);
    const qint64 limit = m_options.limits.patternSteps;
    qint64 taken = 0;
    const Pattern::Match match = pattern.match(text, qMin(limit, left), &taken);
    *isMatch = match == Pattern::Match::Yes;
    if (match == Pattern::Match::TooLong && limit <= left)
        return stop(schema, instance, "patternSteps", {pattern.source()});
    return take(1 + taken / MatcherStepsOfStep, schema, instance);
}

bool Evaluator::isOver(Sink sink) const
{
    return m_isStopped || !sink || sink->size() >= m_options.limits.findings;
}

} // namespace schema
