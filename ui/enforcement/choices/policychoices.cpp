#include "policychoices.h"

#include "callerrormessages.h"
#include "documentstore.h"
#include "errormessages.h"
#include "icon.h"
#include "knownpolicies.h"
#include "managementapi.h"
#include "measures.h"
#include "naming.h"
#include "policyjson.h"
#include "verdicttexts.h"
#include "whendone.h"
#include "worker.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace enforcement {
namespace {

/** A negative page number requests all pages. */
constexpr int AllPages = -1;
/** The smallest number of characters of a policy's name that a drop-down list shows. */
constexpr int LeastCharacters = 16;

base::Result<management::Policy> readFile(workspace::DocumentStore &store, const QString &path)
{
    const base::Result<QByteArray> bytes = store.read(path);
    if (!bytes.isOk())
        return bytes.error();
    const base::Result<document::Value> json = document::Value::fromJson(bytes.value());
    return json.isOk() ? management::readPolicy(json.value()) : base::Result<management::Policy>(json.error());
}

QString whyNotRead(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::SyntaxError:
    case base::ErrorCode::WrongType:
        return PolicyChoices::tr("The file does not contain the JSON object of a policy.");
    default:
        return messages::errorText(error);
    }
}

} // namespace

PolicyChoices::PolicyChoices(management::ManagementService &service, workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_store(store)
{
    buildWidgets();
    retranslate();
    connect(m_first, &QComboBox::currentIndexChanged, this, &PolicyChoices::changed);
    connect(m_second, &QComboBox::currentIndexChanged, this, &PolicyChoices::changed);
    connect(m_open, &QPushButton::clicked, this, &PolicyChoices::chooseFile);
    connect(&m_service.knownPolicies(), &management::KnownPolicies::changed, this, &PolicyChoices::refresh);
    load();
    refresh();
}

void PolicyChoices::buildWidgets()
{
    const auto box = [this](const QString &objectName) {
        auto *created = new QComboBox(this);
        created->setObjectName(objectName);
        created->setMinimumContentsLength(LeastCharacters);
        created->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        return created;
    };
    m_first = box(u"underPolicyFirst"_qs);
    m_second = box(u"underPolicySecond"_qs);
    m_firstLabel = new QLabel(this);
    m_firstLabel->setBuddy(m_first);
    m_secondLabel = new QLabel(this);
    m_secondLabel->setBuddy(m_second);
    m_open = new QPushButton(theme::icon(theme::Icon::File), {}, this);
    m_open->setObjectName(u"underPolicyOpenFile"_qs);
    m_open->setAutoDefault(false);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_firstLabel);
    layout->addWidget(m_first, 1);
    layout->addSpacing(theme::Space::Control);
    layout->addWidget(m_secondLabel);
    layout->addWidget(m_second, 1);
    layout->addSpacing(theme::Space::Control);
    layout->addWidget(m_open);
}

void PolicyChoices::load()
{
    if (m_service.knownPolicies().isKnown())
        return;
    m_isLoading = true;
    using Page = base::Result<management::PolicyPage, management::CallError>;
    base::whenDone(m_service.dashboard().listPolicies(AllPages), this, [this](const Page &page) {
        m_isLoading = false;
        refresh();
        if (!page.isOk() && m_shown.isEmpty())
            emit failed(tr("The policies of the environment can't be loaded. Open a file with a policy instead."),
                        messages::callErrorText(page.error()));
    });
}

QList<PolicyChoices::Choice> PolicyChoices::choices() const
{
    QList<Choice> choices;
    for (const management::Policy &policy : m_service.knownPolicies().policies())
        choices.append({policy.id(), {}, policy});
    return choices + m_files;
}

/** Keeps what is chosen. */
void PolicyChoices::refresh()
{
    const QString first = m_first->currentData().toString();
    const QString second = m_second->currentData().toString();
    m_shown = choices();
    {
        const QSignalBlocker firstBlocker(m_first);
        const QSignalBlocker secondBlocker(m_second);
        m_first->clear();
        m_second->clear();
        m_second->addItem(tr("None"), QString());
        for (const Choice &choice : std::as_const(m_shown)) {
            const QString title = policyTitle(choice.policy);
            const QString text = choice.fileName.isEmpty()
                                     ? title
                                     : tr("%1 (%2)", "%1 is the name of a policy, %2 that of its file")
                                           .arg(title, choice.fileName);
            m_first->addItem(text, choice.key);
            m_second->addItem(text, choice.key);
        }
        m_first->setCurrentIndex(std::max(m_shown.isEmpty() ? -1 : 0, m_first->findData(first)));
        m_second->setCurrentIndex(std::max(0, m_second->findData(second)));
    }
    m_first->setEnabled(!m_shown.isEmpty());
    m_second->setEnabled(!m_shown.isEmpty());
    emit changed();
}

QList<management::Policy> PolicyChoices::chosen() const
{
    QList<management::Policy> policies;
    for (const QComboBox *box : {m_first, m_second}) {
        const QString key = box->currentData().toString();
        for (const Choice &choice : m_shown) {
            if (!key.isEmpty() && choice.key == key)
                policies.append(choice.policy);
        }
    }
    return policies;
}

void PolicyChoices::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Open policy file"));
    dialog->setObjectName(u"policyFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("JSON files (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &PolicyChoices::openFile);
    dialog->open();
}

void PolicyChoices::openFile(const QString &path)
{
    base::runOnWorker(
        this, [&store = m_store, path] { return readFile(store, path); },
        [this, path](const base::Result<management::Policy> &policy) {
            if (policy.isOk())
                takeFile(path, policy.value());
            else
                emit failed(tr("%1 can't be opened as a policy.", "%1 is a file name").arg(QFileInfo(path).fileName()),
                            whyNotRead(policy.error()));
        });
}

void PolicyChoices::takeFile(const QString &path, const management::Policy &policy)
{
    m_files.removeIf([&path](const Choice &each) { return each.key == path; });
    m_files.append({path, QFileInfo(path).fileName(), policy});
    refresh();
    m_first->setCurrentIndex(m_first->findData(path));
}

void PolicyChoices::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void PolicyChoices::retranslate()
{
    m_firstLabel->setText(tr("&Policy"));
    m_first->setAccessibleName(widgets::spokenLabel(m_firstLabel->text()));
    m_secondLabel->setText(tr("&Compare with"));
    m_second->setAccessibleName(widgets::spokenLabel(m_secondLabel->text()));
    widgets::setButtonText(m_open, tr("Open policy file…"), tr("Use a policy that is saved as JSON"));
}

} // namespace enforcement

#include "moc_policychoices.cpp"
