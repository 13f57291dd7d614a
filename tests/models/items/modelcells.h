#pragma once

#include <QAbstractItemModel>

/** The text that a model shows in a cell at its top level. */
inline QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}
