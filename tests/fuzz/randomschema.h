#pragma once

#include "value.h"

#include <QByteArrayView>

namespace fuzz {

/** Schemas and values made of bytes: each byte chooses something, and without bytes everything is small. */
class RandomSchema final
{
public:
    explicit RandomSchema(QByteArrayView bytes)
        : m_bytes(bytes)
    {}

    /** With `$defs` that its references name, or references to nothing. */
    [[nodiscard]] document::Value schema();
    [[nodiscard]] document::Value value(int depth = 0);
    [[nodiscard]] int choose(int count);

private:
    [[nodiscard]] document::Value subschema(int depth);
    [[nodiscard]] document::Value keyword(const QByteArray &name, int depth);
    [[nodiscard]] document::Value listOfSchemas(int depth);
    [[nodiscard]] document::Value mapOfSchemas(int depth, bool arePatterns);
    [[nodiscard]] QByteArray name();
    [[nodiscard]] QByteArray number();

    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

} // namespace fuzz
