#pragma once

#include "cancellation.h"
#include "capture.h"
#include "narrowestpolicy.h"
#include "snapshot.h"

#include <QDialog>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTableView;

namespace management {
class ManagementService;
}
namespace widgets {
class Banner;
class ProgressLine;
class ToneLabel;
} // namespace widgets
namespace workspace {
class DocumentStore;
class Workspace;
} // namespace workspace

namespace enforcement {

class PolicyChoices;
class VerdictModel;
struct Simulation;

/** The exchanges that are simulated under a policy. */
struct RecordedExchanges {
    QList<items::NumberedExchange> listed;   ///< All in the list, which a filter can have narrowed down.
    QList<items::NumberedExchange> selected; ///< Those that are selected in the list.
};

/**
 * The dialog that shows how recorded exchanges would fare as requests of one key of a policy, or of two policies side
 * by side: each result with its cause, the numbers of them, and the rights that were not used. It proposes the
 * narrowest policy for the exchanges. Everything is computed on a worker, and nothing is sent but the request for the
 * list of policies.
 */
class UnderPolicyDialog final : public QDialog
{
    Q_OBJECT

public:
    UnderPolicyDialog(management::ManagementService &service, workspace::Workspace &workspace,
                      workspace::DocumentStore &store, QWidget *parent = nullptr);
    ~UnderPolicyDialog() override;

    /** Sets the exchanges to simulate: at first the selected ones if there are several, otherwise all. */
    void setExchanges(const RecordedExchanges &exchanges);
    /** Uses the policy of a file. */
    void openPolicyFile(const QString &path);
    /** Returns true while results are being computed. */
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    /** The user wants to see the exchange with this number. */
    void exchangeRequested(quint64 number);
    /** The user wants a new policy with the rights that the exchanges need. */
    void newPolicyRequested(const enforcement::NarrowestPolicy &narrowest);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /** A definition as it was when the exchanges were set, for the worker. */
    struct OpenDocument {
        QString path;
        std::shared_ptr<const description::Description> description; ///< Null if lint has not run yet.
        document::Snapshot snapshot;
    };
    struct Results;

    void buildWidgets();
    void buildOptions();
    void buildResults();
    void layOut();
    void retranslate();
    void connectAll();
    void readDocuments();
    [[nodiscard]] const QList<items::NumberedExchange> &used() const;
    [[nodiscard]] static std::shared_ptr<const Capture> read(const QList<items::NumberedExchange> &exchanges,
                                                             const QList<OpenDocument> &documents);
    void restart();
    void simulate();
    void showResults(const Results &results);
    void fitColumns();
    void showUnused(const Results &results);
    void refreshDetails();
    void refreshState();
    void propose();
    [[nodiscard]] QComboBox *newBox(const QString &objectName, QLabel *&label);

    management::ManagementService &m_service;
    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    RecordedExchanges m_exchanges;
    QList<OpenDocument> m_documents;
    std::shared_ptr<const Capture> m_capture; ///< The capture of used(); null until a worker has read it.
    base::Cancellation m_simulating;
    base::Cancellation m_proposing;
    bool m_isBusy = false;
    PolicyChoices *m_policies = nullptr;
    QLabel *m_whichLabel = nullptr;
    QComboBox *m_which = nullptr;
    QLabel *m_timesLabel = nullptr;
    QComboBox *m_times = nullptr;
    QSpinBox *m_span = nullptr;
    QLabel *m_showLabel = nullptr;
    QComboBox *m_show = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    QTabWidget *m_tabs = nullptr;
    VerdictModel *m_model = nullptr;
    QTableView *m_table = nullptr;
    widgets::ToneLabel *m_details = nullptr;
    QListWidget *m_unused = nullptr;
    QPushButton *m_newPolicy = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace enforcement
