#include "draftframe.h"

#include "additiontexts.h"
#include "codeview.h"
#include "fieldmessage.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace designer {

namespace {

/** The fields and the preview are side by side from this width on. */
constexpr int BesideWidth = 820;
constexpr int FieldsShare = 2;
constexpr int PreviewShare = 1;

bool isAddKey(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && key.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

DraftFrame::DraftFrame(const QString &name, QWidget *fields, QWidget *parent)
    : QWidget(parent)
{
    buildWidgets(name, fields);
    connect(m_add, &QPushButton::clicked, this, &DraftFrame::addRequested);
    connect(m_cancel, &QPushButton::clicked, this, &DraftFrame::cancelled);
}

void DraftFrame::buildWidgets(const QString &name, QWidget *fields)
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(name + u"Splitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_area = new QScrollArea(m_splitter);
    m_area->setObjectName(name + u"Fields"_qs);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(fields);
    auto *shown = new QWidget(m_splitter);
    m_previewTitle = new widgets::Heading({}, theme::Heading::Group, shown);
    m_summary = new widgets::ToneLabel({}, theme::Role::Muted, shown);
    m_summary->setObjectName(name + u"Summary"_qs);
    m_preview = new widgets::CodeView(shown);
    m_preview->setObjectName(name + u"Preview"_qs);
    m_preview->setTabChangesFocus(true);
    auto *previewColumn = new QVBoxLayout(shown);
    previewColumn->setContentsMargins({});
    previewColumn->setSpacing(theme::Space::Tight);
    previewColumn->addWidget(m_previewTitle);
    previewColumn->addWidget(m_summary);
    previewColumn->addWidget(m_preview, 1);
    m_splitter->addWidget(m_area);
    m_splitter->addWidget(shown);
    m_splitter->setHandleWidth(theme::Space::Group);
    m_message = new forms::FieldMessage(this);
    m_add = new QPushButton(this);
    m_add->setObjectName(name + u"Add"_qs);
    widgets::makePrimary(m_add);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(name + u"Cancel"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_add);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void DraftFrame::setTexts(const Texts &texts)
{
    m_title->setText(texts.title);
    m_previewTitle->setText(texts.preview);
    m_preview->setAccessibleName(texts.preview);
    widgets::setButtonText(m_add, texts.add,
                           texts.add + u" ("_qs +
                               QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText) + u')');
    widgets::setButtonText(m_cancel, texts.cancel);
}

void DraftFrame::showDraft(const drafts::Additions &additions, document::Format format)
{
    showText(additionsText(additions), QString::fromUtf8(drafts::textOf(additions, format)));
}

void DraftFrame::showText(const QString &summary, const QString &text)
{
    m_message->clear();
    m_summary->setText(summary);
    m_summary->setVisible(!summary.isEmpty());
    m_preview->setCode(text);
    m_preview->show();
    m_add->setEnabled(true);
}

void DraftFrame::expectDraft()
{
    m_add->setEnabled(true);
}

void DraftFrame::showNothing(const QString &why)
{
    m_message->clear();
    m_summary->setText(why);
    m_summary->setVisible(!why.isEmpty());
    m_preview->setCode({});
    m_add->setEnabled(false);
}

void DraftFrame::refuse(const QString &why)
{
    m_message->show(forms::FieldMessage::Kind::Error, why);
}

bool DraftFrame::canAdd() const
{
    return m_add->isEnabled();
}

/** The window has keys of its own with which a field with several lines would not get these. */
bool DraftFrame::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<const QKeyEvent *>(event);
        if (isAddKey(key) || key.key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void DraftFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if (isAddKey(*event) && canAdd())
        emit addRequested();
    else
        QWidget::keyPressEvent(event);
}

void DraftFrame::resizeEvent(QResizeEvent *event)
{
    // Below each other, the fields need more of the height.
    const bool isBeside = width() >= BesideWidth;
    m_splitter->setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    m_splitter->setStretchFactor(0, isBeside ? 1 : FieldsShare);
    m_splitter->setStretchFactor(1, isBeside ? 1 : PreviewShare);
    QWidget::resizeEvent(event);
}

} // namespace designer

#include "moc_draftframe.cpp"
