#include "merge.h"
#include "mergetext.h"
#include "testprogram.h"

#include <QTest>

using document::Format;

/** Merges by hand: each rule of identity, comments, styles, line ends, and texts that can't be parsed. */
class TestMerge final : public QObject
{
    Q_OBJECT

private slots:
    void merges_data();
    void merges();
    void mergesHostileTexts_data();
    void mergesHostileTexts();
    void keepsEncodingAndLineBreaks_data();
    void keepsEncodingAndLineBreaks();
    void refusesWhatIsNoText();
    void stopsAtTheLimitOfChanges();
    void countsConflictsBeyondTheLimit();
    void tellsTheValuesOfAConflict();
};

namespace {

void row(const char *name, const QByteArray &base, const QByteArray &ours, const QByteArray &theirs,
         const QByteArray &expected, const QByteArray &conflicts = {}, Format format = Format::Yaml)
{
    QTest::newRow(name) << base << ours << theirs << expected << conflicts << format;
}

void json(const char *name, const QByteArray &base, const QByteArray &ours, const QByteArray &theirs,
          const QByteArray &expected, const QByteArray &conflicts = {})
{
    row(name, base, ours, theirs, expected, conflicts, Format::Json);
}

void memberRows()
{
    row("changes of neighboring lines", "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 1\nb: 4\n", "a: 3\nb: 4\n");
    row("the same change on both sides", "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 3\nb: 2\nc: 1\n", "a: 3\nb: 2\nc: 1\n");
    row("members that both sides add at one place: ours first", "a: 1\n", "a: 1\nb: 2\n", "a: 1\nc: 3\n",
        "a: 1\nb: 2\nc: 3\n");
    row("a member in front", "b: 1\n", "b: 2\n", "a: 0\nb: 1\n", "a: 0\nb: 2\n");
    row("a removed member", "a: 1\nb: 2\nc: 3\n", "a: 1\nb: 2\nc: 4\n", "a: 1\nc: 3\n", "a: 1\nc: 4\n");
    row("both sides remove", "a: 1\nb: 2\nc: 3\n", "a: 1\nc: 3\n", "a: 1\nc: 4\n", "a: 1\nc: 4\n");
    row("all members replaced", "x:\n  a: 1\ny: 1\n", "x:\n  a: 1\ny: 2\n", "x:\n  b: 2 # b\ny: 1\n",
        "x:\n  b: 2 # b\ny: 2\n");
    row("emptied", "x:\n  a: 1\ny: 1\n", "x:\n  a: 1\ny: 2\n", "x: {}\ny: 1\n", "x: {}\ny: 2\n");
    row("emptied by ours, added by theirs", "x:\n  a: 1\n", "x: {}\n", "x:\n  a: 1\n  b: 2\n", "x:\n  b: 2\n");
    row("order of theirs", "a: 1\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 3\nd: 5\n", "d: 4\na: 1\n# of b\nb: 2\nc: 3\n",
        "d: 5\na: 1\n# of b\nb: 2\nc: 3\n");
    row("two orders: that of ours", "a: 1\nb: 2\nc: 3\n", "c: 3\na: 1\nb: 2\n", "b: 2\na: 1\nc: 4\n",
        "c: 4\na: 1\nb: 2\n");
    row("a value that becomes a collection", "a: 1\nb: 2\n", "a: 1\nb: 3\n", "a:\n  - x\n  - y: 1\nb: 2\n",
        "a:\n  - x\n  - y: 1\nb: 3\n");
    row("keys with quotes", "'200': {a: 1}\nb: 1\n", "\"200\": {a: 1}\nb: 1\n", "'200': {a: 2}\nb: 1\n",
        "\"200\": {a: 2}\nb: 1\n");
}

void wrongCleanRows()
{
    row("each side leaves another requirement", "security:\n- a: []\n- b: []\n", "security:\n- b: []\n",
        "security:\n- a: []\n", "security:\n- b: []\n", "/security both changed");
    row("each side leaves another member", "security:\n- a: []\n  b: []\n", "security:\n- b: []\n",
        "security:\n- a: []\n", "security:\n- b: []\n", "/security/0 both changed");
    row("each side leaves another value", "enum: [a, b]\n", "enum: [a]\n", "enum: [b]\n", "enum: [a]\n",
        "/enum both changed");
    row("another keyword with the same value", "maximum: 100\ntype: integer\n", "maximum: 50\ntype: integer\n",
        "minimum: 100\ntype: integer\n", "minimum: 100\nmaximum: 50\ntype: integer\n", "/maximum removed by theirs");
    row("another item with the same value", "env:\n- name: A\n  value: 1\n", "env:\n- name: A\n  value: 2\n",
        "env:\n- name: B\n  value: 1\n", "env:\n- name: B\n  value: 1\n- name: A\n  value: 2\n",
        "/env/1 removed by theirs");
    row("an anchor in front of an alias of ours", "a: &s 1\nm: 0\nz: 0\n", "a: &s 1\nm: 0\nz: 0\ny: *s\n",
        "a: &s 1\nb: &s 2\nm: 0\nz: 0\n", "a: &s 1\nm: 0\nz: 0\ny: *s\n", "/b not writable");
    row("an alias of an anchor that theirs removes", "a: &x 1\nm: 0\n", "a: &x 1\nm: 0\nc: *x\n", "a: 2\nm: 1\n",
        "a: &x 1\nm: 1\nc: *x\n", "/a not writable");
    row("a comment after a list that ours extends", "b: [1]\nc: 1\n", "b: [1, 2]\nc: 1\n", "b: [1] # doc\nc: 1\n",
        "b: [1, 2] # doc\nc: 1\n");
    row("three tags", "a: !Ref X\nb: 1\n", "a: !Sub X\nb: 1\n", "a: !GetAtt X\nb: 2\n", "a: !Sub X\nb: 2\n",
        "/a both changed");
    row("a tag and a value", "a: !Ref X\nb: 1\n", "a: !Ref Y\nb: 1\n", "a: !Sub X\nb: 1\n", "a: !Ref Y\nb: 1\n",
        "/a both changed");
}

void conflictRows()
{
    row("both change a value", "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 4\nb: 5\n", "a: 3\nb: 5\n", "/a both changed");
    row("both add a member", "a: 1\n", "a: 1\nb: 2\n", "a: 1\nb: 3\n", "a: 1\nb: 2\n", "/b both added");
    row("both add the same", "a: 1\n", "a: 1\nb: 2\n", "b: 2 # same\na: 1\n", "a: 1\nb: 2\n");
    row("ours removes, theirs changes", "x: {a: {b: 1}, c: 1}\n", "x: {c: 1}\n", "x: {a: {b: 2}, c: 2}\n",
        "x: {c: 2}\n", "/x/a removed by ours");
    row("theirs removes, ours changes", "x: {a: {b: 1}, c: 1}\n", "x: {a: {b: 2}, c: 1}\n", "x: {c: 2}\n",
        "x: {a: {b: 2}, c: 2}\n", "/x/a removed by theirs");
    row("theirs removes an entry that ours comments", "a:\n  b: 1\n  c: 2\nd: 1\n",
        "# Keep: the app needs it\na:\n  b: 1\n  c: 2\nd: 1\n", "d: 2\n",
        "# Keep: the app needs it\na:\n  b: 1\n  c: 2\nd: 2\n", "/a removed by theirs");
    row("theirs removes an entry with a new comment of ours inside", "a:\n  b: 1\n  c: 2\nd: 1\n",
        "a:\n  b: 1 # in cents\n  c: 2\nd: 1\n", "d: 2\n", "a:\n  b: 1 # in cents\n  c: 2\nd: 2\n",
        "/a removed by theirs");
    row("theirs replaces all entries, and ours comments one", "x:\n  a: 1\ny: 1\n", "x:\n  # Keep\n  a: 1\ny: 1\n",
        "x:\n  b: 2\ny: 2\n", "x:\n  b: 2\n  # Keep\n  a: 1\ny: 2\n", "/x/a removed by theirs");
    row("ours removes an entry that theirs comments", "a: 1\nb: 1\n", "b: 2\n", "# Keep\na: 1\nb: 1\n", "b: 2\n",
        "/a removed by ours");
    row("ours removes a comment of an entry that theirs removes", "# x\na: 1 # y\nb: 1\n", "a: 1\nb: 1\n", "b: 2\n",
        "b: 2\n");
    row("no requirements, and another one", "security:\n- a: []\n", "security: []\n", "security:\n- a: []\n- b: []\n",
        "security: []\n", "/security both changed");
    row("another requirement, and none", "security:\n- a: []\n", "security:\n- a: []\n- b: []\n", "security: []\n",
        "security:\n- a: []\n- b: []\n", "/security both changed");
    row("no requirements where there were none stated", "a: 1\n", "a: 1\nsecurity: []\n", "a: 1\nsecurity:\n- b: []\n",
        "a: 1\nsecurity: []\n", "/security both added");
    row("removed, and only the style changed", "a: {b: 1}\nc: 1\n", "a:\n  b: 1\nc: 1\n", "c: 2\n", "c: 2\n");
    row("place after an item that theirs inserts", "x:\n- id: a\n  v: 1\n- id: b\n  v: 2\n",
        "x:\n- id: a\n  v: 1\n- id: b\n  v: 3\n", "x:\n- id: new\n- id: a\n  v: 1\n- id: b\n  v: 4\n",
        "x:\n- id: new\n- id: a\n  v: 1\n- id: b\n  v: 3\n", "/x/2/v both changed");
    row("place below a key that theirs renames", "schemas: {Pet: {a: 1, b: 2, c: 3, d: 4, e: 5}}\n",
        "schemas: {Pet: {a: 9, b: 2, c: 3, d: 4, e: 5}}\n", "schemas: {Animal: {a: 8, b: 2, c: 3, d: 4, e: 5}}\n",
        "schemas: {Animal: {a: 9, b: 2, c: 3, d: 4, e: 5}}\n", "/schemas/Animal/a both changed");
}

void renameRows()
{
    const QByteArray base =
        "schemas:\n  Pet:\n    type: object\n    title: pet\n    required: [a]\n    maxProperties: 3\n";
    QByteArray renamed = base;
    renamed.replace("Pet:", "Animal:");
    QByteArray edited = base;
    edited.replace("[a]", "[a, b] # both");
    QByteArray both = renamed;
    both.replace("[a]", "[a, b] # both");
    row("ours renames, theirs edits inside", base, renamed, edited, both);
    row("theirs renames, ours edits inside", base, edited, renamed, both);
    QByteArray other = base;
    other.replace("Pet:", "Beast:");
    row("both rename", base, renamed, other, renamed, "/schemas/Animal both renamed");
    row("both rename to the same", base, renamed, both, both);
    row("a key that ours has", base, edited + "  Animal: {}\n", renamed, edited + "  Animal: {}\n",
        "/schemas/Pet name taken");
    row("two candidates are no rename", "p:\n  a: {type: string}\n  b: 1\n",
        "p:\n  x: {type: string}\n  y: {type: string}\n  b: 1\n", "p:\n  a: {type: number}\n  b: 1\n",
        "p:\n  x: {type: string}\n  y: {type: string}\n  b: 1\n", "/p/a removed by ours");
    row("a common value at another position is no rename", "p:\n  a: {type: string}\n  b: 1\n  c: 2\n",
        "p:\n  b: 1\n  c: 2\n  z: {type: string}\n", "p:\n  a: {type: number}\n  b: 1\n  c: 2\n",
        "p:\n  b: 1\n  c: 2\n  z: {type: string}\n", "/p/a removed by ours");
}

void listRows()
{
    row("parameters by in and name", "parameters:\n- {in: query, name: q}\n- {in: path, name: q, required: true}\n",
        "parameters:\n- {in: path, name: q, required: true}\n- {in: query, name: q}\n",
        "parameters:\n- {in: query, name: q, example: 1}\n- {in: path, name: q, required: true}\n- {in: header, name: h}\n",
        "parameters:\n- {in: path, name: q, required: true}\n- {in: header, name: h}\n- {in: query, name: q, example: 1}\n");
    row("parameters by $ref", "parameters:\n- $ref: '#/a'\n- $ref: '#/b'\n", "parameters:\n- $ref: '#/b'\n",
        "parameters:\n- $ref: '#/a'\n- $ref: '#/b'\n- $ref: '#/c'\n", "parameters:\n- $ref: '#/b'\n- $ref: '#/c'\n");
    row("both add one parameter", "parameters: []\n", "parameters:\n- {in: query, name: q}\n",
        "parameters:\n- {name: q, in: query, required: true}\n", "parameters:\n- {in: query, name: q}\n",
        "/parameters/0 both added");
    row("tags by name", "tags:\n- name: a\n- name: b\n", "tags:\n- name: b\n- name: a\n  description: ours\n",
        "tags:\n- name: a\n- name: b\n  description: theirs\n",
        "tags:\n- name: b\n  description: theirs\n- name: a\n  description: ours\n");
    row("tags of an operation by value", "tags: [a, b]\n", "tags: [b, c]\n", "tags: [a, b, d]\n", "tags: [b, c, d]\n");
    row("servers by url", "servers:\n- url: https://a\n- url: https://b\n",
        "servers:\n- url: https://a\n  description: A\n- url: https://b\n",
        "servers:\n- url: https://b\n  description: B\n",
        "servers:\n- url: https://a\n  description: A\n- url: https://b\n  description: B\n",
        "/servers/0 removed by theirs");
    row("security by content", "security:\n- key: []\n- oauth: [read]\n",
        "security:\n- oauth: [read]\n- key: []\n- {}\n", "security:\n- key: []\n- oauth: [read]\n- basic: []\n",
        "security:\n- oauth: [read]\n- basic: []\n- key: []\n- {}\n");
    row("enum by value", "enum: [a, b, c]\n", "enum: [a, c]\n", "enum: [a, b, c, d]\n", "enum: [a, c, d]\n");
    row("enum: both add the same value", "enum: [a]\n", "enum: [a, b]\n", "enum: [a, b, c]\n", "enum: [a, b, c]\n");
    row("required by value", "required:\n- a\n- b\n", "required:\n- b\n- c\n", "required:\n- b # kept\n- a\n",
        "required:\n- b # kept\n- c\n");
    row("oneOf by $ref", "oneOf:\n- $ref: '#/a'\n- $ref: '#/b'\n", "oneOf:\n- $ref: '#/b'\n- $ref: '#/a'\n",
        "oneOf:\n- $ref: '#/a'\n- $ref: '#/b'\n  description: B\n",
        "oneOf:\n- $ref: '#/b'\n  description: B\n- $ref: '#/a'\n");
    row("anyOf by title", "anyOf:\n- {title: A, type: string}\n- {title: B, type: number}\n",
        "anyOf:\n- {title: B, type: number}\n- {title: A, type: string}\n",
        "anyOf:\n- {title: A, type: string, maxLength: 3}\n- {title: B, type: number}\n",
        "anyOf:\n- {title: B, type: number}\n- {title: A, type: string, maxLength: 3}\n");
    row("allOf by content and position", "allOf:\n- type: object\n- required: [a]\n",
        "allOf:\n- type: object\n- required: [a, b]\n", "allOf:\n- type: object\n  title: T\n- required: [a]\n",
        "allOf:\n- type: object\n  title: T\n- required: [a, b]\n");
    row("items that both add at one place of an ordered list", "prefixItems:\n- type: string\nx: 1\n",
        "prefixItems:\n- type: string\n- type: integer\nx: 1\n",
        "prefixItems:\n- type: string\n- type: boolean\nx: 2\n",
        "prefixItems:\n- type: string\n- type: integer\nx: 2\n", "/prefixItems/1 both added");
    row("items that both add in front of an ordered list", "x: [m, n]\n", "x: [a, m, n]\n", "x: [b, m, n]\n",
        "x: [a, m, n]\n", "/x/0 both added");
    row("items that both add at two places of an ordered list", "x: [m, n]\n", "x: [a, m, n]\n", "x: [m, n, b]\n",
        "x: [a, m, n, b]\n");
    row("the same item that both add to an ordered list", "x: [m, n]\n", "x: [m, n, a]\n", "x: [m, n, a]\ny: 1\n",
        "x: [m, n, a]\ny: 1\n");
    row("servers that both add", "servers:\n- url: a\n", "servers:\n- url: a\n- url: b\n",
        "servers:\n- url: a\n- url: c\n", "servers:\n- url: a\n- url: b\n- url: c\n");
    row("another order of servers, and a new one", "servers:\n- url: a\n- url: b\n",
        "servers:\n- url: a\n- url: b\n- url: c\n", "servers:\n- url: b\n- url: a\n",
        "servers:\n- url: a\n- url: b\n- url: c\n", "/servers both changed");
    row("another order of servers", "servers:\n- url: a\n- url: b\nx: 1\n", "servers:\n- url: a\n- url: b\nx: 2\n",
        "servers:\n- url: b\n- url: a\nx: 1\n", "servers:\n- url: b\n- url: a\nx: 2\n");
    row("the same order of servers, and a new one", "servers:\n- url: a\n- url: b\n",
        "servers:\n- url: b\n- url: a\n- url: c\n", "servers:\n- url: b\n- url: a\n- url: d\n",
        "servers:\n- url: b\n- url: a\n- url: c\n- url: d\n");
    row("other lists by content", "x: [a, b, c, d]\n", "x: [b, c, d]\n", "x: [a, b, c, e, d]\n", "x: [b, c, e, d]\n");
    row("an item of another list that both sides change", "x: [a, b, c]\n", "x: [a, d, c]\n", "x: [a, e, c]\n",
        "x: [a, d, c]\n", "/x/1 both changed");
    row("lists in a list", "- a\n- - b\n  - c\n", "- a\n- - b\n  - c\n  - d\n", "- a\n- - z\n  - b\n  - c\n- e: 1\n",
        "- a\n- - z\n  - b\n  - c\n  - d\n- e: 1\n");
    row("items of mappings", "x:\n- id: 1\n  v: a\n- id: 2\n  v: b\n", "x:\n- id: 1\n  v: c\n- id: 2\n  v: b\n",
        "x:\n- id: 0\n  v: z\n- id: 1\n  v: a\n  w: 1\n- id: 2\n  v: b\n",
        "x:\n- id: 0\n  v: z\n- id: 1\n  v: c\n  w: 1\n- id: 2\n  v: b\n");
}

void styleRows()
{
    row("comments of theirs", "# t\na: 1\n\n# of b\nb: 2\n# end\n", "# t\na: 3\n\n# of b\nb: 2\n# end\n",
        "# t\na: 1 # one\n\n# new\n# of b\nb: 2\n# the end\n", "# t\na: 3 # one\n\n# new\n# of b\nb: 2\n# the end\n");
    row("comments of a removed entry", "a: 1\n\n# of b\nb: 2\n\n# of c\nc: 3\n",
        "a: 1\n\n# of b\nb: 2\n\n# of c\nc: 4\n", "a: 1\n\n# of b\n\n# of c\nc: 3\n",
        "a: 1\n\n# of b\n\n# of c\nc: 4\n");
    row("both sides change a comment", "# one\na: 1\n", "# two\na: 2\n", "# three\na: 1\n", "# two\na: 2\n",
        "/a comments");
    row("comment lines merge", "# one\n# two\n# three\n# four\na: 1\n", "# ONE\n# two\n# three\n# four\na: 2\n",
        "# one\n# two\n# three\n# FOUR\na: 1\n", "# ONE\n# two\n# three\n# FOUR\na: 2\n");
    row("a comment beside the key of a collection", "a: # x\n  b: 1\n", "a: # x\n  b: 2\n", "a: # y\n  b: 1\n",
        "a: # y\n  b: 2\n");
    row("other indentation", "a:\n  b: 1\n  c: 1\n", "a:\n    b: 2\n    c: 1\n",
        "a:\n  b: 1\n  c: 1\n  d:\n    - x\n    - y: |\n        text\n\n          more\n",
        "a:\n    b: 2\n    c: 1\n    d:\n      - x\n      - y: |\n          text\n\n            more\n");
    row("less indentation", "a:\n    b: 1\n", "a:\n  b: 2\n",
        "a:\n    b: 1\n    # d\n    d: >-\n        text\n        more\n",
        "a:\n  b: 2\n  # d\n  d: >-\n      text\n      more\n");
    row("items on the column of their key", "a:\n- b: 1\n  c: 2\n", "a:\n  - b: 3\n    c: 2\n",
        "a:\n- b: 1\n  c: 2\n- d: 1\n  e:\n  - f\n", "a:\n  - b: 3\n    c: 2\n  - d: 1\n    e:\n    - f\n");
    row("a block value into brackets", "x: {a: 1}\n", "x: {a: 2}\n", "x:\n  a: 1\n  b:\n    - c # c\n",
        "x: {a: 2, b: [c]}\n");
    row("a value in brackets into a block", "x: {a: 1}\n", "x:\n  a: 2\n", "x: {a: 1, b: [c, d]}\n",
        "x:\n  a: 2\n  b:\n    - c\n    - d\n");
    row("quotes of theirs", "a: x\nb: 1\n", "a: x\nb: 2\n", "a: 'y'\nb: 1\n", "a: 'y'\nb: 2\n");
    row("theirs only changes the style", "a: x\nb: 1\n", "a: z\nb: 1\n", "a: \"x\"\nb: 3\n", "a: z\nb: 3\n");
    row("no line break at the end", "a: 1\nb: 2", "a: 1\nb: 2\nc: 3", "a: 1\nb: 2\nd: 4", "a: 1\nb: 2\nc: 3\nd: 4");
    row("first entry of an item", "x:\n- a: 1\n  b: 2\n- c: 3\n", "x:\n- a: 1\n  b: 3\n- c: 3\n",
        "x:\n- b: 2\n- c: 4\n", "x:\n- b: 3\n- c: 4\n");
    row("document marker", "---\na: 1\nb: 1\n", "---\na: 2\nb: 1\n", "# top\n---\na: 1\nb: 3\n",
        "# top\n---\na: 2\nb: 3\n");
    row("an anchor that ours uses again", "x: &k {a: 1}\ny: *k\n", "x: &k {a: 1}\ny: *k\nz: *k\n", "y: {a: 1}\n",
        "x: &k {a: 1}\ny: {a: 1}\nz: *k\n", "/x not writable");
    row("an alias whose anchor ours does not have yet", "a: 1\nb: 1\n", "a: 2\nb: 1\n", "a: 1\nb: &k {c: 1}\nd: *k\n",
        "a: 2\nb: &k {c: 1}\nd:\n  c: 1\n");
    row("an edit in an anchored value", "x: &k {a: 1, b: 2}\ny: *k\n", "x: &k {a: 3, b: 2}\ny: *k\n",
        "x: &k {a: 1, b: 4}\ny: *k\nz: 1\n", "x: &k {a: 3, b: 4}\ny: *k\nz: 1\n");
    row("a merge key whose anchor ours edits", "a: &x\n  b: 1\nc:\n  <<: *x\n  d: 1\n",
        "a: &x\n  b: 2\nc:\n  <<: *x\n  d: 1\n", "a: &x\n  b: 1\nc:\n  <<: *x\n  d: 2\n  e: 3\n",
        "a: &x\n  b: 2\nc:\n  <<: *x\n  d: 2\n  e: 3\n");
    row("a new alias to an anchor that ours edits", "a: &x {b: 1}\nc: 1\n", "a: &x {b: 2}\nc: 1\n",
        "a: &x {b: 1}\nc: 1\nd: [*x]\n", "a: &x {b: 2}\nc: 1\nd: [*x]\n");
    row("an entry with an alias whose anchor ours edits", "a: &x {b: 1}\nc: {d: *x}\ne: 1\n",
        "a: &x {b: 2}\nc: {d: *x}\ne: 1\n", "a: &x {b: 1}\ne: 2\n", "a: &x {b: 2}\ne: 2\n");
    row("duplicate keys: one side", "x: {a: 1, a: 2}\ny: 1\n", "x: {a: 1, a: 2}\ny: 2\n", "x: {a: 1, a: 3}\ny: 1\n",
        "x: {a: 1, a: 3}\ny: 2\n");
    row("duplicate keys: both sides", "x: {a: 1, a: 2}\n", "x: {a: 1, a: 4}\n", "x: {a: 1, a: 3}\n",
        "x: {a: 1, a: 4}\n", "/x both changed");
}

void jsonRows()
{
    json(
        "members and items", "{\n  \"a\": 1,\n  \"b\": [1, 2]\n}\n",
        "{\n  \"a\": 1,\n  \"b\": [1, 2],\n  \"o\": {\n    \"x\": true\n  }\n}\n",
        "{\n  \"z\": 0,\n  \"a\": 2,\n  \"b\": [0, 1, 2, 3],\n  \"t\": {\n    \"y\": false\n  }\n}\n",
        "{\n  \"z\": 0,\n  \"a\": 2,\n  \"b\": [0, 1, 2, 3],\n  \"o\": {\n    \"x\": true\n  },\n  \"t\": {\n    \"y\": false\n  }\n}\n");
    json("other indentation", "{\n  \"a\": {\n    \"b\": 1\n  }\n}\n", "{\n    \"a\": {\n        \"b\": 2\n    }\n}\n",
         "{\n  \"a\": {\n    \"b\": 1,\n    \"c\": {\n      \"d\": 1\n    }\n  }\n}\n",
         "{\n    \"a\": {\n        \"b\": 2,\n        \"c\": {\n          \"d\": 1\n        }\n    }\n}\n");
    json("removed last member", "{\"a\": 1, \"b\": 2, \"c\": 3}", "{\"a\": 9, \"b\": 2, \"c\": 3}",
         "{\"a\": 1, \"b\": 2}", "{\"a\": 9, \"b\": 2}");
    json("removed last, added last", "{\"a\": 1, \"b\": 2}", "{\"a\": 1}", "{\"a\": 1, \"b\": 2, \"c\": 3}",
         "{\"a\": 1, \"c\": 3}");
    json("renamed by theirs, blanks at the end of the line before", "{\n  \"a\": {\"x\": 1},  \n  \"b\": 2\n}\n",
         "{\n  \"a\": {},  \n  \"b\": 2\n}\n", "{\n  \"a\": {\"x\": 1},  \n  \"c\": 2\n}\n",
         "{\n  \"a\": {},  \n  \"c\": 2\n}\n");
    json("conflict", "{\"a\": [1]}", "{\"a\": {}}", "{\"a\": 2}", "{\"a\": {}}", "/a both changed");
    json("tabs", "{\n\t\"a\": 1\n}\n", "{\n\t\"a\": 2\n}\n", "{\n\t\"a\": 1,\n\t\"b\": {\n\t\t\"c\": 1\n\t}\n}\n",
         "{\n\t\"a\": 2,\n\t\"b\": {\n\t\t\"c\": 1\n\t}\n}\n");
}

} // namespace

void TestMerge::merges_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("conflicts");
    QTest::addColumn<Format>("format");
    memberRows();
    wrongCleanRows();
    conflictRows();
    renameRows();
    listRows();
    styleRows();
    jsonRows();
}

void TestMerge::merges()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, ours);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, conflicts);
    QFETCH(Format, format);
    const auto merged = merge::merge({base, format}, {ours, format}, {theirs, format});
    QVERIFY(merged.isOk());
    QCOMPARE(merged->bytes, expected);
    QCOMPARE(tests::conflictsOf(merged->conflicts), conflicts);
    QVERIFY(merged->snapshot.isValid());
    QVERIFY(!merged->isByLines);
}

void TestMerge::mergesHostileTexts_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("conflicts");
    const auto text = [](const char *name, const QByteArray &base, const QByteArray &ours, const QByteArray &theirs,
                         const QByteArray &expected, const QByteArray &conflicts = {}) {
        QTest::newRow(name) << base << ours << theirs << expected << conflicts;
    };
    text("all empty", "", "", "", "");
    text("empty base: names merge", "", "paths:\n  /a: {}\n", "paths:\n  /b: {}\n", "paths:\n  /a: {}\n  /b: {}\n");
    text("empty base: values conflict", "", "a: 1\n", "a: 2\n", "a: 1\n", "/a both added");
    text("ours empty", "a: 1\n", "", "a: 2\n", "", "both changed");
    text("theirs empty", "a: 1\n", "a: 2\n", "", "a: 2\n", "both changed");
    text("only comments", "# a\n", "# a\n# b\n", "# a\n", "# a\n# b\n");
    text("JSON in a YAML file on one side", "a: 1\nb: 2\n", "{\n  \"a\": 1,\n  \"b\": 3\n}\n",
         "a: 1\nb: 2\nc:\n  - x # x\n", "{\n  \"a\": 1,\n  \"b\": 3,\n  \"c\": [\n    \"x\"\n  ]\n}\n");
    text("root of another kind", "a: 1\n", "a: 2\n", "- a\n", "a: 2\n", "both changed");
    text("theirs does not parse", "a: 1\nb: 2\nc: 3\nd: 4\n", "a: 9\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 2\nc: 3\nd: [\n",
         "a: 9\nb: 2\nc: 3\nd: [\n");
    text("an alias inside of its anchor", "a: &x [*x]\n", "a: &x [*x, 1]\n", "a: &x [*x, 2]\n", "a: &x [*x, 1]\n",
         "/a lines");
    const auto chain = [](const QByteArray &end) {
        QByteArray lines = "a0: &a0 [1]\n";
        for (int i = 1; i <= 20'000; ++i)
            lines += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [*a" + QByteArray::number(i - 1) +
                     "]\n";
        return lines + end;
    };
    text("a long chain of aliases", chain("b: 1\n"), chain("b: 2\n"), chain("b: 1\nc: 2\n"), chain("b: 2\nc: 2\n"));
    text("a long chain of aliases, edited on both sides", chain("b: [*a20000]\nc: 1\n"),
         chain("b: [*a20000, 1]\nc: 1\n"), chain("b: [*a20000, 2]\nc: 1\n"), chain("b: [*a20000, 1]\nc: 1\n"),
         "/b lines");
    text("lines that both change", "a: [\nb: 2\n", "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 1\nb: 2\n", "/a lines");
    text("several documents", "a: 1\n---\nb: 1\n", "a: 2\n---\nb: 1\n", "a: 1\n---\nb: 3\nc: 1\n",
         "a: 2\n---\nb: 3\nc: 1\n");
    text("mixed line breaks", "a: 1\r\nb: 2\nc: 3\r\n", "a: 4\r\nb: 2\nc: 3\r\n", "a: 1\r\nb: 2\nc: 5\r\nd: 6\n",
         "a: 4\r\nb: 2\nc: 5\r\nd: 6\r\n");
    text("tabs after values", "a: 1\t# x\nb: 2\n", "a: 2\t# x\nb: 2\n", "a: 1\t# x\nb: 3\n", "a: 2\t# x\nb: 3\n");
    const int depth = 300;
    const auto deep = [&](const QByteArray &leaf, const QByteArray &end) {
        return QByteArray("a: ")
                   .append(QByteArray("[").repeated(depth))
                   .append(leaf)
                   .append(QByteArray("]").repeated(depth)) +
               end;
    };
    text("deep nesting", deep("1, 2", "\n"), deep("3, 2", "\n"), deep("1, 2", "\nb: 1\n"), deep("3, 2", "\nb: 1\n"));
    QByteArray bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray alias = "*a" + QByteArray::number(i - 1);
        bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + (alias + ", ").repeated(9) +
                alias + "]\n";
    }
    text("exponential aliases", bomb + "b: 1\nc: 1\n", bomb + "b: 2\nc: 1\n", bomb + "b: 1\nc: 3\n",
         bomb + "b: 2\nc: 3\n");
}

void TestMerge::mergesHostileTexts()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, ours);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, conflicts);
    const auto merged = merge::merge({base, Format::Yaml}, {ours, Format::Yaml}, {theirs, Format::Yaml});
    QVERIFY(merged.isOk());
    QCOMPARE(merged->bytes, expected);
    QCOMPARE(tests::conflictsOf(merged->conflicts), conflicts);
}

void TestMerge::keepsEncodingAndLineBreaks_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray mark = "\xef\xbb\xbf";
    QTest::newRow("ours converts to CR LF")
        << QByteArray("a: 1\nb: 1\n") << QByteArray("a: 2\r\nb: 1\r\n") << QByteArray("a: 1\nb: 3\nc: |\n  x\n  y\n")
        << QByteArray("a: 2\r\nb: 3\r\nc: |\r\n  x\r\n  y\r\n");
    QTest::newRow("theirs converts to CR LF") << QByteArray("a: 1\nb: 1\n") << QByteArray("a: 2\nb: 1\n")
                                              << QByteArray("a: 1\r\nb: 3\r\n") << QByteArray("a: 2\r\nb: 3\r\n");
    QTest::newRow("theirs adds a byte-order mark")
        << QByteArray("a: 1\nb: 1\n") << QByteArray("a: 2\nb: 1\n") << mark + "a: 1\nb: 1\n"
        << mark + "a: 2\nb: 1\n";
    QTest::newRow("ours has a byte-order mark") << mark + "a: 1\nb: 1\n"
                                                << mark + "a: 2\nb: 1\n"
                                                << mark + "a: 1\nb: 3\n"
                                                << mark + "a: 2\nb: 3\n";
    QTest::newRow("theirs only converts")
        << QByteArray("a: 1\r\n") << QByteArray("a: 2\r\n") << QByteArray("a: 1\n") << QByteArray("a: 2\n");
}

void TestMerge::keepsEncodingAndLineBreaks()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, ours);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, expected);
    const auto merged = merge::merge({base, Format::Yaml}, {ours, Format::Yaml}, {theirs, Format::Yaml});
    QVERIFY(merged.isOk());
    QCOMPARE(merged->bytes, expected);
    QCOMPARE(merged->conflictCount, 0);
}

void TestMerge::refusesWhatIsNoText()
{
    const auto merged = merge::merge({"a: 1", Format::Yaml}, {"a: 2", Format::Yaml}, {"a: \xff\xfe", Format::Yaml});
    QVERIFY(!merged.isOk());
    QCOMPARE(merged.error(), (base::Error{base::ErrorCode::Damaged, u"theirs"_qs}));
}

void TestMerge::stopsAtTheLimitOfChanges()
{
    QByteArray base;
    QByteArray theirs;
    for (int i = 0; i < 10; ++i) {
        const QByteArray key = "k" + QByteArray::number(i);
        base += key + ": 1\n";
        theirs += key + ": 2\n";
    }
    const merge::Side ours{base + "x: 1\n", Format::Yaml};
    merge::Limits limits;
    limits.changes = 10;
    const auto merged = merge::merge({base, Format::Yaml}, ours, {theirs, Format::Yaml}, limits);
    QVERIFY(merged.isOk());
    QCOMPARE(merged->bytes, theirs + "x: 1\n");
    limits.changes = 9;
    const auto refused = merge::merge({base, Format::Yaml}, ours, {theirs, Format::Yaml}, limits);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error().code, base::ErrorCode::TooLarge);
}

void TestMerge::countsConflictsBeyondTheLimit()
{
    merge::Limits limits;
    limits.conflicts = 1;
    const auto merged = merge::merge({"a: 1\nb: 1\n", Format::Yaml}, {"a: 2\nb: 2\n", Format::Yaml},
                                     {"a: 3\nb: 3\n", Format::Yaml}, limits);
    QVERIFY(merged.isOk());
    QCOMPARE(merged->conflictCount, 2);
    QCOMPARE(tests::conflictsOf(merged->conflicts), QByteArray("/a both changed"));
}

void TestMerge::tellsTheValuesOfAConflict()
{
    const auto merged = merge::merge({"a:\n  b: 1\n", Format::Yaml}, {"a: x\n", Format::Yaml},
                                     {"a:\n  - y\n", Format::Yaml});
    QVERIFY(merged.isOk());
    QCOMPARE(merged->conflicts.size(), 1);
    const merge::Conflict &conflict = merged->conflicts.constFirst();
    QCOMPARE(conflict.base, std::optional(QByteArray("b: 1")));
    QCOMPARE(conflict.ours, std::optional(QByteArray("x")));
    QCOMPARE(conflict.theirs, std::optional(QByteArray("- y")));
}

GATEWRIGHT_TEST(TestMerge, void)
#include "testmerge.moc"
