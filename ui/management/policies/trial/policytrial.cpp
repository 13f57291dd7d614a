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

constexpr int MostRequests = 100'000;
constexpr int LongestSpan = 366 * 24 * 3600;
constexpr int UsualSpan = 60;
constexpr qint64 MillisecondsOfSecond = 1000;

} // namespace

struct PolicyTrial::Parts {
    QComboBox *api = nullptr;
    QComboBox *method = nullptr;
    QLineEdit *path = nullptr;
    QSpinBox *count = nullptr;
    QSpinBox *span = nullptr;
    QLabel *apiLabel = nullptr;
    QLabel *requestLabel = nullptr;
    QLabel *countLabel = nullptr;
    QLabel *spanLabel = nullptr;
    forms::ValueLabel *verdict = nullptr;
    widgets::ToneLabel *rules = nullptr;
};

PolicyTrial::PolicyTrial(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

PolicyTrial::~PolicyTrial() = default;

void PolicyTrial::buildWidgets()
{
    const auto label = [this](QWidget *buddy) {
        auto *made = new QLabel(this);
        made->setBuddy(buddy);
        return made;
    };
    m_parts->api = new QComboBox(this);
    m_parts->api->setObjectName(u"trialApi"_qs);
    m_parts->method = new QComboBox(this);
    m_parts->method->setObjectName(u"trialMethod"_qs);
    m_parts->method->addItems(requestMethods());
    m_parts->path = new QLineEdit(u"/"_qs, this);
    m_parts->path->setObjectName(u"trialPath"_qs);
    m_parts->count = new QSpinBox(this);
    m_parts->count->setObjectName(u"trialCount"_qs);
    m_parts->count->setRange(1, MostRequests);
    m_parts->span = new QSpinBox(this);
    m_parts->span->setObjectName(u"trialSpan"_qs);
    m_parts->span->setRange(0, LongestSpan);
    m_parts->span->setValue(UsualSpan);
    m_parts->apiLabel = label(m_parts->api);
    m_parts->requestLabel = label(m_parts->path);
    m_parts->countLabel = label(m_parts->count);
    m_parts->spanLabel = label(m_parts->span);
    m_parts->verdict = new forms::ValueLabel(u"trialVerdict"_qs, this);
    m_parts->rules = new widgets::ToneLabel({}, theme::Role::Muted, this);
    layOut();
}

void PolicyTrial::layOut()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::Space::Control);
    grid->setVerticalSpacing(theme::Space::Control);
    grid->addWidget(m_parts->apiLabel, 0, 0);
    grid->addWidget(m_parts->api, 0, 1, 1, 3);
    grid->addWidget(m_parts->requestLabel, 1, 0);
    grid->addWidget(m_parts->method, 1, 1);
    grid->addWidget(m_parts->path, 1, 2, 1, 2);
    grid->addWidget(m_parts->countLabel, 2, 0);
    grid->addWidget(m_parts->count, 2, 1);
    grid->addWidget(m_parts->spanLabel, 2, 2, Qt::AlignRight);
    grid->addWidget(m_parts->span, 2, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(grid);
    layout->addWidget(m_parts->verdict);
    layout->addWidget(m_parts->rules);
    layout->addStretch();
}

void PolicyTrial::connectAll()
{
    connect(m_parts->api, &QComboBox::currentIndexChanged, this, &PolicyTrial::refresh);
    connect(m_parts->method, &QComboBox::currentIndexChanged, this, &PolicyTrial::refresh);
    connect(m_parts->path, &QLineEdit::textChanged, this, &PolicyTrial::refresh);
    connect(m_parts->count, &QSpinBox::valueChanged, this, &PolicyTrial::refresh);
    connect(m_parts->span, &QSpinBox::valueChanged, this, &PolicyTrial::refresh);
}

void PolicyTrial::setPolicy(const management::Policy &policy)
{
    m_policy = policy;
    refreshApis();
    refresh();
}

void PolicyTrial::refreshApis()
{
    const QSignalBlocker blocker(m_parts->api);
    const QString chosen = m_parts->api->currentData().toString();
    m_parts->api->clear();
    const QList<management::AccessRight> rights = management::accessRights(m_policy);
    for (const management::AccessRight &right : rights)
        m_parts->api->addItem(right.apiName.isEmpty() ? right.key : right.apiName, right.key);
    m_parts->api->addItem(tr("Another API"), QString());
    m_parts->api->setCurrentIndex(chosen.isEmpty() ? 0 : std::max(0, m_parts->api->findData(chosen)));
}

void PolicyTrial::refresh()
{
    // Most policies are never tried: nothing is reckoned before somebody looks.
    if (!isVisible())
        return;
    const management::SimulatedRequest request{
        m_parts->api->currentData().toString(), {}, m_parts->method->currentText(), m_parts->path->text().trimmed(), 0};
    m_parts->verdict->setValue(trialText(management::simulateLast(m_policy, request, m_parts->count->value(),
                                                                  m_parts->span->value() * MillisecondsOfSecond)));
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
    m_parts->apiLabel->setText(tr("API"));
    m_parts->requestLabel->setText(tr("Request"));
    m_parts->countLabel->setText(tr("Number"));
    m_parts->spanLabel->setText(tr("within"));
    m_parts->api->setAccessibleName(tr("API"));
    m_parts->method->setAccessibleName(tr("Method"));
    m_parts->path->setAccessibleName(tr("Request"));
    m_parts->path->setToolTip(tr("Path below the listen path"));
    m_parts->count->setAccessibleName(tr("Number"));
    m_parts->span->setAccessibleName(tr("within"));
    m_parts->span->setSuffix(tr(" s", "seconds, behind a number"));
    m_parts->verdict->setCaption(tr("Verdict"));
    m_parts->rules->setText(tr("Requests come at equal distances, and only those that pass are counted. The rate is "
                               "counted in a window that slides; the quota's time begins with its first request. "
                               "A gateway may count in another way."));
    refreshApis();
    refresh();
}

} // namespace policies

#include "moc_policytrial.cpp"
