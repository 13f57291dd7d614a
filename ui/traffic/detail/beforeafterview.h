#pragma once

#include "beforeaftermodel.h"

#include <QTableView>

namespace traffic {

/** Client request, what the gateway did, upstream request: each line in the colour of its kind, with symbol and word.
 */
class BeforeAfterView final : public QTableView
{
    Q_OBJECT

public:
    explicit BeforeAfterView(QWidget *parent = nullptr);

    /** `shown` is the exchange with its secrets masked, or itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);
    void clear();

signals:
    /** The user wants to see the setting that caused a line. */
    void pointerActivated(const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void retranslate();
    void activatePointer(const QModelIndex &index);

    items::BeforeAfterModel m_model;
};

} // namespace traffic
