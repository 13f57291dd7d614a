#pragma once

#include "exchange.h"
#include "exchangefiltermodel.h"
#include "exchangemodel.h"

#include <QDialog>

class QHBoxLayout;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace management {
class CallLog;
}
namespace traffic {
class ExchangeList;
class HarFiles;
class ResponseView;
class TimingView;
} // namespace traffic
namespace widgets {
class Banner;
class CodeView;
class EmptyState;
} // namespace widgets
namespace workspace {
class DocumentStore;
}

namespace calls {

/**
 * The dialog with the calls to the dashboard and portal since the program started: a list, the request, response and
 * timing of the selected call, and an export as HAR. The log contains no secrets, so nothing needs to be masked.
 */
class CallsDialog final : public QDialog
{
    Q_OBJECT

public:
    CallsDialog(management::CallLog &log, workspace::DocumentStore &store, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildDetail();
    void buildButtons();
    void connectAll();
    void connectExport();
    void fill();
    void refresh();
    void copyAsCurl();
    void retranslate();

    management::CallLog &m_log;
    workspace::DocumentStore &m_store;
    items::ExchangeModel m_model;
    items::ExchangeFilterModel m_filtered{m_model};
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QSplitter *m_splitter = nullptr;
    traffic::ExchangeList *m_list = nullptr;
    QTabWidget *m_detail = nullptr;
    widgets::CodeView *m_request = nullptr;
    traffic::ResponseView *m_response = nullptr;
    traffic::TimingView *m_timing = nullptr;
    widgets::Banner *m_banner = nullptr;
    traffic::HarFiles *m_files = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QPushButton *m_curl = nullptr;
    QPushButton *m_exportHar = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_close = nullptr;
};

/** Shows the calls of `log` in a CallsDialog of the window of `owner`. A dialog that is already open is reused. */
void showCalls(management::CallLog &log, workspace::DocumentStore &store, QWidget *owner);

} // namespace calls
