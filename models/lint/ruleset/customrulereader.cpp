#include "customrulereader.h"

#include "fieldpath.h"
#include "functions.h"

namespace lint {

using document::Node;
using document::Pointer;

namespace {

constexpr qsizetype MaximumCallsOfRule = 100;
/** Steps for the entries of `functionOptions`, which the functions check when a ruleset is read. */
qint64 stepsOfOptions(const Node &options)
{
    qint64 steps = 0;
    for (qsizetype i = 0; i < options.childCount(); ++i)
        steps += stepsOfExpression(
            options.childAt(i).resolved().isString() ? options.childAt(i).resolved().span().length : 0);
    return steps;
}

struct SeverityRow {
    const char *word;
    base::Severity severity;
};

constexpr SeverityRow SeverityRows[] = {
    {"error", base::Severity::Error},      {"0", base::Severity::Error},          {"warn", base::Severity::Warning},
    {"1", base::Severity::Warning},        {"info", base::Severity::Information}, {"2", base::Severity::Information},
    {"hint", base::Severity::Information}, {"3", base::Severity::Information},
};

} // namespace

std::optional<base::Severity> severityNamed(const QByteArray &word)
{
    for (const SeverityRow &row : SeverityRows) {
        if (word == row.word)
            return row.severity;
    }
    return std::nullopt;
}

bool CustomRuleReader::read(const Node &definition, const Pointer &place, CustomRule &rule)
{
    const auto member = [&](const char *name) { return definition.member(name).resolved(); };
    if (!m_budget.take(definition.childCount() + member("formats").childCount() +
                       stepsOfText(member("description").span().length) + stepsOfText(member("message").span().length)))
        return false;
    if (const Node text = member("description"); text.exists())
        rule.description = text.text();
    if (const Node text = member("message"); text.exists())
        rule.message = text.text();
    if (const Node resolved = member("resolved"); resolved.exists())
        rule.isResolved = resolved.toBool();
    if (const Node formats = member("formats"); formats.exists())
        rule.formats = formatsOf(formats);
    if (const Node severity = member("severity"); severity.exists() && !readSeverity(severity, place, rule))
        return false;
    if (const Node given = member("given"); given.exists() && !readGiven(given, place.child("given"), rule))
        return false;
    if (const Node then = member("then"); then.exists() && !readThen(then, place.child("then"), rule))
        return false;
    if (rule.given.isEmpty() || rule.then.isEmpty())
        return report("ruleset-incomplete-rule"_rule, place, definition,
                      {rule.id, rule.given.isEmpty() ? u"given"_qs : u"then"_qs});
    return true;
}

bool CustomRuleReader::readSeverity(const Node &severity, const Pointer &place, CustomRule &rule)
{
    const QByteArray word = severity.bytes();
    rule.isOn = word != "off" && word != "-1";
    if (!rule.isOn)
        return true;
    const std::optional<base::Severity> found = severityNamed(word);
    if (!found)
        return report("ruleset-wrong-severity"_rule, place.child("severity"), severity, {severity.text()});
    rule.severity = *found;
    return true;
}

bool CustomRuleReader::readGiven(const Node &given, const Pointer &place, CustomRule &rule)
{
    rule.given.clear();
    if (!given.isSequence())
        return readExpression(given, place, rule);
    for (qsizetype i = 0; i < given.childCount(); ++i) {
        if (!readExpression(given.childAt(i).resolved(), place.child(i), rule))
            return false;
    }
    return true;
}

bool CustomRuleReader::readExpression(const Node &expression, const Pointer &place, CustomRule &rule)
{
    const auto texts = m_aliases.resolved(expression.text(), m_budget);
    if (m_budget.isMet())
        return false;
    if (texts ? rule.given.size() + texts->size() > MaximumPathsOfRule : texts.error() == Aliases::Fault::TooManyPaths)
        return report("ruleset-too-large"_rule, place, expression, {rule.id});
    if (!texts)
        return report("ruleset-wrong-alias"_rule, place, expression, {expression.text()});
    for (const GivenText &text : *texts) {
        if (!m_budget.take(stepsOfExpression(text.path.size())))
            return false;
        const auto path = jsonpath::Path::parse(text.path);
        if (!path)
            return report("ruleset-wrong-path"_rule, place, expression,
                          {text.path, QString::number(path.error().offset + 1), path.error().expected});
        rule.given.append({*path, text.formats});
    }
    return true;
}

bool CustomRuleReader::readThen(const Node &then, const Pointer &place, CustomRule &rule)
{
    rule.then.clear();
    if (!then.isSequence())
        return readCall(then, place, rule);
    for (qsizetype i = 0; i < then.childCount(); ++i) {
        if (!readCall(then.childAt(i).resolved(), place.child(i), rule))
            return false;
    }
    return true;
}

bool CustomRuleReader::readCall(const Node &call, const Pointer &place, CustomRule &rule)
{
    if (!m_budget.take(1 + call.childCount()))
        return false;
    const Node function = call.member("function").resolved();
    const Node options = call.member("functionOptions").resolved();
    const Node field = call.member("field").resolved();
    if (!function.isString())
        return report("ruleset-incomplete-rule"_rule, place, call, {rule.id, u"function"_qs});
    if (rule.then.size() >= MaximumCallsOfRule)
        return report("ruleset-too-large"_rule, place, call, {rule.id});
    if (!isKnownFunction(function.bytes()))
        return report("ruleset-unknown-function"_rule, place.child("function"), function,
                      {function.text(), functionNames()});
    if (!m_budget.take(stepsOfOptions(options)))
        return false;
    if (const auto wrong = wrongOption(function.bytes(), options))
        return report("ruleset-wrong-option"_rule, place.child("functionOptions"),
                      options.exists() ? options : function, {*wrong, function.text()});
    FunctionCall read{{}, {}, {}, function.bytes(), options};
    if (!readField(field, place, rule, read))
        return false;
    rule.then.append(read);
    return true;
}

bool CustomRuleReader::readField(const Node &field, const Pointer &place, const CustomRule &rule, FunctionCall &call)
{
    if (!m_budget.take(stepsOfExpression(field.span().length)))
        return false;
    call.field = field.text();
    if (call.field.startsWith(u'$')) {
        const auto path = jsonpath::Path::parse(call.field);
        if (!path)
            return report("ruleset-wrong-path"_rule, place.child("field"), field,
                          {call.field, QString::number(path.error().offset + 1), path.error().expected});
        call.path = *path;
    } else {
        call.names = fieldPath(call.field);
        if (call.names.size() > MaximumFieldNames)
            return report("ruleset-too-large"_rule, place.child("field"), field, {rule.id});
    }
    return true;
}

bool CustomRuleReader::report(const rules::Rule &rule, const Pointer &place, const Node &node,
                              const QStringList &arguments)
{
    const base::Span key = m_file->snapshot().keySpan(place);
    const base::Span span = key.length > 0 && !node.isScalar() ? key : node.span();
    if (m_budget.take(stepsOfProblem(arguments)))
        m_problems.append({m_file, rule.at(span, place.toString(), arguments)});
    return false;
}

} // namespace lint
