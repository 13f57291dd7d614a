#include "schemafunction.h"

#include "earlierdrafts.h"
#include "functiontable.h"
#include "snapshot.h"
#include "validator.h"

#include <algorithm>

namespace lint {

using document::Node;
using document::Value;

namespace {

const QString SchemaUri = u"ruleset:schema"_qs;
/** Of one value. */
constexpr int StepsOfComparison = 500'000;
/** Values of a target that references are replaced in. */
constexpr int MaximumResolvedValues = 100'000;
constexpr qsizetype MaximumResolvedBytes = 10'000'000;
constexpr int MaximumResolvedDepth = 100;
/** Of a value or schema that is copied and parsed. */
constexpr qsizetype BytesOfStep = 8;
constexpr int MaximumFindings = 100;

schema::Options comparisonOptions()
{
    schema::Options options;
    options.assertFormats = true;
    options.limits.steps = StepsOfComparison;
    options.limits.findings = MaximumFindings;
    return options;
}

/** A copy of a target with references replaced. */
class ResolvedValue final
{
public:
    explicit ResolvedValue(jsonpath::Selection &selection)
        : m_selection(selection)
    {}

    [[nodiscard]] Value of(const jsonpath::Item &item)
    {
        m_bytes -= item.node.isScalar() ? item.node.span().length : 0;
        m_isComplete = m_isComplete && --m_left >= 0 && m_bytes >= 0 && m_depth <= MaximumResolvedDepth &&
                       m_selection.steps() >= 0;
        if (!m_isComplete)
            return {};
        if (item.node.isScalar())
            return item.node.value() ? *item.node.value() : Value();
        ++m_depth;
        QList<Value::Member> members;
        QList<Value> items;
        m_selection.withChildren(item, [&](const jsonpath::Item &child) {
            if (item.node.isMapping())
                members.append({child.key, of(child)});
            else
                items.append(of(child));
        });
        --m_depth;
        return item.node.isMapping() ? Value::object(members) : Value::array(items);
    }

    /** False if the value has more parts than are looked at. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

private:
    jsonpath::Selection &m_selection;
    int m_left = MaximumResolvedValues;
    qsizetype m_bytes = MaximumResolvedBytes;
    bool m_isComplete = true;
    int m_depth = 0;
};

/** Findings about the schema, or about limits. */
constexpr const char *NotCompared[] = {"$ref",   "cycle", "schema", "duplicate",   "schemas",
                                       "values", "steps", "depth",  "patternSteps"};

/** What is wrong, in the words that people know from their reports. The message is about the place of the finding. */
QString sentenceOf(const schema::Finding &finding)
{
    const QString &keyword = finding.keyword;
    const QString first = finding.arguments.value(0);
    const QString name = propertyMark();
    if (keyword == u"required")
        return name + u"must have required property \"%1\""_qs.arg(first);
    if (keyword == u"additionalProperties" || keyword == u"unevaluatedProperties" || keyword == u"false")
        return name + u"is not expected to be here"_qs;
    if (keyword == u"type")
        return name + u"must be %1"_qs.arg(first);
    if (keyword == u"enum" || keyword == u"const")
        return name + u"must be equal to one of the allowed values"_qs;
    const bool isCompared = std::none_of(std::begin(NotCompared), std::end(NotCompared),
                                         [&](const char *word) { return keyword == QLatin1String(word); });
    if (!isCompared)
        return name + u"can't be compared with the schema of the rule"_qs;
    QString text = name + u"must match \"%1\""_qs.arg(keyword);
    // The argument of propertyNames is a key of the value, the others are the ruleset's own.
    if (!first.isEmpty() && keyword != u"propertyNames")
        text += u" (%1)"_qs.arg(first);
    return text;
}

} // namespace

/** The schema of a ruleset alone: references in it are relative to it. */
class RulesetSchema final : public schema::SchemaSource
{
public:
    explicit RulesetSchema(const document::Snapshot &schema)
        : m_schema(schema)
    {}

    std::optional<schema::SchemaDocument> open(const QString &uri) override
    {
        return uri == SchemaUri ? std::optional(schema::SchemaDocument{m_schema.root()}) : std::nullopt;
    }

private:
    document::Snapshot m_schema;
};

struct FunctionContext::Schema {
    explicit Schema(const document::Snapshot &snapshot)
        : source(snapshot)
        , validator(source, comparisonOptions())
    {}

    RulesetSchema source;
    schema::Validator validator;
};

FunctionResults matchesSchema(const FunctionTarget &target, const Node &options, FunctionContext &context)
{
    if (!target.isDefined())
        return {{u"#{{print(\"property\")}}must exist"_qs}};
    const Node schemaNode = options.member("schema").resolved();
    std::shared_ptr<FunctionContext::Schema> &schema = context.schemas[context.call];
    if (!schema) {
        const base::Result<Value> value = schemaNode.value();
        const Value today = value ? inCurrentDraft(*value, options.member("dialect").text()) : Value();
        const QByteArray text = today.toJson();
        if (!context.take(text.size() / BytesOfStep))
            return {};
        schema = std::make_shared<FunctionContext::Schema>(document::Snapshot::parse(text, document::Format::Json));
    }
    ResolvedValue resolved(context.selection);
    const Value value = target.isKey ? Value::string(target.item->token()) : resolved.of(*target.item);
    if (!resolved.isComplete())
        return {{u"#{{print(\"property\")}}is too large to be compared with a schema"_qs}};
    const document::Snapshot instance = document::Snapshot::parse(value.toJson(), document::Format::Json);
    const schema::Outcome outcome = schema->validator.validate(instance.root(), {SchemaUri, {}});
    if (!context.take(instance.size() / BytesOfStep + outcome.steps))
        return {};
    FunctionResults results;
    for (const schema::Finding &finding : outcome.findings) {
        results.append({sentenceOf(finding), finding.instance.tokens()});
        if (!options.member("allErrors").toBool())
            break;
    }
    return results;
}

std::optional<QString> checkSchemaOptions(const Node &options)
{
    const Node schema = options.member("schema").resolved();
    return schema.isMapping() || schema.isBool() ? std::nullopt : std::optional(u"schema"_qs);
}

} // namespace lint
