#pragma once

#include "beforeaftermodel.h"

#include <QTableView>

namespace traffic {

/** The table that compares the client's request and the upstream request of an exchange line by line. The column
 * between them says what the gateway did to the line, with a symbol, a word and a color. */
class BeforeAfterView final : public QTableView
{
    Q_OBJECT

public:
    explicit BeforeAfterView(QWidget *parent = nullptr);

    /** Sets the exchange. `shown` is what is displayed: `exchange` with its secrets masked, or `exchange` itself. */
    void setExchange(const Exchange &exchange, const Exchange &shown);
    void clear();

signals:
    /** The user wants to see the setting that caused a line; `pointer` is its JSON Pointer. */
    void pointerActivated(const QString &pointer);
    /** The user wants to see the setting that caused a line, but none did. `kind` says how the line differs. */
    void causelessLineActivated(items::LineKind kind);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void retranslate();
    void activatePointer(const QModelIndex &index);

    items::BeforeAfterModel m_model;
};

} // namespace traffic
