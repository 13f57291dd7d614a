#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/**
 * Writes the fields of the extension. Each call is one undo step; use a document::Document::Step to name or merge
 * steps. Missing objects are created. A document without the extension gets `x-vendor-api-gateway`.
 */
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
    /** Makes the gateway ask clients for the credentials of these security schemes. Others stay as they are. */
    base::Result<void> askClientsFor(const QList<QByteArray> &schemes);
    /** Makes the gateway check the credentials of clients, or not. */
    base::Result<void> setClientAuthentication(bool isEnabled);
    /** Includes a security scheme in what the gateway checks, or not. */
    base::Result<void> setClientScheme(const QByteArray &scheme, bool isChecked);

    /** Sets both flags to true, adds missing credentials, and always writes the `header` object, by default {enabled:
     * true, name: Authorization}. Disables other methods, because only one can be used. */
    base::Result<void> chooseBasic();
    /** Sets both flags to false and changes nothing else. */
    base::Result<void> chooseNone();
    base::Result<void> setUserName(const QString &userName);
    base::Result<void> setPassword(const QString &password);
    /** Also sets header.enabled to true. */
    base::Result<void> setHeaderName(const QString &name);
    /** Removes the basicAuth object. */
    base::Result<void> removeStoredCredentials();

private:
    document::Document &m_document;
};

} // namespace definition
