#pragma once

#include "cancellation.h"
#include "filterwords.h"

#include <QObject>

class QCompleter;
class QStringListModel;
namespace items {
class ExchangeModel;
}
namespace widgets {
class SearchField;
}

namespace traffic {

/**
 * Offers keys and values for the filter of exchanges while it is typed, and with Ctrl+Space. The values are those that
 * occur in the newest exchanges, which a worker reads. Nothing that was typed changes until a row is chosen by Return
 * or a click.
 */
class FilterCompletion final : public QObject
{
    Q_OBJECT

public:
    FilterCompletion(widgets::SearchField &field, const items::ExchangeModel &exchanges);

    /** Offers what can be written at the cursor. */
    void offer();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void collect();
    void insert(const QString &text);

    widgets::SearchField &m_field;
    const items::ExchangeModel &m_exchanges;
    QCompleter *m_completer;
    QStringListModel *m_texts;
    items::FilterWords m_words;
    items::FilterOffer m_offer;
    quint64 m_lastNumber = 0; ///< The number of the newest exchange that m_words has values of.
    bool m_isCollecting = false;
    bool m_isWaiting = false; ///< Nothing could be offered yet for what was typed last.
    base::Cancellation m_collecting;
};

} // namespace traffic
