#pragma once

#include "context.h"
#include "definitionhandle.h"
#include "livereferences.h"
#include "pathentry.h"
#include "result.h"

#include <QStackedWidget>

namespace designer {

class FormArea;
class ObjectPage;
class OperationView;
class PathForm;

/** The forms for paths and operations whose path items are in one file: one for a path, one for an operation, and one
 * for an object inside a path or operation. One of them is shown. */
class PathForms final : public QStackedWidget, private ObjectOpener
{
    Q_OBJECT

public:
    /** Creates the forms for path items in the file of the context. */
    explicit PathForms(const Context &context, QWidget *parent = nullptr);
    /**
     * Creates the forms for path items in a file of Workspace::lend(), which stays loaded until the forms are deleted.
     * `file` must not be empty. `api` is the context of the definition with the paths.
     */
    PathForms(workspace::DefinitionHandle file, const Context &api, QWidget *parent = nullptr);
    ~PathForms() override;

    [[nodiscard]] workspace::OpenDefinition &file() const { return m_file; }
    /** Returns the path or operation that was shown last. */
    [[nodiscard]] const PathEntry &entry() const { return m_entry; }

    /** Shows the form of a path or operation, which is at `place` of the file, from its top. If the form is already
     * shown, it does not scroll. */
    void showEntry(const PathEntry &entry, const document::Pointer &place);
    /** Makes the next call of showEntry() start from the top of the form. */
    void forget() { m_shown = {}; }
    /** Shows the form of the object at `place` inside the current entry. */
    void openObject(const document::Pointer &place);
    /**
     * Shows the control for the value at `pointer` in the entry and gives it the focus. Returns false if there is none.
     */
    bool reveal(const document::Pointer &pointer);
    /** True if the form that is shown has a control for the value at `pointer`, or a table that lists it. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Gives the focus to the name of the path, or to the method of the operation, in the form of the entry. */
    void editName();
    /** Shows at the name of the path, or at the method of the operation, why the document did not accept it. */
    void refuseName(const base::Error &error);
    /**
     * Returns the definition that the control with the focus edits; null if no control of these forms has the focus.
     */
    [[nodiscard]] workspace::OpenDefinition *focusedDefinition() const;
    /** Returns the place of the request body or response whose section has the focus; the root if none has it. */
    [[nodiscard]] document::Pointer focusedMessage() const;
    void retranslate();

signals:
    void renameRequested(const QByteArray &newPath);
    /**
     * Emitted when the user wants to rename the path to `newPath` and to declare a parameter that the new name has in
     * braces.
     */
    void declareRequested(const QByteArray &newPath, const QByteArray &parameter);
    void methodRequested(const QByteArray &method);

private:
    void enterObject(const document::Pointer &place) override;
    FormArea *addArea(QWidget *form, const QString &objectName);
    void buildWidgets();
    void connectAll();
    void showForm();
    [[nodiscard]] FormArea *formArea() const;
    [[nodiscard]] QWidget *formPage() const;
    void refreshMethods();
    [[nodiscard]] QList<QByteArray> freeMethods() const;
    /** True if only the form of an object inside the entry shows the value at `pointer`. */
    [[nodiscard]] bool isInside(const document::Pointer &pointer) const;

    workspace::DefinitionHandle m_lentFile; ///< Declared first, because the other members use the file. Empty if the
                                            ///< path items are in the document with the paths.
    const Context m_context;
    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    workspace::LiveReferences m_references;
    PathEntry m_entry;
    document::Pointer m_place;                ///< The place of the current entry in the file.
    std::optional<document::Pointer> m_shown; ///< The place of the entry that the forms show; std::nullopt if the next
                                              ///< showEntry() has to show the form from its top.
    PathForm *m_path = nullptr;
    OperationView *m_operation = nullptr;
    ObjectPage *m_object = nullptr;
    FormArea *m_pathArea = nullptr;
    FormArea *m_objectArea = nullptr;
};

} // namespace designer
