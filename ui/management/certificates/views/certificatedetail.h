#pragma once

#include "certificate.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QTabWidget;

namespace answers {
class RecordView;
}
namespace forms {
class ValueLabel;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class DocumentStore;
}

namespace certificates {

class ReachSource;
class ReachView;
class RenewalView;

/** Shows the details of a certificate: its fields, other members of the response, and what it reaches. */
class CertificateDetail final : public QWidget
{
    Q_OBJECT

public:
    CertificateDetail(ReachSource &source, workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Shows a certificate with its state at the time `now`; for null, a hint to select one. */
    void setCertificate(const management::Certificate *certificate, const QDateTime &now);

signals:
    /** Emitted when the user wants the details of a certificate and only its ID was loaded: the list is to be loaded
     * with mode=detailed. */
    void detailsRequested();
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(ReachSource &source, workspace::DocumentStore &store);
    void buildFields();
    void refreshFields(const management::Certificate &certificate);
    void retranslate();
    void connectAll();
    void refresh();

    std::optional<management::Certificate> m_certificate;
    QDateTime m_now;
    QTabWidget *m_tabs = nullptr; ///< Shows the following three, without a tab bar while there is no certificate.
    ReachView *m_reach = nullptr;
    RenewalView *m_renewal = nullptr;
    answers::RecordView *m_view = nullptr;
    widgets::ToneLabel *m_state = nullptr;
    QPushButton *m_loadDetails = nullptr;
    QPushButton *m_copyId = nullptr;
    forms::ValueLabel *m_names = nullptr;
    forms::ValueLabel *m_issuer = nullptr;
    forms::ValueLabel *m_subject = nullptr;
    forms::ValueLabel *m_validity = nullptr;
    forms::ValueLabel *m_key = nullptr;
    forms::ValueLabel *m_authority = nullptr;
    forms::ValueLabel *m_organisation = nullptr;
    forms::ValueLabel *m_fingerprint = nullptr;
};

} // namespace certificates
