#include "callprogress.h"

#include "measures.h"
#include "naming.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace answers {
namespace {

constexpr int ShowDelay = 400;
constexpr qint64 UnitBytes = 1024;

} // namespace

CallProgress::CallProgress(const QString &cancelName, QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_cancel(new QPushButton(this))
{
    m_label->setObjectName(u"callProgress"_qs);
    m_cancel->setObjectName(cancelName);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_label);
    line->addWidget(m_cancel);
    m_delay.setSingleShot(true);
    m_delay.setInterval(ShowDelay);
    connect(&m_delay, &QTimer::timeout, this, [this] { setVisible(true); });
    connect(m_cancel, &QPushButton::clicked, this, &CallProgress::cancelRequested);
    hide();
    retranslate();
}

void CallProgress::begin()
{
    m_label->setText(tr("Waiting for the server…"));
    m_delay.start();
}

void CallProgress::show(int received, int all)
{
    if (received <= 0)
        return;
    const QLocale locale;
    const QString receivedSize = locale.formattedDataSize(received * UnitBytes);
    m_label->setText(all > received ? tr("%1 of %2 received", "%1 and %2 are sizes, for instance 12 MiB")
                                          .arg(receivedSize, locale.formattedDataSize(all * UnitBytes))
                                    : tr("%1 received", "%1 is a size, for instance 12 MiB").arg(receivedSize));
}

void CallProgress::end()
{
    m_delay.stop();
    hide();
}

void CallProgress::retranslate()
{
    widgets::setButtonText(m_cancel, tr("Cancel"), tr("Cancel this call"));
}

} // namespace answers

#include "moc_callprogress.cpp"
