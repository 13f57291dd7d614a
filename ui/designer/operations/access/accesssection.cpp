#include "accesssection.h"

#include "accessmessages.h"
#include "disagreementrow.h"
#include "editmessages.h"
#include "focus.h"
#include "gatewayfields.h"
#include "heading.h"
#include "knownpolicies.h"
#include "livereferences.h"
#include "measures.h"
#include "naming.h"
#include "navigator.h"
#include "shownrefresh.h"
#include "valuelabel.h"
#include "workspace.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using contract::Disagreement;

namespace {

constexpr int AccessWidth = 720;

/** A disagreement that the author of the definition can intend is no warning. */
forms::FieldMessage::Kind kindOf(Disagreement::Code code)
{
    const bool canBeIntended = code == Disagreement::Code::GatewayOpen || code == Disagreement::Code::PolicyRefuses;
    return canBeIntended ? forms::FieldMessage::Kind::Information : forms::FieldMessage::Kind::Warning;
}

} // namespace

AccessSection::AccessSection(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_api(context.api)
    , m_references(references)
    , m_refresh(new ShownRefresh(this, this, [this] { refresh(); }))
{
    buildWidgets();
    retranslate();
    connectAll();
}

void AccessSection::buildWidgets()
{
    setMaximumWidth(AccessWidth);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::Space::Group);
    grid->setVerticalSpacing(theme::Space::Control);
    grid->setColumnStretch(1, 1);
    addLine(*grid, m_requiredCaption, m_required, u"accessRequired"_qs);
    addLine(*grid, m_gatewayCaption, m_gateway, u"accessGateway"_qs);
    m_settings = new QPushButton(this);
    m_settings->setObjectName(u"accessSettings"_qs);
    grid->addWidget(m_settings, grid->rowCount(), 1, Qt::AlignLeft);
    addLine(*grid, m_policiesCaption, m_policyList, u"accessPolicies"_qs);
    m_policiesPage = new QPushButton(this);
    m_policiesPage->setObjectName(u"accessShowPolicies"_qs);
    grid->addWidget(m_policiesPage, grid->rowCount(), 1, Qt::AlignLeft);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(theme::Space::Control);
    m_failure = new forms::FieldMessage(this);
    m_failure->setObjectName(u"accessFailure"_qs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addLayout(grid);
    column->addLayout(m_rows);
    column->addWidget(m_failure);
}

void AccessSection::addLine(QGridLayout &grid, widgets::ToneLabel *&caption, forms::ValueLabel *&value,
                            const QString &objectName)
{
    caption = new widgets::ToneLabel({}, theme::Role::Muted, this);
    caption->setWordWrap(false);
    value = new forms::ValueLabel(objectName, this);
    const int row = grid.rowCount();
    grid.addWidget(caption, row, 0, Qt::AlignLeft | Qt::AlignTop);
    grid.addWidget(value, row, 1, Qt::AlignTop);
}

void AccessSection::connectAll()
{
    connect(&m_file.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_operation.place.pointer.isRoot() &&
            contract::concernsAccess(change, m_file.document().snapshot(), m_operation))
            m_refresh->request();
    });
    connect(&m_api.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (&m_api != &m_file && contract::concernsAccess(change, m_api.document().snapshot()))
            m_refresh->request();
    });
    connect(m_settings, &QPushButton::clicked, this, [this] { showClientAccess(); });
    connect(m_policiesPage, &QPushButton::clicked, this, [this] { showPoliciesPage(); });
    connect(&m_context.policies, &management::KnownPolicies::changed, m_refresh, &ShownRefresh::request);
}

void AccessSection::setOperation(const QByteArray &path, const QByteArray &method, const document::Pointer &place)
{
    m_operation = {path, method, m_references.placeIn(m_file, place)};
    m_failure->clear();
    m_refresh->request();
}

void AccessSection::refreshReferences()
{
    m_operation.place = m_references.placeIn(m_file, m_operation.place.pointer);
    m_refresh->request();
}

void AccessSection::retranslate()
{
    m_requiredCaption->setText(tr("Required by the document"));
    m_required->setCaption(m_requiredCaption->text());
    m_gatewayCaption->setText(tr("Checked by the gateway"));
    m_gateway->setCaption(m_gatewayCaption->text());
    m_policiesCaption->setText(tr("Allowed by policies"));
    m_policyList->setCaption(m_policiesCaption->text());
    widgets::setButtonText(m_settings, tr("Show client access"), tr("Shows the client access in Settings"));
    widgets::setButtonText(m_policiesPage, tr("Show policies"), tr("Shows the page Policies"));
    showAccess();
}

void AccessSection::refresh()
{
    if (m_operation.place.pointer.isRoot())
        return;
    openapi::ReferenceResolver resolver = m_references.resolver();
    m_access = contract::operationAccess(resolver, m_references.placeIn(m_api, {}).address, m_operation,
                                         m_context.policies.policies());
    showAccess();
}

void AccessSection::showAccess()
{
    showRequired();
    m_gateway->setValue(messages::clientAccessText(m_access));
    m_settings->setVisible(m_access.hasGateway);
    showPolicies();
    showDisagreements();
}

/** Requirements of its own that can be read are listed above this section. */
void AccessSection::showRequired()
{
    const openapi::SecurityRequirements &security = m_access.security;
    const bool isListedAbove = security.source == openapi::SecurityRequirements::Source::Operation && security.isList;
    m_required->setValue(messages::requiredSecurityText(security));
    m_requiredCaption->setVisible(!isListedAbove);
    m_required->setVisible(!isListedAbove);
}

void AccessSection::showPolicies()
{
    QStringList lines;
    const QString method = QString::fromLatin1(m_operation.method).toUpper();
    for (const contract::PolicyReach &reach : m_access.policies)
        lines.append(messages::policyReachText(reach, method));
    m_policyList->setValue(lines.isEmpty() ? messages::noPoliciesText(m_access) : lines.join(u'\n'));
}

void AccessSection::showDisagreements()
{
    while (m_disagreements.size() < std::size_t(m_access.disagreements.size())) {
        const std::size_t number = m_disagreements.size();
        auto *row = new DisagreementRow(int(number), this);
        connect(row, &DisagreementRow::activated, this, [this, number] { act(number); });
        m_rows->addWidget(row);
        widgets::chainFocus(number > 0 ? static_cast<QWidget &>(*m_disagreements.back()) : *m_policiesPage, *row);
        m_disagreements.push_back(row);
    }
    const auto canEdit = [this](const document::Pointer &place) {
        return documentWith(place).document().readOnlyReason() == document::ReadOnlyReason::None;
    };
    for (std::size_t at = 0; at < m_disagreements.size(); ++at) {
        const bool isUsed = at < std::size_t(m_access.disagreements.size());
        if (isUsed) {
            const Disagreement &disagreement = m_access.disagreements.at(qsizetype(at));
            m_disagreements[at]->setContent(kindOf(disagreement.code), messages::disagreementText(disagreement),
                                            actionText(disagreement),
                                            !disagreement.fix || canEdit(disagreement.fix->place));
        } else if (m_disagreements[at]->hasButtonFocus()) {
            m_gateway->setFocus(Qt::OtherFocusReason);
        }
        m_disagreements[at]->setVisible(isUsed);
    }
}

QString AccessSection::actionText(const Disagreement &disagreement) const
{
    if (disagreement.fix)
        return messages::accessFixText(*disagreement.fix);
    if (disagreement.code == Disagreement::Code::PolicyRefuses)
        return tr("Show policies");
    return disagreement.code == Disagreement::Code::RequiredSchemeUnknown ? tr("Show in Source")
                                                                          : tr("Show client access");
}

workspace::OpenDefinition &AccessSection::documentWith(const document::Pointer &place) const
{
    return contract::isOfOperation(m_access, place) ? m_file : m_api;
}

void AccessSection::act(std::size_t row)
{
    const Disagreement disagreement = m_access.disagreements.value(qsizetype(row));
    if (disagreement.fix)
        fix(*disagreement.fix);
    else if (disagreement.code == Disagreement::Code::PolicyRefuses)
        showPoliciesPage();
    else if (disagreement.code == Disagreement::Code::RequiredSchemeUnknown)
        m_context.in(documentWith(disagreement.place)).showInSource(disagreement.place, *this);
    else
        showClientAccess();
}

void AccessSection::showClientAccess()
{
    m_context.showSettings(definition::fields::clientAuthentication(), *this);
}

void AccessSection::showPoliciesPage()
{
    m_context.navigator.show({}, navigation::View::Policies, this);
}

void AccessSection::fix(const contract::AccessFix &fix)
{
    document::Document &document = documentWith(fix.place).document();
    base::Result<void> done;
    {
        const document::Document::Step step(document, messages::accessFixText(fix));
        done = contract::applyFix(document, fix);
    }
    document.closeStep();
    if (done)
        m_failure->clear();
    else
        m_failure->show(forms::FieldMessage::Kind::Error, editFailureText(done.error()));
}

} // namespace designer

#include "moc_accesssection.cpp"
