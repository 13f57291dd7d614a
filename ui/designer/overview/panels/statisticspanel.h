#pragma once

#include "context.h"
#include "statistics.h"

#include <QWidget>

class QGridLayout;
class QLabel;
namespace widgets {
class FlowLayout;
class Heading;
} // namespace widgets

namespace designer {

class RunPacer;

/**
 * A panel with the content of a document in numbers: operations by method and tag, schemas, and how much of it is
 * documented.
 */
class StatisticsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit StatisticsPanel(const Context &context, QWidget *parent = nullptr);

    [[nodiscard]] const reading::Statistics &statistics() const { return m_statistics; }

protected:
    void changeEvent(QEvent *event) override;

private:
    /** A row of the panel: a label and its value. */
    struct Row {
        QLabel *label = nullptr;
        QLabel *value = nullptr;
    };

    void start();
    void refresh();
    void fillMethods();
    void fillSchemas();
    [[nodiscard]] Row addRow(QGridLayout &grid, const QString &objectName);
    static void setRow(const Row &row, const QString &label, const QString &value);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    reading::Statistics m_statistics;
    RunPacer *m_pacer = nullptr;
    widgets::Heading *m_title = nullptr;
    QWidget *m_methods = nullptr;
    QWidget *m_schemas = nullptr;
    QLabel *m_schemasLabel = nullptr;
    Row m_operations;
    Row m_described;
    Row m_examples;
    Row m_deprecated;
    Row m_tags;
    Row m_schemaCount;
    Row m_file;
};

} // namespace designer
