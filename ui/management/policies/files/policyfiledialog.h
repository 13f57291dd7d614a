#pragma once

#include "cancellation.h"
#include "policydifference.h"
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
    /** What a worker found about the file alone and in the list of the dashboard. */
    struct Found {
        QList<management::Policy> others; ///< The policies that the file can be compared with.
        QStringList redacted;             ///< The JSON Pointers of the file's texts that are REDACTED.
        QStringList meaning;              ///< What the policy means, if it is new.
    };
    /** The differences of the file and a policy, as a worker found them. */
    struct Compared {
        struct Line {
            management::PolicyDifference::Kind kind;
            QString pointer;
            QString text;
        };
        QList<Line> lines;
        QStringList notCompared; ///< The JSON Pointers of texts that are REDACTED.
    };

    [[nodiscard]] static Found found(const management::Policy &file, const QList<management::Policy> &listed);
    [[nodiscard]] static Compared compared(const management::Policy &policy, const management::Policy &file);
    void takeListed(const base::Result<management::ListedPolicies, management::CallError> &listed);
    void takeFound(const Found &found, bool isComplete, management::PolicyPage::Source source);
    [[nodiscard]] std::optional<management::Policy> other() const;
    void showDifferences();
    void showCompared(const Compared &compared);
    void refreshState();
    [[nodiscard]] QString stateText() const;

    const QString m_fileName;
    const management::Policy m_file;
    const Purpose m_purpose;
    management::PolicyListing *m_listing = nullptr;
    bool m_isLoading = true;
    bool m_isComparing = false;
    base::Cancellation m_work;          ///< Looks for the policies of the file, and then compares it with one.
    QString m_failure;                  ///< Why the policies of the dashboard can't be loaded.
    QList<management::Policy> m_others; ///< The policies that the file can be compared with.
    QStringList m_redacted;             ///< The JSON Pointers of the file's texts that are REDACTED.
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
