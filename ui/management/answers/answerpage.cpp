#include "answerpage.h"

#include "banner.h"
#include "callprogress.h"
#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>

#include <utility>

namespace answers {

AnswerPage::AnswerPage(management::EnvironmentList &environments, const base::Clock &clock, const QString &refreshName,
                       QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_clock(clock)
{
    buildWidgets(refreshName);
    retranslateTitle();
    connectButtons();
    // Queued, so that the service gets the new environment first.
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &AnswerPage::switchEnvironment,
            Qt::QueuedConnection);
}

AnswerPage::~AnswerPage()
{
    cancel();
}

void AnswerPage::connectButtons()
{
    connect(m_refreshButton, &QPushButton::clicked, this, [this] { refresh(); });
    connect(m_callsButton, &QPushButton::clicked, this, &AnswerPage::callsRequested);
    connect(m_progress, &CallProgress::cancelRequested, this, &AnswerPage::cancelCall);
}

void AnswerPage::buildWidgets(const QString &refreshName)
{
    const QString page = QString(refreshName).remove(u"Refresh"_qs);
    m_heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_refreshButton = new QPushButton(theme::icon(theme::Icon::Refresh), {}, this);
    m_refreshButton->setObjectName(refreshName);
    m_callsButton = new QPushButton(theme::icon(theme::Icon::Exchange), {}, this);
    m_callsButton->setObjectName(page + u"Calls"_qs);
    m_progress = new CallProgress(page + u"Cancel"_qs, this);
    m_top = new widgets::FlowLayout;
    m_top->addWidget(m_heading);
    m_top->addWidget(m_progress);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    m_column->setSpacing(theme::Space::Control);
    m_column->addLayout(m_top);
}

void AnswerPage::addTool(QWidget *tool)
{
    m_top->addWidget(tool);
}

QWidget *AnswerPage::refreshButton() const
{
    return m_refreshButton;
}

QWidget *AnswerPage::callsButton() const
{
    return m_callsButton;
}

void AnswerPage::addRow(QWidget *row)
{
    m_column->addWidget(row);
}

void AnswerPage::setContent(QWidget *content)
{
    m_frame = new CallFrame(content, this);
    m_column->addWidget(m_frame, 1);
    connect(m_frame, &CallFrame::retryRequested, this, [this] { retry(); });
    connect(m_frame, &CallFrame::environmentRequested, this, &AnswerPage::environmentRequested);
}

void AnswerPage::setTitle(const QString &title)
{
    m_heading->setText(title);
}

int AnswerPage::begin(std::function<void()> canceller)
{
    cancel();
    m_canceller = std::move(canceller);
    m_isStale = false;
    m_frame->begin();
    m_progress->begin();
    return ++m_generation;
}

bool AnswerPage::end(int generation)
{
    if (generation != m_generation)
        return false;
    m_canceller = {};
    m_progress->end();
    return true;
}

void AnswerPage::showFailure(const management::CallError &error, CallScope scope)
{
    m_frame->fail(error, scope == CallScope::Page ? m_contentFrom : QDateTime());
}

void AnswerPage::setContentTime(const std::optional<management::StaleAnswer> &stale)
{
    m_contentFrom = stale ? stale->takenAt : m_clock.now();
}

void AnswerPage::showProgress(int generation, int received, int all)
{
    if (generation == m_generation && m_canceller)
        m_progress->show(received, all);
}

void AnswerPage::cancelCall()
{
    cancel();
    ++m_generation;
    m_progress->end();
    m_frame->succeed();
}

void AnswerPage::cancel()
{
    if (const auto canceller = std::exchange(m_canceller, {}))
        canceller();
}

void AnswerPage::switchEnvironment()
{
    cancel();
    ++m_generation;
    m_isStale = true;
    m_progress->end();
    m_frame->banner()->clear();
    m_frame->succeed();
    m_contentFrom = {};
    clearContent();
    if (isVisible())
        refresh();
}

void AnswerPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        refresh();
}

void AnswerPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateTitle();
        retranslate();
    }
}

void AnswerPage::retranslateTitle()
{
    widgets::setButtonText(m_refreshButton, tr("Refresh"));
    widgets::setButtonText(m_callsButton, tr("Show calls"),
                           tr("Show the requests sent to the dashboard and the portal, with their responses"));
    m_progress->retranslate();
}

void persistSplitterState(QSplitter *splitter, settings::Settings &settings,
                          const settings::Setting<QByteArray> &setting)
{
    splitter->setChildrenCollapsible(false);
    splitter->restoreState(settings.get(setting));
    QObject::connect(splitter, &QSplitter::splitterMoved, splitter,
                     [splitter, &settings, setting] { settings.set(setting, splitter->saveState()); });
}

} // namespace answers

#include "moc_answerpage.cpp"
