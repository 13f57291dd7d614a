#pragma once

#include "environmentlist.h"
#include "managementapi.h"
#include "secretresolver.h"

#include <QWidget>

class QListView;
class QPushButton;

namespace items {
class EnvironmentModel;
}
namespace widgets {
class Banner;
class Heading;
} // namespace widgets
namespace workspace {
class DocumentStore;
}

namespace environments {

class EnvironmentFiles;
class EnvironmentForm;

/**
 * The page Environments: the list of environments, and a form for the selected one. Credentials are saved to the
 * keychain. Without a keychain they are kept until the program quits, and the page shows a warning.
 */
class EnvironmentsPage final : public QWidget
{
    Q_OBJECT

public:
    EnvironmentsPage(management::EnvironmentList &environments, secrets::Keychain &keychain,
                     management::ManagementService &service, workspace::DocumentStore &store,
                     QWidget *parent = nullptr);

    /** Selects an environment in the list by its ID. */
    void showEnvironment(const QString &id);
    /** The name of the environment in the form if it has unsaved edits; empty if it has none. */
    [[nodiscard]] QString unsavedName() const;
    /** Saves the edits of the environment in the form. Returns false if a field is not valid. */
    bool save();

signals:
    /** unsavedName() may have changed. */
    void modifiedChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void layOut();
    void retranslate();
    void connectAll();
    void connectFiles();
    void showSelected();
    /** Selects the environment with unsaved edits again, and asks what to do with the edits before the environment
     * `otherId` is shown. */
    void askBeforeLeaving(const QString &otherId);
    void leaveTo(const QString &otherId);
    void addEnvironment();
    void removeSelected();
    void refreshButtons();
    [[nodiscard]] QString selectedId() const;

    management::EnvironmentList &m_environments;
    secrets::Keychain &m_keychain;
    management::ManagementService &m_service;
    workspace::DocumentStore &m_store;
    widgets::Heading *m_heading = nullptr;
    items::EnvironmentModel *m_model = nullptr;
    QListView *m_list = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_activate = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_importButton = nullptr;
    QPushButton *m_exportButton = nullptr;
    widgets::Banner *m_banner = nullptr;
    EnvironmentForm *m_form = nullptr;
    EnvironmentFiles *m_files = nullptr;
    bool m_isAsking = false; ///< The question about unsaved edits is open or about to open.
};

} // namespace environments
