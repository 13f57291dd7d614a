#include "policyfiledialog.h"

#include "callerrormessages.h"
#include "heading.h"
#include "icon.h"
#include "matrixtexts.h"
#include "measures.h"
#include "naming.h"
#include "policydifferencemessages.h"
#include "policyfile.h"
#include "policymeaning.h"
#include "policymessages.h"
#include "policyredaction.h"
#include "progressline.h"
#include "secretremoval.h"
#include "worker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace policies {
namespace {

constexpr QSize DifferencesSize(640, 420);
/** The largest number of statements about a new policy that are listed. */
constexpr qsizetype MostListed = 5000;

QIcon iconOf(management::PolicyDifference::Kind kind)
{
    using Kind = management::PolicyDifference::Kind;
    switch (kind) {
    case Kind::Added:
        return theme::icon(theme::Icon::Add, theme::Role::Ok);
    case Kind::Removed:
        return theme::icon(theme::Icon::Remove, theme::Role::Error);
    case Kind::NotCompared:
        return theme::icon(theme::Icon::Warning, theme::Role::Warning);
    case Kind::Changed:
        break;
    }
    return theme::icon(theme::Icon::Edit, theme::Role::Warning);
}

QString kindText(management::PolicyDifference::Kind kind)
{
    using Kind = management::PolicyDifference::Kind;
    switch (kind) {
    case Kind::Added:
        return PolicyFileDialog::tr("Added");
    case Kind::Removed:
        return PolicyFileDialog::tr("Removed");
    case Kind::NotCompared:
        return PolicyFileDialog::tr("Not compared");
    case Kind::Changed:
        break;
    }
    return PolicyFileDialog::tr("Changed");
}

} // namespace

PolicyFileDialog::PolicyFileDialog(management::ManagementService &service, const QString &fileName,
                                   const management::Policy &file, Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_fileName(fileName)
    , m_file(file)
    , m_purpose(purpose)
    , m_listing(new management::PolicyListing(service.dashboard(), this))
{
    setObjectName(u"policyFileDifferences"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(DifferencesSize);
    buildWidgets();
    retranslate();
    connectAll();
    m_listing->start({file.json.member("_id").text(), file.json.member("id").text()},
                     [this](const auto &listed) { takeListed(listed); });
}

void PolicyFileDialog::buildWidgets()
{
    m_state = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_state->setObjectName(u"policyFileState"_qs);
    m_state->setWordWrap(true);
    m_choice = new QComboBox(this);
    m_choice->setObjectName(u"policyFileChoice"_qs);
    m_choice->hide();
    m_progress = new widgets::ProgressLine(this);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"policyFileList"_qs);
    m_list->setWordWrap(true);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_note->setObjectName(u"policyFileNote"_qs);
    m_note->setWordWrap(true);
    m_another = new QCheckBox(this);
    m_another->setObjectName(u"policyFileAnother"_qs);
    m_create = new QPushButton(this);
    m_create->setObjectName(u"policyFileCreate"_qs);
    widgets::makePrimary(m_create);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"policyFileClose"_qs);
    for (QPushButton *button : {m_create, m_close})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_another);
    buttons->addStretch();
    buttons->addWidget(m_create);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Group, theme::Space::Group, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_state, m_choice, m_progress})
        layout->addWidget(widget);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    layout->addLayout(buttons);
}

void PolicyFileDialog::connectAll()
{
    connect(m_choice, &QComboBox::currentIndexChanged, this, &PolicyFileDialog::showDifferences);
    connect(m_another, &QCheckBox::toggled, this, &PolicyFileDialog::refreshState);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_create, &QPushButton::clicked, this, [this] {
        emit creationRequested(m_file);
        close();
    });
}

PolicyFileDialog::Found PolicyFileDialog::found(const management::Policy &file, const QList<management::Policy> &listed)
{
    Found found{management::policiesOfFile(file, listed), management::redactedMembers(file), {}};
    if (!found.others.isEmpty())
        return found;
    const management::Policy shown{management::withoutSecrets(file.json), {}};
    const QList<management::PolicyMeaning> meanings = management::policyMeaning(shown);
    for (const management::PolicyMeaning &meaning : meanings.first(std::min(MostListed, meanings.size())))
        found.meaning.append(messages::policyMeaningText(meaning));
    return found;
}

void PolicyFileDialog::takeListed(const base::Result<management::ListedPolicies, management::CallError> &listed)
{
    if (!listed) {
        m_isLoading = false;
        m_failure = messages::callErrorText(listed.error());
        return refreshState();
    }
    m_work = base::runOnWorker(
        this, [file = m_file, policies = listed->policies] { return base::Result<Found>(found(file, policies)); },
        [this, isComplete = listed->isComplete, source = listed->source](const base::Result<Found> &found) {
            if (found)
                takeFound(*found, isComplete, source);
        });
}

void PolicyFileDialog::takeFound(const Found &found, bool isComplete, management::PolicyPage::Source source)
{
    m_isLoading = false;
    m_redacted = found.redacted;
    m_others = found.others;
    if (m_others.isEmpty() && !isComplete) {
        m_failure = tr("The list is too long to search all of it. Add the policy's ID to the file.");
        return refreshState();
    }
    if (m_others.isEmpty() && source == management::PolicyPage::Source::Remembered)
        m_note->setText(tr("The server doesn't list all of its policies, so it can have this one nevertheless."));
    const QSignalBlocker blocker(m_choice);
    for (const management::Policy &each : std::as_const(m_others))
        m_choice->addItem(tr("%1 (%2)", "%1 is the name of a policy, %2 its ID").arg(each.title(), each.id()));
    m_choice->setVisible(m_others.size() > 1);
    m_list->addItems(found.meaning);
    showDifferences();
}

std::optional<management::Policy> PolicyFileDialog::other() const
{
    const int index = m_choice->currentIndex();
    return index >= 0 && index < m_others.size() ? std::optional(m_others.at(index)) : std::nullopt;
}

PolicyFileDialog::Compared PolicyFileDialog::compared(const management::Policy &policy, const management::Policy &file)
{
    Compared compared;
    const messages::PolicyDifferenceTexts texts(policy, file);
    for (const management::PolicyDifference &each : management::policyDifferences(policy, file)) {
        if (base::isUnwanted())
            return {};
        compared.lines.append({each.kind, each.pointer, texts.text(each)});
    }
    compared.notCompared = management::redactedMembers(file) + management::redactedMembers(policy);
    compared.notCompared.removeDuplicates();
    return compared;
}

void PolicyFileDialog::showDifferences()
{
    m_work.cancel();
    if (const std::optional<management::Policy> policy = other()) {
        m_list->clear();
        m_isComparing = true;
        m_work = base::runOnWorker(
            this, [policy = *policy, file = m_file] { return base::Result<Compared>(compared(policy, file)); },
            [this](const base::Result<Compared> &compared) {
                if (compared)
                    showCompared(*compared);
            });
    }
    refreshState();
}

void PolicyFileDialog::showCompared(const Compared &compared)
{
    m_isComparing = false;
    m_differenceCount = compared.lines.size();
    for (const Compared::Line &line : compared.lines) {
        auto *item = new QListWidgetItem(iconOf(line.kind), line.text, m_list);
        item->setToolTip(line.pointer);
        item->setData(
            Qt::AccessibleTextRole,
            tr("%1: %2", "%1 is Added, Removed, Changed or Not compared").arg(kindText(line.kind), line.text));
    }
    const QStringList &places = compared.notCompared;
    m_note->setText(
        places.isEmpty()
            ? QString()
            : tr("Not compared, because the value is REDACTED: %1.", "%1 is a list").arg(places.join(u", "_qs)));
    refreshState();
}

QString PolicyFileDialog::stateText() const
{
    if (m_isLoading)
        return tr("Loading the policies of the dashboard…");
    if (!m_failure.isEmpty())
        return tr("The policies of the dashboard can't be loaded, so the file can't be compared. %1",
                  "%1 is a sentence")
            .arg(m_failure);
    if (m_isComparing)
        return tr("Comparing…");
    const std::optional<management::Policy> policy = other();
    if (!policy)
        return tr("The dashboard has no policy with the ID or the name of the file.");
    const QString title = tr("%1 (%2)", "%1 is the name of a policy, %2 its ID").arg(policy->title(), policy->id());
    return m_differenceCount == 0 ? tr("The file and the policy %1 have no difference.").arg(title)
                                  : tr("From the policy %1 to the file (differences: %2):", "%2 is a number")
                                        .arg(title, QString::number(m_differenceCount));
}

void PolicyFileDialog::refreshState()
{
    const bool isBusy = m_isLoading || m_isComparing;
    const bool isKnown = !isBusy && m_failure.isEmpty();
    const bool exists = isKnown && other().has_value();
    const bool isRedacted = !m_redacted.isEmpty();
    const bool creates = m_purpose == Purpose::Create;
    m_progress->setActive(isBusy);
    m_state->setText(stateText());
    m_state->setRole(m_failure.isEmpty() ? theme::Role::Text : theme::Role::Error);
    if (creates && isRedacted)
        m_note->setText(tr("The policy can't be created, because the secret at %1 is REDACTED.", "%1 is a place")
                            .arg(m_redacted.constFirst()));
    m_note->setVisible(!m_note->text().isEmpty());
    m_another->setVisible(creates && exists);
    m_create->setVisible(creates);
    m_create->setEnabled(isKnown && !isRedacted && (!exists || m_another->isChecked()));
}

void PolicyFileDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PolicyFileDialog::retranslate()
{
    setWindowTitle(m_purpose == Purpose::Create ? tr("Create policy from %1", "%1 is a file name").arg(m_fileName)
                                                : tr("Compare policy with %1", "%1 is a file name").arg(m_fileName));
    m_choice->setAccessibleName(tr("Policy to compare with"));
    m_list->setAccessibleName(tr("Differences"));
    widgets::setButtonText(m_another, tr("Create another policy"),
                           tr("A dashboard can't update a policy. The existing one is not changed."));
    widgets::setButtonText(m_create, tr("Create policy"));
    widgets::setButtonText(m_close, m_purpose == Purpose::Create ? tr("Cancel") : tr("Close"));
    refreshState();
}

} // namespace policies

#include "moc_policyfiledialog.cpp"
