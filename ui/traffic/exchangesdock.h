#pragma once

#include "exchangelog.h"

#include <QWidget>

#include <memory>

namespace traffic {

/** The exchanges as a compact list for the bottom dock. */
class ExchangesDock final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangesDock(ExchangeLog &log, QWidget *parent = nullptr);
    ~ExchangesDock() override;

signals:
    /** An exchange was opened by double click or Enter; `number` is the text of its first column. */
    void exchangeActivated(quint64 number);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();

    ExchangeLog &m_log;
    std::unique_ptr<Parts> m_parts;
};

} // namespace traffic
