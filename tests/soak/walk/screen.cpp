#include "screen.h"

#include "banner.h"
#include "definitionpage.h"
#include "fieldbinding.h"
#include "fieldmessage.h"
#include "findbar.h"
#include "mainwindow.h"
#include "referencedform.h"
#include "searchfield.h"
#include "workspace.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

namespace walk {

namespace {

/** Fields whose text is never for the file: to try something, and the users of the gateway. */
constexpr std::array TryFields{u"tryText",           u"sampleText",    u"samplesText",
                               u"classicCredential", u"localUserName", u"localUserPassword"};
/** Fields of what is to be added, next to the button that adds it. */
constexpr std::array EntryFields{u"schemaMemberName",
                                 u"otherMemberName",
                                 u"selectedTag",
                                 u"selectedResponseStatus",
                                 u"selectedParameterName",
                                 u"selectedResponseDescription",
                                 u"newApiName",
                                 u"newListenPath",
                                 u"newUpstreamUrl",
                                 u"classicUsername",
                                 u"classicPassword",
                                 u"classicHeaderName",
                                 u"classicGlobalHeaders",
                                 u"classicTransformHeaders"};
constexpr int MostEntries = 400;

template<typename Names>
bool isAmong(const Names &names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char16_t *one) { return name == QStringView(one); });
}

template<typename Parent>
Parent *ancestorOf(const QWidget *widget)
{
    for (QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *found = qobject_cast<Parent *>(parent))
            return found;
    }
    return nullptr;
}

/** The view whose cell the control edits, or null. */
QAbstractItemView *viewOfCell(const QWidget *control)
{
    auto *view = ancestorOf<QAbstractItemView>(control);
    return view && view->viewport()->isAncestorOf(control) ? view : nullptr;
}

QString nameOf(const QWidget *control)
{
    if (const QAbstractItemView *view = viewOfCell(control))
        return view->objectName() + u" cell"_qs;
    if (const auto *box = qobject_cast<QComboBox *>(control->parentWidget()))
        return box->objectName();
    return control->objectName();
}

/** The definition with the path of a referenced path item is the one that refers to it. */
workspace::OpenDefinition *definitionOf(const QWidget *control, window::DefinitionPage &page)
{
    const auto *referenced = ancestorOf<designer::ReferencedForm>(control);
    return referenced && referenced->file() && control->objectName() != u"pathName" ? referenced->file()
                                                                                    : &page.definition();
}

bool isLeftOut(const QWidget *control)
{
    return qobject_cast<const widgets::SearchField *>(control) || ancestorOf<source::FindBar>(control) ||
           isAmong(TryFields, control->objectName()) || control->objectName().startsWith(u"qt_spinbox");
}

template<typename Control>
void addFields(window::DefinitionPage &page, QList<Field> &fields)
{
    for (Control *control : page.findChildren<Control *>()) {
        if (control->isReadOnly() || isLeftOut(control))
            continue;
        QString text;
        if constexpr (std::is_same_v<Control, QLineEdit>)
            text = control->text();
        else
            text = control->toPlainText();
        const QString name = nameOf(control);
        workspace::OpenDefinition *definition = definitionOf(control, page);
        Field field{control, name, text, definition, definition->path(), control->isVisible()};
        field.isEntry = isAmong(EntryFields, name);
        if (const designer::FieldBinding *binding = bindingOf(*control); binding && binding->isEditable()) {
            field.place = binding->place().pointer;
            field.kind = binding->kind();
            field.isGenerated = field.kind == designer::FieldKind::Value && !binding->isPending() &&
                                !definition->document().snapshot().at(*field.place).exists();
        }
        fields.append(field);
    }
}

void addEntries(const QAbstractItemView &view, const QModelIndex &parent, QModelIndexList &entries)
{
    const QAbstractItemModel &model = *view.model();
    for (int row = 0; row < model.rowCount(parent) && entries.size() < MostEntries; ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex entry = model.index(row, column, parent);
            if (view.visualRect(entry).isEmpty())
                continue; // Hidden, or in a folded row.
            entries.append(entry);
            if (column == 0)
                addEntries(view, entry, entries);
        }
    }
}

} // namespace

QList<Field> fieldsOf(const window::MainWindow &window)
{
    QList<Field> fields;
    for (window::DefinitionPage *page : window.findChildren<window::DefinitionPage *>()) {
        addFields<QLineEdit>(*page, fields);
        addFields<QPlainTextEdit>(*page, fields);
    }
    return fields;
}

QList<Field> editableFieldsOf(const window::MainWindow &window)
{
    QList<Field> fields = fieldsOf(window);
    fields.removeIf([](const Field &field) { return !field.isVisible || !field.widget->isEnabled(); });
    return fields;
}

QString textOf(const QWidget &control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&control))
        return line->text();
    const auto *edit = qobject_cast<const QPlainTextEdit *>(&control);
    return edit ? edit->toPlainText() : QString();
}

designer::FieldBinding *bindingOf(const QWidget &control)
{
    return control.findChild<designer::FieldBinding *>(QString(), Qt::FindDirectChildrenOnly);
}

bool hasError(const QWidget &control)
{
    const auto *page = ancestorOf<window::DefinitionPage>(&control);
    if (!page)
        return false;
    const QList<forms::FieldMessage *> messages = page->findChildren<forms::FieldMessage *>();
    return std::any_of(messages.cbegin(), messages.cend(), [](const forms::FieldMessage *message) {
        return message->isVisible() && message->kind() != forms::FieldMessage::Kind::Information;
    });
}

QList<QWidget *> visiblePagesOf(const window::MainWindow &window)
{
    QList<QWidget *> pages;
    for (window::DefinitionPage *page : window.findChildren<window::DefinitionPage *>()) {
        if (page->isVisible())
            pages.append(page);
    }
    return pages;
}

QList<QAbstractItemView *> viewsOf(const window::MainWindow &window)
{
    QList<QAbstractItemView *> views = controlsOf<QAbstractItemView>(window);
    views.removeIf([&window](const QAbstractItemView *view) {
        return view->window() != &window || !view->model() || view->inherits("QHeaderView");
    });
    return views;
}

QModelIndexList entriesOf(const QAbstractItemView &view)
{
    QModelIndexList entries;
    addEntries(view, view.rootIndex(), entries);
    return entries;
}

} // namespace walk
