#pragma once

#include <QByteArrayView>

#include <optional>

namespace drafts {

/** The part of the request that an option of curl sets. */
enum class CurlOption {
    Ignored, ///< Changes how curl sends or what it prints, not the request that is described.
    Method,
    Url,
    Header,
    Data,        ///< `--data`: `@` reads a file, line ends are removed only from files.
    DataRaw,     ///< `--data-raw`: `@` is a character.
    DataEncoded, ///< `--data-urlencode`.
    Json,
    Form,
    FormText, ///< `--form-string`: `@` and `<` are characters.
    User,
    BearerToken,
    UserAgent,
    Referer,
    Cookie,
    Get,
    Head,
    Upload,        ///< `--upload-file`: the body is a file.
    Configuration, ///< `--config`: more options are in a file.
};

/** An option of curl. */
struct OptionRow {
    CurlOption option = CurlOption::Ignored;
    bool hasValue = false;
};

/** Returns the option with a long name, without the dashes, or std::nullopt if curl has none with this name. */
[[nodiscard]] std::optional<OptionRow> longOption(QByteArrayView name);
/** Returns the option with a letter, or std::nullopt if curl has none. */
[[nodiscard]] std::optional<OptionRow> shortOption(char letter);

} // namespace drafts
