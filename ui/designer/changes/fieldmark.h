#pragma once

#include "reviewmarks.h"

#include <QToolButton>

namespace designer {

/**
 * A letter beside a field whose value differs from the base, with a tooltip that says how, and a menu that reverts the
 * value. Hidden while the value does not differ.
 */
class FieldMark final : public QToolButton
{
    Q_OBJECT

public:
    FieldMark(ReviewMarks &marks, const Context &context, QWidget *parent);

    /** Sets the place of the value. */
    void setPlace(const document::Pointer &place);
    void refresh();
    /** The texts of the findings about the value that break clients or may do so; empty if there are none. */
    [[nodiscard]] QString warning() const;

signals:
    /** The value could not be reverted. */
    void failed(const base::Error &error);

private:
    void showMenu();

    ReviewMarks &m_marks;
    const Context m_context;
    document::Pointer m_place;
    review::Mark m_mark;
};

} // namespace designer
