#include "corpus.h"
#include "literalsecrets.h"
#include "processortime.h"
#include "testprogram.h"
#include "withheldsecrets.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using document::Format;
using document::Snapshot;
using workspace::WithheldText;

/** A definition's text leaves without its literal secrets, and gets back what its file holds. */
class TestWithheldSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void takesLiteralSecretsOut_data();
    void takesLiteralSecretsOut();
    void takesThemOutOfAnyEndOfAText_data();
    void takesThemOutOfAnyEndOfAText();
    void putsBackWhatTheFileHolds();
    void saysWhatTheFileDoesNotHold();
    void takesLittleOutOfRealDefinitions();
    void keepsJsonValid();
    void staysQuickOnHostileText_data();
    void staysQuickOnHostileText();
    void takesLinearTime_data();
    void takesLinearTime();
};

namespace {

/** In the corpus; each was looked at. */
constexpr qsizetype CorpusSecrets = 30;

const QByteArray Head = "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: a}\n  upstream:\n    url: https://h/\n"
                        "    authentication:\n      basicAuth:\n        username: u\n";

QByteArray withPassword(const QByteArray &written)
{
    return Head + "        password: " + written + "\n        header: {enabled: true, name: Authorization}\n";
}

WithheldText withheld(const QByteArray &now, const QByteArray &file = {}, Format format = Format::Yaml)
{
    return workspace::withoutSecrets(Snapshot::parse(now, format), Snapshot::parse(file, format));
}

} // namespace

namespace {

/** Everything in a collection with the name of a secret. */
template<typename Row>
void addCollections(const Row &row)
{
    row("a secret object", "x-secret: {a: b, c: {d: 'e', f: [1, \"g\", true, null]}}\n",
        "x-secret: {a: REDACTED, c: {d: 'REDACTED', f: [REDACTED, \"REDACTED\", true, null]}}\n");
    row("a secret list", "x-secrets:\n- a\n- b: c # d\n# - e\n- |\n  f\n  g\nh: i\n",
        "x-secrets:\n- REDACTED\n- b: REDACTED\n# REDACTED\n- REDACTED\nh: i\n");
    row("a secret object with more in its name", "x-secret-values: {a: b}\nx-secret-store: c\n",
        "x-secret-values: {a: REDACTED}\nx-secret-store: c\n");
    row("references in a secret object", "x-secret: {a: env://A, b: 'secrets://b'}\n",
        "x-secret: {a: env://A, b: 'secrets://b'}\n");
    row("an alias in a secret list", "a: &a {b: c}\nx-secret: [*a, *a]\n", "a: &a {b: REDACTED}\nx-secret: [*a, *a]\n");
    row("credentials of an example", "example: {credentials: {user: kim, pass: x}}\n",
        "example: {credentials: {user: REDACTED, pass: REDACTED}}\n");
    row("values of a header field", "x-headers: {Authorization: [Bearer x], Accept: [a]}\n",
        "x-headers: {Authorization: [REDACTED], Accept: [a]}\n");
    row("requirements", "security: [{token: [read]}, {api_key: []}]\n", "security: [{token: [read]}, {api_key: []}]\n");
    row("scopes", "flows: {password: {tokenUrl: https://h/token, scopes: {'read:token': Reads it, token: All}}}\n",
        "flows: {password: {tokenUrl: https://h/token, scopes: {'read:token': Reads it, token: All}}}\n");
    row("paths", "paths: {/oauth/token: {post: {operationId: token, tags: [token]}}}\n",
        "paths: {/oauth/token: {post: {operationId: token, tags: [token]}}}\n");
    row("schemes",
        "securitySchemes: {token: {type: http, scheme: bearer}, apiKey: {type: apiKey, name: X-API-Key, in: header}}\n",
        "securitySchemes: {token: {type: http, scheme: bearer}, apiKey: {type: apiKey, name: X-API-Key, in: header}}\n");
    row("a discriminator", "discriminator: {propertyName: a, mapping: {password: '#/a', token: Token}}\n",
        "discriminator: {propertyName: a, mapping: {password: '#/a', token: Token}}\n");
    row("an expression of a link", "links: {a: {parameters: {token: $response.body#/token}}}\n",
        "links: {a: {parameters: {token: $response.body#/token}}}\n");
    row("settings of a method",
        "authToken: {enabled: true, header: {enabled: true, name: X-API-Key}, cookie: {name: a}}\n",
        "authToken: {enabled: true, header: {enabled: true, name: X-API-Key}, cookie: {name: a}}\n");
    row("a secret object that can be disabled", "x-secret: {enabled: true, a: b}\n",
        "x-secret: {enabled: true, a: REDACTED}\n");
    row("comments at both ends of a collection",
        "a:\n  x-secrets: # e: hunter1\n    # a: hunter2\n    b: x\n    # c: hunter3\n\n#     d: hunter4\n# The next one.\n  f: g\n",
        "a:\n  x-secrets: # REDACTED\n    # REDACTED\n    b: REDACTED\n    # REDACTED\n\n#     REDACTED\n"
        "# The next one.\n  f: g\n");
    row("comments after a list in the column of its key", "x-secrets:\n- x\n# - hunter2\n# The next one.\na: b\n",
        "x-secrets:\n- REDACTED\n# REDACTED\n# The next one.\na: b\n");
    row("comments in an alias", "a: &a\n  # c: hunter2\n  b: x\n  # d: hunter3\nx-secret: *a\n",
        "a: &a\n  # REDACTED\n  b: REDACTED\n  # REDACTED\nx-secret: *a\n");
    row("a key without a colon", "password: {hunter2, 'a b': , c: }\n", "password: {REDACTED, 'a b': , c: }\n");
    row("a set", "x-secret:\n  ? hunter2\n  ? 'b'\n", "x-secret:\n  ? REDACTED\n  ? 'REDACTED'\n");
    row("security that is none", "x-config: {security: {password: hunter2}}\n",
        "x-config: {security: {password: REDACTED}}\n");
    row("a requirement that is none", "security: [{password: hunter2}]\n", "security: [{password: REDACTED}]\n");
    row("an example with fields of OpenAPI",
        "example: {mapping: {token: abc}, scopes: {token: d}, token: {type: string, value: e}}\n",
        "example: {mapping: {token: REDACTED}, scopes: {token: REDACTED}, token: {type: string, value: REDACTED}}\n");
    row("a list of examples", "examples: [{token: {description: a}}]\n",
        "examples: [{token: {description: REDACTED}}]\n");
    row("a schema that is none", "x-secret: {items: [hunter2]}\n", "x-secret: {items: [REDACTED]}\n");
    row("a type that is none", "x-secret: {type: file, content: hunter2, key: {a: b}}\n",
        "x-secret: {type: file, content: REDACTED, key: {a: REDACTED}}\n");
    row("settings that are none", "credentials: {enabled: true, user: kim, pass: hunter2}\n",
        "credentials: {enabled: true, user: REDACTED, pass: REDACTED}\n");
    row("a callback", "callbacks: {newToken: {'{$request.body#/url}': {post: {summary: a}}}}\n",
        "callbacks: {newToken: {'{$request.body#/url}': {post: {summary: a}}}}\n");
    row("rules", "x-password-policy: {minLength: 12, note: a}\nx-password: {minLength: 12, pattern: '^a'}\n",
        "x-password-policy: {minLength: 12, note: a}\nx-password: {minLength: 12, pattern: '^a'}\n");
    row("responses", "responses: {InvalidToken: {description: a, content: {a/b: {schema: {type: object}}}}}\n",
        "responses: {InvalidToken: {description: a, content: {a/b: {schema: {type: object}}}}}\n");
    row("a type with more than OpenAPI has", "schemas: {Token: {type: object, foo: {a: b}, bar: c}}\n",
        "schemas: {Token: {type: object, foo: {a: b}, bar: REDACTED}}\n");
    row("a type that is also the schema of a parameter",
        "schemas: {Token: {type: object, example: {a: hunter2}}}\na: [{name: token, schema: {$ref: '#/schemas/Token'}}]\n",
        "schemas: {Token: {type: object, example: {a: REDACTED}}}\n"
        "a: [{name: token, schema: {$ref: '#/schemas/Token'}}]\n");
    row("names of types", "x-types: {token: string, password: integer}\n",
        "x-types: {token: string, password: integer}\n");
}

/** Examples and the like of parameters, header fields and properties. */
template<typename Row>
void addDescriptions(const Row &row)
{
    row("a parameter",
        "- {name: X-API-Key, in: header, example: a, description: b, schema: {type: string, default: c}}\n",
        "- {name: X-API-Key, in: header, example: REDACTED, description: b, schema: {type: string, default: REDACTED}}\n");
    row("another parameter", "- {name: page, in: query, example: a, schema: {default: c}}\n",
        "- {name: page, in: query, example: a, schema: {default: c}}\n");
    row("examples of a parameter",
        "parameters: {a: {name: Authorization, examples: {b: {summary: s, value: c}, d: {$ref: '#/x'}}}}\nx: {value: y}\n",
        "parameters: {a: {name: Authorization, examples: {b: {summary: s, value: REDACTED}, d: {$ref: '#/x'}}}}\n"
        "x: {value: REDACTED}\n");
    row("a header field", "headers: {Set-Cookie: {description: a, example: b}, Accept: {example: c}}\n",
        "headers: {Set-Cookie: {description: a, example: REDACTED}, Accept: {example: c}}\n");
    row("a property with examples",
        "properties: {password: {type: string, format: password, example: a, examples: [b], enum: [c, 1], const: d}}\n",
        "properties: {password: {type: string, format: password, example: REDACTED, examples: [REDACTED], "
        "enum: [REDACTED, REDACTED], const: REDACTED}}\n");
    row("the schema of a parameter", "a: [{name: token, schema: {$ref: '#/s'}}]\ns: {type: string, example: a}\n",
        "a: [{name: token, schema: {$ref: '#/s'}}]\ns: {type: string, example: REDACTED}\n");
    row("a schema that refers to itself", "a: [{name: token, schema: {$ref: '#/s'}}]\ns: {$ref: '#/s', default: a}\n",
        "a: [{name: token, schema: {$ref: '#/s'}}]\ns: {$ref: '#/s', default: REDACTED}\n");
    row("an object of a type", "schemas: {Token: {type: object, example: {expires: 3600, access_token: a}}}\n",
        "schemas: {Token: {type: object, example: {expires: 3600, access_token: REDACTED}}}\n");
    row("a name and its value", "x-fields: [{key: Authorization, value: Bearer a}, {name: b, value: c}]\n",
        "x-fields: [{key: Authorization, value: REDACTED}, {name: b, value: c}]\n");
    row("a comment", "# password: hunter2\na: b # token=c\n", "# password: REDACTED\na: b # token=REDACTED\n");
    row("a prose key", "description: |\n  Send the token: it is secret.\n  password: hunter2\n",
        "description: |\n  Send the token: it is secret.\n  password: REDACTED\n");
}

} // namespace

void TestWithheldSecrets::takesLiteralSecretsOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("plain", withPassword("hunter2"), withPassword("REDACTED"));
    row("plain with a comment", withPassword("hunter2 #mine"), withPassword("REDACTED"));
    row("quoted with a comment", withPassword("'hunter2' # mine"), withPassword("'REDACTED' # mine"));
    row("a comment to YAML", withPassword("#hunter2"), withPassword("REDACTED"));
    row("a tag to YAML", withPassword("!hunter2"), withPassword("REDACTED"));
    row("an anchor to YAML", withPassword("&hunter2"), withPassword("REDACTED"));
    row("single quotes", withPassword("'hun''ter2'"), withPassword("'REDACTED'"));
    row("double quotes", withPassword("\"hun\\\"ter2\""), withPassword("\"REDACTED\""));
    row("number", withPassword("123456"), withPassword("REDACTED"));
    row("tag and anchor", withPassword("!!str &p hunter2"), withPassword("!!str &p REDACTED"));
    row("several lines", withPassword("|\n          hun\n          ter2"), withPassword("REDACTED"));
    row("alias", "pw: &p hunter2\n" + withPassword("*p"), "pw: &p REDACTED\n" + withPassword("*p"));
    row("reference", withPassword("env://PASSWORD"), withPassword("env://PASSWORD"));
    row("reference with a comment", withPassword("env://PASSWORD # from CI"), withPassword("env://PASSWORD # from CI"));
    row("reference in a block scalar", withPassword("|-\n          env://A"), withPassword("|-\n          env://A"));
    row("reference and more in quotes", withPassword("'env://A #hunter2'"), withPassword("'REDACTED'"));
    row("malformed reference", withPassword("$secret_env.PASSWORD"), withPassword("$secret_env.PASSWORD"));
    row("reference and more", withPassword("hunter2 env://X"), withPassword("REDACTED"));
    row("malformed reference and more", withPassword("hunter2$kv{x"), withPassword("REDACTED"));
    row("empty", withPassword("''"), withPassword("''"));
    row("missing", withPassword(""), withPassword(""));
    row("twice", withPassword("a") + withPassword("b").sliced(Head.size()),
        withPassword("REDACTED") + withPassword("REDACTED").sliced(Head.size()));
    row("in another extension", "x-acme-api-gateway: {upstream: {authentication: {basicAuth: {password: a}}}}\n",
        "x-acme-api-gateway: {upstream: {authentication: {basicAuth: {password: REDACTED}}}}\n");
    row("in a further document", "a: b\n---\n" + withPassword("hunter2"), "a: b\n---\n" + withPassword("REDACTED"));
    row("in a merged mapping", "m: &m {password: a}\n" + withPassword("b") + "        <<: *m\n",
        "m: &m {password: REDACTED}\n" + withPassword("REDACTED") + "        <<: *m\n");
    row("an escaped key", Head + "        \"pass\\u0077ord\": hunter2\n",
        Head + "        \"pass\\u0077ord\": REDACTED\n");
    row("null", withPassword("null"), withPassword("null"));
    row("a mapping", withPassword("{a: b}"), withPassword("{a: REDACTED}"));
    row("an empty mapping", withPassword("{}"), withPassword("{}"));
    row("in a URL", "servers:\n- url: https://u:p@h:8443/a@b\n" + Head,
        "servers:\n- url: https://REDACTED@h:8443/a@b\n" + Head);
    row("user name alone in a URL", "a: 'https://token@h'\n", "a: 'https://REDACTED@h'\n");
    row("at sign in the password of a URL", "a: https://u:p@q@h/\n", "a: https://REDACTED@h/\n");
    row("reference in a URL", "a: https://env://USER@h/\n", "a: https://env://USER@h/\n");
    row("a URL after slashes", "a: '://://u:p@h/'\n", "a: '://://REDACTED@h/'\n");
    row("reference and more in a URL", "a: https://env://USER:hunter2@h/\n", "a: https://env://REDACTED@h/\n");
    row("escaped slashes", "{\"a\": \"https:\\/\\/u:p@h\"}\n", "{\"a\": \"https:\\/\\/REDACTED@h\"}\n");
    row("apostrophe in a URL", "a: https://u:it's@h/\n", "a: https://REDACTED@h/\n");
    row("URLs in apostrophes", "a: ['https://h','b@c']\n", "a: ['https://h','b@c']\n");
    row("a URL that is being typed", "a: https://kim:hunter2\n", "a: https://REDACTED\n");
    row("ports", "a: {b: http://h:80, c: 'http://h:81', d: http://[::1]:82}\n",
        "a: {b: http://h:80, c: 'http://h:81', d: http://[::1]:82}\n");
    row("templates", "a: 'https://{name}.h:{port}/'\n", "a: 'https://{name}.h:{port}/'\n");
    row("no user in a URL", "a: https://h/u:p@q?x://h\n", "a: https://h/u:p@q?x://h\n");
    row("a password that is a URL", withPassword("https://u:p@h"), withPassword("REDACTED"));
    row("a schema's property", "components: {schemas: {a: {properties: {password: {type: string}}}}}\n",
        "components: {schemas: {a: {properties: {password: {type: string}}}}}\n");
    row("secret keys", "a: {client_secret: x, apiKey: y, X-Auth-Token: z, Authorization: Basic eA==}\n",
        "a: {client_secret: REDACTED, apiKey: REDACTED, X-Auth-Token: REDACTED, Authorization: REDACTED}\n");
    row("secret keys of an example", "example:\n  access_token: x # mine\n  'api key': \"y\"\n  token_type: Bearer\n",
        "example:\n  access_token: REDACTED\n  'api key': \"REDACTED\"\n  token_type: Bearer\n");
    row("secret keys of JSON", "{\"Token\": \"x\", \"n\": {\"secret\": 12}}\n",
        "{\"Token\": \"REDACTED\", \"n\": {\"secret\": REDACTED}}\n");
    row("keys that begin like a secret", "a: {tokenUrl: https://h/t, authorizationUrl: https://h/a, secretName: s}\n",
        "a: {tokenUrl: https://h/t, authorizationUrl: https://h/a, secretName: s}\n");
    row("a property called token", "properties:\n  token: {$ref: '#/a', type: string, description: The token}\n",
        "properties:\n  token: {$ref: '#/a', type: string, description: The token}\n");
    row("names of secrets as values", "required: [token, secret]\nin: cookie\ntype: apiKey\ncookie: true\n",
        "required: [token, secret]\nin: cookie\ntype: apiKey\ncookie: true\n");
    row("reference of a token", "token: env://TOKEN\n", "token: env://TOKEN\n");
    addCollections(row);
    addDescriptions(row);
    const auto broken = [&](const char *name, const QByteArray &text, const QByteArray &expected) {
        row((QByteArray("not understood: ") + name).constData(), text + "x: 'y\n", expected + "x: 'y\n");
    };
    broken("plain", withPassword("hunter2 #x"), withPassword("REDACTED"));
    broken("quoted", withPassword("'hunter2' # mine"), withPassword("'REDACTED' # mine"));
    broken("doubled apostrophe", withPassword("'hun''ter2'"), withPassword("'REDACTED'"));
    broken("escaped quote", withPassword("\"hun\\\"ter2\""), withPassword("\"REDACTED\""));
    broken("open quote", withPassword("\"hunter2\r"), withPassword("\"REDACTED\r"));
    broken("quote over lines", withPassword("'hun\n           ter2'"), withPassword("'REDACTED'"));
    broken("below its key", withPassword("\n          hunter2\n\n          too"), withPassword("\n          REDACTED"));
    broken("literal", withPassword("|\n          hunter2\n\n          too"), withPassword("REDACTED"));
    broken("quoted key", Head + "        \"password\" : hunter2\n", Head + "        \"password\" : REDACTED\n");
    broken("in an item", "- password: hunter2\n", "- password: REDACTED\n");
    broken("in a line", "a: {user: env://U, password: hunter2, b: c}\n",
           "a: {user: env://U, password: REDACTED, b: c}\n");
    broken("in a collection over lines", "a: {\n  password: hunter2,\n  b: c }\n",
           "a: {\n  password: REDACTED,\n  b: c }\n");
    broken("line ends of the old Mac", "password: a\rb: c\r", "password: REDACTED\rb: c\r");
    broken("reference", withPassword("env://PASSWORD"), withPassword("env://PASSWORD"));
    broken("reference with a comment", withPassword("env://PASSWORD # from CI"),
           withPassword("env://PASSWORD # from CI"));
    broken("reference in a block scalar", withPassword("|-\n          env://A"), withPassword("|-\n          env://A"));
    broken("an apostrophe in apostrophes", withPassword("'it's-my-secret'"), withPassword("REDACTED"));
    broken("more after quotes", withPassword("\"ab\"cd1234\" # x"), withPassword("REDACTED"));
    broken("more after a bracket", withPassword("[ab]cd9!"), withPassword("REDACTED"));
    broken("more after a brace", withPassword("{a: b}, cd9!"), withPassword("REDACTED"));
    broken("more after quotes in a line", "{\"password\": \"ab\"cd,12}34\", \"a\": \"b\"}\n",
           "{\"password\": REDACTED, \"a\": \"b\"}\n");
    broken("more after a bracket in a line", "{a: {password: [ab]c}d9}, b: c}\n", "{a: {password: REDACTED}, b: c}\n");
    broken("more after a bare value in a line", "[{password: ab}cd,9}, {b: c}]\n", "[{password: REDACTED}, {b: c}]\n");
    broken("quotes in quotes in a list", "x-secret: ['it's-mine', \"a\"]\nb: c\n", "x-secret: [REDACTED]\nb: c\n");
    broken("quotes in quotes in a list below", "x-secret:\n  - 'it's-mine'\n  - a\nb: c\n",
           "x-secret:\n  - REDACTED\n  - REDACTED\nb: c\n");
    broken("comments in a list in the column of its key", "x-secret: # c\n# - a\n- b\n# - c\n- d\n# e\nf: g\n",
           "x-secret: # REDACTED\n# REDACTED\n- REDACTED\n# REDACTED\n- REDACTED\n# e\nf: g\n");
    broken("a comment below its key", withPassword("\n          # hunter2"), withPassword("\n          REDACTED"));
    broken("an escaped key of a collection", "\"x-secret\\u002dva\\u006cues\":\n  - a\n",
           "\"x-secret\\u002dva\\u006cues\":\n  - REDACTED\n");
    broken("a name over two lines", "- example: a\n  name: \"client\\\n    _secret\"\n",
           "- example: REDACTED\n  name: \"client\\\n    _secret\"\n");
    broken("quotes in quotes in a comment", "# password: 'it's-mine'\n", "# password: 'REDACTED'\n");
    const QByteArray scheme = "securitySchemes:\n  a: {}\n  apiKey:\n    # A key.\n    type: apiKey\n    name: X-A\n"
                              "    in: header\n    description: The key.\n";
    broken("a security scheme", scheme, scheme);
    const QByteArray response = "responses:\n  InvalidToken:\n    description: It is not valid.\n    content:\n"
                                "      a/b: {schema: {type: object}}\n";
    broken("a response", response, response);
    const QByteArray line = "{\"responses\": {\"A\": {}, \"InvalidToken\": {\"description\": \"a\"}}}\n";
    broken("a response in a line", line, line);
    const QByteArray callback = "callbacks:\n  newToken:\n    '{$request.body#/url}':\n      post: {summary: a}\n";
    broken("a callback", callback, callback);
    broken("a schema that is none", "x-secret: {items: [hunter2]}\n", "x-secret: {items: [REDACTED]}\n");
    broken("a type that is none", "x-secret:\n  type: file\n  content: hunter2\n  key:\n    a: b\n",
           "x-secret:\n  type: file\n  content: REDACTED\n  key:\n    a: REDACTED\n");
    broken("settings that are none", "credentials:\n  enabled: true\n  user: kim\n  pass: hunter2\n",
           "credentials:\n  enabled: true\n  user: REDACTED\n  pass: REDACTED\n");
    broken("aliases of aliases", "password: *a\nx: &a *b\ny: &b [*c, d]\nz: &c hunter2\n",
           "password: *a\nx: &a *b\ny: &b [*c, REDACTED]\nz: &c REDACTED\n");
    broken("reference in a comment", withPassword("hunter2 # env://OLD"), withPassword("REDACTED"));
    broken("words of YAML", withPassword("null"), withPassword("null"));
    broken("nothing", withPassword(""), withPassword(""));
    broken("a schema's property in a line", "properties: {password: {type: string}}\n",
           "properties: {password: {type: string}}\n");
    broken("a schema's property below", "properties:\n  password:\n    type: string\n",
           "properties:\n  password:\n    type: string\n");
    broken("secret keys", "a:\n  client_secret: x\n  apiKey: 'y'\n  - X-Auth-Token: z\n  Authorization: Basic eA==\n",
           "a:\n  client_secret: REDACTED\n  apiKey: 'REDACTED'\n  - X-Auth-Token: REDACTED\n"
           "  Authorization: REDACTED\n");
    broken("secret keys in a line", "{\"access_token\": \"x\", \"credentials\": y, z: 1}\n",
           "{\"access_token\": \"REDACTED\", \"credentials\": REDACTED, z: 1}\n");
    broken("keys that begin like a secret", "tokenUrl: https://h/t\nsecretName: s\ntoken: {$ref: '#/a'}\n",
           "tokenUrl: https://h/t\nsecretName: s\ntoken: {$ref: '#/a'}\n");
    broken("a list below", "password:\n  - a\n  - b: c\n", "password:\n  - REDACTED\n  - b: REDACTED\n");
    broken("a list in the column of its key", "x-secret:\n- a\n- b\nc: d\n",
           "x-secret:\n- REDACTED\n- REDACTED\nc: d\n");
    broken("a collection", "x-secret: {a: b, c: [d, 'e f', true]}\ng: h\n",
           "x-secret: {a: REDACTED, c: [REDACTED, 'REDACTED', true]}\ng: h\n");
    broken("a parameter",
           "- name: token\n  in: query\n  example: a\n  schema: {type: string, default: b}\n- name: c\n"
           "  example: d\n",
           "- name: token\n  in: query\n  example: REDACTED\n  schema: {type: string, default: REDACTED}\n- name: c\n"
           "  example: d\n");
    broken("a parameter on a line", "- {example: a, name: token, in: query}\n- {name: b, example: c}\n",
           "- {example: REDACTED, name: token, in: query}\n- {name: b, example: c}\n");
    broken("a property", "password:\n  type: string\n  description: It is long.\n  enum:\n    - a\nb: c\n",
           "password:\n  type: string\n  description: It is long.\n  enum:\n    - REDACTED\nb: c\n");
    broken("an alias", "a: &a hunter2\npassword: *a\n", "a: &a REDACTED\npassword: *a\n");
    broken("an asterisk", "password: *hunter2\n", "password: REDACTED\n");
    broken("an alias of a collection", "a: &a {b: c, d: *a}\nx-secret:\n- *a\n",
           "a: &a {b: REDACTED, d: *a}\nx-secret:\n- *a\n");
    broken("settings of a method", "authToken:\n  enabled: true\n  header: {name: a}\n",
           "authToken:\n  enabled: true\n  header: {name: a}\n");
    broken("a comment", "# password: hunter2\na: b # token=c\n", "# password: REDACTED\na: b # token=REDACTED\n");
    broken("a URL", "url: https://h/?token=a&b=c\n", "url: https://h/?token=REDACTED&b=c\n");
    broken("other words", "password\n: x\npassword is: y\na: the password: z\n",
           "password\n: x\npassword is: y\na: the password: z\n");
    row("not understood: escape at the end", Head + "        password: \"hunter2\\",
        Head + "        password: \"REDACTED");
}

void TestWithheldSecrets::takesLiteralSecretsOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const WithheldText found = withheld(text, text);
    QCOMPARE(found.text, expected);
    for (const auto &secret : found.secrets)
        QVERIFY(found.text.sliced(secret.offset).startsWith("REDACTED"));
    // Its own file holds all of them.
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(text, Format::Yaml), found);
    QCOMPARE(refilled.text, text);
    QCOMPARE(refilled.missing, 0);
}

void TestWithheldSecrets::takesThemOutOfAnyEndOfAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Format>("format");
    QTest::newRow("plain") << withPassword("hunter2") << Format::Yaml;
    QTest::newRow("quoted") << withPassword("'hunter2'") << Format::Yaml;
    QTest::newRow("flow") << QByteArray("{x-vendor-api-gateway: {info: {name: a}, upstream: {url: 'http://h', "
                                        "authentication: {basicAuth: {password: hunter2, username: u}}}}}\n")
                          << Format::Yaml;
    QTest::newRow("JSON") << QByteArray("{\"x-vendor-api-gateway\": {\"info\": {\"name\": \"a\"}, \"upstream\": "
                                        "{\"url\": \"http://h\", \"authentication\": {\"basicAuth\": {\"password\": "
                                        "\"hunter2\", \"username\": \"u\"}}}}}\n")
                          << Format::Json;
}

/** As while somebody types: whatever the tree makes of it, and whichever part of the password is there. */
void TestWithheldSecrets::takesThemOutOfAnyEndOfAText()
{
    QFETCH(QByteArray, text);
    QFETCH(Format, format);
    for (qsizetype length = 0; length <= text.size(); ++length) {
        const QByteArray begun = text.first(length);
        QVERIFY2(!withheld(begun, text, format).text.contains("hunt"), begun.constData());
        QVERIFY2(!withheld(begun, {}, format).text.contains("hunt"), begun.constData());
    }
}

void TestWithheldSecrets::putsBackWhatTheFileHolds()
{
    const QByteArray file = withPassword("hunter2") + "a: https://u:p@h\n";
    const QByteArray now = "b: https://u:p@h\n" + withPassword("'hunter2'") + "title: x\n";
    const WithheldText found = withheld(now, file);
    QCOMPARE(found.secrets.size(), 2);
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(file, Format::Yaml), found);
    QCOMPARE(refilled.text, now);
    QCOMPARE(refilled.missing, 0);
    // What was only guessed is in the file as well, though no secret there.
    const QByteArray prose = "description: |\n  password: must be long\n" + file;
    const QByteArray open = prose + "x: 'y\n";
    const WithheldText guessed = withheld(open, prose);
    QVERIFY(!guessed.text.contains("must be long"));
    const auto whole = workspace::withSecretsOf(Snapshot::parse(prose, Format::Yaml), guessed);
    QCOMPARE(whole.text, open);
    QCOMPARE(whole.missing, 0);
}

void TestWithheldSecrets::saysWhatTheFileDoesNotHold()
{
    const QByteArray file = withPassword("hunter2");
    const WithheldText found = withheld(withPassword("typed"), file);
    const auto refilled = workspace::withSecretsOf(Snapshot::parse(file, Format::Yaml), found);
    QCOMPARE(refilled.text, withPassword("REDACTED"));
    QCOMPARE(refilled.missing, 1);
    const auto withoutFile = workspace::withSecretsOf(Snapshot(), withheld(file, file));
    QCOMPARE(withoutFile.text, withPassword("REDACTED"));
    QCOMPARE(withoutFile.missing, 1);
}

/** All that is taken out of them is an example of a token, a password or the like. */
void TestWithheldSecrets::takesLittleOutOfRealDefinitions()
{
    SKIP_WITHOUT_CORPUS();
    qsizetype count = 0;
    for (const QString &folder : {u"/openapi"_qs, u"/definitions"_qs}) {
        QDirIterator files(support::corpusFolder() + folder, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Format format = document::formatOfFileName(file.fileName());
            const Snapshot snapshot = Snapshot::parse(file.readAll(), format);
            for (const base::Span &span : workspace::literalSecrets(snapshot)) {
                const qsizetype line = snapshot.lineAt(span.offset);
                qInfo("%s:%lld: %s", qPrintable(QFileInfo(file).fileName()), static_cast<long long>(line + 1),
                      snapshot.text({span.offset - 60, span.length + 60}).simplified().constData());
                ++count;
            }
            const WithheldText found = workspace::withoutSecrets(snapshot, snapshot);
            QCOMPARE(Snapshot::parse(found.text, format).isValid(), snapshot.isValid());
            QCOMPARE(workspace::withSecretsOf(snapshot, found).text, snapshot.text());
        }
    }
    QCOMPARE(count, CorpusSecrets);
}

/** What replaces a number is a string, so that the text can still be parsed; the file has the number. */
void TestWithheldSecrets::keepsJsonValid()
{
    const QByteArray file = R"({"example": {"token": 12345, "a": {"secret": -1.5e3, "b": "the number: 12, of"}}})";
    const WithheldText found = withheld(file, file, Format::Json);
    QCOMPARE(found.text,
             R"({"example": {"token": "REDACTED", "a": {"secret": "REDACTED", "b": "the number: 12, of"}}})");
    const Snapshot snapshot = Snapshot::parse(file, Format::Json);
    QCOMPARE(workspace::withSecretsOf(snapshot, found).text, file);
    const auto lost = workspace::withSecretsOf(Snapshot(), found);
    QVERIFY(Snapshot::parse(lost.text, Format::Json).isValid());
    QCOMPARE(lost.missing, 2);
    // A string is not the number that the file has.
    const WithheldText other = withheld(R"({"token": "12345"})", R"({"token": 12345})", Format::Json);
    QCOMPARE(other.text, R"({"token": "REDACTED"})");
    QCOMPARE(other.secrets.first().inFile, -1);
}

void TestWithheldSecrets::staysQuickOnHostileText_data()
{
    QTest::addColumn<QByteArray>("text");
    QByteArray stairs;
    for (int i = 0; i < 2000; ++i)
        stairs += QByteArray(i, ' ') + "password: 'a'\n";
    QTest::newRow("one line") << "{'" + QByteArray("\"password\": \"a\", ").repeated(25'000);
    QTest::newRow("open quotes") << "'\n" + QByteArray("password: '\n").repeated(25'000);
    QTest::newRow("deeper and deeper") << "'\n" + stairs;
    QTest::newRow("collections") << "'\n" + QByteArray("password:\n  a: b\n").repeated(12'000);
    QTest::newRow("one long key") << "'\n" + QByteArray("token").repeated(40'000) + ": a\n";
    QTest::newRow("URLs") << QByteArray("https://").repeated(25'000);
    QTest::newRow("one long URL") << "https://" + QByteArray("a:@").repeated(100'000);
    QTest::newRow("apostrophes") << "' password: '" + QByteArray(1'000'000, '\'');
    QByteArray users;
    for (int i = 0; i < 30'000; ++i)
        users += "- https://user" + QByteArray::number(i) + "@h\n";
    QTest::newRow("many users") << users;
    // Each calls the next one; in a block scalar, the text is valid.
    QByteArray aliases = "a: |\n  password: *a0\n";
    for (int i = 0; i < 60'000; ++i)
        aliases += "  x: &a" + QByteArray::number(i) + " *a" + QByteArray::number(i + 1) + "\n";
    QTest::newRow("a chain of aliases") << aliases;
}

/** Each reads ahead no further than it takes: all of this together ends before the test's time does. */
void TestWithheldSecrets::staysQuickOnHostileText()
{
    QFETCH(QByteArray, text);
    const WithheldText found = withheld(text, text);
    QCOMPARE(workspace::withSecretsOf(Snapshot::parse(text, Format::Yaml), found).text, text);
}

void TestWithheldSecrets::takesLinearTime_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("piece"); ///< Repeated; %1 and %2 are numbers of this and the next one.
    QTest::addColumn<QByteArray>("tail");
    const auto row = [](const char *name, const QByteArray &head, const QByteArray &piece, const QByteArray &tail) {
        QTest::newRow(name) << head << piece << tail;
    };
    row("aliases of aliases", "'\npassword: *a0\n", "x: &a%1 *a%2\n", "");
    row("aliases in a block scalar", "a: |\n  password: *a0\n", "  x: &a%1 *a%2\n", "");
    row("collections with anchors", "'\npassword: *a0\n", "{&a%1 [*a%2, ", "");
    row("open braces", "'\n", "{\"token\":{\"$ref\":1,", "");
    row("open brackets", "'\n", "{\"token\":[", "");
    row("closed braces", "'\n{\"token\":\"a\"", "}", "b\n");
    row("open quotes in braces", "'\n", "token: {'''a\n", "");
    row("names", "'\n", "- name: token\n", "");
    row("names on a line", "'\n", "{\"name\":\"token\",", "");
    row("aliases of a text", "a: &a \"" + QByteArray(200'000, 'a') + "\"\nx-secret: [", "*a,", "*a]\n");
    QByteArray mapping = "a: &a {";
    for (int i = 0; i < 5000; ++i)
        mapping += "k" + QByteArray::number(i) + ": a, ";
    row("aliases of a mapping", mapping + "b: c}\nb:\n", "- {token: *a}\n", "");
    row("references", "b:\n", "  k%1: {name: token, $ref: '#/b/k%2'}\n", "");
}

/** Four times the text takes a quadratic reader 16 times as long. */
void TestWithheldSecrets::takesLinearTime()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, piece);
    QFETCH(QByteArray, tail);
    constexpr qsizetype Length = 40'000;
    constexpr qsizetype Longer = 4;
    constexpr int MaximumRatio = 10;
    constexpr std::chrono::milliseconds Measurable(20);
    const auto timeOf = [&](qsizetype length) {
        QByteArray text = head;
        for (int i = 0; text.size() < head.size() + length; ++i)
            text += QByteArray(piece).replace("%1", QByteArray::number(i)).replace("%2", QByteArray::number(i + 1));
        const Snapshot snapshot = Snapshot::parse(text + tail, Format::Yaml);
        auto shortest = std::chrono::nanoseconds::max();
        for (int i = 0; i < 2; ++i) {
            const auto begin = support::processorTime();
            const auto found = workspace::possibleSecrets(snapshot);
            shortest = std::min(shortest, support::processorTime() - begin);
        }
        return shortest;
    };
    const auto once = timeOf(Length);
    const auto longer = timeOf(Longer * Length);
    QVERIFY2(longer < Measurable || longer < MaximumRatio * once,
             qPrintable(u"%1 ms, then %2 ms"_qs.arg(once / std::chrono::milliseconds(1))
                            .arg(longer / std::chrono::milliseconds(1))));
}

GATEWRIGHT_TEST(TestWithheldSecrets, QCoreApplication)
#include "testwithheldsecrets.moc"
