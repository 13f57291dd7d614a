#include "conflictedit.h"

#include "fonts.h"
#include "heading.h"
#include "naming.h"
#include "paragraphedit.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace merge {

namespace {
constexpr int EditedLines = 8;
} // namespace

ConflictEdit::ConflictEdit(QWidget *parent)
    : QWidget(parent)
{
    m_label = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_text = new widgets::ParagraphEdit(this);
    m_text->setObjectName(u"mergeEditText"_qs);
    m_text->setFont(theme::codeFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(EditedLines * m_text->fontMetrics().lineSpacing() + theme::Space::Group);
    m_text->installEventFilter(this);
    m_failure = new widgets::ToneLabel({}, theme::Role::Error, this);
    m_failure->setObjectName(u"mergeEditFailure"_qs);
    m_take = new QPushButton(this);
    m_take->setObjectName(u"mergeEditTake"_qs);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"mergeEditCancel"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_take);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Tight);
    for (QWidget *each : QList<QWidget *>{m_label, m_text, m_failure})
        column->addWidget(each);
    column->addLayout(buttons);
    connect(m_take, &QPushButton::clicked, this, [this] { emit taken(m_text->toPlainText()); });
    connect(m_cancel, &QPushButton::clicked, this, &ConflictEdit::cancelled);
    retranslate();
    end();
}

void ConflictEdit::retranslate()
{
    m_label->setText(tr("Text in the document"));
    m_text->setAccessibleName(m_label->text());
    widgets::setButtonText(m_take, tr("Use this text"), tr("Resolve the conflict with this text (Ctrl+Return)"));
    widgets::setButtonText(m_cancel, tr("Cancel"), tr("Leave the conflict as it is (Escape)"));
}

void ConflictEdit::start(const QString &text)
{
    m_failure->hide();
    m_text->setPlainText(text);
    show();
    m_text->setFocus(Qt::OtherFocusReason);
}

void ConflictEdit::end()
{
    hide();
    m_failure->hide();
}

void ConflictEdit::showFailure(const QString &text)
{
    m_failure->setText(text);
    m_failure->show();
    m_text->setFocus(Qt::OtherFocusReason);
}

bool ConflictEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool isTaken = isReturn && key->modifiers().testFlag(Qt::ControlModifier);
        if (isTaken || key->key() == Qt::Key_Escape) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                (isTaken ? m_take : m_cancel)->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace merge

#include "moc_conflictedit.cpp"
