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
    , m_model(model)
    , m_view(view)
    , m_columns(columns)
    , m_marks(new ReviewMarks(context, section))
    , m_removed(new RemovedNodes(*m_marks, view.objectName(), &section))
{
    const auto markOf = [this](const QModelIndex &index) { return m_marks->of(m_model.pointerAt(index.row())); };
    view.setItemDelegateForColumn(0, new MarkedCellDelegate(markOf, &view));
    model.setRowNote([this](int row) {
        const review::Review *review = m_marks->review();
        return review ? markText(m_marks->of(m_model.pointerAt(row)), review::nameOf(review->choice)) : QString();
    });
    connect(m_marks, &ReviewMarks::changed, this, &TableMarks::update);
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
    return review && row >= 0 ? breaksText(*review, m_model.pointerAt(row), MostRowFindings) : QString();
}

} // namespace designer

#include "moc_tablemarks.cpp"
