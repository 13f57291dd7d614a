#include "filledtext.h"

namespace messages {

QString filled(const QString &pattern, const QStringList &arguments)
{
    // In one pass, because an argument can contain a percent sign. A message need not use each argument.
    QString text;
    text.reserve(pattern.size());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isPlaceholder = pattern[i] == u'%' && i + 1 < pattern.size() && pattern[i + 1] >= u'1' &&
                                   pattern[i + 1] <= u'9';
        if (isPlaceholder)
            text += arguments.value(pattern[++i].digitValue() - 1);
        else
            text += pattern[i];
    }
    return text;
}

} // namespace messages
