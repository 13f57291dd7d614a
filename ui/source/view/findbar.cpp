#include "findbar.h"

#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QToolButton>

namespace source {

FindBar::FindBar(QPlainTextEdit *editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
{
    buildWidgets();
    retranslate();
    connectAll();
    hide();
}

void FindBar::buildWidgets()
{
    m_text = new QLineEdit(this);
    m_replacement = new QLineEdit(this);
    m_matchCase = new QCheckBox(this);
    m_previous = new QToolButton(this);
    m_next = new QToolButton(this);
    m_close = new QToolButton(this);
    m_replace = new QPushButton(this);
    m_replaceAll = new QPushButton(this);
    m_result = new widgets::ToneLabel(QString(), theme::Role::Muted, this);
    m_result->setWordWrap(false);
    m_text->setObjectName(u"findText"_qs);
    m_replacement->setObjectName(u"replaceText"_qs);
    m_matchCase->setObjectName(u"findMatchCase"_qs);
    m_previous->setObjectName(u"findPrevious"_qs);
    m_next->setObjectName(u"findNext"_qs);
    m_close->setObjectName(u"findClose"_qs);
    m_replace->setObjectName(u"replaceOne"_qs);
    m_replaceAll->setObjectName(u"replaceAll"_qs);
    m_previous->setIcon(theme::icon(theme::Icon::ChevronUp));
    m_next->setIcon(theme::icon(theme::Icon::ChevronDown));
    m_close->setIcon(theme::icon(theme::Icon::Close));
    for (QToolButton *button : {m_previous, m_next, m_close})
        button->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    for (QWidget *part :
         {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_next),
          static_cast<QWidget *>(m_matchCase), static_cast<QWidget *>(m_replacement), static_cast<QWidget *>(m_replace),
          static_cast<QWidget *>(m_replaceAll)})
        row->addWidget(part, qobject_cast<QLineEdit *>(part) ? 1 : 0);
    row->addWidget(m_result);
    row->addStretch(1);
    row->addWidget(m_close);
}

void FindBar::retranslate()
{
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    m_text->setPlaceholderText(tr("Find"));
    m_text->setAccessibleName(tr("Find"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(tr("Replace with"));
    widgets::setButtonText(m_matchCase, tr("Match case"));
    widgets::setButtonText(m_replace, tr("Replace"));
    widgets::setButtonText(m_replaceAll, tr("Replace all"));
    name(m_previous, tr("Find previous"));
    name(m_next, tr("Find next"));
    name(m_close, tr("Close find"));
}

void FindBar::connectAll()
{
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        QTextCursor cursor = m_editor->textCursor();
        cursor.setPosition(cursor.selectionStart());
        m_editor->setTextCursor(cursor);
        search(false);
    });
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    connect(m_replace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
}

void FindBar::open(bool withReplace)
{
    const QString selected = m_editor->textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_text->setText(selected);
    const bool canReplace = withReplace && !m_editor->isReadOnly();
    for (QWidget *part : {static_cast<QWidget *>(m_replacement), static_cast<QWidget *>(m_replace),
                          static_cast<QWidget *>(m_replaceAll)})
        part->setVisible(canReplace);
    m_result->clear();
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::findNext()
{
    search(false);
}

void FindBar::findPrevious()
{
    search(true);
}

bool FindBar::search(bool backward)
{
    m_result->clear();
    widgets::setInvalid(m_text, false);
    if (m_text->text().isEmpty())
        return false;
    QTextDocument::FindFlags flags;
    flags.setFlag(QTextDocument::FindBackward, backward);
    flags.setFlag(QTextDocument::FindCaseSensitively, m_matchCase->isChecked());
    if (m_editor->find(m_text->text(), flags))
        return true;
    const QTextCursor before = m_editor->textCursor();
    m_editor->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (m_editor->find(m_text->text(), flags)) {
        m_result->setText(backward ? tr("Continued from the end") : tr("Continued from the start"));
        return true;
    }
    m_editor->setTextCursor(before);
    m_result->setText(tr("Not found"));
    widgets::setInvalid(m_text, true);
    return false;
}

void FindBar::replaceOne()
{
    QTextCursor cursor = m_editor->textCursor();
    const Qt::CaseSensitivity sensitivity = m_matchCase->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    if (cursor.hasSelection() && cursor.selectedText().compare(m_text->text(), sensitivity) == 0)
        cursor.insertText(m_replacement->text());
    search(false);
}

void FindBar::replaceAll()
{
    if (m_text->text().isEmpty())
        return;
    QTextDocument::FindFlags flags;
    flags.setFlag(QTextDocument::FindCaseSensitively, m_matchCase->isChecked());
    QTextDocument *text = m_editor->document();
    int count = 0;
    for (QTextCursor found = text->find(m_text->text(), 0, flags); !found.isNull();
         found = text->find(m_text->text(), found, flags)) {
        found.insertText(m_replacement->text());
        ++count;
    }
    m_result->setText(tr("%n replaced", "%n: number of places", count));
}

void FindBar::close()
{
    hide();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isReturn && m_replacement->hasFocus()) {
        replaceOne();
    } else if (isReturn) {
        search(event->modifiers().testFlag(Qt::ShiftModifier));
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FindBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace source

#include "moc_findbar.cpp"
