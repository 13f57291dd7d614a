#pragma once

#include "bodytext.h"
#include "exchange.h"
#include "headermodel.h"

#include <QWidget>

class QButtonGroup;
class QRadioButton;
class QTableView;
namespace widgets {
class CodeView;
class ToneLabel;
} // namespace widgets

namespace traffic {

/** Shows the response of an exchange: the status line, the header fields, and the body formatted, raw or in hex. */
class ResponseView final : public QWidget
{
    Q_OBJECT

public:
    explicit ResponseView(QWidget *parent = nullptr);

    /** Shows the response of an exchange, whose secrets the caller has masked if they are to be masked. */
    void setExchange(const ExchangePtr &shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();
    void refreshNote();

    items::HeaderModel m_headers;
    ExchangePtr m_shown;
    widgets::ToneLabel *m_status = nullptr;
    QTableView *m_headerTable = nullptr;
    QRadioButton *m_pretty = nullptr;
    QRadioButton *m_raw = nullptr;
    QRadioButton *m_hex = nullptr;
    QButtonGroup *m_forms = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    widgets::CodeView *m_body = nullptr;
};

} // namespace traffic
