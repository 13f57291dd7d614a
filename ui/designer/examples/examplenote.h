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
 * A line below the field of an example: if it fits its schema, and else the first difference, with buttons to make the
 * value from the schema, to change it, or to change the schema. For a list of values of a schema, such as `enum`, it is
 * about the first one that does not fit. Hidden for values that are no examples.
 */
class ExampleNote final : public QWidget
{
    Q_OBJECT

public:
    /** `field` edits the value. */
    ExampleNote(workspace::OpenDefinition &definition, QWidget *field, QWidget *parent);

    /** Offers no new value where there is none. */
    void setOptional() { m_isOptional = true; }
    /** Follows the value at a place. */
    void setPlace(const document::Pointer &value);

signals:
    /** The user wants to see the keyword that the example does not fit. */
    void schemaRequested(const document::Pointer &keyword);

protected:
    void changeEvent(QEvent *event) override;

private:
    /** What the worker found. */
    struct Checked {
        std::optional<lint::ExamplePlace> example;
        lint::ExampleCheck check;
        qsizetype item = -1; ///< In a list; -1 for a single value.
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
