#include "certificatedetail.h"

#include "certificateid.h"
#include "certificatestatus.h"
#include "certificatetexts.h"
#include "heading.h"
#include "hostmatch.h"
#include "namedcertificates.h"
#include "naming.h"
#include "recordview.h"
#include "validitydelegate.h"
#include "workspace.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace certificates {
namespace {

/** The fields that have a place of their own. */
const QList<QByteArray> &knownMembers()
{
    static const QList<QByteArray> known{"id",        "dns_names",  "has_private", "is_ca",
                                         "issuer_cn", "subject_cn", "not_before",  "not_after"};
    return known;
}

constexpr qsizetype FingerprintLine = 32;

/** In lines of 32 digits, so that the pane can be narrow; the button copies the id in one piece. */
QString fingerprintText(const QString &fingerprint)
{
    return fingerprint.size() > FingerprintLine
               ? fingerprint.left(FingerprintLine) + u'\n' + fingerprint.mid(FingerprintLine)
               : fingerprint;
}

} // namespace

struct CertificateDetail::Parts {
    answers::RecordView *view = nullptr;
    widgets::ToneLabel *state = nullptr;
    QPushButton *askDetails = nullptr;
    QPushButton *copyId = nullptr;
    forms::ValueLabel *names = nullptr;
    forms::ValueLabel *issuer = nullptr;
    forms::ValueLabel *subject = nullptr;
    forms::ValueLabel *validity = nullptr;
    forms::ValueLabel *key = nullptr;
    forms::ValueLabel *authority = nullptr;
    forms::ValueLabel *organisation = nullptr;
    forms::ValueLabel *fingerprint = nullptr;
    forms::ValueLabel *uses = nullptr;
};

CertificateDetail::CertificateDetail(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

CertificateDetail::~CertificateDetail() = default;

void CertificateDetail::buildWidgets()
{
    m_parts->view = new answers::RecordView(theme::Icon::Certificate, u"certificateUnknown"_qs, this);
    m_parts->state = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_parts->state->setObjectName(u"certificateState"_qs);
    m_parts->state->setWordWrap(false);
    m_parts->askDetails = new QPushButton(this);
    m_parts->askDetails->setObjectName(u"askDetailed"_qs);
    m_parts->copyId = new QPushButton(theme::icon(theme::Icon::Copy), {}, this);
    m_parts->copyId->setObjectName(u"copyCertificateId"_qs);
    m_parts->view->addBesideTitle(m_parts->copyId);
    m_parts->view->addBelowTitle(m_parts->state);
    m_parts->view->addBelowTitle(m_parts->askDetails);
    m_parts->names = m_parts->view->addValue(u"certificateNames"_qs);
    m_parts->validity = m_parts->view->addValue(u"certificateValidity"_qs);
    m_parts->issuer = m_parts->view->addValue(u"certificateIssuer"_qs);
    m_parts->subject = m_parts->view->addValue(u"certificateSubject"_qs);
    m_parts->key = m_parts->view->addValue(u"certificateKey"_qs);
    m_parts->authority = m_parts->view->addValue(u"certificateAuthority"_qs);
    m_parts->organisation = m_parts->view->addValue(u"certificateOrganisation"_qs);
    m_parts->fingerprint = m_parts->view->addValue(u"certificateFingerprint"_qs);
    m_parts->uses = m_parts->view->addValue(u"certificateUses"_qs);
    m_parts->uses->setTextFormat(Qt::RichText);
    m_parts->uses->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_parts->view);
}

void CertificateDetail::connectAll()
{
    connect(m_parts->askDetails, &QPushButton::clicked, this, &CertificateDetail::detailsRequested);
    connect(m_parts->copyId, &QPushButton::clicked, this, [this] {
        if (m_certificate)
            QGuiApplication::clipboard()->setText(m_certificate->id);
    });
    connect(&m_workspace, &workspace::Workspace::opened, this, &CertificateDetail::refresh);
    connect(&m_workspace, &workspace::Workspace::closed, this, &CertificateDetail::refresh);
    connect(m_parts->uses, &QLabel::linkActivated, this, [this](const QString &link) {
        const qsizetype hash = link.indexOf(u'#');
        emit settingRequested(QString::fromUtf8(QByteArray::fromPercentEncoding(link.left(hash).toLatin1())),
                              QString::fromUtf8(QByteArray::fromPercentEncoding(link.mid(hash + 1).toLatin1())));
    });
}

void CertificateDetail::setCertificate(const management::Certificate *certificate, const QDateTime &now)
{
    m_certificate = certificate ? std::optional(*certificate) : std::nullopt;
    m_now = now;
    refresh();
}

void CertificateDetail::refresh()
{
    if (!m_certificate)
        return m_parts->view->showEmpty();
    const management::Certificate &certificate = *m_certificate;
    const management::CertificateStatus status = management::certificateStatus(certificate, m_now);
    m_parts->view->showRecord(certificateName(certificate), certificate.raw, knownMembers());
    m_parts->state->setText(certificate.hasDetails ? stateText(certificate, status)
                                                   : tr("Only the id is in this answer."));
    m_parts->state->setRole(validityRole(status.validity));
    m_parts->askDetails->setVisible(!certificate.hasDetails);
    refreshFields(certificate);
    const management::CertificateId id = management::splitCertificateId(certificate.id);
    m_parts->organisation->setValue(id.organisation.isEmpty() ? tr("none in this id") : id.organisation);
    m_parts->fingerprint->setValue(fingerprintText(id.fingerprint));
    refreshUses(certificate.id);
}

void CertificateDetail::refreshFields(const management::Certificate &certificate)
{
    if (!certificate.hasDetails) {
        for (forms::ValueLabel *value :
             {m_parts->names, m_parts->validity, m_parts->issuer, m_parts->subject, m_parts->key, m_parts->authority})
            value->setValue(tableWords().missing);
        return;
    }
    QStringList names;
    for (const QString &name : certificate.dnsNames)
        names.append(patternText(management::HostPattern(name)));
    m_parts->names->setValue(names.isEmpty() ? tr("none") : names.join(u'\n'));
    m_parts->validity->setValue(u"%1 – %2"_qs.arg(momentText(certificate.notBefore), momentText(certificate.notAfter)));
    m_parts->issuer->setValue(certificate.issuerName);
    m_parts->subject->setValue(certificate.subjectName);
    m_parts->key->setValue(certificate.hasPrivateKey ? tr("Yes") : tr("No"));
    m_parts->authority->setValue(certificate.isCa ? tr("Yes") : tr("No"));
}

void CertificateDetail::refreshUses(const QString &id)
{
    QStringList links;
    const QList<workspace::OpenDefinition *> open = m_workspace.definitions();
    for (const workspace::OpenDefinition *definition : open) {
        const auto named = preflight::namedCertificates(definition->document().snapshot());
        for (const preflight::NamedCertificate &usage : named) {
            if (id.isEmpty() || usage.id != id)
                continue;
            using preflight::CertificateUse;
            const QString use = usage.use == CertificateUse::UpstreamMutualTls ? tr("upstream mutual TLS")
                                : usage.use == CertificateUse::ClientAllowList ? tr("client certificates")
                                                                               : tr("custom domain");
            links.append(u"<a href=\"%1#%2\">%3</a> (%4)"_qs.arg(
                QString::fromLatin1(definition->path().toUtf8().toPercentEncoding()),
                QString::fromLatin1(usage.pointer.toString().toUtf8().toPercentEncoding()),
                definition->title().toHtmlEscaped(), use));
        }
    }
    m_parts->uses->setValue(links.isEmpty() ? tr("no open definition") : links.join(u"<br>"_qs));
}

void CertificateDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CertificateDetail::retranslate()
{
    m_parts->view->setEmptyTexts(tr("No certificate selected"),
                                 tr("Select a certificate to see its names, its validity and where it is used."));
    m_parts->view->setCaptions({tr("Names"), tr("Validity"), tr("Issuer"), tr("Subject"), tr("Private key"),
                                tr("CA certificate"), tr("Organisation"), tr("Fingerprint"), tr("Used by")});
    widgets::setButtonText(m_parts->askDetails, tr("Ask again with details"));
    widgets::setButtonText(m_parts->copyId, tr("Copy id"), tr("Copy the whole id, as a definition names it"));
    refresh();
}

} // namespace certificates

#include "moc_certificatedetail.cpp"
