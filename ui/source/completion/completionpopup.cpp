#include "completionpopup.h"

#include "hovertext.h"
#include "plaintext.h"
#include "theme.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace source {

namespace {

constexpr int CompletionWidth = 440;
constexpr int MostRows = 10;
constexpr int HelpLines = 3;
constexpr int DetailRole = Qt::UserRole;

/** The label on the left, what it is on the right. */
class CompletionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(option.rect, theme::color(isCurrent ? theme::Role::Selection : theme::Role::Raised));
        const QRect inner = option.rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
        const QString detail = index.data(DetailRole).toString();
        const QFontMetrics metrics(option.font);
        const int detailWidth = qMin(metrics.horizontalAdvance(detail) + 2, inner.width() / 2);
        const int labelWidth = inner.width() - (detailWidth > 0 ? detailWidth + theme::Space::Group : 0);
        painter->setFont(option.font);
        painter->setPen(theme::color(theme::Role::Text));
        painter->drawText(QRect(inner.left(), inner.top(), labelWidth, inner.height()), Qt::AlignVCenter,
                          metrics.elidedText(index.data().toString(), Qt::ElideMiddle, labelWidth));
        painter->setPen(theme::color(theme::Role::Muted));
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(detail, Qt::ElideRight, detailWidth));
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const override
    {
        return {CompletionWidth, QFontMetrics(option.font).height() + theme::Space::Control};
    }
};

} // namespace

CompletionPopup::CompletionPopup(QWidget *parent)
    : QFrame(parent)
    , m_list(new QListView(this))
    , m_model(new QStandardItemModel(this))
    , m_help(new QLabel(this))
{
    setObjectName(u"completions"_qs);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus);
    m_list->setObjectName(u"completionList"_qs);
    m_list->setAccessibleName(tr("Completions"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CompletionDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFont(theme::codeFont());
    m_help->setObjectName(u"completionHelp"_qs);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setWordWrap(true);
    m_help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_help->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addWidget(m_help);
    connect(m_list, &QListView::clicked, this, &CompletionPopup::chosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const assist::CompletionItem *item = current();
        m_help->setText(item ? helpOf(*item) : QString());
    });
    hide();
}

void CompletionPopup::showItems(const QList<assist::CompletionItem> &items, const QRect &cursor, bool selectsFirst)
{
    m_items = items;
    m_model->clear();
    for (const assist::CompletionItem &one : items) {
        auto *row = new QStandardItem(one.label);
        row->setData(one.detail, DetailRole);
        QFont font = theme::codeFont();
        font.setStrikeOut(one.isDeprecated);
        row->setFont(font);
        m_model->appendRow(row);
    }
    m_help->clear();
    if (selectsFirst)
        select(0);
    place(cursor);
    show();
    raise();
}

void CompletionPopup::place(const QRect &cursor)
{
    const int rows = qMin(MostRows, int(m_items.size()));
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0));
    m_help->setFixedHeight(HelpLines * m_help->fontMetrics().lineSpacing() + theme::Space::Control);
    const QSize size(qMin(CompletionWidth, parentWidget()->width()), m_list->height() + m_help->height() + 2);
    const bool isBelow = cursor.bottom() + size.height() < parentWidget()->height() || cursor.top() < size.height();
    const int left = qBound(0, cursor.left(), qMax(0, parentWidget()->width() - size.width()));
    setGeometry(QRect(QPoint(left, isBelow ? cursor.bottom() + 1 : cursor.top() - size.height()), size));
}

const assist::CompletionItem *CompletionPopup::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() && index.row() < m_items.size() ? &m_items.at(index.row()) : nullptr;
}

void CompletionPopup::step(int rows)
{
    const QModelIndex index = m_list->currentIndex();
    const int last = int(m_items.size()) - 1;
    select(index.isValid() ? qBound(0, index.row() + rows, last) : rows > 0 ? 0 : last);
}

void CompletionPopup::select(int row)
{
    m_list->setCurrentIndex(m_model->index(row, 0));
}

} // namespace source

#include "moc_completionpopup.cpp"
