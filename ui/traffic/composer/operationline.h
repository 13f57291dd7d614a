#pragma once

#include <QLineEdit>

class QAbstractItemModel;
class QCompleter;

namespace traffic {

/** A line edit that offers the rows of a list of operations that contain the typed text. The text stays as it was typed
 * until the user chooses a row. */
class OperationLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit OperationLine(QAbstractItemModel &operations, QWidget *parent = nullptr);

signals:
    /** The user chose the operation of a row of the list. */
    void operationChosen(int row);
    /** The field got the focus, so that the list should be up to date. */
    void entered();
    /** The user left the field, and not for the list that it offers. */
    void left();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void offer(const QString &text);

    QCompleter *m_completer;
};

} // namespace traffic
