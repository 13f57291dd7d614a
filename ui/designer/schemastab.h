#pragma once

#include "components.h"
#include "designertab.h"
#include "result.h"

#include <memory>

class QScrollArea;
namespace workspace {
class OpenDefinition;
class References;
struct RenameOutcome;
} // namespace workspace

namespace designer {

class ComponentForm;
class ComponentList;
class ListAndForm;

/** The components of a definition: schemas as trees of properties, names of all kinds, and their references. */
class SchemasTab final : public DesignerTab
{
    Q_OBJECT

public:
    SchemasTab(workspace::OpenDefinition &definition, workspace::References &references, QWidget *parent = nullptr);
    ~SchemasTab() override;

    bool reveal(const document::Pointer &pointer) override;
    bool editName(const document::Pointer &pointer) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();
    void showCurrent();
    void findUses();
    void add(const QByteArray &kind);
    void duplicateCurrent();
    void showNew(const base::Result<document::Pointer> &component);
    void deleteCurrent();
    void renameCurrent(const QByteArray &name);
    void showRenamed(const openapi::Component &before, const workspace::RenameOutcome &outcome);

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    ListAndForm *m_page = nullptr;
    ComponentList *m_list = nullptr;
    ComponentForm *m_form = nullptr;
    QScrollArea *m_area = nullptr;
    document::Pointer m_shown; ///< The component in the form.
};

} // namespace designer
