#include "newapi.h"

#include "conversion.h"
#include "gatewayfields.h"
#include "memberedit.h"
#include "objectplace.h"

namespace drafts {

using document::Document;
using document::Pointer;
using document::Value;

namespace {

/** The place of the gateway extension; the root if the template has none. */
Pointer extensionOf(const document::Snapshot &document)
{
    const document::Node root = document.root();
    for (qsizetype i = 0; root.isMapping() && i < root.childCount(); ++i) {
        if (definition::isExtensionName(root.keyAt(i)))
            return {root.keyAt(i)};
    }
    return {};
}

} // namespace

QByteArray slugOf(const QString &title)
{
    QByteArray slug;
    for (const QChar c : title.normalized(QString::NormalizationForm_KD)) {
        const bool isAscii = c.unicode() < 128;
        if (isAscii && c.isLetterOrNumber())
            slug += c.toLower().toLatin1();
        else if (isAscii && !slug.isEmpty() && !slug.endsWith('-'))
            slug += '-';
    }
    while (slug.endsWith('-'))
        slug.chop(1);
    return slug;
}

base::Result<QByteArray> newApiText(const QByteArray &templateText, const NewApi &api)
{
    Document document(templateText, document::Format::Yaml);
    if (openapi::versionOf(document.snapshot()) != api.version) {
        if (const auto converted = conversion::convert(document, api.version); !converted)
            return converted.error();
    }
    const Pointer extension = extensionOf(document.snapshot());
    QList<std::pair<Pointer, Value>> values{{{"info", "title"}, Value::string(api.title)}};
    if (!api.server.isEmpty())
        values.append({{"servers", "0", "url"}, Value::string(api.server)});
    if (!extension.isRoot()) {
        values.append({extension / definition::fields::apiName(), Value::string(api.title)});
        values.append({extension / definition::fields::listenPath(), Value::string(api.listenPath)});
    }
    for (const auto &[place, value] : std::as_const(values)) {
        if (auto done = openapi::setMember(document, place, value); !done)
            return done.error();
    }
    return document.snapshot().text();
}

} // namespace drafts
