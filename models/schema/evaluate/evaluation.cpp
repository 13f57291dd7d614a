#include "evaluation.h"

#include "formats.h"

namespace schema {

void Evaluated::add(const Evaluated &other)
{
    members += other.members;
    items += other.items;
    allItems = allItems || other.allItems;
}

Outcome Evaluation::run(CompiledSchema &schema, const document::Node &node)
{
    Outcome outcome;
    const Instance instance{nullptr, node.resolved(), {}};
    outcome.isValid = evaluate(schema, instance, nullptr, &outcome.findings);
    if (m_stoppedBy)
        outcome.findings.append(*m_stoppedBy);
    outcome.isValid = outcome.isValid && !m_isStopped;
    return outcome;
}

bool Evaluation::evaluate(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    if (m_isStopped)
        return false;
    m_compiler.compile(schema);
    if (!schema.fault.isEmpty())
        return stop(schema, instance, "schema", {schema.fault});
    if (--m_stepsLeft < 0)
        return stop(schema, instance, "steps", {QString::number(m_options.limits.steps)});
    if (m_depth >= m_options.limits.depth)
        return stop(schema, instance, "depth");
    if (schema.isFalse)
        return fail(schema, instance, "false", sink);
    ++m_depth;
    const bool isNewScope = m_scope.isEmpty() || m_scope.last() != schema.resource;
    if (isNewScope)
        m_scope.append(schema.resource);
    const bool isValid = evaluateKeywords(schema, instance, evaluated, sink);
    if (isNewScope)
        m_scope.removeLast();
    --m_depth;
    return isValid && !m_isStopped;
}

bool Evaluation::evaluateKeywords(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    // What this schema looks at is collected apart, because what it finds may not count outside.
    std::optional<Evaluated> own;
    if (evaluated || schema.needsEvaluated)
        own.emplace();
    Evaluated *inner = own ? &*own : nullptr;
    const auto isDone = [&](bool isValid) { return !isValid && isOver(sink); };
    bool isValid = evaluateReferences(schema, instance, inner, sink);
    if (isDone(isValid))
        return false;
    isValid &= checkGeneral(schema, instance, sink);
    if (schema.numbers && !isDone(isValid))
        isValid &= checkNumber(schema, instance, sink);
    if (schema.texts && !isDone(isValid))
        isValid &= checkText(schema, instance, sink);
    if (schema.combinations && !isDone(isValid))
        isValid &= checkCombinations(schema, instance, inner, sink);
    if (schema.lists && !isDone(isValid))
        isValid &= checkList(schema, instance, inner, sink);
    if (schema.objects && !isDone(isValid))
        isValid &= checkObject(schema, instance, inner, sink);
    if (evaluated && isValid)
        evaluated->add(*own);
    return isValid;
}

bool Evaluation::evaluateReferences(CompiledSchema &schema, const Instance &instance, Evaluated *evaluated, Sink sink)
{
    bool isValid = true;
    if (!schema.reference.isEmpty()) {
        CompiledSchema *target = m_compiler.follow(schema);
        isValid = target ? evaluateTarget(*target, instance, evaluated, sink, schema)
                         : stop(schema, instance, "$ref", {schema.reference});
    }
    if (!schema.dynamicReference.isEmpty() && (isValid || !isOver(sink))) {
        CompiledSchema *target = dynamicTarget(schema);
        isValid &= target ? evaluateTarget(*target, instance, evaluated, sink, schema)
                          : stop(schema, instance, "$ref", {schema.dynamicReference});
    }
    return isValid;
}

bool Evaluation::evaluateTarget(CompiledSchema &target, const Instance &instance, Evaluated *evaluated, Sink sink,
                                const CompiledSchema &from)
{
    const std::pair key{const_cast<const CompiledSchema *>(&target), &instance};
    if (m_following.contains(key))
        return stop(from, instance, "cycle");
    m_following.insert(key);
    const bool isValid = evaluate(target, instance, evaluated, sink);
    m_following.remove(key);
    return isValid;
}

/** The outermost resource in scope that has this dynamic anchor, if the reference leads to one at first. */
CompiledSchema *Evaluation::dynamicTarget(const CompiledSchema &schema)
{
    const Target first = m_documents.resolve(*schema.resource, schema.dynamicReference);
    if (!first.isDynamic)
        return m_compiler.schemaAt(first);
    const QByteArray name = schema.dynamicReference.sliced(schema.dynamicReference.indexOf(u'#') + 1).toUtf8();
    for (const Resource *resource : std::as_const(m_scope)) {
        const auto found = resource->dynamicAnchors.constFind(name);
        if (found != resource->dynamicAnchors.constEnd())
            return m_compiler.schemaAt({resource, found->first, found->second, true});
    }
    return m_compiler.schemaAt(first);
}

bool Evaluation::checkGeneral(const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    bool isValid = true;
    if (schema.types != 0 && (schema.types & typeOf(instance)) == 0)
        isValid = fail(schema, instance, "type", sink, {schema.typeNames, typeName(typeOf(instance))});
    // The name of a property is a text that has no node.
    const auto isSame = [&](const document::Node &node) {
        return instance.isName ? node.isString() && node.bytes() == instance.token
                               : isEqual(node, instance.node, m_stepsLeft);
    };
    if (schema.hasEnum && !std::any_of(schema.allowed.begin(), schema.allowed.end(), isSame)) {
        QStringList shown;
        for (const document::Node &node : schema.allowed)
            shown.append(shownValue(node));
        isValid = fail(schema, instance, "enum", sink, {shown.join(u", "_qs)});
    }
    if (schema.hasConst && !isSame(schema.constant))
        isValid = fail(schema, instance, "const", sink, {shownValue(schema.constant)});
    if (m_options.assertFormats && !schema.format.isEmpty() && !hasFormat(instance, schema.format))
        isValid = fail(schema, instance, "format", sink, {schema.format});
    return isValid;
}

bool Evaluation::checkNumber(const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    if ((typeOf(instance) & NumberBit) == 0)
        return true;
    const Decimal value = *Decimal::parse(instance.node.bytes());
    const NumberRules &rules = *schema.numbers;
    bool isValid = true;
    const auto check = [&](const std::optional<Limit> &limit, const char *keyword, auto holds) {
        if (limit && !holds(value.compare(limit->value)))
            isValid = fail(schema, instance, keyword, sink, {limit->text});
    };
    check(rules.minimum, "minimum", [](int order) { return order >= 0; });
    check(rules.maximum, "maximum", [](int order) { return order <= 0; });
    check(rules.exclusiveMinimum, "exclusiveMinimum", [](int order) { return order > 0; });
    check(rules.exclusiveMaximum, "exclusiveMaximum", [](int order) { return order < 0; });
    if (rules.multipleOf) {
        const auto isMultiple = value.isMultipleOf(rules.multipleOf->value);
        if (!isMultiple)
            return stop(schema, instance, "steps", {QString::number(m_options.limits.steps)});
        if (!*isMultiple)
            isValid = fail(schema, instance, "multipleOf", sink, {rules.multipleOf->text});
    }
    return isValid;
}

bool Evaluation::checkText(const CompiledSchema &schema, const Instance &instance, Sink sink)
{
    if (!instance.isString())
        return true;
    const TextRules &rules = *schema.texts;
    const QByteArray text = instance.text();
    const qint64 length = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
    bool isValid = true;
    if (rules.length.minimum > length)
        isValid = fail(schema, instance, "minLength", sink, {QString::number(rules.length.minimum)});
    if (rules.length.maximum >= 0 && rules.length.maximum < length)
        isValid = fail(schema, instance, "maxLength", sink, {QString::number(rules.length.maximum)});
    bool isMatch = true;
    if (rules.pattern && !matches(schema, *rules.pattern, instance, text, &isMatch))
        return false;
    return isMatch ? isValid : fail(schema, instance, "pattern", sink, {rules.pattern->source()});
}

bool Evaluation::matches(const CompiledSchema &schema, const Pattern &pattern, const Instance &instance,
                         QByteArrayView text, bool *isMatch)
{
    const Pattern::Match match = pattern.match(text, m_options.limits.patternSteps);
    if (match == Pattern::Match::TooLong)
        return stop(schema, instance, "patternSteps", {pattern.source()});
    *isMatch = match == Pattern::Match::Yes;
    return true;
}

bool Evaluation::fail(const CompiledSchema &schema, const Instance &instance, const char *keyword, Sink sink,
                      const QStringList &arguments)
{
    if (sink && sink->size() < m_options.limits.findings) {
        const QByteArray word(keyword);
        SchemaPlace place = schema.place;
        if (word != "false")
            place.pointer = place.pointer.child(word);
        sink->append({QString::fromUtf8(word), instance.pointer(), instance.span(), place, arguments});
    }
    return false;
}

bool Evaluation::stop(const CompiledSchema &schema, const Instance &instance, const char *limit,
                      const QStringList &arguments)
{
    m_isStopped = true;
    if (!m_stoppedBy)
        m_stoppedBy = Finding{QString::fromLatin1(limit), instance.pointer(), instance.span(), schema.place, arguments};
    return false;
}

/** True if nothing more has to be found after a failure. */
bool Evaluation::isOver(Sink sink) const
{
    return m_isStopped || !sink || sink->size() >= m_options.limits.findings;
}

} // namespace schema
