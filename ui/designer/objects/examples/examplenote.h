#pragma once

#include "examplecheck.h"
#include "examplefix.h"

#include <QWidget>

#include <optional>

class QPushButton;
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class RunPacer;

/**
 * A line below the field of an example that says whether the example fits its schema or else what the first difference
 * is, with buttons that make the value from the schema, change the value, or change the schema. For a list of values in
 * a schema, such as `enum`, it is about the first value that does not fit. It is hidden for values that are no
 * examples.
 */
class ExampleNote final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the note below `field`, the control in which the example is edited. */
    ExampleNote(workspace::OpenDefinition &definition, QWidget *field, QWidget *parent);

    /** Sets that the example may be missing, so that the note offers no new value for a missing one. */
    void setOptional() { m_isOptional = true; }
    /** Makes the note follow the value at `value` when the document changes. */
    void setPlace(const document::Pointer &value);

signals:
    /** Emitted when the user wants to see the keyword of the schema that the example does not fit. */
    void schemaRequested(const document::Pointer &keyword);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** The result of a check of the example, which a worker thread makes. */
    struct Checked {
        std::optional<lint::ExamplePlace> example;
        lint::ExampleCheck check;
        qsizetype item = -1; ///< The index of the value in its list that the result is about; -1 if the example is not
                             ///< a list of values.
    };

    [[nodiscard]] QPushButton *addButton(const QString &name);
    [[nodiscard]] static base::Result<Checked> checkAt(const document::Snapshot &snapshot,
                                                       const document::Pointer &place);
    [[nodiscard]] static Checked checkItems(const document::Snapshot &snapshot, const document::Pointer &list);
    void check();
    void show(const Checked &checked);
    void retranslate();
    [[nodiscard]] QString text() const;
    void make();
    void changeExample();
    void changeSchema();
    void apply(const document::Snapshot &before, const QString &stepName, const base::Result<lint::ExampleFix> &fix);
    [[nodiscard]] base::Result<void> write(const lint::ExampleFix &fix);
    void report(const base::Result<void> &result);

    workspace::OpenDefinition &m_definition;
    QWidget *m_field;
    RunPacer *m_pacer;
    document::Pointer m_place;
    bool m_isOptional = false;
    Checked m_checked;
    widgets::ToneLabel *m_text = nullptr;
    QPushButton *m_make = nullptr;
    QPushButton *m_changeExample = nullptr;
    QPushButton *m_changeSchema = nullptr;
};

} // namespace designer
