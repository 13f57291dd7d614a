#include "reportmerge.h"

#include "absolutepath.h"

#include <algorithm>

namespace commands {

namespace {

/** The identity of a file in all reports: they can name it differently, such as `./a.yaml`. */
QString addressOf(const QString &name)
{
    const bool isAddress = name == u"<stdin>" || name.startsWith(u"https://") || name.startsWith(u"http://");
    return isAddress ? name : absolutePath(name);
}

} // namespace

void ReportMerge::add(const ReadReport &report)
{
    for (const QString &failure : report.failures)
        m_descriptions.append({failure, {}});
    for (ApiFindings description : report.descriptions) {
        const QString address = addressOf(description.name);
        for (FileFindings &file : description.files) {
            file.address = addressOf(file.name);
            if (file.isUsed && !description.isPart)
                m_used.insert(file.address);
        }
        if (m_entries.contains(address))
            continue;
        m_entries.insert(address);
        m_descriptions.append(description);
    }
}

QList<ApiFindings> ReportMerge::results() const
{
    QList<ApiFindings> results;
    for (const ApiFindings &description : m_descriptions)
        results.append(resultOf(description));
    std::stable_sort(results.begin(), results.end(),
                     [](const ApiFindings &left, const ApiFindings &right) { return left.name < right.name; });
    return results;
}

ApiFindings ReportMerge::resultOf(const ApiFindings &description) const
{
    const QString address = addressOf(description.name);
    ApiFindings result = description;
    const bool isElsewhere = description.isPart && m_used.contains(address);
    if (isElsewhere)
        result.files.removeIf([&](const FileFindings &file) { return file.address != address; });
    for (FileFindings &file : result.files) {
        const bool isEntry = file.address == address;
        if (isElsewhere)
            file.findings.removeIf([](const Finding &finding) { return !finding.isSyntax; });
        else if (!isEntry && m_entries.contains(file.address))
            file.findings.removeIf([](const Finding &finding) { return finding.isSyntax; });
    }
    return result;
}

} // namespace commands
