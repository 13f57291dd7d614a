#include "certificateend.h"

#include "clock.h"
#include "heading.h"
#include "icon.h"
#include "knowncertificates.h"
#include "measures.h"
#include "naming.h"
#include "showntext.h"
#include "worker.h"
#include "workspace.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace designer {

namespace {

using reach::CertificateEvent;
using reach::CertificateFlaw;
using reach::CertificatePart;
using reach::PartState;

/** The days before the end in which it is shown as a warning, as in the list of certificates. */
constexpr qint64 WarningDays = 30;

QString longDay(const QDate &day)
{
    return QLocale().toString(day, u"d MMMM yyyy"_qs);
}

} // namespace

CertificateEnd::CertificateEnd(workspace::OpenDefinition &definition, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
{
    buildWidgets();
    retranslate();
    hide();
    connect(m_link, &QPushButton::clicked, this, &CertificateEnd::certificatesRequested);
}

void CertificateEnd::buildWidgets()
{
    m_icon = new QLabel(this);
    m_label = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_label->setObjectName(u"certificateEnd"_qs);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_link = new QPushButton(this);
    m_link->setObjectName(u"showCertificates"_qs);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_icon);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_link);
}

void CertificateEnd::setCertificates(const management::KnownCertificates &known, const base::Clock &clock)
{
    m_known = &known;
    m_clock = &clock;
    connect(&known, &management::KnownCertificates::changed, this, &CertificateEnd::refresh);
    refresh();
}

void CertificateEnd::refresh()
{
    if (!m_known)
        return;
    m_work.cancel();
    m_work = base::runOnWorker(
        this,
        [snapshot = m_definition.document().snapshot(), known = m_known->all(),
         now = m_clock->now()]() -> base::Result<Facts> {
            Facts facts{reach::servedSettings(snapshot, {}), known, {}, false};
            facts.isAnyUsed = !reach::certificateNeeds(facts.api).needs.isEmpty();
            facts.end = reach::definitionEnd(reach::certificateEvents(facts.api, known, now));
            return facts;
        },
        [this](const base::Result<Facts> &facts) {
            if (facts)
                show(*facts);
        });
}

bool CertificateEnd::isSoon() const
{
    const std::optional<CertificateEvent> &first = m_facts.end.part ? m_facts.end.part : m_facts.end.whole;
    return first && first->change && m_clock->now().toUTC().date().daysTo(first->day()) < WarningDays;
}

void CertificateEnd::show(const Facts &facts)
{
    m_facts = facts;
    const bool isError = facts.end.isStopped && !facts.certificates.isEmpty();
    const bool isWarning = !isError && !facts.certificates.isEmpty() && isSoon();
    const theme::Role role = isError ? theme::Role::Error : isWarning ? theme::Role::Warning : theme::Role::Text;
    m_label->setRole(role);
    m_icon->setPixmap(theme::icon(isError     ? theme::Icon::Error
                                  : isWarning ? theme::Icon::Warning
                                              : theme::Icon::Certificate)
                          .pixmap(theme::Size::Icon));
    m_label->setText(text());
    setVisible(!facts.api.certificates.isEmpty());
}

QString CertificateEnd::certificateText(const CertificateEvent &event) const
{
    const QString id = m_facts.api.certificates.at(event.certificate).id;
    const management::Certificate *certificate = m_facts.certificates.find(id);
    const QString name = base::shownText(certificate ? certificate->title() : id);
    switch (event.need.part) {
    case CertificatePart::CustomDomain:
        return tr("certificate %1 of its custom domain", "%1 is the name of a certificate").arg(name);
    case CertificatePart::Upstream:
        return tr("certificate %1 of its upstream", "%1 is the name of a certificate").arg(name);
    case CertificatePart::Client:
    case CertificatePart::AllClients:
        break;
    }
    return tr("client certificate %1", "%1 is the name of a certificate").arg(name);
}

QString CertificateEnd::wholeText(const CertificateEvent &event) const
{
    const QString certificate = certificateText(event);
    const QString day = longDay(event.day());
    if (m_facts.end.isStopped) {
        if (event.change)
            return tr("Has not worked since %1: %2 has expired.", "%1 is a date, %2 a certificate")
                .arg(day, certificate);
        switch (event.flaw) {
        case CertificateFlaw::NoPrivateKey:
            return tr("Doesn't work: %1 has no private key on the dashboard.", "%1 is a certificate").arg(certificate);
        case CertificateFlaw::NotOnDashboard:
            return tr("Doesn't work: %1 is not on the dashboard.", "%1 is a certificate").arg(certificate);
        case CertificateFlaw::OtherNames:
            return tr("Doesn't work: the names of %1 don't match the domain.", "%1 is a certificate").arg(certificate);
        default:
            return tr("Doesn't work now: %1 is not valid yet.", "%1 is a certificate").arg(certificate);
        }
    }
    return event.state == PartState::Stopped
               ? tr("Stops working on %1: %2 expires.", "%1 is a date, %2 a certificate").arg(day, certificate)
               : tr("May stop working on %1: %2 expires, and nothing is known about the others.",
                    "%1 is a date, %2 a certificate")
                     .arg(day, certificate);
}

QString CertificateEnd::partText(const CertificateEvent &event) const
{
    const QString certificate = certificateText(event);
    const QString day = longDay(event.day());
    if (event.need.part == CertificatePart::Client) {
        if (!m_facts.end.isPartStopped)
            return tr("One client is refused after %1: %2 expires.", "%1 is a date, %2 a certificate")
                .arg(day, certificate);
        return event.change ? tr("One client is refused since %1: %2 has expired.", "%1 is a date, %2 a certificate")
                                  .arg(day, certificate)
                            : tr("One client is refused: %1 is not valid.", "%1 is a certificate").arg(certificate);
    }
    const QString domain = base::shownText(event.need.domain);
    return m_facts.end.isPartStopped
               ? tr("Calls of %1 don't work: %2 is not valid.", "%1 is a domain, %2 a certificate")
                     .arg(domain, certificate)
               : tr("Calls of %1 stop on %2: %3 expires.", "%1 is a domain, %2 a date, %3 a certificate")
                     .arg(domain, day, certificate);
}

QString CertificateEnd::text() const
{
    if (m_facts.api.certificates.isEmpty())
        return {};
    if (!m_facts.isAnyUsed)
        return tr("The certificates in the settings are not used.");
    if (m_facts.certificates.isEmpty())
        return tr("The certificates of the environment are not loaded, so it is not known when this API stops working. "
                  "Open Certificates to load them.");
    const reach::DefinitionEnd &end = m_facts.end;
    QStringList sentences;
    if (end.part)
        sentences.append(partText(*end.part));
    if (end.whole)
        sentences.append(wholeText(*end.whole));
    if (end.notKnown)
        sentences.append(
            tr("Not enough is known about %1. Load it with details in Certificates.", "%1 is a certificate")
                .arg(certificateText(*end.notKnown)));
    return sentences.isEmpty() ? tr("No certificate stops this API.") : sentences.join(u' ');
}

void CertificateEnd::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CertificateEnd::retranslate()
{
    widgets::setButtonText(m_link, tr("Show certificates"));
    m_label->setText(text());
}

} // namespace designer

#include "moc_certificateend.cpp"
