#include "ssopage.h"

#include "banner.h"
#include "callframe.h"
#include "emptystate.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "searchfield.h"
#include "settings.h"
#include "ssodetail.h"
#include "ssomodel.h"
#include "whendone.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

namespace sso {
namespace {

const base::Setting<QByteArray> SplitterState{"sso/splitter", {}};

} // namespace

struct SsoPage::Parts {
    items::SsoModel model;
    widgets::Heading *heading = nullptr;
    QPushButton *refresh = nullptr;
    widgets::SearchField *search = nullptr;
    text::CallFrame *frame = nullptr;
    QStackedWidget *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QTreeView *tree = nullptr;
    SsoDetail *detail = nullptr;
    QSplitter *splitter = nullptr;
    management::Answer<management::SsoProfileList> call;
    int generation = 0;
    bool isStale = true;
    bool hasAnswer = false;
};

SsoPage::SsoPage(management::ManagementService &service, management::EnvironmentList &environments,
                 base::Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_environments(environments)
    , m_settings(settings)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
}

SsoPage::~SsoPage()
{
    m_parts->call.cancel();
}

void SsoPage::buildWidgets()
{
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->refresh = new QPushButton(this);
    m_parts->refresh->setObjectName(u"ssoRefresh"_qs);
    m_parts->refresh->setIcon(theme::icon(theme::Icon::Refresh));
    m_parts->search = new widgets::SearchField({}, u"ssoSearch"_qs, this);
    buildViews();
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_parts->heading, 1);
    top->addWidget(m_parts->refresh);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, theme::Space::Page, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_parts->search);
    layout->addWidget(m_parts->frame, 1);
}

void SsoPage::buildViews()
{
    m_parts->splitter = new QSplitter(Qt::Vertical);
    m_parts->tree = new QTreeView(m_parts->splitter);
    m_parts->tree->setObjectName(u"ssoProfiles"_qs);
    m_parts->tree->setModel(&m_parts->model);
    m_parts->tree->setUniformRowHeights(true);
    m_parts->tree->header()->setHighlightSections(false);
    m_parts->tree->header()->setStretchLastSection(true);
    const int character = fontMetrics().averageCharWidth();
    m_parts->tree->setColumnWidth(items::SsoModel::Name, character * 28);
    m_parts->tree->setColumnWidth(items::SsoModel::Provider, character * 17);
    m_parts->tree->setColumnWidth(items::SsoModel::Action, character * 32);
    m_parts->tree->setColumnWidth(items::SsoModel::UpdatedAt, character * 17);
    m_parts->search->setTarget(m_parts->tree);
    m_parts->detail = new SsoDetail;
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(m_parts->tree);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setStretchFactor(0, 1);
    m_parts->splitter->setStretchFactor(1, 1);
    m_parts->splitter->setSizes({240, 300});
    m_parts->splitter->restoreState(m_settings.get(SplitterState));
    m_parts->stack = new QStackedWidget;
    m_parts->empty = new widgets::EmptyState(theme::Icon::Profile, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
    m_parts->frame = new text::CallFrame(m_parts->stack, this);
}

void SsoPage::connectAll()
{
    connect(m_parts->refresh, &QPushButton::clicked, this, &SsoPage::refresh);
    connect(m_parts->empty, &widgets::EmptyState::activated, this, &SsoPage::refresh);
    connect(m_parts->frame, &text::CallFrame::retryRequested, this, &SsoPage::refresh);
    connect(m_parts->frame, &text::CallFrame::environmentRequested, this, &SsoPage::environmentRequested);
    connect(m_parts->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_parts->model.setSearch(text);
        refreshContent();
    });
    connect(m_parts->tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SsoPage::refreshDetail);
    connect(m_parts->detail, &SsoDetail::openRequested, this, [](const QUrl &url) { QDesktopServices::openUrl(url); });
    connect(m_parts->splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(SplitterState, m_parts->splitter->saveState()); });
    // Queued: the service hears of the new environment first.
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &SsoPage::leaveEnvironment,
            Qt::QueuedConnection);
}

void SsoPage::refresh()
{
    m_parts->call.cancel();
    const int generation = ++m_parts->generation;
    m_parts->isStale = false;
    m_parts->frame->begin();
    m_parts->call = m_service.portal().listSsoProfiles();
    base::whenDone(m_parts->call, this,
                   [this, generation](const base::Result<management::SsoProfileList, management::CallError> &answer) {
                       if (generation != m_parts->generation)
                           return;
                       if (answer.isOk())
                           take(answer.value());
                       else
                           m_parts->frame->fail(answer.error());
                   });
}

void SsoPage::take(const management::SsoProfileList &profiles)
{
    m_parts->hasAnswer = true;
    m_parts->model.setProfiles(profiles);
    m_parts->frame->succeed();
    refreshContent();
}

void SsoPage::refreshContent()
{
    const bool isEmpty = m_parts->model.rowCount() == 0;
    m_parts->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_parts->empty) : m_parts->splitter);
    m_parts->tree->expandAll();
    for (int row = 0; row < m_parts->model.rowCount(); ++row)
        m_parts->tree->setFirstColumnSpanned(row, {}, true);
    if (m_parts->model.profileCount() > 0) {
        m_parts->empty->setTexts(tr("No profile fits"), tr("Change the search to see others."));
        m_parts->empty->setAction({}, {});
    } else {
        m_parts->empty->setTexts(
            m_parts->hasAnswer ? tr("No SSO profiles") : tr("SSO Profiles"),
            m_parts->hasAnswer
                ? tr("The portal of %1 has none.", "%1 is an environment").arg(m_environments.current().name)
                : tr("The profiles of the developer portal are listed here."));
        m_parts->empty->setAction(tr("Ask the portal"), u"ssoAsk"_qs);
    }
    refreshDetail();
}

void SsoPage::refreshDetail()
{
    m_parts->detail->setProfile(m_parts->model.profileAt(m_parts->tree->currentIndex()));
}

void SsoPage::leaveEnvironment()
{
    // What another environment answered must not look like an answer of this one.
    m_parts->call.cancel();
    ++m_parts->generation;
    m_parts->hasAnswer = false;
    m_parts->isStale = true;
    m_parts->model.setProfiles({});
    m_parts->frame->banner()->clear();
    m_parts->frame->succeed();
    refreshContent();
    if (isVisible())
        refresh();
}

void SsoPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_parts->isStale)
        refresh();
}

void SsoPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SsoPage::retranslate()
{
    m_parts->heading->setText(tr("SSO Profiles"));
    widgets::setButtonText(m_parts->refresh, tr("Refresh"));
    m_parts->search->setLabel(tr("Search"));
    m_parts->tree->setAccessibleName(tr("SSO Profiles"));
    m_parts->model.setTitles({tr("Name"), tr("Provider"), tr("Action"), tr("Updated at"), tr("Updated by")});
    m_parts->model.setGroupTitle(tr("Group %1", "%1 is the number of a group of profiles"));
    refreshContent();
}

} // namespace sso
