#pragma once

#include "swaggersource.h"

namespace conversion {

/** The names that the shared objects of a Swagger 2.0 document get as components of OpenAPI 3.0. The keys are the names
 * in the Swagger document. */
struct SwaggerNames {
    QHash<QByteArray, QByteArray> schemas;
    QHash<QByteArray, QByteArray> parameters; ///< Shared parameters that stay parameters.
    QHash<QByteArray, QByteArray> bodies;     ///< Shared body parameters, which become request bodies.
    QHash<QByteArray, QByteArray> responses;
    QHash<QByteArray, QByteArray> securitySchemes;
};

/** Maps places in a Swagger 2.0 document to the corresponding places in the converted OpenAPI 3.0 document. */
class SwaggerPlaces final
{
public:
    explicit SwaggerPlaces(const SwaggerSource &source);

    [[nodiscard]] const SwaggerNames &names() const { return m_names; }
    /** Returns the place in OpenAPI 3.0 that corresponds to `before`; std::nullopt if there is none. If the
     * conversion repeats the value, such as the schema of a response with several media types, returns the first
     * place. */
    [[nodiscard]] std::optional<document::Pointer> placeAfter(const document::Pointer &before) const;
    /** Returns true for a place that belongs to no object of Swagger 2.0, such as in an extension. */
    [[nodiscard]] static bool isOutside(const document::Pointer &place);

private:
    using Place = std::optional<document::Pointer>;
    using Tokens = QList<QByteArray>;

    /** The request body that a parameter of a path item or operation is a part of. */
    struct BodyPart {
        document::Pointer to;
        QByteArray type; ///< The first media type of the request body.
    };

    void collectNames();
    void collectBodies();
    [[nodiscard]] Place inComponents(const document::Pointer &before) const;
    [[nodiscard]] Place inPaths(const document::Pointer &before) const;
    [[nodiscard]] Place inParameterList(const document::Pointer &before, qsizetype listSize) const;
    /** `from` is the place in the Swagger document, `to` the place in OpenAPI 3.0, of the object that contains `rest`.
     */
    [[nodiscard]] Place inParameter(const document::Pointer &from, const document::Pointer &to,
                                    const Tokens &rest) const;
    [[nodiscard]] Place inBody(const document::Pointer &from, const BodyPart &body, const Tokens &rest) const;
    [[nodiscard]] Place inResponse(const document::Pointer &from, const document::Pointer &to,
                                   const Tokens &rest) const;
    [[nodiscard]] document::Pointer inSchema(const document::Pointer &from, const document::Pointer &to,
                                             const Tokens &rest) const;

    const SwaggerSource &m_source;
    SwaggerNames m_names;
    QHash<document::Pointer, BodyPart> m_bodyParts; ///< By the place of the parameter.
};

/** Returns true for a member of a parameter, header or `items` that is a member of its schema in OpenAPI 3.0. */
[[nodiscard]] bool isOfSchema(QByteArrayView member);

} // namespace conversion
