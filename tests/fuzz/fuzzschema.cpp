#include "fuzzinput.h"
#include "randomschema.h"
#include "schemasofatest.h"
#include "snapshot.h"
#include "validator.h"

using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using fuzz::require;
using schema::Outcome;

namespace {

const QString SchemaUri = u"file:///s.json"_qs;

bool metALimit(const Outcome &outcome)
{
    // These end the validation wherever they are met.
    static const QStringList Ends{u"steps"_qs, u"depth"_qs,     u"patternSteps"_qs, u"cycle"_qs, u"schema"_qs,
                                  u"$ref"_qs,  u"duplicate"_qs, u"schemas"_qs,      u"values"_qs};
    return !outcome.findings.isEmpty() && Ends.contains(outcome.findings.last().keyword);
}

Outcome validate(const Value &schemaValue, const Snapshot &instance, const schema::Options &options)
{
    const Snapshot schemaText = Snapshot::parse(schemaValue.toJson(), Format::Json);
    support::SchemasOfATest source;
    source.add(SchemaUri, schemaText.root());
    const Outcome outcome = schema::Validator(source, options).validate(instance.root(), {SchemaUri, {}});
    const QByteArrayList texts{schemaText.text(), instance.text()};
    require(outcome.isValid == outcome.findings.isEmpty(), "valid means without findings", texts);
    for (const schema::Finding &finding : outcome.findings) {
        require(schema::messageOf(finding.keyword) != nullptr, "every finding has a sentence", texts);
        require(instance.at(finding.instance).exists(), "the place is in the instance", texts);
        const bool isBuiltIn = finding.schema.address != SchemaUri;
        require(isBuiltIn || finding.schema.pointer.isRoot() || schemaText.at(finding.schema.pointer.parent()).exists(),
                "the place is in the schema", texts);
    }
    return outcome;
}

Value wrapped(const QByteArray &keyword, const Value &inner, bool isList)
{
    // The inner schema is the root of a document of its own, so that its references stay.
    QList<Value::Member> members = inner.members();
    members.prepend({"$id", Value::string(QByteArray("inner:s"))});
    const Value own = Value::object(members);
    return Value::object({{keyword, isList ? Value::array({own}) : own}});
}

} // namespace

/** A random schema and value: the answer is bounded, places exist, and `not`, `allOf` and a second run agree with it.
 */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz::RandomSchema random(QByteArrayView(reinterpret_cast<const char *>(data), qsizetype(size)));
    schema::Options options;
    options.dialect = random.choose(4) == 3 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012;
    options.assertFormats = random.choose(2) == 1;
    options.limits = {.steps = 5'000, .depth = 300, .findings = 50, .patternSteps = 5'000};
    const Value instanceValue = random.value();
    const Value schemaValue = random.schema();
    const Snapshot instance = Snapshot::parse(instanceValue.toJson(), Format::Json);
    const Outcome outcome = validate(schemaValue, instance, options);
    const Outcome again = validate(schemaValue, instance, options);
    const QByteArrayList texts{schemaValue.toJson(), instance.text()};
    require(again.isValid == outcome.isValid && again.findings.size() == outcome.findings.size(),
            "a second run finds the same", texts);
    // An own `$id` would move the references; 3.0 has none.
    if (!schemaValue.member("$id").isNull() || options.dialect == schema::Dialect::OpenApi30 || metALimit(outcome))
        return 0;
    const Outcome negated = validate(wrapped("not", schemaValue, false), instance, options);
    require(metALimit(negated) || negated.isValid != outcome.isValid, "not is the opposite", texts);
    const Outcome all = validate(wrapped("allOf", schemaValue, true), instance, options);
    require(metALimit(all) || all.isValid == outcome.isValid, "allOf is the same", texts);
    return 0;
}
