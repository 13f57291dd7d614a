#include "furthernames.h"

#include "patterntext.h"

namespace schema {

using document::Value;

MemberNames::MemberNames(ValueMaker &values, const Demands &demands)
    : m_values(values)
{
    for (const CompiledSchema *part : demands.parts) {
        if (part->objects && part->objects->names)
            m_schemas.push_back(part->objects->names);
    }
    readPatterns(demands);
    m_text.isCompiled = true;
    m_text.types = StringBit;
    m_text.resource = demands.parts.empty() ? nullptr : demands.parts.front()->resource;
}

void MemberNames::readPatterns(const Demands &demands)
{
    bool isClosed = false;
    for (const CompiledSchema *part : demands.parts) {
        if (!part->objects)
            continue;
        const ObjectRules &rules = *part->objects;
        for (const ObjectRules::PatternProperty &each : rules.patterns) {
            if (!each.schema->node.isBool() || each.schema->node.toBool())
                m_patterns.push_back(each.pattern);
        }
        const auto allowsNone = [](const CompiledSchema *further) {
            return further && further->node.isBool() && !further->node.toBool();
        };
        isClosed = isClosed || allowsNone(rules.additional) || allowsNone(rules.unevaluated);
    }
    if (!m_patterns.empty() && !m_schemas.empty() && !isClosed)
        m_patterns.push_back(nullptr);
}

bool MemberNames::isAllowed(const QByteArray &name) const
{
    return m_schemas.empty() || m_values.fits(m_schemas, Value::string(name));
}

std::optional<QByteArray> MemberNames::at(int number)
{
    if (!areMade())
        return "key" + QByteArray::number(number + 1);
    if (m_patterns.empty())
        return made(nullptr, number);
    const int count = int(m_patterns.size());
    return made(m_patterns[std::size_t(number % count)], number / count);
}

std::optional<QByteArray> MemberNames::made(const std::shared_ptr<const Pattern> &pattern, int variant)
{
    if (m_schemas.empty()) {
        const auto text = textMatching(*pattern, {}, variant, m_values.textSteps());
        return text ? std::optional(text->toUtf8()) : std::nullopt;
    }
    m_text.texts.reset();
    if (pattern) {
        m_text.texts = std::make_unique<TextRules>();
        m_text.texts->pattern = pattern;
    }
    std::vector<CompiledSchema *> schemas = m_schemas;
    schemas.push_back(&m_text);
    const std::optional<Value> name = m_values.make({.schemas = schemas, .variant = variant});
    // What is made can be the nearest of values that do not fit.
    if (!name || name->type() != Value::Type::String || !m_values.fits(schemas, *name))
        return std::nullopt;
    return name->bytes();
}

} // namespace schema
