#include "bundle.h"
#include "cancellation.h"
#include "corpus.h"
#include "fakedocuments.h"
#include "lint.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using openapi::DocumentSet;
using support::FakeDocuments;

/** A definition over several files becomes one that means the same. */
class TestBundle final : public QObject
{
    Q_OBJECT

private slots:
    void bringsInWhatReferencesLeadTo_data();
    void bringsInWhatReferencesLeadTo();
    void keepsTextAndComments();
    void isRelativeToTheOutput();
    void listsWhatIsNotThere();
    void refuses_data();
    void refuses();
    void endsAtTheLimit_data();
    void endsAtTheLimit();
    void endsOneByteAfterTheLast();
    void endsOneComparisonAfterTheLast();
    void endsWhenNamesAreSearchedTooOften();
    void endsWhenItIsCancelled();
    void bundlesADefinitionOfTheCorpus();
};

namespace {

const QString Entry = u"/f/api/openapi.yaml"_qs;

struct Case {
    const char *name;
    QByteArray entry;
    QHash<QString, QByteArray> files; ///< By the name in the folder of the definition.
    QByteArray expected;              ///< Compared as a value.
};

QByteArray head(const char *version)
{
    return QByteArray("openapi: ") + version + "\ninfo: {title: T, version: '1'}\n";
}

QList<Case> cases()
{
    const QByteArray v30 = head("3.0.3");
    const QByteArray v31 = head("3.1.0");
    const QByteArray v32 = head("3.2.0");
    const auto schemaOf = [](const QByteArray &reference) {
        return "paths: {}\ncomponents:\n  schemas:\n    A: {items: {$ref: " + reference + "}}\n";
    };
    return {
        {"a file that is a schema",
         v31 + schemaOf("book.yaml"),
         {{u"book.yaml"_qs, "{type: object}\n"}},
         v31 + schemaOf("'#/components/schemas/book'") + "    book: {type: object}\n"},
        {"components with members beside their reference",
         v31 + "paths: {}\ncomponents:\n  schemas:\n    A: {$ref: book.yaml, required: [b]}\n    B: {$ref: book.yaml}\n"
               "    C: {items: {$ref: book.yaml}}\n  responses:\n    D: {$ref: 'p.yaml#/R', description: other}\n",
         {{u"book.yaml"_qs, "{type: object, required: [a]}\n"}, {u"p.yaml"_qs, "R: {description: d}\n"}},
         v31 + "paths: {}\ncomponents:\n  schemas:\n    A: {$ref: '#/components/schemas/B', required: [b]}\n"
               "    B: {type: object, required: [a]}\n    C: {items: {$ref: '#/components/schemas/B'}}\n"
               "  responses:\n    D: {$ref: '#/components/responses/R', description: other}\n"
               "    R: {description: d}\n"},
        {"a schema below a keyword that the version does not have",
         v30 + "paths: {}\ncomponents:\n  schemas:\n    A: {definitions: {B: {items: {$ref: book.yaml}}}}\n",
         {{u"book.yaml"_qs, "{type: object}\n"}},
         v30 + "paths: {}\ncomponents:\n  schemas:\n"
               "    A: {definitions: {B: {items: {$ref: '#/components/schemas/book'}}}}\n"
               "    book: {type: object}\n"},
        {"a schema that a reference names by its $id",
         v31 + "paths: {}\ncomponents:\n  schemas:\n"
               "    A: {items: {$ref: book.yaml}, not: {$ref: 'https://e.example/book'}}\n",
         {{u"book.yaml"_qs, "{$id: 'https://e.example/book', type: object}\n"}},
         v31 + "paths: {}\ncomponents:\n  schemas:\n"
               "    A: {items: {$ref: '#/components/schemas/book'}, not: {$ref: '#/components/schemas/book'}}\n"
               "    book: {$id: 'https://e.example/book', type: object}\n"},
        {"a schema in a file",
         v31 + schemaOf("'types.yaml#/Book'"),
         {{u"types.yaml"_qs, "Book: {type: object}\n"}},
         v31 + schemaOf("'#/components/schemas/Book'") + "    Book: {type: object}\n"},
        {"a name that is taken",
         v31 + schemaOf("'types.yaml#/A'"),
         {{u"types.yaml"_qs, "A: {type: object}\n"}},
         v31 + schemaOf("'#/components/schemas/A2'") + "    A2: {type: object}\n"},
        {"a name that components may not have",
         v31 + schemaOf("'types.yaml#/a%20b'"),
         {{u"types.yaml"_qs, "a b: {type: object}\n"}},
         v31 + schemaOf("'#/components/schemas/a_b'") + "    a_b: {type: object}\n"},
        {"the component is the reference",
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: a.yaml}, B: {items: {$ref: a.yaml}}}}\n",
         {{u"a.yaml"_qs, "{type: string}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {type: string}, B: {items: {$ref: '#/components/schemas/A'}}}}\n"},
        {"a place inside what is there already",
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: a.yaml}, B: {$ref: 'a.yaml#/properties/x'}}}\n",
         {{u"a.yaml"_qs, "{properties: {x: {type: string}}}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {properties: {x: {type: string}}}, "
               "B: {$ref: '#/components/schemas/A/properties/x'}}}\n"},
        {"a place that is no object inside what is there already",
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: a.yaml}, B: {$ref: 'a.yaml#/definitions/b'}}}\n",
         {{u"a.yaml"_qs, "{definitions: {b: {items: {$ref: c.yaml}}}}\n"}, {u"c.yaml"_qs, "{type: string}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {definitions: {b: {items: {$ref: '#/components/schemas/c'}}}}, "
               "B: {items: {$ref: '#/components/schemas/c'}}, c: {type: string}}}\n"},
        {"a place inside of what has members beside its reference",
         v31 +
             "paths: {}\ncomponents: {schemas: {A: {$ref: a.yaml, properties: {}}, B: {$ref: 'a.yaml#/properties/x'}}}\n",
         {{u"a.yaml"_qs, "{properties: {x: {type: string}}}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: '#/components/schemas/a', properties: {}}, "
               "B: {type: string}, a: {properties: {x: {type: string}}}}}\n"},
        {"a schema that is the default of a discriminator",
         v32 +
             "paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: k, defaultMapping: 'a.yaml#/B'}}}}\n",
         {{u"a.yaml"_qs, "{B: {type: object}}\n"}},
         v32 + "paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: k, "
               "defaultMapping: '#/components/schemas/B'}}, B: {type: object}}}\n"},
        {"a place inside a path",
         v31 + "paths: {/a: {$ref: a.yaml}}\ncomponents: {schemas: {A: {$ref: 'a.yaml#/components/schemas/A'}}}\n",
         {{u"a.yaml"_qs, "{get: {}, components: {schemas: {A: {items: {$ref: b.yaml}}}}}\n"},
          {u"b.yaml"_qs, "{type: string}\n"}},
         v31 + "paths: {/a: {get: {}, components: {schemas: {A: {items: {$ref: '#/components/schemas/b'}}}}}}\n"
               "components: {schemas: {A: {items: {$ref: '#/components/schemas/b'}}, b: {type: string}}}\n"},
        {"references in the files",
         v31 + schemaOf("'parts/a.yaml'"),
         {{u"parts/a.yaml"_qs, "{items: {$ref: b.yaml#/B}, not: {$ref: '../openapi.yaml#/components/schemas/A'}}\n"},
          {u"parts/b.yaml"_qs, "B: {not: {$ref: '#/C'}}\nC: {type: string}\n"}},
         v31 + schemaOf("'#/components/schemas/a'") +
             "    a: {items: {$ref: '#/components/schemas/B'}, not: {$ref: '#/components/schemas/A'}}\n"
             "    B: {not: {$ref: '#/components/schemas/C'}}\n    C: {type: string}\n"},
        {"files that refer to one another",
         v31 + schemaOf("a.yaml"),
         {{u"a.yaml"_qs, "{properties: {b: {$ref: b.yaml}}}\n"}, {u"b.yaml"_qs, "{properties: {a: {$ref: a.yaml}}}\n"}},
         v31 + schemaOf("'#/components/schemas/a'") +
             "    a: {properties: {b: {$ref: '#/components/schemas/b'}}}\n"
             "    b: {properties: {a: {$ref: '#/components/schemas/a'}}}\n"},
        {"a path item",
         v30 + "paths: {/a: {$ref: 'a.yaml#/item'}}\n",
         {{u"a.yaml"_qs, "item: {get: {responses: {default: {$ref: '#/failed'}}}}\nfailed: {description: d}\n"}},
         v30 + "paths: {/a: {get: {responses: {default: {$ref: '#/components/responses/failed'}}}}}\n"
               "components: {responses: {failed: {description: d}}}\n"},
        {"a path item with members of its own",
         v31 + "paths: {/a: {$ref: a.yaml, summary: own}}\n",
         {{u"a.yaml"_qs, "{summary: theirs, get: {}}\n"}},
         v31 + "paths: {/a: {get: {}, summary: own}}\n"},
        {"a path item that is a reference",
         v30 + "paths: {/a: {$ref: a.yaml}}\n",
         {{u"a.yaml"_qs, "{$ref: b.yaml}\n"}, {u"b.yaml"_qs, "{get: {}}\n"}},
         v30 + "paths: {/a: {get: {}}}\n"},
        {"a path item of a callback, 3.1",
         v31 + "paths: {/a: {post: {callbacks: {c: {'{$url}': {$ref: a.yaml}}}}}}\n",
         {{u"a.yaml"_qs, "{post: {}}\n"}},
         v31 + "paths: {/a: {post: {callbacks: {c: {'{$url}': {post: {}}}}}}}\n"},
        {"all kinds of components",
         v30 + "paths:\n  /a:\n    get:\n      parameters: [{$ref: x.yaml#/p}]\n      requestBody: {$ref: x.yaml#/b}\n"
               "      callbacks: {c: {$ref: x.yaml#/c}}\n      responses:\n        '200':\n          description: d\n"
               "          headers: {H: {$ref: x.yaml#/h}}\n          links: {l: {$ref: x.yaml#/l}}\n"
               "          content: {a/b: {examples: {e: {$ref: x.yaml#/e}}}}\n",
         {{u"x.yaml"_qs, "p: {name: p, in: query}\nb: {content: {}}\nc: {}\nh: {description: h}\nl: {operationId: o}\n"
                         "e: {value: 1}\n"}},
         v30 + "paths:\n  /a:\n    get:\n      parameters: [{$ref: '#/components/parameters/p'}]\n"
               "      requestBody: {$ref: '#/components/requestBodies/b'}\n"
               "      callbacks: {c: {$ref: '#/components/callbacks/c'}}\n      responses:\n        '200':\n"
               "          description: d\n          headers: {H: {$ref: '#/components/headers/h'}}\n"
               "          links: {l: {$ref: '#/components/links/l'}}\n"
               "          content: {a/b: {examples: {e: {$ref: '#/components/examples/e'}}}}\n"
               "components:\n  parameters: {p: {name: p, in: query}}\n  requestBodies: {b: {content: {}}}\n"
               "  callbacks: {c: {}}\n  headers: {h: {description: h}}\n  links: {l: {operationId: o}}\n"
               "  examples: {e: {value: 1}}\n"},
        {"a media type, 3.2",
         v32 + "paths: {}\ncomponents: {responses: {R: {content: {a/b: {$ref: m.yaml}}}}}\n",
         {{u"m.yaml"_qs, "{schema: {type: string}}\n"}},
         v32 + "paths: {}\ncomponents: {responses: {R: {content: {a/b: {$ref: '#/components/mediaTypes/m'}}}}, "
               "mediaTypes: {m: {schema: {type: string}}}}\n"},
        {"a mapping",
         v31 +
             "paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: k, mapping: {b: b.yaml, a: A}}}}}\n",
         {{u"b.yaml"_qs, "{type: object}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {discriminator: {propertyName: k, mapping: {b: "
               "'#/components/schemas/b', a: A}}}, b: {type: object}}}\n"},
        {"an anchor",
         v31 + schemaOf("'t.yaml#book'"),
         {{u"t.yaml"_qs, "X: {$anchor: book, type: object}\n"}},
         v31 + schemaOf("'#/components/schemas/X'") + "    X: {$anchor: book, type: object}\n"},
        {"the definition's own file name",
         v31 + "paths: {}\ncomponents:\n  schemas:\n    A: {items: {$ref: 'openapi.yaml#/components/schemas/B'}, "
               "not: {$ref: './../api/open%61pi.yaml#/components/schemas/B'}}\n"
               "    B: {discriminator: {propertyName: k, mapping: {a: A, b: 'openapi.yaml#/components/schemas/A'}}}\n",
         {},
         v31 + "paths: {}\ncomponents:\n  schemas:\n    A: {items: {$ref: '#/components/schemas/B'}, "
               "not: {$ref: '#/components/schemas/B'}}\n"
               "    B: {discriminator: {propertyName: k, mapping: {a: A, b: '#/components/schemas/A'}}}\n"},
        {"the definition's own file name, of an anchor",
         v31 + "paths: {}\ncomponents: {schemas: {A: {$anchor: a}, B: {$ref: 'openapi.yaml#a'}, C: {$ref: '#a'}}}\n",
         {},
         v31 + "paths: {}\ncomponents: {schemas: {A: {$anchor: a}, B: {$ref: '#/components/schemas/A'}, "
               "C: {$ref: '#a'}}}\n"},
        {"files that name the definition, JSON",
         v31 + schemaOf("parts/a.json"),
         {{u"parts/a.json"_qs,
           R"({"items": {"$ref": "../openapi.yaml#/components/schemas/A"}, "not": {"$ref": "b.json"}})"},
          {u"parts/b.json"_qs, R"({"not": {"$ref": "../../api/openapi.yaml#/components/schemas/A"}})"}},
         v31 + schemaOf("'#/components/schemas/a'") +
             "    a: {items: {$ref: '#/components/schemas/A'}, not: {$ref: '#/components/schemas/b'}}\n"
             "    b: {not: {$ref: '#/components/schemas/A'}}\n"},
        {"relative URIs",
         v31 + "paths: {/a: {$ref: parts/a.yaml}}\ncomponents: {examples: {own: {externalValue: own.json}}}\n",
         {{u"parts/a.yaml"_qs, "externalDocs: {url: docs.html#top}\nget:\n  externalDocs: {url: ../docs.html?a=1}\n"
                               "  responses: {default: {content: {a/b: {examples: {e: {$ref: more/e.json}, "
                               "f: {externalValue: 'b%20c.json'}, g: {externalValue: 'https://e.example/e'}, "
                               "h: {externalValue: /e.json}, i: {externalValue: './x/../i.json'}}}}}}\n"},
          {u"parts/more/e.json"_qs, R"({"externalValue": "e1.json"})"}},
         v31 + "paths:\n  /a:\n    externalDocs: {url: parts/docs.html#top}\n    get:\n"
               "      externalDocs: {url: docs.html?a=1}\n"
               "      responses: {default: {content: {a/b: {examples: {e: {$ref: '#/components/examples/e'}, "
               "f: {externalValue: 'parts/b%20c.json'}, g: {externalValue: 'https://e.example/e'}, "
               "h: {externalValue: /e.json}, i: {externalValue: parts/i.json}}}}}}\n"
               "components: {examples: {own: {externalValue: own.json}, e: {externalValue: parts/more/e1.json}}}\n"},
        {"links to operations",
         v30 + "paths:\n  /a: {$ref: parts/a.yaml}\n  /b: {get: {responses: {default: {links: {"
               "a: {operationRef: '#/paths/~1a/get'}, f: {operationRef: 'parts/a.yaml#/get'}, "
               "g: {operationRef: 'parts/more.yaml#/get'}}}}}}\n  /c: {$ref: parts/c.yaml}\n",
         {{u"parts/a.yaml"_qs, "get: {responses: {default: {links: {a: {operationRef: '#/get'}, "
                               "b: {operationRef: '../openapi.yaml#/paths/~1b/get'}, "
                               "c: {operationRef: '../openapi.yaml#/paths/~1a/get'}}}}}\n"},
          {u"parts/c.yaml"_qs, "{$ref: more.yaml}\n"},
          {u"parts/more.yaml"_qs, "{get: {}}\n"}},
         v30 + "paths:\n  /a: {get: {responses: {default: {links: {a: {operationRef: '#/paths/~1a/get'}, "
               "b: {operationRef: '#/paths/~1b/get'}, c: {operationRef: '#/paths/~1a/get'}}}}}}\n"
               "  /b: {get: {responses: {default: {links: {a: {operationRef: '#/paths/~1a/get'}, "
               "f: {operationRef: '#/paths/~1a/get'}, g: {operationRef: '#/paths/~1c/get'}}}}}}\n  /c: {get: {}}\n"},
        {"a place inside a path item",
         v30 + "paths:\n  /a: {$ref: 'p.yaml#/~1a'}\n  /b: {$ref: 'p.yaml#/~1b'}\n",
         {{u"p.yaml"_qs, "/a: {get: {responses: {default: {content: {a/b: {schema: {items: {type: string}}}}}}}}\n"
                         "/b: {get: {responses: {default: {content: {a/b: {schema: {$ref: "
                         "'#/~1a/get/responses/default/content/a~1b/schema/items'}}}}}}}\n"}},
         v30 + "paths:\n  /a: {get: {responses: {default: {content: {a/b: {schema: {items: {type: string}}}}}}}}\n"
               "  /b: {get: {responses: {default: {content: {a/b: {schema: {$ref: "
               "'#/paths/~1a/get/responses/default/content/a~1b/schema/items'}}}}}}}\n"},
        {"a callback that refers to its path item",
         v30 + "paths: {/a: {$ref: a.yaml}}\n",
         {{u"a.yaml"_qs, "{post: {callbacks: {c: {'{$url}': {$ref: a.yaml}}}}}\n"}},
         v30 + "paths: {/a: {post: {callbacks: {c: {'{$url}': {$ref: '#/paths/~1a'}}}}}}\n"},
        {"the $id of a file with references",
         v31 + schemaOf("parts/book.yaml"),
         {{u"parts/book.yaml"_qs,
           "{$id: 'https://e.example/book', not: {$ref: '#/properties/x'}, properties: {x: {}}}\n"}},
         v31 + schemaOf("'#/components/schemas/book'") +
             "    book: {not: {$ref: '#/components/schemas/book/properties/x'}, properties: {x: {}}}\n"},
        {"references below the $id of a schema",
         v31 + schemaOf("'parts/t.yaml#/Book'"),
         {{u"parts/t.yaml"_qs, "Book: {$id: ids/book, not: {$ref: '#/$defs/x'}, items: {$ref: '#a'}, externalDocs: "
                               "{url: x.html}, $defs: {x: {$anchor: a}}}\n"}},
         v31 + schemaOf("'#/components/schemas/Book'") +
             "    Book: {$id: parts/ids/book, not: {$ref: '#/$defs/x'}, items: {$ref: '#a'}, externalDocs: "
             "{url: x.html}, $defs: {x: {$anchor: a}}}\n"},
        {"chains of aliases",
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {$ref: b.yaml}, "
               "C: {$ref: c.yaml}, D: {$ref: 'openapi.yaml#/components/schemas/D'}}}\n",
         {{u"b.yaml"_qs, "{$ref: 'openapi.yaml#/components/schemas/A'}\n"},
          {u"c.yaml"_qs, "{$ref: d.yaml}\n"},
          {u"d.yaml"_qs, "{not: {$ref: c.yaml}}\n"}},
         v31 + "paths: {}\ncomponents: {schemas: {A: {$ref: '#/components/schemas/B'}, "
               "B: {$ref: '#/components/schemas/A'}, C: {$ref: '#/components/schemas/d'}, "
               "D: {$ref: '#/components/schemas/D'}, d: {not: {$ref: '#/components/schemas/C'}}}}\n"},
        {"aliases and merge keys",
         v31 + "paths: {/a: {$ref: 'a.yaml#/item'}}\n",
         {{u"a.yaml"_qs, "base: &b {description: d, content: {a/b: {schema: {$ref: s.yaml}}}}\n"
                         "item:\n  get:\n    responses:\n      '200': {<<: *b, description: own}\n      '201': *b\n"
                         "      '202':\n        <<: [*b]\n        description: '<<'\n"},
          {u"s.yaml"_qs, "{type: string}\n"}},
         v31 + "paths:\n  /a:\n    get:\n      responses:\n"
               "        '200': {content: {a/b: {schema: {$ref: '#/components/schemas/s'}}}, description: own}\n"
               "        '201': {description: d, content: {a/b: {schema: {$ref: '#/components/schemas/s'}}}}\n"
               "        '202': {content: {a/b: {schema: {$ref: '#/components/schemas/s'}}}, description: '<<'}\n"
               "components: {schemas: {s: {type: string}}}\n"},
        {"aliases of the definition",
         v31 + "paths: {/a: {$ref: a.yaml}}\ncomponents: {schemas: {A: &a {type: object}, B: {<<: *a}}}\n",
         {{u"a.yaml"_qs, "{get: &a {}, put: *a}\n"}},
         v31 + "paths: {/a: {get: {}, put: {}}}\ncomponents: {schemas: {A: &a {type: object}, B: {<<: *a}}}\n"},
        {"a discriminator whose schemas get other names",
         v31 +
             "paths: {}\ncomponents:\n  schemas:\n    dog: {type: string}\n    Pet: {$ref: pet.yaml}\n"
             "    Own: {oneOf: [{$ref: dog.yaml}, {$ref: '#/components/schemas/dog'}], discriminator: {propertyName: k}}\n",
         {{u"pet.yaml"_qs, "oneOf: [{$ref: dog.yaml}, {$ref: cat.yaml}, {$ref: 'more.yaml#/dog'}]\n"
                           "discriminator: {propertyName: k, mapping: {c: cat.yaml}}\n"},
          {u"dog.yaml"_qs, "{type: object}\n"},
          {u"cat.yaml"_qs, "{type: object}\n"},
          {u"more.yaml"_qs, "dog: {type: array}\n"}},
         v31 + "paths: {}\ncomponents:\n  schemas:\n    dog: {type: string}\n"
               "    Pet:\n      oneOf: [{$ref: '#/components/schemas/dog2'}, {$ref: '#/components/schemas/cat'}, "
               "{$ref: '#/components/schemas/dog3'}]\n"
               "      discriminator: {propertyName: k, mapping: {c: '#/components/schemas/cat', "
               "dog: '#/components/schemas/dog2'}}\n"
               "    Own: {oneOf: [{$ref: '#/components/schemas/dog2'}, {$ref: '#/components/schemas/dog'}], "
               "discriminator: {propertyName: k}}\n"
               "    dog2: {type: object}\n    cat: {type: object}\n    dog3: {type: array}\n"},
        {"a discriminator of a base whose schemas get other names, in another definition",
         v31 + "paths: {}\ncomponents:\n  schemas:\n    Dog: {type: string}\n    A: {items: {$ref: "
               "'o.yaml#/components/schemas/Dog'}}\n",
         {{u"o.yaml"_qs, "openapi: 3.1.0\ncomponents:\n  schemas:\n"
                         "    Base: {discriminator: {propertyName: k, mapping: {x: Dog}}}\n"
                         "    Mid: {allOf: [{$ref: '#/components/schemas/Base'}], discriminator: {propertyName: j}}\n"
                         "    Dog: {allOf: [{$ref: '#/components/schemas/Mid'}]}\n"}},
         v31 + "paths: {}\ncomponents:\n  schemas:\n    Dog: {type: string}\n"
               "    A: {items: {$ref: '#/components/schemas/Dog2'}}\n"
               "    Dog2: {allOf: [{$ref: '#/components/schemas/Mid'}]}\n"
               "    Mid: {allOf: [{$ref: '#/components/schemas/Base'}], discriminator: {propertyName: j, "
               "mapping: {Dog: '#/components/schemas/Dog2'}}}\n"
               "    Base: {discriminator: {propertyName: k, mapping: {x: '#/components/schemas/Dog2'}}}\n"},
        {"nothing to do", v31 + schemaOf("'#/components/schemas/A'"), {}, v31 + schemaOf("'#/components/schemas/A'")},
    };
}

DocumentSet setOf(const QByteArray &entry, const QHash<QString, QByteArray> &files)
{
    FakeDocuments documents;
    documents.texts = {{Entry, entry}};
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        documents.texts.insert(u"/f/api/"_qs + file.key(), file.value());
    return documents.load({Entry});
}

/** Members in any order, because those of components are added where there is room. */
QByteArray shown(const Snapshot &snapshot)
{
    return snapshot.root().value()->toJson();
}

} // namespace

void TestBundle::bringsInWhatReferencesLeadTo_data()
{
    QTest::addColumn<qsizetype>("index");
    const QList<Case> all = cases();
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << i;
}

void TestBundle::bringsInWhatReferencesLeadTo()
{
    QFETCH(const qsizetype, index);
    const Case row = cases()[index];
    Document document(row.entry, Format::Yaml);
    const auto left = bundling::bundle(document, setOf(row.entry, row.files), Entry);
    QVERIFY2(left.isOk(), left.isOk() ? "" : qPrintable(left.error().detail));
    QCOMPARE(left->size(), 0);
    QCOMPARE(shown(document.snapshot()), shown(Snapshot::parse(row.expected, Format::Yaml)));
    if (document.canUndo())
        document.undo();
    QCOMPARE(document.fileBytes(), row.entry);
}

void TestBundle::keepsTextAndComments()
{
    const support::Fixture files(R"(
        //- openapi.yaml
        openapi: 3.1.0
        paths:
          # above
          /a: # path
            $ref: x/a.yaml # reference

          /b: {$ref: x/b.yaml}
        components:
          schemas:
            Book: # own
              $ref: x/book.yaml
            Code: {$ref: 'x/many.yaml#/Code'}
        //- x/a.yaml
        ---
        # About it
        get: # get
          # inside
          responses:
            '200': # ok
              description: |
                Two
                  lines
              content:
                a/b: {schema: {$ref: many.yaml#/List}} # list
        # end
        //- x/b.yaml
        {get: {operationId: b}} # b
        //- x/book.yaml
        {type: object} # book
        //- x/many.yaml
        Code: # code
          example: 02138
          enum: [02138, 0x10]
        List: &list
            items: # deep
                type: number
    )",
                                 u"/f/api"_qs);
    FakeDocuments documents(files);
    Document document(files.text(u"openapi.yaml"_qs), Format::Yaml);
    const auto left = bundling::bundle(document, documents.load({Entry}), Entry);
    QVERIFY(left.isOk() && left->isEmpty());
    const support::Fixture expected(R"(
        //- openapi.yaml
        openapi: 3.1.0
        paths:
          # above
          /a: # path
            # reference
            # About it
            get: # get
              # inside
              responses:
                '200': # ok
                  description: |
                    Two
                      lines
                  content:
                    a/b: {schema: {$ref: '#/components/schemas/List'}} # list
            # end

          /b: {get: {operationId: b}} # b
        components:
          schemas:
            Book: # own
              {type: object} # book
            Code: # code
              example: 02138
              enum: [02138, 0x10]
            List: &list
                items: # deep
                    type: number
    )");
    QCOMPARE(document.fileBytes(), expected.text(u"openapi.yaml"_qs));
}

void TestBundle::isRelativeToTheOutput()
{
    const QByteArray text = head("3.1.0") +
                            "externalDocs: {url: docs.html}\npaths: {/a: {$ref: parts/a.yaml}}\n"
                            "components: {schemas: {A: {$ref: gone.yaml}, B: {$ref: 'openapi.yaml#/no'}}}\n";
    Document document(text, Format::Yaml);
    const DocumentSet set = setOf(text, {{u"parts/a.yaml"_qs, "{externalDocs: {url: a.html}}\n"}});
    QVERIFY(bundling::bundle(document, set, Entry, {}, u"/f/out/one.yaml"_qs).isOk());
    QCOMPARE(shown(document.snapshot()),
             shown(Snapshot::parse(head("3.1.0") +
                                       "externalDocs: {url: ../api/docs.html}\n"
                                       "paths: {/a: {externalDocs: {url: ../api/parts/a.html}}}\n"
                                       "components: {schemas: {A: {$ref: ../api/gone.yaml}, B: {$ref: '#/no'}}}\n",
                                   Format::Yaml)));
}

void TestBundle::listsWhatIsNotThere()
{
    const QByteArray entry = head("3.1.0") +
                             "paths: {}\ncomponents: {schemas: {A: {$ref: gone.yaml}, B: {$ref: parts/b.yaml}, "
                             "C: {$ref: '#/no', discriminator: {mapping: {a: A, n: '#/none'}}}}}\n";
    Document document(entry, Format::Yaml);
    const DocumentSet set = setOf(entry,
                                  {{u"parts/b.yaml"_qs, "{items: {$ref: 'c.yaml#/x'}, not: {$ref: 'b.yaml#/no'}}\n"}});
    const auto left = bundling::bundle(document, set, Entry);
    QVERIFY(left.isOk());
    QStringList places;
    for (const bundling::LeftReference &each : *left)
        places.append(each.place.address + u'#' + each.place.pointer.toString() + u' ' + each.reference);
    places.sort();
    QCOMPARE(places, (QStringList{u"/f/api/openapi.yaml#/components/schemas/A/$ref gone.yaml"_qs,
                                  u"/f/api/openapi.yaml#/components/schemas/C/$ref #/no"_qs,
                                  u"/f/api/openapi.yaml#/components/schemas/C/discriminator/mapping/n #/none"_qs,
                                  u"/f/api/parts/b.yaml#/items/$ref c.yaml#/x"_qs,
                                  u"/f/api/parts/b.yaml#/not/$ref b.yaml#/no"_qs}));
    // As seen from the definition.
    QCOMPARE(document.snapshot().at({"components", "schemas", "B", "items", "$ref"}).bytes(),
             QByteArray("parts/c.yaml#/x"));
}

void TestBundle::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<base::ErrorCode>("code");
    QTest::newRow("Swagger 2.0") << QByteArray("swagger: '2.0'\n") << base::ErrorCode::Unsupported;
    QTest::newRow("not valid") << QByteArray("openapi: \"3.1.0\npaths: {}\n") << base::ErrorCode::SyntaxError;
    QTest::newRow("no version") << QByteArray("paths: {}\n") << base::ErrorCode::Unsupported;
}

void TestBundle::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const base::ErrorCode, code);
    Document document(text, Format::Yaml);
    const auto left = bundling::bundle(document, setOf(text, {}), Entry);
    QVERIFY(!left.isOk());
    QCOMPARE(left.error().code, code);
}

void TestBundle::endsAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("each");
    QTest::addColumn<QByteArray>("last");
    const QByteArray next = "{$ref: 'fNEXT.yaml'}";
    QTest::newRow("callbacks that double")
        << "get: {callbacks: {a: {e: " + next + "}, b: {e: " + next + "}}, responses: {default: {description: d}}}\n"
        << QByteArray("get: {responses: {default: {description: d}}}\n");
    QTest::newRow("a large file at the end")
        << "get: {callbacks: {a: {e: " + next + "}, b: {e: " + next + "}}, responses: {default: {description: d}}}\n"
        << "get: {responses: {default: {description: " + QByteArray(1'000'000, 'd') + "}}}\n";
    QTest::newRow("three times") << "get: {callbacks: {a: {e: " + next + ", f: " + next + "}, b: {e: " + next +
                                        "}}, responses: {default: {description: d}}}\n"
                                 << QByteArray("get: {responses: {default: {description: d}}}\n");
}

/** Files of few bytes. Each has the next one several times. */
void TestBundle::endsAtTheLimit()
{
    QFETCH(QByteArray, each);
    QFETCH(QByteArray, last);
    constexpr int Levels = 24;
    const QByteArray text = head("3.0.3") + "paths: {/a: {$ref: f0.yaml}}\n";
    QHash<QString, QByteArray> files;
    for (int i = 0; i < Levels; ++i)
        files.insert(u"f%1.yaml"_qs.arg(i), QByteArray(each).replace("NEXT", QByteArray::number(i + 1)));
    files.insert(u"f%1.yaml"_qs.arg(Levels), last);
    Document document(text, Format::Yaml);
    const auto left = bundling::bundle(document, setOf(text, files), Entry,
                                       {.bytes = bundling::MaximumBundledBytes / 16});
    QVERIFY(!left.isOk());
    QCOMPARE(left.error().code, base::ErrorCode::TooLarge);
    QVERIFY2(left.error().detail.startsWith(u"/f/api/f"_qs) && left.error().detail.endsWith(u"/$ref"_qs),
             qPrintable(left.error().detail));
}

void TestBundle::endsOneByteAfterTheLast()
{
    const QByteArray text = head("3.0.3") + "paths: {/a: {$ref: a.yaml}}\n";
    const QHash<QString, QByteArray> files{
        {u"a.yaml"_qs, "get: {responses: {default: {description: '" + QByteArray(10'000, 'd') + "'}}}\n"}};
    const auto bundledWith = [&](qint64 bytes) {
        Document document(text, Format::Yaml);
        return bundling::bundle(document, setOf(text, files), Entry, {.bytes = bytes});
    };
    const qint64 needed = QByteArray(R"({"get":{"responses":{"default":{"description":""}}}})").size() + 10'000;
    QVERIFY(bundledWith(needed).isOk());
    const auto refused = bundledWith(needed - 1);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error(), (base::Error{base::ErrorCode::TooLarge, u"/f/api/openapi.yaml#/paths/~1a/$ref"_qs}));
}

/** Each object that is brought in is compared with all references of its file: two of the definition, and four for each
 * of the two schemas. */
void TestBundle::endsOneComparisonAfterTheLast()
{
    const QByteArray text = head("3.1.0") + "components:\n  schemas:\n    A: {items: {$ref: 'a.yaml#/B'}}\n" +
                            "    D: {items: {$ref: 'a.yaml#/C'}}\n";
    const QHash<QString, QByteArray> files{
        {u"a.yaml"_qs,
         "B: {properties: {x: {$ref: '#/C'}, y: {$ref: '#/C'}}}\nC: {properties: {x: {$ref: '#/B'}, y: {$ref: '#/B'}}}\n"}};
    const auto bundledWith = [&](qint64 comparisons) {
        Document document(text, Format::Yaml);
        return bundling::bundle(document, setOf(text, files), Entry, {.comparisons = comparisons});
    };
    constexpr qint64 needed = 2 + 2 * 4;
    QVERIFY(bundledWith(needed).isOk());
    const auto refused = bundledWith(needed - 1);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error(), (base::Error{base::ErrorCode::TooLarge, u"/f/api/a.yaml#/C"_qs}));
    const auto atOnce = bundledWith(1);
    QVERIFY(!atOnce.isOk());
    QCOMPARE(atOnce.error(), (base::Error{base::ErrorCode::TooLarge, u"/f/api/openapi.yaml#"_qs}));
}

/** A renamed schema and each reference to it count as a hundred comparisons. */
void TestBundle::endsWhenNamesAreSearchedTooOften()
{
    const QByteArray text = head("3.1.0") +
                            "paths: {}\ncomponents: {schemas: {Pet: {}, A: {items: {$ref: 'a.yaml#/Pet'}}}}\n";
    const QHash<QString, QByteArray> files{{u"a.yaml"_qs, "Pet: {type: object}\n"}};
    const auto bundledWith = [&](qint64 comparisons) {
        Document document(text, Format::Yaml);
        return bundling::bundle(document, setOf(text, files), Entry, {.comparisons = comparisons});
    };
    constexpr qint64 needed = 1 + 100;
    QVERIFY(bundledWith(needed).isOk());
    const auto refused = bundledWith(needed - 1);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error(),
             (base::Error{base::ErrorCode::TooLarge, u"/f/api/openapi.yaml#/components/schemas/Pet2"_qs}));
}

void TestBundle::endsWhenItIsCancelled()
{
    const QByteArray text = head("3.0.3") + "paths: {/a: {$ref: a.yaml}}\n";
    const QHash<QString, QByteArray> files{{u"a.yaml"_qs, "get: {responses: {default: {description: d}}}\n"}};
    const auto set = setOf(text, files);
    Document document(text, Format::Yaml);
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    work.cancel();
    const auto left = bundling::bundle(document, set, Entry);
    QVERIFY(!left.isOk());
    QCOMPARE(left.error().code, base::ErrorCode::Cancelled);
}

void TestBundle::bundlesADefinitionOfTheCorpus()
{
    if (support::corpusFolder().isEmpty())
        QSKIP("The corpus is not here.");
    // Addresses are clean.
    const QString folder = QDir(support::corpusFolder() + u"/openapi/cafe-split"_qs).canonicalPath();
    FakeDocuments documents;
    QDirIterator found(folder, {u"*.yaml"_qs}, QDir::Files, QDirIterator::Subdirectories);
    QString entry;
    while (found.hasNext()) {
        QFile file(found.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        documents.texts.insert(file.fileName(), file.readAll());
        if (documents.texts.value(file.fileName()).startsWith("openapi"))
            entry = file.fileName();
    }
    QVERIFY(!entry.isEmpty());
    Document document(documents.texts.value(entry), Format::Yaml);
    const auto left = bundling::bundle(document, documents.load({entry}), entry);
    QVERIFY(left.isOk());
    QCOMPARE(left->size(), 0);
    const openapi::ReferencedDocument read(entry, document.snapshot());
    QCOMPARE(read.otherAddresses(), QStringList());
    for (const base::Diagnostic &each : lint::lint(document.snapshot()))
        QVERIFY2(each.rule != u"oas3-schema" && !each.rule.startsWith(u"ref-"),
                 qPrintable(each.rule + u' ' + each.pointer));
}

GATEWRIGHT_TEST(TestBundle, QCoreApplication)

#include "testbundle.moc"
