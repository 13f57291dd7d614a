#pragma once

#include <QListView>

namespace window {

/** A list of recent files and folders. A click, Return or Space chooses an entry; Delete removes it from the list. */
class RecentList final : public QListView
{
    Q_OBJECT

public:
    explicit RecentList(QWidget *parent = nullptr);

signals:
    /** The user chose the file or folder at `path`. */
    void chosen(const QString &path);
    /** The user wants the entry of `path` to be removed from the list. */
    void removeRequested(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
};

} // namespace window
