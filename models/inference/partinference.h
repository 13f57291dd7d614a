#pragma once

#include "exchange.h"
#include "validation.h"
#include "value.h"

#include <memory>
#include <optional>

namespace inference {

/**
 * Infers parts of an API description from few recorded exchanges of one operation: a parameter, a body, a response or
 * the whole operation. The exchanges fit these parts, in which nothing is required but path parameters, because few
 * exchanges do not show what others lack. As in a draft, no value of the exchanges is written, nor are names that may
 * be secrets or IDs. Within inferencelimits.h. For a worker; not thread-safe.
 */
class PartInference final
{
public:
    explicit PartInference(schema::Dialect dialect);
    ~PartInference();
    Q_DISABLE_COPY_MOVE(PartInference)

    /** Reads the secrets of an exchange, which are not written. */
    void addSecrets(const traffic::Exchange &exchange);
    /** Adds an exchange of the operation, which must live longer than this object. Call it for all exchanges before the
     * functions below, and last for the one that values and names are taken from: of its secrets, texts that contain
     * one are not written either. */
    void add(const traffic::Exchange &exchange);

    /** Returns true for the name of a parameter, property or header field that may be written. */
    [[nodiscard]] bool isName(const QByteArray &name);
    /** Returns true for a value that may be written, such as one that an enumeration lacks: no object or list, not too
     * long, and nothing that looks like a secret or is one of the exchanges. */
    [[nodiscard]] bool isValue(const document::Value &value) const;

    /** Returns the Parameter Object for a parameter of the query, or std::nullopt if it is withheld. */
    [[nodiscard]] std::optional<document::Value> queryParameter(const QByteArray &name);
    /** Returns the Request Body Object, or std::nullopt if no exchange has a body with a valid media type. */
    [[nodiscard]] std::optional<document::Value> requestBody();
    /** Returns the Media Type Object for a media type without parameters of the request body or of the response with a
     * status; std::nullopt if no exchange has it. */
    [[nodiscard]] std::optional<document::Value> requestContent(const QByteArray &mediaType);
    [[nodiscard]] std::optional<document::Value> responseContent(int status, const QByteArray &mediaType);
    /** Returns the Response Object for a status, or std::nullopt if no exchange has it. */
    [[nodiscard]] std::optional<document::Value> response(int status);
    /** Returns the Operation Object without `security` and path parameters. */
    [[nodiscard]] document::Value operation();

    /** Returns the schema of values; with `areTexts`, strings are texts of a parameter, header field or form, which can
     * mean numbers. */
    [[nodiscard]] document::Value schemaOf(const QList<document::Value> &values, bool areTexts);
    /** Returns the Parameter Object for a parameter of the path with these values, percent-decoded. */
    [[nodiscard]] document::Value pathParameter(const QByteArray &name, const QList<QByteArray> &values) const;

    /** Returns the path for an exchange that was added, without the first `baseSize` bytes of the path of its request,
     * with names in braces for segments that may be IDs or secrets. It begins as `knownPaths` do. Returns std::nullopt
     * if it has too many segments. */
    [[nodiscard]] std::optional<QByteArray> newPath(const traffic::Exchange &exchange, qsizetype baseSize,
                                                    const QList<QByteArray> &knownPaths);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace inference
