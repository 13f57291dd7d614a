#include "matrixview.h"

#include "colors.h"
#include "matrixmodel.h"
#include "matrixrowheader.h"
#include "measures.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace policies {
namespace {

constexpr int RowTitleWidth = 280;
constexpr int ColumnWidth = 170;

/** Paints a cell: its icon and its word in the color of the result. */
class CellDelegate final : public QStyledItemDelegate
{
public:
    CellDelegate(const MatrixModel &model, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto cell = m_model.cell(index);
        const bool isOperation = m_model.rows().at(index.row()).operation >= 0;
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (isSelected || !isOperation)
            painter->fillRect(option.rect, theme::color(isSelected ? theme::Role::Selection : theme::Role::Window));
        QRect text = option.rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
        if (isOperation) {
            const QRect place(text.left(), text.center().y() - theme::Size::Icon / 2, theme::Size::Icon,
                              theme::Size::Icon);
            if (cell)
                m_model.icon(cell->code).paint(painter, place);
            text.setLeft(place.right() + theme::Space::Control);
        }
        const QString word = index.data().toString();
        painter->setFont(option.font);
        painter->setPen(theme::color(cell ? matrixRole(cell->code) : theme::Role::Muted));
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          isOperation ? word : option.fontMetrics.elidedText(word, Qt::ElideRight, text.width()));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(theme::color(theme::Role::Accent));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }

private:
    const MatrixModel &m_model;
};

} // namespace

MatrixView::MatrixView(MatrixModel &model, QWidget *parent)
    : QTableView(parent)
{
    setModel(&model);
    setItemDelegate(new CellDelegate(model, this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setWordWrap(false);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *titles = new MatrixRowHeader(this);
    titles->setFixedWidth(RowTitleWidth);
    setVerticalHeader(titles);
    horizontalHeader()->setDefaultSectionSize(ColumnWidth);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace policies

#include "moc_matrixview.cpp"
