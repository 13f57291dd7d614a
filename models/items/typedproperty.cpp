#include "typedproperty.h"

#include "lineparser.h"
#include "linetext.h"

#include <QRegularExpression>

namespace items {

using propertyline::Line;
using propertyline::LineFault;
using propertyline::LineProblem;
using Read = base::Result<Line, LineFault>;

namespace {

Line lineOfName(const QString &name)
{
    Line line;
    line.name = name;
    line.type = propertyline::Type::ofWord(u"string"_qs);
    return line;
}

/** The line of a new property whose text is more than a name in the grammar. */
Read readNew(const QString &typed, const propertyline::LineScope &scope)
{
    static const QRegularExpression signs(u"[!()|\\[\\]=\"]|//"_qs);
    auto line = propertyline::parseLine(typed, scope);
    if (typed.contains(signs) || typed.trimmed().isEmpty())
        return line;
    const bool isTypo = !line && line.error().problem == LineProblem::UnknownType && !line.error().suggestion.isEmpty();
    const bool isName = !isTypo && (!line || line->type.isLiteral());
    return isName ? Read(lineOfName(typed.trimmed())) : line;
}

} // namespace

TypedProperty::TypedProperty(const document::Snapshot &text, specification::Version version)
    : m_document(text)
    , m_scope(shapes::lineScope(text, version))
{}

std::optional<TypedProperty> TypedProperty::ofRow(const document::Snapshot &text, const shapes::Row &row)
{
    if (row.kind != shapes::RowKind::Property)
        return std::nullopt;
    const propertyline::FoundLine found = shapes::lineOf(text, row);
    if (found.chips.contains(document::Pointer()))
        return std::nullopt;
    TypedProperty property(text, row.version);
    property.m_found = found;
    return property;
}

TypedProperty TypedProperty::inSchema(const document::Snapshot &text, const shapes::Row &into)
{
    return TypedProperty(text, into.version);
}

QString TypedProperty::text() const
{
    return m_found ? propertyline::lineText(m_found->line, m_scope) : QString();
}

Read TypedProperty::read(const QString &typed) const
{
    const auto name = propertyline::parseName(typed);
    if (!m_found)
        return name ? Read(lineOfName(*name)) : readNew(typed, m_scope);
    if (!name)
        return propertyline::parseLine(typed, m_scope);
    Line line = m_found->line;
    line.name = *name;
    return line;
}

QList<document::Pointer> TypedProperty::kept() const
{
    return m_found ? m_found->chips : QList<document::Pointer>();
}

} // namespace items
