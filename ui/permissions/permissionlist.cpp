#include "permissionlist.h"

#include "environmentlist.h"
#include "naming.h"
#include "rowtable.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace permissions {

using consent::GrantSet;

namespace {

constexpr int VisibleRows = 4;

} // namespace

PermissionList::PermissionList(QWidget *parent)
    : QWidget(parent)
    , m_empty(new QLabel(this))
    , m_table(new QTableWidget(this))
    , m_revoke(new QPushButton(this))
    , m_revokeAll(new QPushButton(this))
{
    buildWidgets();
    retranslate();
}

void PermissionList::buildWidgets()
{
    m_table->setObjectName(u"permissions"_qs);
    m_revoke->setObjectName(u"permissionsRevoke"_qs);
    m_revokeAll->setObjectName(u"permissionsRevokeAll"_qs);
    m_revoke->setAutoDefault(false);
    m_revokeAll->setAutoDefault(false);
    m_empty->setObjectName(u"permissionsEmpty"_qs);
    widgets::showAsRows(m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            VisibleRows * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth());
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_revoke);
    buttons->addWidget(m_revokeAll);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_empty);
    column->addWidget(m_table);
    column->addLayout(buttons);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &PermissionList::refreshButtons);
    connect(m_revoke, &QPushButton::clicked, this, [this] {
        const int row = m_table->currentRow();
        if (row >= 0 && row < m_rows.size())
            revoke(GrantSet(m_rows.at(row)));
    });
    connect(m_revokeAll, &QPushButton::clicked, this, [this] {
        GrantSet all;
        for (const GrantSet &row : std::as_const(m_rows))
            all.add(row);
        revoke(all);
    });
}

void PermissionList::setDefinition(const consent::Definition &definition)
{
    m_definition = definition;
    refresh();
}

void PermissionList::setGrants(consent::Grants &grants, const management::EnvironmentList &environments)
{
    m_grants = &grants;
    m_environments = &environments;
    connect(&grants, &consent::Grants::changed, this, &PermissionList::refresh);
    connect(&environments, &management::EnvironmentList::listChanged, this, &PermissionList::refresh);
    refresh();
}

void PermissionList::retranslate()
{
    m_empty->setText(tr("Nothing is allowed yet."));
    m_table->setAccessibleName(tr("Permissions"));
    widgets::setButtonText(m_revoke, tr("Revoke"));
    widgets::setButtonText(m_revokeAll, tr("Revoke all"));
    refresh();
}

void PermissionList::refresh()
{
    const GrantSet grants = !m_grants ? GrantSet() : m_definition ? m_grants->grantsOf(*m_definition) : m_grants->all();
    QStringList titles{tr("Allowed"), tr("For"), tr("Environment")};
    if (!m_definition)
        titles.append(tr("File"));
    m_rows.clear();
    m_table->setRowCount(0);
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    for (const consent::SecretGrant &grant : grants.secrets)
        addRow({grant.reference, grant.origin, m_environments->nameOf(grant.environment), grant.definition},
               {{grant}, {}});
    for (const consent::PageGrant &grant : grants.pages)
        addRow({tr("Web pages of %1", "%1: origin").arg(grant.origin), tr("This API"), {}, grant.definition},
               {{}, {grant}});
    m_table->resizeColumnsToContents();
    m_table->setVisible(!m_rows.isEmpty());
    m_empty->setVisible(m_rows.isEmpty());
    refreshButtons();
}

void PermissionList::addRow(const QStringList &texts, const GrantSet &grant)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setToolTip(texts.at(column));
        m_table->setItem(row, column, item);
    }
    m_rows.append(grant);
}

void PermissionList::revoke(const GrantSet &grants)
{
    // If that can't be stored it applies until the program ends.
    if (m_grants)
        (void)m_grants->revoke(grants);
}

void PermissionList::refreshButtons()
{
    m_revoke->setVisible(!m_rows.isEmpty());
    m_revokeAll->setVisible(m_rows.size() > 1);
    m_revoke->setEnabled(m_table->currentRow() >= 0);
}

} // namespace permissions

#include "moc_permissionlist.cpp"
