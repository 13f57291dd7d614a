#pragma once

#include "expectation.h"
#include "linecursor.h"
#include "linescope.h"

namespace propertyline {

/** Parses the type of a line at the cursor. */
class TypeParser final
{
public:
    TypeParser(LineCursor &cursor, const LineScope &scope, Expectation &expectation)
        : m_cursor(cursor)
        , m_scope(scope)
        , m_expectation(expectation)
    {}

    [[nodiscard]] Type parse() { return choice(0); }
    /** Adds null to the alternatives of a type. `column` is the place of the text that allows null. */
    void allowNull(Type &type, qsizetype column);

private:
    /** A word that is no type and no component: a text if all alternatives are texts. */
    struct Unknown {
        qsizetype column;
        QString word;
    };
    [[nodiscard]] Type choice(int depth);
    [[nodiscard]] Type term(int depth);
    [[nodiscard]] Type base(int depth);
    [[nodiscard]] Type word(int depth);
    [[nodiscard]] std::optional<Type> collection(QStringView word, int depth);
    [[nodiscard]] Type inside(QStringView closing, int depth);
    [[nodiscard]] Type choiceOfItems(int depth);
    [[nodiscard]] Type reference();
    [[nodiscard]] Type json(const QString &text, qsizetype column);
    void facets(Type &type);
    void discriminator(Type &type);
    void addPart(QList<Type> &parts, Type part, qsizetype column);
    void checkUnknown(qsizetype known, const QList<Type> &parts);
    /** OpenAPI 3.0 has null only as an alternative. */
    void checkNull(const Type &type, qsizetype column);
    [[nodiscard]] QString similarTo(QStringView word) const;
    /** True if only blanks follow, and nothing was wrong before. */
    [[nodiscard]] bool isAtEnd() const;

    LineCursor &m_cursor;
    const LineScope &m_scope;
    Expectation &m_expectation;
    QList<Unknown> m_unknown;
};

} // namespace propertyline
