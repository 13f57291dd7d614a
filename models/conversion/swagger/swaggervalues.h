#pragma once

#include "swaggerschemas.h"

namespace conversion {

/** Converts objects of a Swagger 2.0 document to OpenAPI 3.0. `place` is the place of the value in the Swagger
 * document, at which losses are reported. */
class SwaggerValues final
{
public:
    /** `copiedBytes` limits the bytes, as JSON, of what is written more than once: for each media type, or in each
     * operation. */
    SwaggerValues(const SwaggerSource &source, SwaggerSchemas &schemas, SwaggerLosses &losses, qint64 copiedBytes)
        : m_source(source)
        , m_schemas(schemas)
        , m_losses(losses)
        , m_copiedBytesLeft(copiedBytes)
    {}

    /** Converts a parameter that is neither a body nor a field of a form. */
    [[nodiscard]] document::Value parameter(const document::Value &parameter, const document::Pointer &place);
    /** Converts a body parameter, which may be a reference, for these media types. A reference to a body for other
     * media types is replaced by a copy. */
    [[nodiscard]] document::Value body(const document::Value &parameter, const QList<QByteArray> &consumes,
                                       const document::Pointer &place);
    /** Converts the parameters that are fields of a form. */
    [[nodiscard]] document::Value form(const QList<SwaggerParameter> &fields, const QList<QByteArray> &consumes);
    /** Converts a response, which may be a reference, for these media types. A reference to a response with content of
     * other media types is replaced by a copy. */
    [[nodiscard]] document::Value response(const document::Value &response, const QList<QByteArray> &produces,
                                           const document::Pointer &place);
    [[nodiscard]] document::Value securityScheme(const document::Value &scheme, const document::Pointer &place);

    /** Returns the place of what exceeded the limit of copied bytes, or std::nullopt. */
    [[nodiscard]] const std::optional<document::Pointer> &tooLarge() const { return m_tooLarge; }

private:
    using Members = QList<document::Value::Member>;

    [[nodiscard]] document::Value withSchema(const document::Value &typed, const document::Pointer &place,
                                             const QByteArray &in);
    void addStyle(const document::Value &typed, const QByteArray &in, Members &members, const document::Pointer &place);
    [[nodiscard]] document::Value field(const document::Value &field, const document::Pointer &place);
    [[nodiscard]] document::Value referenceObject(const document::Value &value, const document::Pointer &place,
                                                  SwaggerKind kind);
    [[nodiscard]] document::Value oauth2(const document::Value &scheme, const document::Pointer &place);
    /** Counts the copies of a value; returns false if there are too many. */
    bool takeCopies(const document::Value &value, qsizetype copies, const document::Pointer &place);
    [[nodiscard]] bool takeTypes(const QList<QByteArray> &types, const document::Pointer &place);

    const SwaggerSource &m_source;
    SwaggerSchemas &m_schemas;
    SwaggerLosses &m_losses;
    qint64 m_copiedBytesLeft;
    std::optional<document::Pointer> m_tooLarge;
};

} // namespace conversion
