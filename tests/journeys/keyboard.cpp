#include "keyboard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>

#include <algorithm>

namespace support {

namespace {

/** More stops than the longest page has. */
constexpr int MostStops = 400;
constexpr int MostRows = 200;
/** A control that is at most as many stops away is reached with Tab as fast as by its name. */
constexpr int NearStops = 3;

/** A combo box, a view, or the field in them: the control that the user sees. */
QString labelOf(const QWidget *widget)
{
    return widget ? widget->accessibleName() : QString();
}

QString focusName()
{
    const QWidget *focus = QApplication::focusWidget();
    return focus ? u"%1 “%2”"_qs.arg(QLatin1String(focus->metaObject()->className()), labelOf(focus)) : u"nothing"_qs;
}

bool failed()
{
    return QTest::currentTestFailed();
}

/** No user is faster than the event loop: a new page is shown before the next key. */
void settle()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/** How often Tab must be pressed until a control with this label has the focus; MostStops if it leads to none. */
int stopsTo(const QString &label)
{
    const QWidget *start = QApplication::focusWidget();
    int stops = 0;
    for (const QWidget *next = start ? start->nextInFocusChain() : nullptr; next && next != start;
         next = next->nextInFocusChain()) {
        if (!next->isVisible() || !next->isEnabled() || (next->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        ++stops;
        if (labelOf(next) == label)
            return stops;
    }
    return MostStops;
}

/** Who sees two controls with one label goes to the one that is meant with Tab. */
bool isOnlyOne(const QWidget &window, const QString &label)
{
    const QList<QWidget *> all = window.findChildren<QWidget *>();
    return std::count_if(all.begin(), all.end(), [&label](const QWidget *one) {
               return one->isVisible() && one->isEnabled() && (one->focusPolicy() & Qt::TabFocus) != 0 &&
                      labelOf(one) == label;
           }) == 1;
}

/** A button is pressed when the palette goes to it. */
bool isButton(const QWidget &window, const QString &label)
{
    const QList<QAbstractButton *> all = window.findChildren<QAbstractButton *>();
    return std::any_of(all.begin(), all.end(),
                       [&label](const QWidget *one) { return one->isVisible() && labelOf(one) == label; });
}

} // namespace

/** Popups get the keys of the window below them. */
QWidget *Keyboard::target() const
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        if (auto *line = qobject_cast<QLineEdit *>(popup->focusWidget()))
            return line;
        auto *view = popup->findChild<QAbstractItemView *>();
        return view ? view : popup->focusWidget() ? popup->focusWidget() : popup;
    }
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *focus = QApplication::focusWidget();
    if (modal && (!focus || focus->window() != modal))
        return modal->focusWidget() ? modal->focusWidget() : modal;
    return focus ? focus : &m_window;
}

void Keyboard::press(QKeyCombination keys)
{
    if (failed())
        return;
    activateAgain();
    ++m_actions;
    if (keys.key() == Qt::Key_Tab)
        ++m_tabs;
    QTest::keyClick(target(), keys.key(), keys.keyboardModifiers());
    settle();
}

void Keyboard::write(const QString &text)
{
    ++m_actions;
    for (const QChar c : text) {
        if (failed())
            return;
        if (c == u'\n')
            QTest::keyClick(target(), Qt::Key_Return);
        else
            QTest::sendKeyEvent(QTest::Click, target(), Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
    settle();
}

void Keyboard::writeLines(const QStringList &lines)
{
    // The editor of the next line opens after that of the line before has closed.
    const auto isAtNewLine = [] {
        const auto *line = qobject_cast<const QLineEdit *>(QApplication::focusWidget());
        return line && line->text().isEmpty();
    };
    for (const QString &line : lines) {
        if (failed())
            return;
        QTRY_VERIFY2(isAtNewLine(), qPrintable(line + u": the focus is in "_qs + focusName()));
        write(line);
        press(Qt::Key_Return);
    }
    QTRY_VERIFY2(isAtNewLine(), qPrintable(u"the focus is in "_qs + focusName()));
    press(Qt::Key_Escape);
    waitForCell();
}

/** Uses the command palette where the control is more than a few stops away. */
bool Keyboard::useByName(const QString &label)
{
    if (failed() || QApplication::activePopupWidget() || QApplication::activeModalWidget() ||
        stopsTo(label) <= NearStops || !isOnlyOne(m_window, label))
        return false;
    press(Qt::CTRL | Qt::Key_K);
    const QWidget *palette = QApplication::activeModalWidget();
    const auto *list = palette ? palette->findChild<QListWidget *>() : nullptr;
    if (!list)
        return false;
    write(label);
    for (int row = 0; row < list->count() && list->currentItem()->text() != label; ++row)
        press(Qt::Key_Down);
    if (!list->currentItem() || list->currentItem()->text() != label) {
        press(Qt::Key_Escape);
        return false;
    }
    press(Qt::Key_Return);
    activateAgain();
    return true;
}

void Keyboard::focus(const QString &label)
{
    if (failed() || labelOf(QApplication::focusWidget()) == label)
        return;
    if (!isButton(m_window, label) && useByName(label))
        return;
    QStringList seen;
    for (int stop = 0; stop < MostStops; ++stop) {
        press(Qt::Key_Tab);
        const QString here = labelOf(QApplication::focusWidget());
        if (here == label)
            return;
        if (!seen.contains(focusName()))
            seen.append(focusName());
    }
    QFAIL(qPrintable(u"Tab leads to no control “%1”, but to: %2"_qs.arg(label, seen.join(u", "_qs))));
}

void Keyboard::fill(const QString &label, const QString &text)
{
    focus(label);
    press(Qt::CTRL | Qt::Key_A);
    if (text.isEmpty())
        press(Qt::Key_Delete);
    write(text);
}

void Keyboard::push(const QString &label)
{
    if (labelOf(QApplication::focusWidget()) != label && useByName(label))
        return;
    focus(label);
    press(Qt::Key_Space);
}

void Keyboard::chooseIn(QComboBox &box, const QString &entry)
{
    press(Qt::ALT | Qt::Key_Down);
    QTRY_VERIFY(QApplication::activePopupWidget());
    press(Qt::Key_Home);
    for (int row = 0; row < MostRows && !failed(); ++row) {
        if (box.view()->currentIndex().data().toString() == entry) {
            press(Qt::Key_Return);
            QTRY_VERIFY(!QApplication::activePopupWidget());
            return activateAgain();
        }
        press(Qt::Key_Down);
    }
    QStringList entries;
    for (int row = 0; row < box.count(); ++row)
        entries.append(box.itemText(row));
    QFAIL(qPrintable(u"“%1” is not offered, but: %2"_qs.arg(entry, entries.join(u", "_qs))));
}

void Keyboard::choose(const QString &label, const QString &entry)
{
    focus(label);
    if (failed())
        return;
    auto *box = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY2(box, qPrintable(label));
    chooseIn(*box, entry);
}

void Keyboard::pick(const QString &button, const QString &entry)
{
    push(button);
    if (failed())
        return;
    QTRY_VERIFY2(qobject_cast<QMenu *>(QApplication::activePopupWidget()), qPrintable(button));
    const auto *menu = static_cast<QMenu *>(QApplication::activePopupWidget());
    QStringList entries;
    for (int row = 0; row < MostRows && !failed(); ++row) {
        press(Qt::Key_Down);
        const QString here = menu->activeAction() ? menu->activeAction()->text() : QString();
        if (here == entry) {
            press(Qt::Key_Return);
            return activateAgain();
        }
        if (!entries.contains(here))
            entries.append(here);
    }
    QFAIL(qPrintable(u"“%1” is not offered, but: %2"_qs.arg(entry, entries.join(u", "_qs))));
}

void Keyboard::run(const QString &command)
{
    press(Qt::CTRL | Qt::Key_K);
    write(command);
    press(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
}

/** The offscreen platform has no window manager, which would activate the window below a closed one. */
void Keyboard::activateAgain()
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() ||
        QApplication::activeWindow() == &m_window)
        return;
    m_window.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &m_window);
}

QAbstractItemView *Keyboard::focusedView() const
{
    return qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
}

void Keyboard::goToRow(const QString &view, const QString &text)
{
    if (labelOf(QApplication::focusWidget()) != view)
        focus(view);
    if (failed())
        return;
    QVERIFY2(focusedView(), qPrintable(view));
    press(Qt::CTRL | Qt::Key_Home);
    press(Qt::Key_Home);
    QStringList seen;
    for (int row = 0; row < MostRows; ++row) {
        const QModelIndex current = focusedView()->currentIndex();
        const QString here = current.siblingAtColumn(0).data().toString();
        if (here == text)
            return;
        seen.append(here);
        press(Qt::Key_Down);
        if (focusedView()->currentIndex() == current)
            break;
    }
    QFAIL(qPrintable(u"%1 has no row “%2”, but: %3"_qs.arg(view, text, seen.join(u", "_qs))));
}

void Keyboard::open(const QString &view, const QString &row)
{
    goToRow(view, row);
    press(Qt::Key_Return);
}

void Keyboard::goToColumn(const QString &heading)
{
    waitForCell();
    if (failed())
        return;
    const auto here = [this] {
        const QModelIndex current = focusedView()->currentIndex();
        return current.model()->headerData(current.column(), Qt::Horizontal).toString();
    };
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
        for (int column = 0; column < focusedView()->model()->columnCount() && here() != heading; ++column)
            press(key);
    }
    QCOMPARE(here(), heading);
}

/** The editor of a cell is closed after its event. */
void Keyboard::waitForCell()
{
    if (failed())
        return;
    QTRY_VERIFY2((activateAgain(), focusedView()), qPrintable(u"the focus is in "_qs + focusName()));
}

void Keyboard::finishCell(const QString &text)
{
    press(Qt::CTRL | Qt::Key_A);
    write(text);
    press(Qt::Key_Return);
    waitForCell();
}

void Keyboard::fillCell(const QString &heading, const QString &text)
{
    goToColumn(heading);
    press(Qt::Key_F2);
    if (!failed())
        QVERIFY2(!focusedView(), qPrintable(heading + u" can't be edited"_qs));
    finishCell(text);
}

void Keyboard::chooseInCell(const QString &heading, const QString &entry)
{
    goToColumn(heading);
    press(Qt::Key_F2);
    if (failed())
        return;
    auto *box = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY2(box, qPrintable(heading + u" has no list"_qs));
    chooseIn(*box, entry);
    waitForCell();
}

void Keyboard::checkCell(const QString &heading)
{
    goToColumn(heading);
    press(Qt::Key_Space);
}

} // namespace support
