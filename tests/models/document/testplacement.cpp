#include "editscript.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;

/** Where edits are written, and what they leave alone: one row, one text before and after. */
class TestPlacement final : public QObject
{
    Q_OBJECT

private slots:
    void writesInPlace_data();
    void writesInPlace();
    void refuses_data();
    void refuses();
    void namesTheUsesOfAnAnchor_data();
    void namesTheUsesOfAnAnchor();
};

namespace {

void row(const char *name, const char *before, const char *edit, const char *after, Format format = Format::Yaml)
{
    QTest::newRow(name) << format << QByteArray(before) << QString::fromUtf8(edit) << QByteArray(after);
}

void json(const char *name, const char *before, const char *edit, const char *after)
{
    row(name, before, edit, after, Format::Json);
}

void copyRows()
{
    row("copy with its comments", "a:\n  # of the group\n  b: # of b\n    # of c\n    c: 1 # of 1\n", "copy /a/d /a/b",
        "a:\n  # of the group\n  b: # of b\n    # of c\n    c: 1 # of 1\n"
        "  d: # of b\n    # of c\n    c: 1 # of 1\n");
    row("copy keeps quotes, brackets and block texts", "b:\n  c: 'x'\n  d: {e: 1,  f: 2}\n  g: |\n    h\n\n      i\n",
        "copy /a /b @0",
        "a:\n  c: 'x'\n  d: {e: 1,  f: 2}\n  g: |\n    h\n\n      i\nb:\n  c: 'x'\n  d: {e: 1,  f: 2}\n  g: |\n"
        "    h\n\n      i\n");
    row("copy deeper", "a:\n  b: 1\nx:\n# outer\n  - y:\n      z: [1,\n        2] # two\n", "copy /a/c /x/0/y",
        "a:\n  b: 1\n  c:\n    z: [1,\n      2] # two\nx:\n# outer\n  - y:\n      z: [1,\n        2] # two\n");
    row("copy further out", "a:\n  b:\n    c: # why\n   # odd\n      d: 1\n", "copy /e /a/b/c",
        "a:\n  b:\n    c: # why\n   # odd\n      d: 1\ne: # why\n# odd\n  d: 1\n");
    row("copy of an item", "- # one\n  a: 1 # x\n- b\n", "copy /- /0 @1",
        "- # one\n  a: 1 # x\n- # one\n  a: 1 # x\n- b\n");
    row("copy into a new object", "a:\n  b: # why\n    c: 1\n", "copy /d/e /a/b",
        "a:\n  b: # why\n    c: 1\nd:\n  e: # why\n    c: 1\n");
    row("copy into an empty object", "a:\n  b: # why\n    c: 1\nd: {}\n", "copy /d/e /a/b",
        "a:\n  b: # why\n    c: 1\nd:\n  e: # why\n    c: 1\n");
    row("copy into brackets", "a:\n  b: # why\n    c: 1\nd: {f: 1}\n", "copy /d/e /a/b",
        "a:\n  b: # why\n    c: 1\nd: {f: 1, e: {c: 1}}\n");
    row("copy with CR LF", "a:\r\n  b: 1 # x\r\n", "copy /c /a", "a:\r\n  b: 1 # x\r\nc:\r\n  b: 1 # x\r\n");
    row("copy with an alias is the value", "a: &x {b: 1}\nc:\n  # y\n  d: *x\n", "copy /e /c",
        "a: &x {b: 1}\nc:\n  # y\n  d: *x\ne:\n  d:\n    b: 1\n");
    row("copy at an end without newline", "a: # why\n  b: 1", "copy /c /a", "a: # why\n  b: 1\nc: # why\n  b: 1");
    json("copy in JSON", "{\"a\": {\"b\": 1}}", "copy /c /a", "{\"a\": {\"b\": 1}, \"c\": {\"b\": 1}}");
}

void scalarRows()
{
    row("plain stays plain", "a: x\nb: y\n", "set /a \"z\"", "a: z\nb: y\n");
    row("comment after stays", "a: x   # why\n", "set /a \"z\"", "a: z   # why\n");
    row("gap after the colon stays", "a:    x\n", "set /a \"z\"", "a:    z\n");
    row("single quotes stay", "a: 'x'\n", "set /a \"it's\"", "a: 'it''s'\n");
    row("double quotes stay", "a: \"x\"\n", "set /a \"y\"", "a: \"y\"\n");
    row("text of a number is quoted", "a: x\n", "set /a \"12\"", "a: '12'\n");
    row("a version is no number", "a: 1.0.0\n", "set /a \"1.0.1\"", "a: 1.0.1\n");
    row("a version of two parts is one", "a: x\n", "set /a \"1.0\"", "a: '1.0'\n");
    row("yes is quoted", "a: x\n", "set /a \"yes\"", "a: 'yes'\n");
    row("yes without quotes is a string", "a: yes\n", "set /a \"yes\"", "a: yes\n");
    row("null is quoted", "a: x\n", "set /a \"null\"", "a: 'null'\n");
    row("a date is quoted", "a: x\n", "set /a \"2024-01-31\"", "a: '2024-01-31'\n");
    row("boolean", "a: true\n", "set /a false", "a: false\n");
    row("quoted becomes number", "a: '5'\n", "set /a 6", "a: 6\n");
    row("quoted stays text", "a: '5'\n", "set /a \"6\"", "a: '6'\n");
    row("null", "a: x\n", "set /a null", "a: null\n");
    row("empty value", "a:\nb: 1\n", "set /a \"x\"", "a: x\nb: 1\n");
    row("empty value with a comment", "a: # why\nb: 1\n", "set /a \"x\"", "a: x # why\nb: 1\n");
    row("empty value is null already", "a:\nb: 1\n", "set /a null", "a:\nb: 1\n");
    row("empty item", "-\n- b\n", "set /0 \"x\"", "- x\n- b\n");
    row("empty text", "a: x\n", "set /a \"\"", "a: ''\n");
    row("colon and blank", "a: x\n", "set /a \"b: c\"", "a: 'b: c'\n");
    row("blank and hash", "a: x\n", "set /a \"b #c\"", "a: 'b #c'\n");
    row("address", "url: http://a/\n", "set /url \"https://b:8080/x#y\"", "url: https://b:8080/x#y\n");
    row("control character", "a: x\n", "set /a \"\\u0007\"", "a: \"\\u0007\"\n");
    row("item", "- a\n- b\n- c\n", "set /1 \"x\"", "- a\n- x\n- c\n");
    row("root", "hello\n", "set  \"there\"", "there\n");
    row("last line without newline", "a: x", "set /a \"k\"", "a: k");
    row("carriage returns", "a: x\r\nb: y\r\n", "set /a \"z\"", "a: z\r\nb: y\r\n");
    row("anchor stays", "a: &n x\nb: *n\n", "set /a \"k\"", "a: &n k\nb: *n\n");
    row("tag stays", "a: !secret x\n", "set /a \"k\"", "a: !secret k\n");
    row("flow", "a: {b: x, c: y}\n", "set /a/b \"z\"", "a: {b: z, c: y}\n");
    row("comma in flow", "a: [x, y]\n", "set /a/0 \"1,2\"", "a: ['1,2', y]\n");
    row("empty value in flow", "a: {b: , c: y}\n", "set /a/b \"z\"", "a: {b: z, c: y}\n");
    row("value on its own line", "a:\n  x\nb: y\n", "set /a \"z\"", "a:\n  z\nb: y\n");
    row("second of two documents stays", "a: x\n---\na: y\n", "set /a \"z\"", "a: z\n---\na: y\n");
    row("byte-order mark",
        "\xEF\xBB\xBF"
        "a: x\n",
        "set /a \"k\"",
        "\xEF\xBB\xBF"
        "a: k\n");
    row("quoted text over lines", "a: \"x\n  y\"\nb: 1\n", "set /a \"z\"", "a: \"z\"\nb: 1\n");
    row("text beyond ASCII", "a: x\n", "set /a \"größer\"", "a: größer\n");
    json("string", "{\"a\": \"x\"}", "set /a \"y\\n\"", "{\"a\": \"y\\n\"}");
    json("number", "{\"a\":1.50,\"b\":2}", "set /a 1.5", "{\"a\":1.5,\"b\":2}");
    json("number to string", "{\"a\":1}", "set /a \"1\"", "{\"a\":\"1\"}");
    json("scalar root", "1\n", "set  2", "2\n");
}

void linesRows()
{
    row("lines become a literal", "a: x\nb: y\n", "set /a \"l1\\nl2\\n\"", "a: |\n  l1\n  l2\nb: y\n");
    row("without final newline", "a: x\n", "set /a \"l1\\nl2\"", "a: |-\n  l1\n  l2\n");
    row("with several final newlines", "a: x\nb: y\n", "set /a \"l1\\n\\n\"", "a: |+\n  l1\n\nb: y\n");
    row("empty line in the middle", "a: x\n", "set /a \"l1\\n\\nl2\\n\"", "a: |\n  l1\n\n  l2\n");
    row("literal stays literal", "a: |\n    l1\n    l2\nb: y\n", "set /a \"l1\\nl3\\n\"",
        "a: |\n    l1\n    l3\nb: y\n");
    row("literal of one line", "a: |\n  l1\n  l2\nb: y\n", "set /a \"l1\"", "a: |-\n  l1\nb: y\n");
    row("comment of a literal", "a: | # why\n  l1\n", "set /a \"l2\\n\"", "a: | # why\n  l2\n");
    row("comment stays when lines come", "a: x # why\n", "set /a \"l1\\nl2\\n\"", "a: | # why\n  l1\n  l2\n");
    row("folded becomes literal", "a: >\n  l1\n  l2\n", "set /a \"l1 l3\\n\"", "a: |\n  l1 l3\n");
    row("leading blank", "a: x\n", "set /a \" l1\\nl2\\n\"", "a: |2\n   l1\n  l2\n");
    row("literal becomes number", "a: |\n  l1\nb: y\n", "set /a 5", "a: 5\nb: y\n");
    row("literal becomes empty", "a: |\n  l1\nb: y\n", "set /a \"\"", "a: ''\nb: y\n");
    row("double quotes stay", "a: \"x\"\n", "set /a \"l1\\nl2\"", "a: \"l1\\nl2\"\n");
    row("in flow", "a: {b: x}\n", "set /a/b \"l1\\nl2\"", "a: {b: \"l1\\nl2\"}\n");
    row("in an item", "- x\n- y\n", "set /0 \"l1\\nl2\\n\"", "- |\n  l1\n  l2\n- y\n");
    row("deep", "a:\n    b:\n        c: x\n", "set /a/b/c \"l1\\nl2\\n\"",
        "a:\n    b:\n        c: |\n            l1\n            l2\n");
    row("a deep comment below is no text", "a: x\n    # deep\nb: y\n", "set /a \"l1\\nl2\"",
        "a: \"l1\\nl2\"\n    # deep\nb: y\n");
    row("blank lines below are no text", "a: x\n\nb: y\n", "set /a \"l1\\n\\n\"", "a: \"l1\\n\\n\"\n\nb: y\n");
    row("carriage returns", "a: x\r\nb: y\r\n", "set /a \"l1\\nl2\\n\"", "a: |\r\n  l1\r\n  l2\r\nb: y\r\n");
    row("last line without newline", "a: x", "set /a \"l1\\nl2\"", "a: |-\n  l1\n  l2");
}

void insertRows()
{
    row("at the end", "a: 1\nb: 2\n", "insert /c 3", "a: 1\nb: 2\nc: 3\n");
    row("at the front", "a: 1\nb: 2\n", "insert /c 3 @0", "c: 3\na: 1\nb: 2\n");
    row("in the middle", "a: 1\nb: 2\n", "insert /c 3 @1", "a: 1\nc: 3\nb: 2\n");
    row("below the comment of the file", "# file\n\na: 1\n", "insert /c 3 @0", "# file\n\nc: 3\na: 1\n");
    row("above the comment of the first", "# of a\na: 1\n", "insert /c 3 @0", "c: 3\n# of a\na: 1\n");
    row("no final newline", "a: 1\nb: 2", "insert /c 3", "a: 1\nb: 2\nc: 3");
    row("carriage returns", "a: 1\r\nb: 2\r\n", "insert /c 3", "a: 1\r\nb: 2\r\nc: 3\r\n");
    row("blank lines between", "a: 1\n\nb: 2\n", "insert /c 3", "a: 1\n\nb: 2\n\nc: 3\n");
    row("blank lines between, at the front", "a: 1\n\nb: 2\n", "insert /c 3 @0", "c: 3\n\na: 1\n\nb: 2\n");
    row("comment after the last", "a: 1\nb: 2 # two\n", "insert /c 3", "a: 1\nb: 2 # two\nc: 3\n");
    row("nested", "a:\n    b: 1\nz: 0\n", "insert /a/c 2", "a:\n    b: 1\n    c: 2\nz: 0\n");
    row("quotes of the sibling", "'a': 'x'\n", "insert /b \"y\"", "'a': 'x'\n'b': 'y'\n");
    row("double quotes of the sibling", "\"a\": \"x\"\n", "insert /b \"y\"", "\"a\": \"x\"\n\"b\": \"y\"\n");
    row("status codes", "r:\n  '200': {a: b}\n", "insert /r/404 {}", "r:\n  '200': {a: b}\n  '404': {}\n");
    row("status codes in double quotes", "r:\n  \"200\": x\n", "insert /r/404 \"k\"",
        "r:\n  \"200\": x\n  \"404\": k\n");
    row("plain status codes", "r:\n  200: x\n", "insert /r/404 \"k\"", "r:\n  200: x\n  404: k\n");
    row("quoted codes leave names plain", "r:\n  '200': x\n", "insert /r/default \"k\"",
        "r:\n  '200': x\n  default: k\n");
    row("item at the end", "- a\n- b\n", "insert /- \"c\"", "- a\n- b\n- c\n");
    row("item at an index", "- a\n- b\n", "insert /1 \"c\"", "- a\n- c\n- b\n");
    row("item at the front", "l:\n- a\n- b\n", "insert /l/0 \"c\"", "l:\n- c\n- a\n- b\n");
    row("item of a mapping", "l:\n  - a: 1\n", "insert /l/- {\"a\":2,\"b\":3}", "l:\n  - a: 1\n  - a: 2\n    b: 3\n");
    row("compact, at the front", "- a: 1\n  b: 2\n", "insert /0/c 3 @0", "- c: 3\n  a: 1\n  b: 2\n");
    row("compact, at the end", "- a: 1\n- b: 2\n", "insert /0/c 3", "- a: 1\n  c: 3\n- b: 2\n");
    row("object", "a:\n  b: 1\n", "insert /a/c {\"d\":1,\"e\":[\"x\",\"k\"],\"f\":{}}",
        "a:\n  b: 1\n  c:\n    d: 1\n    e:\n      - x\n      - k\n    f: {}\n");
    row("items stand as elsewhere", "a:\n- x\n", "insert /b [\"k\"]", "a:\n- x\nb:\n- k\n");
    row("indentation of the file", "a:\n    b: 1\n", "insert /c {\"d\":1}", "a:\n    b: 1\nc:\n    d: 1\n");
    row("into empty braces", "a: {}\nb: 1\n", "insert /a/c 1", "a:\n  c: 1\nb: 1\n");
    row("into empty braces with a comment", "a: {} # why\nb: 1\n", "insert /a/c 1", "a: # why\n  c: 1\nb: 1\n");
    row("into empty brackets", "a: []\nb: 1\n", "append /a \"x\"", "a:\n  - x\nb: 1\n");
    row("into an empty value", "a:\nb: 1\n", "insert /a/c 1", "a:\n  c: 1\nb: 1\n");
    row("into an empty item", "- {}\n- x\n", "insert /0/c 1", "- c: 1\n- x\n");
    row("into an anchored one", "a: &n {}\nb: 1\n", "insert /a/c 1", "a: &n\n  c: 1\nb: 1\n");
    row("into an empty root", "{}\n", "insert /a 1", "a: 1\n");
    row("into an empty file", "", "set /a/b \"x\"", "a:\n  b: x\n");
    row("into a file of comments", "# only this\n", "set /a 1", "# only this\na: 1\n");
    row("missing parents", "a: 1\n", "set /b/c/d \"x\"", "a: 1\nb:\n  c:\n    d: x\n");
    row("flow", "a: {b: 1, c: 2}\n", "insert /a/d 3", "a: {b: 1, c: 2, d: 3}\n");
    row("flow at the front", "a: {b: 1, c: 2}\n", "insert /a/d 3 @0", "a: {d: 3, b: 1, c: 2}\n");
    row("flow in the middle", "a: [x, y]\n", "insert /a/1 \"z\"", "a: [x, z, y]\n");
    row("flow of one", "a: [x]\n", "append /a \"z\"", "a: [x, z]\n");
    row("flow with blanks inside", "a: { b: 1 }\n", "insert /a/c 2", "a: { b: 1, c: 2 }\n");
    row("flow over lines", "a: [\n  x,\n  y\n]\n", "append /a \"z\"", "a: [\n  x,\n  y,\n  z\n]\n");
    row("flow with a last comma", "a: [\n  x,\n  y,\n]\n", "append /a \"z\"", "a: [\n  x,\n  y,\n  z,\n]\n");
    row("flow with comments", "a: [\n  x, # one\n  y # two\n]\n", "append /a \"z\"",
        "a: [\n  x, # one\n  y, # two\n  z\n]\n");
    row("flow with tabs", "[\n\tx,\n\ty\n]\n", "append  \"z\"", "[\n\tx,\n\ty,\n\tz\n]\n");
    row("flow keeps to one line", "a: {b: 1}\n", "insert /a/c {\"d\":[1,2]}", "a: {b: 1, c: {d: [1, 2]}}\n");
    row("text with blank lines kept", "a: |+\n  x\n\nb: 1\n", "insert /c 2 @1", "a: |+\n  x\n\nc: 2\nb: 1\n");
    row("JSON in a YAML file", "{\"a\":1}", "insert /b \"x\"", "{\"a\":1,\"b\":\"x\"}");
    row("flow map with tabs", "{\n\ta: 1\n}\n", "insert /b 2", "{\n\ta: 1,\n\tb: 2\n}\n");
    row("comment after with CRLF", "a: 1 # one\r\nb: 2\r\n", "insert /c 3 @1", "a: 1 # one\r\nc: 3\r\nb: 2\r\n");
    row("CRLF without final one", "a: 1\r\nb: 2", "insert /c 3", "a: 1\r\nb: 2\r\nc: 3");
    row("compact within compact", "- - a\n- c\n", "append /0 \"b\"", "- - a\n  - b\n- c\n");
    row("below a comment after the key", "a: # why\n  b: 1\n", "insert /a/c 2 @0", "a: # why\n  c: 2\n  b: 1\n");
    row("after a literal", "a:\n  b: |\n    l1\n    l2\nz: 1\n", "insert /a/c 2",
        "a:\n  b: |\n    l1\n    l2\n  c: 2\nz: 1\n");
    json("pretty", "{\n  \"a\": 1\n}\n", "insert /b \"x\"", "{\n  \"a\": 1,\n  \"b\": \"x\"\n}\n");
    json("pretty with tabs", "{\n\t\"a\": {}\n}\n", "insert /a/b [1]",
         "{\n\t\"a\": {\n\t\t\"b\": [\n\t\t\t1\n\t\t]\n\t}\n}\n");
    json("pretty with four", "{\n    \"a\": 1\n}", "insert /b {\"c\":1}",
         "{\n    \"a\": 1,\n    \"b\": {\n        \"c\": 1\n    }\n}");
    json("pretty, at the front", "{\n  \"a\": 1\n}\n", "insert /b 2 @0", "{\n  \"b\": 2,\n  \"a\": 1\n}\n");
    json("minified", "{\"a\":1,\"b\":[1,2]}", "insert /c {\"d\":[1,2]}", "{\"a\":1,\"b\":[1,2],\"c\":{\"d\":[1,2]}}");
    json("minified, item", "{\"a\":1,\"b\":[1]}", "append /b 2", "{\"a\":1,\"b\":[1,2]}");
    json("minified, into empty", "{\"a\":{},\"b\":[]}", "insert /a/c 1", "{\"a\":{\"c\":1},\"b\":[]}");
    json("one line with blanks", "{\"a\": 1, \"b\": 2}", "insert /c 3", "{\"a\": 1, \"b\": 2, \"c\": 3}");
    json("empty root", "{}\n", "insert /a 1", "{\n  \"a\": 1\n}\n");
    json("pretty with carriage returns", "{\r\n  \"a\": 1\r\n}\r\n", "insert /b 2",
         "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}\r\n");
}

void removeRows()
{
    row("last", "a: 1\nb: 2\n", "remove /b", "a: 1\n");
    row("first", "a: 1\nb: 2\n", "remove /a", "b: 2\n");
    row("middle with its subtree", "a: 1\nb:\n  c: 2\n  d: 3\ne: 4\n", "remove /b", "a: 1\ne: 4\n");
    row("comments directly above go", "a: 1\n# of b\n# more\nb: 2\nc: 3\n", "remove /b", "a: 1\nc: 3\n");
    row("comments above a blank line stay", "a: 1\n# part\n\nb: 2\nc: 3\n", "remove /b", "a: 1\n# part\n\nc: 3\n");
    row("both kinds", "a: 1\n\n# part\n\n# of b\nb: 2\nc: 3\n", "remove /b", "a: 1\n\n# part\n\nc: 3\n");
    row("comment after goes", "a: 1\nb: 2 # two\nc: 3\n", "remove /b", "a: 1\nc: 3\n");
    row("comments of the next stay", "a: 1\n# of b\nb: 2\n", "remove /a", "# of b\nb: 2\n");
    row("one blank line stays", "a: 1\n\nb: 2\n\nc: 3\n", "remove /b", "a: 1\n\nc: 3\n");
    row("blank line after the first goes", "a: 1\n\nb: 2\n", "remove /a", "b: 2\n");
    row("comment of the file stays", "# file\n\na: 1\nb: 2\n", "remove /a", "# file\n\nb: 2\n");
    row("no final newline", "a: 1\nb: 2", "remove /b", "a: 1");
    row("no final newline after lines", "a: |\n  x\nb: 2", "remove /b", "a: |\n  x\n");
    row("first without final newline", "a: 1\nb: 2", "remove /a", "b: 2");
    row("carriage returns", "a: 1\r\nb: 2\r\nc: 3\r\n", "remove /b", "a: 1\r\nc: 3\r\n");
    row("carriage returns, no final one", "a: 1\r\nb: 2", "remove /b", "a: 1");
    row("only one", "a:\n  b: 1\nc: 2\n", "remove /a/b", "a: {}\nc: 2\n");
    row("only one with a comment", "a: # why\n  # of b\n  b: 1\nc: 2\n", "remove /a/b", "a: {} # why\nc: 2\n");
    row("only item", "a:\n  - b\nc: 2\n", "remove /a/0", "a: []\nc: 2\n");
    row("only one of the root", "a: 1\n", "remove /a", "{}\n");
    row("only one of an item", "- a: 1\n- b\n", "remove /0/a", "- {}\n- b\n");
    row("only one with an anchor", "a: &n\n  b: 1\nc: *n\n", "remove /a/b", "a: &n {}\nc: *n\n");
    row("item", "- a\n- b\n- c\n", "remove /1", "- a\n- c\n");
    row("compact, first", "- a: 1\n  b: 2\n", "remove /0/a", "- b: 2\n");
    row("compact, first, comment of the next", "- a: 1\n  # of b\n  b: 2\n", "remove /0/a", "- # of b\n  b: 2\n");
    row("compact, last", "- a: 1\n  b: 2\n- c\n", "remove /0/b", "- a: 1\n- c\n");
    row("lines", "a: 1\nb: |\n  x\n\n  y\nc: 3\n", "remove /b", "a: 1\nc: 3\n");
    row("kept blank lines above", "a: |+\n  x\n\nb: 1\n\nc: 2\n", "remove /b", "a: |+\n  x\n\nc: 2\n");
    row("flow, first", "a: {b: 1, c: 2}\n", "remove /a/b", "a: {c: 2}\n");
    row("flow, last", "a: {b: 1, c: 2}\n", "remove /a/c", "a: {b: 1}\n");
    row("flow, middle", "a: [x, y, z]\n", "remove /a/1", "a: [x, z]\n");
    row("flow, only", "a: [ x ]\n", "remove /a/0", "a: []\n");
    row("flow with a last comma", "a: [x, y,]\n", "remove /a/1", "a: [x,]\n");
    row("flow with comments", "a: [\n  x, # one\n  # of y\n  y # two\n]\n", "remove /a/1", "a: [\n  x # one\n]\n");
    row("flow, first with comment", "a: [\n  x, # one\n  y # two\n]\n", "remove /a/0", "a: [\n  y # two\n]\n");
    row("flow, middle with comments", "a: [\n  x, # one\n  # of y\n  y, # two\n  z\n]\n", "remove /a/1",
        "a: [\n  x, # one\n  z\n]\n");
    json("first", "{\n  \"a\": 1,\n  \"b\": 2\n}", "remove /a", "{\n  \"b\": 2\n}");
    json("last", "{\n  \"a\": 1,\n  \"b\": 2\n}", "remove /b", "{\n  \"a\": 1\n}");
    json("only", "{\n  \"a\": 1\n}", "remove /a", "{}");
    json("minified", "{\"a\":1,\"b\":2,\"c\":3}", "remove /b", "{\"a\":1,\"c\":3}");
    json("minified, last item", "[1,2]", "remove /1", "[1]");
    json("minified, first item", "[1,2]", "remove /0", "[2]");
    json("minified, only in an object", "{\"a\":{\"b\":1},\"c\":2}", "remove /a/b", "{\"a\":{},\"c\":2}");
    json("pretty with CRLF", "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}", "remove /b", "{\r\n  \"a\": 1\r\n}");
    row("flow with tabs", "[\n\tx,\n\ty\n]\n", "remove /1", "[\n\tx\n]\n");
    row("flow with tabs, first", "[\n\tx,\n\ty\n]\n", "remove /0", "[\n\ty\n]\n");
    row("comments with CRLF", "a: 1\r\n# of b\r\nb: 2\r\nc: 3\r\n", "remove /b", "a: 1\r\nc: 3\r\n");
    row("compact within compact", "- - a\n  - b\n- c\n", "remove /0/0", "- - b\n- c\n");
    row("of an explicit key", "? a\n: 1\n? b\n: 2\n", "remove /b", "? a\n: 1\n");
}

void renameRows()
{
    row("plain", "a: 1\nb: 2\n", "rename /a c", "c: 1\nb: 2\n");
    row("with lines below", "a:\n  b: 1\n", "rename /a longer", "longer:\n  b: 1\n");
    row("quoted", "'a': 1\n", "rename /a c", "'c': 1\n");
    row("to a path", "/a:\n  get: 1\n", "rename /~1a /pets/{id}", "/pets/{id}:\n  get: 1\n");
    row("in flow", "x: {a: 1}\n", "rename /x/a {b}", "x: {'{b}': 1}\n");
    row("to a number", "a: 1\n", "rename /a 200", "'200': 1\n");
    row("number to number", "200: 1\n", "rename /200 404", "404: 1\n");
    row("anchored", "&n a: 1\n", "rename /a b", "&n b: 1\n");
    json("JSON", "{\"a\":1}", "rename /a b\"c", "{\"b\\\"c\":1}");
}

void moveRows()
{
    row("down", "a: 1\nb: 2\nc: 3\n", "move /a 2", "b: 2\nc: 3\na: 1\n");
    row("up", "a: 1\nb: 2\nc: 3\n", "move /c 0", "c: 3\na: 1\nb: 2\n");
    row("with its comments", "a: 1\n# of b\nb: 2 # two\nc: 3\n", "move /b 0", "# of b\nb: 2 # two\na: 1\nc: 3\n");
    row("with its subtree", "a:\n  x: 1\n  y: 2\nb: 2\n", "move /a 1", "b: 2\na:\n  x: 1\n  y: 2\n");
    row("no final newline", "a: 1\nb: 2", "move /b 0", "b: 2\na: 1");
    row("items", "- a\n- b: 1\n  c: 2\n- d\n", "move /1 0", "- b: 1\n  c: 2\n- a\n- d\n");
    row("compact", "- a: 1\n  b: 2\n  c: 3\n", "move /0/a 2", "- b: 2\n  c: 3\n  a: 1\n");
    row("CRLF", "a: 1\r\n# of b\r\nb: 2\r\nc: 3\r\n", "move /b 0", "# of b\r\nb: 2\r\na: 1\r\nc: 3\r\n");
    row("comment after travels", "a: 1 # one\nb: 2\n", "move /a 1", "b: 2\na: 1 # one\n");
    row("comment of the part stays", "a: 1\n\n# part\n\nb: 2\nc: 3\n", "move /c 0", "c: 3\n\na: 1\n\n# part\n\nb: 2\n");
    row("literal travels", "a: |\n  l1\n\n  l2\nb: 2\n", "move /a 1", "b: 2\na: |\n  l1\n\n  l2\n");
    row("without final newline, to the end", "a: 1\nb: 2\nc: 3", "move /a 2", "b: 2\nc: 3\na: 1");
    row("item with a subtree", "- a: 1\n  b:\n    - x\n- c\n", "move /0 1", "- c\n- a: 1\n  b:\n    - x\n");
    row("flow with tabs", "[\n\tx,\n\ty,\n\tz\n]\n", "move /2 0", "[\n\tz,\n\tx,\n\ty\n]\n");
    row("flow map", "a: {b: 1, c: 2, d: 3}\n", "move /a/d 0", "a: {d: 3, b: 1, c: 2}\n");
    json("minified", "{\"a\":1,\"b\":[2],\"c\":3}", "move /a 2", "{\"b\":[2],\"c\":3,\"a\":1}");
    json("minified items", "[1,[2],3]", "move /2 0", "[3,1,[2]]");
    json("pretty with CRLF", "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}\r\n", "move /a 1",
         "{\r\n  \"b\": 2,\r\n  \"a\": 1\r\n}\r\n");
    row("blank lines stay between", "a: 1\n\nb: 2\n\nc: 3\n", "move /c 0", "c: 3\n\na: 1\n\nb: 2\n");
    row("flow", "a: [x, y, z]\n", "move /a/0 2", "a: [y, z, x]\n");
    row("tight flow", "a: [x,y]\n", "move /a/0 1", "a: [y,x]\n");
    json("pretty", "{\n  \"a\": 1,\n  \"b\": 2\n}", "move /b 0", "{\n  \"b\": 2,\n  \"a\": 1\n}");
}

void replaceRows()
{
    row("scalar by mapping", "a: x # why\nb: 1\n", "set /a {\"c\":1}", "a: # why\n  c: 1\nb: 1\n");
    row("mapping by scalar", "a: # why\n  c: 1\nb: 1\n", "set /a \"x\"", "a: x # why\nb: 1\n");
    row("mapping by mapping", "a:\n  c: 1\nb: 1\n", "set /a {\"d\":1,\"e\":2}", "a:\n  d: 1\n  e: 2\nb: 1\n");
    row("sequence by sequence", "a:\n- x\nb: 1\n", "set /a [\"k\",\"z\"]", "a:\n- k\n- z\nb: 1\n");
    row("literal by mapping", "a: |\n  l\nb: 1\n", "set /a {\"c\":1}", "a:\n  c: 1\nb: 1\n");
    row("alias by a copy", "a: &n x\nb: *n\n", "replace /b \"k\"", "a: &n x\nb: k\n");
    row("flow stays flow", "a: {b: 1}\n", "set /a/b [1,2]", "a: {b: [1, 2]}\n");
    row("root", "a: 1\n", "set  {\"b\":[1]}", "b:\n  - 1\n");
    row("what is there already", "a:\n  c: 1 # one\nb: [x,  y]\n", "set  {\"a\":{\"c\":1},\"b\":[\"x\",\"y\"]}",
        "a:\n  c: 1 # one\nb: [x,  y]\n");
    json("pretty", "{\n  \"a\": 1\n}", "set /a [1]", "{\n  \"a\": [\n    1\n  ]\n}");
}

} // namespace

void TestPlacement::writesInPlace_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QByteArray>("after");
    copyRows();
    scalarRows();
    linesRows();
    insertRows();
    removeRows();
    renameRows();
    moveRows();
    replaceRows();
}

void TestPlacement::writesInPlace()
{
    QFETCH(Format, format);
    QFETCH(QByteArray, before);
    QFETCH(QString, edit);
    QFETCH(QByteArray, after);
    Document document(before, format);
    const base::Result<void> done = editscript::run(document, edit);
    QVERIFY2(done.isOk(), qPrintable(done.isOk() ? QString() : QString::number(int(done.error().code))));
    QCOMPARE(document.fileBytes(), after);
    QVERIFY(document.snapshot().isValid());
    QCOMPARE(document.canUndo(), before != after);
    document.undo();
    QCOMPARE(document.fileBytes(), before);
}

void TestPlacement::refuses_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<int>("code");
    const auto refused = [](const char *name, const char *before, const char *edit, base::ErrorCode code) {
        QTest::newRow(name) << QByteArray(before) << QString::fromUtf8(edit) << int(code);
    };
    using enum base::ErrorCode;
    refused("missing", "a: 1\n", "scalar /b 1", NotFound);
    refused("below a scalar", "a: 1\n", "set /a/b 1", WrongType);
    refused("a collection as scalar", "a: {b: 1}\n", "scalar /a 1", WrongType);
    refused("insert what exists", "a: 1\n", "insert /a 2", AlreadyExists);
    refused("rename to what exists", "a: 1\nb: 2\n", "rename /a b", AlreadyExists);
    refused("rename an item", "- a\n", "rename /0 b", WrongType);
    refused("item after the end", "- a\n", "insert /5 1", NotFound);
    refused("remove what is missing", "a: 1\n", "remove /b", NotFound);
    refused("remove the root", "a: 1\n", "remove ", InvalidArgument);
    refused("through an alias", "a: &n {x: 1}\nb: *n\n", "set /b/x 2", Unsupported);
    refused("an alias itself", "a: &n x\nb: *n\n", "scalar /b \"y\"", Unsupported);
    refused("what a merge key gives", "a: &n {x: 1}\nb:\n  <<: *n\n", "remove /b/x", Unsupported);
    refused("an anchor still used", "a: &n x\nb: *n\n", "remove /a", StillInUse);
    refused("an anchor inside still used", "a:\n  c: &n x\nb: *n\n", "remove /a", StillInUse);
    refused("moving an anchor after its alias", "a: &n x\nb: *n\n", "move /a 1", StillInUse);
    refused("text that is not valid", "a: [1\nb: 2\n", "set /b 3", SyntaxError);
}

void TestPlacement::refuses()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, edit);
    QFETCH(int, code);
    Document document(before, Format::Yaml);
    const base::Result<void> done = editscript::run(document, edit);
    QVERIFY(!done.isOk());
    QCOMPARE(int(done.error().code), code);
    QCOMPARE(document.fileBytes(), before);
    QVERIFY(!document.canUndo());
}

void TestPlacement::namesTheUsesOfAnAnchor_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("places");
    const auto row = [](const char *name, const char *before, const char *edit, const char *places) {
        QTest::newRow(name) << QByteArray(before) << QString::fromUtf8(edit) << QString::fromUtf8(places);
    };
    row("removed", "a: &n x\nb: *n\nc: [*n]\n", "remove /a", "/b, /c/0");
    row("removed with what holds it", "a:\n  c: &n x\nb: {d: *n}\n", "remove /a", "/b/d");
    row("replaced", "a: {c: &n x}\nb: *n\n", "replace /a 1", "/b");
    row("merged elsewhere", "a: &n {x: 1}\nb:\n  <<: *n\n", "remove /a", "/b/<<");
    row("used as a key", "a: &n x\n*n : 1\n", "remove /a", "/x");
    row("moved after a use", "a: &n x\nb: *n\n", "move /a 1", "/b");
}

void TestPlacement::namesTheUsesOfAnAnchor()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, edit);
    QFETCH(QString, places);
    Document document(before, Format::Yaml);
    const base::Result<void> done = editscript::run(document, edit);
    QVERIFY(!done.isOk());
    QCOMPARE(done.error().code, base::ErrorCode::StillInUse);
    QCOMPARE(done.error().detail, places);
    QCOMPARE(document.fileBytes(), before);
}

GATEWRIGHT_TEST(TestPlacement, void)
#include "testplacement.moc"
