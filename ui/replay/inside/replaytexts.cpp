#include "replaytexts.h"

#include <QCoreApplication>

namespace replay {

namespace {

struct ReplayTexts {
    Q_DECLARE_TR_FUNCTIONS(replay::ReplayTexts)
};

using What = Difference::What;

QString nameOf(const Difference &difference)
{
    const QString name = QString::fromUtf8(difference.name);
    switch (difference.what) {
    case What::Answer:
        return ReplayTexts::tr("Response");
    case What::UpstreamUrl:
        return ReplayTexts::tr("Upstream");
    case What::RequestLine:
        return ReplayTexts::tr("Upstream request");
    case What::Header:
        return ReplayTexts::tr("Upstream request, %1", "%1: a header name").arg(name);
    case What::Credential:
        return ReplayTexts::tr("Upstream credential, %1", "%1: username or password").arg(name);
    case What::Change:
        break;
    }
    return name.isEmpty() ? ReplayTexts::tr("Change") : ReplayTexts::tr("Change of %1", "%1: a header name").arg(name);
}

QString valueOf(const QByteArray &value)
{
    return value.isEmpty() ? ReplayTexts::tr("nothing") : QString::fromUtf8(value);
}

QString notServedText(NotServed why)
{
    switch (why) {
    case NotServed::SyntaxErrors:
        return ReplayTexts::tr("The definition has syntax errors, so the gateway can't serve it.");
    case NotServed::NoSettings:
        return ReplayTexts::tr("The definition has no gateway settings or is not active, so the gateway does not serve "
                               "it.");
    case NotServed::NoListenPath:
        break;
    }
    return ReplayTexts::tr("The definition has no listen path that a request can match.");
}

} // namespace

QString outcomeText(const Outcome &outcome)
{
    if (outcome.notServed)
        return ReplayTexts::tr("Not served");
    if (!outcome.isSame())
        return ReplayTexts::tr("Another outcome");
    return ReplayTexts::tr("The same outcome: %1", "%1: a status").arg(outcome.status);
}

QString differencesText(const Outcome &outcome)
{
    if (outcome.notServed)
        return notServedText(*outcome.notServed);
    QStringList lines;
    for (const Difference &difference : outcome.differences)
        lines.append(
            ReplayTexts::tr("%1: %2, recorded: %3", "%1: what differs, %2: the value now, %3: the recorded one")
                .arg(nameOf(difference), valueOf(difference.after), valueOf(difference.before)));
    if (outcome.hasUnknownCredential)
        lines.append(ReplayTexts::tr("The upstream may get another secret: a bundle has none to compare it with."));
    return lines.join(u'\n');
}

} // namespace replay
