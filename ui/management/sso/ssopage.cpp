#include "ssopage.h"

#include "emptystate.h"
#include "measures.h"
#include "searchfield.h"
#include "ssodetail.h"
#include "ssomodel.h"

#include <QDesktopServices>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

namespace sso {
namespace {

const base::Setting<QByteArray> SplitterState{"sso/splitter", {}};

} // namespace

struct SsoPage::Parts {
    items::SsoModel model;
    widgets::SearchField *search = nullptr;
    QStackedWidget *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QTreeView *tree = nullptr;
    SsoDetail *detail = nullptr;
    QSplitter *splitter = nullptr;
    bool hasAnswer = false;
};

SsoPage::SsoPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, base::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"ssoRefresh"_qs, parent)
    , m_service(service)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(settings);
    retranslate();
    connectAll();
}

SsoPage::~SsoPage() = default;

void SsoPage::buildWidgets(base::Settings &settings)
{
    m_parts->search = new widgets::SearchField({}, u"ssoSearch"_qs, this);
    m_parts->splitter = new QSplitter(Qt::Vertical);
    buildTree();
    m_parts->detail = new SsoDetail;
    m_parts->splitter->addWidget(m_parts->tree);
    m_parts->splitter->addWidget(m_parts->detail);
    m_parts->splitter->setStretchFactor(0, 1);
    m_parts->splitter->setStretchFactor(1, 1);
    m_parts->splitter->setSizes({240, 300});
    answers::keepSplitter(m_parts->splitter, settings, SplitterState);
    m_parts->stack = new QStackedWidget;
    m_parts->empty = new widgets::EmptyState(theme::Icon::Profile, m_parts->stack);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->splitter);
    addTool(refreshButton());
    addTool(callsButton());
    addRow(m_parts->search);
    setContent(m_parts->stack);
}

void SsoPage::buildTree()
{
    m_parts->tree = new QTreeView(m_parts->splitter);
    m_parts->tree->setObjectName(u"ssoProfiles"_qs);
    m_parts->tree->setModel(&m_parts->model);
    m_parts->tree->setUniformRowHeights(true);
    m_parts->tree->header()->setHighlightSections(false);
    m_parts->tree->header()->setStretchLastSection(true);
    const QFontMetrics metrics = fontMetrics();
    const int room = 2 * theme::Space::Group;
    m_parts->tree->setColumnWidth(items::SsoModel::Name, metrics.averageCharWidth() * 28);
    m_parts->tree->setColumnWidth(items::SsoModel::Provider, metrics.horizontalAdvance(u"openid-connect"_qs) + room);
    m_parts->tree->setColumnWidth(items::SsoModel::Action,
                                  metrics.horizontalAdvance(u"GenerateOrLoginDeveloperProfile"_qs) + room);
    m_parts->tree->setColumnWidth(items::SsoModel::UpdatedAt, metrics.horizontalAdvance(u"2000-00-00 00:00"_qs) + room);
    m_parts->search->setTarget(m_parts->tree);
}

void SsoPage::connectAll()
{
    connect(m_parts->empty, &widgets::EmptyState::activated, this, &SsoPage::refresh);
    connect(m_parts->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_parts->model.setSearch(text);
        refreshContent();
    });
    connect(m_parts->tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SsoPage::refreshDetail);
    connect(m_parts->detail, &SsoDetail::openRequested, this, [](const QUrl &url) { QDesktopServices::openUrl(url); });
}

void SsoPage::refresh()
{
    ask(m_service.portal().listSsoProfiles(), [this](const management::SsoProfileList &profiles) {
        m_parts->hasAnswer = true;
        m_parts->model.setProfiles(profiles);
        refreshContent();
    });
}

void SsoPage::forget()
{
    m_parts->hasAnswer = false;
    m_parts->model.setProfiles({});
    refreshContent();
}

void SsoPage::refreshContent()
{
    const bool isEmpty = m_parts->model.rowCount() == 0;
    m_parts->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_parts->empty) : m_parts->splitter);
    m_parts->tree->expandAll();
    for (int row = 0; row < m_parts->model.rowCount(); ++row)
        m_parts->tree->setFirstColumnSpanned(row, {}, true);
    refreshEmpty();
    refreshDetail();
}

void SsoPage::refreshEmpty()
{
    if (m_parts->model.profileCount() > 0) {
        m_parts->empty->setTexts(tr("No profile fits"), tr("Change the search to see others."));
        m_parts->empty->setAction({}, {});
        return;
    }
    if (m_parts->hasAnswer)
        m_parts->empty->setTexts(tr("No SSO profiles"),
                                 tr("The portal of %1 has none.", "%1 is an environment").arg(environment().name));
    else
        m_parts->empty->setTexts(tr("SSO Profiles"), tr("The profiles of the developer portal are listed here."));
    m_parts->empty->setAction(tr("Ask the portal"), u"ssoAsk"_qs);
}

void SsoPage::refreshDetail()
{
    m_parts->detail->setProfile(m_parts->model.profileAt(m_parts->tree->currentIndex()));
}

void SsoPage::retranslate()
{
    setTitle(tr("SSO Profiles"));
    m_parts->search->setLabel(tr("Search"));
    m_parts->tree->setAccessibleName(tr("SSO Profiles"));
    m_parts->model.setTitles({tr("Name"), tr("Provider"), tr("Action"), tr("Updated at"), tr("Updated by")});
    m_parts->model.setGroupTitle(tr("Group %1", "%1 is the number of a group of profiles"));
    refreshContent();
}

} // namespace sso

#include "moc_ssopage.cpp"
