#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>

class QListWidget;
namespace widgets {
class SearchField;
}

namespace window {

/** An entry of a palette. */
struct PaletteEntry {
    QString title;
    QString note; ///< Shortcut or folder, on the right.
    QIcon icon;
    std::function<void()> run;
};

/** How well `pattern` matches `text`, with any characters in between; negative if it does not. Matches at the start of
 * words score higher. */
[[nodiscard]] int fuzzyScore(QStringView pattern, QStringView text);

/** A search field with the entries that match, best first. Return runs the selected one, Escape closes the palette. */
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
