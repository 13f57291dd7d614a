#include "curlsecrets.h"

#include "secretnames.h"
#include "targettext.h"

#include <algorithm>

namespace traffic {

namespace {

QByteArray variableName(QByteArrayView name)
{
    QByteArray variable;
    for (const char c : name.toByteArray().toUpper())
        variable.append((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? c : '_');
    if (variable.isEmpty() || (variable.front() >= '0' && variable.front() <= '9'))
        variable.prepend('_');
    return variable;
}

class Collector final
{
public:
    void add(QByteArrayView name, QByteArrayView value)
    {
        const QByteArray bytes = value.toByteArray();
        const auto sameValue = [&](const http::CurlSecret &one) { return one.value == bytes; };
        if (bytes.isEmpty() || std::any_of(m_secrets.begin(), m_secrets.end(), sameValue))
            return;
        const QByteArray wanted = variableName(name);
        QByteArray variable = wanted;
        const auto taken = [&](const http::CurlSecret &one) { return one.variable == variable; };
        for (int number = 2; std::any_of(m_secrets.begin(), m_secrets.end(), taken); ++number)
            variable = wanted + '_' + QByteArray::number(number);
        m_secrets.append({bytes, variable});
    }
    [[nodiscard]] const QList<http::CurlSecret> &secrets() const { return m_secrets; }

private:
    QList<http::CurlSecret> m_secrets;
};

} // namespace

QList<http::CurlSecret> curlSecrets(const Exchange &exchange)
{
    Collector collector;
    for (const http::HeaderList::Field &field : exchange.request.headers.fields()) {
        if (!isSecretRequestField(field.name, exchange.secretHeaderNames))
            continue;
        const qsizetype scheme = credentialScheme(field.name, field.value).size();
        collector.add(field.name.toByteArray(), field.value.sliced(scheme));
    }
    for (const QueryParameter &parameter :
         secretParameters(http::splitTarget(exchange.request.target).query, exchange.secretParameterNames))
        collector.add(parameter.name, parameter.value);
    return collector.secrets();
}

} // namespace traffic
