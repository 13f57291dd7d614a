#pragma once

#include "candidates.h"

#include <QTreeWidget>

namespace traffic {

/** Two groups, routes and operations: the one that an exchange matched, and why the nearest others did not match. A
 * click on a row, or Enter, goes to its place in the definition. */
class MatchView final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit MatchView(QWidget *parent = nullptr);

    /** Sets the exchange. `description` is that of the definition that served it; null if it is not open. */
    void setExchange(const Exchange &exchange, const description::Description *description);

signals:
    /** The user wants to see a listen path or an operation: the path of its definition and its JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void addGroup(const QString &title, const QList<explanation::Candidate> &candidates, const QString &emptyText);
    void activate(const QTreeWidgetItem *item);
};

} // namespace traffic
