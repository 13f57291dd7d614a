#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QUrl>

#include <algorithm>

namespace support {

// Drives a window as a user does: by mouse and keyboard, on controls that are found by their object names.

/** The control of that name. Ends the test program if there is none, with the name in the log. */
template<typename Widget = QWidget>
Widget *control(const QWidget &page, QAnyStringView name)
{
    auto *found = page.findChild<Widget *>(name.toString());
    if (!found)
        qFatal("no control called %s", qPrintable(name.toString()));
    return found;
}

inline void click(const QWidget &page, QAnyStringView name)
{
    QTest::mouseClick(control(page, name), Qt::LeftButton);
}

/** Clicks the row of a list, a tree or a table. */
inline void clickRow(const QAbstractItemView &view, const QModelIndex &index,
                     Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, view.visualRect(index).center());
}

/** Replaces the text of a field by typing. A line break is typed as Return. */
inline void type(const QWidget &page, QAnyStringView name, const QString &text)
{
    auto *field = control(page, name);
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        QTest::keyClick(field, Qt::Key_Delete);
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClicks(field, lines.at(i));
    }
}

/** Adds entries to a list: each is typed into the row for a new entry and completed by Return. */
inline void typeEntries(const QWidget &page, QAnyStringView name, const QStringList &entries)
{
    auto *list = control<QAbstractItemView>(page, name);
    for (const QString &entry : entries) {
        list->setFocus(Qt::TabFocusReason);
        list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        QTest::keyClick(list, Qt::Key_Return);
        auto *line = qobject_cast<QLineEdit *>(list->focusWidget());
        QVERIFY(line);
        QTest::keyClicks(line, entry);
        QTest::keyClick(line, Qt::Key_Return);
        if (auto *next = qobject_cast<QLineEdit *>(list->focusWidget()); next && next != line)
            QTest::keyClick(next, Qt::Key_Escape);
    }
}

/** Removes all entries of a list with Delete. */
inline void clearEntries(const QWidget &page, QAnyStringView name)
{
    auto *list = control<QAbstractItemView>(page, name);
    list->setFocus(Qt::TabFocusReason);
    list->setCurrentIndex(list->model()->index(0, 0));
    for (int entries = list->model()->rowCount() - 1; entries > 0; --entries)
        QTest::keyClick(list, Qt::Key_Delete);
}

/** The texts of the entries of a list. */
inline QStringList entriesOf(const QWidget &page, QAnyStringView name)
{
    const QAbstractItemModel *model = control<QAbstractItemView>(page, name)->model();
    QStringList entries;
    for (int row = 0; row < model->rowCount() - 1; ++row)
        entries.append(model->index(row, 0).data().toString());
    return entries;
}

/** Opens the editor of a cell, replaces its text, and presses Return. Returns the editor, which is closed soon if the
 * text is accepted. */
inline QLineEdit *submitCell(const QWidget &page, QAnyStringView table, int row, int column, const QString &text)
{
    auto *view = control<QTableView>(page, table);
    view->setFocus(Qt::TabFocusReason);
    view->setCurrentIndex(view->model()->index(row, column));
    QTest::keyClick(view, Qt::Key_F2);
    auto *editor = view->findChild<QLineEdit *>();
    if (!editor)
        return nullptr;
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    return editor;
}

/** Opens the editor of a cell, replaces its text, and ends with Return. */
inline void typeIntoCell(const QWidget &page, QAnyStringView table, int row, int column, const QString &text)
{
    QVERIFY(submitCell(page, table, row, column, text));
    QTRY_VERIFY(!control<QTableView>(page, table)->findChild<QLineEdit *>());
}

/** As typeIntoCell(), for a text that the table refuses: it stays in the editor until Escape. */
inline void refuseInCell(const QWidget &page, QAnyStringView table, int row, int column, const QString &text)
{
    auto *editor = submitCell(page, table, row, column, text);
    QVERIFY(editor && editor->isVisible());
    QCOMPARE(editor->text(), text);
    QTest::keyClick(editor, Qt::Key_Escape);
    QTRY_VERIFY(!control<QTableView>(page, table)->findChild<QLineEdit *>());
}

/** Clicks a button that asks in a popup for what it adds, types the text into the popup's line, and presses Return. */
inline void addInPopup(const QWidget &page, QAnyStringView button, QAnyStringView line, const QString &text,
                       Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    click(page, button);
    auto *edit = control<QLineEdit>(page, line);
    QVERIFY(edit->isVisible());
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return, modifiers);
}

/** Chooses an entry of a combo box with the keyboard. */
inline void choose(const QWidget &page, QAnyStringView name, int index)
{
    auto *box = control<QComboBox>(page, name);
    box->setFocus(Qt::TabFocusReason);
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(box, Qt::Key_Down);
}

/** Drops what a URL names into the window. False if the window does not take it. */
inline bool dropUrl(QWidget &window, const QUrl &url)
{
    QMimeData files;
    files.setUrls({url});
    const QPoint place(10, 10);
    QDragEnterEvent enter(place, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(place, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    return true;
}

/** Drops a file into the window, as from a file manager. False if the window does not take files. */
inline bool dropFile(QWidget &window, const QString &path)
{
    return dropUrl(window, QUrl::fromLocalFile(path));
}

/** Shows a window and waits until it is active, so that its controls get the focus. */
inline void activate(QWidget &window, QSize size = {})
{
    if (size.isValid())
        window.resize(size);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

/** Class and object name of controls that have no accessible name, or no object name. */
inline QStringList unnamedControls(const QWidget &page)
{
    static constexpr const char *Controls[] = {"QAbstractButton", "QLineEdit",        "QPlainTextEdit",
                                               "QComboBox",       "QAbstractSpinBox", "QAbstractItemView"};
    static constexpr const char *Composed[] = {"QAbstractButton", "QComboBox", "QAbstractSpinBox", "QLineEdit",
                                               "QTabBar"};
    const auto inheritsOne = [](const QWidget *widget, const auto &classes) {
        return widget && std::any_of(std::begin(classes), std::end(classes),
                                     [widget](const char *name) { return widget->inherits(name); });
    };
    QStringList names;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!inheritsOne(widget, Controls) || widget->inherits("QHeaderView") || widget->inherits("QComboBoxListView"))
            continue;
        const bool isPart = widget->objectName().startsWith(u"qt_"_qs) || widget->inherits("QTableCornerButton") ||
                            widget->inherits("QScrollBar") || inheritsOne(widget->parentWidget(), Composed);
        if (!isPart && !widget->isHidden() && (widget->accessibleName().isEmpty() || widget->objectName().isEmpty()))
            names.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName());
    }
    return names;
}

} // namespace support
