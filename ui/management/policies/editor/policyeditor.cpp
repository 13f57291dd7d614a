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

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

namespace policies {
namespace {

/** Narrower than this, the form and what stands beside it stand below one another. */
constexpr int NarrowestBeside = 560;

/** What a new policy starts with: unlimited, active, and a name to fill in. */
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

struct PolicyEditor::Parts {
    widgets::Heading *title = nullptr;
    widgets::ToneLabel *kind = nullptr;
    QPushButton *duplicate = nullptr;
    QPushButton *create = nullptr;
    widgets::Banner *banner = nullptr;
    widgets::ProgressLine *progress = nullptr;
    PolicyForm *form = nullptr;
    PolicySide *side = nullptr;
    QSplitter *splitter = nullptr;
    PolicyCreation *creation = nullptr;
    management::Policy policy;
    management::Policy draft = emptyDraft();
    bool isDraft = true;
};

PolicyEditor::PolicyEditor(management::ManagementService &service, workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets(workspace);
    retranslate();
    connectAll();
    showDraft();
}

PolicyEditor::~PolicyEditor() = default;

void PolicyEditor::buildWidgets(workspace::Workspace &workspace)
{
    m_parts->title = new widgets::Heading({}, theme::Heading::Section, this);
    m_parts->title->setObjectName(u"policyTitle"_qs);
    m_parts->title->setWordWrap(true);
    m_parts->kind = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_parts->kind->setObjectName(u"policyKind"_qs);
    m_parts->kind->setWordWrap(true);
    m_parts->duplicate = new QPushButton(theme::icon(theme::Icon::Duplicate), {}, this);
    m_parts->duplicate->setObjectName(u"policyDuplicate"_qs);
    m_parts->create = new QPushButton(this);
    m_parts->create->setObjectName(u"policyCreate"_qs);
    widgets::makePrimary(m_parts->create);
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"policyBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->creation = new PolicyCreation(m_service, m_parts->banner, this);
    m_parts->progress = new widgets::ProgressLine(this);
    m_parts->form = new PolicyForm(workspace);
    auto *formArea = new QScrollArea;
    formArea->setFrameShape(QFrame::NoFrame);
    formArea->setWidgetResizable(true);
    formArea->setWidget(m_parts->form);
    m_parts->side = new PolicySide;
    m_parts->splitter = new QSplitter(Qt::Horizontal, this);
    m_parts->splitter->setChildrenCollapsible(false);
    m_parts->splitter->addWidget(formArea);
    m_parts->splitter->addWidget(m_parts->side);
    m_parts->splitter->setStretchFactor(0, 1);
    m_parts->splitter->setStretchFactor(1, 1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_parts->title);
    texts->addWidget(m_parts->kind);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addLayout(texts, 1);
    top->addWidget(m_parts->duplicate, 0, Qt::AlignTop);
    top->addWidget(m_parts->create, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, 0, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(top);
    layout->addWidget(m_parts->banner);
    layout->addWidget(m_parts->progress);
    layout->addWidget(m_parts->splitter, 1);
}

void PolicyEditor::connectAll()
{
    connect(m_parts->form, &PolicyForm::edited, this, &PolicyEditor::takeForm);
    connect(m_parts->side, &PolicySide::jsonEdited, this, &PolicyEditor::takeJson);
    connect(m_parts->side, &PolicySide::validityChanged, this, &PolicyEditor::refreshState);
    connect(m_parts->create, &QPushButton::clicked, this, &PolicyEditor::create);
    connect(m_parts->duplicate, &QPushButton::clicked, this, [this] { duplicate(m_parts->policy); });
    connect(m_parts->creation, &PolicyCreation::stateChanged, this, &PolicyEditor::refreshState);
    connect(m_parts->creation, &PolicyCreation::created, this, &PolicyEditor::takeCreated);
    connect(m_parts->creation, &PolicyCreation::environmentRequested, this, &PolicyEditor::environmentRequested);
}

void PolicyEditor::show(const management::Policy &policy, bool isDraft)
{
    m_parts->policy = policy;
    m_parts->isDraft = isDraft;
    m_parts->form->setReadOnly(!isDraft);
    m_parts->form->setPolicy(policy);
    m_parts->side->setReadOnly(!isDraft);
    m_parts->side->setPolicy(policy);
    refreshState();
}

void PolicyEditor::showFetched(const management::Policy &policy)
{
    m_parts->banner->clear();
    show(policy, false);
}

void PolicyEditor::showDraft()
{
    if (!m_parts->creation->isRunning())
        m_parts->banner->clear();
    show(m_parts->draft, true);
    if (isVisible())
        m_parts->form->focusName();
}

void PolicyEditor::duplicate(const management::Policy &policy)
{
    m_parts->draft = management::duplicatedPolicy(policy);
    const QString name = policy.name();
    if (!name.isEmpty())
        management::setPolicyValue(m_parts->draft, "/name",
                                   document::Value::string(tr("%1 (copy)", "%1 is a policy").arg(name)));
    showDraft();
    emit draftChanged();
}

bool PolicyEditor::hasDraft() const
{
    return m_parts->draft != emptyDraft();
}

void PolicyEditor::takeForm()
{
    m_parts->policy = m_parts->form->policy();
    m_parts->draft = m_parts->policy;
    m_parts->side->setPolicy(m_parts->policy);
    refreshState();
    emit draftChanged();
}

void PolicyEditor::takeJson(const management::Policy &policy)
{
    if (!m_parts->isDraft)
        return;
    m_parts->policy = policy;
    m_parts->draft = policy;
    m_parts->form->setPolicy(policy);
    refreshState();
    emit draftChanged();
}

void PolicyEditor::refreshState()
{
    const QString name = m_parts->policy.name();
    const QString id = m_parts->policy.id();
    const bool isCreating = m_parts->creation->isRunning();
    m_parts->title->setText(!name.isEmpty() ? name : m_parts->isDraft || id.isEmpty() ? tr("New policy") : id);
    const QString redacted = management::redactedMember(m_parts->policy);
    m_parts->kind->setText(kindText(redacted));
    m_parts->kind->setRole(redacted.isEmpty() ? theme::Role::Muted : theme::Role::Warning);
    m_parts->duplicate->setVisible(!m_parts->isDraft);
    m_parts->duplicate->setEnabled(redacted.isEmpty());
    m_parts->create->setVisible(m_parts->isDraft);
    m_parts->create->setEnabled(m_parts->side->isValid() && m_parts->form->isValid() && redacted.isEmpty() &&
                                !isCreating);
    m_parts->create->setText(isCreating ? tr("Creating…") : tr("Create policy"));
    m_parts->create->setAccessibleName(widgets::spokenLabel(m_parts->create->text()));
    m_parts->progress->setActive(isCreating);
}

QString PolicyEditor::kindText(const QString &redacted) const
{
    if (m_parts->isDraft)
        return redacted.isEmpty() ? tr("A draft, not on the server yet")
                                  : tr("A draft that cannot be created: %1 reads REDACTED, which stands for a secret. "
                                       "Write the value there.",
                                       "%1 is a place in the policy")
                                        .arg(redacted);
    return redacted.isEmpty() ? tr("As it is on the server. To change it, duplicate it.")
                              : tr("As it was kept, without its secrets (%1), so it cannot be duplicated. Refresh once "
                                   "the server answers.",
                                   "%1 is a place in the policy")
                                    .arg(redacted);
}

void PolicyEditor::create()
{
    if (m_parts->create->isEnabled() && m_parts->isDraft && m_parts->side->isValid() && m_parts->form->isValid())
        m_parts->creation->start(m_parts->policy);
}

void PolicyEditor::takeCreated(const management::CreatedPolicy &created, const management::Policy &sent)
{
    // What was typed while the creation was under way stays a draft.
    if (m_parts->draft == sent)
        m_parts->draft = emptyDraft();
    const bool wasShown = m_parts->isDraft && m_parts->policy == sent;
    if (wasShown && !created.readBackError)
        show(created.readBack, false);
    else if (wasShown)
        show(m_parts->draft, true);
    emit this->created(created);
    emit draftChanged();
}

void PolicyEditor::leaveEnvironment()
{
    m_parts->creation->giveUp();
    showDraft();
}

void PolicyEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation orientation = width() < NarrowestBeside ? Qt::Vertical : Qt::Horizontal;
    m_parts->splitter->setOrientation(orientation);
    m_parts->side->setOrientation(orientation);
    m_parts->side->layout()->setContentsMargins(orientation == Qt::Horizontal ? theme::Space::Group : 0, 0, 0, 0);
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
    widgets::setButtonText(m_parts->duplicate, tr("Duplicate"), tr("Begin a new policy with the values of this one"));
}

} // namespace policies

#include "moc_policyeditor.cpp"
