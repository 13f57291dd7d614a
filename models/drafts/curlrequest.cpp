#include "curlrequest.h"

#include "curloptions.h"
#include "shellwords.h"
#include "targettext.h"

namespace drafts {

namespace {

using Words = QList<Word>;

/** Percent-encodes as `curl --data-urlencode` does: all bytes except letters, digits and `-._~`. */
QByteArray encoded(QByteArrayView text)
{
    return text.toByteArray().toPercentEncoding();
}

bool isAssignment(const Word &word)
{
    const qsizetype equals = word.text.indexOf('=');
    return equals > 0 && http::isToken(QByteArrayView(word.text).first(equals));
}

bool isCurl(const Word &word)
{
    QByteArray name = word.text.mid(qMax(word.text.lastIndexOf('/'), word.text.lastIndexOf('\\')) + 1).toLower();
    if (name.endsWith(".exe"))
        name.chop(4);
    return name == "curl";
}

/** Returns the index of the first word after `curl`, or -1. A prompt and variables can be before it. */
qsizetype firstArgument(const Words &words)
{
    qsizetype at = 0;
    while (at < words.size() && (words.at(at).text == "$" || words.at(at).text == "%" || isAssignment(words.at(at))))
        ++at;
    return at < words.size() && isCurl(words.at(at)) ? at + 1 : -1;
}

/** Reads the arguments of curl into a request. */
class ArgumentReader final
{
public:
    ArgumentReader(const Words &words, qsizetype first)
        : m_words(words)
        , m_at(first)
    {}

    [[nodiscard]] base::Result<Request, CurlError> read()
    {
        for (bool hasOptions = true; m_at < m_words.size() && !m_error; ++m_at) {
            const Word &word = m_words.at(m_at);
            if (hasOptions && word.text == "--")
                hasOptions = false;
            else if (hasOptions && word.text.startsWith("--"))
                readLong(word);
            else if (hasOptions && word.text.startsWith('-') && word.text.size() > 1)
                readShort(word);
            else
                setUrl(word, word.text);
        }
        if (!m_error)
            finish();
        if (m_error)
            return *m_error;
        return std::move(m_request);
    }

private:
    void fail(CurlProblem problem, const Word &word, const QByteArray &text)
    {
        if (!m_error)
            m_error = CurlError{problem, word.offset, text};
    }

    void readLong(const Word &word)
    {
        const qsizetype equals = word.text.indexOf('=');
        const QByteArray name = word.text.mid(2, equals < 0 ? -1 : equals - 2);
        auto row = longOption(name);
        if (!row && name.startsWith("no-")) {
            row = longOption(QByteArrayView(name).sliced(3)); // Switches a flag off.
            if (row && !row->hasValue)
                return;
            row.reset();
        }
        if (!row)
            return fail(CurlProblem::UnknownOption, word, "--" + name);
        if (!row->hasValue)
            return take(row->option, word, {});
        if (equals >= 0) // Not in curl; people write it.
            return take(row->option, word, word.text.mid(equals + 1));
        takeNext(row->option, word, "--" + name);
    }

    /** Reads `-sSL`, `-XPOST`, `-X POST`: flags, and an option whose value is the rest or the next word. */
    void readShort(const Word &word)
    {
        for (qsizetype at = 1; at < word.text.size(); ++at) {
            const char letter = word.text.at(at);
            const auto row = shortOption(letter);
            const QByteArray shown = QByteArray("-") + letter;
            if (!row)
                return fail(CurlProblem::UnknownOption, word, shown);
            if (!row->hasValue) {
                take(row->option, word, {});
                continue;
            }
            if (at + 1 < word.text.size())
                return take(row->option, word, word.text.mid(at + 1));
            return takeNext(row->option, word, shown);
        }
    }

    void takeNext(CurlOption option, const Word &word, const QByteArray &shown)
    {
        if (m_at + 1 >= m_words.size())
            return fail(CurlProblem::MissingValue, word, shown);
        ++m_at;
        take(option, m_words.at(m_at), m_words.at(m_at).text);
    }

    void take(CurlOption option, const Word &word, const QByteArray &value);
    void setUrl(const Word &word, const QByteArray &value);
    void addHeader(const Word &word, const QByteArray &value);
    void addData(const Word &word, const QByteArray &value);
    void addEncoded(const Word &word, const QByteArray &value);
    void addField(const QByteArray &value, bool readsFiles);
    void appendData(const QByteArray &data)
    {
        m_request.body += (m_hasData ? "&" : "") + data;
        m_hasData = true;
    }
    void finish();

    const Words &m_words;
    qsizetype m_at;
    Request m_request;
    std::optional<CurlError> m_error;
    std::optional<Word> m_url;
    QList<QByteArray> m_removed; ///< The names of header fields that `-H Name:` removes.
    bool m_hasData = false;
    bool m_isJson = false;
    bool m_isGet = false;
    bool m_isHead = false;
};

void ArgumentReader::take(CurlOption option, const Word &word, const QByteArray &value)
{
    switch (option) {
    case CurlOption::Ignored:
        return;
    case CurlOption::Method:
        m_request.method = value.toUpper();
        return;
    case CurlOption::Url:
        return setUrl(word, value);
    case CurlOption::Header:
        return addHeader(word, value);
    case CurlOption::Data:
        return addData(word, value);
    case CurlOption::DataRaw:
        return appendData(value);
    case CurlOption::DataEncoded:
        return addEncoded(word, value);
    case CurlOption::Json:
        if (value.startsWith('@'))
            return fail(CurlProblem::ReadsFile, word, value);
        m_request.body += value; // Several are one text.
        m_hasData = true;
        m_isJson = true;
        return;
    case CurlOption::Form:
        return addField(value, true);
    case CurlOption::FormText:
        return addField(value, false);
    case CurlOption::User:
        m_request.hasBasicUser = true;
        return;
    case CurlOption::BearerToken:
        m_request.hasBearerToken = true;
        return;
    case CurlOption::UserAgent:
        return m_request.headers.set("User-Agent", value);
    case CurlOption::Referer:
        return m_request.headers.set("Referer", value);
    case CurlOption::Cookie:
        if (value.contains('=')) // Otherwise the name of a file.
            m_request.headers.append("Cookie", value);
        return;
    case CurlOption::Get:
        m_isGet = true;
        return;
    case CurlOption::Head:
        m_isHead = true;
        return;
    case CurlOption::Upload:
        return fail(CurlProblem::ReadsFile, word, value);
    case CurlOption::Configuration:
        return fail(CurlProblem::UnknownOption, word, word.text == value ? "--config" : word.text);
    }
}

void ArgumentReader::setUrl(const Word &word, const QByteArray &value)
{
    if (m_url)
        return fail(CurlProblem::SeveralUrls, word, {});
    m_url = word;
    const qsizetype colon = value.indexOf("://");
    const QByteArray scheme = value.left(qMax(colon, 0)).toLower();
    if (colon >= 0 && http::isToken(scheme) && scheme != "http" && scheme != "https")
        return fail(CurlProblem::NotHttp, word, scheme);
    QByteArray rest = colon < 0 ? value : value.mid(colon + 3);
    if (const qsizetype fragment = rest.indexOf('#'); fragment >= 0)
        rest.truncate(fragment);
    qsizetype end = 0;
    while (end < rest.size() && rest.at(end) != '/' && rest.at(end) != '?')
        ++end;
    if (const qsizetype at = rest.left(end).lastIndexOf('@'); at >= 0) {
        m_request.hasBasicUser = true;
        rest.remove(0, at + 1);
    }
    m_request.url = (scheme == "https" ? "https://" : "http://") + rest;
}

void ArgumentReader::addHeader(const Word &word, const QByteArray &value)
{
    if (value.startsWith('@'))
        return fail(CurlProblem::ReadsFile, word, value);
    const qsizetype colon = value.indexOf(':');
    const QByteArray name = colon < 0 ? value.trimmed() : value.left(colon).trimmed();
    if (colon < 0) { // `Name;` sends a field without a value.
        if (name.endsWith(';') && http::isToken(name.chopped(1)))
            m_request.headers.append(name.chopped(1), {});
        return;
    }
    const QByteArray text = value.mid(colon + 1).trimmed();
    if (!http::isToken(name))
        return;
    if (text.isEmpty())
        m_removed += name;
    else
        m_request.headers.append(name, text);
}

void ArgumentReader::addData(const Word &word, const QByteArray &value)
{
    if (value.startsWith('@'))
        return fail(CurlProblem::ReadsFile, word, value);
    appendData(value);
}

void ArgumentReader::addEncoded(const Word &word, const QByteArray &value)
{
    const qsizetype equals = value.indexOf('=');
    if (const qsizetype at = value.indexOf('@'); at >= 0 && (equals < 0 || at < equals))
        return fail(CurlProblem::ReadsFile, word, value);
    if (equals < 0)
        return appendData(encoded(value));
    appendData((equals > 0 ? value.left(equals + 1) : QByteArray()) +
               encoded(QByteArrayView(value).sliced(equals + 1)));
}

void ArgumentReader::addField(const QByteArray &value, bool readsFiles)
{
    const qsizetype equals = value.indexOf('=');
    FormField field{value.left(equals < 0 ? value.size() : equals),
                    equals < 0 ? QByteArray() : value.mid(equals + 1),
                    FieldKind::Text,
                    {}};
    if (readsFiles) {
        if (const qsizetype type = field.value.indexOf(";type="); type >= 0) {
            field.mediaType = field.value.mid(type + 6);
            field.value.truncate(type);
            if (const qsizetype end = field.mediaType.indexOf(';'); end >= 0)
                field.mediaType.truncate(end);
        }
        if (field.value.startsWith('@'))
            field.kind = FieldKind::File;
        if (field.value.startsWith('@') || field.value.startsWith('<'))
            field.value.clear();
    }
    m_request.fields.append(field);
}

void ArgumentReader::finish()
{
    if (!m_url)
        return fail(CurlProblem::NoUrl, m_words.constLast(), {});
    if (m_isGet && m_hasData) {
        m_request.url += (m_request.url.contains('?') ? '&' : '?') + m_request.body;
        m_request.body.clear();
        m_hasData = false;
    }
    if (m_request.method.isEmpty())
        m_request.method = m_isHead ? "HEAD" : m_hasData || !m_request.fields.isEmpty() ? "POST" : "GET";
    if (!m_request.headers.contains("Content-Type") && m_hasData)
        m_request.headers.append("Content-Type", m_isJson ? "application/json" : "application/x-www-form-urlencoded");
    if (m_isJson && !m_request.headers.contains("Accept"))
        m_request.headers.append("Accept", "application/json");
    for (const QByteArray &name : std::as_const(m_removed))
        m_request.headers.remove(name);
}

} // namespace

base::Result<Request, CurlError> readCurl(const QByteArray &text)
{
    if (text.size() > MaximumCurlBytes)
        return CurlError{CurlProblem::TooLong, 0, {}};
    auto words = wordsOf(text, shellOf(text));
    if (!words)
        return words.error();
    const qsizetype first = firstArgument(*words);
    if (first < 0)
        return CurlError{CurlProblem::NotCurl, 0, {}};
    return ArgumentReader(*words, first).read();
}

} // namespace drafts
