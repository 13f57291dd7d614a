#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace window {

/**
 * Takes files and folders that are dropped anywhere in a window, also on text fields, which would insert the path.
 * Widgets with the property traffic::TakesFiles get them instead.
 */
class FileDrops final : public QObject
{
    Q_OBJECT

public:
    explicit FileDrops(QWidget &window);

signals:
    /** Files or folders of this machine were dropped; never empty. */
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
};

} // namespace window
