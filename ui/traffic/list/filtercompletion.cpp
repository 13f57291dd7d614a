#include "filtercompletion.h"

#include "exchangemodel.h"
#include "searchfield.h"
#include "worker.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QKeyEvent>
#include <QStringListModel>

namespace traffic {
namespace {

constexpr int ShownRows = 12;

QList<items::KeptExchange> newestOf(const items::ExchangeModel &exchanges)
{
    QList<items::KeptExchange> newest;
    const int count = exchanges.rowCount();
    for (int row = std::max(0, count - int(items::FilterWords::MaximumExchanges)); row < count; ++row)
        newest.append(exchanges.keptAt(row));
    return newest;
}

} // namespace

FilterCompletion::FilterCompletion(widgets::SearchField &field, const items::ExchangeModel &exchanges)
    : QObject(&field)
    , m_field(field)
    , m_exchanges(exchanges)
    , m_completer(new QCompleter(this))
    , m_texts(new QStringListModel(m_completer))
{
    m_completer->setModel(m_texts);
    // filterOffer() has chosen the rows.
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(ShownRows);
    // setCompleter() would write each row that is only highlighted into the field.
    m_completer->setWidget(&field);
    m_completer->popup()->setObjectName(u"filterCompletions"_qs);
    field.setRows(m_completer->popup());
    field.installEventFilter(this);
    connect(&field, &QLineEdit::textEdited, this, &FilterCompletion::offer);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterCompletion::insert);
}

bool FilterCompletion::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        collect();
    } else if (event->type() == QEvent::Hide) {
        m_completer->popup()->hide();
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
            offer();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void FilterCompletion::collect()
{
    const quint64 last = m_exchanges.numberAt(m_exchanges.rowCount() - 1);
    if (m_isCollecting || last == m_lastNumber)
        return;
    m_lastNumber = last;
    m_isCollecting = true;
    const auto read = [exchanges = newestOf(m_exchanges)]() -> base::Result<items::FilterWords> {
        return items::filterWordsOf(exchanges);
    };
    m_collecting = base::runOnWorker(this, read, [this](const base::Result<items::FilterWords> &words) {
        m_isCollecting = false;
        if (!words)
            return;
        m_words = *words;
        // The rows do not change under the keys of the user.
        const bool hasChoice = m_completer->popup()->currentIndex().isValid();
        if (m_field.window()->focusWidget() == &m_field &&
            (m_isWaiting || (m_completer->popup()->isVisible() && !hasChoice)))
            offer();
    });
}

void FilterCompletion::offer()
{
    collect();
    m_offer = items::filterOffer(m_field.text(), m_field.cursorPosition(), m_words);
    m_texts->setStringList(m_offer.texts);
    m_isWaiting = m_offer.texts.isEmpty();
    if (m_offer.texts.isEmpty())
        m_completer->popup()->hide();
    else
        m_completer->complete();
    // No row is chosen until the user chooses one.
    m_completer->popup()->setCurrentIndex({});
}

void FilterCompletion::insert(const QString &text)
{
    const bool isKey = text.endsWith(u':');
    m_field.setSelection(static_cast<int>(m_offer.position), static_cast<int>(m_offer.length));
    // As if it was typed: Ctrl+Z takes it back.
    m_field.insert(text);
    if (isKey)
        QMetaObject::invokeMethod(this, &FilterCompletion::offer, Qt::QueuedConnection);
}

} // namespace traffic

#include "moc_filtercompletion.cpp"
