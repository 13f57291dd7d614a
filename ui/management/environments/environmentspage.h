#pragma once

#include "environmentlist.h"
#include "managementapi.h"
#include "secretresolver.h"

#include <QWidget>

#include <memory>

namespace workspace {
class DocumentStore;
}

namespace environments {

/**
 * The page Environments: the list, and a form for the selected one. Credentials go to the keychain; where none answers
 * they are kept for this run only, and the page says so.
 */
class EnvironmentsPage final : public QWidget
{
    Q_OBJECT

public:
    EnvironmentsPage(management::EnvironmentList &environments, secrets::Keychain &keychain,
                     management::ManagementService &service, workspace::DocumentStore &store,
                     QWidget *parent = nullptr);
    ~EnvironmentsPage() override;

    /** Selects an environment in the list. */
    void showEnvironment(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void connectFiles();
    void showSelected();
    void addEnvironment();
    void removeSelected();
    void refreshButtons();
    [[nodiscard]] QString selectedId() const;

    management::EnvironmentList &m_environments;
    secrets::Keychain &m_keychain;
    management::ManagementService &m_service;
    workspace::DocumentStore &m_store;
    std::unique_ptr<Parts> m_parts;
};

} // namespace environments
