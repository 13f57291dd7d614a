#include "readercomparison.h"

#include "tilepart.h"
#include "treeevents.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>

namespace document {

namespace {

using Type = TreeEvents::Type;

constexpr qsizetype MostDisagreements = 50;
constexpr qsizetype LongestExcerpt = 80;

/** A part of a text on one line, from a little before `place`. */
QString excerpt(const QByteArray &text, qsizetype place = 0)
{
    const QString full = QString::fromUtf8(text);
    const qsizetype before = QString::fromUtf8(text.first(place)).size();
    const qsizetype from = before < LongestExcerpt / 2 ? 0 : before - LongestExcerpt / 4;
    QString part = full.mid(from, LongestExcerpt);
    part.replace(u'\n', u"\\n"_qs).replace(u'\t', u"\\t"_qs);
    return (from > 0 ? u"…"_qs : QString()) + part + (from + LongestExcerpt < full.size() ? u"…"_qs : QString());
}

qsizetype firstDifference(const QByteArray &one, const QByteArray &other)
{
    const qsizetype shorter = std::min(one.size(), other.size());
    return std::mismatch(one.cbegin(), one.cbegin() + shorter, other.cbegin()).first - one.cbegin();
}

/** True for a known fault of yaml-cpp 0.7: it loses a newline at the end of a folded scalar with `+`. */
bool isKnownFault(const Node &node, const QByteArray &ours, const QByteArray &theirs)
{
    const auto withoutEnd = [](QByteArray text) {
        while (text.endsWith('\n'))
            text.chop(1);
        return text;
    };
    return node.part().style() == ScalarStyle::Folded && withoutEnd(ours) == withoutEnd(theirs);
}

/** Compares the events of yaml-cpp with the tree, up to the first difference in structure. */
class Comparison final : public YAML::EventHandler
{
public:
    explicit Comparison(const Node &root)
        : m_events(root)
    {}

    [[nodiscard]] const base::Diagnostics &disagreements() const { return m_disagreements; }

    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override
    {
        if (!m_isLost && m_events.next())
            lose();
    }
    void OnNull(const YAML::Mark &, YAML::anchor_t) override
    {
        if (const auto event = expect(Type::Scalar); event && !event->node.isNull())
            report("second-opinion-value", {excerpt(event->node.bytes()), QStringLiteral("null")});
    }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override { (void)expect(Type::Alias); }
    void OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t, const std::string &value) override
    {
        const auto event = expect(Type::Scalar);
        if (!event)
            return;
        const QByteArray ours = event->node.bytes();
        const QByteArray theirs = QByteArray::fromStdString(value);
        if (ours != theirs && !isKnownFault(event->node, ours, theirs))
            report("second-opinion-value",
                   {excerpt(ours, firstDifference(ours, theirs)), excerpt(theirs, firstDifference(ours, theirs))});
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        (void)expect(Type::SequenceStart);
    }
    void OnSequenceEnd() override { (void)expect(Type::SequenceEnd); }
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        (void)expect(Type::MappingStart);
    }
    void OnMapEnd() override { (void)expect(Type::MappingEnd); }

private:
    [[nodiscard]] std::optional<TreeEvents::Event> expect(Type type)
    {
        if (m_isLost)
            return std::nullopt;
        std::optional<TreeEvents::Event> event = m_events.next();
        if (event)
            m_span = event->node.span();
        if (event && event->type == type)
            return event;
        lose();
        return std::nullopt;
    }

    void lose()
    {
        m_isLost = true;
        report("second-opinion-structure", {});
    }

    void report(const char *rule, const QStringList &arguments)
    {
        if (m_disagreements.size() < MostDisagreements)
            m_disagreements.append(
                {QString::fromLatin1(rule), base::Severity::Warning, m_span, m_events.place().toString(), arguments});
    }

    TreeEvents m_events;
    base::Span m_span; ///< Of the last event.
    base::Diagnostics m_disagreements;
    bool m_isLost = false;
};

base::Diagnostic refusal(const Snapshot &snapshot, const YAML::Exception &exception)
{
    // The columns of yaml-cpp are not reliable (they shift after a byte-order mark), so only the line is used.
    const qsizetype line = exception.mark.is_null() ? 1 : exception.mark.line + 1;
    const qsizetype offset = snapshot.offsetAt({line, 1});
    return {QStringLiteral("second-opinion-refused"),
            base::Severity::Warning,
            {offset, 0},
            {},
            {QString::fromStdString(exception.msg)}};
}

} // namespace

base::Diagnostics compareReaders(const Snapshot &snapshot)
{
    base::Diagnostics disagreements;
    try {
        std::istringstream text(snapshot.text().toStdString());
        YAML::Parser parser(text);
        for (qsizetype i = 0; i < snapshot.documentCount(); ++i) {
            Comparison comparison(snapshot.root(i));
            if (!parser.HandleNextDocument(comparison))
                break;
            disagreements += comparison.disagreements();
        }
    } catch (const YAML::Exception &exception) {
        disagreements.append(refusal(snapshot, exception));
    }
    return disagreements;
}

} // namespace document
