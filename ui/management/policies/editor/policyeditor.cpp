#include "policyeditor.h"

#include "banner.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "policycreation.h"
#include "policyfields.h"
#include "policyform.h"
#include "policyjson.h"
#include "policyredaction.h"
#include "policyside.h"
#include "progressline.h"
#include "valuereading.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

#include <utility>

namespace policies {
namespace {

/** When narrower, the form is above the side panel instead of next to it. */
constexpr int MinimumHorizontalWidth = 560;

/** The initial draft: active, 100 requests in 60 s, no quota, and an empty name. */
management::Policy emptyDraft()
{
    using document::Value;
    management::Policy policy;
    management::setPolicyValue(policy, "/name", Value::string(QByteArray()));
    management::setPolicyValue(policy, "/active", Value::boolean(true));
    management::setPolicyValue(policy, "/is_inactive", Value::boolean(false));
    management::setPolicyValue(policy, "/rate", Value::integer(100));
    management::setPolicyValue(policy, "/per", Value::integer(60));
    management::setPolicyValue(policy, "/quota_max", Value::integer(-1));
    management::setPolicyValue(policy, "/quota_renewal_rate", Value::integer(-1));
    management::setPolicyValue(policy, "/throttle_interval", Value::integer(-1));
    management::setPolicyValue(policy, "/throttle_retry_limit", Value::integer(-1));
    management::setPolicyValue(policy, "/max_query_depth", Value::integer(-1));
    management::setPolicyValue(policy, "/key_expires_in", Value::integer(0));
    return policy;
}

} // namespace

PolicyEditor::PolicyEditor(management::ManagementService &service, workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_draft(emptyDraft())
{
    buildWidgets(workspace);
    retranslate();
    connectAll();
    showDraft();
}

void PolicyEditor::buildWidgets(workspace::Workspace &workspace)
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_title->setObjectName(u"policyTitle"_qs);
    m_title->setWordWrap(true);
    m_kind = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_kind->setObjectName(u"policyKind"_qs);
    m_kind->setWordWrap(true);
    m_duplicate = new QPushButton(theme::icon(theme::Icon::Duplicate), {}, this);
    m_duplicate->setObjectName(u"policyDuplicate"_qs);
    m_create = new QPushButton(this);
    m_create->setObjectName(u"policyCreate"_qs);
    widgets::makePrimary(m_create);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"policyBanner"_qs);
    m_banner->setClosable(true);
    m_creation = new PolicyCreation(m_service, m_banner, this);
    m_progress = new widgets::ProgressLine(this);
    m_form = new PolicyForm(workspace);
    auto *formArea = new QScrollArea;
    formArea->setFrameShape(QFrame::NoFrame);
    formArea->setWidgetResizable(true);
    formArea->setWidget(m_form);
    m_side = new PolicySide;
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(u"policyEditorSplitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(formArea);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_kind);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addLayout(texts, 1);
    top->addWidget(m_duplicate, 0, Qt::AlignTop);
    top->addWidget(m_create, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, 0, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(top);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addWidget(m_splitter, 1);
}

void PolicyEditor::connectAll()
{
    connect(m_form, &PolicyForm::edited, this, &PolicyEditor::applyForm);
    connect(m_side, &PolicySide::jsonEdited, this, &PolicyEditor::applyJson);
    connect(m_side, &PolicySide::validityChanged, this, &PolicyEditor::refreshState);
    connect(m_create, &QPushButton::clicked, this, &PolicyEditor::create);
    connect(m_duplicate, &QPushButton::clicked, this, [this] { duplicate(m_policy); });
    connect(m_creation, &PolicyCreation::stateChanged, this, &PolicyEditor::refreshState);
    connect(m_creation, &PolicyCreation::created, this, &PolicyEditor::showCreated);
    connect(m_creation, &PolicyCreation::environmentRequested, this, &PolicyEditor::environmentRequested);
}

void PolicyEditor::show(const management::Policy &policy, bool isDraft)
{
    m_policy = policy;
    m_isDraft = isDraft;
    m_form->setReadOnly(!isDraft);
    m_form->setPolicy(policy);
    m_side->setReadOnly(!isDraft);
    m_side->setPolicy(policy);
    refreshState();
}

void PolicyEditor::showFetched(const management::Policy &policy)
{
    m_banner->clear();
    show(policy, false);
}

void PolicyEditor::showDraft()
{
    if (!m_creation->isRunning())
        m_banner->clear();
    show(m_draft, true);
    if (isVisible())
        m_form->focusName();
}

void PolicyEditor::startDraft(const management::Policy &policy)
{
    m_draft = emptyDraft();
    for (const auto &[key, value] : policy.json.members())
        m_draft.json = management::withMember(m_draft.json, key, value);
    showDraft();
    emit draftChanged();
}

void PolicyEditor::duplicate(const management::Policy &policy)
{
    m_draft = management::duplicatedPolicy(policy);
    const QString name = policy.name();
    if (!name.isEmpty())
        management::setPolicyValue(m_draft, "/name",
                                   document::Value::string(tr("%1 (copy)", "%1 is a policy").arg(name)));
    showDraft();
    emit draftChanged();
}

bool PolicyEditor::hasDraft() const
{
    return m_draft != emptyDraft();
}

void PolicyEditor::applyForm()
{
    m_policy = m_form->policy();
    m_draft = m_policy;
    m_side->setPolicy(m_policy);
    refreshState();
    emit draftChanged();
}

void PolicyEditor::applyJson(const management::Policy &policy)
{
    if (!m_isDraft)
        return;
    m_policy = policy;
    m_draft = policy;
    m_form->setPolicy(policy);
    refreshState();
    emit draftChanged();
}

void PolicyEditor::refreshState()
{
    const QString name = m_policy.name();
    const QString id = m_policy.id();
    const bool isCreating = m_creation->isRunning();
    m_title->setText(!name.isEmpty() ? name : m_isDraft || id.isEmpty() ? tr("New policy") : id);
    const QString redacted = management::redactedMember(m_policy);
    m_kind->setText(kindText(redacted));
    m_kind->setRole(redacted.isEmpty() ? theme::Role::Muted : theme::Role::Warning);
    m_duplicate->setVisible(!m_isDraft);
    m_duplicate->setEnabled(redacted.isEmpty());
    m_create->setVisible(m_isDraft);
    m_create->setEnabled(m_side->isValid() && m_form->isValid() && redacted.isEmpty() && !isCreating);
    m_create->setText(isCreating ? tr("Creating…") : tr("Create policy"));
    m_create->setAccessibleName(widgets::spokenLabel(m_create->text()));
    m_progress->setActive(isCreating);
}

QString PolicyEditor::kindText(const QString &redacted) const
{
    if (m_isDraft)
        return redacted.isEmpty()
                   ? tr("Draft, not on the server yet")
                   : tr("The draft can't be created, because the secret at %1 is REDACTED. Enter its value.",
                        "%1 is a place in the policy")
                         .arg(redacted);
    return redacted.isEmpty()
               ? tr("Read-only, as on the server. Duplicate it to make changes.")
               : tr("Saved without its secrets (%1), so it can't be duplicated. Refresh when the server is "
                    "reachable.",
                    "%1 is a place in the policy")
                     .arg(redacted);
}

void PolicyEditor::showPlace(const QString &pointer)
{
    m_side->showPlace(pointer);
}

void PolicyEditor::createPolicy(const management::Policy &policy)
{
    m_showsCreated = !m_creation->isRunning();
    m_creation->start(policy);
}

void PolicyEditor::create()
{
    if (m_create->isEnabled() && m_isDraft && m_side->isValid() && m_form->isValid())
        m_creation->start(m_policy);
}

void PolicyEditor::showCreated(const management::CreatedPolicy &created, const management::Policy &sent)
{
    // Edits made during the creation remain in the draft.
    if (m_draft == sent)
        m_draft = emptyDraft();
    const bool wasShown = m_isDraft && m_policy == sent;
    const bool isFromFile = std::exchange(m_showsCreated, false);
    if (isFromFile && !created.readBackError)
        show(created.readBack, false);
    else if (wasShown && !created.readBackError)
        show(created.readBack, false);
    else if (wasShown)
        show(m_draft, true);
    emit this->created(created);
    emit draftChanged();
}

void PolicyEditor::leaveEnvironment()
{
    m_creation->abandon();
    showDraft();
}

void PolicyEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation orientation = width() < MinimumHorizontalWidth ? Qt::Vertical : Qt::Horizontal;
    m_splitter->setOrientation(orientation);
    m_side->setOrientation(orientation);
    m_side->layout()->setContentsMargins(orientation == Qt::Horizontal ? theme::Space::Group : 0, 0, 0, 0);
}

void PolicyEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshState();
    }
}

void PolicyEditor::retranslate()
{
    widgets::setButtonText(m_duplicate, tr("Duplicate"), tr("Create a draft with the values of this policy"));
}

} // namespace policies

#include "moc_policyeditor.cpp"
