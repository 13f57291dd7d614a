#include "typist.h"

#include "fieldbinding.h"
#include "mainwindow.h"
#include "oracle.h"
#include "sourceeditor.h"
#include "walkreport.h"
#include "workspace.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTest>
#include <QThreadPool>

#include <algorithm>

namespace walk {

namespace {

constexpr int InvalidPercent = 8;
constexpr int FirstNumber = 7'000'000;

bool isSecret(const QWidget *control)
{
    const auto *line = qobject_cast<const QLineEdit *>(control);
    // A password can be shown.
    return line && (line->echoMode() != QLineEdit::Normal || line->objectName().endsWith(u"Password"));
}

designer::FieldKind kindOf(const QWidget *control)
{
    const designer::FieldBinding *binding = bindingOf(*control);
    return binding ? binding->kind() : designer::FieldKind::Line;
}

/** The word itself: a number in a field for numbers. */
QString wordFor(const QWidget *control, int act)
{
    return kindOf(control) == designer::FieldKind::Number ? QString::number(FirstNumber + act) : wordOfNumber(act + 1);
}

/** A whole text with the word that is valid in the place of the text before. */
QString replacementFor(const QWidget *control, const QString &before, const QString &word)
{
    if (isSecret(control))
        return u"env://"_qs + word;
    if (before.startsWith(u'/'))
        return u'/' + word;
    if (before.startsWith(u"http"))
        return u"https://%1.example/"_qs.arg(word);
    return word;
}

/** In a line, the keys with Ctrl belong to the table around it. */
QKeyCombination beginOf(const QWidget *control)
{
    return qobject_cast<const QLineEdit *>(control) ? QKeyCombination(Qt::Key_Home) : Qt::CTRL | Qt::Key_Home;
}

QKeyCombination endOf(const QWidget *control)
{
    return qobject_cast<const QLineEdit *>(control) ? QKeyCombination(Qt::Key_End) : Qt::CTRL | Qt::Key_End;
}

bool hasFocus(const QWidget *control)
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && (focus == control || control->isAncestorOf(focus));
}

QWidget *keyTarget(window::MainWindow &window)
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        auto *view = popup->findChild<QAbstractItemView *>();
        return view ? view : popup->focusWidget() ? popup->focusWidget() : popup;
    }
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *focus = QApplication::focusWidget();
    if (modal && (!focus || focus->window() != modal))
        return modal->focusWidget() ? modal->focusWidget() : modal;
    return focus ? focus : &window;
}

/** The offscreen platform has no window manager, which would activate the window below a closed one. */
void activateAgain(window::MainWindow &window)
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || window.isActiveWindow())
        return;
    window.activateWindow();
    settle();
}

} // namespace

void settle()
{
    for (int round = 0; round < 2; ++round) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void finishWork()
{
    do {
        QThreadPool::globalInstance()->waitForDone();
        settle();
    } while (QThreadPool::globalInstance()->activeThreadCount() > 0);
}

void press(window::MainWindow &window, QKeyCombination keys)
{
    activateAgain(window);
    QTest::keyClick(keyTarget(window), keys.key(), keys.keyboardModifiers());
    settle();
}

void write(window::MainWindow &window, const QString &text)
{
    activateAgain(window);
    for (const QChar c : text)
        QTest::sendKeyEvent(QTest::Click, keyTarget(window), Qt::Key_unknown, QString(c), Qt::NoModifier);
    settle();
}

void clickOn(QWidget &control)
{
    const QPointer<QWidget> guarded(&control);
    for (QWidget *parent = control.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent))
            area->ensureWidgetVisible(&control);
    }
    settle();
    if (!guarded || !guarded->isVisible())
        return;
    auto *area = qobject_cast<QAbstractScrollArea *>(&control);
    QTest::mouseClick(area ? area->viewport() : &control, Qt::LeftButton);
    settle();
}

void clickOn(QAbstractItemView &view, const QModelIndex &entry)
{
    const QPersistentModelIndex kept(entry);
    const QPointer<QAbstractItemView> guarded(&view);
    for (QWidget *parent = view.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent))
            area->ensureWidgetVisible(&view);
    }
    view.scrollTo(entry);
    settle();
    if (!guarded || !kept.isValid())
        return;
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(kept).center());
    settle();
}

QString nameOf(const QModelIndex &entry)
{
    const QString first = entry.siblingAtColumn(0).data().toString();
    return entry.column() == 0 ? first : u"%1, column %2"_qs.arg(first, QString::number(entry.column()));
}

void Typist::typeIntoField(Dice &dice, int act, Effect &effect)
{
    effect.kind = u"type"_qs;
    const QList<Field> fields = editableFieldsOf(m_window);
    if (fields.isEmpty()) {
        effect.text = u"no control to type into"_qs;
        return;
    }
    const Field field = dice.of(fields);
    clickOn(*field.widget);
    if (!field.widget || !hasFocus(field.widget)) {
        effect.text = u"click %1, which does not get the focus"_qs.arg(field.name);
        reportCount(figure::NoFocus);
        const bool canBeTyped = field.widget && field.widget->isVisible() && field.widget->isEnabled();
        if (canBeTyped && m_window.isActiveWindow() && !QApplication::activeModalWidget())
            reportViolation(u"focus: %1 is clicked and does not get it"_qs.arg(field.name),
                            QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString());
        return;
    }
    typeInto({field.widget, field.name, field.definition}, dice, act, effect);
}

bool Typist::typeIntoCell(Dice &dice, int act, Effect &effect)
{
    effect.kind = u"type in cell"_qs;
    struct Cell {
        QAbstractItemView *view;
        QModelIndex index;
    };
    QList<Cell> cells;
    for (QAbstractItemView *view : viewsOf(m_window)) {
        if (view->editTriggers() == QAbstractItemView::NoEditTriggers)
            continue;
        for (const QModelIndex &entry : entriesOf(*view)) {
            if (entry.flags().testFlags(Qt::ItemIsEditable | Qt::ItemIsEnabled))
                cells.append({view, entry});
        }
    }
    if (cells.isEmpty())
        return false;
    const Cell cell = dice.of(cells);
    const QPersistentModelIndex index(cell.index);
    const QPointer<QAbstractItemView> view(cell.view);
    const QString place = u"%1 cell “%2”"_qs.arg(view->objectName(), nameOf(cell.index));
    clickOn(*view, index);
    if (view && index.isValid() && dice.chance(25)) {
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
        settle();
    } else
        press(m_window, Qt::Key_F2);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (!view || !editor || !view->viewport()->isAncestorOf(editor)) {
        if (!view || !hasFocus(view)) {
            effect.text = u"click %1, which does not get the focus"_qs.arg(place);
            reportCount(figure::NoFocus);
            return true;
        }
        // A list of choices.
        press(m_window, Qt::Key_Escape);
        effect.text = u"open and leave %1"_qs.arg(place);
        return true;
    }
    Target target{editor, view->objectName() + u" cell"_qs};
    for (const Field &field : fieldsOf(m_window)) {
        if (field.widget == editor)
            target.definition = field.definition;
    }
    typeInto(target, dice, act, effect);
    effect.text += u" (%1)"_qs.arg(place);
    return true;
}

void Typist::typeInto(const Target &target, Dice &dice, int act, Effect &effect)
{
    const QString before = textOf(*target.control);
    const QString word = wordFor(target.control, act);
    const bool isInvalid = dice.chance(InvalidPercent) && !isSecret(target.control);
    const bool isList = kindOf(target.control) == designer::FieldKind::Lines;
    QString text = isInvalid ? u"bad { "_qs + word : word;
    // Text before or after a reference is a secret itself, which no recovery record has.
    switch (isSecret(target.control) ? 0 : dice.below(3)) {
    case 0:
        text = isInvalid ? text : replacementFor(target.control, before, word);
        m_oracle.noteReplaced(before);
        press(m_window, Qt::CTRL | Qt::Key_A);
        break;
    case 1:
        text = isList && !before.isEmpty() ? u", "_qs + text : text;
        press(m_window, endOf(target.control));
        break;
    default:
        text = isList && !before.isEmpty() ? text + u", "_qs : before.startsWith(u'/') ? u'/' + text : text;
        press(m_window, beginOf(target.control));
    }
    Target typed = target;
    if (const designer::FieldBinding *binding = target.control ? bindingOf(*target.control) : nullptr)
        typed.place = binding->place().pointer;
    write(m_window, text);
    effect.text = u"type “%1” into %2"_qs.arg(text, target.name);
    noteTyped(typed, word, act, before, effect);
    endTyping(typed, dice, effect);
}

void Typist::noteTyped(const Target &target, const QString &word, int act, const QString &before, Effect &effect)
{
    const QString now = target.control ? textOf(*target.control) : QString();
    if (now.contains(word) || m_oracle.isInDocuments(word)) {
        const Word typed{word, target.name, target.definition ? target.definition->path() : QString(), act};
        m_oracle.noteTyped(typed, {target.control, target.place, target.definition});
        return;
    }
    if (!target.control || now != before)
        reportViolation(u"typing: %1"_qs.arg(target.name),
                        u"“%1” was typed where “%2” was, and the control shows “%3”"_qs.arg(word, before, now));
    effect.text += u", which takes no text"_qs;
    reportCount(figure::NotTaken);
}

void Typist::endTyping(const Target &target, Dice &dice, Effect &effect)
{
    const int end = dice.below(100);
    if (end < 55) {
        effect.text += u", and leave it half typed"_qs;
    } else if (end < 75) {
        press(m_window, Qt::Key_Return);
        effect.text += u", Return"_qs;
    } else if (end < 95) {
        press(m_window, Qt::Key_Tab);
        effect.text += u", Tab"_qs;
    } else {
        effect.discarded.unite(m_oracle.wordsIn(target.control ? textOf(*target.control) : QString()));
        press(m_window, Qt::Key_Escape);
        effect.text += u", Escape"_qs;
    }
}

bool Typist::typeIntoSource(Dice &dice, int act, Effect &effect)
{
    effect.kind = u"type in Source"_qs;
    const QList<source::SourceEditor *> editors = controlsOf<source::SourceEditor>(m_window);
    if (editors.isEmpty())
        return false;
    source::SourceEditor *editor = dice.of(editors);
    const QRect area = editor->viewport()->rect();
    QTest::mouseClick(editor->viewport(), Qt::LeftButton, {},
                      {area.width() / 3 + dice.below(area.width() / 2), dice.below(area.height())});
    settle();
    const QString word = wordOfNumber(act + 1);
    QString text = word;
    if (dice.chance(50)) {
        press(m_window, Qt::CTRL | Qt::Key_End);
        text = u"x-%1: %1"_qs.arg(word);
    } else
        press(m_window, Qt::Key_End);
    // It can be typed into the middle of a word.
    effect.mayRemoveText = true;
    write(m_window, text);
    press(m_window, Qt::Key_Escape);
    if (m_oracle.isInDocuments(word))
        m_oracle.noteTyped({word, u"Source"_qs, editor->definition().path(), act},
                           {editor, std::nullopt, &editor->definition()});
    effect.text = u"type “%1” into Source"_qs.arg(text);
    return true;
}

} // namespace walk
