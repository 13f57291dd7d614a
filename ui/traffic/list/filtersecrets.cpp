#include "filtersecrets.h"

#include "exchangefilter.h"
#include "redact.h"
#include "secretwords.h"

#include <algorithm>

namespace traffic {
namespace {

using items::FilterTerm;

bool isSecret(const FilterTerm &term)
{
    const QByteArray value = term.text().toUtf8();
    if (term.key() == FilterTerm::Key::Header) {
        const QByteArray name = value.left(value.indexOf('='));
        const bool isCredential = isSecretRequestField(name, {}) || isSecretResponseField(name) ||
                                  base::isSecretName(name);
        return value.contains('=') && isCredential;
    }
    // A parameter can be written without the path before it, and a member without its quotes.
    const Redactor redactor;
    const qsizetype colon = value.indexOf(':');
    return redactor.target(value) != value || redactor.target('?' + value) != '?' + value ||
           redactor.body({value, value.size()}, {}).bytes.read() != value ||
           (colon > 0 && base::isSecretName(value.left(colon).trimmed()));
}

bool isSecret(const items::FilterExpression &expression)
{
    return (expression.term && isSecret(*expression.term)) ||
           std::any_of(expression.parts.begin(), expression.parts.end(),
                       [](const items::FilterExpression &part) { return isSecret(part); });
}

} // namespace

bool hasSecrets(const QString &filter)
{
    const items::ParsedFilter parsed = items::parseFilter(filter);
    return parsed.expression && isSecret(*parsed.expression);
}

} // namespace traffic
