#pragma once

#include "managementapi.h"
#include "policylisting.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace widgets {
class ProgressLine;
class ToneLabel;
} // namespace widgets

namespace policies {

/**
 * The dialog that compares a policy file by meaning with the policy of the dashboard that has its ID or else its name,
 * which it fetches. It can offer to create the policy, but not before the difference is shown, and for a policy that
 * exists not before the user has confirmed that another one is created.
 */
class PolicyFileDialog final : public QDialog
{
    Q_OBJECT

public:
    /** What the dialog is for. */
    enum class Purpose { Compare, Create };

    PolicyFileDialog(management::ManagementService &service, const QString &fileName, const management::Policy &file,
                     Purpose purpose, QWidget *parent);

signals:
    void creationRequested(const management::Policy &policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void takeListed(const base::Result<management::ListedPolicies, management::CallError> &listed);
    [[nodiscard]] std::optional<management::Policy> other() const;
    void showDifferences();
    void showNew();
    void refreshState();
    [[nodiscard]] QString stateText() const;

    const QString m_fileName;
    const management::Policy m_file;
    const Purpose m_purpose;
    management::PolicyListing *m_listing = nullptr;
    bool m_isLoading = true;
    QString m_failure;                  ///< Why the policies of the dashboard can't be loaded.
    QList<management::Policy> m_others; ///< The policies that the file can be compared with.
    qsizetype m_differenceCount = 0;
    widgets::ToneLabel *m_state = nullptr;
    QComboBox *m_choice = nullptr; ///< Which of m_others; hidden unless there are several.
    widgets::ProgressLine *m_progress = nullptr;
    QListWidget *m_list = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    QCheckBox *m_another = nullptr;
    QPushButton *m_create = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace policies
