#include "report.h"

namespace lint {

namespace {

/** Of what one document's diagnostics hold. */
constexpr qsizetype MaximumReportBytes = 50'000'000;
/** Of one argument, because names and values can be as long as the document. */
constexpr qsizetype LongestArgument = 300;

/** Without the name of the rule, which all diagnostics of it share. */
qsizetype bytesOf(const base::Diagnostic &diagnostic)
{
    qsizetype characters = diagnostic.pointer.size() + diagnostic.message.size();
    for (const QString &argument : diagnostic.arguments)
        characters += argument.size();
    return qsizetype(sizeof(diagnostic)) + characters * qsizetype(sizeof(QChar));
}

} // namespace

bool Report::isOn(const rules::Rule &rule) const
{
    const auto known = m_isOn.constFind(&rule);
    if (known != m_isOn.constEnd())
        return *known;
    return *m_isOn.insert(&rule, rule.versions.contain(m_version) && m_settings.isOn(rule));
}

void Report::add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    addAt(rule, pointer, definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    const base::Span key = m_snapshot.keySpan(pointer);
    addAt(rule, pointer, key.length > 0 ? key : definition::placeOf(m_snapshot, pointer), arguments);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments)
{
    addAt(rule, pointer, span, arguments, rule.severity);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments, base::Severity severity)
{
    if (!isOn(rule) || isFull())
        return;
    QString &name = m_names[&rule];
    if (name.isEmpty())
        name = rule.name();
    base::Diagnostic diagnostic{name, severity, span, pointer.toString(), {}};
    diagnostic.pointer.squeeze();
    const rules::Setting setting = m_settings.settingOf(rule, severity, diagnostic.pointer);
    if (!setting)
        return;
    diagnostic.severity = *setting;
    for (const QString &argument : arguments) {
        const bool isLong = argument.size() > LongestArgument;
        diagnostic.arguments.append(isLong ? argument.first(LongestArgument - 1) + u'…' : argument);
    }
    m_bytes += bytesOf(diagnostic);
    append(diagnostic);
}

void Report::append(const base::Diagnostic &diagnostic)
{
    m_diagnostics.append(diagnostic);
    if (m_bytes > MaximumReportBytes) {
        m_diagnostics.append(
            "too-many-problems"_rule.at(m_snapshot.root().span(), {}, {QString::number(m_diagnostics.size())}));
    }
}

void Report::addKnown(const base::Diagnostics &diagnostics)
{
    for (const base::Diagnostic &diagnostic : diagnostics) {
        if (isFull())
            return;
        m_bytes += bytesOf(diagnostic);
        append(diagnostic);
    }
}

bool Report::isFull() const
{
    return m_bytes > MaximumReportBytes;
}

bool Report::isFarFromLimit() const
{
    return m_bytes < MaximumReportBytes / 2;
}

bool Report::isCustomOn(const CustomRule &rule) const
{
    return m_settings.isCustomOn(rule.id, rule.isOn);
}

void Report::addCustom(const CustomRule &rule, const document::Pointer &pointer, const QString &message, bool isAtKey)
{
    if (isFull())
        return;
    const QString place = pointer.toString();
    const rules::Setting own = rule.isOn ? rules::Setting(rule.severity) : std::nullopt;
    const rules::Setting setting = m_settings.customSettingOf(rule.id, own, place);
    if (!setting)
        return;
    const base::Span key = isAtKey ? m_snapshot.keySpan(pointer) : base::Span();
    const bool isLong = message.size() > LongestArgument;
    const base::Diagnostic diagnostic{
        rule.id, *setting, key.length > 0 ? key : definition::placeOf(m_snapshot, pointer),
        place,   {},       isLong ? message.first(LongestArgument - 1) + u'…' : message};
    m_bytes += bytesOf(diagnostic);
    append(diagnostic);
}

} // namespace lint
