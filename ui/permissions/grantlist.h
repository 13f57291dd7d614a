#pragma once

#include "grantmodel.h"
#include "grants.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;
namespace forms {
class FieldMessage;
}
namespace widgets {
class ToneLabel;
}

namespace permissions {

/** Texts of a GrantList. */
struct GrantListTexts {
    QString label;
    QString empty; ///< In place of a list without rows.
    QStringList titles;
};

/** A labeled list of permissions with the buttons Allow and Revoke, which take effect immediately. */
class GrantList final : public QWidget
{
    Q_OBJECT

public:
    enum class Buttons { Revoke, AllowAndRevoke };

    /** The names of the table and its buttons begin with `objectName`. */
    GrantList(consent::Grants &grants, int columns, Buttons buttons, const QString &objectName,
              QWidget *parent = nullptr);

    void setTexts(const GrantListTexts &texts);
    /** Adds a button after those of the list. */
    void setButtonBeside(QPushButton *button);
    /** The row with the selected grants stays selected. */
    void setRows(const QList<items::GrantRow> &rows);
    [[nodiscard]] const QList<items::GrantRow> &rows() const { return m_model->rows(); }
    /** Says that grants can't be removed from the disk, or hides the message. */
    void showRevoked(const base::Result<void> &result);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(const QString &objectName);
    void connectAll();
    void retranslate();
    void refreshButtons();
    void refreshHeight();
    void select(const items::GrantRow &row, int place);
    void allow();
    void revoke();
    /** Says that there are permissions which can't be read, so that the list does not seem to be empty. */
    void showState();
    void showFailure(const QString &text);
    [[nodiscard]] const items::GrantRow *selected() const;

    consent::Grants &m_grants;
    Buttons m_buttons;
    items::GrantModel *m_model;
    QLabel *m_label = nullptr;
    widgets::ToneLabel *m_empty = nullptr;
    QTableView *m_table = nullptr;
    QPushButton *m_allow = nullptr;
    QPushButton *m_revoke = nullptr;
    QHBoxLayout *m_buttonLine = nullptr;
    forms::FieldMessage *m_message = nullptr;
};

} // namespace permissions
