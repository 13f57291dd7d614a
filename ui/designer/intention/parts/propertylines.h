#pragma once

#include "line.h"
#include "linefault.h"
#include "linescope.h"
#include "paragraphedit.h"

#include <optional>

namespace designer {

/**
 * A field for the properties of an object, each typed in one line such as `name! string(1..80)`. What has no meaning is
 * underlined. Pasted tables and JSON become lines. Ctrl+Return is left to the widget around the field.
 */
class PropertyLines final : public widgets::ParagraphEdit
{
    Q_OBJECT

public:
    /** Why a line has no meaning, and the number of the line, counted from 1. */
    struct Fault {
        int number = 1;
        propertyline::LineFault fault;
    };

    explicit PropertyLines(QWidget *parent = nullptr);

    /** Sets the components that types can be, and the version of OpenAPI. */
    void setScope(const propertyline::LineScope &scope);
    /** The properties of all lines that have a meaning. */
    [[nodiscard]] const QList<propertyline::Line> &lines() const { return m_lines; }
    /** The first line that has no meaning. */
    [[nodiscard]] const std::optional<Fault> &fault() const { return m_fault; }

signals:
    /** Emitted when lines() or fault() may have changed. */
    void linesChanged();

protected:
    void insertFromMimeData(const QMimeData *source) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void read();
    void underline(const QList<Fault> &faults);

    propertyline::LineScope m_scope;
    QList<propertyline::Line> m_lines;
    std::optional<Fault> m_fault;
};

} // namespace designer
