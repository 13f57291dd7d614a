#pragma once

#include "components.h"
#include "context.h"
#include "designertab.h"
#include "references.h"
#include "result.h"

#include <memory>
#include <optional>

class QButtonGroup;
class QPushButton;

namespace designer {

class ComponentForm;
class ComponentList;
class ComponentMarks;
class FormArea;
class ListAndForm;
class RemovedForm;
class SchemaPicture;

/** The tab with the components of a definition: a list of components of all kinds, the form of the selected one with
 * its schemas as a tree, the references to it, and a picture of how the schemas refer to one another. */
class SchemasTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit SchemasTab(const Context &context, QWidget *parent = nullptr);
    ~SchemasTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &pointer) override;
    [[nodiscard]] QList<widgets::Pane> panes() override;
    bool editName(const document::Pointer &pointer) override;
    /** The file of the current row of the schema's tree, if the schema refers to it. */
    [[nodiscard]] workspace::OpenDefinition *otherDefinition() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildPicture();
    void retranslate();
    void connectAll();
    void connectPicture();
    void refresh();
    void showCurrent();
    void showForms();
    void findUses();
    void add(const QByteArray &kind);
    void duplicateCurrent();
    void showNew(const base::Result<document::Pointer> &component);
    void deleteCurrent();
    void rename(const openapi::Component &component, const QByteArray &name);
    void showRenaming();
    void showRenamed(const openapi::Component &before, const workspace::RenameOutcome &outcome);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    ListAndForm *m_page = nullptr;
    ComponentList *m_list = nullptr;
    ComponentMarks *m_marks = nullptr;
    RemovedForm *m_removed = nullptr;
    ComponentForm *m_form = nullptr;
    FormArea *m_area = nullptr;
    QButtonGroup *m_choice = nullptr;
    QPushButton *m_asForm = nullptr;
    QPushButton *m_asPicture = nullptr;
    SchemaPicture *m_picture = nullptr;
    document::Pointer m_shown; ///< The place of the component that the form shows.
    /** A rename of a component whose result is not shown yet. */
    struct Renaming {
        openapi::Component before;
        QByteArray name;
        QFuture<workspace::References::Outcome> outcome;
    };
    std::optional<Renaming> m_renaming;
};

} // namespace designer
