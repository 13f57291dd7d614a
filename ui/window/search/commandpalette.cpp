#include "commandpalette.h"

#include "badge.h"
#include "heading.h"
#include "searchfield.h"
#include "theme.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

constexpr int PaletteWidth = 560;
constexpr int PaletteRows = 13;
constexpr int MostEntriesShown = 200; // All actions of the window and its page fit.
constexpr qsizetype MostLettersShown = 60;
constexpr int EntryRole = Qt::UserRole + 1;

// Above every score of letters with others in between.
constexpr int WholeTextScore = 3 << 24;
constexpr int StartScore = 2 << 24;
constexpr int WordScore = 1 << 24;
/** A menu or a file that begins with the pattern is worth less than a word of the title. */
constexpr int OtherTextPenalty = WordScore + (1 << 16);

bool startsWord(QStringView text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

int scoreOfPlace(QStringView pattern, QStringView text)
{
    if (text.startsWith(pattern))
        return text.size() == pattern.size() ? WholeTextScore : StartScore;
    for (qsizetype at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
        if (startsWord(text, at))
            return WordScore;
    }
    return 0;
}

/** As fuzzyScore(), of texts in folded case. */
int foldedScore(QStringView pattern, QStringView text)
{
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -1;
    for (const QChar wanted : pattern) {
        if (wanted.isSpace())
            continue;
        const qsizetype found = text.indexOf(wanted, at);
        if (found < 0)
            return -1;
        score += found == last + 1 ? 8 : startsWord(text, found) ? 6 : 1;
        last = found;
        at = found + 1;
    }
    // Of two equal matches, the shorter text is better.
    const int letters = score * 64 - static_cast<int>(qMin<qsizetype>(text.size(), 63)) + 64;
    return letters + (pattern.isEmpty() ? 0 : scoreOfPlace(pattern, text));
}

QString foldedText(const QString &text)
{
    return text.toCaseFolded();
}

} // namespace

int fuzzyScore(QStringView pattern, QStringView text)
{
    return foldedScore(foldedText(pattern.toString()), foldedText(text.toString()));
}

CommandPalette::CommandPalette(const QString &label, QList<PaletteEntry> entries, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
{
    setObjectName(u"commandPalette"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    setLabel(label);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, [this] { runCurrent(); });
    connect(m_list, &QListWidget::currentRowChanged, this, &CommandPalette::refreshHint);
    m_field->installEventFilter(this);
    setEntries(std::move(entries));
}

void CommandPalette::setEntries(QList<PaletteEntry> entries)
{
    m_entries = std::move(entries);
    m_texts.clear();
    m_texts.reserve(m_entries.size());
    for (const PaletteEntry &entry : std::as_const(m_entries)) {
        QStringList texts{foldedText(entry.title)};
        for (const QString &text : entry.alsoFoundBy)
            texts.append(foldedText(text));
        m_texts.append(texts);
    }
    filter(m_field->text());
}

void CommandPalette::setLabel(const QString &label)
{
    setWindowTitle(label);
    m_field->setLabel(label);
    m_list->setAccessibleName(label);
}

void CommandPalette::buildWidgets()
{
    m_field = new widgets::SearchField(QString(), u"commandPaletteField"_qs, this);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"commandPaletteList"_qs);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Leading, m_list));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->addWidget(m_field);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_empty->setObjectName(u"commandPaletteEmpty"_qs);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(theme::Space::Group, theme::Space::Page, theme::Space::Group, 0);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);
    m_hint = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_hint->setObjectName(u"commandPaletteHint"_qs);
    m_hint->hide();
    column->addWidget(m_hint);
    const int around = m_field->sizeHint().height() + 3 * theme::Space::Control;
    setFixedSize(PaletteWidth, around + PaletteRows * theme::Size::Row); // Whole rows.
}

int CommandPalette::scoreOf(qsizetype entry, const QString &foldedPattern) const
{
    const QStringList &texts = m_texts.at(entry);
    int best = foldedScore(foldedPattern, texts.constFirst());
    for (qsizetype at = 1; at < texts.size(); ++at) {
        const int score = foldedScore(foldedPattern, texts.at(at));
        best = qMax(best, score > OtherTextPenalty ? score - OtherTextPenalty : score);
    }
    return best;
}

void CommandPalette::filter(const QString &pattern)
{
    const QString folded = foldedText(pattern.trimmed());
    QList<std::pair<int, qsizetype>> fitting;
    for (qsizetype at = 0; at < m_entries.size(); ++at) {
        if (const int score = scoreOf(at, folded); score >= 0)
            fitting.append({folded.isEmpty() ? 0 : score, at});
    }
    std::stable_sort(fitting.begin(), fitting.end(), [this](const auto &one, const auto &other) {
        const bool isOneEnabled = m_entries.at(one.second).isEnabled;
        if (isOneEnabled != m_entries.at(other.second).isEnabled)
            return isOneEnabled;
        return one.first > other.first;
    });
    m_list->clear();
    for (const auto &[score, at] : fitting.first(qMin<qsizetype>(MostEntriesShown, fitting.size())))
        addRow(at);
    m_list->setCurrentRow(0);
    refreshEmpty(pattern.trimmed());
}

void CommandPalette::refreshEmpty(const QString &pattern)
{
    const bool isEmpty = m_list->count() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_list);
    m_empty->setText(pattern.isEmpty()
                         ? tr("There is nothing to list yet. Open a definition or a folder first.")
                         : tr("No results for “%1”. Type fewer letters, or press Esc to close.", "%1: the typed text")
                               .arg(pattern.left(MostLettersShown)));
    m_field->setAccessibleDescription(isEmpty ? m_empty->text() : QString());
}

void CommandPalette::addRow(qsizetype entry)
{
    const PaletteEntry &shown = m_entries.at(entry);
    auto *item = new QListWidgetItem(shown.icon, shown.title, m_list);
    item->setData(widgets::NoteRole, shown.note);
    item->setData(EntryRole, entry);
    if (!shown.isEnabled)
        item->setFlags(Qt::ItemIsSelectable);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int rows = m_list->count();
    if ((key == Qt::Key_Down || key == Qt::Key_Up) && rows > 0) {
        m_list->setCurrentRow((m_list->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        runCurrent(static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::ControlModifier));
        return true;
    }
    if (key == Qt::Key_Escape) {
        reject();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::refreshHint()
{
    const QListWidgetItem *item = m_list->currentItem();
    const PaletteEntry *entry = item ? &m_entries.at(item->data(EntryRole).toLongLong()) : nullptr;
    const bool hasOther = entry && entry->runOther;
    m_hint->setVisible(hasOther);
    if (hasOther)
        m_hint->setText(
            tr("%1: %2", "%1: a shortcut, %2: what it does")
                .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText), entry->otherText));
}

void CommandPalette::runCurrent(bool other)
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !m_entries.at(item->data(EntryRole).toLongLong()).isEnabled)
        return;
    const PaletteEntry &entry = m_entries.at(item->data(EntryRole).toLongLong());
    const std::function<void()> run = other && entry.runOther ? entry.runOther : entry.run;
    accept();
    run();
}

void CommandPalette::showEvent(QShowEvent *event)
{
    if (const QWidget *parent = parentWidget()) {
        const QPoint top = parent->mapToGlobal(QPoint((parent->width() - width()) / 2, theme::Size::ToolBar * 2));
        move(top);
    }
    QDialog::showEvent(event);
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        emit languageChanged();
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(theme::color(theme::Role::Border));
    painter.setBrush(theme::color(theme::Role::Raised));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace window

#include "moc_commandpalette.cpp"
