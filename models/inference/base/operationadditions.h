#pragma once

#include "additions.h"
#include "descriptionresolver.h"
#include "operationwriter.h"
#include "schemalook.h"

#include <functional>

namespace inference {

/**
 * Collects what operations of a description lack and exchanges have: parameters, bodies, responses, media types, header
 * fields and properties. Only the entry document is extended. What an operation says is not compared with the
 * exchanges: a value that does not fit stays a finding of the contract check.
 */
class OperationAdditions final
{
public:
    explicit OperationAdditions(const description::Description &base);

    /** Adds what an operation of the description lacks. `shape` must live until written(). */
    void extend(const openapi::Operation &operation, const OperationShape &shape);
    /** Adds an operation at a place. `parameters` are those of the path that the path item does not declare. */
    void addOperation(const document::Pointer &place, const QByteArray &path, const QByteArray &method,
                      const OperationShape &shape, const QList<InferredPath::Parameter> &parameters);
    /** Adds a path with its operations. */
    void addPath(const InferredPath &path);

    /** Returns everything that was added. */
    [[nodiscard]] drafts::Additions written();

private:
    using Writing = std::function<document::Value(const OperationWriter &)>;
    void add(const document::Pointer &place, Writing writing);
    [[nodiscard]] bool isOfEntry(const openapi::Place &place) const;
    void extendParameters(const openapi::Place &operation, const OperationShape &shape);
    void extendResponses(const openapi::Place &operation, const OperationShape &shape);
    void extendContent(const openapi::Place &owner, const document::Node &content, const Contents &contents,
                       const QByteArray &word);
    void extendSchema(const openapi::Place &schema, const ValueShape &shape, int depth);
    [[nodiscard]] document::Value operationOf(const OperationWriter &writer, const OperationShape &shape) const;

    struct Pending {
        document::Pointer place;
        Writing write;
    };
    /** A media type that a response or request body lacks. Operations can share the object. */
    struct NewContent {
        document::Pointer place;
        QByteArray mediaType;
        QByteArray word;
        ContentShape shape;
    };
    struct NewHeader {
        document::Pointer place;
        ParameterShape shape;
    };
    struct NewProperty {
        document::Pointer place;
        ValueShape shape;
    };
    openapi::ReferenceResolver m_resolver;
    requests::SchemaLook m_look;
    QString m_entry;
    document::Snapshot m_document;
    ComponentPlan m_plan;
    QList<Pending> m_pending;
    std::map<QString, NewContent> m_contents; ///< By their places, as the two below.
    std::map<QString, NewHeader> m_headers;
    std::map<QString, NewProperty> m_properties;
};

} // namespace inference
