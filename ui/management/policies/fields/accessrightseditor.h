#pragma once

#include "accessrights.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace workspace {
class Workspace;
}

namespace policies {

class AccessRightCard;

/** Edits the access rights of a policy, with an AccessRightCard for each API. An API to add is chosen from the open
 * definitions or typed. */
class AccessRightsEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit AccessRightsEditor(workspace::Workspace &workspace, QWidget *parent = nullptr);

    void setRights(const QList<management::AccessRight> &rights);
    void setReadOnly(bool readOnly);

signals:
    /** An access right was added or changed. `right.key` identifies it. */
    void rightEdited(const management::AccessRight &right);
    void rightRemoved(const QString &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refreshChoices();
    void fill();
    void showRight(qsizetype place);
    void add();

    workspace::Workspace &m_workspace;
    QList<management::AccessRight> m_rights;
    bool m_readOnly = false;
    QComboBox *m_choice = nullptr;
    QPushButton *m_add = nullptr;
    QWidget *m_chooser = nullptr;
    QVBoxLayout *m_cards = nullptr;
    QList<AccessRightCard *> m_shown;
    qsizetype m_filled = 0; ///< The number of rights that have their card already.
    QTimer m_rest;          ///< Shows further cards after what is waiting was painted.
};

} // namespace policies
