#pragma once

#include "livereferences.h"
#include "pathentry.h"
#include "result.h"
#include "settingssection.h"

#include <QStackedWidget>

namespace management {
class KnownPolicies;
}
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class FormArea;
class MethodForm;
class ObjectPage;
class OperationForm;
class PathForm;

/** The forms of paths and operations whose path items are in one file: that of a path, that of an operation, and that
 * of an object inside one of these. */
class PathForms final : public QStackedWidget
{
    Q_OBJECT

public:
    /** `file` has the path items, and `api` the paths. They are two where a path refers to another file. */
    PathForms(workspace::OpenDefinition &file, workspace::OpenDefinition &api, QWidget *parent = nullptr);
    ~PathForms() override;

    [[nodiscard]] workspace::OpenDefinition &file() const { return m_file; }
    /** What was shown last. */
    [[nodiscard]] const PathEntry &entry() const { return m_entry; }
    void setReferences(workspace::References &references);
    /** Shows which of these policies allow an operation. */
    void setPolicies(management::KnownPolicies &policies);

    /** Shows the path or operation, which is at `place` of the file, from its top. If it is shown already, nothing
     * moves. */
    void showEntry(const PathEntry &entry, const document::Pointer &place);
    /** Lets the next showEntry() start from the top. */
    void forget() { m_shown = {}; }
    /** Shows an object inside the entry. */
    void openObject(const document::Pointer &place);
    /** openObject(), with the focus in the first field. */
    void enterObject(const document::Pointer &place);
    /** Shows the control of a place in the entry and gives it the focus; false if there is none. */
    bool reveal(const document::Pointer &pointer);
    /** True if the form that is shown has this place, or the table that lists it. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Gives the focus to the name of the path, or to the method of the operation. */
    void editName();
    /** Shows there why it was not accepted. */
    void refuseName(const base::Error &error);
    /** The definition that the control with the focus edits; null if none of these has it. */
    [[nodiscard]] workspace::OpenDefinition *focusedDefinition() const;
    void retranslate();

signals:
    void renameRequested(const QByteArray &newPath);
    /** To rename the path and declare a parameter that is in its braces. */
    void declareRequested(const QByteArray &newPath, const QByteArray &parameter);
    void methodRequested(const QByteArray &method);
    /** A control or object at a place of the file was selected. */
    void located(const document::Pointer &pointer);
    /** The user wants to see a place of the file, or of the API, in Source. */
    void sourceRequested(const document::Pointer &pointer);
    void apiSourceRequested(const document::Pointer &pointer);
    /** The user wants to see a section of Settings. */
    void settingRequested(designer::SettingsSection section);
    /** The user wants to see the page Policies. */
    void policiesRequested();

private:
    FormArea *addArea(QWidget *form, const QString &objectName);
    void buildWidgets();
    void connectAll();
    void showForm();
    [[nodiscard]] FormArea *formArea() const;
    void refreshMethods();
    [[nodiscard]] QList<QByteArray> freeMethods() const;
    /** True for places that only the form of an object inside the entry shows. */
    [[nodiscard]] bool isInside(const document::Pointer &pointer) const;

    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    workspace::LiveReferences m_references;
    PathEntry m_entry;
    document::Pointer m_place;                ///< Of the entry.
    std::optional<document::Pointer> m_shown; ///< That place, while its form is shown.
    PathForm *m_path = nullptr;
    MethodForm *m_method = nullptr;
    OperationForm *m_operation = nullptr;
    ObjectPage *m_object = nullptr;
    FormArea *m_pathArea = nullptr;
    FormArea *m_operationArea = nullptr;
    FormArea *m_objectArea = nullptr;
};

} // namespace designer
