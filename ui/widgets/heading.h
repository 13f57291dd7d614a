#pragma once

#include "colors.h"
#include "fonts.h"

#include <QLabel>

namespace widgets {

/** A heading; its font follows the application's. */
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

/** Text in the colour of a role (muted by default), wrapped; it follows the theme. */
class ToneLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ToneLabel(const QString &text = {}, theme::Role role = theme::Role::Muted, QWidget *parent = nullptr);

    /** The role whose colour the text has. */
    void setRole(theme::Role role);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    theme::Role m_role;
};

} // namespace widgets
