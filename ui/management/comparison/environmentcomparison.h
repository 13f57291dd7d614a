#pragma once

#include "cancellation.h"
#include "comparisonrows.h"
#include "environmentlist.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;
class QTableView;
class QTreeWidget;

namespace widgets {
class Banner;
class SearchField;
class ToneLabel;
} // namespace widgets
namespace workspace {
class DocumentStore;
}

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
    void showDetail();
    [[nodiscard]] QString errorText() const;
    [[nodiscard]] QByteArray csv() const;
    void exportCsv();

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    workspace::DocumentStore &m_store;
    ComparisonRows m_rows;
    std::unique_ptr<ComparisonLoad> m_firstLoad;
    std::unique_ptr<ComparisonLoad> m_secondLoad;
    base::Cancellation m_work;
    bool m_isLoading = false;
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QPushButton *m_load = nullptr;
    QPushButton *m_cancel = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::SearchField *m_search = nullptr;
    QCheckBox *m_showEqual = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    QTableView *m_table = nullptr;
    QTreeWidget *m_detail = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
};

/** Shows a EnvironmentComparison of the window of `owner`. A dialog that is already open is reused. */
void showComparison(management::ManagementService &service, management::EnvironmentList &environments,
                    workspace::DocumentStore &store, QWidget *owner);

} // namespace comparison
