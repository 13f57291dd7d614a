#include "environmentspage.h"

#include "environmentform.h"
#include "environmentmodel.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QUuid>

#include <algorithm>

namespace environments {
namespace {

constexpr int ListWidth = 240;

} // namespace

struct EnvironmentsPage::Parts {
    widgets::Heading *heading = nullptr;
    items::EnvironmentModel *model = nullptr;
    QListView *list = nullptr;
    QPushButton *add = nullptr;
    QPushButton *remove = nullptr;
    QPushButton *activate = nullptr;
    EnvironmentForm *form = nullptr;
};

EnvironmentsPage::EnvironmentsPage(management::EnvironmentList &environments, secrets::Keychain &keychain,
                                   management::ManagementService &service, QWidget *parent)
    : QWidget(parent)
    , m_environments(environments)
    , m_keychain(keychain)
    , m_service(service)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
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
    m_parts->form = new EnvironmentForm(m_environments, m_keychain, m_service);
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_parts->form);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_parts->add);
    buttons->addWidget(m_parts->remove);
    auto *left = new QVBoxLayout;
    left->setSpacing(theme::Space::Control);
    left->addWidget(m_parts->list, 1);
    left->addWidget(m_parts->activate);
    left->addLayout(buttons);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addLayout(left);
    columns->addWidget(area, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Page, theme::Space::Group, 0, theme::Space::Group);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->heading);
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
    if (found != all.end() && (*found != m_parts->form->environment() || m_parts->form->isModified()))
        m_parts->form->setEnvironment(*found);
    refreshButtons();
}

void EnvironmentsPage::refreshButtons()
{
    m_parts->remove->setEnabled(!m_parts->form->environment().isSandbox);
    m_parts->activate->setEnabled(selectedId() != m_environments.current().id);
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
        static_cast<void>(m_keychain.remove(environment.dashboardTokenKey()));
        static_cast<void>(m_keychain.remove(environment.portalKeyKey()));
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
}

} // namespace environments
