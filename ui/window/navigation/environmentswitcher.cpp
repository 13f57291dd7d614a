#include "environmentswitcher.h"

#include "theme.h"

#include <QEvent>
#include <QSignalBlocker>

namespace window {

namespace {
constexpr int MinimumCharacters = 12;
} // namespace

EnvironmentSwitcher::EnvironmentSwitcher(management::EnvironmentList &environments, QWidget *parent)
    : QComboBox(parent)
    , m_environments(environments)
{
    setObjectName(u"environmentSwitcher"_qs);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(MinimumCharacters);
    retranslate();
    refresh();
    connect(this, &QComboBox::activated, this,
            [this](int index) { m_environments.setCurrent(itemData(index).toString()); });
    connect(&m_environments, &management::EnvironmentList::listChanged, this, &EnvironmentSwitcher::refresh);
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &EnvironmentSwitcher::refresh);
}

void EnvironmentSwitcher::refresh()
{
    const QSignalBlocker blocker(this);
    clear();
    for (const management::Environment &environment : m_environments.environments())
        addItem(environment.name, environment.id);
    setCurrentIndex(findData(m_environments.current().id));
}

void EnvironmentSwitcher::retranslate()
{
    setAccessibleName(tr("Environment"));
    setToolTip(tr("Environment (Ctrl+E)"));
}

void EnvironmentSwitcher::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

} // namespace window

#include "moc_environmentswitcher.cpp"
