#include "fixes.h"

#include "clientaccess.h"
#include "definitionwriter.h"
#include "importer.h"
#include "memberedit.h"
#include "renamewithreferences.h"
#include "repeatedkeys.h"
#include "ruletable.h"
#include "security.h"
#include "securityedit.h"

#include <QUrl>

#include <algorithm>
#include <iterator>

namespace lint {

namespace {

using base::Diagnostic;
using document::Document;
using document::Pointer;
using document::Value;

Pointer placeOf(const Diagnostic &diagnostic)
{
    return Pointer::parse(diagnostic.pointer).value_or(Pointer());
}

base::Result<void> addExtension(Document &document, const Diagnostic &)
{
    const auto plan = definition::planImport(document.snapshot());
    return plan ? definition::importDefinition(document, *plan) : base::Result<void>(plan.error());
}

base::Result<void> nameAfterTitle(Document &document, const Diagnostic &)
{
    const QString title = document.snapshot().at({"info", "title"}).text();
    if (title.isEmpty())
        return base::Error{base::ErrorCode::NotFound, u"/info/title"_qs};
    return definition::DefinitionWriter(document).setApiName(title);
}

base::Result<void> activate(Document &document, const Diagnostic &)
{
    return definition::DefinitionWriter(document).setActive(true);
}

base::Result<void> rootListenPath(Document &document, const Diagnostic &)
{
    const QString path = definition::DefinitionView(document.snapshot()).listenPath().value;
    return definition::DefinitionWriter(document).setListenPath(u'/' + path);
}

base::Result<void> completeBasic(Document &document, const Diagnostic &)
{
    return definition::DefinitionWriter(document).chooseBasic();
}

base::Result<void> enableHeaderName(Document &document, const Diagnostic &diagnostic)
{
    return definition::DefinitionWriter(document).setHeaderName(diagnostic.arguments.value(0));
}

base::Result<void> setTrue(Document &document, const Diagnostic &diagnostic)
{
    return openapi::setMember(document, placeOf(diagnostic), Value::boolean(true));
}

/** Moves `user:password@` from the URL to upstream.authentication.basicAuth. */
base::Result<void> moveUserInfo(Document &document, const Diagnostic &)
{
    QUrl url(definition::DefinitionView(document.snapshot()).upstreamUrl().value);
    const QString userName = url.userName(QUrl::FullyDecoded);
    const QString password = url.password(QUrl::FullyDecoded);
    url.setUserInfo({});
    definition::DefinitionWriter writer(document);
    if (auto done = writer.chooseBasic(); !done)
        return done;
    if (auto done = writer.setUserName(userName); !done)
        return done;
    if (auto done = writer.setPassword(password); !done)
        return done;
    return writer.setUpstreamUrl(url.toString(QUrl::FullyEncoded));
}

/** References to the place or into it keep their targets. */
base::Result<void> rename(Document &document, const Pointer &place, const QByteArray &key)
{
    const auto referenced = std::make_shared<const openapi::ReferencedDocument>(QString(), document.snapshot());
    const auto plan = openapi::planRename(openapi::DocumentSet({referenced}), {QString(), place}, key);
    if (!plan)
        return plan.error();
    for (const openapi::RenamedDocument &renamed : plan->documents) {
        if (auto done = document.apply(renamed.before, renamed.edited); !done)
            return done;
    }
    return {};
}

base::Result<void> rootPath(Document &document, const Diagnostic &diagnostic)
{
    const Pointer path = placeOf(diagnostic);
    return rename(document, path, '/' + path.last());
}

QByteArray withoutSlashes(QByteArray text)
{
    while (text.size() > 1 && text.endsWith('/'))
        text.chop(1);
    return text;
}

base::Result<void> trimPath(Document &document, const Diagnostic &diagnostic)
{
    const Pointer path = placeOf(diagnostic);
    return rename(document, path, withoutSlashes(path.last()));
}

base::Result<void> trimUrl(Document &document, const Diagnostic &diagnostic)
{
    const Pointer url = placeOf(diagnostic);
    return document.setScalar(url, Value::string(withoutSlashes(document.snapshot().at(url).bytes())));
}

base::Result<void> removeEntry(Document &document, const Diagnostic &diagnostic)
{
    return document.remove(placeOf(diagnostic));
}

base::Result<void> declareTag(Document &document, const Diagnostic &diagnostic)
{
    const Pointer list{"tags"};
    const Value tag = Value::object({{"name", Value::string(diagnostic.arguments.value(0))}});
    const document::Node tags = document.snapshot().at(list);
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (tags.childAt(i).resolved().member("name").text() == diagnostic.arguments.value(0))
            return {}; // Declared by the fix of another operation.
    }
    return tags.isSequence() ? document.append(list, tag) : openapi::setMember(document, list, Value::array({tag}));
}

base::Result<void> allowAnyItems(Document &document, const Diagnostic &diagnostic)
{
    return openapi::setMember(document, placeOf(diagnostic).parent().child("items"), Value::object());
}

/** The gateway asks for what the `security` at the place requires. */
base::Result<void> askClients(Document &document, const Diagnostic &diagnostic)
{
    const document::Snapshot snapshot = document.snapshot();
    const openapi::SecurityRequirements security = openapi::securityAt(snapshot, placeOf(diagnostic));
    const QList<QByteArray> schemes = security.firstPossible(openapi::definedSchemes(snapshot));
    if (schemes.isEmpty())
        return base::Error{base::ErrorCode::NotFound, u"/components/securitySchemes"_qs};
    return definition::DefinitionWriter(document).askClientsFor(schemes);
}

/** The document requires the one scheme that the gateway checks. */
base::Result<void> requireCheckedScheme(Document &document, const Diagnostic &)
{
    const document::Snapshot snapshot = document.snapshot();
    const Pointer place{"security"};
    if (!openapi::documentSecurity(snapshot).schemeNames().isEmpty())
        return openapi::removeAnonymousAccess(document, place);
    const definition::ClientAccess gateway = definition::clientAccess(definition::DefinitionView(snapshot));
    QList<QByteArray> schemes = openapi::definedSchemes(snapshot);
    schemes.removeIf([&gateway](const QByteArray &scheme) { return !gateway.checks(scheme); });
    if (schemes.size() != 1)
        return base::Error{base::ErrorCode::NotFound, u"/components/securitySchemes"_qs};
    return openapi::requireSchemes(document, place, schemes);
}

/** A number or a boolean in the place of a text. */
base::Result<void> writeAsText(Document &document, const Diagnostic &diagnostic)
{
    const document::Node value = document.snapshot().at(placeOf(diagnostic));
    if (!value.isScalar() || value.isNull())
        return base::Error{base::ErrorCode::Unsupported, diagnostic.pointer};
    return document.setScalar(placeOf(diagnostic), Value::string(value.bytes()));
}

/** `2xx` is meant to be `2XX`. */
bool isLowerCaseRange(const Diagnostic &diagnostic)
{
    const QString key = diagnostic.arguments.value(1);
    return key.size() == 3 && key[0] >= u'1' && key[0] <= u'5' && key.endsWith(u"xx", Qt::CaseInsensitive);
}

base::Result<void> writeInUpperCase(Document &document, const Diagnostic &diagnostic)
{
    const Pointer status = placeOf(diagnostic);
    return rename(document, status, status.last().toUpper());
}

base::Result<void> declareParameter(Document &document, const Diagnostic &diagnostic)
{
    const Value parameter = Value::object({{"name", Value::string(diagnostic.arguments.value(1))},
                                           {"in", Value::string(QByteArray("path"))},
                                           {"required", Value::boolean(true)},
                                           {"schema", Value::object({{"type", Value::string(QByteArray("string"))}})}});
    const Pointer list = placeOf(diagnostic).child("parameters");
    if (document.snapshot().at(list).isSequence())
        return document.append(list, parameter);
    return openapi::setMember(document, list, Value::array({parameter}));
}

struct Fix {
    const rules::Rule *rule;
    base::Result<void> (*apply)(Document &, const Diagnostic &);
    const char *word = nullptr; ///< Of the rule's sentence. Null: any.
    bool movesSecret = false;
    bool (*isFor)(const Diagnostic &) = nullptr; ///< Null: any.
    bool isDecision = false;                     ///< Nothing is wrong without it, so that the user asks for it alone.
};

/** One for each rule or sentence whose row has a `fix`. */
constexpr Fix Fixes[] = {
    {.rule = &"extension-missing"_rule, .apply = addExtension, .isDecision = true},
    {&"info-name-missing"_rule, nameAfterTitle},
    {&"state-active-missing"_rule, activate},
    {&"state-active-type"_rule, activate},
    {&"listen-path-not-rooted"_rule, rootListenPath},
    {&"upstream-url-userinfo"_rule, moveUserInfo, nullptr, true},
    {&"upstream-basic-half-enabled"_rule, setTrue},
    {&"upstream-header-missing"_rule, completeBasic},
    {&"upstream-header-name-unused"_rule, enableHeaderName},
    {&"oas3-schema"_rule, rootPath, "wrong-path"},
    {&"oas3-schema"_rule, writeAsText, "not-text"},
    {&"oas3-schema"_rule, removeEntry, "repeated"},
    {&"oas3-schema"_rule, writeInUpperCase, "wrong-status", false, isLowerCaseRange},
    {&"path-keys-no-trailing-slash"_rule, trimPath},
    {&"oas3-server-trailing-slash"_rule, trimUrl},
    {&"duplicated-entry-in-enum"_rule, removeEntry},
    {&"operation-tag-defined"_rule, declareTag},
    {&"array-items"_rule, allowAnyItems},
    {&"path-params"_rule, declareParameter, "undeclared"},
    {&"path-params"_rule, setTrue, "optional"},
    {.rule = &"gateway-access-open"_rule, .apply = askClients, .isDecision = true},
    {&"gateway-access-undocumented"_rule, requireCheckedScheme},
    {.rule = &"gateway-scheme-unknown"_rule, .apply = removeEntry, .isDecision = true},
};

/** The text that splices replaced, as it is after them. Text between two of them, which no splice has written, is never
 * part of it: it can be a secret. */
struct ReplacedRegion {
    qsizetype start = -1; ///< Negative: none yet.
    qsizetype end = 0;
    qsizetype growth = 0;
    bool isOnePiece = true;

    void add(const document::Splice &splice)
    {
        const qsizetype removedEnd = splice.offset + splice.removed;
        if (start < 0) {
            start = splice.offset;
            end = removedEnd;
        }
        isOnePiece = isOnePiece && splice.offset <= end && removedEnd >= start;
        start = std::min(start, splice.offset);
        end = std::max(end, removedEnd) + splice.inserted.size() - splice.removed;
        growth += splice.inserted.size() - splice.removed;
    }
};

const Fix *fixOf(const Diagnostic &diagnostic)
{
    const auto found = std::find_if(std::begin(Fixes), std::end(Fixes), [&](const Fix &fix) {
        return diagnostic.message.isEmpty() && diagnostic.rule == *fix.rule &&
               (!fix.word || diagnostic.arguments.value(0) == QLatin1String(fix.word)) &&
               (!fix.isFor || fix.isFor(diagnostic));
    });
    return found == std::end(Fixes) ? nullptr : &*found;
}

base::Result<void> applyFix(Document &document, const Diagnostic &diagnostic, RepeatedKeys &repeated)
{
    const Fix *fix = fixOf(diagnostic);
    if (!fix)
        return base::Error{base::ErrorCode::Unsupported, diagnostic.rule};
    if (repeated.areAround(document.snapshot(), placeOf(diagnostic)))
        return base::Error{base::ErrorCode::Unsupported, diagnostic.pointer};
    const Document::Step step(document, {});
    return fix->apply(document, diagnostic);
}

} // namespace

bool hasFix(const Diagnostic &diagnostic)
{
    return fixOf(diagnostic) != nullptr;
}

base::Result<void> applyFix(Document &document, const Diagnostic &diagnostic)
{
    RepeatedKeys repeated;
    return applyFix(document, diagnostic, repeated);
}

int applyFixes(Document &document, const base::Diagnostics &problems)
{
    int applied = 0;
    const Document::Step step(document, {});
    RepeatedKeys repeated;
    // From the end, so that the places of earlier problems stay as they are.
    for (auto problem = problems.crbegin(); problem != problems.crend(); ++problem) {
        const Fix *fix = fixOf(*problem);
        const document::Snapshot before = document.snapshot();
        if (!fix || fix->isDecision || repeated.areAround(before, placeOf(*problem)))
            continue;
        if (fix->apply(document, *problem) && !document.isAt(before))
            ++applied;
    }
    return applied;
}

FixPreview::FixPreview(const document::Snapshot &snapshot)
    : m_snapshot(snapshot)
    , m_repeated(std::make_unique<RepeatedKeys>())
{}

FixPreview::~FixPreview() = default;

std::optional<document::Splice> FixPreview::replacementFor(const Diagnostic &diagnostic)
{
    const Fix *fix = fixOf(diagnostic);
    if (!fix || fix->movesSecret)
        return std::nullopt;
    if (!m_document)
        m_document = std::make_unique<Document>(m_snapshot.text(), m_snapshot.format());
    ReplacedRegion region;
    QObject context;
    QObject::connect(m_document.get(), &Document::changed, &context, [&](const document::Change &change) {
        for (const document::Splice &splice : change.splices)
            region.add(splice);
    });
    const base::Result<void> applied = applyFix(*m_document, diagnostic, *m_repeated);
    const document::Snapshot fixed = m_document->snapshot();
    const bool isChanged = m_document->canUndo();
    context.disconnect();
    QObject::disconnect(m_document.get(), nullptr, &context, nullptr);
    if (isChanged)
        m_document->undo();
    if (!applied || !isChanged || !region.isOnePiece)
        return std::nullopt;
    const qsizetype length = region.end - region.start;
    return document::Splice{region.start, length - region.growth, fixed.text({region.start, length})};
}

} // namespace lint
