#include "curlcommand.h"

#include "messagerules.h"
#include "targettext.h"
#include "utf8.h"

#include <algorithm>

namespace http {

namespace {

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

/** `$'…'` can express every byte, independent of the encoding of shell and terminal. */
QByteArray ansiQuoted(QByteArrayView bytes)
{
    QByteArray out = "$'";
    for (const char c : bytes) {
        if (c == '\'' || c == '\\')
            out.append('\\').append(c);
        else if (isControl(c) || static_cast<unsigned char>(c) >= 0x80)
            out.append("\\x").append(QByteArray(1, c).toHex());
        else
            out.append(c);
    }
    return out + '\'';
}

/** Collects the arguments of one command. */
class CommandText final
{
public:
    explicit CommandText(const QList<CurlSecret> &secrets)
        : m_secrets(secrets)
    {}

    void add(const char *option) { m_text.append(' ').append(option); }
    void add(const char *option, QByteArrayView argument)
    {
        add(option);
        addQuoted(argument);
    }
    void addQuoted(QByteArrayView argument) { m_text.append(' ').append(withVariables(argument)); }
    [[nodiscard]] const QByteArray &text() const { return m_text; }

private:
    struct Found {
        qsizetype at = -1;
        const CurlSecret *secret = nullptr;
    };

    [[nodiscard]] Found nextSecret(QByteArrayView text) const
    {
        Found first;
        for (const CurlSecret &secret : m_secrets) {
            const qsizetype at = secret.value.isEmpty() ? -1 : text.indexOf(secret.value);
            if (at >= 0 && (!first.secret || at < first.at))
                first = {at, &secret};
        }
        return first;
    }

    /** Secrets become variables in double quotes. The text between them is quoted separately. */
    [[nodiscard]] QByteArray withVariables(QByteArrayView text) const
    {
        QByteArray out;
        for (;;) {
            const Found found = nextSecret(text);
            if (!found.secret)
                break;
            if (found.at > 0)
                out += shellQuoted(text.first(found.at));
            out += "\"$" + found.secret->variable + '"';
            text = text.sliced(found.at + found.secret->value.size());
        }
        return text.isEmpty() && !out.isEmpty() ? out : out + shellQuoted(text);
    }

    const QList<CurlSecret> &m_secrets;
    QByteArray m_text = "curl";
};

bool hasDotSegment(QByteArrayView url)
{
    const QByteArray path = splitTarget(url).path.toByteArray() + '/';
    return path.contains("/./") || path.contains("/../");
}

void addUrl(CommandText &command, const QByteArray &url)
{
    command.addQuoted(url);
    const auto globs = [](char c) { return c == '[' || c == ']' || c == '{' || c == '}'; };
    if (std::any_of(url.begin(), url.end(), globs))
        command.add("--globoff");
    if (hasDotSegment(url))
        command.add("--path-as-is");
}

void addMethod(CommandText &command, const RequestHead &head, bool hasBody)
{
    if (head.method == "HEAD" && !hasBody)
        command.add("--head");
    else if (head.method != "GET" || hasBody)
        command.add("-X", head.method);
}

void addHeaders(CommandText &command, const QByteArray &url, const RequestHead &head)
{
    const HopByHop hopByHop(head.headers);
    for (const HeaderList::Field &field : head.headers.fields()) {
        const bool repeatsUrl = sameName(field.name, "Host") && sameName(field.value, authorityOf(url));
        if (repeatsUrl || sameName(field.name, "Content-Length") || hopByHop.contains(field.name))
            continue;
        command.add("-H", field.value.isEmpty() ? field.name.toByteArray() + ';' : field.line());
    }
}

/** An option `-H 'Name:'` removes a field that curl would add. */
void suppressDefaults(CommandText &command, const RequestHead &head, bool hasBody)
{
    for (const char *name : {"User-Agent", "Accept"}) {
        if (!head.headers.contains(name))
            command.add("-H", QByteArray(name) + ':');
    }
    for (const char *name : {"Content-Type", "Expect"}) {
        if (hasBody && !head.headers.contains(name))
            command.add("-H", QByteArray(name) + ':');
    }
}

} // namespace

QByteArray shellQuoted(QByteArrayView bytes)
{
    if (std::any_of(bytes.begin(), bytes.end(), isControl) || !base::isUtf8(bytes))
        return ansiQuoted(bytes);
    return '\'' + bytes.toByteArray().replace('\'', "'\\''") + '\'';
}

CurlCommand curlCommand(const QByteArray &url, const RequestHead &head, const QByteArray &body,
                        const QList<CurlSecret> &secrets, const QByteArray &bodyFile)
{
    // curl sends a length of zero only when it has a body option.
    const bool hasBody = !body.isEmpty() || head.headers.first("Content-Length") == QByteArray("0");
    CurlCommand out;
    CommandText command(secrets);
    addUrl(command, url);
    addMethod(command, head, hasBody);
    addHeaders(command, url, head);
    suppressDefaults(command, head, hasBody);
    out.needsBodyFile = body.size() > MaxInlineCurlBody || body.contains('\0');
    if (out.needsBodyFile)
        command.add("--data-binary", '@' + bodyFile);
    else if (hasBody)
        command.add("--data-raw", body);
    out.text = command.text();
    return out;
}

} // namespace http
