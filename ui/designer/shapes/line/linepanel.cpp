#include "linepanel.h"

#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {

constexpr int LinePanelWidth = 460;
constexpr int MostShownOffers = 8;

} // namespace

/** A window, because it can be larger than the tree and even than the window around it. */
LinePanel::LinePanel(QWidget *line)
    : QFrame(line, Qt::ToolTip | Qt::FramelessWindowHint)
    , m_line(line)
    , m_list(new QTreeWidget(this))
    , m_note(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_schema(new QLabel(this))
{
    setObjectName(u"linePanel"_qs);
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setFixedWidth(LinePanelWidth);
    widgets::named(m_list, u"lineCompletions"_qs, tr("Completions"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->resizeSection(0, LinePanelWidth / 2);
    m_note->setObjectName(u"lineNote"_qs);
    m_note->setTextFormat(Qt::PlainText);
    m_schema->setObjectName(u"linePreview"_qs);
    m_schema->setTextFormat(Qt::PlainText);
    m_schema->setFont(theme::codeFont());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_list);
    column->addWidget(m_note);
    column->addWidget(m_schema);
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { emit clicked(m_list->indexOfTopLevelItem(item)); });
}

void LinePanel::setOffers(const QList<LineOffer> &offers)
{
    if (offers != m_offers) {
        m_offers = offers;
        m_list->clear();
        for (const LineOffer &offer : offers)
            m_list->addTopLevelItem(new QTreeWidgetItem({offer.text, offer.note}));
        const auto rows = static_cast<int>(std::min<qsizetype>(offers.size(), MostShownOffers));
        m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), 1));
    }
    m_list->setCurrentItem(nullptr);
    m_list->setVisible(hasOffers());
}

int LinePanel::chosen() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    return item && hasOffers() ? m_list->indexOfTopLevelItem(item) : -1;
}

void LinePanel::step(int by)
{
    const int next = std::clamp(chosen() + by, -1, static_cast<int>(m_offers.size()) - 1);
    m_list->setCurrentItem(next < 0 ? nullptr : m_list->topLevelItem(next));
    if (next < 0)
        m_list->clearSelection();
}

void LinePanel::setMeaning(const QString &note, const QString &schema)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_schema->setText(schema);
    m_schema->setVisible(!schema.isEmpty());
}

void LinePanel::place()
{
    if (!hasOffers() && m_note->text().isEmpty() && m_schema->text().isEmpty())
        return hide();
    layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
    resize(width(), height);
    const QRect line(m_line->mapToGlobal(QPoint()), m_line->size());
    const QRect screen = m_line->screen()->availableGeometry();
    const bool isBelow = line.bottom() + height <= screen.bottom() || line.top() - height < screen.top();
    const int left = std::clamp(line.left(), screen.left(), std::max(screen.left(), screen.right() - width()));
    move(left, isBelow ? line.bottom() + 1 : line.top() - height);
    show();
}

} // namespace designer

#include "moc_linepanel.cpp"
