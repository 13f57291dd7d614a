#pragma once

#include "appliedcorrection.h"
#include "cancellation.h"
#include "exchange.h"
#include "inspection.h"

#include <QWidget>

#include <optional>

class QStackedLayout;
class QVBoxLayout;
namespace monitoring {
class ContractMonitor;
}
namespace widgets {
class EmptyState;
class ToneLabel;
} // namespace widgets

namespace traffic {

class CorrectionOffers;

/** Shows what of an exchange does not fit the API description, or why it was not compared. The exchange is compared
 * when the view is shown, and again when the description has changed. */
class ContractView final : public QWidget
{
    Q_OBJECT

public:
    /** The largest number of findings that are shown. */
    static constexpr qsizetype MaximumShown = 100;
    /** The largest number of findings for which corrections are offered. */
    static constexpr qsizetype MaximumOffered = 30;

    explicit ContractView(QWidget *parent = nullptr);
    ~ContractView() override;

    /** Sets what compares exchanges. It outlives the view. */
    void setMonitor(monitoring::ContractMonitor &monitor);
    /** Sets the exchange that is compared; null for none. */
    void setExchange(const ExchangePtr &exchange);

signals:
    /** The user wants to see a place of a document: its path, or the title of a definition without a file, and a JSON
     * Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** A correction was added to the document. */
    void corrected(const traffic::AppliedCorrection &correction);
    /** A correction could not be added to the document. */
    void failed(const QString &text, const QString &details);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void compare();
    void show(const monitoring::Inspection &inspection);
    void showTexts();
    void removeCards();

    monitoring::ContractMonitor *m_monitor = nullptr;
    CorrectionOffers *m_offers = nullptr; ///< Null without a monitor.
    ExchangePtr m_exchange;
    bool m_hadFocus = false; ///< A card had the focus before the cards were removed.
    bool m_isDue = false;    ///< The exchange has to be compared when the view is shown.
    base::Cancellation m_comparing;
    std::optional<monitoring::Inspection> m_inspection; ///< Nothing until the exchange was compared.
    widgets::EmptyState *m_empty = nullptr;
    QWidget *m_page = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    widgets::ToneLabel *m_uncompared = nullptr;
    widgets::ToneLabel *m_more = nullptr;
    QVBoxLayout *m_cards = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace traffic
