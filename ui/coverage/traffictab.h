#pragma once

#include "context.h"
#include "designertab.h"
#include "exchange.h"

#include <QTimer>

class QPushButton;
class QTreeView;
namespace monitoring {
class ContractMonitor;
}
namespace widgets {
class Banner;
class ToneLabel;
} // namespace widgets

namespace designer {
class TabFrame;
}

namespace coverage {

class CoverageModel;

/**
 * The tab with what was seen of a definition in the recorded exchanges: for each operation, how many, how many violate
 * the document, and which documented statuses no response had; then the requests that the document does not describe.
 */
class TrafficTab final : public designer::DesignerTab
{
    Q_OBJECT

public:
    /** `monitor` counts the exchanges, and outlives the tab. */
    TrafficTab(const designer::Context &context, monitoring::ContractMonitor &monitor, QWidget *parent = nullptr);
    ~TrafficTab() override;

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    bool follow(const document::Pointer &) override { return true; }
    [[nodiscard]] QList<widgets::Pane> panes() override;

signals:
    /** The user wants an operation like the request of an exchange in the definition. */
    void addRequested(const traffic::ExchangePtr &exchange);
    /** The user wants to see the exchange with a number in the list. */
    void exchangeRequested(quint64 number);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void retranslate();
    void refreshFrame();
    void refresh();
    void refreshSoon();
    void refreshButtons();
    void add();
    void showOperation();
    void showExchange();
    void showThatItIsGone();
    [[nodiscard]] quint64 newestExchange() const;

    const designer::Context m_context;
    monitoring::ContractMonitor &m_monitor;
    CoverageModel *m_model = nullptr;
    designer::TabFrame *m_frame = nullptr;
    QWidget *m_page = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    widgets::ToneLabel *m_hint = nullptr;
    widgets::Banner *m_banner = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_showExchange = nullptr;
    QPushButton *m_add = nullptr;
    QTreeView *m_tree = nullptr;
    QTimer m_pause; ///< Ends the time in which changes of the counts are shown together.
};

} // namespace coverage
