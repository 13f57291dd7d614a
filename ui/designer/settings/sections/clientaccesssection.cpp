#include "clientaccesssection.h"

#include "componentcommands.h"
#include "editmessages.h"
#include "gatewaychecks.h"
#include "heading.h"
#include "localusersform.h"
#include "measures.h"
#include "naming.h"
#include "valuelabel.h"
#include "workspace.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Pointer;

namespace {

constexpr int LinesWidth = 720;

/** "basicAuth (http basic)", "key (apiKey header X-Key)". */
QString schemeText(const QString &name, const Node &scheme)
{
    QStringList parts{scheme.member("type").text(), scheme.member("scheme").text()};
    if (const QString in = scheme.member("in").text(); !in.isEmpty())
        parts << in << scheme.member("name").text();
    parts.removeAll(QString());
    return parts.isEmpty() ? name : u"%1 (%2)"_qs.arg(name, parts.join(u' '));
}

QStringList schemeTexts(const Node &schemes)
{
    QStringList texts;
    for (qsizetype i = 0; schemes.isMapping() && i < schemes.childCount(); ++i)
        texts.append(schemeText(QString::fromUtf8(schemes.keyAt(i)), schemes.childAt(i).resolved()));
    return texts;
}

/** Names of the members whose `enabled` is true. */
QStringList enabledSchemes(const Node &schemes)
{
    QStringList names;
    for (qsizetype i = 0; schemes.isMapping() && i < schemes.childCount(); ++i) {
        if (schemes.childAt(i).resolved().member("enabled").toBool())
            names.append(QString::fromUtf8(schemes.keyAt(i)));
    }
    return names;
}

} // namespace

QStringList securityAlternatives(const openapi::SecurityRequirements &security)
{
    QStringList texts;
    for (const QList<openapi::RequiredScheme> &alternative : security.alternatives) {
        QStringList names;
        for (const openapi::RequiredScheme &scheme : alternative)
            names.append(QString::fromUtf8(scheme.name));
        texts.append(names.join(u" + "));
    }
    return texts;
}

ClientAccessSection::ClientAccessSection(const Context &context, preview::ClientUsers &users, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_intro(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_intro);
    auto *lines = new QWidget(this);
    lines->setMaximumWidth(LinesWidth);
    auto *grid = new QGridLayout(lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(theme::Space::Group);
    grid->setVerticalSpacing(theme::Space::Control);
    grid->setColumnStretch(1, 1);
    m_required = addLine(*grid, u"clientRequirements"_qs, {"security"}, false);
    m_schemes = addLine(*grid, u"clientSchemes"_qs, {"components", "securitySchemes"}, false);
    m_gateway = addLine(*grid, u"clientAuthentication"_qs, definition::fields::clientAuthentication(), true);
    column->addWidget(lines);
    m_checks = new GatewayChecks(m_context, this);
    column->addWidget(m_checks);
    m_users = new LocalUsersForm(users, this);
    column->addWidget(m_users);
    connect(m_required.edit, &QPushButton::clicked, this, [this] { m_context.showForm({"security"}, *this); });
    connect(m_schemes.edit, &QPushButton::clicked, this, &ClientAccessSection::editSchemes);
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        const definition::DefinitionView view(m_definition.document().snapshot());
        if (change.touches({"security"}) || change.touches({"components", "securitySchemes"}) ||
            change.touches(view.extension() / definition::fields::clientAuthentication()))
            refresh();
    });
    retranslate();
}

ClientAccessSection::Line ClientAccessSection::addLine(QGridLayout &grid, const QString &objectName,
                                                       const Pointer &below, bool belowExtension)
{
    Line line;
    line.caption = new widgets::ToneLabel({}, theme::Role::Muted, this);
    line.value = new forms::ValueLabel(objectName, this);
    if (!belowExtension) {
        line.edit = new QPushButton(this);
        line.edit->setObjectName(objectName + u"Edit"_qs);
    }
    line.source = new QPushButton(this);
    line.source->setObjectName(objectName + u"Source"_qs);
    const int row = grid.rowCount();
    grid.addWidget(line.caption, row, 0, Qt::AlignVCenter);
    grid.addWidget(line.value, row, 1, Qt::AlignVCenter);
    if (line.edit)
        grid.addWidget(line.edit, row, 2, Qt::AlignVCenter);
    grid.addWidget(line.source, row, 3, Qt::AlignVCenter);
    connect(line.source, &QPushButton::clicked, this, [this, below, belowExtension] {
        const definition::DefinitionView view(m_definition.document().snapshot());
        m_context.showInSource(belowExtension ? view.extension() / below : below, *this);
    });
    return line;
}

/** The first one, or a new one. */
void ClientAccessSection::editSchemes()
{
    const QList<QByteArray> schemes = openapi::definedSchemes(m_definition.document().snapshot());
    if (!schemes.isEmpty()) {
        m_context.showForm({"components", "securitySchemes", schemes.first()}, *this);
        return;
    }
    if (const auto added = ComponentCommands(m_definition.document()).add("securitySchemes"))
        m_context.showForm(*added, *this);
    else
        m_schemes.value->setValue(editFailureText(added.error()));
}

void ClientAccessSection::place(const definition::DefinitionView &)
{
    refresh();
}

void ClientAccessSection::retranslate()
{
    m_intro->setText(
        tr("The credentials that the definition requires of clients, and whether the gateway checks them."));
    m_required.caption->setText(tr("Required by the document"));
    m_schemes.caption->setText(tr("Schemes"));
    m_gateway.caption->setText(tr("Checked by the gateway"));
    for (const Line *line : {&m_required, &m_schemes, &m_gateway}) {
        widgets::setButtonText(line->source, tr("Show in Source"));
        line->source->setAccessibleDescription(line->caption->text());
        line->value->setCaption(line->caption->text());
    }
    widgets::setButtonText(m_required.edit, tr("Edit requirements"), tr("Shows the requirements in Overview"));
    m_checks->retranslate();
    m_users->retranslate();
    refresh();
}

void ClientAccessSection::refresh()
{
    const definition::DefinitionView view(m_definition.document().snapshot());
    const Node security = view.snapshot().at({"security"});
    QStringList alternatives = securityAlternatives(openapi::documentSecurity(view.snapshot()));
    alternatives.replaceInStrings(QRegularExpression(u"^$"_qs), tr("nothing"));
    if (security.exists() && !security.isSequence())
        m_required.value->setValue(tr("The file contains %1 here.").arg(kindName(security)));
    else
        m_required.value->setValue(alternatives.isEmpty() ? tr("No authentication")
                                                          : alternatives.join(tr(" or ", "between two alternatives")));

    const QStringList schemes = schemeTexts(view.snapshot().at({"components", "securitySchemes"}));
    m_checks->refresh();
    m_schemes.edit->setEnabled(!schemes.isEmpty() ||
                               m_definition.document().readOnlyReason() == document::ReadOnlyReason::None);
    widgets::setButtonText(m_schemes.edit, schemes.isEmpty() ? tr("Add scheme") : tr("Edit schemes"),
                           tr("Shows the security schemes in Schemas"));
    m_schemes.value->setValue(schemes.isEmpty() ? tr("None defined") : schemes.join(u", "));

    const Node authentication = view.snapshot().at(view.extension() / definition::fields::clientAuthentication());
    const QStringList enabled = enabledSchemes(authentication) +
                                enabledSchemes(authentication.member("securitySchemes"));
    if (!authentication.member("enabled").toBool())
        m_gateway.value->setValue(tr("No, requests without credentials are allowed"));
    else
        m_gateway.value->setValue(enabled.isEmpty() ? tr("Yes")
                                                    : tr("Yes, %1", "%1: names of schemes").arg(enabled.join(u", ")));
}

QWidget *ClientAccessSection::fieldFor(const Pointer &pointer) const
{
    return m_checks->fieldFor(pointer);
}

} // namespace designer

#include "moc_clientaccesssection.cpp"
