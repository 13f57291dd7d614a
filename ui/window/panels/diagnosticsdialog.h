#pragma once

#include "diagnosticstext.h"
#include "services.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;
namespace widgets {
class ToneLabel;
}

namespace window {

/** Shows versions, paths, states and the last lines of the log as text that can be copied into a report. A worker reads
 * the log. The text has no secrets. */
class DiagnosticsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit DiagnosticsDialog(const Services &services, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void readLog();
    void askKeychain();
    void refresh();
    void copy();

    const Services m_services;
    Diagnostics m_diagnostics;
    widgets::ToneLabel *m_note = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_openFolder = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace window
