#pragma once

#include "result.h"
#include "snapshot.h"

#include <QWidget>

namespace forms {
class PreviewLine;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class RunPacer;

/** A line that shows how a parameter or header is written in a request, with its example or a value made from its
 * schema. */
class ParameterPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterPreview(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Makes the preview follow the parameter or header at `parameter` when the document changes. */
    void setPlace(const document::Pointer &parameter);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Reason {
        Written,
        NotSent,    ///< The parameter or header is not sent, because its value is null or an empty list or object.
        NotDefined, ///< The specification does not define how a value of this kind is written in a request.
        NoValue,    ///< The parameter or header has no example, and no value can be made from its schema.
    };
    struct Preview {
        QString text;
        Reason reason = Reason::NoValue;
    };

    [[nodiscard]] static base::Result<Preview> previewAt(const document::Snapshot &snapshot,
                                                         const document::Pointer &place);
    void start();
    void retranslate();

    workspace::OpenDefinition &m_definition;
    RunPacer *m_pacer;
    document::Pointer m_place;
    Preview m_preview;
    forms::PreviewLine *m_line;
};

} // namespace designer
