#pragma once

#include "format.h"

#include <QByteArray>
#include <QList>
#include <QRandomGenerator>

namespace support {

/** A definition with secrets in it, and what they are. */
struct SecretSample {
    QByteArray text;
    document::Format format = document::Format::Yaml;
    QList<QByteArray> secrets; ///< As they are meant, without escapes and quotes.
    QByteArray places;         ///< For messages: kind, place and style of each.
};

/**
 * Random definitions with random secrets: kind of secret × place × style of the text × YAML or JSON × valid or not. The
 * same seed gives the same definitions.
 */
class SecretSamples final
{
public:
    explicit SecretSamples(quint32 seed)
        : m_random(seed)
    {}

    [[nodiscard]] SecretSample next();

private:
    QRandomGenerator m_random;
};

} // namespace support
