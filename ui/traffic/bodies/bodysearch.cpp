#include "bodysearch.h"

#include "bodylimits.h"
#include "heading.h"
#include "measures.h"
#include "rowsview.h"
#include "searchfield.h"
#include "worker.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QShortcut>

#include <algorithm>

namespace traffic {
namespace {

using Match = bodies::FoundRows::Match;

/** Widths in average characters. */
constexpr int SearchCharacters = 28;
constexpr int FewestSearchCharacters = 14;

bodies::RowPlace startOf(const Match &match)
{
    return {match.row, match.byte};
}

} // namespace

BodySearch::BodySearch(RowsView &view, const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
{
    m_worker.setMaxThreadCount(1);
    m_field = new widgets::SearchField({}, prefix + u"Search"_qs, this);
    m_field->setMaxLength(int(bodies::LongestNeedle));
    m_field->setMinimumWidth(m_field->fontMetrics().averageCharWidth() * FewestSearchCharacters);
    m_field->setMaximumWidth(m_field->fontMetrics().averageCharWidth() * SearchCharacters);
    m_result = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_result->setObjectName(prefix + u"Found"_qs);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_result);
    layout->addWidget(m_field);
    setFocusProxy(m_field);
    retranslate();
    connect(m_field, &QLineEdit::textChanged, this, [this] { find(Then::FromHere); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] { find(Then::Next); });
    auto *backward = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Return), m_field);
    backward->setContext(Qt::WidgetShortcut);
    connect(backward, &QShortcut::activated, this, [this] { find(Then::Previous); });
}

BodySearch::~BodySearch()
{
    m_searching.cancel();
}

void BodySearch::activate()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void BodySearch::rowsChanged()
{
    m_searching.cancel();
    m_isSearching = false;
    m_searched.clear();
    m_found = {};
    m_result->clear();
    if (isVisible() && !m_field->text().isEmpty())
        find(Then::Nothing);
}

void BodySearch::find(Then then)
{
    const QString searched = m_field->text();
    if (searched == m_searched && !m_isSearching) {
        step(then);
        return;
    }
    m_searching.cancel();
    m_isSearching = false;
    m_searched = searched;
    const bodies::BodyRowsPtr rows = m_view.bodyRows();
    if (searched.isEmpty() || !rows) {
        take({}, Then::Nothing);
        return;
    }
    if (rows->rowCount() <= MaximumRowsHere) {
        take(bodies::findInRows(*rows, searched), then);
        return;
    }
    m_isSearching = true;
    m_result->setText(tr("Searching…"));
    m_searching = base::runOnWorker(
        m_worker, this,
        [rows, searched]() -> base::Result<bodies::FoundRows> { return bodies::findInRows(*rows, searched); },
        [this, then](const base::Result<bodies::FoundRows> &found) {
            if (!found.isOk())
                return;
            m_isSearching = false;
            take(*found, then);
        });
}

void BodySearch::take(const bodies::FoundRows &found, Then then)
{
    m_found = found;
    m_view.setMatches(found.matches);
    if (m_searched.isEmpty())
        m_result->clear();
    else
        step(then);
}

/** Goes on at the other end of the text when there are no more matches. */
void BodySearch::step(Then then)
{
    const QList<Match> &matches = m_found.matches;
    if (matches.isEmpty() || then == Then::Nothing) {
        showResult(-1);
        return;
    }
    const bodies::RowPlace here = std::min(m_view.anchor(), m_view.cursor());
    const auto isBefore = [](const Match &match, const bodies::RowPlace &place) { return startOf(match) < place; };
    auto found = std::lower_bound(matches.cbegin(), matches.cend(), here, isBefore);
    if (then == Then::Previous)
        found = found == matches.cbegin() ? std::prev(matches.cend()) : std::prev(found);
    else if (then == Then::Next && found != matches.cend() && startOf(*found) == here && m_view.hasSelection())
        ++found;
    selectMatch(found == matches.cend() ? 0 : found - matches.cbegin());
}

/** A match may end in the row after the one in which it begins. */
void BodySearch::selectMatch(qsizetype index)
{
    const Match &match = m_found.matches.at(index);
    const qsizetype size = m_view.bodyRows()->row(match.row).text.size();
    const qsizetype end = match.byte + match.length;
    m_view.select(startOf(match),
                  end <= size ? bodies::RowPlace{match.row, end} : bodies::RowPlace{match.row + 1, end - size});
    showResult(index);
}

void BodySearch::showResult(qsizetype index)
{
    const QLocale locale;
    const QString count = locale.toString(m_found.matches.size()) + (m_found.isCut ? u"+"_qs : QString());
    if (m_found.matches.isEmpty())
        m_result->setText(m_searched.isEmpty() ? QString() : tr("Not found"));
    else if (index < 0)
        m_result->setText(tr("%1 found", "%1 is the number of matches of a search").arg(count));
    else
        m_result->setText(tr("%1 of %2", "%1 is the number of the selected match, %2 the number of matches")
                              .arg(locale.toString(index + 1), count));
}

void BodySearch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BodySearch::retranslate()
{
    m_field->setLabel(tr("Find"));
}

} // namespace traffic

#include "moc_bodysearch.cpp"
