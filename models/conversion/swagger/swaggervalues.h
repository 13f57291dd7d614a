#pragma once

#include "loss.h"
#include "value.h"

#include <QHash>

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

/** Converts values of a Swagger 2.0 document to OpenAPI 3.0. `place` is the place of the value in the Swagger
 * document, at which losses are reported. */
class SwaggerValues final
{
public:
    SwaggerValues(const SwaggerNames &names, QList<Loss> &losses)
        : m_names(names)
        , m_losses(losses)
    {}

    [[nodiscard]] document::Value schema(const document::Value &schema, const document::Pointer &place);
    /** Converts a parameter that is neither a body nor a field of a form. */
    [[nodiscard]] document::Value parameter(const document::Value &parameter, const document::Pointer &place);
    [[nodiscard]] document::Value body(const document::Value &parameter, const QList<QByteArray> &consumes,
                                       const document::Pointer &place);
    /** The Swagger parameters that are fields of a form, with their places. */
    using FormFields = QList<std::pair<document::Value, document::Pointer>>;
    [[nodiscard]] document::Value form(const FormFields &fields, const QList<QByteArray> &consumes);
    [[nodiscard]] document::Value response(const document::Value &response, const QList<QByteArray> &produces,
                                           const document::Pointer &place);
    [[nodiscard]] document::Value securityScheme(const document::Value &scheme, const document::Pointer &place);
    /** Converts the text of a reference into the text of a reference to the corresponding place in OpenAPI 3.0.
     * References to other files are not changed, and are added to the losses. */
    [[nodiscard]] document::Value reference(const document::Value &text, const document::Pointer &place);

private:
    [[nodiscard]] document::Value withSchema(const document::Value &typed, const document::Pointer &place,
                                             const QByteArray &in);
    void addStyle(const document::Value &typed, const QByteArray &in, QList<document::Value::Member> &members,
                  const document::Pointer &place);
    void lose(Loss::Kind kind, const document::Pointer &place, const QStringList &arguments);

    const SwaggerNames &m_names;
    QList<Loss> &m_losses;
};

} // namespace conversion
