#include "customrules.h"

#include "cancellation.h"
#include "fieldpath.h"
#include "functions.h"
#include "functiontable.h"
#include "gatewayfields.h"
#include "importer.h"
#include "messagetemplate.h"
#include "referenceresolver.h"
#include "secretwords.h"

#include <QSet>

#include <algorithm>

namespace lint {

using document::Node;
using document::Pointer;
using jsonpath::Item;

namespace {

/** Of a name or value in a message. */
constexpr qsizetype LongestPart = 300;
/** Characters of a message that are filled in in one step; each part of a template can add LongestPart. */
constexpr qsizetype MessageOfStep = 4;

QString shortened(const QString &text)
{
    return text.size() > LongestPart ? text.first(LongestPart - 1) + u'…' : text;
}

/** The steps for a problem: its message is filled in, and its place is looked up in the text again. */
qint64 stepsOfMessage(const CustomRule &rule, const Item &item)
{
    qint64 steps = 1 + (rule.message.size() + rule.description.size()) / MessageOfStep;
    for (const Item *around = &item; around; around = around->parent)
        steps += stepsOfLookup(around->node) + stepsOfText(around->key.size());
    return steps;
}

/** The places in a document of what is never shown: the gateway extensions. */
QList<base::Span> hiddenSpans(const Node &root)
{
    QList<base::Span> spans;
    for (qsizetype i = 0; root.isMapping() && i < root.childCount(); ++i) {
        if (definition::isExtensionName(root.keyAt(i)))
            spans.append(root.childAt(i).resolved().span());
    }
    return spans;
}

int formatOf(const document::Snapshot &snapshot)
{
    if (snapshot.at({"swagger"}).text() == u"2.0")
        return Oas2;
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    return version ? formatBitOf(*version) : OtherFormat;
}

/** The references of a set of documents. */
class SetReferences final : public jsonpath::References
{
public:
    explicit SetReferences(const openapi::DocumentSet &set)
        : m_resolver(set)
    {}

    std::optional<jsonpath::Source> targetOf(const void *document, const Node &reference) override
    {
        const auto *holder = static_cast<const openapi::ReferencedDocument *>(document);
        const openapi::SetResolution found = m_resolver.resolve(
            openapi::readReference(reference.member("$ref").text(), holder->address()));
        if (!found.isResolved())
            return std::nullopt;
        const openapi::ReferencedDocumentPtr target = m_resolver.set().find(found.place.address);
        return target ? std::optional(jsonpath::Source{target.get(), found.node, found.place.pointer}) : std::nullopt;
    }

private:
    openapi::ReferenceResolver m_resolver;
};

/** What one rule says about one document. */
class RuleRun final
{
public:
    /** Values inside of `hidden` are not shown. */
    RuleRun(const CustomRule &rule, const QList<base::Span> &hidden, FunctionContext &context, Report &report)
        : m_rule(rule)
        , m_hidden(hidden)
        , m_context(context)
        , m_report(report)
    {}

    /** False if there are no steps left. */
    bool run(int format)
    {
        bool isComplete = true;
        for (const Given &given : m_rule.given) {
            if ((given.formats & format) == 0)
                continue;
            isComplete = m_context.selection.select(given.path, [this](const jsonpath::Match &match) {
                for (const FunctionCall &call : m_rule.then)
                    checkMatch(match, call);
            });
            if (!isComplete)
                break;
        }
        return isComplete;
    }

private:
    void checkMatch(const jsonpath::Match &match, const FunctionCall &call)
    {
        const bool isContainer = match.item.node.isMapping() || match.item.node.isSequence();
        if (match.isKey || call.field.isEmpty() || !isContainer)
            return check(call, {&match.item, match.isKey}, match.item, {});
        if (call.field == u"@key") {
            return m_context.selection.withChildren(match.item, [&](const Item &child) {
                check(call, {&child, true}, child, {});
            });
        }
        if (call.path)
            return checkPath(match.item, call);
        if (match.item.node.isMapping() && (call.names.size() != 1 || call.field.contains(u'['))) {
            const QByteArray whole = call.field.toUtf8();
            if (!m_context.take(stepsOfLookup(match.item.node) + stepsOfText(whole.size())))
                return;
            if (match.item.node.member(whole).exists())
                return checkBelow(match.item, call, {whole}, 0);
        }
        checkBelow(match.item, call, call.names, 0);
    }

    void checkPath(const Item &item, const FunctionCall &call)
    {
        bool isFound = false;
        m_context.selection.selectIn(item, *call.path, [&](const jsonpath::Match &match) {
            isFound = true;
            check(call, {&match.item, match.isKey}, match.item, {});
        });
        if (!isFound)
            check(call, {}, item, {});
    }

    /** The member that the names from `depth` on name, if there is one. */
    void checkBelow(const Item &item, const FunctionCall &call, const QList<QByteArray> &names, qsizetype depth)
    {
        if (depth == names.size())
            return check(call, {&item}, item, {});
        bool isFound = false;
        m_context.selection.withMember(item, names[depth], [&](const Item &child) {
            isFound = true;
            checkBelow(child, call, names, depth + 1);
        });
        if (!isFound)
            check(call, {}, item, names.sliced(depth));
    }

    /** `closest` is the target or, if that is not there, what it is missing in. */
    void check(const FunctionCall &call, const FunctionTarget &target, const Item &closest,
               const QList<QByteArray> &missing)
    {
        if (base::isUnwanted())
            return;
        const FunctionResults results = callFunction(call, target, m_context);
        // A value that is only looked at in part gives no verdict.
        if (m_context.selection.steps() < 0)
            return;
        for (const FunctionResult &result : results)
            report(result, closest, missing, result.below, target.isKey);
    }

    void report(const FunctionResult &result, const Item &closest, const QList<QByteArray> &missing,
                const QList<QByteArray> &below, bool isKey)
    {
        if (!below.isEmpty()) {
            bool isFound = false;
            m_context.selection.withMember(closest, below.first(), [&](const Item &child) {
                isFound = true;
                report(result, child, missing, below.sliced(1), false);
            });
            if (isFound)
                return;
        }
        if (m_report.isFull() || !m_context.take(stepsOfMessage(m_rule, closest)))
            return;
        const Pointer path = shownPath(closest);
        const auto [document, place] = placeOf(closest);
        const bool isTextShown = isShown(closest);
        MessageParts parts;
        if (!missing.isEmpty())
            parts.property = shortened(
                QString::fromUtf8((path.isRoot() ? QByteArray() : path.last() + '.') + missing.join('.')));
        else
            parts.property = shortened(QString::fromUtf8(path.last()));
        parts.path = shortened(u'#' + path.toString());
        parts.description = shortened(m_rule.description);
        parts.printed = isTextShown ? shortened(isKey ? quoted(closest.token()) : printed(closest.node)) : u"…"_qs;
        parts.value = isTextShown ? shortened(textOf(closest, isKey)) : u"…"_qs;
        const bool isHidden = !isTextShown && !result.errorIfHidden.isEmpty();
        parts.error = shortened(filledMessage(isHidden ? result.errorIfHidden : result.error, parts));
        const QString text = !m_rule.message.isEmpty()       ? filledMessage(m_rule.message, parts)
                             : !m_rule.description.isEmpty() ? m_rule.description
                                                             : parts.error;
        const QString key = document->address() + u'#' + place.toString() + u'\n' + text;
        if (m_reported.contains(key))
            return;
        m_reported.insert(key);
        m_report.addCustom(document, m_rule, place, text.simplified(), isKey || !closest.node.isScalar());
    }

    /** A document of the description and a place in it: that of the item or, in another file, of the closest value
     * around it that OpenAPI has a place for. */
    [[nodiscard]] std::pair<openapi::ReferencedDocumentPtr, Pointer> placeOf(const Item &item) const
    {
        const description::Description &description = m_context.description;
        for (const Item *one = &item; !isOwn(*one); one = one->parent) {
            const auto *document = static_cast<const openapi::ReferencedDocument *>(one->document);
            if (isSpecified(*one))
                return {description.set().find(document->address()), one->ownPlace()};
        }
        return {description.entry(), item.place()};
    }

    /** True for a value of the entry document. */
    [[nodiscard]] bool isOwn(const Item &item) const { return item.document == m_context.selection.root().document; }

    /** Item::path(), with `…` for keys of other files that are not OpenAPI. */
    [[nodiscard]] Pointer shownPath(const Item &item) const
    {
        QList<QByteArray> tokens;
        for (const Item *one = &item; one->parent; one = one->parent) {
            const bool isKnown = isOwn(*one->parent) || one->index >= 0 || isSpecified(*one);
            tokens.prepend(isKnown ? one->token() : QByteArrayLiteral("…"));
        }
        return Pointer(tokens);
    }

    /** True for a value that OpenAPI has a place for. Other keys of other files are not shown. */
    [[nodiscard]] bool isSpecified(const Item &item) const
    {
        const auto *document = static_cast<const openapi::ReferencedDocument *>(item.document);
        return m_context.description.isSpecified({document->address(), item.ownPlace()});
    }

    /** The key or the value as text: without a password, if it is a URL. */
    static QString textOf(const Item &item, bool isKey)
    {
        if (isKey)
            return QString::fromUtf8(item.token());
        const bool isText = item.node.isScalar() && !item.node.isNull();
        return isText ? definition::shownUrl(item.node.text()) : printed(item.node);
    }

    /** Values of the gateway extension, also through an alias, and those with names such as `password` can be secrets.
     */
    [[nodiscard]] bool isShown(const Item &item) const
    {
        // A definition can refer to any file in its folder.
        if (!isOwn(item))
            return false;
        for (const Item *around = &item; around; around = around->parent) {
            if (base::isSecretName(around->key))
                return false;
        }
        const base::Span span = item.node.span();
        return std::none_of(m_hidden.begin(), m_hidden.end(),
                            [&](const base::Span &hidden) { return hidden.contains(span.offset); });
    }

    const CustomRule &m_rule;
    const QList<base::Span> &m_hidden;
    FunctionContext &m_context;
    Report &m_report;
    QSet<QString> m_reported;
};

} // namespace

void checkCustomRules(const description::Description &description, const QList<CustomRule> &rules, Report &report,
                      qint64 steps)
{
    if (rules.isEmpty())
        return;
    const document::Snapshot &snapshot = description.entry()->snapshot();
    const int format = formatOf(snapshot);
    SetReferences references(description.set());
    const jsonpath::Source root{description.entry().get(), snapshot.root(), {}};
    jsonpath::Selection resolved(root, &references, steps);
    jsonpath::Selection unresolved(root, nullptr, 0);
    qint64 left = steps;
    FunctionContext onResolved(description, resolved);
    FunctionContext onUnresolved(description, unresolved);
    const QList<base::Span> hidden = hiddenSpans(snapshot.root());
    for (const CustomRule &rule : rules) {
        if ((rule.formats & format) == 0 || !report.isCustomOn(rule))
            continue;
        FunctionContext &context = rule.isResolved ? onResolved : onUnresolved;
        // All rules share one budget.
        context.selection.steps() = left;
        const bool isComplete = RuleRun(rule, hidden, context, report).run(format);
        left = context.selection.steps();
        if (!isComplete)
            return report.add("ruleset-too-slow"_rule, {}, {rule.id});
    }
}

} // namespace lint
