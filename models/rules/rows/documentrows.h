#pragma once

#include "rule.h"

namespace rules {

/** Rules about reading a file, its encoding and its size, whatever its format. */
inline constexpr Rule DocumentRows[] = {
    {.id = "document-too-large",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The document is larger than %1 MB."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The file is too large to be edited."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Larger files are not opened, so that memory and response times stay bounded. Split the file, and refer to its parts with $ref.")},
    {.id = "document-too-deep",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The document is nested more than %1 levels deep."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The document is nested too deeply."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Deeper nesting is not read, so that a damaged or hostile file cannot exhaust the memory. Move inner parts to components and refer to them.")},
    {.id = "document-unread",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "This part is still being parsed."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "After an edit that changes the structure, the whole text is parsed again in the background. The message disappears when that is done.")},
    {.id = "invalid-utf8",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "The byte %1 is not part of a valid UTF-8 character. Save the file as UTF-8."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The file is not valid UTF-8. Save it as UTF-8."),
     .arguments = {{"byte"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "Definitions are read and written as UTF-8. A file in another encoding would lose characters.")},
    {.id = "duplicate-key",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The key “%1” already exists in line %2."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The key already exists above."),
     .arguments = {{"key"}, {"line"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "YAML and JSON require keys to be unique. Programs disagree on which of the two values counts. Rename or remove one of them.")},
    {.id = "paths-not-compared",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The paths from here on were not compared, because that takes more than %1 comparisons."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The paths from here on were not compared with all others."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "The time for the rule no-ambiguous-paths is limited. Split the definition to have all paths compared.")},
    {.id = "too-many-problems",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The check was ended after %1 problems."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The check was ended because there are too many problems."),
     .arguments = {{"number"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The memory for problems is limited. Solve some of the problems, then check the file again.")},
    {.id = "yaml-merge-too-large",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "Merge keys repeat more than %1 members, or aliases lead too deep, so not everything was checked."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "Merge keys repeat too many members, so not everything was checked."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "A merge key (<<) adds the members of other mappings. The number of added members is limited, so that a small file cannot keep the program busy without end. Use $ref instead.")},
    {.id = "unknown-anchor",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "No anchor “%1” is defined before this alias."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "The anchor of this alias is not defined before it."),
     .arguments = {{"anchor"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "An alias such as *name repeats the value of an anchor &name that is defined earlier in the same document. Correct the name, or define the anchor before it.")},
    {.id = "second-opinion-value",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "YAML parsers differ here: this program reads “%1”, another parser reads “%2”."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "YAML parsers differ here: another parser reads a different value."),
     .arguments = {{"value"}, {"other value"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each file is also read with a second YAML parser. Where they differ, other tools may see another value than you do. Quote the value to make it unambiguous.")},
    {.id = "second-opinion-structure",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules",
                                  "YAML parsers differ here: from this line on, another parser reads other entries."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each file is also read with a second YAML parser. Where they differ, other tools may see other entries than you do. Check the indentation and quotes above this line.")},
    {.id = "second-opinion-refused",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Another YAML parser reports a syntax error here: %1"),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "Another YAML parser reports a syntax error here."),
     .arguments = {{"message of the parser"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each file is also read with a second YAML parser. Tools that use it cannot read this file. Write the entry in a simpler form.")},
    {.id = "second-opinion-too-large",
     .severity = base::Severity::Information,
     .message = QT_TRANSLATE_NOOP(
         "Rules", "The file is larger than %1 MB, so a second YAML parser checks only what you change, when you save."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Each file is also read with a second YAML parser. In large files only the entries around a change are checked, so that editing stays fast.")},
};

} // namespace rules
