#include "report.h"

#include <algorithm>

namespace lint {

namespace {

/** Of what the diagnostics of one description hold. */
constexpr qsizetype MaximumReportBytes = 25'000'000;
/** Of one argument, because names and values can be as long as the document. */
constexpr qsizetype LongestArgument = 300;

/** Without the name of the rule, which all diagnostics of it share. */
qsizetype bytesOf(const base::Diagnostic &diagnostic)
{
    qsizetype characters = diagnostic.pointer.size() + diagnostic.logicalPointer.size() + diagnostic.message.size();
    for (const QString &argument : diagnostic.arguments)
        characters += argument.size();
    return qsizetype(sizeof(diagnostic)) + characters * qsizetype(sizeof(QChar));
}

} // namespace

Report::Report(const description::Description &description, const rules::RuleSettings &settings)
    : m_description(description)
    , m_settings(settings)
    , m_version(description.version())
    , m_documents{description.entry()}
    , m_found{{}}
    , m_numbers{{description.entry().get(), 0}}
{}

void Report::check(const Document &document)
{
    m_current = numberOf(document);
}

qsizetype Report::numberOf(const Document &document)
{
    const auto known = m_numbers.constFind(document.get());
    if (known != m_numbers.constEnd())
        return *known;
    m_documents.append(document);
    m_found.append(base::Diagnostics());
    return *m_numbers.insert(document.get(), m_documents.size() - 1);
}

bool Report::isOn(const rules::Rule &rule) const
{
    const auto known = m_isOn.constFind(&rule);
    if (known != m_isOn.constEnd())
        return *known;
    return *m_isOn.insert(&rule, (!m_version || rule.versions.contain(*m_version)) && m_settings.isOn(rule));
}

void Report::add(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    add(current(), rule, pointer, arguments);
}

void Report::add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
                 const QStringList &arguments)
{
    addAt(document, rule, pointer, definition::placeOf(document->snapshot(), pointer), arguments);
}

void Report::addAtKey(const rules::Rule &rule, const document::Pointer &pointer, const QStringList &arguments)
{
    addAtKey(current(), rule, pointer, arguments);
}

void Report::addAtKey(const Document &document, const rules::Rule &rule, const document::Pointer &pointer,
                      const QStringList &arguments)
{
    const base::Span key = document->snapshot().keySpan(pointer);
    addAt(document, rule, pointer, key.length > 0 ? key : definition::placeOf(document->snapshot(), pointer),
          arguments);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments)
{
    add(current(), rule, pointer, span, arguments, rule.severity);
}

void Report::addAt(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments)
{
    add(document, rule, pointer, span, arguments, rule.severity);
}

void Report::addAt(const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                   const QStringList &arguments, base::Severity severity)
{
    add(current(), rule, pointer, span, arguments, severity);
}

/** Empty if it is the place in the document. */
QString Report::logicalPointer(const Document &document, const document::Pointer &pointer) const
{
    if (document == m_description.entry())
        return {};
    const auto logical = m_description.logicalPointer({document->address(), pointer});
    return logical && *logical != pointer ? logical->toString() : QString();
}

void Report::add(const Document &document, const rules::Rule &rule, const document::Pointer &pointer, base::Span span,
                 const QStringList &arguments, base::Severity severity)
{
    if (!isOn(rule) || isFull())
        return;
    QString &name = m_names[&rule];
    if (name.isEmpty())
        name = rule.name();
    base::Diagnostic diagnostic{name, severity, span, pointer.toString(), {}, logicalPointer(document, pointer)};
    diagnostic.pointer.squeeze();
    const rules::Setting setting = m_settings.settingOf(rule, severity, base::logicalPlace(diagnostic));
    if (!setting)
        return;
    diagnostic.severity = *setting;
    for (const QString &argument : arguments) {
        const bool isLong = argument.size() > LongestArgument;
        diagnostic.arguments.append(isLong ? argument.first(LongestArgument - 1) + u'…' : argument);
    }
    append(numberOf(document), diagnostic);
}

void Report::append(qsizetype document, const base::Diagnostic &diagnostic)
{
    m_bytes += bytesOf(diagnostic);
    base::Diagnostics &found = m_found[document];
    found.append(diagnostic);
    if (m_record)
        record(document, diagnostic);
    if (m_bytes > MaximumReportBytes) {
        found.append("too-many-problems"_rule.at(m_documents[document]->snapshot().root().span(), {},
                                                 {QString::number(found.size())}));
    }
}

void Report::record(qsizetype document, const base::Diagnostic &diagnostic)
{
    auto found = std::find_if(m_record->begin(), m_record->end(),
                              [&](const DocumentFindings &each) { return each.document == m_documents[document]; });
    if (found == m_record->end())
        found = m_record->insert(m_record->end(), {m_documents[document], {}});
    found->diagnostics.append(diagnostic);
}

void Report::addKnown(const Document &document, const base::Diagnostics &diagnostics)
{
    const qsizetype number = numberOf(document);
    for (const base::Diagnostic &diagnostic : diagnostics) {
        if (isFull())
            return;
        append(number, diagnostic);
    }
}

base::Diagnostics Report::takeDiagnostics(const Document &document)
{
    const auto number = m_numbers.constFind(document.get());
    return number == m_numbers.constEnd() ? base::Diagnostics() : std::exchange(m_found[*number], {});
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

void Report::addCustom(const Document &document, const CustomRule &rule, const document::Pointer &pointer,
                       const QString &message, bool isAtKey)
{
    if (isFull())
        return;
    const document::Snapshot &snapshot = document->snapshot();
    const base::Span key = isAtKey ? snapshot.keySpan(pointer) : base::Span();
    const bool isLong = message.size() > LongestArgument;
    base::Diagnostic diagnostic{rule.id,
                                rule.severity,
                                key.length > 0 ? key : definition::placeOf(snapshot, pointer),
                                pointer.toString(),
                                {},
                                logicalPointer(document, pointer),
                                isLong ? message.first(LongestArgument - 1) + u'…' : message};
    const rules::Setting own = rule.isOn ? rules::Setting(rule.severity) : std::nullopt;
    const rules::Setting setting = m_settings.customSettingOf(rule.id, own, base::logicalPlace(diagnostic));
    if (!setting)
        return;
    diagnostic.severity = *setting;
    append(numberOf(document), diagnostic);
}

} // namespace lint
