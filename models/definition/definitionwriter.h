#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/**
 * Writes the extension's fields, one undo step a call (nest a document::Document::Step to name or merge it). Missing
 * objects are made. A document without the extension gets `x-vendor-api-gateway`.
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

    /** Both flags true, credentials where they are missing, and always the `header` object: {enabled: true, name:
     * Authorization} unless there. Another method that is enabled is turned off: the choice is between them. */
    base::Result<void> chooseBasic();
    /** Both flags false; everything else stays. */
    base::Result<void> chooseNone();
    base::Result<void> setUserName(const QString &userName);
    base::Result<void> setPassword(const QString &password);
    /** Also sets header.enabled to true. */
    base::Result<void> setHeaderName(const QString &name);
    /** Takes the basicAuth section out. */
    base::Result<void> removeStoredCredentials();

private:
    document::Document &m_document;
};

} // namespace definition
