#include "exchangesbar.h"

#include "exchangelog.h"
#include "flowlayout.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QLocale>
#include <QMenu>
#include <QPushButton>

namespace traffic {

ExchangesBar::ExchangesBar(ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_log(log)
{
    buildWidgets();
    retranslate();
    connect(m_pause, &QPushButton::toggled, &m_log, &ExchangeLog::setPaused);
    connect(m_clear, &QPushButton::clicked, &m_log, &ExchangeLog::clear);
    connect(m_importHar, &QPushButton::clicked, this, &ExchangesBar::importRequested);
    connect(m_exportHar, &QPushButton::clicked, this, &ExchangesBar::exportRequested);
}

QPushButton *ExchangesBar::button(theme::Icon icon, const QString &objectName)
{
    auto *made = new QPushButton(this);
    made->setObjectName(objectName);
    made->setIcon(theme::icon(icon));
    return made;
}

void ExchangesBar::buildWidgets()
{
    m_heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_counts = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_counts->setObjectName(u"exchangeCounts"_qs);
    m_counts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_pause = button(theme::Icon::Pause, u"pauseExchanges"_qs);
    m_pause->setCheckable(true);
    m_clear = button(theme::Icon::Clear, u"clearExchanges"_qs);
    m_importHar = button(theme::Icon::Import, u"importHar"_qs);
    m_exportHar = button(theme::Icon::Export, u"exportHar"_qs);
    m_draft = button(theme::Icon::Api, u"draftFromTraffic"_qs);
    m_draft->setMenu(new QMenu(m_draft));
    auto *flow = new widgets::FlowLayout(this);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_heading, m_counts, m_pause, m_clear, m_importHar, m_exportHar, m_draft})
        flow->addWidget(each);
}

QMenu &ExchangesBar::draftMenu() const
{
    return *m_draft->menu();
}

void ExchangesBar::refresh(int shown)
{
    m_clear->setEnabled(m_log.model().rowCount() > 0);
    m_pause->setChecked(m_log.isPaused());
    setWriting(m_isWriting);
    refreshCounts(shown);
}

void ExchangesBar::refreshCounts(int shown)
{
    const int all = m_log.model().rowCount();
    QStringList counts;
    if (shown < all)
        counts.append(tr("%1 of %2 shown", "numbers of exchanges").arg(QString::number(shown), QString::number(all)));
    else if (all > 0)
        counts.append(all == 1 ? tr("1 exchange") : tr("%n exchanges", nullptr, all));
    if (m_log.isPaused())
        counts.append(tr("paused, %n waiting", nullptr, static_cast<int>(m_log.waiting())));
    if (m_log.dropped() > 0)
        counts.append(tr("%n dropped", nullptr, static_cast<int>(m_log.dropped())));
    m_counts->setText(counts.join(u" · "_qs));
    m_counts->setToolTip(m_log.dropped() > 0
                             ? tr("The list has room for the newest %1 exchanges and %2. Older ones were dropped.",
                                  "%1 is a number, %2 a size such as 256 MiB")
                                   .arg(QLocale().toString(items::ExchangeModel::MaximumExchanges),
                                        QLocale().formattedDataSize(items::ExchangeModel::MaximumBytes, 0))
                             : QString());
}

void ExchangesBar::setReading(bool isReading)
{
    m_importHar->setEnabled(!isReading);
}

void ExchangesBar::setWriting(bool isWriting)
{
    m_isWriting = isWriting;
    m_exportHar->setEnabled(!isWriting && m_log.model().rowCount() > 0);
}

void ExchangesBar::setDrafting(bool isDrafting)
{
    m_draft->setEnabled(!isDrafting);
}

void ExchangesBar::retranslate()
{
    m_heading->setText(tr("Exchanges"));
    widgets::setButtonText(m_pause, tr("Pause"), tr("Hold new exchanges back until you continue"));
    widgets::setButtonText(m_clear, tr("Clear"), tr("Remove all exchanges that are not pinned"));
    widgets::setButtonText(m_importHar, tr("Import HAR…"));
    widgets::setButtonText(m_exportHar, tr("Export HAR…"), tr("Save the exchanges in the list to a file"));
    widgets::setButtonText(m_draft, tr("Draft…"), tr("Create or extend a definition so that the exchanges fit it"));
}

} // namespace traffic

#include "moc_exchangesbar.cpp"
