#pragma once

#include "reviewmarks.h"

#include <QTimer>

class QAction;
class QTreeWidget;
class QTreeWidgetItem;

namespace designer {

/**
 * Shows in the list of components what differs from the base: a letter beside each component, removed components struck
 * through, and actions in the list's menu to revert and restore them.
 */
class ComponentMarks final : public QObject
{
    Q_OBJECT

public:
    /** `tree` is the tree of a ComponentList for the document of `context`. */
    ComponentMarks(const Context &context, QTreeWidget &tree, QWidget &tab);

    void retranslate();

signals:
    void failed(const base::Error &error);
    void reverted();

private:
    void refresh();
    void showRemoved(const QStringList &places);
    void refreshActions();
    void revertCurrent();
    [[nodiscard]] QTreeWidgetItem *groupOf(const QByteArray &kind) const;

    const Context m_context;
    ReviewMarks *m_marks;
    QTreeWidget &m_tree;
    QAction *m_revert = nullptr;
    QAction *m_show = nullptr;
    QTimer m_refresh; ///< Delays the refresh until the list is filled.
};

} // namespace designer
