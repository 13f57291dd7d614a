#include "sidepane.h"

#include "definitionpage.h"
#include "distincttitle.h"
#include "pagestack.h"
#include "settings.h"
#include "settingstable.h"
#include "theme.h"
#include "workspace.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

SidePane::SidePane(workspace::Workspace &workspace, PageStack &pages, settings::Settings &settings, QSplitter *sides)
    : QWidget(sides)
    , m_workspace(workspace)
    , m_pages(pages)
    , m_settings(settings)
    , m_sides(sides)
{
    setObjectName(u"sidePane"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    hide();
}

void SidePane::buildWidgets()
{
    m_choice = new QComboBox(this);
    m_choice->setObjectName(u"sideDefinition"_qs);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_close = new QToolButton(this);
    m_close->setObjectName(u"sideClose"_qs);
    m_close->setIcon(theme::icon(theme::Icon::Close));
    m_close->setAutoRaise(true);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    line->addWidget(m_choice, 1);
    line->addWidget(m_close);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(line);
}

void SidePane::connectAll()
{
    connect(&m_pages, &PageStack::sidePageChanged, this, &SidePane::setPage);
    connect(m_close, &QToolButton::clicked, &m_pages, &PageStack::closeBeside);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        if (workspace::OpenDefinition *definition = m_workspace.definitions().value(index))
            m_pages.showBeside(*definition);
    });
    connect(&m_workspace, &workspace::Workspace::opened, this, &SidePane::refreshChoices);
    connect(&m_workspace, &workspace::Workspace::closed, this, &SidePane::refreshChoices);
    connect(m_sides, &QSplitter::splitterMoved, this,
            [this] { m_settings.set(settings::SideSplitter, m_sides->saveState()); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *focused) { followFocus(focused); });
}

void SidePane::toggle()
{
    if (m_pages.sidePage())
        m_pages.closeBeside();
    else if (workspace::OpenDefinition *definition = m_pages.lastDefinition())
        m_pages.showBeside(*definition);
}

void SidePane::setPage(DefinitionPage *page)
{
    const bool isShown = isVisible();
    if (page) {
        m_column->addWidget(page, 1);
        page->show();
        refreshChoices();
    }
    setVisible(page);
    if (page && !isShown && !m_sides->restoreState(m_settings.get(settings::SideSplitter)))
        m_sides->setSizes({1, 1}); // In equal parts.
}

void SidePane::refreshChoices()
{
    m_choice->clear();
    const DefinitionPage *page = m_pages.sidePage();
    for (const workspace::OpenDefinition *definition : m_workspace.definitions()) {
        m_choice->addItem(distinctTitle(*definition, m_workspace));
        if (page && &page->definition() == definition)
            m_choice->setCurrentIndex(m_choice->count() - 1);
    }
}

void SidePane::followFocus(const QWidget *focused)
{
    if (!focused)
        return;
    if (isAncestorOf(focused))
        m_pages.activateSide(true);
    else if (m_pages.isAncestorOf(focused))
        m_pages.activateSide(false);
}

void SidePane::retranslate()
{
    m_choice->setAccessibleName(tr("Definition on the right"));
    m_choice->setToolTip(m_choice->accessibleName());
    m_close->setAccessibleName(tr("Close the second page"));
    m_close->setToolTip(m_close->accessibleName());
}

} // namespace window

#include "moc_sidepane.cpp"
