#include "ssopage.h"

#include "emptystate.h"
#include "measures.h"
#include "searchfield.h"
#include "settingstable.h"
#include "ssodetail.h"

#include <QDesktopServices>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

namespace sso {
namespace {} // namespace

SsoPage::SsoPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, settings::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"ssoRefresh"_qs, parent)
    , m_service(service)
{
    buildWidgets(settings);
    retranslate();
    connectAll();
}

void SsoPage::buildWidgets(settings::Settings &settings)
{
    m_search = new widgets::SearchField({}, u"ssoSearch"_qs, this);
    m_splitter = new QSplitter(Qt::Vertical);
    buildTree();
    m_detail = new SsoDetail;
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({240, 300});
    answers::persistSplitterState(m_splitter, settings, settings::SsoSplitter);
    m_stack = new QStackedWidget;
    m_empty = new widgets::EmptyState(theme::Icon::Profile, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    addTool(refreshButton());
    addTool(callsButton());
    addRow(m_search);
    setContent(m_stack);
}

void SsoPage::buildTree()
{
    m_tree = new QTreeView(m_splitter);
    m_tree->setObjectName(u"ssoProfiles"_qs);
    m_tree->setModel(&m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setHighlightSections(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(items::SsoModel::Name, QHeaderView::Stretch);
    const QFontMetrics metrics = fontMetrics();
    const int room = 2 * theme::Space::Group;
    m_tree->setColumnWidth(items::SsoModel::Provider, metrics.horizontalAdvance(u"openid-connect"_qs) + room);
    m_tree->setColumnWidth(items::SsoModel::Action,
                           metrics.horizontalAdvance(u"GenerateOrLoginDeveloperProfile"_qs) + room);
    m_tree->setColumnWidth(items::SsoModel::UpdatedAt, metrics.horizontalAdvance(u"2000-00-00 00:00"_qs) + room);
    m_tree->setColumnWidth(items::SsoModel::UpdatedBy, metrics.averageCharWidth() * 20 + room);
    m_search->setTarget(m_tree);
}

void SsoPage::connectAll()
{
    connect(m_empty, &widgets::EmptyState::activated, this, &SsoPage::refresh);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setSearch(text);
        refreshContent();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SsoPage::refreshDetail);
    connect(m_detail, &SsoDetail::openRequested, this, [](const QUrl &url) { QDesktopServices::openUrl(url); });
}

void SsoPage::refresh()
{
    startCall(m_service.portal().listSsoProfiles(), [this](const management::SsoProfileList &profiles) {
        m_hasAnswer = true;
        m_model.setProfiles(profiles);
        refreshContent();
    });
}

void SsoPage::clearContent()
{
    m_hasAnswer = false;
    m_model.setProfiles({});
    refreshContent();
}

void SsoPage::refreshContent()
{
    const bool isEmpty = m_model.rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_splitter);
    m_tree->expandAll();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_tree->setFirstColumnSpanned(row, {}, true);
    refreshEmpty();
    refreshDetail();
}

void SsoPage::refreshEmpty()
{
    if (m_model.profileCount() > 0) {
        m_empty->setTexts(tr("No matching profiles"), tr("Change the search text."));
        m_empty->setAction({}, {});
        return;
    }
    if (m_hasAnswer)
        m_empty->setTexts(tr("No SSO profiles"),
                          tr("The portal of %1 has no SSO profiles.", "%1 is an environment").arg(environment().name));
    else
        m_empty->setTexts(tr("SSO Profiles"), tr("SSO profiles from the developer portal are listed here."));
    m_empty->setAction(tr("Load profiles"), u"ssoAsk"_qs);
}

void SsoPage::refreshDetail()
{
    m_detail->setProfile(m_model.profileAt(m_tree->currentIndex()));
}

void SsoPage::retranslate()
{
    setTitle(tr("SSO Profiles"));
    m_search->setLabel(tr("Search"));
    m_tree->setAccessibleName(tr("SSO Profiles"));
    m_model.setTitles({tr("Name"), tr("Provider"), tr("Action"), tr("Updated at"), tr("Updated by")});
    m_model.setGroupTitle(tr("Group %1", "%1 is the number of a group of profiles"));
    refreshContent();
}

} // namespace sso

#include "moc_ssopage.cpp"
