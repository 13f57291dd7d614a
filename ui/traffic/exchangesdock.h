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

/** The recorded exchanges as a compact list for the bottom panel. */
class ExchangesDock final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangesDock(ExchangeLog &log, QWidget *parent = nullptr);

signals:
    /** The user opened an exchange by double click or Enter. `number` is its number, which the first column shows. */
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
