#pragma once

#include "reviewmarks.h"

#include <QWidget>

class QPushButton;
namespace widgets {
class CodeView;
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

/** What is shown in place of the form of an entry that only the base has, such as a removed operation: its earlier
 * text, and buttons that restore it and show the changes. */
class RemovedForm final : public QWidget
{
    Q_OBJECT

public:
    /** `marks` outlive the widget. */
    RemovedForm(ReviewMarks &marks, const Context &context, QWidget *parent = nullptr);

    /** Shows the entry at `basePlace` of the base of the last comparison, under a title such as `DELETE /pets`. */
    void show(const document::Pointer &basePlace, const QString &title);
    [[nodiscard]] const document::Pointer &place() const { return m_place; }

signals:
    void restored(const document::Pointer &basePlace);
    /** The entry could not be restored. */
    void failed(const base::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void restore();

    ReviewMarks &m_marks;
    const Context m_context;
    document::Pointer m_place;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_state = nullptr;
    widgets::ToneLabel *m_findings = nullptr;
    widgets::CodeView *m_text = nullptr;
    QPushButton *m_restore = nullptr;
    QPushButton *m_changes = nullptr;
};

} // namespace designer
