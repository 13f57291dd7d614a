#include "hostlookup.h"

#include "certificatelabels.h"
#include "elidedlabel.h"
#include "measures.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace certificates {
namespace {

constexpr int FieldWidth = 208;
/** The maximum number of certificates or patterns that are listed; the rest are counted. */
constexpr qsizetype MaximumListed = 4;

} // namespace

HostLookup::HostLookup(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void HostLookup::buildWidgets()
{
    m_label = new QLabel(this);
    m_host = new QLineEdit(this);
    m_host->setObjectName(u"servedHost"_qs);
    m_host->setClearButtonEnabled(true);
    m_host->setFixedWidth(FieldWidth);
    m_label->setBuddy(m_host);
    m_resultLabel = new widgets::ElidedLabel({}, this);
    m_resultLabel->setObjectName(u"servedHostAnswer"_qs);
    m_resultLabel->setTextFormat(Qt::PlainText);
    m_resultLabel->setElideMode(Qt::ElideRight);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_label);
    layout->addWidget(m_host);
    layout->addWidget(m_resultLabel, 1);
}

void HostLookup::connectAll()
{
    connect(m_host, &QLineEdit::textChanged, this, &HostLookup::lookUp);
    connect(m_host, &QLineEdit::returnPressed, this, [this] {
        if (m_isLoaded)
            emit certificateFound(m_result.serving.isEmpty() ? QString()
                                                             : certificateOf(m_result.serving.constFirst()).id);
    });
}

void HostLookup::setCertificates(const std::optional<QList<management::Certificate>> &certificates)
{
    m_isLoaded = certificates.has_value();
    m_certificates = certificates.value_or(QList<management::Certificate>());
    m_index.reset();
    lookUp();
}

void HostLookup::lookUp()
{
    m_result = {};
    if (!management::normalisedHost(m_host->text()).isEmpty()) {
        if (!m_index)
            m_index.emplace(m_certificates);
        m_result = m_index->find(m_host->text());
        std::stable_partition(
            m_result.serving.begin(), m_result.serving.end(),
            [this](const management::HostMatch &match) { return certificateOf(match).hasPrivateKey; });
    }
    const QString text = resultText();
    m_resultLabel->setText(text);
    m_resultLabel->setToolTip(m_result.unusable.isEmpty() ? QString() : text + u'\n' + unusableText());
    m_host->setAccessibleDescription(text);
}

QString HostLookup::matchText(const management::HostMatch &match) const
{
    const management::Certificate &certificate = certificateOf(match);
    return (certificate.hasPrivateKey
                ? tr("%1 (matches %2)", "%1 is a certificate, %2 the pattern that fits")
                : tr("%1 (matches %2, no private key)", "%1 is a certificate, %2 the pattern that fits"))
        .arg(certificate.title(), match.pattern);
}

QString HostLookup::resultText() const
{
    const QString host = m_host->text().trimmed();
    if (host.isEmpty())
        return {};
    if (management::normalisedHost(host).isEmpty())
        return tr("Not a valid host name.");
    if (!m_isLoaded)
        return tr("No certificates are loaded.");
    QString text = servingText();
    if (m_result.unusable.isEmpty())
        return text;
    if (!text.endsWith(u'.'))
        text += u'.';
    return text + u' ' +
           (m_result.unusable.size() == 1
                ? tr("1 pattern can't be evaluated.")
                : tr("%n patterns can't be evaluated.", nullptr, static_cast<int>(m_result.unusable.size())));
}

/** A certificate without a private key can't serve a host. */
QString HostLookup::servingText() const
{
    if (m_result.serving.isEmpty())
        return tr("No certificate in the list matches this host.");
    QStringList names;
    for (const management::HostMatch &match : m_result.serving.first(std::min(m_result.serving.size(), MaximumListed)))
        names.append(matchText(match));
    QString text = names.join(u", "_qs);
    if (m_result.serving.size() > MaximumListed)
        text += u' ' + tr("and %n more.", nullptr, static_cast<int>(m_result.serving.size() - MaximumListed));
    if (certificateOf(m_result.serving.constFirst()).hasPrivateKey)
        return text;
    return tr("No certificate with a private key matches: %1", "%1 are certificates that match").arg(text);
}

QString HostLookup::unusableText() const
{
    QStringList lines;
    for (const management::HostMatch &match :
         m_result.unusable.first(std::min(m_result.unusable.size(), MaximumListed))) {
        const management::HostPattern pattern(match.pattern);
        const QString why = match.kind == management::HostPattern::Kind::Invalid
                                ? patternText(pattern)
                                : tr("%1 (too complex)", "%1 is a pattern").arg(patternText(pattern));
        lines.append(u"%1: %2"_qs.arg(m_certificates.at(match.certificate).title(), why));
    }
    return lines.join(u'\n');
}

void HostLookup::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HostLookup::retranslate()
{
    m_label->setText(tr("Which certificate serves this host?"));
    m_host->setAccessibleName(m_label->text());
    m_host->setPlaceholderText(u"api.example.com"_qs);
    lookUp();
}

} // namespace certificates

#include "moc_hostlookup.cpp"
