#include "fuzzinput.h"
#include "randomschema.h"
#include "sample.h"
#include "schemasofatest.h"
#include "snapshot.h"
#include "validator.h"

using document::Format;
using document::Snapshot;
using document::Value;
using fuzz::require;

namespace {

const QString SchemaUri = u"file:///s.json"_qs;

} // namespace

/** A random schema: its sample is the same again, and it is valid if it says so. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz::RandomSchema random(QByteArrayView(reinterpret_cast<const char *>(data), qsizetype(size)));
    schema::SampleOptions options;
    options.dialect = random.choose(4) == 3 ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012;
    options.extent = random.choose(2) == 1 ? schema::Extent::Minimal : schema::Extent::Full;
    const Value schemaValue = random.schema();
    const Snapshot schemaText = Snapshot::parse(schemaValue.toJson(), Format::Json);
    support::SchemasOfATest source;
    source.add(SchemaUri, schemaText.root());
    const schema::Sample sample = schema::Sampler(source, options).sampleOf({SchemaUri, {}});
    const schema::Sample again = schema::Sampler(source, options).sampleOf({SchemaUri, {}});
    const QByteArray text = sample.value.toJson();
    const QByteArrayList texts{schemaValue.toJson(), text};
    require(again.value == sample.value, "a second sample is the same", texts);
    const Snapshot instance = Snapshot::parse(text, Format::Json);
    require(instance.isValid(), "a sample is JSON", texts);
    schema::Options validation;
    validation.dialect = options.dialect;
    validation.assertFormats = true;
    const schema::Outcome outcome = schema::Validator(source, validation).validate(instance.root(), {SchemaUri, {}});
    require(!sample.findings.isEmpty() || outcome.isValid, "a sample without findings is valid", texts);
    return 0;
}
