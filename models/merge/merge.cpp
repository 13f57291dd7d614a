#include "merge.h"

#include "documentlimits.h"
#include "editwriter.h"
#include "linemerge.h"
#include "textform.h"
#include "treemerge.h"

namespace merge {

using document::Snapshot;

namespace {

/** A side as text. */
struct DecodedSide {
    QByteArray text;
    TextForm form;
    document::Format format = document::Format::Yaml;
};

base::Result<DecodedSide> decoded(const Side &side, const QString &name)
{
    if (side.bytes.size() > document::MaximumBytes)
        return base::Error{base::ErrorCode::TooLarge, name};
    document::DecodedFile file = document::decodeFile(side.bytes);
    if (!file.isValid)
        return base::Error{base::ErrorCode::Damaged, name};
    const LineBreaks breaks = lineBreaksOf(file.text);
    return DecodedSide{std::move(file.text), {file.encoding, breaks}, side.format};
}

/** A merge of three texts. */
class TextMerge final
{
public:
    TextMerge(DecodedSide base, DecodedSide ours, DecodedSide theirs, const Limits &limits)
        : m_base(std::move(base))
        , m_ours(std::move(ours))
        , m_theirs(std::move(theirs))
        , m_form(TextForm::merged(m_base.form, m_ours.form, m_theirs.form))
        , m_limits(limits)
    {
        const bool isMixed = m_base.form.lineBreaks == LineBreaks::Mixed ||
                             m_ours.form.lineBreaks == LineBreaks::Mixed ||
                             m_theirs.form.lineBreaks == LineBreaks::Mixed;
        if (isMixed) {
            m_form.lineBreaks = LineBreaks::Mixed;
            return;
        }
        for (DecodedSide *side : {&m_base, &m_ours, &m_theirs})
            side->text = withLineFeeds(std::move(side->text));
    }

    [[nodiscard]] base::Result<Merged> run()
    {
        const Version base(parsed(m_base));
        const Version ours(parsed(m_ours));
        const Version theirs(parsed(m_theirs));
        base::Result<Merged> merged = run(base, ours, theirs);
        if (!merged)
            return merged;
        merged->base = base.snapshot;
        merged->ours = ours.snapshot;
        merged->theirs = theirs.snapshot;
        return merged;
    }

private:
    [[nodiscard]] static Snapshot parsed(const DecodedSide &side) { return Snapshot::parse(side.text, side.format); }

    [[nodiscard]] base::Result<Merged> run(const Version &base, const Version &ours, const Version &theirs) const
    {
        if (m_theirs.text == m_base.text || m_theirs.text == m_ours.text)
            return finished(ours.snapshot);
        if (m_ours.text == m_base.text && m_ours.format == m_theirs.format)
            return finished(theirs.snapshot);
        for (const Version *version : {&base, &ours, &theirs}) {
            if (!version->snapshot.isValid() || version->snapshot.documentCount() > 1)
                return mergedLines(ours.snapshot);
        }
        std::optional<MergePlan> plan = TreeMerge(base, ours, theirs, m_limits).plan();
        if (!plan)
            return mergedLines(ours.snapshot);
        if (plan->isTooLarge)
            return base::Error{base::ErrorCode::TooLarge, QStringLiteral("theirs")};
        Merged merged = finished(EditWriter(ours, theirs, *plan).write());
        merged.conflicts = std::move(plan->conflicts);
        merged.conflictCount = plan->conflictCount;
        return merged;
    }

    [[nodiscard]] Merged finished(const Snapshot &snapshot) const
    {
        Merged merged;
        merged.bytes = fileBytesOf(snapshot.text(), m_form);
        const bool isAsWritten = m_form.lineBreaks != LineBreaks::CarriageReturnLineFeed;
        merged.snapshot = isAsWritten ? snapshot : Snapshot::parse(merged.bytes, m_ours.format);
        return merged;
    }

    [[nodiscard]] Merged mergedLines(const Snapshot &ours) const
    {
        const MergedLines lines = mergeLines(linesOf(m_base.text), linesOf(m_ours.text), linesOf(m_theirs.text));
        Merged merged = finished(Snapshot::parse(lines.lines.join(), m_ours.format));
        merged.isByLines = true;
        merged.conflictCount = lines.conflicts.size();
        const bool hasPlaces = merged.snapshot.isValid() && ours.isValid();
        for (const LineConflict &conflict : lines.conflicts.first(std::min(merged.conflictCount, m_limits.conflicts))) {
            const qsizetype first = conflict.first;
            const qsizetype last = first + std::max<qsizetype>(1, conflict.count);
            const qsizetype offset = merged.snapshot.lineSpan(first).offset;
            merged.conflicts.append({ConflictKind::Lines,
                                     hasPlaces ? merged.snapshot.pointerAt(offset) : document::Pointer(),
                                     {QString::number(first + 1), QString::number(last)},
                                     conflict.base.join(),
                                     conflict.ours.join(),
                                     conflict.theirs.join()});
        }
        return merged;
    }

    DecodedSide m_base;
    DecodedSide m_ours;
    DecodedSide m_theirs;
    TextForm m_form;
    const Limits &m_limits;
};

} // namespace

base::Result<Merged> merge(const Side &base, const Side &ours, const Side &theirs, const Limits &limits)
{
    base::Result<DecodedSide> was = decoded(base, QStringLiteral("base"));
    base::Result<DecodedSide> own = decoded(ours, QStringLiteral("ours"));
    base::Result<DecodedSide> other = decoded(theirs, QStringLiteral("theirs"));
    for (const auto *side : {&was, &own, &other}) {
        if (!*side)
            return side->error();
    }
    return TextMerge(*std::move(was), *std::move(own), *std::move(other), limits).run();
}

} // namespace merge
