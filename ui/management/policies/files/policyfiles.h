#pragma once

#include "exportwriter.h"
#include "folderexport.h"
#include "managementapi.h"

#include <QObject>

#include <functional>

class QAction;
class QPushButton;
class QWidget;

namespace policies {

/** The menu of the page Policies for policies as files: it creates a policy from a file and compares one, after the
 * difference is shown, and exports policies. */
class PolicyFiles final : public QObject
{
    Q_OBJECT

public:
    /** What can be exported. */
    struct Source {
        management::Policy shown;
        QList<management::Policy> listed;
    };

    /** `page` owns this object and is the parent of its dialogs. */
    PolicyFiles(management::ManagementService &service, workspace::DocumentStore &store, QWidget *page);

    [[nodiscard]] QPushButton *button() const { return m_button; }
    /** Sets the function that returns what can be exported. */
    void setSource(std::function<Source()> source) { m_source = std::move(source); }
    void retranslate();

    /** Shows the difference of a policy file and the dashboard; with `canCreate` the dialog can create the policy. */
    void openFile(const QString &path, bool canCreate);

signals:
    /** The user has seen the difference and wants to create the policy. */
    void creationRequested(const management::Policy &policy);

private:
    void chooseFile(bool canCreate);
    void chooseTarget();
    void chooseFolder();
    void writeFiles(const QString &folder, const QList<management::Policy> &policies,
                    workspace::ExistingFiles existing = workspace::ExistingFiles::Refuse);
    /** Asks whether the file at `path` and others in the folder are to be replaced. */
    void askToReplace(const QString &path, const QString &folder, const QList<management::Policy> &policies);
    void showResult(const base::Result<void> &written, const QString &path, qsizetype redacted);

    management::ManagementService &m_service;
    workspace::DocumentStore &m_store;
    QWidget *m_page = nullptr;
    std::function<Source()> m_source;
    QPushButton *m_button = nullptr;
    QAction *m_create = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_export = nullptr;
    QAction *m_exportAll = nullptr;
    workspace::ExportWriter m_writer;
};

} // namespace policies
