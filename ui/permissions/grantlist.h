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

/** The texts that a GrantList shows. */
struct GrantListTexts {
    QString label;
    QString empty; ///< The text that is shown in place of a table without rows.
    QStringList titles;
};

/** A labeled table of permissions that the user can give to definitions, with the buttons Allow and Revoke, which take
 * effect immediately. */
class GrantList final : public QWidget
{
    Q_OBJECT

public:
    enum class Buttons { Revoke, AllowAndRevoke };

    /** `objectName` is the object name of the table; the object names of its buttons begin with it. */
    GrantList(consent::Grants &grants, int columns, Buttons buttons, const QString &objectName,
              QWidget *parent = nullptr);

    void setTexts(const GrantListTexts &texts);
    /** Adds a button to the right of Allow and Revoke. */
    void setButtonBeside(QPushButton *button);
    /** Replaces the rows. The row with the grants of the selected row stays selected; if there is none, the row at the
     * same place is selected. */
    void setRows(const QList<items::GrantRow> &rows);
    [[nodiscard]] const QList<items::GrantRow> &rows() const { return m_model->rows(); }
    /** Shows a message if `result`, the result of revoking permissions, is an error: then the change could not be
     * stored. Otherwise hides the message. */
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
    /** Shows a message if the stored permissions can't be read, because the list would seem to be empty otherwise. */
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
