#pragma once

#include "context.h"
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

namespace designer {

/** A panel with a JSON value that fits a schema. The value is made on a worker after a pause in typing; a value for an
 * older text of the schema is dropped. */
class SamplePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SamplePanel(const Context &context, QWidget *parent = nullptr);

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
    workspace::References &m_references;
    document::Pointer m_schema;
    widgets::Heading *m_title = nullptr;
    QComboBox *m_extent = nullptr;
    widgets::CodeView *m_text = nullptr;
    widgets::ToneLabel *m_problem = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_make = nullptr;
    QTimer m_pause;
    bool m_isRunning = false;
    bool m_isStale = true; ///< True if the shown value was not made from the schema as it is now.
};

} // namespace designer
