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

RecordView::RecordView(theme::Icon icon, const QString &otherMembersName, QWidget *parent)
    : QWidget(parent)
{
    buildWidgets(icon, otherMembersName);
    retranslate();
}

void RecordView::buildWidgets(theme::Icon icon, const QString &otherMembersName)
{
    buildFields();
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"recordFields"_qs);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_fields);
    buildOtherMembers(otherMembersName);
    auto *content = new QSplitter(Qt::Horizontal, this);
    content->setObjectName(u"recordSplitter"_qs);
    content->setChildrenCollapsible(false);
    content->addWidget(m_area);
    content->addWidget(m_otherMembersPanel);
    content->setStretchFactor(0, 2);
    content->setStretchFactor(1, 1);
    content->setSizes({650, 350});
    m_empty = new widgets::EmptyState(icon, this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
}

void RecordView::buildFields()
{
    m_fields = new QWidget;
    m_title = new widgets::Heading({}, theme::Heading::Section, m_fields);
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_titleLine = new QHBoxLayout;
    m_titleLine->addWidget(m_title, 1);
    m_belowTitle = new QVBoxLayout;
    m_belowTitle->setSpacing(theme::Space::Tight);
    m_values = new QGridLayout;
    m_values->setHorizontalSpacing(theme::Space::Group);
    m_values->setVerticalSpacing(theme::Space::Tight);
    m_values->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(m_fields);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Group,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(m_titleLine);
    layout->addLayout(m_belowTitle);
    layout->addLayout(m_values);
    layout->addStretch();
}

void RecordView::buildOtherMembers(const QString &objectName)
{
    m_otherMembersPanel = new QWidget(this);
    m_otherMembersTitle = new widgets::Heading({}, theme::Heading::Group, m_otherMembersPanel);
    m_otherMembersView = new QTreeView(m_otherMembersPanel);
    m_otherMembersView->setObjectName(objectName);
    m_otherMembersView->setModel(&m_otherMembers);
    m_otherMembersView->header()->setStretchLastSection(true);
    auto *side = new QVBoxLayout(m_otherMembersPanel);
    side->setContentsMargins(theme::Space::Control, theme::Space::Control, 0, 0);
    side->setSpacing(theme::Space::Tight);
    side->addWidget(m_otherMembersTitle);
    side->addWidget(m_otherMembersView, 1);
}

widgets::ToneLabel *RecordView::addLine(QWidget *value, Qt::Alignment alignment)
{
    auto *caption = new widgets::ToneLabel({}, theme::Role::Muted, m_fields);
    caption->setWordWrap(false);
    const int row = static_cast<int>(m_lines.size());
    m_values->addWidget(caption, row, 0, Qt::AlignLeft | alignment);
    m_values->addWidget(value, row, 1);
    return caption;
}

void RecordView::addBesideTitle(QWidget *control)
{
    m_titleLine->addWidget(control, 0, Qt::AlignTop);
}

void RecordView::addBelowTitle(QWidget *widget)
{
    m_belowTitle->addWidget(widget, 0, Qt::AlignLeft);
}

forms::ValueLabel *RecordView::addValue(const QString &objectName)
{
    auto *value = new forms::ValueLabel(objectName, m_fields);
    value->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_lines.append({addLine(value, Qt::AlignTop), value, value});
    return value;
}

void RecordView::addControl(QWidget *row, QWidget *control)
{
    widgets::ToneLabel *caption = addLine(row, Qt::AlignVCenter);
    caption->setBuddy(control);
    m_lines.append({caption, nullptr, control});
}

void RecordView::setCaptions(const QStringList &captions)
{
    Q_ASSERT(captions.size() == m_lines.size());
    for (qsizetype i = 0; i < captions.size(); ++i) {
        const Line &line = m_lines.at(i);
        line.caption->setText(captions.at(i));
        if (line.value)
            line.value->setCaption(captions.at(i));
        else
            line.control->setAccessibleName(captions.at(i));
    }
}

void RecordView::setEmptyTexts(const QString &title, const QString &text)
{
    m_empty->setTexts(title, text);
}

void RecordView::showEmpty()
{
    m_stack->setCurrentIndex(0);
}

void RecordView::showRecord(const QString &title, const document::Value &raw, const QList<QByteArray> &known)
{
    m_stack->setCurrentIndex(1);
    m_title->setText(title);
    m_otherMembers.setValue(raw.isContainer() ? raw : document::Value::object(), known);
    m_otherMembersView->expandToDepth(1);
    m_otherMembersView->resizeColumnToContents(0);
    m_otherMembersPanel->setVisible(m_otherMembers.rowCount() > 0);
}

void RecordView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecordView::retranslate()
{
    m_area->setAccessibleName(tr("Details"));
    m_otherMembersTitle->setText(tr("Other members of the response"));
    m_otherMembersView->setAccessibleName(m_otherMembersTitle->text());
    m_otherMembers.setTitles({tr("Member"), tr("Value")});
}

} // namespace answers

#include "moc_recordview.cpp"
