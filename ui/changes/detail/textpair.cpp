#include "textpair.h"

#include "codeview.h"
#include "heading.h"
#include "theme.h"
#include "valuetext.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <optional>

namespace changes {

using document::Pointer;
using review::NodeChange;

namespace {

/** The largest object around a value that is shown with it. */
constexpr qsizetype LongestContext = 4'000;
constexpr qsizetype LongestValue = 200'000;
constexpr int FewestTextLines = 3;
constexpr int MostTextLines = 16;
/** In a narrower widget the texts are one below the other. */
constexpr int SideBySideWidth = 480;

QByteArray bytesAt(const document::Snapshot &snapshot, const Pointer &place)
{
    const document::Node node = snapshot.at(place);
    if (!node.exists())
        return {};
    if (node.span().length > LongestValue)
        return snapshot.text({node.span().offset, LongestValue});
    return document::valueTextOf(snapshot, node).trimmed();
}

bool isShort(const document::Snapshot &snapshot, const Pointer &place)
{
    return snapshot.at(place).span().length <= LongestContext;
}

/** A scalar that differs without a finding, with its key; std::nullopt for a place without a key. */
std::optional<QByteArray> memberAt(const document::Snapshot &snapshot, const Pointer &place)
{
    if (place.isRoot() || !snapshot.at(place).isScalar() || !snapshot.at(place.parent()).isMapping())
        return std::nullopt;
    return place.last() + ": " + bytesAt(snapshot, place);
}

/** The member of an object that differs without a finding, alone: what is around it is the same. */
std::optional<ChangedBytes> changedMember(const review::Review &review, const review::ChangeItem &item)
{
    if (item.finding >= 0 || item.isRenamed)
        return std::nullopt;
    const std::optional<QByteArray> before = item.change == NodeChange::Added
                                                 ? QByteArray()
                                                 : memberAt(review.tree.base(), item.basePlace);
    const std::optional<QByteArray> now = item.change == NodeChange::Removed ? QByteArray()
                                                                             : memberAt(review.tree.now(), item.place);
    if (!before || !now)
        return std::nullopt;
    return ChangedBytes{*before, *now};
}

} // namespace

ChangedBytes changedBytes(const review::Review &review, const review::ChangeItem &item)
{
    if (const std::optional<ChangedBytes> member = changedMember(review, item))
        return *member;
    const document::Snapshot &base = review.tree.base();
    const document::Snapshot &now = review.tree.now();
    Pointer before = item.basePlace;
    Pointer after = item.place;
    const auto isSmall = [&](const Pointer &there, const Pointer &here) {
        return isShort(base, there) && isShort(now, here) && base.at(there).exists() && now.at(here).exists() &&
               !there.isRoot() && !here.isRoot();
    };
    if (item.change == NodeChange::Removed) {
        // A scalar alone does not say what it was about.
        if (base.at(before).isScalar() && isSmall(before.parent(), after))
            return {bytesAt(base, before.parent()), bytesAt(now, after)};
        return {bytesAt(base, before), {}};
    }
    if (item.change == NodeChange::Added) {
        if (now.at(after).isScalar() && isSmall(before, after.parent()))
            return {bytesAt(base, before), bytesAt(now, after.parent())};
        return {{}, bytesAt(now, after)};
    }
    const bool isScalar = base.at(before).isScalar() || now.at(after).isScalar();
    if ((isScalar || item.isRenamed) && isSmall(before.parent(), after.parent())) {
        before = before.parent();
        after = after.parent();
    }
    return {bytesAt(base, before), bytesAt(now, after)};
}

TextPair::TextPair(QWidget *parent)
    : QWidget(parent)
    , m_baseTitle(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_nowTitle(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_baseText(new widgets::CodeView(this))
    , m_nowText(new widgets::CodeView(this))
{
    m_baseText->setObjectName(u"changeBaseText"_qs);
    m_nowText->setObjectName(u"changeNowText"_qs);
    for (widgets::CodeView *view : {m_baseText, m_nowText})
        view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(theme::Space::Control);
    grid->setVerticalSpacing(theme::Space::Tight);
    arrange();
    retranslate();
}

void TextPair::arrange()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    int row = 0;
    int column = 0;
    for (const auto &[title, text] :
         {std::pair<QWidget *, QWidget *>(m_baseTitle, m_baseText), {m_nowTitle, m_nowText}}) {
        grid->addWidget(title, row, column);
        grid->addWidget(text, row + 1, column);
        (m_isStacked ? row : column) += m_isStacked ? 2 : 1;
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, m_isStacked ? 0 : 1);
}

void TextPair::retranslate()
{
    m_baseText->setAccessibleName(tr("Earlier text"));
    m_nowText->setAccessibleName(tr("Current text"));
    m_nowTitle->setText(tr("Now"));
}

void TextPair::show(const review::Review &review, const review::ChangeItem &item)
{
    m_baseTitle->setText(review::nameOf(review.choice));
    const ChangedBytes bytes = changedBytes(review, item);
    m_texts = differingTexts(bytes.before, bytes.now);
    if (bytes.before.isEmpty())
        m_texts.before = {tr("(not there)"), {}, {}};
    if (bytes.now.isEmpty())
        m_texts.now = {tr("(removed)"), {}, {}};
    showText(*m_baseText, m_texts.before, false);
    showText(*m_nowText, m_texts.now, true);
    fitHeights();
}

void TextPair::showText(widgets::CodeView &view, const DifferingText &text, bool isNow)
{
    view.setCode(text.text);
    const QColor ground = theme::color(isNow ? theme::Role::Added : theme::Role::Removed);
    QColor strong = theme::color(isNow ? theme::Role::Ok : theme::Role::Error);
    constexpr double StrongTint = 0.28;
    strong.setAlphaF(StrongTint);
    QList<QTextEdit::ExtraSelection> selections;
    const auto mark = [&](const TextRange &range, const QColor &color, bool isLine) {
        QTextEdit::ExtraSelection selection;
        selection.format.setBackground(color);
        selection.format.setProperty(QTextFormat::FullWidthSelection, isLine);
        selection.cursor = QTextCursor(view.document());
        selection.cursor.setPosition(int(range.start));
        if (!isLine && range.length > 0)
            selection.cursor.setPosition(int(range.start + range.length), QTextCursor::KeepAnchor);
        selections.append(selection);
    };
    for (const TextRange &line : text.lines) {
        mark(line, ground, true);
        mark(line, ground, false); // A line that wraps has a full width only in its first row.
    }
    for (const TextRange &word : text.words)
        mark(word, strong, false);
    view.setExtraSelections(selections);
}

/** Both texts are as high as the longer one, so that their lines are beside each other. */
void TextPair::fitHeights()
{
    int lines = 0;
    for (const widgets::CodeView *view : {m_baseText, m_nowText})
        lines = std::max(lines, int(view->document()->size().height()));
    lines = std::clamp(lines, FewestTextLines, MostTextLines);
    for (widgets::CodeView *view : {m_baseText, m_nowText})
        view->setFixedHeight((lines + 1) * view->fontMetrics().lineSpacing() + theme::Space::Control);
}

void TextPair::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < SideBySideWidth;
    if (isNarrow != m_isStacked) {
        m_isStacked = isNarrow;
        arrange();
    }
    fitHeights();
}

void TextPair::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        showText(*m_baseText, m_texts.before, false);
        showText(*m_nowText, m_texts.now, true);
    }
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace changes

#include "moc_textpair.cpp"
