#include "environmentspage.h"

#include "banner.h"
#include "environmentcomparison.h"
#include "environmentfiles.h"
#include "environmentform.h"
#include "environmentmodel.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace environments {
namespace {

constexpr int ListWidth = 216;

} // namespace

EnvironmentsPage::EnvironmentsPage(management::EnvironmentList &environments, secrets::Keychain &keychain,
                                   management::ManagementService &service, workspace::DocumentStore &store,
                                   QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_keychain(keychain)
    , m_service(service)
    , m_store(store)
{
    buildWidgets();
    retranslate();
    connectAll();
    connectFiles();
    showEnvironment(m_environments.current().id);
}

void EnvironmentsPage::buildWidgets()
{
    m_heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_model = new items::EnvironmentModel(m_environments, this);
    m_list = new QListView(this);
    m_list->setObjectName(u"environmentList"_qs);
    m_list->setModel(m_model);
    m_list->setFixedWidth(ListWidth);
    const auto button = [this](const QString &name) {
        auto *created = new QPushButton(this);
        created->setObjectName(name);
        return created;
    };
    m_add = button(u"environmentAdd"_qs);
    m_remove = button(u"environmentRemove"_qs);
    m_activate = button(u"environmentActivate"_qs);
    m_compare = button(u"environmentsCompare"_qs);
    m_importButton = button(u"environmentsImport"_qs);
    m_exportButton = button(u"environmentsExport"_qs);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"environmentsBanner"_qs);
    m_banner->setClosable(true);
    m_form = new EnvironmentForm(m_environments, m_keychain, m_service);
    m_files = new EnvironmentFiles(m_environments, m_store, this);
    layOut();
}

void EnvironmentsPage::layOut()
{
    auto *buttons = new QGridLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_add, 0, 0);
    buttons->addWidget(m_remove, 0, 1);
    buttons->addWidget(m_importButton, 1, 0);
    buttons->addWidget(m_exportButton, 1, 1);
    auto *left = new QVBoxLayout;
    left->setSpacing(theme::Space::Control);
    left->addWidget(m_list, 1);
    left->addWidget(m_activate);
    left->addWidget(m_compare);
    left->addLayout(buttons);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addLayout(left);
    columns->addWidget(m_form, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, 0, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_heading);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(0, 0, theme::Space::Page, 0);
    top->addWidget(m_banner);
    layout->addLayout(top);
    layout->addLayout(columns, 1);
}

void EnvironmentsPage::connectAll()
{
    connect(m_form, &EnvironmentForm::modifiedChanged, this, &EnvironmentsPage::modifiedChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &EnvironmentsPage::showSelected);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { showEnvironment(m_form->environment().id); });
    connect(m_add, &QPushButton::clicked, this, &EnvironmentsPage::addEnvironment);
    connect(m_remove, &QPushButton::clicked, this, &EnvironmentsPage::removeSelected);
    connect(m_activate, &QPushButton::clicked, this, [this] { m_environments.setCurrent(selectedId()); });
    connect(m_compare, &QPushButton::clicked, this,
            [this] { comparison::showComparison(m_service, m_environments, m_store, this); });
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &EnvironmentsPage::refreshButtons);
    connect(&m_environments, &management::EnvironmentList::listChanged, this, [this] {
        // The sandbox gets its URLs after the start, and other pages may change an environment.
        if (!m_form->isModified())
            showSelected();
    });
}

void EnvironmentsPage::connectFiles()
{
    using Kind = widgets::Banner::Kind;
    connect(m_importButton, &QPushButton::clicked, m_files, &EnvironmentFiles::importFrom);
    connect(m_exportButton, &QPushButton::clicked, m_files, &EnvironmentFiles::exportAll);
    connect(m_files, &EnvironmentFiles::exported, this, [this](const QString &path) {
        m_banner->show(Kind::Success, tr("Exported to %1, without credentials.", "%1 is a file").arg(path));
    });
    connect(m_files, &EnvironmentFiles::imported, this, [this](int count, const QString &firstId) {
        m_banner->show(count > 0 ? Kind::Success : Kind::Information,
                       count > 0 ? tr("Imported %n environments. Enter their credentials.", nullptr, count)
                                 : tr("The file contains no environments."));
        if (!firstId.isEmpty())
            showEnvironment(firstId);
    });
    connect(m_files, &EnvironmentFiles::failed, this, [this](const QString &path, const QString &detail) {
        m_banner->show(Kind::Error, u"%1: %2"_qs.arg(path, detail));
    });
}

QString EnvironmentsPage::selectedId() const
{
    return m_list->currentIndex().data(items::EnvironmentModel::IdRole).toString();
}

void EnvironmentsPage::showEnvironment(const QString &id)
{
    QModelIndex index = m_model->indexOf(id);
    if (!index.isValid())
        index = m_model->index(0);
    m_list->setCurrentIndex(index);
    showSelected();
}

void EnvironmentsPage::showSelected()
{
    const QString id = selectedId();
    const QList<management::Environment> &all = m_environments.environments();
    const auto found = std::find_if(all.begin(), all.end(), [&id](const auto &each) { return each.id == id; });
    const management::Environment &shown = m_form->environment();
    // Keeps the edits in an environment that is already shown.
    const bool isOther = found != all.end() && found->id != shown.id;
    const bool isShownListed = m_model->indexOf(shown.id).isValid();
    if (isOther && isShownListed && m_form->isModified()) {
        // Later, because the list selects the row after it has reported it.
        if (!std::exchange(m_isAsking, true))
            QMetaObject::invokeMethod(
                this, [this, id] { askBeforeLeaving(id); }, Qt::QueuedConnection);
        return;
    }
    if (isOther || (found != all.end() && *found != shown && !m_form->isModified()))
        m_form->setEnvironment(*found);
    refreshButtons();
}

void EnvironmentsPage::askBeforeLeaving(const QString &otherId)
{
    m_list->setCurrentIndex(m_model->indexOf(m_form->environment().id));
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Unsaved changes"),
        tr("Save the changes to %1?", "%1: the name of an environment").arg(m_form->environment().name),
        QMessageBox::NoButton, this);
    question->setObjectName(u"environmentLeaveQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("Your changes are lost if you don't save them."));
    const auto button = [question](const QString &text, QMessageBox::ButtonRole role, const QString &name) {
        QPushButton *added = question->addButton(text, role);
        added->setObjectName(name);
        widgets::setButtonText(added, text);
        return added;
    };
    QPushButton *save = button(tr("Save"), QMessageBox::AcceptRole, u"environmentLeaveSave"_qs);
    const QPushButton *discard = button(tr("Do not save"), QMessageBox::DestructiveRole, u"environmentLeaveDiscard"_qs);
    QPushButton *cancel = button(tr("Cancel"), QMessageBox::RejectRole, u"environmentLeaveCancel"_qs);
    question->setDefaultButton(save);
    question->setEscapeButton(cancel);
    widgets::makePrimary(save);
    connect(question, &QMessageBox::finished, this, [this, question, save, discard, otherId] {
        m_isAsking = false;
        const bool isSaved = question->clickedButton() == save && this->save();
        if (isSaved || question->clickedButton() == discard)
            leaveTo(otherId);
    });
    question->open();
}

void EnvironmentsPage::leaveTo(const QString &otherId)
{
    const QList<management::Environment> &all = m_environments.environments();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto &each) { return each.id == otherId; });
    if (found == all.end())
        return;
    m_form->setEnvironment(*found);
    showEnvironment(otherId);
}

void EnvironmentsPage::refreshButtons()
{
    m_remove->setEnabled(!m_form->environment().isSandbox);
    m_activate->setEnabled(selectedId() != m_environments.current().id);
    m_compare->setEnabled(m_environments.environments().size() > 1);
    // The sandbox itself is not exported.
    m_exportButton->setEnabled(m_environments.environments().size() > 1);
}

QString EnvironmentsPage::unsavedName() const
{
    return m_form->isModified() ? m_form->environment().name : QString();
}

bool EnvironmentsPage::save()
{
    if (!m_form->canSave())
        return false;
    m_form->save();
    return true;
}

void EnvironmentsPage::addEnvironment()
{
    management::Environment environment;
    environment.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    environment.name = tr("New environment");
    m_environments.put(environment);
    showEnvironment(environment.id);
    m_form->focusName();
}

void EnvironmentsPage::removeSelected()
{
    const management::Environment environment = m_form->environment();
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Remove environment"),
        tr("Remove “%1” and delete its credentials from the keychain?", "%1 is an environment").arg(environment.name),
        QMessageBox::Cancel, this);
    question->setObjectName(u"environmentRemoveQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *remove = question->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    remove->setObjectName(u"environmentRemoveConfirm"_qs);
    connect(remove, &QPushButton::clicked, this, [this, environment] {
        // The result is ignored: without a keychain there was nothing to remove.
        for (const QString &key : environment.credentialKeys())
            static_cast<void>(m_keychain.remove(key));
        m_environments.remove(environment.id);
    });
    question->open();
}

void EnvironmentsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EnvironmentsPage::retranslate()
{
    m_heading->setText(tr("Environments"));
    m_list->setAccessibleName(tr("Environments"));
    widgets::setButtonText(m_add, tr("Add"));
    widgets::setButtonText(m_remove, tr("Remove"));
    widgets::setButtonText(m_activate, tr("Use this environment"));
    widgets::setButtonText(m_compare, tr("Compare environments…"),
                           tr("Compare the certificates, policies and SSO profiles of two environments"));
    widgets::setButtonText(m_importButton, tr("Import…"), tr("Import environments from a file"));
    widgets::setButtonText(m_exportButton, tr("Export…"), tr("Export all environments to a file, without credentials"));
}

} // namespace environments

#include "moc_environmentspage.cpp"
