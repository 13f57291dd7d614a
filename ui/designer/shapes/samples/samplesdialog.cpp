#include "samplesdialog.h"

#include "fieldmessage.h"
#include "fonts.h"
#include "measures.h"
#include "naming.h"
#include "paragraphedit.h"
#include "valuetext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int SamplesWidth = 560;
constexpr int SamplesHeight = 420;
} // namespace

SamplesDialog::SamplesDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"samplesDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    retranslate();
    resize(SamplesWidth, SamplesHeight);
    connect(m_make, &QPushButton::clicked, this, &SamplesDialog::choose);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_message->clear();
        m_make->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
    });
}

void SamplesDialog::buildWidgets()
{
    m_text = new widgets::ParagraphEdit(this);
    m_text->setObjectName(u"samplesText"_qs);
    m_text->setFont(theme::codeFont());
    m_text->setTabChangesFocus(true);
    m_label = new QLabel(this);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setBuddy(m_text);
    m_message = new forms::FieldMessage(this);
    m_make = new QPushButton(this);
    m_make->setObjectName(u"makeSchema"_qs);
    m_make->setDefault(true);
    m_make->setEnabled(false);
    widgets::makePrimary(m_make);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"cancelSamples"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_make);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_label);
    column->addWidget(m_text, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void SamplesDialog::retranslate()
{
    setWindowTitle(tr("Make schema from sample"));
    m_label->setText(
        tr("Sample, as JSON or YAML. Its schema replaces the selected one; title and description are kept."));
    m_text->setAccessibleName(tr("Sample"));
    widgets::setButtonText(m_make, tr("Make schema"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
}

void SamplesDialog::choose()
{
    const auto sample = document::readValueText(m_text->toPlainText().toUtf8());
    if (!sample) {
        m_message->show(
            forms::FieldMessage::Kind::Error,
            tr("Not valid YAML or JSON at %1.", "%1: line and column, such as 2:14").arg(sample.error().detail));
        return m_text->setFocus(Qt::OtherFocusReason);
    }
    emit chosen(sample->toJson());
    accept();
}

void SamplesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace designer

#include "moc_samplesdialog.cpp"
