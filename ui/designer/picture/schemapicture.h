#pragma once

#include "graphlayout.h"
#include "graphpart.h"
#include "result.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
class SearchField;
} // namespace widgets
namespace workspace {
class DocumentStore;
class OpenDefinition;
} // namespace workspace

namespace designer {

class FileExport;
class PictureView;
class WorkerLoop;

/**
 * A picture of how the schemas of a definition refer to one another: all of them, or the ones near the chosen schema.
 * While it is visible, a worker reads and lays out the schemas, and reads them again after a pause in editing.
 */
class SchemaPicture final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the picture. `store` is where its export writes files. */
    SchemaPicture(workspace::OpenDefinition &definition, workspace::DocumentStore &store, QWidget *parent = nullptr);

    /** Chooses the schema that the picture is drawn around. */
    void setChosen(const document::Pointer &schema);
    void retranslate();
    [[nodiscard]] PictureView *view() const { return m_view; }

signals:
    void chosen(const document::Pointer &schema);
    /** Emitted when the user wants to see the chosen schema in its form. */
    void openRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    /** The picture that a worker read and laid out. */
    struct Drawn {
        std::shared_ptr<const relations::SchemaGraph> graph;
        relations::GraphPart part;
        relations::GraphLayout layout;
        int steps = 0;
    };
    using Outcome = base::Result<Drawn>;

    void buildWidgets();
    void connectAll();
    [[nodiscard]] bool draw();
    void showDrawn(const Drawn &drawn);
    void refreshNote();
    void startExport();
    [[nodiscard]] QString noteOf(const relations::GraphPart &part) const;

    workspace::OpenDefinition &m_definition;
    WorkerLoop *m_redraw;
    FileExport *m_file = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QComboBox *m_steps = nullptr;
    QPushButton *m_zoomIn = nullptr;
    QPushButton *m_zoomOut = nullptr;
    QPushButton *m_fit = nullptr;
    QPushButton *m_export = nullptr;
    widgets::Banner *m_banner = nullptr;
    QLabel *m_note = nullptr;
    QStackedWidget *m_stack = nullptr;
    PictureView *m_view = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
    /** The graph of the document's schemas; null if it is out of date with the text. */
    std::shared_ptr<const relations::SchemaGraph> m_graph;
    relations::GraphPart m_shown;
    quint64 m_generation = 0; ///< The number of times that m_graph went out of date; a graph that a worker read before
                              ///< the last time is not kept.
    document::Pointer m_chosen;
    bool m_hasChosenSteps = false; ///< Whether the user has chosen how many steps around the chosen schema are shown.
                                   ///< Until then, large documents show only the neighborhood of the chosen schema.
    bool m_isReading = true;       ///< True until there is something to show for the first time.
};

} // namespace designer
