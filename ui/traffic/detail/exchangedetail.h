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

    /** Null shows what to do to see something here. */
    void setExchange(const ExchangePtr &exchange);
    [[nodiscard]] ExchangePtr exchange() const { return m_exchange; }
    /** Secrets are masked again; called when the page is left. */
    void maskSecrets();
    /** While a request is under way none can be sent again. */
    void setReplayEnabled(bool enabled);
    using WhatIf = std::function<Exchange(const Exchange &)>;
    /** How "What if" finds out what the definitions of now would make of a request. */
    void setWhatIf(WhatIf whatIf);
    /** The definitions are others by now. */
    void refreshWhatIf();

signals:
    void replayRequested();
    void editRequested();
    /** "Copy as curl"; `withSecrets` was asked for expressly. */
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
