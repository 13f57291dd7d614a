#pragma once

#include <QHeaderView>

namespace policies {

/** The frozen titles of the rows of the matrix: the APIs in bold, and below them the operations with the badges of
 * their methods. Titles that don't fit are elided in the middle, and shown as tooltips. */
class MatrixRowHeader final : public QHeaderView
{
    Q_OBJECT

public:
    /** The header data roles of the method of an operation, which is empty for other rows, and of its path. */
    enum Role { MethodRole = Qt::UserRole + 1, PathRole };

    explicit MatrixRowHeader(QWidget *parent = nullptr);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
};

} // namespace policies
