#include "curloptions.h"

#include <algorithm>
#include <iterator>

namespace drafts {

namespace {

struct NamedOption {
    const char *name;
    char letter; ///< The short form, or '\0'.
    OptionRow row;
};

constexpr OptionRow Flag{CurlOption::Ignored, false};
constexpr OptionRow WithValue{CurlOption::Ignored, true};

/** The options of curl 8 that matter, and those that people leave in a command. */
constexpr NamedOption Options[] = {
    {"request", 'X', {CurlOption::Method, true}},
    {"url", '\0', {CurlOption::Url, true}},
    {"header", 'H', {CurlOption::Header, true}},
    {"data", 'd', {CurlOption::Data, true}},
    {"data-ascii", '\0', {CurlOption::Data, true}},
    {"data-binary", '\0', {CurlOption::Data, true}},
    {"data-raw", '\0', {CurlOption::DataRaw, true}},
    {"data-urlencode", '\0', {CurlOption::DataEncoded, true}},
    {"json", '\0', {CurlOption::Json, true}},
    {"form", 'F', {CurlOption::Form, true}},
    {"form-string", '\0', {CurlOption::FormText, true}},
    {"user", 'u', {CurlOption::User, true}},
    {"oauth2-bearer", '\0', {CurlOption::BearerToken, true}},
    {"user-agent", 'A', {CurlOption::UserAgent, true}},
    {"referer", 'e', {CurlOption::Referer, true}},
    {"cookie", 'b', {CurlOption::Cookie, true}},
    {"get", 'G', {CurlOption::Get, false}},
    {"head", 'I', {CurlOption::Head, false}},
    {"upload-file", 'T', {CurlOption::Upload, true}},
    {"config", 'K', {CurlOption::Configuration, true}},
    {"insecure", 'k', Flag},
    {"location", 'L', Flag},
    {"location-trusted", '\0', Flag},
    {"silent", 's', Flag},
    {"show-error", 'S', Flag},
    {"show-headers", '\0', Flag},
    {"include", 'i', Flag},
    {"verbose", 'v', Flag},
    {"fail", 'f', Flag},
    {"fail-with-body", '\0', Flag},
    {"fail-early", '\0', Flag},
    {"globoff", 'g', Flag},
    {"no-buffer", 'N', Flag},
    {"buffer", '\0', Flag},
    {"progress-bar", '#', Flag},
    {"progress-meter", '\0', Flag},
    {"no-progress-meter", '\0', Flag},
    {"compressed", '\0', Flag},
    {"remote-name", 'O', Flag},
    {"remote-header-name", 'J', Flag},
    {"ipv4", '4', Flag},
    {"ipv6", '6', Flag},
    {"tlsv1", '1', Flag},
    {"tlsv1.0", '\0', Flag},
    {"tlsv1.1", '\0', Flag},
    {"tlsv1.2", '\0', Flag},
    {"tlsv1.3", '\0', Flag},
    {"ssl-no-revoke", '\0', Flag},
    {"http1.0", '0', Flag},
    {"http1.1", '\0', Flag},
    {"http2", '\0', Flag},
    {"http2-prior-knowledge", '\0', Flag},
    {"http3", '\0', Flag},
    {"http3-only", '\0', Flag},
    {"basic", '\0', Flag},
    {"digest", '\0', Flag},
    {"ntlm", '\0', Flag},
    {"negotiate", '\0', Flag},
    {"anyauth", '\0', Flag},
    {"path-as-is", '\0', Flag},
    {"raw", '\0', Flag},
    {"disable", 'q', Flag},
    {"keepalive", '\0', Flag},
    {"no-keepalive", '\0', Flag},
    {"tcp-nodelay", '\0', Flag},
    {"styled-output", '\0', Flag},
    {"no-styled-output", '\0', Flag},
    {"post301", '\0', Flag},
    {"post302", '\0', Flag},
    {"post303", '\0', Flag},
    {"retry-all-errors", '\0', Flag},
    {"retry-connrefused", '\0', Flag},
    {"create-dirs", '\0', Flag},
    {"ca-native", '\0', Flag},
    {"next", ':', {CurlOption::Configuration, false}},
    {"output", 'o', WithValue},
    {"output-dir", '\0', WithValue},
    {"dump-header", 'D', WithValue},
    {"write-out", 'w', WithValue},
    {"max-time", 'm', WithValue},
    {"connect-timeout", '\0', WithValue},
    {"connect-to", '\0', WithValue},
    {"resolve", '\0', WithValue},
    {"proxy", 'x', WithValue},
    {"proxy-user", 'U', WithValue},
    {"noproxy", '\0', WithValue},
    {"cacert", '\0', WithValue},
    {"capath", '\0', WithValue},
    {"cert", 'E', WithValue},
    {"cert-type", '\0', WithValue},
    {"key", '\0', WithValue},
    {"key-type", '\0', WithValue},
    {"pass", '\0', WithValue},
    {"pinnedpubkey", '\0', WithValue},
    {"ciphers", '\0', WithValue},
    {"cookie-jar", 'c', WithValue},
    {"retry", '\0', WithValue},
    {"retry-delay", '\0', WithValue},
    {"retry-max-time", '\0', WithValue},
    {"max-redirs", '\0', WithValue},
    {"max-filesize", '\0', WithValue},
    {"limit-rate", '\0', WithValue},
    {"speed-limit", 'Y', WithValue},
    {"speed-time", 'y', WithValue},
    {"keepalive-time", '\0', WithValue},
    {"interface", '\0', WithValue},
    {"unix-socket", '\0', WithValue},
    {"dns-servers", '\0', WithValue},
    {"doh-url", '\0', WithValue},
    {"trace", '\0', WithValue},
    {"trace-ascii", '\0', WithValue},
    {"netrc-file", '\0', WithValue},
    {"netrc", 'n', Flag},
    {"aws-sigv4", '\0', WithValue},
    {"range", 'r', WithValue},
    {"time-cond", 'z', WithValue},
};

template<typename Matches>
std::optional<OptionRow> find(Matches matches)
{
    const auto *const found = std::find_if(std::begin(Options), std::end(Options), matches);
    return found == std::end(Options) ? std::nullopt : std::optional(found->row);
}

} // namespace

std::optional<OptionRow> longOption(QByteArrayView name)
{
    return find([name](const NamedOption &option) { return name == QByteArrayView(option.name); });
}

std::optional<OptionRow> shortOption(char letter)
{
    return find([letter](const NamedOption &option) { return letter != '\0' && option.letter == letter; });
}

} // namespace drafts
