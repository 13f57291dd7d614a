#pragma once

#include <array>

namespace document {

// clang-format off: one rule a line
/**
 * Every rule of the diagnostics that a snapshot's problems() may name. The first argument is what was found, where
 * something was. What each of them says to a person, %1 being that argument:
 *
 * document-too-deep               The document is nested more than %1 levels deep.
 * document-too-large              The document is larger than %1 MB.
 * document-unread                 This part has not been understood yet; the whole document is being read again.
 * duplicate-key                   The key “%1” stands here for the second time; the first is in line %2. (warning)
 * unknown-anchor                  The alias *%1 refers to an anchor that does not stand before it.
 * json-bad-escape                 “%1” is no escape in a JSON text.
 * json-bad-number                 “%1” is no number in JSON.
 * json-comment                    JSON has no comments.
 * json-control-character          The control character U+%1 must be written as an escape.
 * json-empty                      The document is empty; JSON needs a value.
 * json-expected-colon             A colon is missing behind the name, before “%1”.
 * json-expected-comma             A comma or the closing bracket is missing before “%1”.
 * json-expected-key               A name in double quotes is missing; “%1” is none.
 * json-expected-value             A value is missing; “%1” is none.
 * json-single-quotes              JSON texts stand in double quotes.
 * json-trailing-comma             The comma behind the last entry must go.
 * json-unclosed-bracket           The bracket %1 is not closed.
 * json-unclosed-string            The double quotes are not closed in this line.
 * json-unexpected-text            Nothing may follow the document's value; “%1” does.
 * yaml-alias-with-property        An alias cannot have an anchor or a tag of its own.
 * yaml-bad-anchor                 The anchor or alias “%1” has no name or is followed by what cannot follow it.
 * yaml-bad-block-header           Behind | or > only an indentation from 1 to 9, + or -, and a comment may follow.
 * yaml-bad-block-indentation      A blank line at the start of the text is deeper than its first line.
 * yaml-bad-directive              The directive “%1” is wrong or stands twice.
 * yaml-bad-escape                 “%1” is no escape in double quotes; a backslash itself is written twice.
 * yaml-bad-indentation            “%1” is indented differently from the entries around it.
 * yaml-bad-tag                    “%1” is no tag.
 * yaml-comment-needs-space        A comment needs a space before its #.
 * yaml-control-character          The control character U+%1 cannot stand here.
 * yaml-directive-without-document A directive needs a line of three dashes behind it.
 * yaml-expected-colon             “%1” should be a key; a colon and a space are missing behind it.
 * yaml-expected-comma             A comma or the closing bracket is missing before “%1”.
 * yaml-expected-key               A key is expected; “%1” begins an item of a list.
 * yaml-key-too-long               A key has at most 1024 characters; a longer one needs a question mark before it.
 * yaml-misplaced-directive        A directive can stand only at the start or behind a line of three dots.
 * yaml-multiline-key              A key must stand in one line.
 * yaml-nested-block               A list cannot begin in the line of its key.
 * yaml-nested-mapping             A second key cannot stand in the line of the first; put it in quotes or a new line.
 * yaml-repeated-property          A value has one anchor and one tag at most.
 * yaml-tab-indentation            The line is indented by a tab; YAML takes spaces only.
 * yaml-unclosed-bracket           The bracket %1 is not closed.
 * yaml-unclosed-quote             The quotes are not closed, or a line within them is not indented enough.
 * yaml-unexpected-character       “%1” cannot begin a value; put it in quotes.
 * yaml-unexpected-colon           A colon with a space behind it cannot stand in this value; put the value in quotes.
 * yaml-unexpected-comma           An entry is missing before the comma.
 * yaml-unexpected-text            Nothing can follow here; “%1” does.
 * yaml-unknown-tag-handle         The tag's prefix “%1” is not declared by %TAG.
 */
// clang-format on
inline constexpr std::array ProblemRules{
    "document-too-deep",
    "document-too-large",
    "document-unread",
    "duplicate-key",
    "unknown-anchor",
    "json-bad-escape",
    "json-bad-number",
    "json-comment",
    "json-control-character",
    "json-empty",
    "json-expected-colon",
    "json-expected-comma",
    "json-expected-key",
    "json-expected-value",
    "json-single-quotes",
    "json-trailing-comma",
    "json-unclosed-bracket",
    "json-unclosed-string",
    "json-unexpected-text",
    "yaml-alias-with-property",
    "yaml-bad-anchor",
    "yaml-bad-block-header",
    "yaml-bad-block-indentation",
    "yaml-bad-directive",
    "yaml-bad-escape",
    "yaml-bad-indentation",
    "yaml-bad-tag",
    "yaml-comment-needs-space",
    "yaml-control-character",
    "yaml-directive-without-document",
    "yaml-expected-colon",
    "yaml-expected-comma",
    "yaml-expected-key",
    "yaml-key-too-long",
    "yaml-misplaced-directive",
    "yaml-multiline-key",
    "yaml-nested-block",
    "yaml-nested-mapping",
    "yaml-repeated-property",
    "yaml-tab-indentation",
    "yaml-unclosed-bracket",
    "yaml-unclosed-quote",
    "yaml-unexpected-character",
    "yaml-unexpected-colon",
    "yaml-unexpected-comma",
    "yaml-unexpected-text",
    "yaml-unknown-tag-handle",
};

} // namespace document
