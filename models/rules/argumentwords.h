#pragma once

#include "rule.h"

namespace rules {

/** The type of a JSON value that an argument of a diagnostic names. */
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

/** Returns the stable word that an argument of a diagnostic has for a code: "object", "set-variable". */
[[nodiscard]] QString wordOf(JsonType type);
[[nodiscard]] QString wordOf(SecretAdvice advice);

/** Returns the untranslated message (context "Rules") for a word in an argument of a diagnostic, or null if `kind` has
 * no such word. */
[[nodiscard]] const char *messageOfWord(ArgumentKind kind, QStringView word);

} // namespace rules
