#pragma once

#include "bydaymodel.h"
#include "cancellation.h"

#include <QStackedWidget>

class QTableView;

namespace widgets {
class EmptyState;
}

namespace certificates {

/** The table of what certificates stop, by day, with a row for today. Enter opens the setting of a row. While there is
 * nothing to list, it says why, and what to do. */
class ByDayView final : public QStackedWidget
{
    Q_OBJECT

public:
    explicit ByDayView(ReachSource &source, QWidget *parent = nullptr);

    void setSearch(const QString &text);
    /** The table of events. */
    [[nodiscard]] QTableView *table() const { return m_table; }

signals:
    /** The user selected an event that the certificate with this ID causes. Empty if it is not known. */
    void certificateSelected(const QString &id);
    /** The user wants to see the setting that names a certificate: the path of the definition's file and a JSON
     * Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user wants to open a definition, because none is open. */
    void definitionRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void retranslate();
    void measureColumns();
    void refresh();
    void refreshEmpty();
    void activate(const QModelIndex &index);

    ReachSource &m_source;
    ByDayModel m_model;
    base::Cancellation m_work;
    QTableView *m_table = nullptr;
    widgets::EmptyState *m_empty = nullptr;
};

} // namespace certificates
