#pragma once

#include "bydaymodel.h"
#include "cancellation.h"

#include <QTableView>

namespace certificates {

/** The table of what certificates stop, by day, with a row for today. Enter opens the setting of a row. */
class ByDayView final : public QTableView
{
    Q_OBJECT

public:
    explicit ByDayView(ReachSource &source, QWidget *parent = nullptr);

    void setSearch(const QString &text) { m_model.setSearch(text); }

signals:
    /** The user selected an event that the certificate with this ID causes. Empty if it is not known. */
    void certificateSelected(const QString &id);
    /** The user wants to see the setting that names a certificate: the path of the definition's file and a JSON
     * Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void measureColumns();
    void refresh();
    void activate(const QModelIndex &index);

    ReachSource &m_source;
    ByDayModel m_model;
    base::Cancellation m_work;
};

} // namespace certificates
