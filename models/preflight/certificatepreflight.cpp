#include "certificatepreflight.h"

#include "certificateproblems.h"

namespace preflight {

using workspace::OpenDefinition;

CertificatePreflight::CertificatePreflight(workspace::Workspace &workspace, const management::KnownCertificates &known,
                                           const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_known(known)
    , m_clock(clock)
{
    connect(&known, &management::KnownCertificates::changed, this, [this, &workspace] {
        for (OpenDefinition *definition : workspace.definitions())
            tell(*definition);
    });
    connect(&workspace, &workspace::Workspace::opened, this, &CertificatePreflight::add);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void CertificatePreflight::add(OpenDefinition *definition)
{
    connect(definition, &OpenDefinition::linted, this, [this, definition] { tell(*definition); });
    tell(*definition);
}

void CertificatePreflight::tell(OpenDefinition &definition)
{
    // While the text has syntax errors, the problems of the last valid text remain.
    const document::Snapshot snapshot = definition.document().snapshot();
    if (snapshot.isValid())
        definition.setOutsideProblems(workspace::Outside::Certificates,
                                      certificateProblems(snapshot, m_known, m_clock.now()));
}

} // namespace preflight

#include "moc_certificatepreflight.cpp"
