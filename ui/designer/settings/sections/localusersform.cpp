#include "localusersform.h"

#include "addline.h"
#include "basiccredentials.h"
#include "boundform.h"
#include "clientusers.h"
#include "clientuserstore.h"
#include "form.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "secretfield.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace designer {

using preview::ClientUsers;
using State = preview::ClientUsers::State;

namespace {

constexpr int MaximumRows = 8;

bool isTaken(const ClientUsers &users, const QByteArray &name)
{
    return std::any_of(users.users().begin(), users.users().end(),
                       [&](const routing::ClientUser &user) { return user.username == name; });
}

} // namespace

LocalUsersForm::LocalUsersForm(ClientUsers &users, QWidget *parent)
    : QWidget(parent)
    , m_users(users)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void LocalUsersForm::buildWidgets()
{
    m_form = new forms::Form(this);
    m_intro = new widgets::ToneLabel({}, theme::Role::Muted, this);
    // Created in tab order.
    m_noUsers = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_list = new QListWidget(this);
    m_remove = new QPushButton(this);
    m_name = new QLineEdit(this);
    m_password = new forms::SecretField(this);
    m_add = new QPushButton(this);
    m_state = new widgets::ToneLabel({}, theme::Role::Warning, this);
    m_retry = new QPushButton(this);
    m_remove->setObjectName(u"removeLocalUser"_qs);
    m_add->setObjectName(u"addLocalUser"_qs);
    m_state->setObjectName(u"localUsersState"_qs);
    m_retry->setObjectName(u"readLocalUsersAgain"_qs);
    m_form->addWidget(m_intro);
    m_form->addWidget(m_noUsers);
    m_form->addField({}, m_list, u"localUsers"_qs);
    m_form->addBeside(m_list, m_remove);
    m_list->parentWidget()->layout()->setAlignment(m_remove, Qt::AlignTop);
    m_form->addField({}, m_name, u"localUserName"_qs);
    m_form->addField({}, m_password, u"localUserPassword"_qs);
    m_form->addBeside(m_password, m_add);
    auto *keychain = new QWidget(this);
    auto *line = new QHBoxLayout(keychain);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_state, 1);
    line->addWidget(m_retry);
    m_form->addWidget(keychain);
    placeInColumn(m_form, this);
}

void LocalUsersForm::connectAll()
{
    connect(&m_users, &ClientUsers::changed, this, &LocalUsersForm::refresh);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &LocalUsersForm::refreshButtons);
    connect(m_name, &QLineEdit::textChanged, this, &LocalUsersForm::refreshButtons);
    connect(m_password, &QLineEdit::textChanged, this, &LocalUsersForm::refreshButtons);
    connect(m_name, &QLineEdit::returnPressed, m_password, [this] { m_password->setFocus(Qt::TabFocusReason); });
    connect(m_password, &QLineEdit::returnPressed, m_add, &QPushButton::click);
    connect(m_add, &QPushButton::clicked, this, &LocalUsersForm::add);
    for (QLineEdit *edit : {m_name, static_cast<QLineEdit *>(m_password)}) {
        auto *line = new editing::AddLine(edit, m_add);
        line->setCondition([this] { return !m_name->text().isEmpty() && !m_password->text().isEmpty(); });
        connect(line, &editing::AddLine::refused, this, &LocalUsersForm::showNotAdded);
    }
    connect(m_remove, &QPushButton::clicked, this, &LocalUsersForm::removeSelected);
    connect(m_retry, &QPushButton::clicked, this, [this] { m_users.load(); });
}

void LocalUsersForm::retranslate()
{
    m_intro->setText(tr("The test gateway accepts local users where an API requires HTTP Basic authentication from "
                        "its clients. They apply to all APIs and are stored in the keychain, not in the file."));
    m_form->setLabel(m_list, tr("Local users"));
    m_noUsers->setText(tr("No local users. APIs that require HTTP Basic authentication reject all clients."));
    m_form->setLabel(m_name, tr("Local user"));
    m_form->setLabel(m_password, tr("Local user's password"));
    widgets::setButtonText(m_remove, tr("Remove user"));
    refresh();
}

void LocalUsersForm::refresh()
{
    refreshList();
    refreshState();
    refreshButtons();
}

void LocalUsersForm::refreshList()
{
    const QListWidgetItem *current = m_list->currentItem();
    const QString selected = current ? current->text() : QString();
    m_list->clear();
    for (const routing::ClientUser &user : m_users.users())
        m_list->addItem(QString::fromUtf8(user.username));
    m_list->sortItems();
    const QList<QListWidgetItem *> same = m_list->findItems(selected, Qt::MatchExactly);
    if (!selected.isEmpty() && !same.isEmpty())
        m_list->setCurrentItem(same.constFirst());
    m_noUsers->setVisible(m_list->count() == 0 && m_users.state() != State::NotLoaded);
    m_form->setFieldVisible(m_list, m_list->count() > 0);
    const int rows = std::min(m_list->count(), MaximumRows);
    m_list->setFixedHeight(rows * theme::Size::Row + 2 * m_list->frameWidth());
}

void LocalUsersForm::refreshState()
{
    QString text;
    if (m_users.state() == State::NotLoaded)
        text = tr("Local users haven't been read from the keychain yet.");
    else if (m_users.state() == State::InMemory)
        text = m_users.failure() && m_users.failure()->code == base::ErrorCode::KeychainLocked
                   ? tr("The keychain is locked, so users are kept only until you quit. Unlock it and try again.")
                   : tr("No keychain is available, so users are kept only until you quit.");
    m_state->setText(text);
    m_state->setRole(m_users.state() == State::NotLoaded ? theme::Role::Muted : theme::Role::Warning);
    m_state->setVisible(!text.isEmpty());
    widgets::setButtonText(m_retry,
                           m_users.state() == State::NotLoaded ? tr("Read from keychain") : tr("Try keychain again"));
    m_retry->setVisible(!text.isEmpty());
}

void LocalUsersForm::refreshButtons()
{
    const bool isKnown = m_users.state() == State::Stored || m_users.state() == State::InMemory;
    const QString fault = nameFaultText();
    if (fault.isEmpty())
        m_form->clearMessage(m_name);
    else
        m_form->setMessage(m_name, forms::FieldMessage::Kind::Error, fault);
    const bool isPassword = !http::controlCharacter(m_password->text().toUtf8());
    if (isPassword)
        m_form->clearMessage(m_password);
    else
        m_form->setMessage(m_password, forms::FieldMessage::Kind::Error,
                           tr("A password can't contain control characters."));
    widgets::setButtonText(m_add, isTaken(m_users, m_name->text().toUtf8()) ? tr("Change password") : tr("Add user"));
    m_add->setEnabled(isKnown && fault.isEmpty() && isPassword && !m_name->text().isEmpty());
    m_remove->setEnabled(isKnown && !m_list->selectedItems().isEmpty());
}

QString LocalUsersForm::nameFaultText() const
{
    switch (routing::userNameFault(m_name->text())) {
    case routing::UserNameFault::Colon:
        return tr("A user name can't contain a colon.");
    case routing::UserNameFault::ControlCharacter:
        return tr("A user name can't contain control characters.");
    case routing::UserNameFault::Empty:
    case routing::UserNameFault::None:
        break;
    }
    return {};
}

void LocalUsersForm::add()
{
    if (!m_add->isEnabled())
        return;
    m_users.set({m_name->text().toUtf8(), secrets::Secret(m_password->text())});
    m_name->clear();
    m_password->clear();
    m_name->setFocus(Qt::TabFocusReason);
}

void LocalUsersForm::showNotAdded()
{
    if (nameFaultText().isEmpty())
        m_form->setMessage(
            m_name, forms::FieldMessage::Kind::Error,
            tr("This user is not added yet. Enter the name and the password and click Add user, or clear "
               "both fields."));
}

void LocalUsersForm::removeSelected()
{
    const QList<QListWidgetItem *> selected = m_list->selectedItems();
    if (!selected.isEmpty())
        m_users.remove(selected.constFirst()->text().toUtf8());
}

} // namespace designer

#include "moc_localusersform.cpp"
