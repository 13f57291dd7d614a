#include "curlrequest.h"
#include "fuzzinput.h"
#include "shellwords.h"

using drafts::Shell;
using fuzz::require;

namespace {

/** The words of each shell are in the text, one after the other. */
void checkWords(const QByteArray &text, Shell shell)
{
    const auto words = drafts::wordsOf(text, shell);
    if (!words) {
        require(words.error().offset >= 0 && words.error().offset <= text.size(), "an error is in the text", {text});
        return;
    }
    qsizetype last = -1;
    for (const drafts::Word &word : *words) {
        require(word.offset > last && word.offset < text.size(), "words are one after the other", {text});
        last = word.offset;
    }
}

/** A request names a method and a URL with a scheme, and has no user in its URL. */
void checkRequest(const drafts::Request &request, const QByteArray &text)
{
    require(!request.method.contains('\0') || text.contains('\0'), "a method comes from the text", {text});
    const bool hasScheme = request.url.startsWith("http://") || request.url.startsWith("https://");
    require(hasScheme, "a URL has a scheme", {text, request.url});
    const QByteArray rest = request.url.mid(request.url.indexOf("://") + 3);
    const QByteArray authority = rest.left(rest.indexOf('/') < 0 ? rest.size() : rest.indexOf('/'));
    require(!authority.left(authority.indexOf('?') < 0 ? authority.size() : authority.indexOf('?')).contains('@'),
            "a URL has no user", {text, request.url});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    for (const Shell shell : {Shell::Posix, Shell::Cmd, Shell::PowerShell})
        checkWords(text, shell);
    const auto request = drafts::readCurl(text);
    if (request)
        checkRequest(*request, text);
    return 0;
}
