#include "version.h"

namespace specification {

namespace {

const VersionNames &namesOf(Version version)
{
    return KnownVersions[static_cast<int>(version)];
}

} // namespace

std::optional<Version> versionOf(QStringView text)
{
    for (const VersionNames &known : KnownVersions) {
        const QLatin1String minor(known.minor);
        if (text.startsWith(minor) && (text.size() == minor.size() || text.at(minor.size()) == u'.'))
            return known.version;
    }
    return std::nullopt;
}

QString nameOf(Version version)
{
    return QString::fromLatin1(namesOf(version).minor);
}

QString releaseOf(Version version)
{
    return QString::fromLatin1(namesOf(version).release);
}

QStringList namesOfVersions()
{
    QStringList names;
    for (const VersionNames &known : KnownVersions)
        names.append(QString::fromLatin1(known.minor));
    return names;
}

QString listOfVersions(QStringView word)
{
    QStringList names = namesOfVersions();
    const QString last = names.takeLast();
    return u"%1 %2 %3"_qs.arg(names.join(u", "_qs), word, last);
}

} // namespace specification
