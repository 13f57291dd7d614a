#include "policyeditor.h"

#include "banner.h"
#include "callerrorwording.h"
#include "callframe.h"
#include "card.h"
#include "fieldmessage.h"
#include "fonts.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "policyform.h"
#include "policyjson.h"
#include "policytexts.h"
#include "progressline.h"
#include "readbacktext.h"
#include "whendone.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>

namespace policies {
namespace {

constexpr int JsonIndent = 2;

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
    QScrollArea *formArea = nullptr;
    widgets::Heading *meaningTitle = nullptr;
    widgets::ToneLabel *meaning = nullptr;
    QVBoxLayout *warnings = nullptr;
    QList<widgets::FieldMessage *> warningLines;
    widgets::Heading *jsonTitle = nullptr;
    QPlainTextEdit *json = nullptr;
    widgets::FieldMessage *jsonMessage = nullptr;
    QWidget *side = nullptr;
    management::Policy policy;
    management::Policy draft = emptyDraft();
    bool isDraft = true;
    bool jsonIsValid = true;
    management::Answer<management::CreatedPolicy> call;
    int generation = 0;
    bool creating = false;
};

PolicyEditor::PolicyEditor(management::ManagementService &service, workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_workspace(workspace)
    , m_parts(std::make_unique<Parts>())
{
    buildSide();
    buildWidgets();
    retranslate();
    connectAll();
    showDraft();
}

// A creation that was sent is not cancelled: the server may have it already.
PolicyEditor::~PolicyEditor() = default;

void PolicyEditor::buildWidgets()
{
    m_parts->title = new widgets::Heading({}, theme::Heading::Section, this);
    m_parts->title->setObjectName(u"policyTitle"_qs);
    m_parts->kind = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_parts->duplicate = new QPushButton(theme::icon(theme::Icon::Duplicate), {}, this);
    m_parts->duplicate->setObjectName(u"policyDuplicate"_qs);
    m_parts->create = new QPushButton(this);
    m_parts->create->setObjectName(u"policyCreate"_qs);
    widgets::makePrimary(m_parts->create);
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"policyBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->progress = new widgets::ProgressLine(this);
    m_parts->form = new PolicyForm(m_workspace);
    m_parts->formArea = new QScrollArea(this);
    m_parts->formArea->setFrameShape(QFrame::NoFrame);
    m_parts->formArea->setWidgetResizable(true);
    m_parts->formArea->setWidget(m_parts->form);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_parts->formArea);
    splitter->addWidget(m_parts->side);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
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
    layout->addWidget(splitter, 1);
}

void PolicyEditor::buildSide()
{
    m_parts->side = new QWidget;
    auto *card = new widgets::Card(m_parts->side);
    m_parts->meaningTitle = new widgets::Heading({}, theme::Heading::Group, card);
    m_parts->meaning = new widgets::ToneLabel({}, theme::Role::Text, card);
    m_parts->meaning->setObjectName(u"policyMeaning"_qs);
    m_parts->meaning->setTextFormat(Qt::PlainText);
    m_parts->warnings = new QVBoxLayout;
    m_parts->warnings->setSpacing(theme::Space::Tight);
    card->content()->addWidget(m_parts->meaningTitle);
    card->content()->addWidget(m_parts->meaning);
    card->content()->addLayout(m_parts->warnings);
    card->content()->addStretch();
    m_parts->jsonTitle = new widgets::Heading({}, theme::Heading::Group, m_parts->side);
    m_parts->json = new QPlainTextEdit(m_parts->side);
    m_parts->json->setObjectName(u"policyJson"_qs);
    m_parts->json->setFont(theme::codeFont());
    m_parts->json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_parts->json->setTabChangesFocus(true);
    m_parts->jsonTitle->setBuddy(m_parts->json);
    m_parts->jsonMessage = new widgets::FieldMessage(m_parts->side);
    auto *meaningArea = new QScrollArea(m_parts->side);
    meaningArea->setFrameShape(QFrame::NoFrame);
    meaningArea->setWidgetResizable(true);
    meaningArea->setWidget(card);
    auto *jsonSide = new QWidget(m_parts->side);
    auto *jsonLayout = new QVBoxLayout(jsonSide);
    jsonLayout->setContentsMargins(0, theme::Space::Control, 0, 0);
    jsonLayout->setSpacing(theme::Space::Tight);
    jsonLayout->addWidget(m_parts->jsonTitle);
    jsonLayout->addWidget(m_parts->json, 1);
    jsonLayout->addWidget(m_parts->jsonMessage);
    auto *splitter = new QSplitter(Qt::Vertical, m_parts->side);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(meaningArea);
    splitter->addWidget(jsonSide);
    splitter->setSizes({240, 320});
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(m_parts->side);
    layout->setContentsMargins(theme::Space::Group, 0, 0, 0);
    layout->addWidget(splitter);
}

void PolicyEditor::connectAll()
{
    connect(m_parts->form, &PolicyForm::edited, this, &PolicyEditor::takeForm);
    connect(m_parts->json, &QPlainTextEdit::textChanged, this, &PolicyEditor::takeJson);
    connect(m_parts->create, &QPushButton::clicked, this, &PolicyEditor::create);
    connect(m_parts->duplicate, &QPushButton::clicked, this, [this] { duplicate(m_parts->policy); });
}

void PolicyEditor::show(const management::Policy &policy, bool isDraft)
{
    m_parts->policy = policy;
    m_parts->isDraft = isDraft;
    m_parts->jsonIsValid = true;
    m_parts->jsonMessage->clear();
    m_parts->form->setPolicy(policy);
    m_parts->form->setReadOnly(!isDraft);
    m_parts->json->setReadOnly(!isDraft);
    refreshJson();
    refreshMeaning();
    refreshState();
}

void PolicyEditor::showFetched(const management::Policy &policy)
{
    m_parts->banner->clear();
    show(policy, false);
}

void PolicyEditor::showDraft()
{
    if (!m_parts->creating)
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

bool PolicyEditor::isShowingDraft() const
{
    return m_parts->isDraft;
}

bool PolicyEditor::isCreating() const
{
    return m_parts->creating;
}

void PolicyEditor::takeForm()
{
    m_parts->policy = m_parts->form->policy();
    m_parts->draft = m_parts->policy;
    m_parts->jsonIsValid = true;
    m_parts->jsonMessage->clear();
    refreshJson();
    refreshMeaning();
    refreshState();
    emit draftChanged();
}

void PolicyEditor::takeJson()
{
    if (!m_parts->isDraft)
        return;
    const auto parsed = document::Value::fromJson(m_parts->json->toPlainText().toUtf8());
    m_parts->jsonIsValid = parsed.isOk() && parsed.value().type() == document::Value::Type::Object;
    if (m_parts->jsonIsValid) {
        m_parts->jsonMessage->clear();
        m_parts->policy.json = parsed.value();
        m_parts->draft = m_parts->policy;
        m_parts->form->setPolicy(m_parts->policy);
        refreshMeaning();
        emit draftChanged();
    } else {
        m_parts->jsonMessage->show(
            widgets::FieldMessage::Kind::Error,
            parsed.isOk() ? tr("A policy is a JSON object.")
                          : tr("This is no JSON yet: %1", "%1 is line:column and a reason").arg(parsed.error().detail));
    }
    refreshState();
}

void PolicyEditor::refreshJson()
{
    const QSignalBlocker blocker(m_parts->json);
    const int scrolled = m_parts->json->verticalScrollBar()->value();
    m_parts->json->setPlainText(QString::fromUtf8(m_parts->policy.json.toJson(JsonIndent)));
    m_parts->json->verticalScrollBar()->setValue(scrolled);
}

void PolicyEditor::refreshMeaning()
{
    QStringList sentences;
    const QList<management::PolicyMeaning> meanings = management::policyMeaning(m_parts->policy);
    for (const management::PolicyMeaning &meaning : meanings)
        sentences.append(u"• "_qs + meaningText(meaning));
    m_parts->meaning->setText(sentences.join(u'\n'));
    const QList<management::PolicyWarning> warnings = management::policyWarnings(m_parts->policy);
    while (m_parts->warningLines.size() < warnings.size()) {
        auto *line = new widgets::FieldMessage(m_parts->side);
        line->setObjectName(u"policyWarning%1"_qs.arg(m_parts->warningLines.size()));
        m_parts->warnings->addWidget(line);
        m_parts->warningLines.append(line);
    }
    for (qsizetype i = 0; i < m_parts->warningLines.size(); ++i) {
        if (i < warnings.size())
            m_parts->warningLines.at(i)->show(widgets::FieldMessage::Kind::Warning, warningText(warnings.at(i)));
        else
            m_parts->warningLines.at(i)->clear();
    }
}

void PolicyEditor::refreshState()
{
    const QString name = m_parts->policy.name();
    const QString id = m_parts->policy.id();
    m_parts->title->setText(!name.isEmpty() ? name : m_parts->isDraft || id.isEmpty() ? tr("New policy") : id);
    m_parts->kind->setText(m_parts->isDraft ? tr("A draft, not on the server yet")
                                            : tr("As it is on the server. To change it, duplicate it."));
    m_parts->duplicate->setVisible(!m_parts->isDraft);
    m_parts->create->setVisible(m_parts->isDraft);
    const bool isUsable = m_parts->jsonIsValid && m_parts->form->isValid();
    m_parts->create->setEnabled(isUsable && !m_parts->creating);
    m_parts->create->setText(m_parts->creating ? tr("Creating…") : tr("Create policy"));
    m_parts->create->setAccessibleName(widgets::spokenLabel(m_parts->create->text()));
    m_parts->progress->setActive(m_parts->creating);
}

void PolicyEditor::create()
{
    if (m_parts->creating || !m_parts->isDraft || !m_parts->jsonIsValid || !m_parts->form->isValid())
        return;
    m_parts->creating = true;
    m_parts->banner->clear();
    refreshState();
    const int generation = ++m_parts->generation;
    const management::Policy sent = m_parts->policy;
    m_parts->call = m_service.dashboard().createPolicy(sent);
    base::whenDone(
        m_parts->call, this,
        [this, generation, sent](const base::Result<management::CreatedPolicy, management::CallError> &answer) {
            if (generation != m_parts->generation)
                return;
            m_parts->creating = false;
            if (answer.isOk())
                showCreated(answer.value(), sent);
            else
                showFailure(answer.error());
            refreshState();
        });
}

void PolicyEditor::showCreated(const management::CreatedPolicy &created, const management::Policy &sent)
{
    // What was typed while the creation was under way stays a draft.
    if (m_parts->draft == sent)
        m_parts->draft = emptyDraft();
    const bool wasShown = m_parts->isDraft && m_parts->policy == sent;
    if (wasShown && !created.readBackError)
        show(created.readBack, false);
    else if (wasShown)
        show(m_parts->draft, true);
    const QString said = tr("Created with the id %1. The server says “%2”.", "%1 is an id, %2 the server's words")
                             .arg(created.id, QStringList{created.status, created.message}.join(u' ').trimmed());
    if (created.readBackError) {
        m_parts->banner->show(widgets::Banner::Kind::Warning,
                              tr("%1 It could not be read back: %2", "%1 and %2 are sentences")
                                  .arg(said, wording::callErrorText(*created.readBackError)));
    } else if (created.differences.isEmpty()) {
        m_parts->banner->show(widgets::Banner::Kind::Success, tr("%1 Read back, it is what was sent.").arg(said));
    } else {
        m_parts->banner->show(widgets::Banner::Kind::Warning,
                              tr("%1 Read back, it differs from what was sent: %2.", "%2 is a list of places")
                                  .arg(said, created.differences.join(u", "_qs)),
                              readBackText(sent, created));
    }
    emit this->created(created);
    emit draftChanged();
}

void PolicyEditor::showFailure(const management::CallError &error)
{
    if (error.failure == management::CallFailure::Cancelled)
        return;
    text::showCallError(
        *m_parts->banner, error,
        wording::mayHaveTakenEffect(error)
            ? tr("The policy may exist all the same: look for it in the list before you create it again.")
            : QString());
    if (text::isForEnvironment(error)) {
        QPushButton *environment = m_parts->banner->addAction(tr("Environment…"), u"policyBannerEnvironment"_qs);
        connect(environment, &QPushButton::clicked, this, &PolicyEditor::environmentRequested);
    }
}

void PolicyEditor::leaveEnvironment()
{
    ++m_parts->generation;
    m_parts->creating = false;
    m_parts->banner->clear();
    showDraft();
}

void PolicyEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshMeaning();
        refreshState();
    }
}

void PolicyEditor::retranslate()
{
    widgets::setButtonText(m_parts->duplicate, tr("Duplicate"), tr("Begin a new policy with the values of this one"));
    m_parts->meaningTitle->setText(tr("What it means"));
    m_parts->meaning->setAccessibleName(m_parts->meaningTitle->text());
    m_parts->jsonTitle->setText(tr("Policy as JSON"));
    m_parts->json->setAccessibleName(m_parts->jsonTitle->text());
}

} // namespace policies
