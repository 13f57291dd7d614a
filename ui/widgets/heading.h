#pragma once

#include "colors.h"
#include "fonts.h"

#include <QLabel>

namespace widgets {

/** A heading, in a size relative to the application's font. */
class Heading final : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, theme::Heading level = theme::Heading::Section, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    theme::Heading m_level;
};

/** Wrapped text in the color of a role, muted by default. */
class ToneLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ToneLabel(const QString &text = {}, theme::Role role = theme::Role::Muted, QWidget *parent = nullptr);

    /** Sets the color of the text. */
    void setRole(theme::Role role);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    theme::Role m_role;
};

} // namespace widgets
