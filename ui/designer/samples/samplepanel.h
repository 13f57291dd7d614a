#pragma once

#include "pointer.h"
#include "sampleoptions.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
namespace widgets {
class CodeView;
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/** A value that fits a schema, as JSON. It is made on a worker after a pause in typing; a result for an older text is
 * dropped. */
class SamplePanel final : public QWidget
{
    Q_OBJECT

public:
    /** Without `references`, other files are not read. */
    SamplePanel(workspace::OpenDefinition &definition, workspace::References *references, QWidget *parent = nullptr);

    void setReferences(workspace::References &references) { m_references = &references; }
    void setSchema(const document::Pointer &schema);
    void retranslate();

signals:
    void makeRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void schedule();
    void start();
    void show(const QString &text, const QString &problem);

    workspace::OpenDefinition &m_definition;
    workspace::References *m_references;
    document::Pointer m_schema;
    widgets::Heading *m_title = nullptr;
    QComboBox *m_extent = nullptr;
    widgets::CodeView *m_text = nullptr;
    widgets::ToneLabel *m_problem = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_make = nullptr;
    QTimer m_pause;
    bool m_isRunning = false;
    bool m_isStale = true; ///< The text is not that of the schema as it is now.
};

} // namespace designer
