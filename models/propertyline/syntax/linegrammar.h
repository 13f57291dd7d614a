#pragma once

#include "typeparser.h"

namespace propertyline {

/** Reads a line, or the beginning of one, by the grammar. */
class LineGrammar final
{
public:
    LineGrammar(const QString &text, const LineScope &scope);

    [[nodiscard]] Line readLine();
    [[nodiscard]] Type readType();
    /** Reads a text that is only a name; std::nullopt if something follows the name or it is not valid. */
    [[nodiscard]] std::optional<QString> readName();
    /** Why the text has no meaning; std::nullopt if it has one. */
    [[nodiscard]] const std::optional<LineFault> &fault() const { return m_cursor.fault(); }
    /** What can come at the end of the text. */
    [[nodiscard]] const Expectation &expectation() const { return m_expectation; }

private:
    [[nodiscard]] QString name();
    void marks(Line &line);
    /** Reads what follows the type; returns false at a text that is none of it. */
    [[nodiscard]] bool addition(Line &line);
    [[nodiscard]] bool flag(Line &line);
    [[nodiscard]] std::optional<document::Value> defaultValue(const Type &type);
    void description(Line &line);

    LineCursor m_cursor;
    const LineScope &m_scope;
    Expectation m_expectation;
    TypeParser m_types;
};

} // namespace propertyline
