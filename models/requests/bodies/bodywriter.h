#pragma once

#include "bodysource.h"
#include "schemalook.h"
#include "schemavalues.h"

namespace requests {

/** Writes values as bodies in a media type, and as parameters with a `content`. */
class BodyWriter final
{
public:
    /** Appends what does not fit to `findings`, for the parameter `key`. */
    BodyWriter(openapi::ReferenceResolver &resolver, SchemaLook &look, SchemaValues &values, const Choices &choices,
               QList<Finding> &findings, const ParameterKey &key)
        : m_resolver(resolver)
        , m_look(look)
        , m_values(values)
        , m_choices(choices)
        , m_findings(findings)
        , m_key(key)
    {}

    [[nodiscard]] WrittenBody write(const document::Value &value, const BodySource &source);

private:
    [[nodiscard]] QByteArray written(const document::Value &value, const BodySource &source);
    [[nodiscard]] QByteArray jsonTexts(const document::Value &value, const char *before, const char *after) const;

    openapi::ReferenceResolver &m_resolver;
    SchemaLook &m_look;
    SchemaValues &m_values;
    const Choices &m_choices;
    QList<Finding> &m_findings;
    ParameterKey m_key;
};

} // namespace requests
