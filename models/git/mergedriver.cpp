#include "mergedriver.h"

#include <algorithm>

namespace git {

namespace {

QByteArray newlineOf(const QByteArray &text)
{
    return text.contains("\r\n") ? QByteArray("\r\n") : QByteArray("\n");
}

/** Lines with their line breaks. */
QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype feed = text.indexOf('\n', start);
        const qsizetype end = feed < 0 ? text.size() : feed + 1;
        lines.append(text.mid(start, end - start));
        start = end;
    }
    return lines;
}

bool isHeader(const QByteArray &line)
{
    return line.trimmed().startsWith('[');
}

/** True for `[merge "NAME"]`; the name of a section has no case, that of a subsection has. */
bool isSectionOf(const QByteArray &line, const QByteArray &name)
{
    const QByteArray header = line.trimmed();
    const qsizetype quote = header.indexOf('"');
    return quote > 0 && header.startsWith('[') && header.sliced(1, quote - 1).trimmed().toLower() == "merge" &&
           header.sliced(quote).startsWith('"' + name + "\"]");
}

/** A value of a configuration in quotes, so that `#` and `;` do not begin a comment. */
QByteArray quoted(QByteArray value)
{
    value.replace('\\', "\\\\").replace('"', "\\\"");
    return '"' + value + '"';
}

/** True for a line that belongs to no entry: blank, or a comment. */
bool isRemark(const QByteArray &line)
{
    const QByteArray text = line.trimmed();
    return text.isEmpty() || text.startsWith('#') || text.startsWith(';');
}

/** Remarks after the last entry of the section belong to what follows. */
QByteArray withoutSection(const QByteArray &config, const QByteArray &name)
{
    QByteArray kept;
    QByteArray remarks;
    bool isInside = false;
    bool isContinued = false;
    for (const QByteArray &line : linesOf(config)) {
        if (!isContinued && isHeader(line)) {
            kept += remarks;
            remarks.clear();
            isInside = isSectionOf(line, name);
        }
        if (!isInside)
            kept += line;
        else if (!isContinued && isRemark(line))
            remarks += line;
        else
            remarks.clear();
        isContinued = line.trimmed().endsWith('\\') && !isRemark(line);
    }
    return kept + remarks;
}

bool isAttributeLine(const QByteArray &line, const QByteArray &name)
{
    const QByteArrayList words = line.simplified().split(' ');
    return words.size() == 2 && words[1] == "merge=" + name;
}

QByteArray ended(QByteArray text, const QByteArray &newline)
{
    return text.isEmpty() || text.endsWith('\n') ? text : text + newline;
}

} // namespace

MergeDriverFiles withMergeDriver(const MergeDriverFiles &files, const MergeDriver &driver)
{
    MergeDriverFiles set = files;
    const QByteArray newline = newlineOf(files.config);
    const QByteArray section = "[merge \"" + driver.name + "\"]" + newline + "\tname = " + driver.description +
                               newline + "\tdriver = " + quoted(driver.command) + newline;
    if (!files.config.contains(section))
        set.config = ended(withoutSection(files.config, driver.name), newline) + section;
    const QByteArrayList lines = linesOf(files.attributes);
    const QByteArray lineEnd = newlineOf(files.attributes);
    for (const QByteArray &pattern : driver.patterns) {
        const QByteArray wanted = pattern + " merge=" + driver.name;
        const bool isThere = std::ranges::any_of(lines,
                                                 [&](const QByteArray &line) { return line.simplified() == wanted; });
        if (!isThere)
            set.attributes = ended(set.attributes, lineEnd) + wanted + lineEnd;
    }
    return set;
}

MergeDriverFiles withoutMergeDriver(const MergeDriverFiles &files, const QByteArray &name)
{
    MergeDriverFiles left{withoutSection(files.config, name), {}};
    for (const QByteArray &line : linesOf(files.attributes)) {
        if (!isAttributeLine(line, name))
            left.attributes += line;
    }
    return left;
}

} // namespace git
