#pragma once

#include "cancellation.h"
#include "exportwriter.h"
#include "policy.h"
#include "servedapi.h"

#include <QDialog>

class QCheckBox;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace widgets {
class Banner;
class EmptyState;
class ProgressLine;
class SearchField;
class ToneLabel;
} // namespace widgets
namespace policies {

class MatrixModel;

/**
 * The dialog “Operations under policies”: which operations of the definitions the keys of each policy may call, with
 * which limits, and by which rule. The matrix is computed on workers.
 */
class MatrixDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit MatrixDialog(workspace::DocumentStore &store, QWidget *parent = nullptr);

    void setApis(const QList<reach::ServedApi> &apis);
    void setPolicies(const QList<management::Policy> &policies);
    /** Returns true while the matrix or its cells are being computed. */
    [[nodiscard]] bool isBusy() const;

signals:
    /** The user wants to see what decides a cell: the policy with this ID, at a JSON Pointer. */
    void ruleRequested(const QString &policyId, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildTable();
    void layOut();
    void retranslate();
    void connectAll();
    void recompute();
    void applyFilter();
    void refreshStatus();
    /** Shows the table, or why it is empty. */
    void refreshEmpty();
    [[nodiscard]] bool isEmpty() const;
    void refreshDetails();
    void showRule();
    void chooseFile();
    void exportTo(const QString &path);
    void showExported(const QString &path, const base::Result<void> &written);

    QList<reach::ServedApi> m_apis;
    QList<management::Policy> m_policies;
    base::Cancellation m_computing;
    base::Cancellation m_exporting;
    bool m_isBusy = false;
    MatrixModel *m_model = nullptr;
    widgets::SearchField *m_operationSearch = nullptr;
    widgets::SearchField *m_policySearch = nullptr;
    QCheckBox *m_all = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::ToneLabel *m_status = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QTableView *m_table = nullptr;
    widgets::ToneLabel *m_details = nullptr;
    QPushButton *m_rule = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
    workspace::ExportWriter m_writer;
};

} // namespace policies
