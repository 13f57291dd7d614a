#include "pseudotexts.h"

#include <QDebug>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace support {

namespace {

/** Values that are the same in all languages, each with its form. Numbers are 0, see textsOf(). */
constexpr QStringView Values[] = {
    // Names of formats, units and keys.
    u"ms|s|[KMG]i?B|kB|bytes?|0 (?:ms|s|[KMG]i?B|kB|bytes?)|OpenAPI(?: 0)?|JSON|Gatewright|Sandbox",
    u"\\(?(?:(?:Ctrl|Alt|Shift|Meta|F0|PgUp|PgDown|Return|Enter|Del|Esc|Tab|Space|Left|Right|Up|Down|Ins|Home|End)"
    u"\\+?.?)+\\)?",
    // What the walk pastes.
    u"curl .*|description: OK",
    // Requests and statuses: "GET 0", "0, GET, /books, 0 OK", "GET /books HTTP/0".
    u"(?:0, )?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)(?: 0)?(?:,? /\\S*)?(?:,? (?:HTTP/0|0 OK|0 Not Found))*",
    u"0 (?:OK|Not Found|Bad Request)(?:  ·)?",
    u"HTTP/0|HEAD~0",
    u"GET,POST /pets|[A-Z]+ /\\S* › 0 › application/json",
    // Paths, queries, addresses and names of hosts and files.
    u"[~/?]\\S*",
    u"(?:https?://)?[\\w*^\\[\\]\\\\.-]+\\.(?:example|com|yaml)[/:$]?\\S*(?: \\+0)?,?",
    u"http://0|[\\w.+-]+/[\\w.+-]+(?:; charset=utf-0)?",
    // Identifiers, dates and languages.
    u"[a-z]+(?:-[a-z]+)+|Default, v0|Deutsch|English|\\w+(?: › \\w+)+",
    // What certificates contain, and a filter of the interface.
    u"Dashboard|Sample Authority|Partner public key|\\^api.*|omit",
    // What clientSchemes has: names, types and places of security schemes.
    u"\\w+ \\(http bearer\\), \\w+ \\(apiKey header X-API-Key\\)|staff",
    // Of the machine.
    u"offscreen|yaml-cpp: 0|Qt SDK: 0|System: .*|\\d* (?:[MG]iB)",
    u"[0-9a-f]{6,}|0 [A-Z][a-z]{2} 0 0|0-0-0 0 UTC(?: – 0-0-0 0 UTC)?|[a-z]+_[a-z]+",
    // Members and headers, as bodies and requests have them: "title": "A", Accept: application/json.
    u"\"\\w+\": .*|[a-z_]+: [a-z/?=0{].*|Host|[A-Z]\\w*(?:-[A-Z]\\w*)+|[A-Z]\\w*(?:-[A-Z]\\w*)*: [\\w/*. •-]+|(?:- )?\\{.*\\}|\\$ref: .*",
    // Keywords and types of schemas.
    u"[a-z]+[A-Z]\\w* 0|minimum 0|default \\w+|→ \\w+|\\w+\\[\\]|uri-reference +\\| +null|cookie|(?:\"\\w+\"(?: +\\| +)?)+",
};

} // namespace

PseudoTexts::PseudoTexts()
{
    for (const char *folder : {GATEWRIGHT_EXAMPLES, GATEWRIGHT_SANDBOX}) {
        QDirIterator walk(QString::fromUtf8(folder), QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (file.open(QIODevice::ReadOnly))
                m_files += QString::fromUtf8(file.readAll());
        }
    }
    static const QRegularExpression number(u"\\d+(?:[.,:]\\d+)*"_qs);
    m_files = m_files.replace(number, u"0"_qs).simplified();
}

bool PseudoTexts::isValue(const QString &part) const
{
    // An operation with its summary: "GET /books  –  List books".
    static const QRegularExpression operation(u"^[A-Z]+ /\\S*(?: +–)? +"_qs);
    if (m_files.contains(QString(part).remove(operation).simplified()))
        return true;
    for (const QStringView form : Values) {
        const QRegularExpression value(QRegularExpression::anchoredPattern(form));
        if (value.match(part).hasMatch())
            return true;
    }
    return false;
}

QStringList PseudoTexts::untranslatedIn(const QString &text) const
{
    QString outside;
    int depth = 0;
    for (const QChar character : text) {
        if (character == u'⟦')
            ++depth;
        if (depth == 0)
            outside += character;
        if (character == u'⟧')
            outside += --depth == 0 ? u"\n"_qs : QString();
    }
    static const QRegularExpression words(u"[A-Za-z]{2,}"_qs);
    static const QRegularExpression ends(u"\n| · "_qs);
    QStringList found;
    for (const QString &part : outside.split(ends)) {
        // "name: value" has a translated name.
        const QString value = (part.startsWith(u": "_qs) ? part.mid(2) : part).trimmed();
        if (value.contains(words) && !isValue(value))
            found.append(value);
    }
    return found;
}

qsizetype reported(QStringList texts)
{
    texts.removeDuplicates();
    for (const QString &text : texts)
        qInfo().noquote() << text;
    return texts.size();
}

} // namespace support
