#include "reviewmarks.h"

#include "differencemessages.h"
#include "fonts.h"
#include "measures.h"
#include "reviews.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace designer {

using difference::Change;
using difference::Level;
using review::Mark;
using review::NodeChange;

namespace {

/** The findings with these indexes, the most severe first. */
QList<const Change *> findingsAbout(const review::Review &review, const QList<qsizetype> &indexes)
{
    QList<const Change *> findings;
    for (const qsizetype index : indexes)
        findings.append(&review.findings.changes.at(index));
    std::ranges::stable_sort(findings, {}, [](const Change *finding) { return finding->level; });
    return findings;
}

} // namespace

ReviewMarks::ReviewMarks(const Context &context, QWidget &shown)
    : QObject(&shown)
    , m_context(context)
    , m_shown(shown)
{
    if (!context.reviews)
        return;
    shown.installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && m_review && m_shown.isVisible())
            m_review->refresh();
    });
}

ReviewMarks::~ReviewMarks() = default;

bool ReviewMarks::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_shown && event->type() == QEvent::Show && !m_review) {
        m_review = m_context.reviews->of(m_context.file);
        connect(m_review.get(), &review::DefinitionReview::changed, this, &ReviewMarks::changed);
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

Mark ReviewMarks::of(const document::Pointer &place) const
{
    return m_review ? m_review->review()->marks.of(place) : Mark();
}

const review::Review *ReviewMarks::review() const
{
    const bool isKnown = m_review && m_review->review()->state == review::ReviewState::Compared;
    return isKnown ? m_review->review().get() : nullptr;
}

base::Result<void> ReviewMarks::revert(const document::Pointer &place)
{
    if (!m_review)
        return base::Error::cancelled();
    return m_review->revert(place, tr("Revert %1 to %2", "%1: a key, %2: HEAD, a revision or a file")
                                       .arg(QString::fromUtf8(place.last()), review::nameOf(m_review->base())));
}

base::Result<void> ReviewMarks::restore(const document::Pointer &basePlace)
{
    if (!m_review)
        return base::Error::cancelled();
    return m_review->restore(basePlace, tr("Restore %1", "%1: a key").arg(QString::fromUtf8(basePlace.last())));
}

QString markText(const Mark &mark, const QString &base)
{
    if (mark.isEmpty())
        return {};
    QString text;
    switch (mark.change.value_or(NodeChange::Inside)) {
    case NodeChange::Added:
        text = ReviewMarks::tr("Added since %1", "%1: HEAD, a revision or a file").arg(base);
        break;
    case NodeChange::Removed:
        text = ReviewMarks::tr("Removed since %1", "%1: HEAD, a revision or a file").arg(base);
        break;
    case NodeChange::Changed:
    case NodeChange::Inside:
        text = ReviewMarks::tr("Changed since %1", "%1: HEAD, a revision or a file").arg(base);
    }
    return mark.level ? u"%1 (%2)"_qs.arg(text, messages::levelName(*mark.level)) : text;
}

QString markLetter(const Mark &mark)
{
    if (mark.isEmpty())
        return {};
    const NodeChange change = mark.change.value_or(NodeChange::Inside);
    const QString letter = change == NodeChange::Added ? u"A"_qs : change == NodeChange::Removed ? u"D"_qs : u"M"_qs;
    return letter + (mark.level == Level::Breaking ? u"!"_qs : mark.level == Level::Warning ? u"?"_qs : QString());
}

theme::Role markColor(const Mark &mark)
{
    if (mark.level == Level::Breaking)
        return theme::Role::Error;
    if (mark.level == Level::Warning)
        return theme::Role::Warning;
    return mark.change == NodeChange::Added     ? theme::Role::Ok
           : mark.change == NodeChange::Removed ? theme::Role::Error
                                                : theme::Role::Accent;
}

void paintReviewMark(QPainter *painter, QRect &free, const Mark &mark)
{
    const QString letter = markLetter(mark);
    if (letter.isEmpty())
        return;
    painter->save();
    painter->setFont(theme::headingFont(theme::Heading::Group));
    painter->setPen(theme::color(markColor(mark)));
    painter->drawText(free, Qt::AlignRight | Qt::AlignVCenter, letter);
    free.setRight(free.right() - painter->fontMetrics().horizontalAdvance(letter) - theme::Space::Control);
    painter->restore();
}

int reviewMarkWidth(const Mark &mark)
{
    const QFontMetrics metrics(theme::headingFont(theme::Heading::Group));
    return mark.isEmpty() ? 0 : metrics.horizontalAdvance(markLetter(mark)) + theme::Space::Control;
}

QString findingLines(const QList<const Change *> &findings, int most)
{
    QStringList lines;
    for (const Change *finding : findings.first(std::min<qsizetype>(most, findings.size()))) {
        const QString operation = finding->operation.isEmpty() ? QString() : finding->operation + u": "_qs;
        lines.append(
            u"%1: %2%3"_qs.arg(messages::levelName(finding->level), operation, messages::changeText(*finding)));
    }
    return lines.join(u'\n');
}

QString findingsText(const review::Review &review, const document::Pointer &place, int most)
{
    return findingLines(findingsAbout(review, review.marks.findingsAt(place)), most);
}

QString breaksText(const review::Review &review, const document::Pointer &place, int most)
{
    QList<const Change *> findings = findingsAbout(review, review.marks.findingsIn(place));
    findings.removeIf([](const Change *finding) { return finding->level == Level::Info; });
    return findingLines(findings, most);
}

QString removalTexts(const review::Review &review, const document::Pointer &basePlace, int most)
{
    QList<const Change *> findings;
    for (const Change &finding : review.findings.changes) {
        const bool isInBase = !finding.newPlace && finding.oldPlace && finding.oldPlace->address == review.baseAddress;
        if (isInBase && basePlace.contains(finding.oldPlace->pointer))
            findings.append(&finding);
    }
    std::ranges::stable_sort(findings, {}, [](const Change *finding) { return finding->level; });
    return findingLines(findings, most);
}

std::optional<Level> findingsLevel(const review::Review &review, const document::Pointer &place)
{
    const QList<const Change *> findings = findingsAbout(review, review.marks.findingsAt(place));
    return findings.isEmpty() ? std::nullopt : std::optional(findings.first()->level);
}

} // namespace designer

#include "moc_reviewmarks.cpp"
