#include "windowtexts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QWidget>

namespace support {

namespace {

constexpr int MostModelRows = 60; ///< Rows of a model that are read at each level.
constexpr int ComboButtonWidth = 24;
constexpr int MostChildren = 300; ///< Accessible children of a painted view that are read.

const char *const Properties[] = {"windowTitle", "toolTip",   "accessibleName",  "accessibleDescription", "whatsThis",
                                  "statusTip",   "text",      "title",           "placeholderText",       "prefix",
                                  "suffix",      "plainText", "specialValueText"};

QString nameOf(const QObject &object)
{
    return object.objectName().isEmpty() ? QString::fromLatin1(object.metaObject()->className()) : object.objectName();
}

/** Collects texts; the numbers in them are replaced. */
class Collector final
{
public:
    WindowTexts texts;

    void add(const QString &place, const QString &text)
    {
        static const QRegularExpression number(u"\\d+(?:[.,:]\\d+)*"_qs);
        if (text.isEmpty())
            return;
        QString unique = place;
        for (int count = 2; texts.contains(unique); ++count)
            unique = place + u'#' + QString::number(count);
        texts.insert(unique, QString(text).replace(number, u"0"_qs));
    }

    void addWidget(const QWidget &widget, const QString &above)
    {
        const QString place = above + nameOf(widget);
        for (const char *property : Properties) {
            if (const QVariant value = widget.property(property); value.typeId() == QMetaType::QString)
                add(place + u'.' + QLatin1StringView(property), value.toString());
        }
        addActions(widget.actions(), place);
        if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
            for (int index = 0; index < box->count(); ++index)
                add(place + u".item"_qs, box->itemText(index));
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int index = 0; index < tabs->count(); ++index) {
                add(place + u".tab"_qs, tabs->tabText(index));
                add(place + u".tabToolTip"_qs, tabs->tabToolTip(index));
            }
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
            if (!qobject_cast<const QHeaderView *>(&widget) && view->model())
                addModel(*view->model(), place);
        } else {
            addPainted(widget, place);
        }
        for (const QObject *child : widget.children()) {
            const auto *inside = qobject_cast<const QWidget *>(child);
            if (inside && inside->isVisible() && !inside->isWindow())
                addWidget(*inside, place + u'/');
        }
    }

private:
    void addActions(const QList<QAction *> &actions, const QString &place)
    {
        for (const QAction *action : actions) {
            const QString name = place + u'/' + nameOf(*action);
            add(name + u".text"_qs, action->text());
            if (!action->isSeparator())
                add(name + u".toolTip"_qs, action->toolTip());
            if (action->menu())
                addActions(action->menu()->actions(), name);
        }
    }

    void addRoles(const QModelIndex &index, const QString &place)
    {
        add(place + u".cell"_qs, index.data(Qt::DisplayRole).toString());
        add(place + u".cellToolTip"_qs, index.data(Qt::ToolTipRole).toString());
        add(place + u".cellName"_qs, index.data(Qt::AccessibleTextRole).toString());
    }

    void addModel(const QAbstractItemModel &model, const QString &place, const QModelIndex &parent = {})
    {
        const int rows = qMin(MostModelRows, model.rowCount(parent));
        const int columns = model.columnCount(parent);
        if (!parent.isValid()) {
            for (int column = 0; column < columns; ++column) {
                add(place + u".header"_qs, model.headerData(column, Qt::Horizontal).toString());
                add(place + u".headerToolTip"_qs, model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
            }
        }
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column)
                addRoles(model.index(row, column, parent), place);
            if (const QModelIndex first = model.index(row, 0, parent); first.isValid())
                addModel(model, place, first);
        }
    }

    /** The rows of a view that paints itself are accessible objects without a widget. */
    void addPainted(const QWidget &widget, const QString &place)
    {
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&widget));
        const int count = view ? qMin(MostChildren, view->childCount()) : 0;
        for (int index = 0; index < count; ++index) {
            QAccessibleInterface *child = view->child(index);
            if (!child || child->object())
                continue;
            add(place + u".part"_qs, child->text(QAccessible::Name));
            add(place + u".partDescription"_qs, child->text(QAccessible::Description));
        }
    }
};

QString plain(QString text)
{
    static const QRegularExpression mnemonic(u"&(?=\\S)"_qs);
    return text.replace(mnemonic, QString());
}

int widthOf(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextSingleLine, plain(text)).width();
}

bool isCutLabel(const QLabel &label)
{
    // One that elides its text shows the whole in a tool tip.
    if (label.text().isEmpty() || label.inherits("widgets::ElidedLabel"))
        return false;
    if (label.wordWrap())
        return label.height() < label.heightForWidth(label.width());
    return label.contentsRect().width() < label.sizeHint().width() - (label.width() - label.contentsRect().width());
}

QStringList cutTextsOf(const QWidget &widget, Scrolled scrolled)
{
    QStringList cut;
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (isCutLabel(*label))
            cut.append(label->text());
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const bool isElided = button->toolTip().contains(plain(button->text()));
        // Buttons of other classes paint their text on their own, in several lines.
        const QByteArray kind = button->metaObject()->className();
        const bool isUsual = kind == "QPushButton" || kind == "QToolButton" || kind == "QCheckBox" ||
                             kind == "QRadioButton";
        const bool isWord = isUsual && !button->text().isEmpty() &&
                            button->sizeHint().width() > widthOf(*button, button->text());
        if (isWord && !isElided && button->width() < button->sizeHint().width())
            cut.append(button->text());
    } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int index = 0; index < tabs->count(); ++index) {
            const QRect place = tabs->tabRect(index);
            const bool isNarrow = tabs->tabToolTip(index).isEmpty() &&
                                  place.width() < widthOf(*tabs, tabs->tabText(index));
            if (tabs->isTabVisible(index) &&
                (isNarrow || (scrolled == Scrolled::IsCut && !tabs->rect().contains(place))))
                cut.append(tabs->tabText(index));
        }
    } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        if (!box->isEditable() && box->toolTip().isEmpty() &&
            box->width() < widthOf(*box, box->currentText()) + ComboButtonWidth)
            cut.append(box->currentText());
    } else if (widget.objectName() == u"qt_toolbar_ext_button") {
        cut.append(u"the tool bar"_qs);
    } else if (const auto *area = qobject_cast<const QScrollArea *>(&widget)) {
        // What is wider than a page is found by scrolling, but its texts are cut until then.
        if (scrolled == Scrolled::IsCut && area->horizontalScrollBar()->isVisible())
            cut.append(u"the page, by %1 px"_qs.arg(area->horizontalScrollBar()->maximum()));
    }
    return cut;
}

QChar mnemonicOf(const QString &text)
{
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : QChar(keys[0].key());
}

void addRepeated(const QList<QAction *> &actions, const QString &menu, QStringList &repeated)
{
    QMap<QChar, QString> first;
    for (const QAction *action : actions) {
        if (action->menu())
            addRepeated(action->menu()->actions(), action->text(), repeated);
        const QChar letter = mnemonicOf(action->text());
        if (letter.isNull() || !action->isVisible())
            continue;
        if (first.contains(letter))
            repeated.append(u"%1: “%2” and “%3”"_qs.arg(menu, first.value(letter), action->text()));
        first.insert(letter, action->text());
    }
}

} // namespace

WindowTexts textsOf(const QWidget &window)
{
    Collector collector;
    collector.addWidget(window, {});
    return collector.texts;
}

QStringList truncatedTextsOf(const QWidget &window, Scrolled scrolled)
{
    QStringList found;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        for (const QString &text : cutTextsOf(*widget, scrolled))
            found.append(u"%1: %2 (%3 px)"_qs.arg(nameOf(*widget), text, QString::number(widget->width())));
    }
    return found;
}

QStringList repeatedMnemonicsOf(const QWidget &window)
{
    QStringList repeated;
    if (const auto *bar = window.findChild<QMenuBar *>())
        addRepeated(bar->actions(), u"menu bar"_qs, repeated);
    QMap<QChar, QString> first;
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        const QChar letter = mnemonicOf(button->text());
        if (letter.isNull() || !button->isVisible() || button->window() != &window)
            continue;
        if (first.contains(letter))
            repeated.append(u"“%1” and “%2”"_qs.arg(first.value(letter), button->text()));
        first.insert(letter, button->text());
    }
    return repeated;
}

} // namespace support
