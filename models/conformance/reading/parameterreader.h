#pragma once

#include "parameterstyle.h"
#include "receivedrequest.h"
#include "schemalook.h"
#include "valueshapes.h"

#include <QSet>

namespace conformance {

/** What a request has for a parameter. */
struct ParameterReading {
    bool isPresent = false;
    std::optional<document::Value> value; ///< Nothing if the text is not written as the document says.
};

/** Reads values of parameters from requests: the opposite of openapi::styledValue(). The type of a value is the one
 * that its schema allows. */
class ParameterReader final
{
public:
    explicit ParameterReader(requests::SchemaLook &look)
        : m_look(look)
    {}

    using Shape = conformance::Shape;

    /** Reads a parameter with a style in the shape that its schema describes first. `claimed` are the names of all
     * parameters of the query, which are not members of an object whose members are parameters of their own. */
    [[nodiscard]] ParameterReading read(const openapi::ParameterWriting &writing, const openapi::Place &schema,
                                        const ReceivedRequest &request, const QSet<QByteArray> &claimed);
    /** Reads a parameter as read() does, in one of its shapesOf(). */
    [[nodiscard]] ParameterReading readAs(Shape shape, const openapi::ParameterWriting &writing,
                                          const openapi::Place &schema, const ReceivedRequest &request,
                                          const QSet<QByteArray> &claimed);
    /** Reads a parameter in the first of its shapesOf() whose value fits the schema, else as read() does. Needs a judge
     * of the SchemaLook. */
    [[nodiscard]] ParameterReading readFitting(const openapi::ParameterWriting &writing, const openapi::Place &schema,
                                               const ReceivedRequest &request, const QSet<QByteArray> &claimed);
    /** Returns the shapes that a schema allows, such as a list or one text by `oneOf`; that of shapeOf() first. */
    [[nodiscard]] QList<Shape> shapesOf(const openapi::Place &schema);

    /** Returns the text of a parameter with a media type, decoded, or std::nullopt if the request has none. */
    [[nodiscard]] static std::optional<QByteArray> contentOf(const openapi::ParameterWriting &writing,
                                                             const ReceivedRequest &request);

    /** Returns the value that a decoded text means for a schema. */
    [[nodiscard]] document::Value scalar(const QByteArray &text, const openapi::Place &schema)
    {
        return scalarOf(text, schema, m_look);
    }
    /** Returns the shape that a schema describes first. */
    [[nodiscard]] Shape shapeOf(const openapi::Place &schema) { return conformance::shapeOf(schema, m_look); }

private:
    [[nodiscard]] ParameterReading readPath(const openapi::ParameterWriting &writing, const openapi::Place &schema,
                                            Shape shape, const QByteArray &text);
    [[nodiscard]] ParameterReading readPairs(const openapi::ParameterWriting &writing, const openapi::Place &schema,
                                             Shape shape, const QList<ReceivedPair> &pairs, Decoding decoding,
                                             const QSet<QByteArray> &claimed);
    [[nodiscard]] ParameterReading readHeader(const openapi::ParameterWriting &writing, const openapi::Place &schema,
                                              Shape shape, const QList<QByteArray> &values);
    [[nodiscard]] ParameterReading joined(const QByteArray &text, QByteArrayView separator, bool isExploded,
                                          const openapi::Place &schema, Shape shape, Decoding decoding);
    [[nodiscard]] document::Value list(const QList<QByteArray> &texts, const openapi::Place &schema);
    [[nodiscard]] document::Value scalars(const QList<QByteArray> &texts, const openapi::Place &schema);
    [[nodiscard]] document::Value::Member member(const QByteArray &name, const QByteArray &text,
                                                 const openapi::Place &schema);

    requests::SchemaLook &m_look;
};

} // namespace conformance
