#include "navigator.h"

#include <QScopedValueRollback>
#include <QWidget>

namespace navigation {

namespace {

constexpr qsizetype MostVisits = 100;

} // namespace

void Navigator::set(const Location &location, const QWidget &in)
{
    emit selected(location, &in);
}

bool Navigator::show(const Location &location, View view, const QWidget *from)
{
    if (!m_presenter)
        return false;
    const Visit before = m_presenter->visible();
    {
        const QScopedValueRollback moving(m_isMoving, true);
        if (!m_presenter->show({view, location}, from))
            return false;
    }
    remember(before);
    return true;
}

Location Navigator::current() const
{
    return m_presenter ? m_presenter->visible().location : Location();
}

void Navigator::leave()
{
    if (m_presenter)
        remember(m_presenter->visible());
}

void Navigator::leave(const Location &from)
{
    if (!m_presenter)
        return;
    Visit visit = m_presenter->visible();
    if (visit.location.definition == from.definition)
        visit.location = from;
    remember(visit);
}

void Navigator::remember(const Visit &visit)
{
    // The welcome page is no place to go back to.
    if (m_isMoving || visit.view == View::Welcome)
        return;
    append(m_back, visit);
    m_forward.clear();
    emit historyChanged();
}

void Navigator::append(Visits &visits, const Visit &visit)
{
    if (!visits.isEmpty() && visits.last() == visit)
        return;
    visits.append(visit);
    if (visits.size() > MostVisits)
        visits.removeFirst();
}

void Navigator::goBack()
{
    move(m_back, m_forward);
}

void Navigator::goForward()
{
    move(m_forward, m_back);
}

/** Shows the last visit of `from` that can be shown, and removes it there. */
void Navigator::move(Visits &from, Visits &to)
{
    if (!m_presenter)
        return;
    const Visit before = m_presenter->visible();
    {
        const QScopedValueRollback moving(m_isMoving, true);
        while (!from.isEmpty()) {
            const Visit visit = from.takeLast();
            if (visit == before || !m_presenter->show(visit, nullptr))
                continue;
            if (before.view != View::Welcome)
                append(to, before);
            break;
        }
    }
    emit historyChanged();
}

QList<Visit> Navigator::recent() const
{
    Visits all;
    const Visit shown = m_presenter ? m_presenter->visible() : Visit();
    for (const Visits &some : {m_forward, m_back}) {
        for (qsizetype at = some.size() - 1; at >= 0; --at) {
            if (!all.contains(some.at(at)) && some.at(at) != shown)
                all.append(some.at(at));
        }
    }
    return all;
}

void Navigator::revisit(const Visit &visit)
{
    show(visit.location, visit.view);
}

void Navigator::changeAddress(const QString &before, const QString &now)
{
    for (Visits *visits : {&m_back, &m_forward}) {
        for (Visit &visit : *visits) {
            if (visit.location.definition == before)
                visit.location.definition = now;
        }
    }
}

} // namespace navigation

#include "moc_navigator.cpp"
