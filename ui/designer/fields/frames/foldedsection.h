#pragma once

#include <QWidget>

#include <functional>

class QToolButton;
class QVBoxLayout;

namespace designer {

/** A part of a page with a title that folds and unfolds it. Its content is made when it is unfolded for the first time.
 */
class FoldedSection final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the content of a section. The section owns it. */
    using Maker = std::function<QWidget *(QWidget *parent)>;

    /** Creates a folded section, whose title is a button with this object name. */
    FoldedSection(const QString &objectName, Maker make, QWidget *parent = nullptr);

    /** Sets the title, which says what the section contains. It is elided if it is longer than the section is wide. */
    void setTitle(const QString &title);
    void setUnfolded(bool isUnfolded);
    [[nodiscard]] bool isUnfolded() const;
    /** Returns the content; null if it was not made yet. */
    [[nodiscard]] QWidget *content() const { return m_content; }
    [[nodiscard]] QToolButton &button() const { return *m_button; }

signals:
    /** Emitted when the user or a call has unfolded the section. */
    void unfolded();

private:
    void fold(bool isUnfolded);

    Maker m_make;
    QToolButton *m_button = nullptr;
    QVBoxLayout *m_column = nullptr;
    QWidget *m_content = nullptr;
};

} // namespace designer
