#pragma once

#include "context.h"
#include "pointer.h"
#include "sampleoptions.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QToolButton;
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
    /** Lets the user fold the panel to its heading, as it is at first. No sample is made while it is folded. */
    void setFoldable(bool isFoldable);
    void retranslate();

signals:
    void makeRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void schedule();
    void start();
    void refreshFold();
    void show(const QString &text, const QString &problem);

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    document::Pointer m_schema;
    widgets::Heading *m_title = nullptr;
    QToolButton *m_fold = nullptr;
    QComboBox *m_extent = nullptr;
    widgets::CodeView *m_text = nullptr;
    widgets::ToneLabel *m_problem = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_make = nullptr;
    QTimer m_pause;
    bool m_isFoldable = false;
    bool m_isRunning = false;
    bool m_isStale = true; ///< True if the shown value was not made from the schema as it is now.
};

} // namespace designer
