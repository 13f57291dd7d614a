#include "propertydraft.h"

#include "shapesource.h"
#include "typedproperty.h"

#include <QScopedValueRollback>

namespace items {

PropertyDraft::PropertyDraft(const shapes::Row &into)
    : m_into(into)
{}

shapes::Row PropertyDraft::row() const
{
    shapes::Row row;
    row.kind = shapes::RowKind::Property;
    row.address = m_into.address;
    return row;
}

/** A name that is taken is refused before anything is edited, so that it can be corrected. */
bool PropertyDraft::make(ShapeSource &source, const QString &typed, const QByteArrayList &taken)
{
    const auto line = TypedProperty::inSchema(source.textAt(m_into.target.address), m_into).read(typed);
    if (!line) {
        source.refuseLine(line.error());
        return false;
    }
    const bool isTaken = taken.contains(line->name.toUtf8());
    const QScopedValueRollback<bool> making(m_isBeingMade, !isTaken);
    return source.perform(ShapeSource::Act::AddProperty, shapes::Row(m_into),
                          [line = *line, isTaken](const shapes::Editing &editing, const shapes::Row &row) {
                              return isTaken ? shapes::Outcome(base::Error{base::ErrorCode::AlreadyExists, line.name})
                                             : shapes::addLines(editing, row, {line});
                          });
}

} // namespace items
