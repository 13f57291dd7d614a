#pragma once

#include "exchange.h"

#include <QDialog>

#include <memory>

namespace management {
class CallLog;
}
namespace workspace {
class DocumentStore;
}

namespace calls {

/** The calls to the dashboard and portal in this run: a list that follows new ones, and request, response and timing of
 * the selected one; a HAR file of all. Secrets are not in the log, so there is nothing to mask here. */
class CallsDialog final : public QDialog
{
    Q_OBJECT

public:
    CallsDialog(management::CallLog &log, workspace::DocumentStore &store, QWidget *parent = nullptr);
    ~CallsDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
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
    std::unique_ptr<Parts> m_parts;
};

/** Shows the calls in a window of their own beside `owner`; the same one when it is open already. */
void showCalls(management::CallLog &log, workspace::DocumentStore &store, QWidget *owner);

} // namespace calls
