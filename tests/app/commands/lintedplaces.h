#pragma once

#include "diagnosticmessages.h"
#include "workspace.h"

namespace support {

/** The problems of an open definition as `lint` would write them: `file:line:col: severity rule message`. */
class LintedPlaces final
{
public:
    LintedPlaces(const workspace::OpenDefinition &definition, const QString &name)
        : m_definition(definition)
        , m_name(name)
    {}

    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (const base::Diagnostic &problem : m_definition.diagnostics()) {
            const auto place = m_definition.document().snapshot().positionAt(problem.span.offset);
            lines.append(u"%1:%2:%3: %4 %5 %6"_qs.arg(m_name)
                             .arg(place.line)
                             .arg(place.column)
                             .arg(severity(problem.severity), problem.rule, messages::diagnosticText(problem)));
        }
        return lines;
    }

private:
    static QString severity(base::Severity severity)
    {
        if (severity == base::Severity::Error)
            return u"error"_qs;
        return severity == base::Severity::Warning ? u"warning"_qs : u"info"_qs;
    }

    const workspace::OpenDefinition &m_definition;
    QString m_name;
};

} // namespace support
