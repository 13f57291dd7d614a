#pragma once

#include "exchange.h"

#include <QWidget>

#include <functional>

class QAction;
class QMenu;
class QStackedLayout;
class QTabWidget;
class QToolButton;
class QWidget;
namespace widgets {
class ElidedLabel;
class EmptyState;
class MethodBadge;
} // namespace widgets

namespace traffic {

class BeforeAfterPage;
class ResponseView;
class TimingView;
class WhatIfView;

/** One exchange: before and after, response, timing, what if; with its secrets masked until "Show secrets" is on. */
class ExchangeDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangeDetail(QWidget *parent = nullptr);

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
    void buildWidgets();
    void buildActions();
    void retranslate();
    void connectAll();
    void refresh();

    ExchangePtr m_exchange;
    WhatIf m_whatIf;
    QStackedLayout *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QWidget *m_content = nullptr;
    widgets::MethodBadge *m_method = nullptr;
    widgets::ElidedLabel *m_target = nullptr;
    QToolButton *m_secrets = nullptr;
    QToolButton *m_pin = nullptr;
    QToolButton *m_replay = nullptr;
    QToolButton *m_edit = nullptr;
    QToolButton *m_curl = nullptr;
    QMenu *m_curlMenu = nullptr;
    QAction *m_curlWithSecrets = nullptr;
    QTabWidget *m_tabs = nullptr;
    BeforeAfterPage *m_beforeAfter = nullptr;
    ResponseView *m_response = nullptr;
    TimingView *m_timing = nullptr;
    WhatIfView *m_whatIfView = nullptr;
};

} // namespace traffic
