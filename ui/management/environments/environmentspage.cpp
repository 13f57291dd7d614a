#include "environmentspage.h"

#include "banner.h"
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

namespace environments {
namespace {

constexpr int ListWidth = 216;

} // namespace

struct EnvironmentsPage::Parts {
    widgets::Heading *heading = nullptr;
    items::EnvironmentModel *model = nullptr;
    QListView *list = nullptr;
    QPushButton *add = nullptr;
    QPushButton *remove = nullptr;
    QPushButton *activate = nullptr;
    QPushButton *importButton = nullptr;
    QPushButton *exportButton = nullptr;
    widgets::Banner *banner = nullptr;
    EnvironmentForm *form = nullptr;
    EnvironmentFiles *files = nullptr;
};

EnvironmentsPage::EnvironmentsPage(management::EnvironmentList &environments, secrets::Keychain &keychain,
                                   management::ManagementService &service, workspace::DocumentStore &store,
                                   QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_keychain(keychain)
    , m_service(service)
    , m_store(store)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
    connectFiles();
    showEnvironment(m_environments.current().id);
}

EnvironmentsPage::~EnvironmentsPage() = default;

void EnvironmentsPage::buildWidgets()
{
    m_parts->heading = new widgets::Heading({}, theme::Heading::Page, this);
    m_parts->model = new items::EnvironmentModel(m_environments, this);
    m_parts->list = new QListView(this);
    m_parts->list->setObjectName(u"environmentList"_qs);
    m_parts->list->setModel(m_parts->model);
    m_parts->list->setFixedWidth(ListWidth);
    const auto button = [this](const QString &name) {
        auto *made = new QPushButton(this);
        made->setObjectName(name);
        return made;
    };
    m_parts->add = button(u"environmentAdd"_qs);
    m_parts->remove = button(u"environmentRemove"_qs);
    m_parts->activate = button(u"environmentActivate"_qs);
    m_parts->importButton = button(u"environmentsImport"_qs);
    m_parts->exportButton = button(u"environmentsExport"_qs);
    m_parts->banner = new widgets::Banner(this);
    m_parts->banner->setObjectName(u"environmentsBanner"_qs);
    m_parts->banner->setClosable(true);
    m_parts->form = new EnvironmentForm(m_environments, m_keychain, m_service);
    m_parts->files = new EnvironmentFiles(m_environments, m_store, this);

    auto *buttons = new QGridLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_parts->add, 0, 0);
    buttons->addWidget(m_parts->remove, 0, 1);
    buttons->addWidget(m_parts->importButton, 1, 0);
    buttons->addWidget(m_parts->exportButton, 1, 1);
    auto *left = new QVBoxLayout;
    left->setSpacing(theme::Space::Control);
    left->addWidget(m_parts->list, 1);
    left->addWidget(m_parts->activate);
    left->addLayout(buttons);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addLayout(left);
    columns->addWidget(m_parts->form, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, 0, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->heading);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(0, 0, theme::Space::Page, 0);
    top->addWidget(m_parts->banner);
    layout->addLayout(top);
    layout->addLayout(columns, 1);
}

void EnvironmentsPage::connectAll()
{
    connect(m_parts->list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &EnvironmentsPage::showSelected);
    connect(m_parts->model, &QAbstractItemModel::modelReset, this,
            [this] { showEnvironment(m_parts->form->environment().id); });
    connect(m_parts->add, &QPushButton::clicked, this, &EnvironmentsPage::addEnvironment);
    connect(m_parts->remove, &QPushButton::clicked, this, &EnvironmentsPage::removeSelected);
    connect(m_parts->activate, &QPushButton::clicked, this, [this] { m_environments.setCurrent(selectedId()); });
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &EnvironmentsPage::refreshButtons);
    connect(&m_environments, &management::EnvironmentList::listChanged, this, [this] {
        // The sandbox learns its addresses late, and other pages may change an environment.
        if (!m_parts->form->isModified())
            showSelected();
    });
}

void EnvironmentsPage::connectFiles()
{
    using Kind = widgets::Banner::Kind;
    connect(m_parts->importButton, &QPushButton::clicked, m_parts->files, &EnvironmentFiles::importFrom);
    connect(m_parts->exportButton, &QPushButton::clicked, m_parts->files, &EnvironmentFiles::exportAll);
    connect(m_parts->files, &EnvironmentFiles::exported, this, [this](const QString &path) {
        m_parts->banner->show(Kind::Success, tr("Written to %1, without credentials.", "%1 is a file").arg(path));
    });
    connect(m_parts->files, &EnvironmentFiles::imported, this, [this](int count, const QString &firstId) {
        m_parts->banner->show(count > 0 ? Kind::Success : Kind::Information,
                              count > 0
                                  ? tr("%n environments came in. Their credentials are yours to write.", nullptr, count)
                                  : tr("The file holds no environment."));
        if (!firstId.isEmpty())
            showEnvironment(firstId);
    });
    connect(m_parts->files, &EnvironmentFiles::failed, this, [this](const QString &path, const QString &detail) {
        m_parts->banner->show(Kind::Error, u"%1: %2"_qs.arg(path, detail));
    });
}

QString EnvironmentsPage::selectedId() const
{
    return m_parts->list->currentIndex().data(items::EnvironmentModel::IdRole).toString();
}

void EnvironmentsPage::showEnvironment(const QString &id)
{
    QModelIndex index = m_parts->model->indexOf(id);
    if (!index.isValid())
        index = m_parts->model->index(0);
    m_parts->list->setCurrentIndex(index);
    showSelected();
}

void EnvironmentsPage::showSelected()
{
    const QString id = selectedId();
    const QList<management::Environment> &all = m_environments.environments();
    const auto found = std::find_if(all.begin(), all.end(), [&id](const auto &each) { return each.id == id; });
    const management::Environment &shown = m_parts->form->environment();
    // What was typed into the one that is shown already stays.
    const bool isOther = found != all.end() && found->id != shown.id;
    if (isOther || (found != all.end() && *found != shown && !m_parts->form->isModified()))
        m_parts->form->setEnvironment(*found);
    refreshButtons();
}

void EnvironmentsPage::refreshButtons()
{
    m_parts->remove->setEnabled(!m_parts->form->environment().isSandbox);
    m_parts->activate->setEnabled(selectedId() != m_environments.current().id);
    // The sandbox alone is nothing to hand on.
    m_parts->exportButton->setEnabled(m_environments.environments().size() > 1);
}

void EnvironmentsPage::addEnvironment()
{
    management::Environment environment;
    environment.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    environment.name = tr("New environment");
    m_environments.put(environment);
    showEnvironment(environment.id);
    m_parts->form->focusName();
}

void EnvironmentsPage::removeSelected()
{
    const management::Environment environment = m_parts->form->environment();
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Remove environment"),
        tr("Remove “%1” and its credentials in the keychain?", "%1 is an environment").arg(environment.name),
        QMessageBox::Cancel, this);
    question->setObjectName(u"environmentRemoveQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *remove = question->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    remove->setObjectName(u"environmentRemoveConfirm"_qs);
    connect(remove, &QPushButton::clicked, this, [this, environment] {
        // Nobody waits for the keychain here: where none answers there was nothing in it.
        for (const QString &key : {environment.dashboardTokenKey(), environment.portalKeyKey(),
                                   environment.consulTokenKey(), environment.vaultTokenKey()})
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
    m_parts->heading->setText(tr("Environments"));
    m_parts->list->setAccessibleName(tr("Environments"));
    widgets::setButtonText(m_parts->add, tr("Add"));
    widgets::setButtonText(m_parts->remove, tr("Remove"));
    widgets::setButtonText(m_parts->activate, tr("Use this environment"));
    widgets::setButtonText(m_parts->importButton, tr("Import…"), tr("Take in the environments of a file"));
    widgets::setButtonText(m_parts->exportButton, tr("Export…"),
                           tr("Write all environments to a file, without their credentials"));
}

} // namespace environments

#include "moc_environmentspage.cpp"
