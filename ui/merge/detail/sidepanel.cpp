#include "sidepanel.h"

#include "codeview.h"
#include "heading.h"
#include "linediff.h"
#include "naming.h"
#include "theme.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QVBoxLayout>

namespace merge {

using merge::SideName;

namespace {

/** A longer text is shown up to here. */
constexpr qsizetype LongestSideText = 64'000;
/** With more lines, the lines that differ are not marked. */
constexpr qsizetype MostMarkedLines = 4'000;

/** The opacity of the color of a part that differs, over that of its line. */
constexpr float PartShare = 0.3F;

/** The number of letters up to which a line is measured. */
constexpr qsizetype LongestMeasuredLine = 400;

QString nameOf(SideName side)
{
    return side == SideName::Base ? u"Base"_qs : side == SideName::Ours ? u"Ours"_qs : u"Theirs"_qs;
}

QString shownText(const QByteArray &text)
{
    if (text.size() <= LongestSideText)
        return QString::fromUtf8(text);
    const QByteArray part = text.left(LongestSideText);
    return QString::fromUtf8(part.left(part.lastIndexOf('\n'))) + u"\n…"_qs;
}

} // namespace

SidePanel::SidePanel(SideName side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
{
    setObjectName(u"merge"_qs + nameOf(side));
    m_title = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_title->setObjectName(u"merge%1Title"_qs.arg(nameOf(side)));
    m_line = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_line->setObjectName(u"merge%1Line"_qs.arg(nameOf(side)));
    m_view = new widgets::CodeView(this);
    m_view->setObjectName(u"merge%1Text"_qs.arg(nameOf(side)));
    m_view->setMinimumWidth(0);
    m_use = new QPushButton(this);
    m_use->setObjectName(u"mergeUse%1"_qs.arg(nameOf(side)));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_title);
    column->addWidget(m_line);
    column->addWidget(m_view);
    column->addWidget(m_use, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_use, &QPushButton::clicked, this, &SidePanel::chosen);
    retranslate();
}

void SidePanel::retranslate()
{
    const QString text = m_side == SideName::Base   ? tr("Use base")
                         : m_side == SideName::Ours ? tr("Use ours")
                                                    : tr("Use theirs");
    widgets::setButtonText(m_use, text, tr("Resolve the conflict with this text"));
}

void SidePanel::setTitle(const QString &title)
{
    m_title->setText(title);
    m_view->setAccessibleName(title);
}

void SidePanel::setText(const std::optional<QByteArray> &text, const std::optional<QByteArray> &other,
                        const QString &line)
{
    m_text = text;
    m_other = other;
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
    m_view->setCode(text ? shownText(*text) : tr("(not there)"));
    mark();
}

void SidePanel::setChoice(bool canChoose, bool isChosen)
{
    m_isChosen = isChosen;
    m_use->setEnabled(canChoose);
    m_use->setIcon(isChosen ? theme::icon(theme::Icon::Check, theme::Role::Ok) : QIcon());
    m_use->setAccessibleDescription(isChosen ? tr("Chosen") : QString());
}

void SidePanel::setChoosable(bool isChoosable)
{
    m_use->setVisible(isChoosable);
}

int SidePanel::lineCount() const
{
    return m_view->document()->blockCount();
}

int SidePanel::textWidth() const
{
    int widest = 0;
    for (QTextBlock line = m_view->document()->begin(); line.isValid(); line = line.next())
        widest = std::max(widest, m_view->fontMetrics().horizontalAdvance(line.text().left(LongestMeasuredLine)));
    return widest + theme::Space::Page;
}

void SidePanel::setLineCount(int lines, bool withBar)
{
    const int bar = withBar ? m_view->horizontalScrollBar()->sizeHint().height() : 0;
    m_view->setFixedHeight(lines * m_view->fontMetrics().lineSpacing() + theme::Space::Group + bar);
}

/** Marks the part of a line that is another one in the other text. */
QTextEdit::ExtraSelection SidePanel::partMark(int line, const QByteArray &text, const QByteArray &other) const
{
    const QString own = QString::fromUtf8(text);
    const QString old = QString::fromUtf8(other);
    const qsizetype most = std::min(own.size(), old.size());
    qsizetype begin = 0;
    while (begin < most && own.at(begin) == old.at(begin))
        ++begin;
    qsizetype end = 0;
    while (end < most - begin && own.at(own.size() - 1 - end) == old.at(old.size() - 1 - end))
        ++end;
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(m_view->document()->findBlockByNumber(line));
    selection.cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, int(begin));
    selection.cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, int(own.size() - begin - end));
    QColor stronger = theme::color(theme::Role::Warning);
    stronger.setAlphaF(PartShare);
    selection.format.setBackground(stronger);
    return selection;
}

/** Marks the lines that the other text does not have. */
void SidePanel::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QByteArrayList lines = m_text.value_or(QByteArray()).split('\n');
    const QByteArrayList others = m_other.value_or(QByteArray()).split('\n');
    if (m_text && m_other && std::max(lines.size(), others.size()) <= MostMarkedLines) {
        for (const difference::LineChange &change : difference::lineChanges(others, lines)) {
            for (qsizetype line = change.newLine; line < change.newLine + change.newCount; ++line) {
                QTextEdit::ExtraSelection selection;
                selection.cursor = QTextCursor(m_view->document()->findBlockByNumber(int(line)));
                selection.format.setBackground(
                    theme::color(change.oldCount == 0 ? theme::Role::Added : theme::Role::Changed));
                selection.format.setProperty(QTextFormat::FullWidthSelection, true);
                marks.append(selection);
                if (change.oldCount == change.newCount)
                    marks.append(
                        partMark(int(line), lines.at(line), others.at(change.oldLine + line - change.newLine)));
            }
        }
    }
    m_view->setExtraSelections(marks);
}

void SidePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_use) {
        mark();
        setChoice(m_use->isEnabled(), m_isChosen);
    }
    QWidget::changeEvent(event);
}

} // namespace merge

#include "moc_sidepanel.cpp"
