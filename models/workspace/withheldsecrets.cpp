#include "withheldsecrets.h"

#include "definitionview.h"
#include "gatewayfields.h"
#include "secretnames.h"
#include "secretreference.h"

#include <algorithm>

namespace workspace {

using base::Span;
using document::Snapshot;

namespace {

constexpr QByteArrayView PasswordKey("password");

bool isQuote(char byte)
{
    return byte == '"' || byte == '\'';
}

/** The literal secrets of a text, by place, none in another. */
class SecretFinder final
{
public:
    SecretFinder(const Snapshot &snapshot, const QList<QByteArray> &known)
        : m_snapshot(snapshot)
        , m_text(snapshot.text())
        , m_known(known)
    {}

    QList<Span> run()
    {
        if (m_snapshot.isValid())
            findPassword();
        else
            findBehindPasswordKeys();
        findInUrls();
        std::sort(m_found.begin(), m_found.end(),
                  [](const Span &left, const Span &right) { return left.offset < right.offset; });
        // A password may look like a URL with another one in it.
        const auto isInside = [](const Span &left, const Span &right) { return right.offset < left.end(); };
        m_found.erase(std::unique(m_found.begin(), m_found.end(), isInside), m_found.end());
        return std::move(m_found);
    }

private:
    void findPassword();
    void findBehindPasswordKeys();
    void findInUrls();
    [[nodiscard]] Span valueOnLine(qsizetype from) const;
    [[nodiscard]] bool isLiteral(Span span) const;
    void add(Span span);

    const Snapshot &m_snapshot;
    const QByteArray m_text;
    const QList<QByteArray> &m_known;
    QList<Span> m_found;
};

void SecretFinder::findPassword()
{
    const definition::DefinitionView view(m_snapshot);
    const document::Node password = m_snapshot.at(view.extension() / definition::fields::password()).resolved();
    if (!password.isScalar() || password.isNull())
        return;
    Span span = password.contentSpan();
    // The line break that ends a block scalar belongs to what follows.
    while (span.length > 0 && QByteArrayView("\r\n").contains(m_text.at(span.end() - 1)))
        --span.length;
    if (span.length >= 2 && isQuote(m_text.at(span.offset)))
        span = {span.offset + 1, span.length - 2};
    add(span);
}

void SecretFinder::findBehindPasswordKeys()
{
    for (qsizetype at = m_text.indexOf(PasswordKey); at >= 0; at = m_text.indexOf(PasswordKey, at)) {
        at += PasswordKey.size();
        qsizetype colon = at;
        if (colon < m_text.size() && isQuote(m_text.at(colon)))
            ++colon;
        while (colon < m_text.size() && QByteArrayView(" \t").contains(m_text.at(colon)))
            ++colon;
        if (colon == m_text.size() || m_text.at(colon) != ':')
            continue;
        const Span value = valueOnLine(colon + 1);
        add(value);
        at = std::max(at, value.end());
    }
}

/** The value that begins there: to its closing quote, or to the end of the line. Looks no further than it says. */
Span SecretFinder::valueOnLine(qsizetype from) const
{
    const auto isAt = [this](qsizetype at, QByteArrayView bytes) { return bytes.contains(m_text.at(at)); };
    while (from < m_text.size() && isAt(from, " \t"))
        ++from;
    if (from == m_text.size() || isAt(from, "{[\r\n"))
        return {from, 0};
    const char quote = isAt(from, "\"'") ? m_text.at(from++) : '\0';
    // In a line such as `{password: a, header: b}` the rest is only told apart where the value is known.
    const QByteArrayView rest = QByteArrayView(m_text).sliced(from);
    for (const QByteArray &known : m_known) {
        if (rest.startsWith(known) && (rest.size() == known.size() || isAt(from + known.size(), " \t\r\n,}\"'")))
            return {from, known.size()};
    }
    qsizetype end = from;
    while (end < m_text.size() && m_text.at(end) != '\n' && (!quote || m_text.at(end) != quote))
        end += quote == '"' && m_text.at(end) == '\\' && end + 1 < m_text.size() && !isAt(end + 1, "\r\n") ? 2 : 1;
    while (end > from && (isAt(end - 1, "\r") || (!quote && isAt(end - 1, " \t"))))
        --end;
    return {from, end - from};
}

/** What stands in front of a host and its `@`, unless it is a part of a reference: `https://env://USER@host`. */
void SecretFinder::findInUrls()
{
    constexpr QByteArrayView Slashes("://");
    constexpr QByteArrayView Ends("/?# \t\r\n\"'<>`\\");
    for (qsizetype at = m_text.indexOf(Slashes); at >= 0; at = m_text.indexOf(Slashes, at)) {
        qsizetype scheme = at;
        while (scheme > 0 && QChar::isLetter(uchar(m_text.at(scheme - 1))))
            --scheme;
        at += Slashes.size();
        qsizetype host = -1;
        for (qsizetype end = at; end < m_text.size() && !Ends.contains(m_text.at(end)); ++end) {
            if (m_text.at(end) == '@')
                host = end;
        }
        if (host >= 0 && isLiteral({scheme, host - scheme}))
            add({at, host - at});
    }
}

bool SecretFinder::isLiteral(Span span) const
{
    return secrets::scanReferences(QString::fromUtf8(m_text.mid(span.offset, span.length))).isLiteral();
}

void SecretFinder::add(Span span)
{
    if (span.length > 0 && isLiteral(span))
        m_found.append(span);
}

QList<QByteArray> textsAt(const QByteArray &text, const QList<Span> &spans)
{
    QList<QByteArray> texts;
    for (const Span &span : spans)
        texts.append(text.mid(span.offset, span.length));
    return texts;
}

QList<QByteArray> secretsOf(const Snapshot &file)
{
    return textsAt(file.text(), SecretFinder(file, {}).run());
}

} // namespace

WithheldText withoutSecrets(const Snapshot &now, const Snapshot &file)
{
    const QByteArray text = now.text();
    const QList<QByteArray> ofFile = secretsOf(file);
    WithheldText withheld;
    qsizetype taken = 0;
    for (const Span &span : SecretFinder(now, ofFile).run()) {
        withheld.text.append(QByteArrayView(text).sliced(taken, span.offset - taken));
        withheld.secrets.append({withheld.text.size(), ofFile.indexOf(text.mid(span.offset, span.length))});
        withheld.text.append(traffic::Redacted);
        taken = span.end();
    }
    withheld.text.append(QByteArrayView(text).sliced(taken));
    return withheld;
}

RefilledText withSecretsOf(const Snapshot &file, const WithheldText &withheld)
{
    const QList<QByteArray> ofFile = secretsOf(file);
    RefilledText refilled;
    qsizetype taken = 0;
    for (const WithheldSecret &secret : withheld.secrets) {
        refilled.text.append(QByteArrayView(withheld.text).sliced(taken, secret.offset - taken));
        const bool isKnown = secret.inFile >= 0 && secret.inFile < ofFile.size();
        refilled.text.append(isKnown ? QByteArrayView(ofFile.at(secret.inFile)) : traffic::Redacted);
        refilled.missing += isKnown ? 0 : 1;
        taken = secret.offset + traffic::Redacted.size();
    }
    refilled.text.append(QByteArrayView(withheld.text).sliced(taken));
    return refilled;
}

} // namespace workspace
