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
    /** The marks that are shown. */
    [[nodiscard]] ReviewMarks &marks() const { return *m_marks; }
    /** The place in the base of the current row if only the base has its component. */
    [[nodiscard]] std::optional<document::Pointer> currentRemoved() const;

signals:
    void failed(const base::Error &error);
    void reverted();
    /** The rows of removed components, and what they show, may be others. */
    void removedChanged();

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
