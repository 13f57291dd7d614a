#pragma once

#include "cancellation.h"
#include "listenpathmodel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace widgets {
class EmptyState;
}

namespace listenpaths {

class ListenPathDelegate;

/**
 * The dialog with the listen paths of all definitions of the window, in the order in which a gateway tries them: which
 * are equal, never reached or divided, and which definition gets the request for a path that the user enters.
 */
class ListenPathsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ListenPathsDialog(QWidget *parent = nullptr);
    ~ListenPathsDialog() override;

public slots:
    /** Shows the listen paths of definitions. Conflicts are found on a worker; the previous rows stay until then. */
    void setApis(const QList<reach::ServedApi> &apis);
    /** Sets whether a listen path `/a` also serves `/ab`. */
    void setPrefixMatch(bool prefixMatch);
    /** Sets what the test gateway serves now. */
    void setServed(const listenpaths::ServedNow &served);

signals:
    /** The user wants to see the listen path in a definition: the path of its file and a JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets();
    [[nodiscard]] QWidget *buildContent();
    void buildTable();
    void connectAll();
    void retranslate();
    void startPlanning();
    void showPlan(const reach::ListenPathPlan &plan);
    void selectRow(qsizetype row);
    void tryPath();
    void refreshCurrent();
    void showSetting();
    [[nodiscard]] const reach::ListenPathRow *current() const;

    QList<reach::ServedApi> m_apis;
    bool m_prefixMatch = false;
    base::Cancellation m_planning;
    base::Cancellation m_trying; ///< Finds the definition for the path that the user entered.
    ListenPathModel m_model;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QLabel *m_tryLabel = nullptr;
    QLineEdit *m_try = nullptr;
    QLabel *m_answer = nullptr;
    QTableView *m_table = nullptr;
    ListenPathDelegate *m_paths = nullptr;
    QLabel *m_detailTitle = nullptr;
    QListWidget *m_details = nullptr;
    QPushButton *m_showSetting = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace listenpaths
