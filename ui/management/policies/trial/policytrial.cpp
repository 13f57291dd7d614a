#include "policytrial.h"

#include "accessrights.h"
#include "heading.h"
#include "measures.h"
#include "requestmethods.h"
#include "trialtext.h"
#include "valuelabel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace policies {
namespace {

constexpr int MaximumRequests = 100'000;
constexpr int MaximumSpan = 366 * 24 * 3600;
constexpr int DefaultSpan = 60;
constexpr qint64 MillisecondsPerSecond = 1000;

} // namespace

PolicyTrial::PolicyTrial(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void PolicyTrial::buildWidgets()
{
    const auto label = [this](QWidget *buddy) {
        auto *created = new QLabel(this);
        created->setBuddy(buddy);
        return created;
    };
    m_api = new QComboBox(this);
    m_api->setObjectName(u"trialApi"_qs);
    m_method = new QComboBox(this);
    m_method->setObjectName(u"trialMethod"_qs);
    m_method->addItems(requestMethods());
    m_path = new QLineEdit(u"/"_qs, this);
    m_path->setObjectName(u"trialPath"_qs);
    m_count = new QSpinBox(this);
    m_count->setObjectName(u"trialCount"_qs);
    m_count->setRange(1, MaximumRequests);
    m_span = new QSpinBox(this);
    m_span->setObjectName(u"trialSpan"_qs);
    m_span->setRange(0, MaximumSpan);
    m_span->setValue(DefaultSpan);
    m_apiLabel = label(m_api);
    m_requestLabel = label(m_path);
    m_countLabel = label(m_count);
    m_spanLabel = label(m_span);
    m_result = new forms::ValueLabel(u"trialVerdict"_qs, this);
    m_rules = new widgets::ToneLabel({}, theme::Role::Muted, this);
    layOut();
}

void PolicyTrial::layOut()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::Space::Control);
    grid->setVerticalSpacing(theme::Space::Control);
    grid->addWidget(m_apiLabel, 0, 0);
    grid->addWidget(m_api, 0, 1, 1, 3);
    grid->addWidget(m_requestLabel, 1, 0);
    grid->addWidget(m_method, 1, 1);
    grid->addWidget(m_path, 1, 2, 1, 2);
    grid->addWidget(m_countLabel, 2, 0);
    grid->addWidget(m_count, 2, 1);
    grid->addWidget(m_spanLabel, 2, 2, Qt::AlignRight);
    grid->addWidget(m_span, 2, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(grid);
    layout->addWidget(m_result);
    layout->addWidget(m_rules);
    layout->addStretch();
}

void PolicyTrial::connectAll()
{
    connect(m_api, &QComboBox::currentIndexChanged, this, &PolicyTrial::refresh);
    connect(m_method, &QComboBox::currentIndexChanged, this, &PolicyTrial::refresh);
    connect(m_path, &QLineEdit::textChanged, this, &PolicyTrial::refresh);
    connect(m_count, &QSpinBox::valueChanged, this, &PolicyTrial::refresh);
    connect(m_span, &QSpinBox::valueChanged, this, &PolicyTrial::refresh);
}

void PolicyTrial::setPolicy(const management::Policy &policy)
{
    m_policy = policy;
    refreshApis();
    refresh();
}

void PolicyTrial::refreshApis()
{
    const QSignalBlocker blocker(m_api);
    const QString chosen = m_api->currentData().toString();
    m_api->clear();
    const QList<management::AccessRight> rights = management::accessRights(m_policy);
    for (const management::AccessRight &right : rights)
        m_api->addItem(right.apiName.isEmpty() ? right.key : right.apiName, right.key);
    m_api->addItem(tr("Another API"), QString());
    m_api->setCurrentIndex(chosen.isEmpty() ? 0 : std::max(0, m_api->findData(chosen)));
}

void PolicyTrial::refresh()
{
    // Nothing is computed while the tab is hidden.
    if (!isVisible())
        return;
    const management::SimulatedRequest request{
        m_api->currentData().toString(), {}, m_method->currentText(), m_path->text().trimmed(), 0};
    m_result->setValue(trialText(
        management::simulateLast(m_policy, request, m_count->value(), m_span->value() * MillisecondsPerSecond)));
}

void PolicyTrial::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void PolicyTrial::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PolicyTrial::retranslate()
{
    m_apiLabel->setText(tr("API"));
    m_requestLabel->setText(tr("Request"));
    m_countLabel->setText(tr("Count"));
    m_spanLabel->setText(tr("within"));
    m_api->setAccessibleName(tr("API"));
    m_method->setAccessibleName(tr("Method"));
    m_path->setAccessibleName(tr("Request"));
    m_path->setToolTip(tr("Path below the listen path"));
    m_count->setAccessibleName(tr("Count"));
    m_span->setAccessibleName(tr("within"));
    m_span->setSuffix(tr(" s", "seconds, after a number"));
    m_result->setCaption(tr("Result"));
    m_rules->setText(tr("Assumes evenly spaced requests and counts only those that are allowed. The rate uses a "
                        "sliding window. The quota period starts with the first request. A gateway may count "
                        "differently."));
    refreshApis();
    refresh();
}

} // namespace policies

#include "moc_policytrial.cpp"
