#pragma once

#include "rule.h"

namespace rules {

/** The type of a JSON value. */
enum class JsonType { Object, Array, String, Number, Boolean, Null };

/** What the user can do about a reference to a secret that has no value. */
enum class SecretAdvice {
    SetVariable,
    AddFile,
    StoreInKeychain,
    AddToConsul,
    AddToVault,
    AddToStore,
    NameFolder,
    NameConsul,
    NameVault,
    NameStore,
    UnlockKeychain,
    NoKeychain,
    AllowKeychain,
    CheckAddress,
    CheckCertificate,
    CheckToken,
    CheckPermissions,
    UseHttps,
    StoreFailed,
    NoAnswerInTime,
    NotAText,
    TooLarge,
    NameEnvironment,
    AllowSecret,
};

/** The stable word for a code in a diagnostic's arguments: "object", "set-variable". */
[[nodiscard]] QString wordOf(JsonType type);
[[nodiscard]] QString wordOf(SecretAdvice advice);

/** The untranslated message (context "Rules") for the word of an argument, or null when no code has this word. */
[[nodiscard]] const char *messageOfWord(ArgumentKind kind, QStringView word);

} // namespace rules
