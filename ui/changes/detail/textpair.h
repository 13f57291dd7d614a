#pragma once

#include "differingtext.h"
#include "review.h"

#include <QWidget>

namespace widgets {
class CodeView;
class ToneLabel;
} // namespace widgets

namespace changes {

/** The earlier and the current text of a change side by side, or one below the other in a narrow widget, with what
 * differs in color. */
class TextPair final : public QWidget
{
    Q_OBJECT

public:
    explicit TextPair(QWidget *parent = nullptr);

    /** Shows the texts of a change of a comparison. */
    void show(const review::Review &review, const review::ChangeItem &item);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void showText(widgets::CodeView &view, const DifferingText &text, bool isNow);
    void fitHeights();

    widgets::ToneLabel *m_baseTitle = nullptr;
    widgets::ToneLabel *m_nowTitle = nullptr;
    widgets::CodeView *m_baseText = nullptr;
    widgets::CodeView *m_nowText = nullptr;
    DifferingTexts m_texts;
    bool m_isStacked = false;
};

/** The bytes of both versions of a change: of the value that differs, or of the object around it if it is a scalar or
 * if only one version has it. */
struct ChangedBytes {
    QByteArray before; ///< Empty if the base does not have the value.
    QByteArray now;    ///< Empty if the current text does not have the value.
};

/** Returns the bytes of both versions of a change, without the indentation that they have in the file. */
[[nodiscard]] ChangedBytes changedBytes(const review::Review &review, const review::ChangeItem &item);

} // namespace changes
