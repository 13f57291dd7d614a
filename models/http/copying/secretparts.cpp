#include "secretparts.h"

namespace http {

namespace {

/** The first secret in a text and its place, which is -1 if there is none. */
std::pair<qsizetype, const CurlSecret *> nextSecret(QByteArrayView text, const QList<CurlSecret> &secrets)
{
    std::pair<qsizetype, const CurlSecret *> first{-1, nullptr};
    for (const CurlSecret &secret : secrets) {
        const qsizetype at = secret.value.isEmpty() ? -1 : text.indexOf(secret.value);
        if (at >= 0 && (!first.second || at < first.first))
            first = {at, &secret};
    }
    return first;
}

} // namespace

QList<ArgumentPart> partsOf(QByteArrayView argument, const QList<CurlSecret> &secrets)
{
    QList<ArgumentPart> parts;
    for (;;) {
        const auto [at, secret] = nextSecret(argument, secrets);
        if (!secret)
            break;
        if (at > 0)
            parts.append(ArgumentPart{argument.first(at)});
        parts.append(ArgumentPart{{}, secret});
        argument = argument.sliced(at + secret->value.size());
    }
    if (!argument.isEmpty())
        parts.append(ArgumentPart{argument});
    return parts;
}

QByteArray withVariables(QByteArrayView argument, const QList<CurlSecret> &secrets,
                         QByteArray (*quoted)(QByteArrayView))
{
    if (argument.isEmpty())
        return quoted(argument);
    QByteArray out;
    for (const ArgumentPart &part : partsOf(argument, secrets))
        out += part.secret ? "\"$" + part.secret->variable + '"' : quoted(part.text);
    return out;
}

} // namespace http
