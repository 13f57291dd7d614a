#include "customrules.h"
#include "fakedocuments.h"
#include "fuzzinput.h"
#include "rulesets.h"

using fuzz::require;

namespace {

constexpr qint64 Steps = 20'000;
const QString RulesetFile = u"/f/.spectral.yaml"_qs;
const QString DefinitionFile = u"/f/api.yaml"_qs;
const QByteArray Definition = R"(openapi: 3.1.0
info: {title: My API, version: '1', x-n: 5}
servers: [{url: 'http://kim:CANARY@h/'}]
paths:
  /pets: {get: {operationId: listPets, tags: [a, b], responses: {'200': {$ref: '#/components/responses/Ok'}}}}
components:
  responses: {Ok: {description: fine}}
  schemas: {Pet: {type: object, enum: [1, x], properties: {b: {$ref: '#/components/schemas/Pet'}}}}
x-vendor-api-gateway: {upstream: {authentication: {basicAuth: {password: &p CANARY}}}, keys: [ZCANARY, CANARY]}
x-alias: *p
)";

} // namespace

/** Any ruleset: its problems are in the file, the work is bounded, and no message has a secret. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    support::FakeDocuments documents;
    documents.texts = {{RulesetFile, input}, {DefinitionFile, Definition}};
    const lint::Ruleset ruleset = lint::rulesetFor(DefinitionFile, u"/f"_qs, documents);
    for (const lint::RulesetProblem &problem : ruleset.problems)
        require(problem.diagnostic.span.end() <= problem.file->snapshot().size(), "a problem is in the file", {input});
    const openapi::DocumentSet set = documents.load({DefinitionFile});
    const openapi::ReferencedDocument &definition = *set.documents().first();
    const description::Description description(set.documents().first(), set);
    lint::Report report(description, ruleset.settings);
    lint::checkCustomRules(description, ruleset.custom, report, Steps);
    for (const base::Diagnostic &problem : report.takeDiagnostics()) {
        const QByteArrayList texts{input, problem.pointer.toUtf8(), problem.message.toUtf8()};
        const auto pointer = document::Pointer::parse(problem.pointer);
        require(pointer && definition.snapshot().at(*pointer).exists(), "a place exists", texts);
        require(problem.message.size() <= 300, "a message is short", texts);
        require(input.contains("CANARY") || !problem.message.contains(u"CANARY"), "a message has no secret", texts);
    }
    return 0;
}
