#include "hostquestion.h"

#include "certificatetexts.h"
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
/** So many certificates or patterns are named; the others are counted. */
constexpr qsizetype MostNamed = 4;

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
    connect(m_parts->host, &QLineEdit::textChanged, this, &HostQuestion::answer);
    connect(m_parts->host, &QLineEdit::returnPressed, this, [this] {
        if (!m_answer.serving.isEmpty())
            emit certificateFound(m_certificates.at(m_answer.serving.constFirst().certificate).id);
    });
}

void HostQuestion::setCertificates(const QList<management::Certificate> &certificates)
{
    m_certificates = certificates;
    m_index.reset();
    answer();
}

void HostQuestion::answer()
{
    m_answer = {};
    if (!management::normalisedHost(m_parts->host->text()).isEmpty()) {
        if (!m_index)
            m_index.emplace(m_certificates);
        m_answer = m_index->find(m_parts->host->text());
    }
    const QString text = answerText();
    m_parts->answer->setText(text);
    m_parts->answer->setToolTip(m_answer.unusable.isEmpty() ? QString() : text + u'\n' + unusableText());
    m_parts->host->setAccessibleDescription(text);
}

QString HostQuestion::matchText(const management::HostMatch &match) const
{
    return tr("%1 (by %2)", "%1 is a certificate, %2 the pattern that fits")
        .arg(certificateName(m_certificates.at(match.certificate)), match.pattern);
}

QString HostQuestion::answerText() const
{
    const QString host = m_parts->host->text().trimmed();
    if (host.isEmpty())
        return {};
    if (management::normalisedHost(host).isEmpty())
        return tr("This is no host name.");
    QStringList names;
    for (const management::HostMatch &match : m_answer.serving.first(std::min(m_answer.serving.size(), MostNamed)))
        names.append(matchText(match));
    QString text = names.isEmpty() ? tr("No certificate of this list serves it.") : names.join(u", "_qs);
    if (m_answer.serving.size() > MostNamed)
        text += u' ' + tr("and %n more.", nullptr, static_cast<int>(m_answer.serving.size() - MostNamed));
    if (m_answer.unusable.size() == 1)
        text += u' ' + tr("One pattern could not be tried.");
    else if (!m_answer.unusable.isEmpty())
        text += u' ' + tr("%n patterns could not be tried.", nullptr, static_cast<int>(m_answer.unusable.size()));
    return text;
}

QString HostQuestion::unusableText() const
{
    QStringList lines;
    for (const management::HostMatch &match : m_answer.unusable.first(std::min(m_answer.unusable.size(), MostNamed))) {
        const management::HostPattern pattern(match.pattern);
        const QString why = match.kind == management::HostPattern::Kind::Invalid
                                ? patternText(pattern)
                                : tr("%1 (takes too many steps)", "%1 is a pattern").arg(patternText(pattern));
        lines.append(u"%1: %2"_qs.arg(certificateName(m_certificates.at(match.certificate)), why));
    }
    return lines.join(u'\n');
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
    answer();
}

} // namespace certificates

#include "moc_hostquestion.cpp"
