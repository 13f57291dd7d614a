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
    QStringList alsoFoundBy = {}; ///< Other texts that a search finds it by.
    bool isEnabled = true;        ///< Otherwise it is listed after the others and can't be run.
};

/** How well `pattern` matches `text`, with any characters in between; negative if it does not. The whole text scores
 * highest, then its start, then the start of a word in it. */
[[nodiscard]] int fuzzyScore(QStringView pattern, QStringView text);

/** A search field with the entries that match, best first. Return runs the selected one, Escape closes the palette. */
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const QString &label, QList<PaletteEntry> entries, QWidget *parent);

    /** Replaces the entries, and keeps what was typed. */
    void setEntries(QList<PaletteEntry> entries);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildWidgets(const QString &label);
    void filter(const QString &pattern);
    void addRow(qsizetype entry);
    [[nodiscard]] int scoreOf(qsizetype entry, const QString &foldedPattern) const;
    void runCurrent();

    QList<PaletteEntry> m_entries;
    QList<QStringList> m_texts; ///< By entry: what it is found by, in folded case.
    widgets::SearchField *m_field = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace window
