#pragma once

#include "bodyvalue.h"
#include "bodywriter.h"
#include "description.h"
#include "parameters.h"
#include "parameterstyle.h"

#include <algorithm>

namespace requests {

/** Returns false for a text with line breaks or other control characters, which a header field can't have. */
[[nodiscard]] inline bool isHeaderText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) {
        const auto code = static_cast<uchar>(byte);
        return (code < 0x20 && byte != '\t') || code == 0x7f;
    });
}

/** Builds one request after another. The source files are: the order of the steps and the security in
 * requestbuilder.cpp, the parameters and the path in parameterbuilding.cpp, the body in bodybuilding.cpp. */
class RequestBuilding final
{
public:
    explicit RequestBuilding(std::shared_ptr<const description::Description> api)
        : description(std::move(api))
        , resolver(description->set(),
                   [entry = description->entry()](const QString &address) -> std::optional<document::Snapshot> {
                       return address == entry->address() ? std::optional(entry->snapshot()) : std::nullopt;
                   })
        , look(resolver)
        , values(description, resolver)
    {}

    void begin(const openapi::PathItem &item, const openapi::Operation &operation, const Choices &chosen);
    void addSecurity();
    void addParameter(const openapi::Parameter &parameter);
    void fillPath(const QByteArray &pathTemplate);
    void addBody();
    void addHeaders();

    void chooseValue(const openapi::Parameter &parameter, ParameterValue &value);
    void validate(const document::Value &value, const openapi::Place &schema, const ParameterKey &key);
    void report(FindingKind kind, const ParameterKey &key) { request.findings.append({kind, key, {}, {}}); }
    [[nodiscard]] openapi::Place schemaOf(const openapi::Parameter &parameter,
                                          const openapi::ParameterWriting &writing);
    [[nodiscard]] openapi::Place mediaTypeAt(const openapi::Place &owner, const QByteArray &mediaType);
    [[nodiscard]] QByteArray textOf(const openapi::Parameter &parameter, const ParameterValue &value);
    [[nodiscard]] QByteArray contentText(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing,
                                         const document::Value &value);
    void place(const ParameterKey &key, const QByteArray &text);
    [[nodiscard]] bool isCredential(const ParameterKey &key) const;
    [[nodiscard]] QByteArray chosenMediaType(const document::Node &content) const;
    [[nodiscard]] std::optional<document::Value> bodyValue(const openapi::Place &mediaType,
                                                           const openapi::Place &schema, BodyForm form);

    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    SchemaLook look;
    SchemaValues values;

    Choices choices;
    openapi::Place operationPlace;
    specification::Version version = specification::Version::V30;
    QHash<QByteArray, QByteArray> segments; ///< The texts of the parameters in the path, by name.
    QByteArrayList queryPieces;
    QByteArrayList cookies;
    std::optional<QByteArray> rawBody; ///< The exact bytes of the body.
    BuiltRequest request;
};

} // namespace requests
