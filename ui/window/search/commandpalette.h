#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>

class QLabel;
class QListWidget;
class QStackedWidget;
namespace widgets {
class SearchField;
}

namespace window {

/** An entry of a CommandPalette. */
struct PaletteEntry {
    QString title;
    QString note; ///< A short text at the right end of the entry, such as a shortcut or a folder.
    QIcon icon;
    std::function<void()> run;
    QStringList alsoFoundBy = {}; ///< Texts besides the title that the entry is found by.
    /** What Ctrl+Return does instead of `run`, if it is set. */
    std::function<void()> runOther = {};
    QString otherText = {}; ///< The text that says what `runOther` does: "Send…".
    bool isEnabled = true;  ///< False for an entry that can't be run, which is listed after the enabled ones.
};

/** Returns how well the characters of `pattern` are found in `text` in their order, with any characters in between and
 * in any letter case; negative if they are not. A pattern that is the whole text scores highest, then one that is its
 * start, then one that is the start of a word in it. */
[[nodiscard]] int fuzzyScore(QStringView pattern, QStringView text);

/** A dialog with a search field and the entries that match the typed text, the best match first. Return runs the
 * selected entry, Ctrl+Return does what else the entry offers, Escape closes the dialog. */
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const QString &label, QList<PaletteEntry> entries, QWidget *parent);

    /** Replaces the entries, and keeps the text in the search field. */
    void setEntries(QList<PaletteEntry> entries);
    /** Sets what the palette is called, as its title and for screen readers. */
    void setLabel(const QString &label);

signals:
    /** Emitted when the language has changed, so that the label and the entries have to be set again. */
    void languageChanged();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildWidgets();
    void filter(const QString &pattern);
    void refreshEmpty(const QString &pattern);
    void addRow(qsizetype entry);
    [[nodiscard]] int scoreOf(qsizetype entry, const QString &foldedPattern) const;
    void runCurrent(bool other = false);
    void refreshHint();

    QList<PaletteEntry> m_entries;
    QList<QStringList> m_texts; ///< The texts that each entry of m_entries is found by, in folded case.
    widgets::SearchField *m_field = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_empty = nullptr; ///< What is shown in place of the list if no entry matches.
    QStackedWidget *m_stack = nullptr;
    QLabel *m_hint = nullptr; ///< What Ctrl+Return does with the selected entry.
};

} // namespace window
