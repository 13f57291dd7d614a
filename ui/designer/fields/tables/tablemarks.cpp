#include "tablemarks.h"

#include "fittedcolumns.h"
#include "markedcelldelegate.h"
#include "removednodes.h"
#include "rowsmodel.h"

#include <QTableView>

namespace designer {

namespace {

/** The largest number of changes of a row that are listed. */
constexpr int MostRowFindings = 2;

} // namespace

TableMarks::TableMarks(const Context &context, RowsModel &model, QTableView &view, FittedColumns &columns,
                       QWidget &section)
    : QObject(&section)
    , m_context(context)
    , m_model(model)
    , m_view(view)
    , m_columns(columns)
    , m_marks(new ReviewMarks(context, section))
    , m_removed(new RemovedNodes(*m_marks, view.objectName(), &section))
{
    const auto markAt = [this](const QModelIndex &index) { return markOf(index.row()); };
    view.setItemDelegateForColumn(0, new MarkedCellDelegate(markAt, &view));
    model.setRowNote([this](int row) {
        const review::Review *review = m_marks->review();
        return review ? markText(markOf(row), review::nameOf(review->choice)) : QString();
    });
    connect(m_marks, &ReviewMarks::changed, this, &TableMarks::update);
}

document::Pointer TableMarks::placeOf(int row) const
{
    const document::Pointer place = m_model.pointerAt(row);
    if (!m_marks->of(place).isEmpty())
        return place;
    const QString reference = m_context.document().snapshot().at(place).member("$ref").text();
    const auto target = reference.startsWith(u'#') ? document::Pointer::parse(reference) : std::nullopt;
    return target && !target->isRoot() ? *target : place;
}

review::Mark TableMarks::markOf(int row) const
{
    return m_marks->of(placeOf(row));
}

void TableMarks::update()
{
    m_columns.fit();
    m_view.viewport()->update();
    emit changed();
}

void TableMarks::refreshPlace()
{
    m_removed->setCollections({m_model.place()});
}

QString TableMarks::warningOf(int row) const
{
    const review::Review *review = m_marks->review();
    return review && row >= 0 ? breaksText(*review, placeOf(row), MostRowFindings) : QString();
}

} // namespace designer

#include "moc_tablemarks.cpp"
