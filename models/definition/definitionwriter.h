#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/** Writes the fields of the gateway extension of a document. Each call is one undo step; use a document::Document::Step
 * to name or merge steps. Missing objects are created. A document without the extension gets `x-vendor-api-gateway`. */
class DefinitionWriter final
{
public:
    explicit DefinitionWriter(document::Document &document)
        : m_document(document)
    {}

    base::Result<void> setApiName(const QString &name);
    base::Result<void> setActive(bool active);
    base::Result<void> setListenPath(const QString &path);
    base::Result<void> setStripListenPath(bool strip);
    base::Result<void> setUpstreamUrl(const QString &url);
    /** Makes the gateway ask clients for the credentials of these security schemes. The settings of other schemes stay.
     */
    base::Result<void> askClientsFor(const QList<QByteArray> &schemes);
    /** Switches on or off that the gateway checks the credentials of clients. */
    base::Result<void> setClientAuthentication(bool isEnabled);
    /** Switches on or off that the gateway checks a security scheme. */
    base::Result<void> setClientScheme(const QByteArray &scheme, bool isChecked);

    /** Chooses Basic authentication at the upstream: sets upstream.authentication.enabled and basicAuth.enabled to
     * true, adds missing credentials, and always writes the `header` object, by default {enabled: true, name:
     * Authorization}. Disables other methods, because only one can be used. */
    base::Result<void> chooseBasic();
    /** Chooses no authentication at the upstream: sets upstream.authentication.enabled and basicAuth.enabled to false
     * and changes nothing else. */
    base::Result<void> chooseNone();
    base::Result<void> setUserName(const QString &userName);
    base::Result<void> setPassword(const QString &password);
    /** Sets the name of the header with the upstream credentials, and header.enabled to true. */
    base::Result<void> setHeaderName(const QString &name);
    /** Removes the credentials for the upstream with the whole basicAuth object. */
    base::Result<void> removeStoredCredentials();

private:
    document::Document &m_document;
};

} // namespace definition
