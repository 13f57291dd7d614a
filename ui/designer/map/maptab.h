#pragma once

#include "context.h"
#include "designertab.h"
#include "mapview.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
class SearchField;
} // namespace widgets

namespace designer {

class TabFrame;

/**
 * The tab with the map of the API: its paths, operations and schemas at a glance. While it is visible, a worker reads
 * and lays out the map, and again after a pause in editing. The map can be shown as text, and saved as SVG and Mermaid.
 */
class MapTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit MapTab(const Context &context, QWidget *parent = nullptr);
    ~MapTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    [[nodiscard]] MapView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using Outcome = base::Result<std::shared_ptr<const LaidOutMap>>;

    void buildWidgets();
    void connectAll();
    void retranslate();
    void refreshSoon();
    void refresh();
    void showMap(const std::shared_ptr<const LaidOutMap> &map);
    void showColors();
    void showTexts();
    void open(const openapi::Place &place);
    void startExport(bool isSvg);
    void write(const QString &path, bool isSvg);
    [[nodiscard]] openapi::Place placeOf(const document::Pointer &pointer) const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    QWidget *m_page = nullptr;
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
    QTimer m_pause;
    document::Pointer m_wanted; ///< What to select when the map has been read.
    bool m_isStale = true;
    bool m_isRunning = false;
    bool m_isReading = true; ///< True until there is something to show for the first time.
};

} // namespace designer
