#include "partinference.h"

#include "inferencelimits.h"
#include "newpath.h"
#include "operationreader.h"
#include "operationwriter.h"
#include "requestvalues.h"
#include "segments.h"

#include <algorithm>

namespace inference {

using document::Value;

namespace {

/** The largest number of characters of a number that is written. */
constexpr qsizetype LongestNumber = 40;

} // namespace

class PartInference::Private
{
public:
    explicit Private(schema::Dialect dialect)
        : schemas(noComponents, dialect, Requirement::None)
    {}

    /** The shape of the operation without names that are secrets of any of the exchanges. */
    [[nodiscard]] OperationShape &settled()
    {
        shape.withholdSecrets(reader.names());
        return shape;
    }
    [[nodiscard]] OperationWriter writer() { return {schemas, noSchemes}; }
    [[nodiscard]] const ResponseShape *response(int status)
    {
        const auto found = settled().responses.find(QByteArray::number(status));
        return found == shape.responses.end() ? nullptr : &found->second;
    }
    [[nodiscard]] std::optional<Value> content(const Contents &contents, const QByteArray &mediaType)
    {
        const auto found = contents.find(mediaType);
        return found == contents.end() ? std::nullopt : std::optional(writer().mediaTypeOf(mediaType, found->second));
    }

    InferenceCounts counts;
    OperationReader reader{counts};
    OperationShape shape;
    traffic::TargetRedactor redactor;
    ComponentPlan noComponents; ///< Never settled: all schemas are written where they are used.
    SecuritySchemes noSchemes;
    ShapeWriter schemas;
};

PartInference::PartInference(schema::Dialect dialect)
    : d(std::make_unique<Private>(dialect))
{}

PartInference::~PartInference() = default;

void PartInference::addSecrets(const traffic::Exchange &exchange)
{
    d->reader.begin(exchange);
}

void PartInference::add(const traffic::Exchange &exchange)
{
    d->reader.begin(exchange);
    d->reader.addTo(d->shape);
}

bool PartInference::isName(const QByteArray &name)
{
    return d->reader.names().isName(name);
}

bool PartInference::isValue(const Value &value) const
{
    if (value.isContainer())
        return false;
    const QByteArray &text = value.bytes();
    if (d->reader.names().isKnownSecret(text))
        return false;
    if (!value.isString())
        return text.size() <= LongestNumber;
    const bool isText = std::ranges::none_of(text, [](char c) { return uchar(c) < 0x20 || c == 0x7F; });
    return isText && text.size() <= LongestName && !looksLikeSecret(text);
}

std::optional<Value> PartInference::queryParameter(const QByteArray &name)
{
    const auto found = d->settled().query.find(name);
    if (found == d->shape.query.end())
        return std::nullopt;
    return d->writer().queryParameterOf(name, found->second, false);
}

std::optional<Value> PartInference::requestBody()
{
    const OperationShape &shape = d->settled();
    return shape.contents.empty() ? std::nullopt : std::optional(d->writer().requestBodyOf(shape));
}

std::optional<Value> PartInference::requestContent(const QByteArray &mediaType)
{
    return d->content(d->settled().contents, mediaType);
}

std::optional<Value> PartInference::responseContent(int status, const QByteArray &mediaType)
{
    const ResponseShape *response = d->response(status);
    return response ? d->content(response->contents, mediaType) : std::nullopt;
}

std::optional<Value> PartInference::response(int status)
{
    const ResponseShape *response = d->response(status);
    return response ? std::optional(d->writer().responseOf(QByteArray::number(status), *response)) : std::nullopt;
}

Value PartInference::operation()
{
    // What requests need to have access is not known from a few of them.
    QList<Value::Member> members = d->writer().operationOf(d->settled()).members();
    members.removeIf([](const Value::Member &member) { return member.first == "security"; });
    return Value::object(members);
}

Value PartInference::schemaOf(const QList<Value> &values, bool areTexts)
{
    qsizetype schemasLeft = MaximumSchemas;
    ValueShape shape;
    for (const Value &value : values) {
        const bool isText = areTexts && value.isString();
        shape.add(isText ? drafts::typedValue(value.bytes()) : value, {d->reader.names(), schemasLeft});
    }
    return d->schemas.schemaOf(shape);
}

Value PartInference::pathParameter(const QByteArray &name, const QList<QByteArray> &values) const
{
    TextShape shape;
    for (const QByteArray &value : values)
        shape.add(value);
    return d->writer().pathParametersOf({{}, {{name, &shape}}, nullptr}).items().constFirst();
}

std::optional<QByteArray> PartInference::newPath(const traffic::Exchange &exchange, qsizetype baseSize,
                                                 const QList<QByteArray> &knownPaths)
{
    const QList<PathSegment> segments = pathSegments(exchange, baseSize, d->redactor, d->reader.names());
    if (segments.isEmpty() || segments.size() > MaximumSegments)
        return std::nullopt;
    return newPathOf(segments, knownPaths);
}

} // namespace inference
