#include "objectkeywords.h"

#include "appliedschemas.h"

namespace schema {

namespace {

bool checkMember(Evaluator &evaluator, const CompiledSchema &schema, const Instance &member, Evaluated *evaluated,
                 Sink sink)
{
    const ObjectRules &rules = *schema.objects;
    const QString shownName = QString::fromUtf8(member.token);
    bool isValid = true;
    bool isKnown = false;
    if (rules.names) {
        const Instance name{member.parent, member.node, member.token, true};
        if (!evaluator.evaluate(*rules.names, name, nullptr, nullptr))
            isValid = evaluator.fail(schema, member, "propertyNames", sink, {shownName});
    }
    if (CompiledSchema *own = rules.properties.value(member.token)) {
        isKnown = true;
        isValid &= evaluator.evaluate(*own, member, nullptr, sink);
    }
    for (const ObjectRules::PatternProperty &each : rules.patterns) {
        bool isMatch = false;
        if (!evaluator.match(schema, *each.pattern, member, member.token, &isMatch))
            return false;
        isKnown = isKnown || isMatch;
        if (isMatch)
            isValid &= evaluator.evaluate(*each.schema, member, nullptr, sink);
    }
    if (!isKnown && rules.additional) {
        isKnown = true;
        if (evaluator.isFalse(*rules.additional))
            isValid = evaluator.fail(schema, member, "additionalProperties", sink, {shownName});
        else
            isValid &= evaluator.evaluate(*rules.additional, member, nullptr, sink);
    }
    if (evaluated && isKnown)
        evaluated->members.insert(member.token);
    return isValid;
}

bool checkRequired(Evaluator &evaluator, CompiledSchema &schema, const Instance &instance, Sink sink)
{
    bool isValid = true;
    AppliedSchemas applied(evaluator, schema, instance);
    for (const QByteArray &name : schema.objects->required) {
        if (instance.hasMember(name) || (!evaluator.unsent().isEmpty() && applied.isUnsent(name)))
            continue;
        isValid = evaluator.fail(schema, instance, "required", sink, {QString::fromUtf8(name)});
    }
    return isValid;
}

/** The members that the message must not have. */
bool checkUnsent(Evaluator &evaluator, CompiledSchema &schema, const Instance &instance, Sink sink)
{
    bool isValid = true;
    AppliedSchemas applied(evaluator, schema, instance);
    for (const document::Member &each : instance.members->list) {
        if (!schema.objects->properties.contains(each.key) || !applied.isUnsentHere(each.key))
            continue;
        const char *keyword = evaluator.unsent().readOnly ? "readOnly" : "writeOnly";
        const Instance member{&instance, each.value, each.key};
        const CompiledSchema &property = *schema.objects->properties.value(each.key);
        isValid = evaluator.fail(property, member, keyword, sink, {QString::fromUtf8(each.key)});
    }
    return isValid;
}

bool checkDependents(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                     Sink sink)
{
    bool isValid = true;
    for (const ObjectRules::Dependent &dependent : schema.objects->dependents) {
        if (!instance.hasMember(dependent.name))
            continue;
        if (!evaluator.take(dependent.required.size(), schema, instance))
            return false;
        for (const QByteArray &name : dependent.required) {
            if (!instance.hasMember(name))
                isValid = evaluator.fail(schema, instance, "dependentRequired", sink,
                                         {QString::fromUtf8(name), QString::fromUtf8(dependent.name)});
        }
        if (dependent.schema)
            isValid &= evaluator.evaluate(*dependent.schema, instance, evaluated, sink);
    }
    return isValid;
}

bool checkUnevaluatedMembers(Evaluator &evaluator, const CompiledSchema &schema, const Instance &instance,
                             Evaluated *evaluated, Sink sink)
{
    bool isValid = true;
    CompiledSchema &inner = *schema.objects->unevaluated;
    const bool isNothingAllowed = evaluator.isFalse(inner);
    for (const document::Member &each : instance.members->list) {
        if (evaluated->members.contains(each.key))
            continue;
        const Instance member{&instance, each.value, each.key};
        if (isNothingAllowed)
            isValid = evaluator.fail(schema, member, "unevaluatedProperties", sink, {QString::fromUtf8(each.key)});
        else
            isValid &= evaluator.evaluate(inner, member, nullptr, sink);
        if (!isValid && evaluator.isOver(sink))
            return false;
        evaluated->members.insert(each.key);
    }
    return isValid;
}

} // namespace

bool checkObject(Evaluator &evaluator, CompiledSchema &schema, const Instance &instance, Evaluated *evaluated,
                 Sink sink)
{
    if (instance.isName || !instance.node.isMapping())
        return true;
    const ObjectRules &rules = *schema.objects;
    const auto count = qsizetype(instance.members->list.size());
    if (!evaluator.take(count + rules.required.size() + qsizetype(rules.dependents.size()), schema, instance))
        return false;
    bool isValid = true;
    if (rules.members.minimum > count)
        isValid = evaluator.fail(schema, instance, "minProperties", sink, {QString::number(rules.members.minimum)});
    if (rules.members.maximum >= 0 && rules.members.maximum < count)
        isValid = evaluator.fail(schema, instance, "maxProperties", sink, {QString::number(rules.members.maximum)});
    // What messages may lack takes long to find out, and means nothing for an alternative that does not fit.
    const bool isRequiredLast = !sink && !evaluator.unsent().isEmpty();
    if (!isRequiredLast)
        isValid &= checkRequired(evaluator, schema, instance, sink);
    for (const document::Member &each : instance.members->list) {
        if (!isValid && evaluator.isOver(sink))
            break;
        const Instance member{&instance, each.value, each.key};
        isValid &= checkMember(evaluator, schema, member, evaluated, sink);
    }
    if (!rules.dependents.empty() && (isValid || !evaluator.isOver(sink)))
        isValid &= checkDependents(evaluator, schema, instance, evaluated, sink);
    if (rules.unevaluated && (isValid || !evaluator.isOver(sink)))
        isValid &= checkUnevaluatedMembers(evaluator, schema, instance, evaluated, sink);
    if (evaluator.unsent().isForbidden && (isValid || !evaluator.isOver(sink)))
        isValid &= checkUnsent(evaluator, schema, instance, sink);
    if (isRequiredLast && isValid)
        isValid = checkRequired(evaluator, schema, instance, sink);
    return isValid;
}

} // namespace schema
