#pragma once

#include "snapshot.h"
#include "validation.h"
#include "value.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace drafts {

class DocumentSchemas;

/** Finds the schema component of a document that objects fit. */
class ComponentMatch final
{
public:
    explicit ComponentMatch(const document::Snapshot &document);
    ~ComponentMatch();
    Q_DISABLE_COPY_MOVE(ComponentMatch)

    [[nodiscard]] schema::Dialect dialect() const { return m_dialect; }
    [[nodiscard]] bool hasComponent(const QByteArray &name) const { return m_names.contains(name); }
    /** Returns the name of the component that accepts all samples, declares all `properties` and has the fewest others:
     * at most as many as there are properties. Prefers the component called `name`. Returns an empty name if there is
     * none. */
    [[nodiscard]] QByteArray find(const QByteArray &name, const QList<QByteArray> &properties,
                                  const QList<document::Value> &samples);

private:
    struct Candidate {
        QByteArray name;
        QSet<QByteArray> properties;
    };
    [[nodiscard]] bool accepts(const QByteArray &component, const QList<document::Value> &samples);

    document::Snapshot m_document;
    std::unique_ptr<DocumentSchemas> m_schemas; ///< Made when it is needed, because it reads the whole document.
    schema::Dialect m_dialect;
    QList<Candidate> m_candidates; ///< The components with properties.
    QSet<QByteArray> m_names;      ///< The names of all schema components.
};

} // namespace drafts
