#pragma once

#include "cancellation.h"
#include "composer.h"
#include "exchangelog.h"
#include "trieslist.h"
#include "triesrun.h"

#include <QDialog>
#include <QSet>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
namespace widgets {
class ElidedLabel;
class EmptyState;
class MethodBadge;
class ProgressLine;
class ToneLabel;
} // namespace widgets

namespace tries {
struct ForbiddenRequests;
}

namespace traffic {

/**
 * Sends the requests to an operation that its document forbids, and shows what the upstream really accepted. Nothing is
 * sent to an upstream before the user has confirmed that it is a server for tests. Closing the dialog ends the run, and
 * so does another upstream.
 */
class TriesDialog final : public QDialog
{
    Q_OBJECT

public:
    /** The exchanges are listed in `log`, which gets the credentials to redact, and which requests are wrong. */
    TriesDialog(Composer &composer, ExchangeLog &log, preview::GatewayControl &gateway, preview::RequestSender &sender,
                QWidget *parent = nullptr);

    /** Shows the requests to the operation that is in the composer, which a worker makes. */
    void show();

signals:
    /** The user wants to see the exchange with this number, of a request that was sent. */
    void exchangeRequested(quint64 number);

protected:
    void changeEvent(QEvent *event) override;
    void done(int result) override;

private:
    void buildWidgets();
    [[nodiscard]] QWidget *buildHeading();
    [[nodiscard]] QWidget *buildButtons();
    void connectAll();
    void retranslate();
    void refresh();
    void take(const base::Result<tries::ForbiddenRequests> &made);
    /** Finds out where the requests go now. Returns true if that has changed. */
    bool findUpstream();
    [[nodiscard]] bool isConfirmed() const;
    void send();
    void noteAnswer(qsizetype index, const tries::TriedAnswer &answer);
    void end();
    /** Adds the credentials to a request, and a row to the list of exchanges. */
    void announce(qsizetype index);
    /** The number of the exchange of the current request; 0 if it was not sent, or is not in the list any more. */
    [[nodiscard]] quint64 currentNumber() const;
    void showExchange();
    void refreshShow();
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString summary() const;

    Composer &m_composer;
    ExchangeLog &m_log;
    QList<Composer::KnownCredential> m_credentials; ///< Those that are being sent.
    preview::GatewayControl &m_gateway;
    TriesList m_list;
    tries::TriesRun m_run;
    base::Cancellation m_making;
    QString m_method;
    QString m_path;
    QString m_failure;         ///< Why the requests could not be made.
    QSet<QString> m_confirmed; ///< The origins that the user has confirmed.
    QString m_upstream;        ///< The origin that requests are sent to; empty if a server of this program answers.
    bool m_isServed = false;
    bool m_isMade = false;
    bool m_isCut = false;
    bool m_wasSent = false;
    widgets::MethodBadge *m_badge = nullptr;
    widgets::ElidedLabel *m_pathLabel = nullptr;
    widgets::ToneLabel *m_introduction = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QTableView *m_table = nullptr;
    QAction *m_showExchange = nullptr;
    QCheckBox *m_confirm = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    QPushButton *m_send = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace traffic
