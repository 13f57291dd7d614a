#pragma once

#include "savedrequestlist.h"

#include <QDialog>
#include <QSet>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace traffic {

/** The dialog with the saved requests of a definition: open one in the composer, run one or all of them, rename and
 * delete, and save the request that is in the composer. */
class SavedRequestsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SavedRequestsDialog(const SavedRequestList::Services &services, QWidget *parent = nullptr);

    [[nodiscard]] SavedRequestList &list() { return m_list; }
    /** Shows the requests of a definition. `composed` is the request in the composer, or an error that says why it
     * can't be saved. */
    void show(workspace::OpenDefinition *definition,
              const base::Result<savedrequests::SavedRequest, QString> &composed);
    /** Moves the focus to the field for the name of a new request. */
    void focusName();

signals:
    /** The user wants a saved request in the composer. */
    void openRequested(const traffic::OperationKey &operation, const savedrequests::SavedRequest &request);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void placeWidgets();
    void connectAll();
    void refreshTitle();
    void retranslate();
    void refresh();
    void save();
    void open();
    /** Runs the requests of rows, or all if there are none, after a question about the upstream where it is needed. */
    void run(const QList<int> &rows);
    void askForName();
    void askToDelete();
    [[nodiscard]] int currentRow() const;

    SavedRequestList m_list;
    base::Result<savedrequests::SavedRequest, QString> m_composed;
    QLabel *m_nameLabel = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_notice = nullptr;
    QTableView *m_table = nullptr;
    QPlainTextEdit *m_messages = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_runAll = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_close = nullptr;
    QSet<QString> m_allowed; ///< The origins to which the user has allowed to send.
    QString m_saved;         ///< The name of the request that is selected when the list was read again.
};

} // namespace traffic
