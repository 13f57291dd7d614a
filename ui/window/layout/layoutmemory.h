#pragma once

#include <QObject>

class QDialog;
class QHeaderView;
class QSplitter;
namespace settings {
class Settings;
}

namespace window {

/**
 * Remembers in the settings how the user has divided the window: the places of named splitters, the widths of the
 * columns of named tables and trees, and the sizes of dialogs with widgets::rememberSize(). They are set again when a
 * widget with the same name is shown for the first time.
 * Stored sizes that are not valid are not used. Parts that store their sizes themselves have no name for this.
 */
class LayoutMemory final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of parts and columns whose sizes are read. */
    static constexpr int MostSizes = 64;

    LayoutMemory(settings::Settings &settings, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watch(QSplitter &splitter);
    void watch(QHeaderView &header);
    void watch(QDialog &dialog);
    void store(QDialog &dialog);
    void store(const QHeaderView &header);
    [[nodiscard]] QList<int> stored(const QString &name, int count) const;

    settings::Settings &m_settings;
};

} // namespace window
