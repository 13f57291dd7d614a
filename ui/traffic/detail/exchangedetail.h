#pragma once

#include "exchange.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace traffic {

/** One exchange: before and after, response, timing, what if; with its secrets masked until "Show secrets" is on. */
class ExchangeDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangeDetail(QWidget *parent = nullptr);
    ~ExchangeDetail() override;

    /** With null it shows a hint. */
    void setExchange(const ExchangePtr &exchange);
    [[nodiscard]] ExchangePtr exchange() const { return m_exchange; }
    /** Masks secrets again. Called when the page is hidden. */
    void maskSecrets();
    /** Disabled while a request is running. */
    void setReplayEnabled(bool enabled);
    using WhatIf = std::function<Exchange(const Exchange &)>;
    /** The function that "What if" calls for the current definitions. */
    void setWhatIf(WhatIf whatIf);
    /** Call it when the definitions or the gateway changed. */
    void refreshWhatIf();

signals:
    void replayRequested();
    void editRequested();
    /** "Copy as curl", or "Copy as curl with secrets". */
    void curlRequested(bool withSecrets);
    void pinRequested();
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void buildActions();
    void retranslate();
    void connectAll();
    void refresh();

    ExchangePtr m_exchange;
    WhatIf m_whatIf;
    std::unique_ptr<Parts> m_parts;
};

} // namespace traffic
