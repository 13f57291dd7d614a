#include "contractrules.h"

#include "clientaccess.h"
#include "members.h"
#include "operations.h"
#include "security.h"
#include "version.h"

#include <QSet>
#include <QUrl>

namespace lint {

namespace {

using definition::DefinitionView;
using document::Node;
using document::Pointer;

class ContractCheck final
{
public:
    ContractCheck(const DefinitionView &view, const description::Description &description, Report &report)
        : m_view(view)
        , m_description(description)
        , m_report(report)
        , m_snapshot(view.snapshot())
        , m_access(definition::clientAccess(view))
        , m_items(description.pathItems())
    {}

    void run()
    {
        checkVersion();
        checkSchemes();
        checkAccess();
        checkMiddleware();
        checkServers();
    }

private:
    void checkVersion()
    {
        const QString stated = m_snapshot.at({"openapi"}).text();
        const auto version = specification::versionOf(stated);
        if (version && specification::Since32.contain(*version))
            m_report.add("gateway-version-unsupported"_rule, {"openapi"}, {stated});
    }

    void checkSchemes()
    {
        const Node known = m_snapshot.at({"components", "securitySchemes"});
        for (const definition::ClientScheme &scheme : m_access.schemes) {
            if (!known.member(scheme.name).exists())
                m_report.addAtKey("gateway-scheme-unknown"_rule, scheme.pointer, {QString::fromUtf8(scheme.name)});
        }
    }

    void checkAccess()
    {
        if (!m_access.isReadable)
            return; // That is an error itself.
        if (openapi::documentSecurity(m_snapshot).needsCredentials()) {
            if (!m_access.isEnabled)
                m_report.addAtKey("gateway-access-open"_rule, {"security"});
            return;
        }
        for (const openapi::PathItem &item : m_items) {
            for (const openapi::Operation &operation : item.operations) {
                const openapi::SecurityRequirements security = openapi::securityOf(m_snapshot, operation);
                if (!security.needsCredentials())
                    continue;
                if (!m_access.isEnabled)
                    m_report.addAtKey(m_description.documentOf(item), "gateway-access-open"_rule, security.pointer);
                return;
            }
        }
        if (m_access.isEnabled)
            m_report.add("gateway-access-undocumented"_rule, m_access.enabled);
    }

    void checkMiddleware()
    {
        const Pointer place = m_view.extension() / definition::fields::operations();
        const Node settings = m_snapshot.at(place);
        if (!settings.isMapping())
            return;
        QSet<QByteArray> ids;
        for (const openapi::PathItem &item : m_items) {
            for (const openapi::Operation &operation : item.operations)
                ids.insert(operation.operationId.toUtf8());
        }
        for (const document::Member &member : membersOf(settings)) {
            if (!ids.contains(member.key))
                m_report.addAtKey("gateway-operation-unknown"_rule, place / member.key,
                                  {QString::fromUtf8(member.key)});
        }
    }

    /** Only for a listen path without patterns, and servers without variables. */
    void checkServers()
    {
        const auto listenPath = m_view.listenPath();
        const Node servers = m_snapshot.at({"servers"});
        QString path = listenPath.value;
        while (path.endsWith(u'/'))
            path.chop(1);
        if (!listenPath.isPresent() || path.isEmpty() || path.contains(u'{') || !servers.isSequence() ||
            servers.childCount() == 0)
            return;
        for (qsizetype i = 0; i < servers.childCount(); ++i) {
            const QString text = servers.childAt(i).resolved().member("url").text();
            const QString found = QUrl(text).path() + u'/';
            if (text.contains(u'{') || found.startsWith(path + u'/'))
                return;
        }
        m_report.addAtKey("gateway-servers-elsewhere"_rule, {"servers"}, {listenPath.value});
    }

    const DefinitionView &m_view;
    const description::Description &m_description;
    Report &m_report;
    const document::Snapshot &m_snapshot;
    definition::ClientAccess m_access;
    QList<openapi::PathItem> m_items;
};

} // namespace

void checkContract(const description::Description &description, Report &report)
{
    const DefinitionView view(description.entry()->snapshot());
    if (view.hasExtension())
        ContractCheck(view, description, report).run();
}

} // namespace lint
