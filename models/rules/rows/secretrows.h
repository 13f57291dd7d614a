#pragma once

#include "rule.h"

namespace rules {

/** Rules about references to secrets. The first argument is the reference. */
inline constexpr Rule SecretRows[] = {
    {.id = "reference-malformed",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules",
         "“%1” is not a valid reference. Write env://NAME, file://path, secrets://key, consul://key, vault://path#field or kv://store/path."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The gateway would send the text itself instead of a secret.")},
    {.id = "reference-unresolved",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” has no value. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The store was read, but has no value for this reference.")},
    {.id = "reference-unreachable",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The secret store of “%1” can't be reached. %2 (%3)"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The secret store of “%1” can't be reached. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}, {"system message"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The store on the network did not respond.")},
    {.id = "reference-refused",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The secret store did not return “%1”. %2 (%3)"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The secret store did not return “%1”. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}, {"system message"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The store responded, but refused the request for the value.")},
    {.id = "reference-keychain",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” can't be read from the keychain. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Values of secrets:// references are stored in the keychain of your desktop.")},
    {.id = "reference-store-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "No secret store is configured for “%1”. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The environment contains the addresses and folders of the stores.")},
    {.id = "reference-not-checked",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” was not looked up. %2"),
     .arguments = {{"reference"}, {"advice", ArgumentKind::SecretAdvice}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "A reference is looked up only if you have allowed the definition to use it for "
                                      "its upstream, and on the network only for an environment that you choose.")},
    {.id = "secret-not-allowed",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is not looked up or sent to %2 until you allow it."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "“%1” is not looked up until you allow it."),
     .arguments = {{"reference"}, {"origin"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "A definition can come from anyone, so it gets your secrets only after you have allowed each of them "
                  "for its upstream. Until then the test gateway answers 503.")},
    {.id = "reference-in-host",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "“%1” is part of the host of the upstream URL. Write the host into the URL."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "It is never looked up: the request for the host's address would reveal "
                                               "its value. References in the path and the query are possible.")},
};

} // namespace rules
