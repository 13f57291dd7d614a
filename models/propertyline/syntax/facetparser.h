#pragma once

#include "expectation.h"
#include "linecursor.h"
#include "typewords.h"

namespace propertyline {

/** Parses the facets of a type, from after the opening to after the closing parenthesis. */
class FacetParser final
{
public:
    FacetParser(LineCursor &cursor, const Type &type, const QString &typeText);

    [[nodiscard]] Facets parse(Expectation &expectation);

private:
    void facet();
    void pattern();
    void comparison();
    /** Parses `1..80` and its loose forms. `number` is what comes before the dots; it can be empty. */
    void range(const QByteArray &number, qsizetype column);
    void step(qsizetype column);
    [[nodiscard]] bool skipDots();
    [[nodiscard]] QByteArray number();
    void setBound(bool isLower, bool isExclusive, const QByteArray &number, qsizetype column);
    [[nodiscard]] bool allow(bool isAllowed, qsizetype column);
    void fail(LineProblem problem, qsizetype column);

    LineCursor &m_cursor;
    const Type &m_type;
    QString m_typeText;
    Measure m_measure;
    Facets m_facets;
};

} // namespace propertyline
