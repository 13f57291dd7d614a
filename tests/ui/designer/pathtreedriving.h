#pragma once

#include "designerfixture.h"
#include "pathstab.h"

#include <QTreeView>

namespace designer {

/** The visible tree as indented text. */
inline QString treeText(const PathsTab &tab)
{
    const QAbstractItemModel *model = control<QTreeView>(tab, u"pathTree"_qs)->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex path = model->index(row, 0);
        lines.append(path.data().toString());
        for (int inner = 0; inner < model->rowCount(path); ++inner) {
            const QModelIndex operation = model->index(inner, 0, path);
            lines.append(u"  "_qs + operation.data(Qt::AccessibleTextRole).toString().section(u' ', 0, 0) + u' ' +
                         operation.data().toString());
        }
    }
    return lines.join(u'\n');
}

/** Selects a row with the mouse. */
inline void choose(const PathsTab &tab, int path, int operation = -1)
{
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    QModelIndex index = tree->model()->index(path, 0);
    if (operation >= 0)
        index = tree->model()->index(operation, 0, index);
    tree->scrollTo(index);
    support::clickRow(*tree, index);
    QCOMPARE(tree->currentIndex(), index);
}

} // namespace designer
