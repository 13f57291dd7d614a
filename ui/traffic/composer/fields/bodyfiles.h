#pragma once

#include "requestfiles.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace traffic {

/** The files of a request's body: for the whole body, or for each part that is a file, a button to choose the file, its
 * name, size and media type, and a button to remove it. */
class BodyFiles final : public QWidget
{
    Q_OBJECT

public:
    explicit BodyFiles(QWidget *parent = nullptr);

    /** Shows a row for each part; an empty name is the whole body. */
    void setParts(const QList<QByteArray> &parts);
    /** Shows the files that are chosen. */
    void setStates(const QList<FileState> &states);
    /** Returns the buttons of all rows, in their order. */
    [[nodiscard]] QList<QWidget *> buttons() const;
    /** Returns the part that a dropped file is for: the first one without a file, else the first one. Returns
     * std::nullopt if there is no part. */
    [[nodiscard]] std::optional<QByteArray> partForDrop() const;
    void retranslate();

signals:
    void fileChosen(const QByteArray &part, const QString &path);
    void fileRemoved(const QByteArray &part);

private:
    struct Row {
        QByteArray part;
        QLabel *name = nullptr;
        QPushButton *choose = nullptr;
        QLabel *file = nullptr;
        QPushButton *remove = nullptr;
    };

    void addRow(const QByteArray &part);
    void chooseFile(const QByteArray &part);
    void showRow(const Row &row);
    [[nodiscard]] const FileState *stateOf(const QByteArray &part) const;

    QGridLayout *m_grid = nullptr;
    QList<Row> m_rows;
    QList<FileState> m_states;
};

/** Returns why a file can't be sent, as a sentence with the name of the file; an empty text if it can be sent. */
[[nodiscard]] QString fileProblemText(const FileState &state);

} // namespace traffic
