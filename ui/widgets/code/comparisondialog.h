#pragma once

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;

namespace widgets {

class CodeView;

/** A line of a comparison of two texts. */
struct ComparisonLine {
    enum class Kind {
        Same,
        First,  ///< The line is only in the first text.
        Second, ///< The line is only in the second text.
        Gap,    ///< A gap in place of `count` lines that are equal in both texts and are left out.
    };
    Kind kind = Kind::Same;
    QString text; ///< The text of the line without its line break.
    int count = 1;
};

/**
 * A dialog that compares two texts, or several pairs of texts one below the other, each pair as one list of lines.
 * Lines that are in only one of the two texts are marked and colored. The dialog deletes itself when it is closed.
 */
class ComparisonDialog final : public QDialog
{
    Q_OBJECT

public:
    /** The largest number of lines of a comparison that the dialog shows. Further lines are only counted. */
    static constexpr qsizetype MostLines = 20'000;
    /**
     * The character at the start of a line that is only in the first text; SecondMark is the one for the second text.
     */
    static constexpr QChar FirstMark = u'\u2212';
    static constexpr QChar SecondMark = u'+';

    /** Creates the dialog. `title` is the title of its window, `closeText` the text of the button that closes it. */
    ComparisonDialog(const QString &objectName, const QString &title, const QString &closeText, QWidget *parent);

    /** Sets the text above the comparisons, which says how lines of the first and of the second text are marked. */
    void setLegend(const QString &text);
    /**
     * Adds the comparison of a pair of texts below those that the dialog already shows. `heading` and `note` are shown
     * above the lines unless they are empty.
     */
    void addComparison(const QString &objectName, const QString &heading, const QString &note,
                       const QList<ComparisonLine> &lines);
    /** Adds a button before the one that closes the dialog. A click on the added button closes the dialog too. */
    QPushButton *addButton(const QString &objectName, const QString &text, const QString &toolTip);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(const QString &closeText);

    QLabel *m_legend = nullptr;
    QSplitter *m_parts = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QList<CodeView *> m_views;
};

} // namespace widgets
