#pragma once

#include "cancellation.h"
#include "comparisonrows.h"
#include "environmentlist.h"
#include "exportwriter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTreeWidget;

namespace widgets {
class Banner;
class EmptyState;
class SearchField;
class ToneLabel;
} // namespace widgets
namespace comparison {

/**
 * The dialog that compares the certificates, policies and SSO profiles of two environments. It calls both with services
 * of its own, so the current environment stays as it is.
 */
class EnvironmentComparison final : public QDialog
{
    Q_OBJECT

public:
    EnvironmentComparison(management::ManagementService &service, management::EnvironmentList &environments,
                          workspace::DocumentStore &store, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildChoice();
    void buildResult();
    void connectAll();
    void retranslate();
    void fillChoices();
    [[nodiscard]] management::Environment chosen(const QComboBox *box) const;
    void load();
    void cancel();
    void compareLoaded();
    void showRows(const QList<ComparisonRow> &rows);
    void refresh();
    void refreshCounts();
    /** Shows the table, or why it is empty. */
    void refreshEmpty();
    /** Changes which entries are shown. The selected one is selected again as soon as it is shown. */
    void filter(const std::function<void()> &change);
    void select(const QModelIndex &current);
    void showDetail();
    [[nodiscard]] QString errorText() const;
    void exportCsv();
    void write(const QString &path, const ComparisonExtract &extract);

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    ComparisonRows m_rows;
    std::unique_ptr<ComparisonLoad> m_firstLoad;
    std::unique_ptr<ComparisonLoad> m_secondLoad;
    base::Cancellation m_work;
    bool m_isLoading = false;
    qsizetype m_selected = -1; ///< The index of the entry that the user selected last; negative for none.
    qsizetype m_detailed = -1; ///< The index of the entry whose differences are shown.
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QPushButton *m_load = nullptr;
    QPushButton *m_cancel = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::SearchField *m_search = nullptr;
    QCheckBox *m_showEqual = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QTableView *m_table = nullptr;
    QTreeWidget *m_detail = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
    workspace::ExportWriter m_writer;
};

/** Shows a EnvironmentComparison of the window of `owner`. A dialog that is already open is reused. */
void showComparison(management::ManagementService &service, management::EnvironmentList &environments,
                    workspace::DocumentStore &store, QWidget *owner);

} // namespace comparison
