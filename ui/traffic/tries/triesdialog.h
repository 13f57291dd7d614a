#pragma once

#include "cancellation.h"
#include "composer.h"
#include "exchangelog.h"
#include "trieslist.h"
#include "triesrun.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace tries {
struct ForbiddenRequests;
}

namespace traffic {

/**
 * Sends the requests to an operation that its document forbids, and shows what the upstream really accepted. Nothing is
 * sent before the user has read where to, and clicked the button that names the upstream. Closing the dialog ends the
 * run.
 */
class TriesDialog final : public QDialog
{
    Q_OBJECT

public:
    /** The exchanges are listed in `log`, which gets the credentials to redact. */
    TriesDialog(Composer &composer, ExchangeLog &log, preview::GatewayControl &gateway, preview::RequestSender &sender,
                QWidget *parent = nullptr);

    /** Shows the requests to the operation that is in the composer, which a worker makes. */
    void show();

protected:
    void changeEvent(QEvent *event) override;
    void done(int result) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void take(const tries::ForbiddenRequests &made);
    void send();
    /** Adds the credentials to a request, and a row to the list of exchanges. */
    void announce(qsizetype index);
    [[nodiscard]] QString introduction() const;
    [[nodiscard]] QString summary() const;

    Composer &m_composer;
    ExchangeLog &m_log;
    QList<Composer::KnownCredential> m_credentials; ///< Those that are being sent.
    preview::GatewayControl &m_gateway;
    TriesList m_list;
    tries::TriesRun m_run;
    base::Cancellation m_making;
    QString m_operation; ///< Method and path.
    QString m_upstream;  ///< The origin that requests are sent to; empty if a server of this program answers.
    bool m_isServed = false;
    bool m_isMade = false;
    bool m_isCut = false;
    bool m_wasSent = false;
    QLabel *m_introduction = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_send = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace traffic
