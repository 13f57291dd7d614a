#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QPushButton;
namespace preview {
class ClientUsers;
}
namespace forms {
class Form;
class SecretField;
} // namespace forms
namespace widgets {
class ToneLabel;
}

namespace designer {

/**
 * The form for the local users that the test gateway accepts for HTTP Basic: it lists, adds and removes them, and
 * changes passwords.
 */
class LocalUsersForm final : public QWidget
{
    Q_OBJECT

public:
    explicit LocalUsersForm(preview::ClientUsers &users, QWidget *parent = nullptr);

    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void refreshList();
    void refreshButtons();
    void refreshState();
    void add();
    void showNotAdded();
    void removeSelected();
    [[nodiscard]] QString nameFaultText() const;

    preview::ClientUsers &m_users;
    forms::Form *m_form = nullptr;
    widgets::ToneLabel *m_intro = nullptr;
    widgets::ToneLabel *m_noUsers = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_remove = nullptr;
    QLineEdit *m_name = nullptr;
    forms::SecretField *m_password = nullptr;
    QPushButton *m_add = nullptr;
    widgets::ToneLabel *m_state = nullptr;
    QPushButton *m_retry = nullptr;
};

} // namespace designer
