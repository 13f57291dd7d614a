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
        First,  ///< Only in the first text.
        Second, ///< Only in the second.
        Gap,    ///< `count` lines that are the same in both and left out.
    };
    Kind kind = Kind::Same;
    QString text; ///< Without its line break.
    int count = 1;
};

/**
 * Shows two texts, or several pairs of texts one below the other, as one list of lines each. Lines that are in one text
 * only are marked and colored. Deletes itself when it is closed.
 */
class ComparisonDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Lines after this number are counted and not shown. */
    static constexpr qsizetype MostLines = 20'000;
    /** The characters at the start of lines of the first and of the second text. */
    static constexpr QChar FirstMark = u'\u2212';
    static constexpr QChar SecondMark = u'+';

    /** `title` is the title of the window, `closeText` the label of the button that closes it. */
    ComparisonDialog(const QString &objectName, const QString &title, const QString &closeText, QWidget *parent);

    /** The text above the comparison: which side is marked how. */
    void setLegend(const QString &text);
    /** Adds a pair of texts below those there are. `heading` and `note` are shown above the lines unless empty. */
    void addComparison(const QString &objectName, const QString &heading, const QString &note,
                       const QList<ComparisonLine> &lines);
    /** Adds a button before the one that closes the dialog. It closes the dialog too. */
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
