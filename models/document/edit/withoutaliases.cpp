#include "withoutaliases.h"

#include "document.h"
#include "members.h"
#include "mergedmappings.h"
#include "splice.h"
#include "valuewriter.h"

#include <algorithm>
#include <vector>

namespace document {

namespace {

/** Collects the replacements in the order of the text, so that the new text is parsed once. */
class AliasReplacement final
{
public:
    AliasReplacement(const Snapshot &snapshot, const std::function<bool(const Node &)> &isReplaced, Anchors anchors)
        : m_snapshot(snapshot)
        , m_text(snapshot.text())
        , m_newline(m_text.contains("\r\n") ? "\r\n" : "\n")
        , m_isReplaced(isReplaced)
        , m_anchors(anchors)
    {}

    /** The new text; nothing if the aliases bring in too much. */
    [[nodiscard]] std::optional<QByteArray> run()
    {
        walk(m_snapshot.root(), {});
        if (m_isTooLarge)
            return std::nullopt;
        QByteArray text;
        qsizetype copied = 0;
        for (const Splice &splice : m_splices) {
            text += QByteArrayView(m_text).sliced(copied, splice.offset - copied);
            text += splice.inserted;
            copied = splice.offset + splice.removed;
        }
        return text + m_text.mid(copied);
    }

private:
    /** Where a value is written. */
    struct Place {
        bool isInFlow = false;
        qsizetype keyColumn = -1;  ///< Of the member of a block mapping; -1: no such member.
        qsizetype afterColon = -1; ///< Of the member of a block mapping.
        bool isItem = false;       ///< Of a block sequence.
    };

    void walk(const Node &node, const Place &place)
    {
        if (node.kind() == Kind::Alias) {
            if (isReplaced(node))
                replaceAlias(node, place);
            return;
        }
        removeAnchor(node);
        if (node.isMapping())
            walkMapping(node, place.isInFlow || isInBrackets(node));
        else if (node.isSequence())
            walkItems(node, place.isInFlow || isInBrackets(node));
    }

    [[nodiscard]] bool isReplaced(const Node &alias) const
    {
        return alias.resolved().kind() != Kind::Alias && m_isReplaced(alias);
    }

    [[nodiscard]] bool isInBrackets(const Node &collection) const
    {
        const qsizetype offset = collection.contentSpan().offset;
        return offset < m_text.size() && (m_text[offset] == '{' || m_text[offset] == '[');
    }

    void walkMapping(const Node &mapping, bool isInFlow)
    {
        const std::optional<qsizetype> mergeKey = replacedMergeKey(mapping);
        if (mergeKey && isInFlow)
            return replaceMapping(mapping);
        for (qsizetype i = 0; i < mapping.childCount(); ++i) {
            if (mergeKey == i) {
                replaceMergeKey(mapping, i);
                continue;
            }
            const Node key = mapping.keyNodeAt(i);
            if (key.kind() == Kind::Alias && isReplaced(key))
                splice(key.span(), Value::string(mapping.keyAt(i)).toJson());
            else
                removeAnchor(key);
            const base::Span keySpan = mapping.keySpanAt(i);
            const qsizetype colon = isInFlow ? -1 : m_text.indexOf(':', keySpan.end());
            walk(mapping.childAt(i), {isInFlow, isInFlow ? -1 : columnOf(keySpan.offset), colon + 1, false});
        }
    }

    void walkItems(const Node &sequence, bool isInFlow)
    {
        for (qsizetype i = 0; i < sequence.childCount(); ++i)
            walk(sequence.childAt(i), {isInFlow, -1, -1, !isInFlow});
    }

    /** The index of the merge key of a mapping if it brings in values of replaced aliases. */
    [[nodiscard]] std::optional<qsizetype> replacedMergeKey(const Node &mapping) const
    {
        if (!mergeSourceOf(mapping.part()))
            return std::nullopt;
        const qsizetype index = mapping.indexOf("<<");
        const Node source = mapping.childAt(index);
        bool hasReplaced = source.kind() == Kind::Alias && isReplaced(source);
        for (qsizetype i = 0; source.isSequence() && i < source.childCount(); ++i)
            hasReplaced = hasReplaced || (source.childAt(i).kind() == Kind::Alias && isReplaced(source.childAt(i)));
        return hasReplaced ? std::optional(index) : std::nullopt;
    }

    void replaceAlias(const Node &alias, const Place &place)
    {
        // The text says more than the value: 02138 is the number 2138.
        if (const auto text = textOfScalar(alias.resolved(), place.isInFlow))
            return splice(alias.span(), *text);
        const auto value = taken(alias.resolved());
        if (!value)
            return;
        const bool isBlock = !place.isInFlow && value->isContainer() &&
                             !(value->items().isEmpty() && value->members().isEmpty());
        const base::Span span = alias.span();
        if (isBlock && place.isItem) {
            splice(span, blockWriter(columnOf(span.offset)).value(*value));
        } else if (isBlock && place.keyColumn >= 0) {
            const qsizetype column = place.keyColumn + 2;
            const QByteArray text = m_newline + QByteArray(column, ' ') + blockWriter(column).value(*value);
            splice({place.afterColon, span.end() - place.afterColon}, text);
        } else {
            splice(span, flowWriter().value(*value));
        }
    }

    /** The text of a scalar without a tag that is on one line and can be copied. */
    [[nodiscard]] std::optional<QByteArray> textOfScalar(const Node &node, bool isInFlow) const
    {
        if (!node.isScalar() || !node.tag().isEmpty())
            return std::nullopt;
        const QByteArray text = m_snapshot.text(node.contentSpan());
        const bool hasBrackets = std::any_of(text.begin(), text.end(),
                                             [](char c) { return QByteArrayView(",[]{}").contains(c); });
        return text.contains('\n') || (isInFlow && hasBrackets) ? std::nullopt : std::optional(text);
    }

    void replaceMapping(const Node &mapping)
    {
        if (const auto value = taken(mapping))
            splice(mapping.contentSpan(), flowWriter().value(*value));
    }

    void replaceMergeKey(const Node &mapping, qsizetype index)
    {
        const qsizetype start = mapping.keySpanAt(index).offset;
        const qsizetype column = columnOf(start);
        QByteArrayList lines;
        for (const Member &member : membersOf(mapping)) {
            if (!member.isMerged)
                continue;
            const auto value = taken(member.value);
            if (!value)
                return;
            lines.append(blockWriter(column).member(member.key, *value));
        }
        QByteArray text = lines.join(m_newline + QByteArray(column, ' '));
        if (lines.isEmpty() && mapping.childCount() == 1)
            text = "{}";
        const base::Span value = mapping.childAt(index).span();
        splice({start, qMax(value.end(), mapping.keySpanAt(index).end()) - start}, text);
    }

    void removeAnchor(const Node &node)
    {
        const QByteArray name = node.anchor();
        if (m_anchors == Anchors::Kept || name.isEmpty())
            return;
        qsizetype begin = m_text.indexOf('&' + name, node.span().offset);
        qsizetype end = begin + 1 + name.size();
        while (end < m_text.size() && m_text[end] == ' ')
            ++end;
        const bool endsLine = end == m_text.size() || m_text[end] == '\n' || m_text[end] == '\r';
        while (endsLine && begin > 0 && m_text[begin - 1] == ' ')
            --begin;
        splice({begin, end - begin}, {});
    }

    /** The value of a node, unless there is too much. */
    [[nodiscard]] std::optional<Value> taken(const Node &node)
    {
        const auto value = node.mergedValue();
        if (!value) {
            m_isTooLarge = true;
            return std::nullopt;
        }
        return *value;
    }

    [[nodiscard]] qsizetype columnOf(qsizetype offset) const
    {
        return offset - m_snapshot.lineSpan(m_snapshot.lineAt(offset)).offset;
    }

    [[nodiscard]] ValueWriter blockWriter(qsizetype column) const
    {
        WriteStyle style;
        style.column = int(column);
        style.around = int(column) - 1;
        style.newline = m_newline;
        return ValueWriter(style);
    }

    [[nodiscard]] static ValueWriter flowWriter()
    {
        WriteStyle style;
        style.shape = WriteStyle::Shape::Inline;
        return ValueWriter(style);
    }

    void splice(base::Span span, const QByteArray &text) { m_splices.push_back({span.offset, span.length, text}); }

    const Snapshot &m_snapshot;
    const QByteArray m_text;
    const QByteArray m_newline;
    const std::function<bool(const Node &)> &m_isReplaced;
    const Anchors m_anchors;
    bool m_isTooLarge = false;
    std::vector<Splice> m_splices;
};

/** A text that is read as the value; without the comments and the style of the document. */
base::Result<Snapshot> written(const Value &value)
{
    Document document("a: 1\n", Format::Yaml);
    if (auto done = document.replaceSubtree({}, value); !done)
        return done.error();
    return document.snapshot();
}

} // namespace

base::Result<Snapshot> withoutAliases(const Snapshot &snapshot, const std::function<bool(const Node &)> &isReplaced,
                                      Anchors anchors)
{
    if (!snapshot.isValid())
        return base::Error{base::ErrorCode::SyntaxError, {}};
    if (!snapshot.hasAliases())
        return snapshot;
    // Also the limit of all copies together.
    const auto value = snapshot.root().mergedValue();
    if (!value)
        return value.error();
    const auto text = AliasReplacement(snapshot, isReplaced, anchors).run();
    const Snapshot replaced = text ? Snapshot::parse(*text, Format::Yaml) : Snapshot();
    if (text && replaced.isValid()) {
        const auto now = replaced.root().mergedValue();
        if (now && *now == *value)
            return replaced;
    }
    return written(*value);
}

base::Result<Snapshot> withoutAliases(const Snapshot &snapshot)
{
    if (!snapshot.hasAliases())
        return snapshot;
    return withoutAliases(
        snapshot, [](const Node &) { return true; }, Anchors::Removed);
}

} // namespace document
