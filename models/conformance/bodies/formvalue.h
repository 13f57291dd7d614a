#pragma once

#include "bodyschema.h"
#include "receivedrequest.h"
#include "value.h"

namespace bodies {
struct BodyPart;
}

namespace conformance {

/** Reads forms and bodies of parts as values, as the schema and the Encoding Objects of their Media Type Object say. */
class FormValue final
{
public:
    FormValue(requests::SchemaLook &look, const BodySchema &schema)
        : m_look(look)
        , m_schema(schema)
    {}

    /** Reads `application/x-www-form-urlencoded`. */
    [[nodiscard]] document::Value ofPairs(const QList<ReceivedPair> &pairs);
    /** Reads parts with names as the members of an object. */
    [[nodiscard]] document::Value ofNamedParts(const QList<bodies::BodyPart> &parts);
    /** Reads parts without names as the items of a list. */
    [[nodiscard]] document::Value ofParts(const QList<bodies::BodyPart> &parts);
    /** The parts whose media types the Encoding Objects do not allow. */
    [[nodiscard]] const QList<PartFault> &faults() const { return m_faults; }

private:
    /** The value of a name that has one. */
    struct Field {
        QByteArray name;
        QByteArray bytes;
        QByteArray mediaType; ///< Empty for the one that follows from the schema.
    };

    [[nodiscard]] document::Node encodingAt(const document::Pointer &pointer);
    [[nodiscard]] document::Node encodingOf(const QByteArray &name) { return encodingAt({"encoding", name}); }
    [[nodiscard]] std::optional<openapi::Place> propertyOf(const QByteArray &name);
    [[nodiscard]] QList<document::Value::Member> takeStyled(QList<ReceivedPair> &pairs);
    [[nodiscard]] QList<document::Value::Member> membersOf(const QList<Field> &fields);
    [[nodiscard]] document::Value valueOf(const Field &field, const std::optional<openapi::Place> &schema);
    [[nodiscard]] Field fieldOf(const bodies::BodyPart &part, const document::Node &encoding,
                                const document::Pointer &encodingPlace, const document::Pointer &instance);

    requests::SchemaLook &m_look;
    const BodySchema &m_schema;
    QList<PartFault> m_faults;
};

} // namespace conformance
