#include "permissionsgroup.h"

#include "environmentlist.h"
#include "grantlist.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "questions.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using consent::Grants;
using items::GrantRow;
using permissions::GrantList;

PermissionsGroup::PermissionsGroup(Grants &grants, const management::EnvironmentList &environments, QWidget *parent)
    : QWidget(parent)
    , m_grants(grants)
    , m_environments(environments)
    , m_help(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_list(new GrantList(grants, 3, GrantList::Buttons::Revoke, u"preferencesPermissions"_qs, this))
    , m_revokeAll(new QPushButton(this))
{
    m_revokeAll->setObjectName(u"preferencesRevokeAll"_qs);
    m_revokeAll->setAutoDefault(false);
    m_list->setButtonBeside(m_revokeAll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_help);
    column->addWidget(m_list);
    connect(m_revokeAll, &QPushButton::clicked, this, &PermissionsGroup::askToRevokeAll);
    connect(&grants, &Grants::changed, this, &PermissionsGroup::refresh);
    retranslate();
}

void PermissionsGroup::retranslate()
{
    m_help->setText(tr("Which secrets a definition may send to its upstream, and which web pages may call its API. "
                       "Changes take effect immediately."));
    m_list->setTexts({tr("Permissions of definitions"),
                      tr("You haven't allowed anything yet."),
                      {tr("File"), tr("Secret or web page"), tr("Sent to")}});
    widgets::setButtonText(m_revokeAll, tr("Revoke all…"));
    refresh();
}

void PermissionsGroup::refresh()
{
    m_list->setRows(rows());
    m_revokeAll->setVisible(!m_list->rows().isEmpty());
}

QList<GrantRow> PermissionsGroup::rows() const
{
    QList<GrantRow> rows;
    for (const consent::SecretGrant &grant : m_grants.all().secrets) {
        const QString environment = m_environments.nameOf(grant.environment);
        const QString secret = environment.isEmpty()
                                   ? grant.reference
                                   : tr("%1 (%2)", "%1: reference to a secret, %2: name of an environment")
                                         .arg(grant.reference, environment);
        rows.append({{Grants::titleOf(grant.definition), secret, grant.origin},
                     {{grant}, {}},
                     true,
                     grant.definition + u'\n' + secret + u'\n' + grant.origin});
    }
    for (const consent::PageGrant &grant : m_grants.all().pages)
        rows.append({{Grants::titleOf(grant.definition), grant.origin, tr("calls the API", "a web page")},
                     {{}, {grant}},
                     true,
                     grant.definition + u'\n' + grant.origin});
    std::sort(rows.begin(), rows.end(),
              [](const GrantRow &left, const GrantRow &right) { return left.toolTip < right.toolTip; });
    return rows;
}

void PermissionsGroup::askToRevokeAll()
{
    const auto count = static_cast<int>(m_list->rows().size());
    askAboutPermissions(this, count,
                        [this] { m_list->showRevoked(m_grants.revoke(consent::GrantSet(m_grants.all()))); });
}

} // namespace window

#include "moc_permissionsgroup.cpp"
