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

struct AnswerPage::Parts {
    widgets::Heading *heading = nullptr;
    QPushButton *refresh = nullptr;
    QPushButton *calls = nullptr;
    CallProgress *progress = nullptr;
    widgets::FlowLayout *top = nullptr;
    QVBoxLayout *column = nullptr;
    std::function<void()> canceller;
    QDateTime contentFrom; ///< Invalid while there is none.
    int generation = 0;
    bool isStale = true;
};

AnswerPage::AnswerPage(management::EnvironmentList &environments, const base::Clock &clock, const QString &refreshName,
                       QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_clock(clock)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(refreshName);
    retranslateTitle();
    connectButtons();
    // Queued: the service hears of the new environment first.
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &AnswerPage::leaveEnvironment,
            Qt::QueuedConnection);
}

AnswerPage::~AnswerPage()
{
    cancel();
}

void AnswerPage::connectButtons()
{
    connect(m_parts->refresh, &QPushButton::clicked, this, [this] { refresh(); });
    connect(m_parts->calls, &QPushButton::clicked, this, &AnswerPage::callsRequested);
    connect(m_parts->progress, &CallProgress::cancelRequested, this, &AnswerPage::giveUp);
}

void AnswerPage::buildWidgets(const QString &refreshName)
{
    const QString page = QString(refreshName).remove(u"Refresh"_qs);
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_parts->refresh = new QPushButton(theme::icon(theme::Icon::Refresh), {}, this);
    m_parts->refresh->setObjectName(refreshName);
    m_parts->calls = new QPushButton(theme::icon(theme::Icon::Exchange), {}, this);
    m_parts->calls->setObjectName(page + u"Calls"_qs);
    m_parts->progress = new CallProgress(page + u"Cancel"_qs, this);
    m_parts->top = new widgets::FlowLayout;
    m_parts->top->addWidget(m_parts->heading);
    m_parts->top->addWidget(m_parts->progress);
    m_parts->column = new QVBoxLayout(this);
    m_parts->column->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page,
                                        theme::Space::Group);
    m_parts->column->setSpacing(theme::Space::Control);
    m_parts->column->addLayout(m_parts->top);
}

void AnswerPage::addTool(QWidget *tool)
{
    m_parts->top->addWidget(tool);
}

QWidget *AnswerPage::refreshButton() const
{
    return m_parts->refresh;
}

QWidget *AnswerPage::callsButton() const
{
    return m_parts->calls;
}

void AnswerPage::addRow(QWidget *row)
{
    m_parts->column->addWidget(row);
}

void AnswerPage::setContent(QWidget *content)
{
    m_frame = new CallFrame(content, this);
    m_parts->column->addWidget(m_frame, 1);
    connect(m_frame, &CallFrame::retryRequested, this, [this] { retry(); });
    connect(m_frame, &CallFrame::environmentRequested, this, &AnswerPage::environmentRequested);
}

void AnswerPage::setTitle(const QString &title)
{
    m_parts->heading->setText(title);
}

int AnswerPage::begin(std::function<void()> canceller)
{
    cancel();
    m_parts->canceller = std::move(canceller);
    m_parts->isStale = false;
    m_frame->begin();
    m_parts->progress->begin();
    return ++m_parts->generation;
}

bool AnswerPage::end(int generation)
{
    if (generation != m_parts->generation)
        return false;
    m_parts->canceller = {};
    m_parts->progress->end();
    return true;
}

void AnswerPage::showFailure(const management::CallError &error, Asked asked)
{
    m_frame->fail(error, asked == Asked::Content ? m_parts->contentFrom : QDateTime());
}

void AnswerPage::noteContent(const std::optional<management::StaleAnswer> &stale)
{
    m_parts->contentFrom = stale ? stale->takenAt : m_clock.now();
}

void AnswerPage::showProgress(int generation, int received, int all)
{
    if (generation == m_parts->generation && m_parts->canceller)
        m_parts->progress->show(received, all);
}

void AnswerPage::giveUp()
{
    cancel();
    ++m_parts->generation;
    m_parts->progress->end();
    m_frame->succeed();
}

void AnswerPage::cancel()
{
    if (const auto canceller = std::exchange(m_parts->canceller, {}))
        canceller();
}

void AnswerPage::leaveEnvironment()
{
    cancel();
    ++m_parts->generation;
    m_parts->isStale = true;
    m_parts->progress->end();
    m_frame->banner()->clear();
    m_frame->succeed();
    m_parts->contentFrom = {};
    forget();
    if (isVisible())
        refresh();
}

void AnswerPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_parts->isStale)
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
    widgets::setButtonText(m_parts->refresh, tr("Refresh"));
    widgets::setButtonText(m_parts->calls, tr("Show calls"),
                           tr("What this program asked the dashboard and the portal, and what they answered"));
    m_parts->progress->retranslate();
}

void keepSplitter(QSplitter *splitter, base::Settings &settings, const base::Setting<QByteArray> &setting)
{
    splitter->setChildrenCollapsible(false);
    splitter->restoreState(settings.get(setting));
    QObject::connect(splitter, &QSplitter::splitterMoved, splitter,
                     [splitter, &settings, setting] { settings.set(setting, splitter->saveState()); });
}

} // namespace answers

#include "moc_answerpage.cpp"
