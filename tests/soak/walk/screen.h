#pragma once

#include "fieldstate.h"
#include "pointer.h"

#include <QAbstractItemView>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <optional>

namespace designer {
class FieldBinding;
}
namespace window {
class MainWindow;
}
namespace workspace {
class OpenDefinition;
}

namespace walk {

/** A control of a definition's page that takes text, as the user sees it. */
struct Field {
    QPointer<QWidget> widget; ///< A QLineEdit or a QPlainTextEdit.
    QString name;             ///< The object name; of the view for the editor of a cell.
    QString text;
    workspace::OpenDefinition *definition = nullptr; ///< The definition that it edits.
    QString path;                                    ///< Its file.
    bool isVisible = false;
    /** The place of its value in the file; nothing if it is not bound to one that it can edit. */
    std::optional<document::Pointer> place = {};
    designer::FieldKind kind = designer::FieldKind::Line;
    /** What is to be added. It can be incomplete, and then it is not in the file. */
    bool isEntry = false;
    /** True while the file has no value in the place and the control shows one that the program has made. */
    bool isGenerated = false;
};

/** All controls of the pages of definitions that take text, whether they are shown or not. Found by their types, so
 * that new ones are among them. Search fields, and fields that try something out, are left out. */
[[nodiscard]] QList<Field> fieldsOf(const window::MainWindow &window);
/** Those that the user can type into. */
[[nodiscard]] QList<Field> editableFieldsOf(const window::MainWindow &window);
/** The text in a QLineEdit or a QPlainTextEdit. */
[[nodiscard]] QString textOf(const QWidget &control);
/** The binding that writes the control's text to its place in a definition; null if it has none. */
[[nodiscard]] designer::FieldBinding *bindingOf(const QWidget &control);
/** Whether the page with the control shows an error or a warning at one of its fields. */
[[nodiscard]] bool hasError(const QWidget &control);
/** The visible lists, tables and trees of the pages of definitions. */
[[nodiscard]] QList<QAbstractItemView *> viewsOf(const window::MainWindow &window);
/** The entries of a view that can be reached by scrolling. */
[[nodiscard]] QModelIndexList entriesOf(const QAbstractItemView &view);
/** The visible controls of a type in the pages of definitions, without the parts of other controls. */
template<typename Widget>
[[nodiscard]] QList<Widget *> controlsOf(const window::MainWindow &window);
/** The visible page of a definition whose parts these are; null if another page is shown. */
[[nodiscard]] QList<QWidget *> visiblePagesOf(const window::MainWindow &window);

template<typename Widget>
QList<Widget *> controlsOf(const window::MainWindow &window)
{
    QList<Widget *> found;
    for (const QWidget *page : visiblePagesOf(window)) {
        for (Widget *control : page->findChildren<Widget *>()) {
            if (control->isVisible() && control->isEnabled())
                found.append(control);
        }
    }
    return found;
}

} // namespace walk
