#pragma once

#include "appliedcorrection.h"
#include "cancellation.h"
#include "copiedrequest.h"
#include "exchange.h"

#include <QThreadPool>
#include <QWidget>

#include <functional>

class QAction;
class QStackedLayout;
class QTabWidget;
class QToolButton;
class QWidget;
namespace description {
class Description;
}
namespace monitoring {
class ContractMonitor;
}
namespace widgets {
class ElidedLabel;
class EmptyState;
class MethodBadge;
class ProgressLine;
} // namespace widgets

namespace traffic {

class BeforeAfterPage;
class ContractView;
class MatchView;
class RequestView;
class ResponseView;
class StreamView;
class TimingView;
class WhatIfView;
class WhyView;

/** Shows the details of one exchange in the tabs before and after, request, response, timing, why, match, contract,
 * what if, and, for a stream, events. Secrets are masked until "Show secrets" is on. */
class ExchangeDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangeDetail(QWidget *parent = nullptr);
    ~ExchangeDetail() override;

    /** Shows an exchange; for null, a hint to select one. With another comment on the same exchange, the rest of what
     * is shown stays as it is. */
    void setExchange(const ExchangePtr &exchange);
    [[nodiscard]] ExchangePtr exchange() const { return m_exchange; }
    /** Masks secrets again, as when the page is hidden. */
    void maskSecrets();
    /** Enables or disables the button "Replay", which must be disabled while a request is running. */
    void setReplayEnabled(bool enabled);
    /** Sets what compares the exchange with its API description for the tab "Contract", which is hidden without it. */
    void setMonitor(monitoring::ContractMonitor &monitor);
    using WhatIf = std::function<Exchange(const Exchange &)>;
    /** Sets the function that returns what would become of a recorded request with the current definitions, for the tab
     * "What if". */
    void setWhatIf(WhatIf whatIf);
    /** Computes the result in the tab "What if" again, if the tab is visible; otherwise when it is shown. Call it when
     * the definitions or the gateway have changed. */
    void refreshWhatIf();
    /** Returns the API description of the definition with that path, or null if it is not open or not read yet. */
    using Describe = std::function<std::shared_ptr<const description::Description>(const QString &documentPath)>;
    /** Sets the function that the tab "Match" gets descriptions from. */
    void setDescribe(Describe describe);

signals:
    /** The API description was corrected so that the exchange fits it. */
    void corrected(const traffic::AppliedCorrection &correction);
    void correctionFailed(const QString &text, const QString &details);
    void replayRequested();
    void editRequested();
    /** The user wants to copy the request in a form, without secrets unless `withSecrets`. */
    void copyRequested(http::RequestForm form, bool withSecrets);
    void pinRequested();
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user clicked "Use the echo". */
    void echoRequested();
    /** The user wants to save a body to a file, for which `fileName` is a suggestion. Its secrets are redacted unless
     * they are shown. */
    void saveBodyRequested(const http::BodyBytes &bytes, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void buildActions();
    void retranslate();
    void connectAll();
    void refreshSecrets();
    void refresh();
    void mask();
    void show(const ExchangePtr &shown);
    void refreshComment();
    void refreshMatch();

    ExchangePtr m_exchange;
    ExchangePtr m_masked; ///< m_exchange with masked secrets; null until it is known.
    ExchangePtr m_shown;  ///< The exchange that the tabs show: m_exchange or m_masked, or one that was chosen before.
    bool m_showsSecrets = false; ///< Whether the tabs show secrets.
    WhatIf m_whatIf;
    Describe m_describe;
    QStackedLayout *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QWidget *m_content = nullptr;
    widgets::MethodBadge *m_method = nullptr;
    widgets::ElidedLabel *m_target = nullptr;
    widgets::ElidedLabel *m_comment = nullptr; ///< Visible if the exchange has a comment.
    QToolButton *m_secrets = nullptr;
    QToolButton *m_pin = nullptr;
    QToolButton *m_replay = nullptr;
    QToolButton *m_edit = nullptr;
    QToolButton *m_copy = nullptr;
    std::array<QAction *, http::RequestForms.size()> m_copyActions{};
    QAction *m_copyWithSecrets = nullptr;
    QTabWidget *m_tabs = nullptr;
    BeforeAfterPage *m_beforeAfter = nullptr;
    RequestView *m_request = nullptr;
    ResponseView *m_response = nullptr;
    TimingView *m_timing = nullptr;
    WhyView *m_why = nullptr;
    StreamView *m_stream = nullptr;
    MatchView *m_match = nullptr;
    ContractView *m_contract = nullptr;
    QWidget *m_contractPage = nullptr;
    WhatIfView *m_whatIfView = nullptr;
    QWidget *m_whatIfPage = nullptr; ///< The tab with m_whatIfView.
    widgets::ProgressLine *m_progress = nullptr;
    base::Cancellation m_masking;
    base::Cancellation m_maskingWhatIf;
    /** The thread that masks exchanges with large bodies. The last member, because its destructor waits for the worker.
     */
    QThreadPool m_worker;
};

} // namespace traffic
