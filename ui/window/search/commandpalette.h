#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>

class QListWidget;
namespace widgets {
class SearchField;
}

namespace window {

/** Something that can be chosen in the palette. */
struct PaletteEntry {
    QString title;
    QString note; ///< Shortcut or folder, on the right.
    QIcon icon;
    std::function<void()> run;
};

/** How well `pattern` fits `text` when its characters may stand apart; below 0 it does not. Words' beginnings count
 * more. */
[[nodiscard]] int fuzzyScore(QStringView pattern, QStringView text);

/** A line to type in and the entries that fit, best first. Return runs one, Escape closes. */
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const QString &label, QList<PaletteEntry> entries, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildWidgets(const QString &label);
    void filter(const QString &pattern);
    void runCurrent();

    QList<PaletteEntry> m_entries;
    widgets::SearchField *m_field = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace window
