#pragma once

#include "context.h"
#include "designertab.h"
#include "mapview.h"
#include "result.h"

class QComboBox;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
namespace items {
class ExchangeModel;
}
namespace widgets {
class Banner;
class EmptyState;
class SearchField;
} // namespace widgets

namespace designer {

class FileExport;
class MarkReader;
class TabFrame;
class WorkerLoop;

/**
 * The tab with the map of the API: its paths, operations and schemas at a glance. While it is visible, a worker reads
 * and lays out the map, and again after a pause in editing. The colors of operations show what the user chooses, as far
 * as there are data for it. Operations and paths are moved by drag, or by the menu of the current one. The map can be
 * shown as text, and saved as SVG and Mermaid.
 */
class MapTab final : public DesignerTab
{
    Q_OBJECT

public:
    /** `exchanges` are the recorded exchanges of all definitions. If null, nothing is known about traffic. */
    explicit MapTab(const Context &context, const items::ExchangeModel *exchanges = nullptr, QWidget *parent = nullptr);
    ~MapTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &pointer) override;
    [[nodiscard]] MapView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    using Outcome = base::Result<std::shared_ptr<const LaidOutMap>>;

    void buildWidgets();
    void buildBar(QWidget *bar);
    void connectAll();
    void connectView();
    void connectData();
    void retranslate();
    [[nodiscard]] bool readMap();
    void showMap(const std::shared_ptr<const LaidOutMap> &map);
    [[nodiscard]] MapColoring coloring() const;
    void refreshColorings();
    void chooseColoring();
    void showMarks(MapColoring coloring, const MapMarks &marks);
    void showTexts();
    void showLegend();
    void open(const openapi::Place &place);
    void showMenu(const QPoint &position);
    void choosePath(const apimap::MapPart &operation);
    void move(const apimap::MapPart &part, const apimap::MapPart &onto);
    void moveTo(const document::Pointer &operation, const document::Pointer &path);
    void shift(int by);
    void finishMove(const base::Result<document::Pointer> &moved);
    [[nodiscard]] QString refusal(const apimap::MapPart &part, const apimap::MapPart &onto) const;
    void startExport(bool isSvg);
    [[nodiscard]] openapi::Place placeOf(const document::Pointer &pointer) const;
    [[nodiscard]] bool isReadOnly() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    QWidget *m_page = nullptr;
    WorkerLoop *m_drawing = nullptr;
    MarkReader *m_marking = nullptr;
    FileExport *m_file = nullptr;
    widgets::SearchField *m_filter = nullptr;
    QComboBox *m_grouping = nullptr;
    QComboBox *m_coloring = nullptr;
    QPushButton *m_zoomIn = nullptr;
    QPushButton *m_zoomOut = nullptr;
    QPushButton *m_fit = nullptr;
    QPushButton *m_asText = nullptr;
    QPushButton *m_svg = nullptr;
    QPushButton *m_mermaid = nullptr;
    widgets::Banner *m_banner = nullptr;
    QLabel *m_legend = nullptr;
    QStackedWidget *m_stack = nullptr;
    MapView *m_view = nullptr;
    QPlainTextEdit *m_text = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
    MapMarks m_marks;           ///< Of the map that is shown, for the colors that are chosen.
    document::Pointer m_wanted; ///< What to select when the map has been read.
    bool m_isReading = true;    ///< True until there is something to show for the first time.
};

} // namespace designer
