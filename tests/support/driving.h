#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>

namespace support {

/** The control of that name; a test that asks for a wrong one ends with its name in the log. */
template<typename Widget>
Widget *control(const QWidget &page, const char *name)
{
    auto *found = page.findChild<Widget *>(QString::fromLatin1(name));
    if (!found)
        qFatal("no control called %s", name);
    return found;
}

inline void click(const QWidget &page, const char *button)
{
    QTest::mouseClick(control<QAbstractButton>(page, button), Qt::LeftButton);
}

/** Replaces what stands in a line by typing. */
inline void type(const QWidget &page, const char *field, const QString &text)
{
    auto *line = control<QLineEdit>(page, field);
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
}

inline void typeLines(const QWidget &page, const char *field, const QString &text)
{
    auto *edit = control<QPlainTextEdit>(page, field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, lines.at(i));
    }
}

/** Chooses an entry of a drop-down with the keyboard. */
inline void choose(const QWidget &page, const char *box, int index)
{
    auto *combo = control<QComboBox>(page, box);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(combo, Qt::Key_Down);
}

/** Names of controls that a person can reach and that say nothing to a screen reader. */
inline QStringList unnamedControls(const QWidget &page)
{
    QStringList names;
    const auto report = [&names](const QWidget *widget) {
        const bool isInner = widget->objectName().startsWith(u"qt_"_qs) ||
                             qobject_cast<const QAbstractButton *>(widget->parentWidget()) ||
                             qobject_cast<const QComboBox *>(widget->parentWidget()) ||
                             widget->inherits("QTableCornerButton") || widget->inherits("QScrollBar") ||
                             (widget->parentWidget() && widget->parentWidget()->inherits("QAbstractSpinBox")) ||
                             (widget->parentWidget() && widget->parentWidget()->inherits("QLineEdit")) ||
                             widget->parentWidget()->inherits("QTabBar");
        if (!isInner && !widget->isHidden() && (widget->accessibleName().isEmpty() || widget->objectName().isEmpty()))
            names.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName());
    };
    for (const char *type :
         {"QAbstractButton", "QLineEdit", "QPlainTextEdit", "QComboBox", "QAbstractSpinBox", "QAbstractItemView"}) {
        const auto all = page.findChildren<QWidget *>();
        for (const QWidget *widget : all) {
            if (widget->inherits(type) && !widget->inherits("QHeaderView") && !widget->inherits("QComboBoxListView"))
                report(widget);
        }
    }
    return names;
}

} // namespace support
