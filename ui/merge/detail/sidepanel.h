#pragma once

#include "resolution.h"

#include <QTextEdit>
#include <QWidget>

#include <optional>

class QPushButton;
namespace widgets {
class CodeView;
class ToneLabel;
} // namespace widgets

namespace merge {

/** One side of a conflict: its name, its text with the lines that differ from the base marked, and a button that
 * chooses it. */
class SidePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(merge::SideName side, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /** Shows the text of the side; std::nullopt if it does not have the place. Lines that `other` does not have are
     * marked. `line` is the short form of a schema, which is shown above the text unless it is empty. */
    void setText(const std::optional<QByteArray> &text, const std::optional<QByteArray> &other, const QString &line);
    /** Enables the button, and shows whether the side is the chosen one. */
    void setChoice(bool canChoose, bool isChosen);
    /** Hides the button for a conflict without sides. */
    void setChoosable(bool isChoosable);
    /** The number of lines of the text, and the width in pixels that its longest line takes. */
    [[nodiscard]] int lineCount() const;
    [[nodiscard]] int textWidth() const;
    /** Sets how many lines the panel shows, and whether it has room for a scroll bar below them. */
    void setLineCount(int lines, bool withBar);

signals:
    void chosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void mark();
    [[nodiscard]] QTextEdit::ExtraSelection partMark(int line, const QByteArray &text, const QByteArray &other) const;

    merge::SideName m_side;
    std::optional<QByteArray> m_text;
    std::optional<QByteArray> m_other;
    bool m_isChosen = false;
    widgets::ToneLabel *m_title = nullptr;
    widgets::ToneLabel *m_line = nullptr;
    widgets::CodeView *m_view = nullptr;
    QPushButton *m_use = nullptr;
};

} // namespace merge
