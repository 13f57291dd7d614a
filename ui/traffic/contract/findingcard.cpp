#include "findingcard.h"

#include "contracttexts.h"
#include "correctionmessages.h"
#include "exchangemessages.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace traffic {

namespace {

using base::Severity;

QPixmap severityPicture(Severity severity, qreal ratio)
{
    switch (severity) {
    case Severity::Error:
        return theme::pixmap(theme::Icon::Error, theme::Role::Error, theme::Size::Icon, ratio);
    case Severity::Warning:
        return theme::pixmap(theme::Icon::Warning, theme::Role::Warning, theme::Size::Icon, ratio);
    case Severity::Information:
        break;
    }
    return theme::pixmap(theme::Icon::Information, theme::Role::Information, theme::Size::Icon, ratio);
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return FindingCard::tr("Error");
    case Severity::Warning:
        return FindingCard::tr("Warning");
    case Severity::Information:
        break;
    }
    return FindingCard::tr("Note");
}

} // namespace

FindingCard::FindingCard(const monitoring::ShownFinding &finding, int number, QWidget *parent)
    : QFrame(parent)
    , m_finding(finding)
{
    m_icon = new QLabel(this);
    m_text = new widgets::MeasuredLabel(this);
    m_text->setObjectName(u"contractFinding%1"_qs.arg(number));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_place = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_place->setTextFormat(Qt::PlainText);
    m_show = new QPushButton(this);
    m_show->setObjectName(u"showFinding%1"_qs.arg(number));
    m_show->setIcon(theme::icon(theme::Icon::ArrowRight));
    m_offer = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_offer->setObjectName(u"contractCorrection%1"_qs.arg(number));
    m_offer->setTextFormat(Qt::PlainText);
    m_add = new QPushButton(this);
    m_add->setObjectName(u"addFinding%1"_qs.arg(number));
    m_add->setIcon(theme::icon(theme::Icon::Add));
    m_add->setEnabled(false);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_text);
    texts->addWidget(m_place);
    texts->addWidget(m_offer);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                             theme::Space::Control);
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addLayout(texts, 1);
    line->addWidget(m_show, 0, Qt::AlignTop);
    line->addWidget(m_add, 0, Qt::AlignTop);
    refresh();
    connect(m_show, &QPushButton::clicked, this, &FindingCard::showRequested);
    connect(m_add, &QPushButton::clicked, this, &FindingCard::addRequested);
}

void FindingCard::setCorrection(const corrections::Correction &correction)
{
    m_correction = correction;
    m_add->setEnabled(correction.isOffered());
    refresh();
}

void FindingCard::refresh()
{
    m_icon->setPixmap(severityPicture(m_finding.finding.severity, devicePixelRatioF()));
    m_icon->setAccessibleName(severityText(m_finding.finding.severity));
    m_icon->setToolTip(severityText(m_finding.finding.severity));
    m_text->setText(messages::exchangeFindingText(m_finding.finding));
    m_place->setText(placeText(m_finding.finding));
    widgets::setButtonText(m_show, tr("Show in document"),
                           m_finding.pointer.isRoot() ? m_finding.documentPath : m_finding.pointer.toString());
    const QString offer = !m_correction               ? QString()
                          : m_correction->isOffered() ? messages::correctionTitle(*m_correction)
                                                      : messages::noCorrectionText(*m_correction);
    m_offer->setText(offer);
    m_offer->setVisible(!offer.isEmpty());
    widgets::setButtonText(m_add, tr("Add to document"), offer);
}

void FindingCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    const bool isOther = event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange;
    if (isOther && m_show)
        refresh();
}

} // namespace traffic

#include "moc_findingcard.cpp"
