#pragma once

#include "context.h"
#include "examplecheck.h"
#include "result.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;
namespace forms {
class FieldMessage;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class RunPacer;

/**
 * Says below an example whether it fits its schema: "Fits the schema ✓", or one line for each difference, with a button
 * that widens the schema so that it allows the value. The check runs on a worker after a pause in typing.
 */
class ExampleFit final : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleFit(const Context &context, QWidget *parent = nullptr);

    /** Sets the control after which Tab goes to the buttons of the differences. */
    void setTabAfter(QWidget *control) { m_before = control; }

    /** Makes the line follow the example at `value`; `generated` is shown while the document has no example there. */
    void setPlace(const document::Pointer &value, const QString &generated);
    /** Shows that the typed text is no JSON; an empty text takes it back. */
    void setInvalid(const QString &where);
    /** The differences that are shown; the instances in them are relative to the example. */
    [[nodiscard]] const schema::Findings &differences() const { return m_check.differences; }
    void retranslate();

signals:
    /** Emitted when the example was checked. */
    void checked();

private:
    struct Checked {
        std::optional<lint::ExamplePlace> example;
        lint::ExampleCheck check;
    };

    void check();
    void refresh();
    void addRow(const schema::Finding &finding, qsizetype number);
    void widen(const schema::Finding &finding);
    [[nodiscard]] QString text() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    RunPacer *m_pacer;
    document::Pointer m_place;
    QWidget *m_before = nullptr;
    QString m_generated;
    QString m_invalid;
    std::optional<lint::ExamplePlace> m_example;
    lint::ExampleCheck m_check;
    forms::FieldMessage *m_error = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    QWidget *m_list = nullptr;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace designer
