#include "componentmatch.h"

#include "documentschemas.h"

#include <algorithm>

namespace drafts {

namespace {

constexpr qsizetype MostCandidates = 8; ///< The components that samples are validated against, the best ones first.

} // namespace

ComponentMatch::ComponentMatch(const document::Snapshot &document)
    : m_document(document)
    , m_dialect(dialectOf(document))
{
    const document::Node schemas = document.at({"components", "schemas"});
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i) {
        m_names.insert(schemas.keyAt(i));
        const document::Node properties = schemas.childAt(i).member("properties");
        if (!properties.isMapping() || properties.childCount() == 0)
            continue;
        Candidate candidate{schemas.keyAt(i), {}};
        for (qsizetype at = 0; at < properties.childCount(); ++at)
            candidate.properties.insert(properties.keyAt(at));
        m_candidates.append(std::move(candidate));
    }
}

ComponentMatch::~ComponentMatch() = default;

QByteArray ComponentMatch::find(const QByteArray &name, const QList<QByteArray> &properties,
                                const QList<document::Value> &samples)
{
    QList<const Candidate *> fitting;
    for (const Candidate &candidate : m_candidates) {
        if (candidate.properties.size() <= 2 * properties.size() &&
            std::all_of(properties.begin(), properties.end(),
                        [&candidate](const QByteArray &property) { return candidate.properties.contains(property); }))
            fitting.append(&candidate);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [&name](const Candidate *left, const Candidate *right) {
        if ((left->name == name) != (right->name == name))
            return left->name == name;
        return left->properties.size() < right->properties.size();
    });
    for (const Candidate *candidate : fitting.first(qMin(fitting.size(), MostCandidates))) {
        if (accepts(candidate->name, samples))
            return candidate->name;
    }
    return {};
}

bool ComponentMatch::accepts(const QByteArray &component, const QList<document::Value> &samples)
{
    if (!m_schemas)
        m_schemas = std::make_unique<DocumentSchemas>(m_document, m_dialect);
    return std::all_of(samples.begin(), samples.end(), [&](const document::Value &sample) {
        return m_schemas->accepts({"components", "schemas", component}, sample);
    });
}

} // namespace drafts
