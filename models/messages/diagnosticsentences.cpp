#include "diagnosticsentences.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace messages {

namespace {

struct Sentence {
    const char *rule;
    const char *pattern;
    const char *bare = nullptr; ///< What is said when nothing was found that could be shown.
};

#define SAY(text) QT_TRANSLATE_NOOP("DiagnosticSentences", text)

constexpr Sentence ExtensionSentences[] = {
    {"classic-format",
     SAY("This is a definition in the classic format, which has no upstream authentication. It is shown read-only; add the credential by a header transform.")},
    {"extension-missing", SAY("There is no gateway extension, so the gateway does not serve this API.")},
    //: %1 is a member such as "upstream.url", %2 "an object", "true or false" or "text"
    {"extension-wrong-type", SAY("“%1” must be %2.")},
    //: %3 is what stands there, such as "a list"
    {"extension-wrong-type-found", SAY("“%1” must be %2, not %3.")},
    {"info-name-missing", SAY("The API has no name (info.name).")},
    {"state-active-missing", SAY("Nothing says whether the API is active (info.state.active), so it is not served.")},
    {"state-active-type", SAY("info.state.active must be true or false, not %1."),
     SAY("info.state.active must be true or false.")},
    {"listen-path-missing", SAY("There is no listen path (server.listenPath.value), so no request reaches this API.")},
    {"listen-path-not-rooted", SAY("The listen path “%1” does not start with a slash; the gateway adds one.")},
    //: %1 is the path, %2 what the pattern library says
    {"listen-path-invalid", SAY("The listen path “%1” is not a valid pattern: %2")},
    {"listen-path-taken",
     SAY("The listen path “%1” is also that of “%2”. Only the definition that was opened first is served.")},
    {"upstream-url-missing", SAY("There is no upstream URL (upstream.url), so requests have no target.")},
    {"upstream-url-invalid", SAY("The upstream URL “%1” is not an http or https address with a host.")},
    {"upstream-url-userinfo",
     SAY("The user name and password in the upstream URL are not sent. Move them to upstream authentication.")},
};

constexpr Sentence AuthenticationSentences[] = {
    {"upstream-auth-conflict", SAY("More than one way of upstream authentication is on: %1. Leave one on.")},
    {"client-access-not-previewed",
     SAY("Clients of this API show something other than Basic credentials. The test gateway checks Basic alone and lets "
         "every client of this API through.")},
    {"upstream-auth-not-previewed",
     SAY("The test gateway does not do upstream authentication by “%1”; requests go on without it.")},
    {"upstream-basic-half-enabled",
     SAY("Basic authentication is only half on: %1 is not true, so no credentials are sent.")},
    {"upstream-basic-username-colon",
     SAY("A user name must not hold a colon: the upstream would read what follows as the password.")},
    {"upstream-basic-username-empty", SAY("The user name for the upstream is empty.")},
    {"upstream-basic-password-empty", SAY("The password for the upstream is empty.")},
    {"upstream-header-name", SAY("“%1” is not a valid header name.")},
    {"upstream-header-name-refused", SAY("“%1” cannot carry credentials: the message itself needs this header.")},
    {"upstream-header-missing", SAY("The header object is not written out; Authorization is used.")},
    {"upstream-header-name-unused",
     SAY("The header name “%1” is not used, because header.enabled is not true; Authorization is used.")},
    {"upstream-custom-header-leak",
     SAY("Credentials go in “%1”, so the client's own Authorization header goes on to the upstream.")},
    {"upstream-literal-password",
     SAY("The password stands in the file for everyone to read. Store it elsewhere and leave a reference.")},
    {"reference-malformed",
     SAY("“%1” is not a reference that works here. Write env://NAME, file://path, secrets://key, consul://key, "
         "vault://path#field or kv://store/path.")},
    //: %1 is a reference to a secret, %2 a sentence that says what to do
    {"reference-unresolved", SAY("“%1” has no value. %2")},
    {"reference-unreachable", SAY("The store of “%1” does not answer. %2")},
    {"reference-refused", SAY("The store does not give out “%1”. %2")},
    {"reference-keychain", SAY("The keychain does not give out “%1”. %2")},
    {"reference-store-missing", SAY("No store is set up for “%1”. %2")},
    {"reference-not-checked", SAY("“%1” was not looked up. %2")},
};

constexpr Sentence CertificateSentences[] = {
    //: %1 is the id of a certificate, %2 an environment
    {"certificate-missing",
     SAY("The dashboard of “%2” lists no certificate “%1”. Upload it there, or correct the id.")},
    //: %1 is the name of a certificate, %2 a day
    {"certificate-expired", SAY("The certificate “%1” expired on %2. Name one that is valid.")},
    {"certificate-expires-soon", SAY("The certificate “%1” expires on %2.")},
    {"certificate-not-yet-valid", SAY("The certificate “%1” is not valid before %2.")},
    {"certificate-without-key",
     SAY("The dashboard has no private key for the certificate “%1”, so the gateway cannot use it here.")},
    //: %1 is a sentence that says why
    {"certificates-not-checked", SAY("Certificates could not be looked up: %1")},
};

constexpr Sentence OpenApiSentences[] = {
    {"openapi-missing", SAY("The member “openapi” with the version is missing.")},
    {"openapi-version", SAY("OpenAPI %1 is not known here; 3.0 and 3.1 are.")},
    {"info-missing", SAY("The object “info” is missing.")},
    {"info-title-missing", SAY("info.title is missing.")},
    {"info-version-missing", SAY("info.version is missing.")},
    {"paths-missing", SAY("The object “paths” is missing.")},
    {"path-not-rooted", SAY("The path “%1” does not start with a slash.")},
    {"path-duplicate", SAY("The path “%1” matches the same requests as “%2”.")},
    {"operation-id-duplicate", SAY("The operationId “%1” is taken: it stands at %2 too.")},
    {"operation-responses-missing", SAY("The operation has no responses.")},
    {"path-parameter-undeclared", SAY("The path parameter “%1” is not declared.")},
    {"path-parameter-unused", SAY("The path parameter “%1” is declared, but does not stand in the path.")},
    {"path-parameter-optional", SAY("The path parameter “%1” must be required.")},
    {"ref-unresolved", SAY("Nothing stands at “%1”.")},
    {"ref-cycle", SAY("The reference “%1” leads back to itself.")},
    {"ref-file-missing", SAY("There is no file where “%1” leads.")},
    {"ref-file-unreadable", SAY("The file that “%1” names cannot be read: %2")},
    {"ref-file-invalid", SAY("“%1” cannot be followed: the document that it names is not valid.")},
    {"ref-outside-folder", SAY("“%1” leads out of the opened folder, so it was not read.")},
    {"ref-not-fetched", SAY("“%1” was not fetched. Addresses on the network are fetched only when you allow it.")},
    {"ref-being-fetched", SAY("“%1” is being fetched.")},
    {"ref-fetch-failed", SAY("“%1” could not be fetched: %2")},
    {"ref-fetch-refused", SAY("“%1” could not be fetched: the server answered with status %2.")},
    {"ref-fetch-too-large", SAY("“%1” was not read: its answer is larger than %2 MB.")},
    {"ref-leads-elsewhere", SAY("“%1” leads on to “%2”, which was not fetched, as you have not allowed it.")},
    {"ref-too-many-files", SAY("“%1” was not read: an API may be spread over %2 files at most.")},
    {"ref-too-many-bytes", SAY("“%1” was not read: the files of an API may hold %2 MB together.")},
    {"ref-too-deep", SAY("“%1” was not read: files may name one another %2 levels deep.")},
    {"security-scheme-missing", SAY("There is no security scheme “%1” among the components.")},
};

constexpr Sentence DocumentSentences[] = {
    {"document-too-deep", SAY("Collections are nested more than %1 levels deep here."),
     SAY("Collections are nested too deeply here.")},
    {"document-too-large", SAY("The document is larger than %1 MB."), SAY("The file is too large to be edited.")},
    {"invalid-utf8", SAY("The byte %1 belongs to no UTF-8 character. Save the file in UTF-8."),
     SAY("Some bytes here are no characters. Save the file in UTF-8.")},
    {"document-unread", SAY("This part has not been understood yet; the whole text is being read again.")},
    //: %1 is what is read here, %2 what the other reader makes of it
    {"second-opinion-value", SAY("Readers of YAML differ here: this program reads “%1”, another reads “%2”."),
     SAY("Readers of YAML differ here: another one reads another value.")},
    {"second-opinion-structure",
     SAY("Readers of YAML differ here: from this place on, another one sees other entries than this program.")},
    {"second-opinion-refused", SAY("Another reader of YAML does not take the text here: %1")},
    {"second-opinion-too-large",
     SAY("The file is larger than %1 MB, so a second reader looks only at what you change, before it is saved.")},
    {"duplicate-key", SAY("The key “%1” stands here a second time; it is in line %2 already.")},
    {"unknown-anchor", SAY("No anchor “%1” stands before this alias.")},
    {"json-bad-escape", SAY("“%1” is not an escape in JSON."), SAY("This escape is not allowed in JSON.")},
    {"json-bad-number", SAY("“%1” is not a number in JSON."), SAY("This is not a JSON number.")},
    {"json-comment", SAY("JSON has no comments.")},
    {"json-control-character", SAY("The control character U+%1 must be written as an escape."),
     SAY("A control character must be escaped in JSON.")},
    {"json-empty", SAY("The file is empty; JSON needs one value.")},
    {"json-expected-colon", SAY("A colon is missing after the name, before “%1”."),
     SAY("A colon is expected after the name.")},
    {"json-expected-comma", SAY("A comma or the closing bracket is missing before “%1”."),
     SAY("A comma or the closing bracket is expected here.")},
    {"json-expected-key", SAY("A name in double quotes is expected here; “%1” is none."),
     SAY("A name in double quotes is expected here.")},
    {"json-expected-value", SAY("A value is expected here; “%1” is none."), SAY("A value is expected here.")},
    {"json-single-quotes", SAY("JSON text stands in double quotes.")},
    {"json-trailing-comma", SAY("JSON allows no comma before a closing bracket.")},
    {"json-unclosed-bracket", SAY("The bracket %1 is never closed."), SAY("This bracket is never closed.")},
    {"json-unclosed-string", SAY("This text is never closed by a double quote.")},
    {"json-unexpected-text", SAY("Nothing may follow the JSON value, but “%1” does."),
     SAY("Nothing may follow the JSON value.")},
    {"yaml-alias-with-property", SAY("An alias takes neither an anchor nor a tag.")},
    {"yaml-bad-anchor", SAY("“%1” is not the name of an anchor or alias."), SAY("This anchor or alias has no name.")},
    {"yaml-bad-block-header", SAY("This is not allowed after | or >.")},
    {"yaml-bad-block-indentation",
     SAY("This blank line before the text of the block has more blanks than the first line of the text. Take blanks off it, or indent the text as far.")},
    {"yaml-bad-directive", SAY("The directive “%1” is not understood, or stands twice."),
     SAY("This directive is not understood.")},
    {"yaml-bad-escape", SAY("“%1” is not an escape in double quotes; a backslash is written twice."),
     SAY("This escape is not allowed in double quotes.")},
    {"yaml-bad-indentation", SAY("“%1” is indented differently from the entries around it."),
     SAY("The indentation fits no collection above.")},
    {"yaml-bad-tag", SAY("“%1” is not a tag."), SAY("This tag is not well formed.")},
    {"yaml-comment-needs-space", SAY("A comment needs a blank before #.")},
    {"yaml-control-character", SAY("The control character U+%1 is not allowed here."),
     SAY("This control character is not allowed here.")},
    {"yaml-directive-without-document", SAY("A directive must be followed by --- and a document.")},
    {"yaml-expected-colon", SAY("“%1” needs a colon and a blank behind it to be a key."),
     SAY("A colon is expected after the key.")},
    {"yaml-expected-comma", SAY("A comma or the closing bracket is missing before “%1”."),
     SAY("A comma or the closing bracket is expected here.")},
    {"yaml-expected-key", SAY("A key is expected here; “%1” starts an item of a list."),
     SAY("A key is expected here.")},
    {"yaml-key-too-long", SAY("A key has at most 1024 characters; a longer one needs a question mark before it.")},
    {"yaml-misplaced-directive", SAY("A directive can only stand before a document.")},
    {"yaml-multiline-key", SAY("A key must stand on one line.")},
    {"yaml-nested-block", SAY("A list cannot start on the line of its key.")},
    {"yaml-nested-mapping",
     SAY("A second “key: value” cannot stand on the same line. Quote the text, or put it on a line of its own.")},
    {"yaml-repeated-property", SAY("A value takes one anchor and one tag.")},
    {"yaml-tab-indentation", SAY("Indentation must be made of blanks, not tabs.")},
    {"yaml-unclosed-bracket", SAY("The bracket %1 is never closed."), SAY("This bracket is never closed.")},
    {"yaml-unclosed-quote", SAY("This quote is never closed.")},
    {"yaml-unexpected-character", SAY("“%1” cannot start a value; put the text in quotes."),
     SAY("This character cannot start a value; quote the text.")},
    {"yaml-unexpected-colon", SAY("No colon is expected here.")},
    {"yaml-unexpected-comma", SAY("No comma is expected here.")},
    {"yaml-unexpected-text", SAY("Nothing more is expected here, but “%1” stands here."),
     SAY("Nothing more is expected here.")},
    {"yaml-unknown-tag-handle", SAY("The prefix of the tag “%1” is not declared."),
     SAY("This tag's prefix is not declared.")},
};

struct Advice {
    const char *word;
    const char *sentence;
};

constexpr Advice ReferenceAdvice[] = {
    {"set-variable", SAY("Set this environment variable where the program and the gateway start.")},
    {"add-file", SAY("Put the file into the secrets folder of the environment.")},
    {"store-in-keychain", SAY("Store it in the keychain for this environment.")},
    {"add-to-consul", SAY("Add the key to Consul.")},
    {"add-to-vault", SAY("Add the field at this path to Vault.")},
    {"add-to-store", SAY("Add it to the store of that name.")},
    {"name-folder", SAY("Name a secrets folder in the environment, and see that it is there.")},
    {"name-consul", SAY("Give the environment the address of Consul.")},
    {"name-vault", SAY("Give the environment the address of Vault.")},
    {"name-store", SAY("Add a store of that name to the environment.")},
    {"unlock-keychain", SAY("It is locked: unlock it and try again.")},
    {"no-keychain", SAY("None answers on this machine.")},
    {"allow-keychain", SAY("Allow this program to read the entry.")},
    {"check-address", SAY("Check its address in the environment, and the network.")},
    {"check-certificate", SAY("Check its certificate, or name its authority in the environment.")},
    {"check-token", SAY("Check its token in the environment.")},
    {"check-permissions", SAY("Check the permissions of the file.")},
    {"use-https", SAY("Give it an https address, or allow http in the environment.")},
    {"store-failed", SAY("It answers with an error; try again later.")},
    {"no-answer-in-time", SAY("There was no answer in time; try again, or allow more time in the environment.")},
    {"not-a-text", SAY("What is stored there is no single value.")},
    {"too-large", SAY("What is stored there is too large for a secret.")},
    {"name-environment", SAY("Name an environment (--env) to have its stores on the network asked.")},
};

#undef SAY

template<typename Table>
const Sentence *find(const Table &table, const QString &rule)
{
    const auto found = std::find_if(std::begin(table), std::end(table),
                                    [&](const Sentence &entry) { return rule == QLatin1String(entry.rule); });
    return found == std::end(table) ? nullptr : &*found;
}

} // namespace

const char *referenceAdvice(const QString &word)
{
    const auto found = std::find_if(std::begin(ReferenceAdvice), std::end(ReferenceAdvice),
                                    [&](const Advice &advice) { return word == QLatin1String(advice.word); });
    return found == std::end(ReferenceAdvice) ? nullptr : found->sentence;
}

const char *sentencePattern(const QString &rule, bool hasArguments)
{
    for (const Sentence *found :
         {find(ExtensionSentences, rule), find(AuthenticationSentences, rule), find(CertificateSentences, rule),
          find(OpenApiSentences, rule), find(DocumentSentences, rule)}) {
        if (found)
            return found->bare && !hasArguments ? found->bare : found->pattern;
    }
    return nullptr;
}

} // namespace messages
