#pragma once

#include "formfields.h"
#include "schemavalues.h"

namespace requests {

/** Writes values as multipart bodies: a part for each property of an object, or for each item of a list. */
class MultipartWriter final
{
public:
    MultipartWriter(openapi::ReferenceResolver &resolver, SchemaLook &look, SchemaValues &values,
                    const Choices &choices, QList<Finding> &findings, const ParameterKey &key)
        : m_resolver(resolver)
        , m_look(look)
        , m_values(values)
        , m_choices(choices)
        , m_findings(findings)
        , m_key(key)
    {}

    [[nodiscard]] WrittenBody write(const document::Value &value, const BodySource &source);

private:
    struct Part {
        http::HeaderList headers;
        QByteArray bytes;
    };

    [[nodiscard]] static QByteArray unusedBoundary(const QList<Part> &parts);
    [[nodiscard]] Part partOf(const FormField &field, bool isFormData, specification::Version version);
    [[nodiscard]] Part fileOf(const QByteArray &name, const ChosenFile &file, const QByteArray &mediaType) const;
    [[nodiscard]] QList<FormField> itemsOf(const document::Value &value, const BodySource &source);
    void addHeaders(Part &part, const openapi::Place &encoding, specification::Version version);

    openapi::ReferenceResolver &m_resolver;
    SchemaLook &m_look;
    SchemaValues &m_values;
    const Choices &m_choices;
    QList<Finding> &m_findings;
    ParameterKey m_key;
    QList<QByteArray> m_fileParts;
};

} // namespace requests
