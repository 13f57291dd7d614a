#pragma once

#include "colors.h"
#include "fonts.h"
#include "measuredlabel.h"

namespace widgets {

/** A label for a heading, in a size relative to the application's font. */
class Heading final : public MeasuredLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, theme::Heading level = theme::Heading::Section, QWidget *parent = nullptr);

    void setLevel(theme::Heading level);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    theme::Heading m_level;
};

/** A label with wrapped text in the color of a role, which is muted by default. */
class ToneLabel final : public MeasuredLabel
{
    Q_OBJECT

public:
    explicit ToneLabel(const QString &text = {}, theme::Role role = theme::Role::Muted, QWidget *parent = nullptr);

    /** Sets the role whose color the text of the label has. */
    void setRole(theme::Role role);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    theme::Role m_role;
};

} // namespace widgets
