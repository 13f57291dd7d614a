#include "diagnosticstext.h"

#include "settings.h"
#include "settingstable.h"
#include "showntext.h"

#include <QCoreApplication>
#include <QLocale>

namespace window {

namespace {

using Rows = QList<std::pair<QString, QString>>;
using GatewayState = preview::GatewayControl::State;

struct DiagnosticsTexts {
    Q_DECLARE_TR_FUNCTIONS(window::DiagnosticsTexts)
};

QString keychainText(KeychainState state)
{
    switch (state) {
    case KeychainState::Available:
        return DiagnosticsTexts::tr("available");
    case KeychainState::Locked:
        return DiagnosticsTexts::tr("locked");
    case KeychainState::Missing:
        return DiagnosticsTexts::tr("not available");
    case KeychainState::Unknown:
        break;
    }
    return DiagnosticsTexts::tr("not known yet");
}

QString gatewayText(const Diagnostics &diagnostics)
{
    switch (diagnostics.gateway) {
    case GatewayState::Running:
        return DiagnosticsTexts::tr("running at %1", "%1: URL").arg(diagnostics.gatewayAddress.toString());
    case GatewayState::Starting:
        return DiagnosticsTexts::tr("starting");
    case GatewayState::Failed:
        return DiagnosticsTexts::tr("not running, because it could not start");
    case GatewayState::Stopped:
        break;
    }
    return DiagnosticsTexts::tr("stopped");
}

Rows pathRows(const ProgramFacts &facts)
{
    return {{DiagnosticsTexts::tr("Settings file"), facts.settingsFile},
            {DiagnosticsTexts::tr("Cached answers"), facts.cacheFolder},
            {DiagnosticsTexts::tr("Unsaved edits"), facts.recoveryFolder},
            {DiagnosticsTexts::tr("Log"), facts.logFolder}};
}

Rows stateRows(const Diagnostics &diagnostics)
{
    return {{DiagnosticsTexts::tr("Display"), diagnostics.platform},
            {DiagnosticsTexts::tr("Keychain"), keychainText(diagnostics.keychain)},
            {DiagnosticsTexts::tr("Test gateway"), gatewayText(diagnostics)},
            {DiagnosticsTexts::tr("Open definitions"), QString::number(diagnostics.definitions)}};
}

Rows limitRows(const settings::Settings &settings)
{
    const auto size = [&settings](const settings::Setting<qint64> &setting) {
        return QLocale().formattedDataSize(settings.get(setting));
    };
    return {{DiagnosticsTexts::tr("Recorded of a body"), size(settings::RecordedBody)},
            {DiagnosticsTexts::tr("Memory for recorded bodies"), size(settings::RecordedMemory)},
            {DiagnosticsTexts::tr("File for recorded bodies"), size(settings::RecordedFile)}};
}

void append(QStringList &lines, const QString &heading, const Rows &rows)
{
    lines.append({QString(), heading});
    for (const auto &[name, value] : rows) {
        if (!value.isEmpty())
            lines.append(u"  %1: %2"_qs.arg(name, base::shownText(value)));
    }
}

} // namespace

QString diagnosticsText(const Diagnostics &diagnostics, const settings::Settings &settings)
{
    QStringList lines;
    append(lines, DiagnosticsTexts::tr("Versions"), diagnostics.facts.versions);
    append(lines, DiagnosticsTexts::tr("State"), stateRows(diagnostics));
    append(lines, DiagnosticsTexts::tr("Paths"), pathRows(diagnostics.facts));
    append(lines, DiagnosticsTexts::tr("Limits"), limitRows(settings));
    lines.append({QString(), DiagnosticsTexts::tr("Last lines of the log")});
    if (diagnostics.logLines.isEmpty())
        lines.append(u"  "_qs + DiagnosticsTexts::tr("None"));
    for (const QString &line : diagnostics.logLines)
        lines.append(u"  "_qs + base::shownText(line));
    return lines.mid(1).join(u'\n') + u'\n';
}

} // namespace window
