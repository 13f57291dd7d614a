#include "hostquestion.h"

#include "certificatetexts.h"
#include "elidedlabel.h"
#include "hostmatch.h"
#include "measures.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace certificates {
namespace {

constexpr int FieldWidth = 208;

} // namespace

struct HostQuestion::Parts {
    QLabel *label = nullptr;
    QLineEdit *host = nullptr;
    widgets::ElidedLabel *answer = nullptr;
};

HostQuestion::HostQuestion(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

HostQuestion::~HostQuestion() = default;

void HostQuestion::buildWidgets()
{
    m_parts->label = new QLabel(this);
    m_parts->host = new QLineEdit(this);
    m_parts->host->setObjectName(u"servedHost"_qs);
    m_parts->host->setClearButtonEnabled(true);
    m_parts->host->setFixedWidth(FieldWidth);
    m_parts->label->setBuddy(m_parts->host);
    m_parts->answer = new widgets::ElidedLabel({}, this);
    m_parts->answer->setObjectName(u"servedHostAnswer"_qs);
    m_parts->answer->setTextFormat(Qt::PlainText);
    m_parts->answer->setElideMode(Qt::ElideRight);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->label);
    layout->addWidget(m_parts->host);
    layout->addWidget(m_parts->answer, 1);
}

void HostQuestion::connectAll()
{
    connect(m_parts->host, &QLineEdit::textChanged, this, [this] { answer(false); });
    connect(m_parts->host, &QLineEdit::returnPressed, this, [this] { answer(true); });
}

void HostQuestion::setCertificates(const QList<management::Certificate> &certificates)
{
    m_certificates = certificates;
    answer(false);
}

void HostQuestion::answer(bool select)
{
    const QString text = answerText();
    m_parts->answer->setText(text);
    m_parts->host->setAccessibleDescription(text);
    if (!select)
        return;
    const management::HostAnswer found = management::certificatesFor(m_certificates, m_parts->host->text());
    if (!found.serving.isEmpty())
        emit certificateFound(m_certificates.at(found.serving.constFirst().certificate).id);
}

QString HostQuestion::answerText() const
{
    const QString host = m_parts->host->text().trimmed();
    if (host.isEmpty())
        return {};
    if (management::normalisedHost(host).isEmpty())
        return tr("This is no host name.");
    const management::HostAnswer found = management::certificatesFor(m_certificates, host);
    QStringList names;
    for (const management::HostMatch &match : found.serving)
        names.append(tr("%1 (by %2)", "%1 is a certificate, %2 the pattern that fits")
                         .arg(certificateName(m_certificates.at(match.certificate)), match.pattern));
    QString text = names.isEmpty() ? tr("No certificate of this list serves it.") : names.join(u", "_qs);
    if (found.unusable.size() == 1)
        text += u' ' + tr("One pattern could not be tried.");
    else if (!found.unusable.isEmpty())
        text += u' ' + tr("%n patterns could not be tried.", nullptr, static_cast<int>(found.unusable.size()));
    return text;
}

void HostQuestion::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HostQuestion::retranslate()
{
    m_parts->label->setText(tr("Which certificate serves this host?"));
    m_parts->host->setAccessibleName(m_parts->label->text());
    m_parts->host->setPlaceholderText(u"api.example.com"_qs);
    answer(false);
}

} // namespace certificates
