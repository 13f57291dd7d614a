#include "findbar.h"

#include "heading.h"
#include "naming.h"
#include "sourceeditor.h"
#include "theme.h"
#include "worker.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace source {

namespace {
constexpr int SearchDelayMs = 150;
}

FindBar::FindBar(SourceEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
{
    setObjectName(u"findBar"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    hide();
}

void FindBar::buildWidgets()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(newSearchRow());
    m_replaceRow = newReplaceRow();
    column->addWidget(m_replaceRow);
}

QWidget *FindBar::newSearchRow()
{
    auto *row = new QWidget(this);
    m_text = new QLineEdit(row);
    m_matchCase = new QCheckBox(row);
    m_wholeWords = new QCheckBox(row);
    m_regularExpression = new QCheckBox(row);
    m_previous = new QToolButton(row);
    m_next = new QToolButton(row);
    m_close = new QToolButton(row);
    m_result = new widgets::ToneLabel(QString(), theme::Role::Muted, row);
    m_result->setWordWrap(false);
    m_result->setObjectName(u"findResult"_qs);
    m_text->setObjectName(u"findText"_qs);
    m_matchCase->setObjectName(u"findMatchCase"_qs);
    m_wholeWords->setObjectName(u"findWholeWords"_qs);
    m_regularExpression->setObjectName(u"findRegularExpression"_qs);
    m_previous->setObjectName(u"findPrevious"_qs);
    m_next->setObjectName(u"findNext"_qs);
    m_close->setObjectName(u"findClose"_qs);
    m_previous->setIcon(theme::icon(theme::Icon::ChevronUp));
    m_next->setIcon(theme::icon(theme::Icon::ChevronDown));
    m_close->setIcon(theme::icon(theme::Icon::Close));
    for (QToolButton *button : {m_previous, m_next, m_close})
        button->setAutoRaise(true);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_text, 1);
    for (QWidget *part : {static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_next),
                          static_cast<QWidget *>(m_matchCase), static_cast<QWidget *>(m_wholeWords),
                          static_cast<QWidget *>(m_regularExpression), static_cast<QWidget *>(m_result)})
        line->addWidget(part);
    line->addStretch(1);
    line->addWidget(m_close);
    return row;
}

QWidget *FindBar::newReplaceRow()
{
    auto *row = new QWidget(this);
    m_replacement = new QLineEdit(row);
    m_replace = new QPushButton(row);
    m_replaceAll = new QPushButton(row);
    m_replacement->setObjectName(u"replaceText"_qs);
    m_replace->setObjectName(u"replaceOne"_qs);
    m_replaceAll->setObjectName(u"replaceAll"_qs);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_replacement, 1);
    line->addWidget(m_replace);
    line->addWidget(m_replaceAll);
    line->addStretch(2);
    return row;
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
    m_replacement->setToolTip(tr("With a regular expression, $1 to $9 are its groups and $0 is the whole match."));
    widgets::setButtonText(m_matchCase, tr("Match case"));
    widgets::setButtonText(m_wholeWords, tr("Whole words"));
    widgets::setButtonText(m_regularExpression, tr("Regular expression"));
    widgets::setButtonText(m_replace, tr("Replace"));
    widgets::setButtonText(m_replaceAll, tr("Replace all"));
    name(m_previous, tr("Find previous"));
    name(m_next, tr("Find next"));
    name(m_close, tr("Close find"));
    if (!m_result->text().isEmpty())
        showCount(false);
}

void FindBar::connectAll()
{
    m_searchSoon.setSingleShot(true);
    m_searchSoon.setInterval(SearchDelayMs);
    connect(&m_searchSoon, &QTimer::timeout, this, [this] { search(Then::Nothing); });
    connect(&m_editor.definition().document(), &document::Document::changed, this, [this] {
        m_isFound = false;
        if (isVisible())
            m_searchSoon.start();
    });
    connect(m_text, &QLineEdit::textEdited, this, [this] { search(Then::FromHere); });
    for (QCheckBox *box : {m_matchCase, m_wholeWords, m_regularExpression})
        connect(box, &QCheckBox::toggled, this, [this] { search(Then::FromHere); });
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    connect(m_replace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
}

SearchPattern FindBar::pattern() const
{
    return {m_text->text(), m_matchCase->isChecked(), m_wholeWords->isChecked(), m_regularExpression->isChecked()};
}

void FindBar::open(bool withReplace)
{
    const QString selected = m_editor.selectedText();
    if (!selected.isEmpty() && !selected.contains(u'\n') && !m_regularExpression->isChecked())
        m_text->setText(selected);
    m_replaceRow->setVisible(withReplace && !m_editor.isReadOnly());
    m_result->clear();
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
    search(Then::Nothing);
}

void FindBar::findNext()
{
    search(Then::Next);
}

void FindBar::findPrevious()
{
    search(Then::Previous);
}

void FindBar::search(Then then)
{
    m_searchSoon.stop();
    if (then != Then::FromHere && m_isFound) {
        step(then);
        return;
    }
    m_running.cancel();
    m_isFound = false;
    m_then = then;
    const auto run = [snapshot = m_editor.snapshot(), pattern = pattern()]() -> base::Result<FoundMatches> {
        return findMatches(snapshot, pattern);
    };
    m_running = base::runOnWorker(this, run, [this](const base::Result<FoundMatches> &found) {
        if (found)
            take(*found);
    });
}

void FindBar::take(const FoundMatches &found)
{
    m_found = found;
    m_isFound = true;
    m_editor.setMatches(isVisible() ? m_found.spans : QList<base::Span>());
    if (m_then == Then::Nothing)
        showCount(false);
    else
        step(std::exchange(m_then, Then::Nothing));
}

void FindBar::step(Then then)
{
    if (then == Then::Nothing || m_found.spans.isEmpty()) {
        showCount(false);
        return;
    }
    const QList<base::Span> &spans = m_found.spans;
    const base::Span selection = m_editor.selection();
    const auto startsBefore = [](const base::Span &one, qsizetype at) { return one.offset < at; };
    qsizetype index = std::lower_bound(spans.cbegin(), spans.cend(), selection.offset, startsBefore) - spans.cbegin();
    if (then == Then::Next && index < spans.size() && spans.at(index) == selection)
        ++index;
    if (then == Then::Previous)
        --index;
    const bool hasWrapped = index < 0 || index >= spans.size();
    index = index < 0 ? spans.size() - 1 : index >= spans.size() ? 0 : index;
    m_editor.showSpan(spans.at(index));
    showCount(hasWrapped && then != Then::FromHere);
}

void FindBar::showCount(bool hasWrapped)
{
    const QList<base::Span> &spans = m_found.spans;
    const bool isWrong = !m_found.patternError.isEmpty();
    widgets::setInvalid(m_text, isWrong || (spans.isEmpty() && !m_text->text().isEmpty()));
    if (isWrong) {
        m_result->setText(tr("Not a regular expression: %1", "%1: reason").arg(m_found.patternError));
        return;
    }
    if (spans.isEmpty()) {
        m_result->setText(m_text->text().isEmpty() ? QString() : tr("Not found"));
        return;
    }
    const qsizetype index = spans.indexOf(m_editor.selection());
    const QString count = m_found.isCut ? tr("more than %n", "%n: number of places", int(spans.size()))
                                        : QString::number(spans.size());
    QString text = index < 0 ? tr("%n found", "%n: number of places", int(spans.size()))
                             : tr("%1 of %2", "%1: number of a place, %2: how many there are")
                                   .arg(QString::number(index + 1), count);
    if (hasWrapped)
        text = tr("%1, continued at the other end", "%1: 3 of 12").arg(text);
    m_result->setText(text);
}

void FindBar::replaceOne()
{
    const QString text = replacementAt(m_editor.snapshot(), pattern(), m_replacement->text(), m_editor.selection());
    if (m_editor.selection().length > 0 && !text.isNull())
        m_editor.replace(m_editor.selection(), text, tr("Replace"));
    search(Then::Next);
}

/** On a worker, as the text around all places is read again. The text can change meanwhile; then nothing happens. */
void FindBar::replaceAll()
{
    if (m_text->text().isEmpty() || m_editor.isReadOnly())
        return;
    m_editor.finishTyping();
    const document::Snapshot before = m_editor.snapshot();
    const auto run = [before, pattern = pattern(),
                      replacement = m_replacement->text()]() -> base::Result<ReplacedMatches> {
        return replaceMatches(before, pattern, replacement);
    };
    m_replaceAll->setEnabled(false);
    base::runOnWorker(this, run, [this, before](const base::Result<ReplacedMatches> &replaced) {
        m_replaceAll->setEnabled(true);
        if (!replaced)
            return;
        document::Document &text = m_editor.definition().document();
        const document::Document::Step step(text, tr("Replace all"));
        if (replaced->count > 0 && !text.apply(before, replaced->edited)) {
            m_result->setText(tr("The text changed. Replace again."));
            return;
        }
        m_searchSoon.stop();
        if (replaced->isTooLarge) {
            m_result->setText(tr("The text would be too large. Nothing was replaced."));
            return;
        }
        m_result->setText(tr("%n replaced", "%n: number of places", replaced->count));
    });
}

void FindBar::close()
{
    hide();
    m_editor.setMatches({});
    m_editor.setFocus(Qt::OtherFocusReason);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isReturn && m_replacement->hasFocus())
        replaceOne();
    else if (isReturn)
        search(event->modifiers().testFlag(Qt::ShiftModifier) ? Then::Previous : Then::Next);
    else
        QWidget::keyPressEvent(event);
}

void FindBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace source

#include "moc_findbar.cpp"
