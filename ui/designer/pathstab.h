#pragma once

#include "designertab.h"

#include "result.h"

class QScrollArea;
namespace workspace {
class OpenDefinition;
}

namespace designer {

class ListAndForm;
class ObjectPage;
class OperationForm;
class PathForm;
class PathList;
struct PathEntry;

/** Paths and operations as a tree with a filter, and the form of the selected entry. */
class PathsTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit PathsTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~PathsTab() override;

    /** Selects the path or operation that contains this place, and focuses its control if there is one. */
    bool reveal(const document::Pointer &pointer) override;
    /** Edits the name of the path that contains the place. */
    bool editName(const document::Pointer &pointer) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void connectCommands();
    void refresh();
    void showCurrent();
    void openObject(const document::Pointer &place);
    [[nodiscard]] bool isInside(const PathEntry &entry, const document::Pointer &pointer) const;
    void showMethods();
    void addPath();
    void addOperation();
    void duplicateCurrent();
    void renameCurrent();
    void deleteCurrent();
    void moveCurrent(int by);
    void renamePath(const QByteArray &newPath);
    void changeMethod(const QByteArray &method);
    /** Selects the entry of a successful edit; shows why an edit failed. */
    bool finish(const base::Result<PathEntry> &result);

    workspace::OpenDefinition &m_definition;
    ListAndForm *m_page = nullptr;
    PathList *m_list = nullptr;
    PathForm *m_pathForm = nullptr;
    OperationForm *m_operationForm = nullptr;
    QScrollArea *m_pathArea = nullptr;
    QScrollArea *m_operationArea = nullptr;
    ObjectPage *m_object = nullptr; ///< What is opened inside the operation or path.
    QScrollArea *m_objectArea = nullptr;
};

} // namespace designer
