#pragma once

#include "exchangelog.h"

#include <QWidget>

class QStackedLayout;
namespace items {
class ExchangeFilterModel;
}
namespace widgets {
class EmptyState;
}

namespace traffic {

class ExchangeList;

/** The exchanges as a compact list for the bottom dock. */
class ExchangesDock final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangesDock(ExchangeLog &log, QWidget *parent = nullptr);

signals:
    /** An exchange was opened by double click or Enter; `number` is the text of its first column. */
    void exchangeActivated(quint64 number);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();

    ExchangeLog &m_log;
    items::ExchangeFilterModel *m_filtered = nullptr;
    ExchangeList *m_list = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace traffic
