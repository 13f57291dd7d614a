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

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

namespace policies {
namespace {

constexpr QSize DifferencesSize(640, 420);
/** The largest number of differences that are listed; further ones are only counted. */
constexpr qsizetype MostListed = 5000;

QIcon iconOf(management::PolicyDifference::Kind kind)
{
    using Kind = management::PolicyDifference::Kind;
    switch (kind) {
    case Kind::Added:
        return theme::icon(theme::Icon::Add, theme::Role::Ok);
    case Kind::Removed:
        return theme::icon(theme::Icon::Remove, theme::Role::Error);
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

void PolicyFileDialog::takeListed(const base::Result<management::ListedPolicies, management::CallError> &listed)
{
    m_isLoading = false;
    if (!listed) {
        m_failure = messages::callErrorText(listed.error());
        return refreshState();
    }
    m_others = management::policiesOfFile(m_file, listed->policies);
    if (m_others.isEmpty() && !listed->isComplete) {
        m_failure = tr("The list is too long to search all of it. Add the policy's ID to the file.");
        return refreshState();
    }
    if (m_others.isEmpty() && listed->source == management::PolicyPage::Source::Remembered)
        m_note->setText(tr("The server doesn't list all of its policies, so it can have this one nevertheless."));
    for (const management::Policy &each : std::as_const(m_others))
        m_choice->addItem(tr("%1 (%2)", "%1 is the name of a policy, %2 its ID").arg(policyTitle(each), each.id()));
    m_choice->setVisible(m_others.size() > 1);
    if (m_others.isEmpty())
        showNew();
    showDifferences();
}

std::optional<management::Policy> PolicyFileDialog::other() const
{
    const int index = m_choice->currentIndex();
    return index >= 0 && index < m_others.size() ? std::optional(m_others.at(index)) : std::nullopt;
}

void PolicyFileDialog::showNew()
{
    for (const management::PolicyMeaning &meaning :
         management::policyMeaning(m_file).first(std::min(MostListed, management::policyMeaning(m_file).size())))
        m_list->addItem(messages::policyMeaningText(meaning));
}

void PolicyFileDialog::showDifferences()
{
    if (const std::optional<management::Policy> policy = other()) {
        m_list->clear();
        const QList<management::PolicyDifference> found = management::policyDifferences(*policy, m_file);
        m_differenceCount = found.size();
        for (const management::PolicyDifference &each : found.first(std::min(MostListed, found.size()))) {
            const QString text = messages::policyDifferenceText(each, *policy, m_file);
            auto *item = new QListWidgetItem(iconOf(each.kind), text, m_list);
            item->setToolTip(each.pointer);
            item->setData(Qt::AccessibleTextRole,
                          tr("%1: %2", "%1 is Added, Removed or Changed").arg(kindText(each.kind), text));
        }
        QStringList places = management::redactedMembers(m_file) + management::redactedMembers(*policy);
        places.removeDuplicates();
        m_note->setText(
            places.isEmpty()
                ? QString()
                : tr("Not compared, because the value is REDACTED: %1.", "%1 is a list").arg(places.join(u", "_qs)));
    }
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
    const std::optional<management::Policy> policy = other();
    if (!policy)
        return tr("The dashboard has no policy with the ID or the name of the file.");
    const QString title = tr("%1 (%2)", "%1 is the name of a policy, %2 its ID")
                              .arg(policyTitle(*policy), policy->id());
    return m_differenceCount == 0 ? tr("The file and the policy %1 have no difference.").arg(title)
                                  : tr("From the policy %1 to the file (differences: %2):", "%2 is a number")
                                        .arg(title, QString::number(m_differenceCount));
}

void PolicyFileDialog::refreshState()
{
    const bool isKnown = !m_isLoading && m_failure.isEmpty();
    const bool exists = isKnown && other().has_value();
    const bool isRedacted = !management::redactedMembers(m_file).isEmpty();
    const bool creates = m_purpose == Purpose::Create;
    m_progress->setActive(m_isLoading);
    m_state->setText(stateText());
    m_state->setRole(m_failure.isEmpty() ? theme::Role::Text : theme::Role::Error);
    if (creates && isRedacted)
        m_note->setText(tr("The policy can't be created, because the secret at %1 is REDACTED.", "%1 is a place")
                            .arg(management::redactedMember(m_file)));
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
