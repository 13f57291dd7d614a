#include "drillmenu.h"

#include "gatewayerrormessages.h"
#include "reasonphrase.h"
#include "theme.h"

#include <QEvent>

namespace drills {

using preview::DrilledOperation;
using preview::DrillFault;
using preview::FaultDrills;

namespace {

QString faultText(const DrillFault &fault)
{
    switch (fault.kind) {
    case DrillFault::Kind::Status:
    case DrillFault::Kind::RateLimit:
        return QString::number(statusOf(fault)) + u' ' + QString::fromLatin1(http::reasonPhrase(statusOf(fault)));
    case DrillFault::Kind::Slow:
        return DrillMenu::tr("Slow: answer after %1 s", "%1: a number of seconds")
            .arg(qint64(FaultDrills::SlowTime.count()));
    case DrillFault::Kind::Cut:
        break;
    }
    return DrillMenu::tr("Truncated: close the connection in the body");
}

} // namespace

DrillMenu::DrillMenu(FaultDrills &drills, Operation operation, QWidget *parent)
    : QMenu(parent)
    , m_drills(drills)
    , m_operation(std::move(operation))
{
    setObjectName(u"drillMenu"_qs);
    setIcon(theme::icon(theme::Icon::Warning));
    connect(this, &QMenu::aboutToShow, this, &DrillMenu::fill);
    retranslate();
}

void DrillMenu::retranslate()
{
    setTitle(tr("Fault drill"));
    setAccessibleName(title());
}

void DrillMenu::fill()
{
    clear();
    const std::optional<DrilledOperation> operation = m_operation();
    const QList<DrillFault> faults = operation ? FaultDrills::faultsOf(*operation) : QList<DrillFault>();
    if (faults.isEmpty()) {
        addReason(tr("The document has no operation for this."));
    } else if (!m_drills.canStart(*operation->definition)) {
        addReason(m_drills.isGatewayRunning() ? tr("The gateway does not serve this API.")
                                              : tr("Start the gateway to answer with faults."));
    } else {
        addFaults(tr("Next request"), *operation, true);
        addFaults(tr("Until turned off"), *operation, false);
    }
    addSeparator();
    QAction *end = addAction(tr("End fault drills"), &m_drills, &FaultDrills::end);
    end->setObjectName(u"drillEnd"_qs);
    end->setEnabled(!m_drills.running().isEmpty());
}

void DrillMenu::addFaults(const QString &title, const DrilledOperation &operation, bool isOnce)
{
    QMenu *menu = addMenu(title);
    menu->setObjectName(isOnce ? u"drillOnce"_qs : u"drillUntilEnded"_qs);
    menu->setAccessibleName(title);
    for (const DrillFault &fault : FaultDrills::faultsOf(operation)) {
        QAction *action = menu->addAction(faultText(fault));
        action->setObjectName(menu->objectName() + u'-' + wordOf(fault));
        connect(action, &QAction::triggered, &m_drills,
                [drills = &m_drills, operation, fault, isOnce] { drills->start(operation, fault, isOnce); });
    }
}

void DrillMenu::addReason(const QString &text)
{
    QAction *reason = addAction(text);
    reason->setObjectName(u"drillReason"_qs);
    reason->setEnabled(false);
}

void DrillMenu::changeEvent(QEvent *event)
{
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString runningText(const QList<preview::RunningDrill> &running)
{
    if (running.size() == 1)
        return messages::drillMessage(wordOf(running.first().fault), running.first().name);
    return running.isEmpty() ? QString() : DrillMenu::tr("Fault drills: %1", "%1: a number").arg(running.size());
}

} // namespace drills

#include "moc_drillmenu.cpp"
