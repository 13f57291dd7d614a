#pragma once

#include "celledits.h"

#include <QTableView>

class QAction;

namespace designer {

class GridDelegate;
class GridModel;

/** The table of the grid of operations. Cells are edited in place, copied and pasted as tab-separated text, filled down
 * and cleared; each of these is one undo step. */
class GridView final : public QTableView
{
    Q_OBJECT

public:
    explicit GridView(GridModel &model, QWidget *parent = nullptr);

    [[nodiscard]] QAction *fillAction() const { return m_fill; }
    /** Selects the first editable cell of a row and scrolls to it. */
    void showRow(int row);
    void retranslate();

public slots:
    /** Gives the selected cells of each column the text of its first selected cell. With cells of one row selected, the
     * texts are those of the row above. */
    void fillDown();
    void copyCells() const;
    /** Pastes tab-separated text of the clipboard, beginning at the first selected cell. A single row fills all
     * selected rows. */
    void pasteCells();
    void clearCells();

signals:
    /** Emitted after several cells were changed together; `refused` says why some of them were not. */
    void changed(qsizetype count, const QStringList &refused);
    /** The user wants to edit the operation in its form (openRequested) or in Source. */
    void openRequested(int row);
    void sourceRequested(int row);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildActions();
    void refreshActions();
    [[nodiscard]] QAction *addAction(const QString &objectName, const QKeySequence &keys);
    [[nodiscard]] QModelIndexList selectedCells() const;
    void setTexts(const QList<std::pair<QModelIndex, QString>> &texts, const QString &step);

    GridModel &m_model;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_fill = nullptr;
    QAction *m_clear = nullptr;
    QAction *m_open = nullptr;
    QAction *m_source = nullptr;
};

} // namespace designer
