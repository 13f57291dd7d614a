#include "completer.h"

#include "completionpopup.h"
#include "document.h"
#include "sourceeditor.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>

namespace source {

namespace {

constexpr int DelayMs = 20;
constexpr int Page = 8;

/** How well a label matches what is typed: it begins with it, a word in it does, it contains it; -1: not at all. */
int rankOf(const QString &label, const QString &typed)
{
    if (typed.isEmpty())
        return 0;
    const qsizetype at = label.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at < 0)
        return -1;
    return at == 0 ? 0 : label.at(at - 1).isLetterOrNumber() ? 2 : 1;
}

QList<assist::CompletionItem> filtered(const assist::Completions &completions)
{
    const QString typed = QString::fromUtf8(completions.typed);
    QList<assist::CompletionItem> ranked[3];
    for (const assist::CompletionItem &one : completions.items) {
        const int rank = rankOf(one.label, typed);
        if (rank >= 0)
            ranked[rank].append(one);
    }
    return ranked[0] + ranked[1] + ranked[2];
}

} // namespace

Completer::Completer(SourceEditor &editor, const document::Document &document)
    : QObject(&editor)
    , m_editor(editor)
    , m_popup(new CompletionPopup(editor.viewport()))
    , m_complete(new QAction(this))
{
    m_complete->setObjectName(u"sourceComplete"_qs);
    m_complete->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Space));
    m_complete->setShortcutContext(Qt::WidgetShortcut);
    editor.addAction(m_complete);
    const auto refresh = [this] { m_complete->setEnabled(!m_editor.isReadOnly()); };
    connect(&document, &document::Document::historyChanged, m_complete, refresh);
    refresh();
    retranslate();
    m_soon.setSingleShot(true);
    m_soon.setInterval(DelayMs);
    editor.installEventFilter(this);
    connect(m_complete, &QAction::triggered, this, &Completer::complete);
    connect(&m_soon, &QTimer::timeout, this, [this] { offer(false); });
    connect(&editor, &SourceEditor::typed, this, &Completer::takeTyped);
    connect(m_popup, &CompletionPopup::chosen, this, &Completer::take);
    connect(&editor, &SourceEditor::caretsChanged, this, [this] {
        // Typing asks again afterwards; another move of the cursor closes the list.
        if (m_popup->isVisible() && !m_soon.isActive())
            m_soon.start();
    });
    connect(&editor, &SourceEditor::viewScrolled, this, &Completer::close);
}

void Completer::retranslate()
{
    m_complete->setText(tr("Complete"));
}

void Completer::complete()
{
    offer(true);
}

void Completer::takeTyped(const QString &text)
{
    const QChar last = text.isEmpty() ? QChar() : text.back();
    const bool begins = last.isLetterOrNumber() || last == u'$' || last == u'#' || last == u'/' || last == u'"' ||
                        last == u'\'' || last == u' ' || last == u'-';
    if (begins || (m_popup->isVisible() && text.isEmpty()))
        m_soon.start();
    else
        close();
}

void Completer::offer(bool isAsked)
{
    m_soon.stop();
    if (m_editor.isReadOnly() || m_editor.carets().count() > 1 || m_editor.selection().length > 0) {
        close();
        return;
    }
    const assist::Completions found = assist::completionsAt(m_editor.snapshot(), m_editor.cursorOffset(),
                                                            m_editor.assistContext());
    const QList<assist::CompletionItem> items = filtered(found);
    // What is already written in full is no news.
    const bool isComplete = items.size() == 1 && items.constFirst().label.toUtf8() == found.typed;
    if (items.isEmpty() || (isComplete && !isAsked)) {
        close();
        return;
    }
    // Return after a blank is a new line, until the user has chosen an item.
    m_popup->showItems(items, m_editor.caretRect(m_editor.cursorOffset()), isAsked || !found.typed.isEmpty());
}

void Completer::take()
{
    const assist::CompletionItem *current = m_popup->current();
    if (!current)
        return;
    const assist::CompletionItem item = *current;
    close();
    const qsizetype cursor = item.replaced.offset + item.cursor;
    m_editor.edit({{{item.replaced.offset, item.replaced.length, item.text}}, Carets({cursor, cursor})},
                  tr("Complete %1", "%1: key or value").arg(item.label));
    m_soon.stop();
    // A key is followed by its value.
    if (item.kind == assist::CompletionItem::Kind::Key)
        m_soon.start();
}

void Completer::close()
{
    m_soon.stop();
    m_popup->hide();
}

bool Completer::takesKey(const QKeyEvent &event) const
{
    if (!m_popup->isVisible() || event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Escape:
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        return m_popup->current() != nullptr;
    default:
        return false;
    }
}

bool Completer::pressKey(const QKeyEvent &event)
{
    if (!takesKey(event))
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
        m_popup->step(-1);
        break;
    case Qt::Key_Down:
        m_popup->step(1);
        break;
    case Qt::Key_PageUp:
        m_popup->step(-Page);
        break;
    case Qt::Key_PageDown:
        m_popup->step(Page);
        break;
    case Qt::Key_Escape:
        close();
        break;
    default:
        take();
    }
    return true;
}

bool Completer::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (!takesKey(*static_cast<QKeyEvent *>(event)))
            break;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    case QEvent::FocusOut:
        close();
        break;
    case QEvent::LanguageChange:
        retranslate();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace source

#include "moc_completer.cpp"
