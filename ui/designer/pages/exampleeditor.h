#pragma once

#include "context.h"
#include "pointer.h"
#include "sampleoptions.h"

#include <QWidget>

class QPlainTextEdit;
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class ExampleChoice;
class ExampleFit;
class ExampleText;
class RunPacer;

/**
 * The examples of a media type, parameter or header: the choice of one by its name, its text, which is edited in place,
 * and whether it fits the schema. While the document has no example, a generated one is shown; typing into it makes it
 * the example.
 */
class ExampleEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleEditor(const Context &context, QWidget *parent = nullptr);

    /** The object with the examples. */
    struct Holder {
        document::Pointer place; ///< The place of the media type, parameter or header; the root for none.
        QByteArray mediaType;    ///< Empty for the value of a parameter or header.
        schema::Direction direction = schema::Direction::Request;
        friend bool operator==(const Holder &, const Holder &) = default;
    };
    /** Shows the examples of `holder`, or `nothing` if its place is the root. */
    void setHolder(const Holder &holder, const QString &nothing = {});
    /** Returns the text of the current example. */
    [[nodiscard]] QString text() const;
    /** Returns the control with the text of the current example. */
    [[nodiscard]] QPlainTextEdit &edit() const { return *m_edit; }
    /** True if there is a text that can be edited. */
    [[nodiscard]] bool hasText() const;
    /** Chooses the example that contains `pointer`, and returns its editor; null if it is none of these. */
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when the user has added or renamed an example, whose text is edited next. */
    void named();

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void place();
    void generate();
    void mark();
    void nameEdit();
    [[nodiscard]] bool isText() const;
    [[nodiscard]] QString shownSample(const QString &json) const;

    const Context m_context;
    workspace::OpenDefinition &m_file;
    Holder m_holder;
    QString m_nothing;
    RunPacer *m_pacer = nullptr;
    ExampleChoice *m_choice = nullptr;
    widgets::ToneLabel *m_empty = nullptr;
    QPlainTextEdit *m_edit = nullptr;
    ExampleText *m_text = nullptr;
    ExampleFit *m_fit = nullptr;
};

} // namespace designer
