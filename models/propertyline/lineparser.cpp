#include "lineparser.h"

#include "linegrammar.h"

namespace propertyline {

base::Result<Line, LineFault> parseLine(const QString &text, const LineScope &scope)
{
    LineGrammar grammar(text, scope);
    Line line = grammar.readLine();
    if (grammar.fault())
        return *grammar.fault();
    return line;
}

std::optional<QString> parseName(const QString &text)
{
    const LineScope scope;
    return LineGrammar(text, scope).readName();
}

base::Result<Type, LineFault> parseType(const QString &text, const LineScope &scope)
{
    LineGrammar grammar(text, scope);
    Type type = grammar.readType();
    if (grammar.fault())
        return *grammar.fault();
    return type;
}

} // namespace propertyline
