#include "collectfacts.h"

#include "answerfolder.h"
#include "appsettings.h"
#include "logredaction.h"
#include "recoveryfolder.h"
#include "rotatinglog.h"
#include "testgateway.h"

#include <QCoreApplication>
#include <QSysInfo>

namespace startup {

namespace {

constexpr qsizetype LinesShown = 100;

} // namespace

window::ProgramFacts collectFacts(settings::AppSettings &settings)
{
    const QString folder = storage::RotatingLog::defaultFolder();
    return {
        .versions = {{u"Gatewright"_qs, QCoreApplication::applicationVersion()},
                     {u"Qt"_qs, QString::fromLatin1(qVersion())},
                     // The version that the program was built with. These names are the same in all languages.
                     {u"Qt SDK"_qs, QStringLiteral(QT_VERSION_STR)},
                     {u"System"_qs,
                      u"%1, %2 %3, %4"_qs.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                              QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture())},
                     {u"yaml-cpp"_qs, QStringLiteral(GATEWRIGHT_YAML_VERSION)},
                     {u"QtKeychain"_qs, QStringLiteral(GATEWRIGHT_KEYCHAIN_VERSION)},
                     {u"TLS"_qs, gateway::TestGateway::tlsVersion()}},
        .settingsFile = settings.store().fileName(),
        .cacheFolder = cache::AnswerFolder::defaultPath(),
        .recoveryFolder = storage::RecoveryFolder::defaultPath(),
        .logFolder = folder,
        .lastLogLines =
            [folder] {
                QStringList lines;
                // Redacted when they were written, too; but the file can have been edited.
                for (const QString &line : storage::lastLogLines(folder, LinesShown))
                    lines.append(redactedLine(line));
                return lines;
            },
    };
}

} // namespace startup
