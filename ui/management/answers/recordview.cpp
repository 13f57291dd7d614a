#include "recordview.h"

#include "emptystate.h"
#include "heading.h"
#include "measures.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QTreeView>

namespace answers {

struct RecordView::Parts {
    struct Line {
        widgets::ToneLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr; ///< Null for another control.
        QWidget *control = nullptr;
    };
    QStackedLayout *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QWidget *fields = nullptr;
    widgets::Heading *title = nullptr;
    QHBoxLayout *titleLine = nullptr;
    QVBoxLayout *belowTitle = nullptr;
    QGridLayout *values = nullptr;
    QList<Line> lines;
    QWidget *furtherSide = nullptr;
    widgets::Heading *furtherTitle = nullptr;
    QTreeView *further = nullptr;

    widgets::ToneLabel *addLine(QWidget *value, Qt::Alignment alignment)
    {
        auto *caption = new widgets::ToneLabel({}, theme::Role::Muted, fields);
        caption->setWordWrap(false);
        const int row = static_cast<int>(lines.size());
        values->addWidget(caption, row, 0, Qt::AlignLeft | alignment);
        values->addWidget(value, row, 1);
        return caption;
    }
};

RecordView::RecordView(theme::Icon icon, const QString &furtherName, QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(icon, furtherName);
    retranslate();
}

RecordView::~RecordView() = default;

void RecordView::buildWidgets(theme::Icon icon, const QString &furtherName)
{
    m_parts->fields = new QWidget;
    m_parts->title = new widgets::Heading({}, theme::Heading::Section, m_parts->fields);
    m_parts->title->setWordWrap(true);
    m_parts->title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_parts->titleLine = new QHBoxLayout;
    m_parts->titleLine->addWidget(m_parts->title, 1);
    m_parts->belowTitle = new QVBoxLayout;
    m_parts->belowTitle->setSpacing(theme::Space::Tight);
    m_parts->values = new QGridLayout;
    m_parts->values->setHorizontalSpacing(theme::Space::Group);
    m_parts->values->setVerticalSpacing(theme::Space::Tight);
    m_parts->values->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(m_parts->fields);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Group,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_parts->titleLine);
    layout->addLayout(m_parts->belowTitle);
    layout->addLayout(m_parts->values);
    layout->addStretch();
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_parts->fields);

    m_parts->furtherSide = new QWidget(this);
    m_parts->furtherTitle = new widgets::Heading({}, theme::Heading::Group, m_parts->furtherSide);
    m_parts->further = new QTreeView(m_parts->furtherSide);
    m_parts->further->setObjectName(furtherName);
    m_parts->further->setModel(&m_further);
    m_parts->further->header()->setStretchLastSection(true);
    auto *side = new QVBoxLayout(m_parts->furtherSide);
    side->setContentsMargins(theme::Space::Control, theme::Space::Control, 0, 0);
    side->setSpacing(theme::Space::Tight);
    side->addWidget(m_parts->furtherTitle);
    side->addWidget(m_parts->further, 1);
    auto *content = new QSplitter(Qt::Horizontal, this);
    content->setChildrenCollapsible(false);
    content->addWidget(area);
    content->addWidget(m_parts->furtherSide);
    content->setStretchFactor(0, 2);
    content->setStretchFactor(1, 1);
    content->setSizes({650, 350});
    m_parts->empty = new widgets::EmptyState(icon, this);
    m_parts->stack = new QStackedLayout(this);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(content);
}

void RecordView::addBesideTitle(QWidget *control)
{
    m_parts->titleLine->addWidget(control, 0, Qt::AlignTop);
}

void RecordView::addBelowTitle(QWidget *widget)
{
    m_parts->belowTitle->addWidget(widget, 0, Qt::AlignLeft);
}

forms::ValueLabel *RecordView::addValue(const QString &objectName)
{
    auto *value = new forms::ValueLabel(objectName, m_parts->fields);
    value->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_parts->lines.append({m_parts->addLine(value, Qt::AlignTop), value, value});
    return value;
}

void RecordView::addControl(QWidget *row, QWidget *control)
{
    widgets::ToneLabel *caption = m_parts->addLine(row, Qt::AlignVCenter);
    caption->setBuddy(control);
    m_parts->lines.append({caption, nullptr, control});
}

void RecordView::setCaptions(const QStringList &captions)
{
    Q_ASSERT(captions.size() == m_parts->lines.size());
    for (qsizetype i = 0; i < captions.size(); ++i) {
        const Parts::Line &line = m_parts->lines.at(i);
        line.caption->setText(captions.at(i));
        if (line.value)
            line.value->setCaption(captions.at(i));
        else
            line.control->setAccessibleName(captions.at(i));
    }
}

void RecordView::setEmptyTexts(const QString &title, const QString &text)
{
    m_parts->empty->setTexts(title, text);
}

void RecordView::showEmpty()
{
    m_parts->stack->setCurrentIndex(0);
}

void RecordView::showRecord(const QString &title, const document::Value &raw, const QList<QByteArray> &known)
{
    m_parts->stack->setCurrentIndex(1);
    m_parts->title->setText(title);
    m_further.setValue(raw.isContainer() ? raw : document::Value::object(), known);
    m_parts->further->expandToDepth(1);
    m_parts->further->resizeColumnToContents(0);
    m_parts->furtherSide->setVisible(m_further.rowCount() > 0);
}

void RecordView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecordView::retranslate()
{
    m_parts->furtherTitle->setText(tr("Further members of the answer"));
    m_parts->further->setAccessibleName(m_parts->furtherTitle->text());
    m_further.setTitles({tr("Member"), tr("Value")});
}

} // namespace answers

#include "moc_recordview.cpp"
