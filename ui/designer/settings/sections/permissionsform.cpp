#include "permissionsform.h"

#include "environmentlist.h"
#include "gatewayfields.h"
#include "grantlist.h"
#include "measures.h"
#include "origin.h"
#include "workspace.h"

#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using consent::SecretGrant;
using items::GrantRow;
using permissions::GrantList;

namespace {

constexpr int PermissionsWidth = 720;

/** The references of the definition, and where it sends them. */
consent::SecretRequest requestOf(const workspace::OpenDefinition &definition)
{
    const definition::DefinitionView view(definition.document().snapshot());
    consent::SecretRequest request{consent::originOf(view.upstreamUrl().value), {}};
    for (const lint::SecretText &text : definition.secretTexts())
        request.references += text.scan.references;
    return request;
}

bool isBefore(const GrantRow &left, const GrantRow &right)
{
    return left.cells < right.cells;
}

} // namespace

PermissionsForm::PermissionsForm(const workspace::OpenDefinition &definition, consent::Grants &grants,
                                 const management::EnvironmentList &environments, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_grants(grants)
    , m_environments(environments)
    , m_secrets(new GrantList(grants, 4, GrantList::Buttons::AllowAndRevoke, u"allowedSecrets"_qs, this))
    , m_pages(new GrantList(grants, 1, GrantList::Buttons::Revoke, u"allowedPages"_qs, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_secrets);
    column->addWidget(m_pages);
    setMaximumWidth(PermissionsWidth);
    connect(&grants, &consent::Grants::changed, this, &PermissionsForm::refresh);
    connect(&environments, &management::EnvironmentList::listChanged, this, &PermissionsForm::refresh);
    connect(&definition, &workspace::OpenDefinition::secretTextsChanged, this, &PermissionsForm::refresh);
    connect(&definition, &workspace::OpenDefinition::pathChanged, this, &PermissionsForm::refresh);
    connect(&definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        const definition::DefinitionView view(m_definition.document().snapshot());
        if (change.touches(view.extension() / definition::fields::upstreamUrl()))
            refresh();
    });
    retranslate();
}

void PermissionsForm::retranslate()
{
    m_secrets->setTexts({tr("Allowed secrets"),
                         tr("No secrets. The gateway settings contain no references."),
                         {tr("Reference"), tr("Sent to"), tr("Environment"), tr("Status")}});
    m_pages->setTexts({tr("Allowed web pages"),
                       tr("No web pages. Pages of other origins can't call this API with its stored credentials."),
                       {tr("Origin")}});
    refresh();
}

void PermissionsForm::refresh()
{
    // With a syntax error there are no references to read.
    if (!m_definition.document().snapshot().isValid())
        return;
    m_secrets->setRows(secretRows());
    m_pages->setRows(pageRows());
}

QList<GrantRow> PermissionsForm::secretRows() const
{
    QList<GrantRow> rows;
    const auto add = [&](const SecretGrant &grant, bool isAllowed) {
        const QString status = isAllowed ? tr("Allowed") : tr("Not allowed");
        const GrantRow row{
            {grant.reference, grant.origin, environmentText(grant.environment), status}, {{grant}, {}}, isAllowed};
        if (!rows.contains(row))
            rows.append(row);
    };
    const consent::Definition identity = m_definition.identity();
    for (const SecretGrant &grant : m_grants.grantsOf(identity).secrets)
        add(grant, true);
    const consent::SecretRequest missing = m_grants.missing(identity, requestOf(m_definition));
    if (!missing.origin.isEmpty()) {
        for (const SecretGrant &grant : m_grants.grantsFor(identity, missing).secrets)
            add(grant, false);
    }
    std::sort(rows.begin(), rows.end(), isBefore);
    return rows;
}

QList<GrantRow> PermissionsForm::pageRows() const
{
    QList<GrantRow> rows;
    for (const consent::PageGrant &grant : m_grants.grantsOf(m_definition.identity()).pages)
        rows.append({{grant.origin}, {{}, {grant}}});
    std::sort(rows.begin(), rows.end(), isBefore);
    return rows;
}

QString PermissionsForm::environmentText(const QString &id) const
{
    if (id.isEmpty())
        return tr("Any", "environment");
    const QString name = m_environments.nameOf(id);
    return name.isEmpty() ? tr("Removed", "environment") : name;
}

} // namespace designer

#include "moc_permissionsform.cpp"
