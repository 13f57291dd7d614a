#include "facetparser.h"

#include "pattern.h"

namespace propertyline {

FacetParser::FacetParser(LineCursor &cursor, const Type &type, const QString &typeText)
    : m_cursor(cursor)
    , m_type(type)
    , m_typeText(typeText)
    , m_measure(measureOf(type))
{}

Facets FacetParser::parse(Expectation &expectation)
{
    const qsizetype from = m_cursor.place();
    if (m_measure == Measure::None) {
        m_cursor.fail(LineProblem::FacetNotAllowed, from - 1, 1, u"("_qs, m_typeText);
        return {};
    }
    do {
        m_cursor.skipBlanks();
        if (m_cursor.isAtEnd() && !m_cursor.hasFailed())
            expectation = {Expectation::What::Facet, m_type};
        if (m_cursor.at() == u')' || m_cursor.isAtEnd())
            break;
        facet();
    } while (m_cursor.skip(u","));
    if (!m_cursor.skip(u")"))
        m_cursor.fail(LineProblem::ClosingExpected, m_cursor.place(), 0, u")"_qs);
    else if (areReversed(m_facets))
        m_cursor.fail(LineProblem::BoundsReversed, from, m_cursor.place() - 1 - from);
    return m_facets;
}

void FacetParser::facet()
{
    const qsizetype column = m_cursor.place();
    const QChar next = m_cursor.at();
    if (next == u'/')
        return pattern();
    if (next == u'<' || next == u'>' || next == u'=' || next == u'≤' || next == u'≥')
        return comparison();
    if (m_cursor.skipWord(u"unique")) {
        if (!allow(m_measure == Measure::Items, column))
            return;
        if (m_facets.isUnique)
            fail(LineProblem::Repeated, column);
        m_facets.isUnique = true;
        return;
    }
    if (m_cursor.skipWord(u"step") || m_cursor.skipWord(u"multipleOf") ||
        (m_cursor.skipWord(u"multiple") && m_cursor.skipWord(u"of")))
        return step(column);
    for (const bool isLower : {true, false}) {
        if (m_cursor.skipWord(isLower ? u"min" : u"max"))
            return setBound(isLower, false, number(), column);
    }
    const QByteArray number = m_cursor.takeNumber();
    if (number.isEmpty() && !m_cursor.rest().startsWith(u"..") && next != u'…')
        return m_cursor.fail(LineProblem::FacetExpected, column, qMax<qsizetype>(1, m_cursor.peekWord().size()),
                             m_typeText);
    range(number, column);
}

void FacetParser::pattern()
{
    const qsizetype column = m_cursor.place();
    const auto source = m_cursor.takePattern();
    if (!source || !allow(m_measure == Measure::Characters, column))
        return;
    if (!m_facets.pattern.isEmpty())
        return fail(LineProblem::Repeated, column);
    if (source->isEmpty() || !schema::Pattern(*source).isValid())
        return m_cursor.fail(LineProblem::PatternNotValid, column, m_cursor.place() - column, *source);
    m_facets.pattern = *source;
}

void FacetParser::comparison()
{
    const qsizetype column = m_cursor.place();
    QString sign;
    while (m_cursor.at() == u'<' || m_cursor.at() == u'>' || m_cursor.at() == u'=' || m_cursor.at() == u'≤' ||
           m_cursor.at() == u'≥') {
        sign += m_cursor.at();
        m_cursor.advance(1);
    }
    const bool isLower = sign == u">" || sign == u">=" || sign == u"=>" || sign == u"≥";
    const bool isUpper = sign == u"<" || sign == u"<=" || sign == u"=<" || sign == u"≤";
    if (!isLower && !isUpper)
        return m_cursor.fail(LineProblem::FacetExpected, column, sign.size(), m_typeText);
    setBound(isLower, sign == u">" || sign == u"<", number(), column);
}

void FacetParser::range(const QByteArray &from, qsizetype column)
{
    if (!skipDots()) {
        if (from.isEmpty() || (!m_cursor.skip(u"-") && !m_cursor.skip(u"–")))
            return m_cursor.fail(LineProblem::ExactOrMaximum, column, m_cursor.place() - column,
                                 QString::fromLatin1(from));
    }
    if (!from.isEmpty())
        setBound(true, false, from, column);
    m_cursor.skipBlanks();
    const bool isOpen = !from.isEmpty() && (m_cursor.at() == u',' || m_cursor.at() == u')');
    if (!isOpen)
        setBound(false, false, number(), m_cursor.place());
}

void FacetParser::step(qsizetype column)
{
    const QByteArray value = number();
    if (!allow(m_measure == Measure::Number, column))
        return;
    if (!m_facets.step.isEmpty())
        return fail(LineProblem::Repeated, column);
    if (!(value.toDouble() > 0))
        return fail(LineProblem::NumberExpected, column);
    m_facets.step = value;
}

bool FacetParser::skipDots()
{
    return m_cursor.skip(u"...") || m_cursor.skip(u"..") || m_cursor.skip(u"…");
}

QByteArray FacetParser::number()
{
    if (!m_cursor.skip(u"="))
        m_cursor.skip(u":");
    m_cursor.skipBlanks();
    const QByteArray number = m_cursor.takeNumber();
    if (number.isEmpty())
        m_cursor.fail(LineProblem::NumberExpected, m_cursor.place(), m_cursor.peekWord().size());
    return number;
}

void FacetParser::setBound(bool isLower, bool isExclusive, const QByteArray &number, qsizetype column)
{
    if (m_cursor.hasFailed())
        return;
    std::optional<Bound> &bound = isLower ? m_facets.lower : m_facets.upper;
    if (bound)
        return fail(LineProblem::Repeated, column);
    bound = Bound{number, isExclusive};
    if (m_measure == Measure::Number)
        return;
    const qlonglong excluded = isLower ? 1 : -1;
    const qlonglong length = isLength(number) ? number.toLongLong() + (isExclusive ? excluded : 0) : -1;
    bound = Bound{QByteArray::number(length), false};
    if (!isLength(bound->number))
        return fail(LineProblem::LengthExpected, column);
}

bool FacetParser::allow(bool isAllowed, qsizetype column)
{
    if (!isAllowed && !m_cursor.hasFailed())
        m_cursor.fail(LineProblem::FacetNotAllowed, column, m_cursor.place() - column,
                      m_cursor.between(column, m_cursor.place()), m_typeText);
    return isAllowed && !m_cursor.hasFailed();
}

void FacetParser::fail(LineProblem problem, qsizetype column)
{
    m_cursor.fail(problem, column, m_cursor.place() - column, m_cursor.between(column, m_cursor.place()));
}

} // namespace propertyline
