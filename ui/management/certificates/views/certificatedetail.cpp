#include "certificatedetail.h"

#include "certificateid.h"
#include "certificatelabels.h"
#include "certificatestatus.h"
#include "heading.h"
#include "hostmatch.h"
#include "naming.h"
#include "reachview.h"
#include "recordview.h"
#include "renewalview.h"
#include "secretremoval.h"
#include "validitydelegate.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace certificates {
namespace {

/** Members that are shown as fields. */
const QList<QByteArray> &knownMembers()
{
    static const QList<QByteArray> known{"id",        "dns_names",  "has_private", "is_ca",
                                         "issuer_cn", "subject_cn", "not_before",  "not_after"};
    return known;
}

constexpr qsizetype FingerprintLine = 32;

/** In lines of 32 digits, so that the pane can be narrow. "Copy ID" copies the ID without line breaks. */
QString fingerprintText(const QString &fingerprint)
{
    return fingerprint.size() > FingerprintLine
               ? fingerprint.left(FingerprintLine) + u'\n' + fingerprint.mid(FingerprintLine)
               : fingerprint;
}

} // namespace

CertificateDetail::CertificateDetail(ReachSource &source, workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
{
    buildWidgets(source, store);
    retranslate();
    connectAll();
}

void CertificateDetail::buildWidgets(ReachSource &source, workspace::DocumentStore &store)
{
    buildFields();
    m_reach = new ReachView(source);
    m_renewal = new RenewalView(source, store);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(u"certificateTabs"_qs);
    m_tabs->setDocumentMode(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->addTab(m_view, QString());
    m_tabs->addTab(m_reach, QString());
    m_tabs->addTab(m_renewal, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
}

void CertificateDetail::buildFields()
{
    m_view = new answers::RecordView(theme::Icon::Certificate, u"certificateUnknown"_qs, this);
    m_state = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_state->setObjectName(u"certificateState"_qs);
    m_state->setWordWrap(false);
    m_loadDetails = new QPushButton(this);
    m_loadDetails->setObjectName(u"askDetailed"_qs);
    m_copyId = new QPushButton(theme::icon(theme::Icon::Copy), {}, this);
    m_copyId->setObjectName(u"copyCertificateId"_qs);
    m_view->addBesideTitle(m_copyId);
    m_view->addBelowTitle(m_state);
    m_view->addBelowTitle(m_loadDetails);
    m_names = m_view->addValue(u"certificateNames"_qs);
    m_validity = m_view->addValue(u"certificateValidity"_qs);
    m_issuer = m_view->addValue(u"certificateIssuer"_qs);
    m_subject = m_view->addValue(u"certificateSubject"_qs);
    m_key = m_view->addValue(u"certificateKey"_qs);
    m_authority = m_view->addValue(u"certificateAuthority"_qs);
    m_organisation = m_view->addValue(u"certificateOrganisation"_qs);
    m_fingerprint = m_view->addValue(u"certificateFingerprint"_qs);
}

void CertificateDetail::connectAll()
{
    connect(m_loadDetails, &QPushButton::clicked, this, &CertificateDetail::detailsRequested);
    connect(m_copyId, &QPushButton::clicked, this, [this] {
        if (m_certificate)
            QGuiApplication::clipboard()->setText(m_certificate->id);
    });
    connect(m_renewal, &RenewalView::settingRequested, this, &CertificateDetail::settingRequested);
    connect(m_reach, &ReachView::settingRequested, this, &CertificateDetail::settingRequested);
}

void CertificateDetail::setCertificate(const management::Certificate *certificate, const QDateTime &now)
{
    m_certificate = certificate ? std::optional(*certificate) : std::nullopt;
    m_now = now;
    m_reach->setCertificate(certificate);
    m_renewal->setCertificate(certificate);
    m_tabs->setTabVisible(m_tabs->indexOf(m_renewal), certificate);
    m_tabs->setTabVisible(m_tabs->indexOf(m_reach), certificate);
    refresh();
}

void CertificateDetail::refresh()
{
    if (!m_certificate)
        return m_view->showEmpty();
    const management::Certificate &certificate = *m_certificate;
    const management::CertificateStatus status = management::certificateStatus(certificate, m_now);
    m_view->showRecord(certificate.title(), management::withoutSecrets(certificate.raw), knownMembers());
    m_state->setText(certificate.hasDetails
                         ? stateText(certificate, status)
                         : tr("The response contains only the ID. Load the details to see the rest."));
    m_state->setRole(validityRole(status.validity));
    m_loadDetails->setVisible(!certificate.hasDetails);
    refreshFields(certificate);
    const management::CertificateId id = management::splitCertificateId(certificate.id);
    m_organisation->setValue(id.organisation.isEmpty() ? tr("not part of this ID") : id.organisation);
    m_fingerprint->setValue(fingerprintText(id.fingerprint));
}

void CertificateDetail::refreshFields(const management::Certificate &certificate)
{
    if (!certificate.hasDetails) {
        for (forms::ValueLabel *value : {m_names, m_validity, m_issuer, m_subject, m_key, m_authority})
            value->setValue(tableTexts().missing);
        return;
    }
    QStringList names;
    for (const QString &name : certificate.dnsNames)
        names.append(patternText(management::HostPattern(name)));
    m_names->setValue(names.isEmpty() ? tr("none") : names.join(u'\n'));
    m_validity->setValue(u"%1 – %2"_qs.arg(momentText(certificate.notBefore), momentText(certificate.notAfter)));
    m_issuer->setValue(certificate.issuerName);
    m_subject->setValue(certificate.subjectName);
    m_key->setValue(certificate.hasPrivateKey ? tr("Yes") : tr("No"));
    m_authority->setValue(certificate.isCa ? tr("Yes") : tr("No"));
}

void CertificateDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CertificateDetail::retranslate()
{
    m_view->setEmptyTexts(tr("No certificate selected"),
                          tr("Select a certificate to see its names, validity and where it is used."));
    m_view->setCaptions({tr("Names"), tr("Validity"), tr("Issuer"), tr("Subject"), tr("Private key"),
                         tr("CA certificate"), tr("Organization ID"), tr("Fingerprint")});
    m_tabs->setAccessibleName(tr("Certificate"));
    m_tabs->tabBar()->setAccessibleName(tr("Certificate"));
    m_tabs->setTabText(m_tabs->indexOf(m_view), tr("Details"));
    m_tabs->setTabText(m_tabs->indexOf(m_reach), tr("What it reaches"));
    m_tabs->setTabText(m_tabs->indexOf(m_renewal), tr("Renewal"));
    widgets::setButtonText(m_loadDetails, tr("Load details"));
    widgets::setButtonText(m_copyId, tr("Copy ID"), tr("Copy the full ID, as used in a definition"));
    refresh();
}

} // namespace certificates

#include "moc_certificatedetail.cpp"
