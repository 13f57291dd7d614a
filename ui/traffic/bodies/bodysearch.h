#pragma once

#include "cancellation.h"
#include "rowsearch.h"

#include <QThreadPool>
#include <QWidget>

namespace widgets {
class SearchField;
class ToneLabel;
} // namespace widgets

namespace traffic {

class RowsView;

/** The field to search in the body that a view shows, with the number of the match that is selected. Return goes to the
 * next match, Shift+Return to the previous one. A worker searches in a long body. */
class BodySearch final : public QWidget
{
    Q_OBJECT

public:
    /** The maximum number of rows that are searched without a worker. */
    static constexpr qsizetype MaximumRowsHere = 2000;

    /** The object names of the controls begin with `prefix`. */
    explicit BodySearch(RowsView &view, const QString &prefix, QWidget *parent = nullptr);
    ~BodySearch() override;

    /** Moves the focus to the field. */
    void activate();
    /** Forgets the matches. Call it when the view shows other rows; a text in the field is searched for in them. */
    void rowsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    /** The match that is selected when the search has ended: none, the first one from the selection on, the next one,
     * or the previous one. */
    enum class Then { Nothing, FromHere, Next, Previous };

    void retranslate();
    void find(Then then);
    void take(const bodies::FoundRows &found, Then then);
    void step(Then then);
    void selectMatch(qsizetype index);
    void showResult(qsizetype index);

    RowsView &m_view;
    widgets::SearchField *m_field = nullptr;
    widgets::ToneLabel *m_result = nullptr;
    QString m_searched; ///< The text whose matches are m_found.
    bodies::FoundRows m_found;
    bool m_isSearching = false;
    base::Cancellation m_searching;
    /** The thread that searches. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
