#include "certificatecourse.h"

#include <algorithm>

namespace reach {

namespace {

/** A second at which a term begins or ends. */
struct Bound {
    qint64 second = 0;
    bool isEnd = false;
    qsizetype term = 0;
};

/** The bounds in order, without those that are not in time: of terms that have no known begin or end. */
QList<Bound> boundsOf(const QList<CertificateTerm> &terms)
{
    QList<Bound> bounds;
    for (qsizetype i = 0; i < terms.size(); ++i) {
        const CertificateTerm &term = terms.at(i);
        if (!term.isEmpty() && term.hasBegin())
            bounds.append({term.begin, false, i});
        if (!term.isEmpty() && term.hasEnd())
            bounds.append({term.end, true, i});
    }
    std::stable_sort(bounds.begin(), bounds.end(), [](const Bound &a, const Bound &b) { return a.second < b.second; });
    return bounds;
}

/** The numbers of terms that contain a second. */
struct Running {
    qsizetype certain = 0;
    qsizetype uncertain = 0;

    void count(const CertificateTerm &term, qsizetype by) { (term.isCertain ? certain : uncertain) += by; }
    [[nodiscard]] PartState state() const
    {
        return certain > 0 ? PartState::Works : uncertain > 0 ? PartState::NotKnown : PartState::Stopped;
    }
};

/** The changes of all time. Where one term ends and another begins in the same second, nothing changes. */
QList<PartChange> allChanges(const CertificateNeed &need, const QList<CertificateTerm> &terms, Running running)
{
    const QList<Bound> bounds = boundsOf(terms);
    QList<PartChange> changes;
    PartState state = running.state();
    for (qsizetype i = 0; i < bounds.size();) {
        const qsizetype first = i;
        for (; i < bounds.size() && bounds.at(i).second == bounds.at(first).second; ++i)
            running.count(terms.at(bounds.at(i).term), bounds.at(i).isEnd ? -1 : 1);
        if (running.state() == state)
            continue;
        const bool isExpiry = running.state() > state;
        const auto cause = std::find_if(bounds.begin() + first, bounds.begin() + i,
                                        [isExpiry](const Bound &bound) { return bound.isEnd == isExpiry; });
        state = running.state();
        changes.append({cause->second, state, need.certificates.at(cause->term), isExpiry});
    }
    return changes;
}

} // namespace

QDate PartChange::day() const
{
    return QDateTime::fromSecsSinceEpoch(isExpiry ? at - 1 : at, Qt::UTC).date();
}

PartCourse partCourse(const ServedApi &api, const CertificateNeed &need, const management::CertificateSet &known,
                      const QDateTime &now)
{
    PartCourse course{need, {}, PartState::Stopped, std::nullopt, {}};
    Running atFirst;
    for (const qsizetype certificate : need.certificates) {
        course.terms.append(certificateTerm(api.certificates.at(certificate), need.part, known));
        const CertificateTerm &term = course.terms.constLast();
        if (!term.isEmpty() && !term.hasBegin())
            atFirst.count(term, 1);
    }
    course.state = atFirst.state();
    for (const PartChange &change : allChanges(need, course.terms, atFirst)) {
        if (change.at > now.toSecsSinceEpoch()) {
            course.changes.append(change);
        } else {
            course.since = change;
            course.state = change.state;
        }
    }
    return course;
}

} // namespace reach
