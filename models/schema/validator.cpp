#include "validator.h"

#include "evaluation.h"

namespace schema {

class Validator::Private
{
public:
    Private(SchemaSource &schemaSource, const Options &validationOptions)
        : source(schemaSource)
        , options(validationOptions)
    {
        reset();
    }

    void reset()
    {
        compiler.reset();
        documents.emplace(source, options.dialect);
        compiler.emplace(*documents, options.dialect, options.limits.schemas);
    }

    SchemaSource &source;
    Options options;
    std::optional<SchemaDocuments> documents;
    std::optional<Compiler> compiler;
};

Validator::Validator(SchemaSource &source, const Options &options)
    : d(std::make_unique<Private>(source, options))
{}

Validator::~Validator() = default;

Outcome Validator::validate(const document::Node &instance, const SchemaPlace &schema, const document::Pointer &place,
                            Unsent unsent)
{
    if (d->compiler->count() > d->options.limits.schemas / 2)
        d->reset();
    CompiledSchema *compiled = d->compiler->schemaAt(d->documents->at(schema));
    if (!compiled)
        return {false,
                0,
                {{u"$ref"_qs, place, instance.span(), schema, {schema.address + u'#' + schema.pointer.toString()}}}};
    Outcome outcome = Evaluation(*d->compiler, *d->documents, d->options, unsent).run(*compiled, instance);
    for (Finding &finding : outcome.findings)
        finding.instance = place / finding.instance;
    return outcome;
}

} // namespace schema
