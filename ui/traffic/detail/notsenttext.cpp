#include "notsenttext.h"

#include "definitionview.h"
#include "gatewayerrormessages.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace traffic {
namespace {

struct NotSentTexts {
    Q_DECLARE_TR_FUNCTIONS(traffic::NotSent)
};

/** What is wrong with a setting, for the end of a sentence. */
QString faultText(const QString &rule)
{
    const std::pair<const char *, QString> faults[] = {
        {"reference-unresolved", NotSentTexts::tr("its reference has no value")},
        {"reference-unreachable", NotSentTexts::tr("the store of its reference does not answer")},
        {"reference-refused", NotSentTexts::tr("the store denies access to its reference")},
        {"reference-keychain", NotSentTexts::tr("the keychain denies access to its reference")},
        {"reference-store-missing", NotSentTexts::tr("no store is configured for its reference")},
        {"reference-malformed", NotSentTexts::tr("its reference is not valid")},
        {"upstream-url-invalid", NotSentTexts::tr("it is not an http or https URL with a host")},
        {"upstream-header-name", NotSentTexts::tr("it is not a valid header name")},
        {"upstream-header-name-refused", NotSentTexts::tr("HTTP needs this header for the message itself")},
    };
    for (const auto &[name, text] : faults) {
        if (rule == QLatin1StringView(name))
            return text;
    }
    return rule;
}

/** `upstream.url` for /x-vendor-api-gateway/upstream/url. */
QString settingName(const QString &pointer)
{
    const std::optional<document::Pointer> place = document::Pointer::parse(pointer);
    if (!place)
        return pointer;
    QStringList names;
    for (const QByteArray &token : place->tokens())
        names.append(QString::fromUtf8(token));
    if (names.size() > 1 && definition::isExtensionName(place->tokens().first()))
        names.removeFirst();
    return names.join(u'.');
}

QString reasonOf(const Exchange &exchange)
{
    if (exchange.gatewayReason != GatewayError::None)
        return messages::ownAnswerMessage(exchange);
    if (exchange.error != GatewayError::None)
        return messages::exchangeErrorMessage(exchange);
    return NotSentTexts::tr("The record does not contain the reason.");
}

} // namespace

NotSent notSent(const Exchange &exchange)
{
    if (exchange.reachedUpstream)
        return {};
    NotSent result;
    if (exchange.gatewayReason == GatewayError::NotSendable) {
        const QJsonObject answer = QJsonDocument::fromJson(exchange.responseBody.bytes.read()).object();
        result.pointer = answer[u"pointer"].toString();
        if (!result.pointer.isEmpty()) {
            result.text = NotSentTexts::tr("Not sent upstream. The setting “%1” is invalid: %2.",
                                           "%1: a setting such as upstream.url, %2: what is wrong with it")
                              .arg(settingName(result.pointer), faultText(answer[u"rule"].toString()));
            return result;
        }
    }
    result.text = NotSentTexts::tr("Not sent upstream. %1", "%1: a sentence that says why").arg(reasonOf(exchange));
    if (exchange.gatewayReason == GatewayError::UpstreamUnknownHost ||
        exchange.gatewayReason == GatewayError::UpstreamRefused)
        result.text += u' ' + NotSentTexts::tr(
                                  "To test without the upstream, turn on Gateway › Answer with the built-in echo.");
    return result;
}

} // namespace traffic
