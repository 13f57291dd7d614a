#pragma once

#include "rule.h"

namespace rules {

inline constexpr Sentence SecuritySentences[] = {
    {"scheme", QT_TRANSLATE_NOOP("Rules", "The security scheme “%1” is not defined in components.")},
    {"scope", QT_TRANSLATE_NOOP("Rules", "No flow of the security scheme “%2” has the scope “%1”.")},
    {"no-scopes",
     QT_TRANSLATE_NOOP("Rules", "The list of the security scheme “%2” must be empty, because its type is “%1”.")},
};

/** Rules about references between parts of a definition and between files. The first argument is the reference as
 * written. */
inline constexpr Rule ReferenceRows[] = {
    {.id = "ref-unresolved",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The reference “%1” has no target."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "There is nothing at the place that the reference names. Correct the reference, or add the missing part.")},
    {.id = "ref-cycle",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The reference “%1” points back to itself."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A reference that only leads to itself has no value. Replace one reference of the cycle by a value.")},
    {.id = "ref-wrong-kind",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The reference “%1” leads to the wrong kind of object: %3 instead of %2."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules",
                                       "The reference “%1” does not lead to an object: it must be a reference to %2."),
     .arguments = {{"reference"}, {"needed object"}, {"found object"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each place accepts one kind of object, or a reference to such an object: a parameter can't be a reference to a "
         "schema. Refer to an object of that kind, or move the reference to a place for what it leads to.")},
    {.id = "ref-file-missing",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The file of the reference “%1” does not exist."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "References to files are relative to the file that contains them. Correct the path, or add the file.")},
    {.id = "ref-file-unreadable",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The file of the reference “%1” can't be read: %2"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The file of the reference “%1” can't be read."),
     .arguments = {{"reference"}, {"system message"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "Check the permissions of the file.")},
    {.id = "ref-file-invalid",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The file of the reference “%1” has a syntax error."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The reference can be resolved after the error in that file is fixed.")},
    {.id = "ref-outside-folder",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is outside the opened folder, so it was not read."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A definition can only read files of its folder, so that a file from somebody else cannot make this program read your other files. Open the folder that contains both."),
     .isAboutTrust = true},
    {.id = "ref-not-fetched",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "“%1” was not downloaded. Remote documents are downloaded only when you allow it."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Nothing is downloaded without your permission. Allow it in the window, or on the command line with --allow-url.")},
    {.id = "ref-being-fetched",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” is being downloaded."),
     .arguments = {{"reference"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The message disappears when the download is complete.")},
    {.id = "ref-fetch-failed",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” can't be downloaded: %2"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "“%1” can't be downloaded."),
     .arguments = {{"reference"}, {"system message"}},
     .explanation = QT_TRANSLATE_NOOP("Rules",
                                      "Check the address, the proxy and the network connection, then try again.")},
    {.id = "ref-fetch-refused",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” can't be downloaded: the server responded with status %2."),
     .arguments = {{"reference"}, {"status"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Documents are downloaded without credentials. Check that the address is public and correct."),
     .isAboutTrust = true},
    {.id = "ref-fetch-too-large",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” was not read because it is larger than %2 MB."),
     .arguments = {{"reference"}, {"limit"}},
     .explanation = QT_TRANSLATE_NOOP("Rules", "The size of downloads is limited. Use a smaller document.")},
    {.id = "ref-leads-elsewhere",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” redirects to “%2”, which you have not allowed."),
     .arguments = {{"reference"}, {"address"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Permission to download applies to one server. Allow the other server too, or use its address in the reference."),
     .isAboutTrust = true},
    {.id = "ref-too-many-files",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "“%1” was not read because the API has more than %2 files."),
     .arguments = {{"reference"}, {"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The number of files is limited, so that a chain of references cannot exhaust the memory.")},
    {.id = "ref-too-many-bytes",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "“%1” was not read because the files of the API are larger than %2 MB together."),
     .arguments = {{"reference"}, {"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The size of all files together is limited, so that a chain of references cannot exhaust the memory.")},
    {.id = "ref-too-deep",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "“%1” was not read because files refer to each other more than %2 levels deep."),
     .arguments = {{"reference"}, {"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The depth of references between files is limited, so that an endless chain ends.")},
    {.id = "link-operation-unknown",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "No operation has the operationId “%1”."),
     .arguments = {{"operationId"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A link leads to the operation with its operationId, in any file of the API. Correct the operationId, or use "
         "operationRef for an operation without one.")},
    {.id = "oas3-operation-security-defined",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The security requirement does not fit the security schemes."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A security requirement names an entry of components.securitySchemes. With the type oauth2, each scope in its "
         "list is a scope of one of the scheme's flows. With apiKey and http, the list is empty in OpenAPI 3.0, and "
         "later versions allow names of roles in it. Correct the name, or add the scheme or scope."),
     .sentences = SecuritySentences},
};

} // namespace rules
