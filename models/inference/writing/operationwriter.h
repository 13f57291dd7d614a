#pragma once

#include "pathtree.h"
#include "securityschemes.h"
#include "shapewriter.h"

namespace inference {

/** Writes the shapes of operations as OpenAPI objects. */
class OperationWriter final
{
public:
    /** Both must live longer than the writer. */
    OperationWriter(const ShapeWriter &schemas, SecuritySchemes &schemes)
        : m_schemas(schemas)
        , m_schemes(schemes)
    {}

    /** Returns an Operation Object, without the parameters of the path. */
    [[nodiscard]] document::Value operationOf(const OperationShape &operation) const;
    /** Returns the Parameter Objects of a path. */
    [[nodiscard]] document::Value pathParametersOf(const InferredPath &path) const;

    [[nodiscard]] document::Value queryParameterOf(const QByteArray &name, const ParameterShape &shape,
                                                   bool isRequired) const;
    [[nodiscard]] document::Value headerParameterOf(const OperationShape &operation, const QByteArray &name,
                                                    bool isRequired) const;
    /** Returns the Parameter Object for all parameters of the query that have no object of their own. */
    [[nodiscard]] document::Value furtherParameters(const QByteArray &name) const;
    [[nodiscard]] document::Value requestBodyOf(const OperationShape &operation) const;
    [[nodiscard]] document::Value responseOf(const QByteArray &status, const ResponseShape &response) const;
    [[nodiscard]] document::Value headerOf(const ParameterShape &header) const;
    [[nodiscard]] document::Value mediaTypeOf(const QByteArray &mediaType, const ContentShape &content) const;

private:
    [[nodiscard]] document::Value contentOf(const Contents &contents) const;
    /** Returns whether a parameter of the query or of the header is required. */
    [[nodiscard]] bool isRequired(const OperationShape &operation, const ParameterShape &parameter) const
    {
        return m_schemas.isRequired(parameter.messages, operation.requests) && operation.isRequired(parameter);
    }

    const ShapeWriter &m_schemas;
    SecuritySchemes &m_schemes;
};

} // namespace inference
