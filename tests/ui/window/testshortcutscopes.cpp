#include "grabs.h"
#include "testprogram.h"
#include "windowplaces.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QShortcut>
#include <QTest>

using support::PlacesWindow;
using support::WindowPlace;
using support::WindowPlaces;

/** No two shortcuts that can be active at the same time have the same key: Qt would run neither. */
class TestShortcutScopes final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void noKeyIsUsedTwice_data();
    void noKeyIsUsedTwice();
    void findsAConflict();
};

namespace {

/** A key, and the widgets that it works in. */
struct ActiveKey {
    const QObject *owner;
    const QWidget *widget;
    Qt::ShortcutContext context;
    QKeySequence keys;
};

bool isUsable(const QWidget *widget, const QWidget &window)
{
    return widget && widget->isVisible() && widget->isEnabled() && widget->window() == &window;
}

QList<ActiveKey> activeKeys(const QWidget &window)
{
    QList<ActiveKey> active;
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.prepend(const_cast<QWidget *>(&window));
    for (const QWidget *widget : std::as_const(widgets)) {
        if (!isUsable(widget, window))
            continue;
        for (const QAction *action : widget->actions()) {
            for (const QKeySequence &keys : action->shortcuts()) {
                if (action->isEnabled())
                    active.append({action, widget, action->shortcutContext(), keys});
            }
        }
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget); button && !button->shortcut().isEmpty())
            active.append({button, button, Qt::WindowShortcut, button->shortcut()});
    }
    for (const auto *shortcut : window.findChildren<QShortcut *>()) {
        if (shortcut->isEnabled() && isUsable(qobject_cast<QWidget *>(shortcut->parent()), window))
            active.append(
                {shortcut, qobject_cast<QWidget *>(shortcut->parent()), shortcut->context(), shortcut->key()});
    }
    return active;
}

/** Whether some widget with the focus would make both active. */
bool canMeet(const ActiveKey &one, const ActiveKey &other)
{
    const auto isEverywhere = [](const ActiveKey &key) {
        return key.context == Qt::WindowShortcut || key.context == Qt::ApplicationShortcut;
    };
    const auto contains = [](const ActiveKey &outer, const ActiveKey &inner) {
        return outer.context == Qt::WidgetWithChildrenShortcut && outer.widget->isAncestorOf(inner.widget);
    };
    return isEverywhere(one) || isEverywhere(other) || one.widget == other.widget || contains(one, other) ||
           contains(other, one);
}

QStringList ambiguousKeys(const QWidget &window)
{
    const QList<ActiveKey> active = activeKeys(window);
    QStringList found;
    for (qsizetype at = 0; at < active.size(); ++at) {
        for (qsizetype other = at + 1; other < active.size(); ++other) {
            const ActiveKey &one = active.at(at);
            const ActiveKey &two = active.at(other);
            if (one.owner != two.owner && one.keys == two.keys && canMeet(one, two))
                found.append(
                    u"%1: %2 and %3"_qs.arg(one.keys.toString(), one.owner->objectName(), two.owner->objectName()));
        }
    }
    return found;
}

} // namespace

void TestShortcutScopes::noKeyIsUsedTwice_data()
{
    QTest::addColumn<int>("place");
    for (int at = 0; at < int(std::size(WindowPlaces)); ++at)
        QTest::addRow("%s", WindowPlaces[at].name) << at;
}

void TestShortcutScopes::noKeyIsUsedTwice()
{
    QFETCH(int, place);
    PlacesWindow places;
    if (WindowPlaces[place].kind != WindowPlace::Kind::Welcome)
        places.edit(u"Edited"_qs);
    places.show(WindowPlaces[place]);
    QVERIFY(activeKeys(*places.shown).size() > 25);
    QCOMPARE(ambiguousKeys(*places.shown), QStringList());
}

void TestShortcutScopes::findsAConflict()
{
    QWidget window;
    auto *inner = new QWidget(&window);
    QAction everywhere;
    everywhere.setObjectName(u"everywhere"_qs);
    everywhere.setShortcut(Qt::Key_F12);
    window.addAction(&everywhere);
    QAction inWidget;
    inWidget.setObjectName(u"inWidget"_qs);
    inWidget.setShortcut(Qt::Key_F12);
    inWidget.setShortcutContext(Qt::WidgetShortcut);
    inner->addAction(&inWidget);
    support::activate(window);
    QCOMPARE(ambiguousKeys(window), QStringList{u"F12: everywhere and inWidget"_qs});
    inner->hide();
    QCOMPARE(ambiguousKeys(window), QStringList());
}

GATEWRIGHT_TEST(TestShortcutScopes, QApplication)
#include "testshortcutscopes.moc"
