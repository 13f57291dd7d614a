#include "commandpalette.h"

#include "badge.h"
#include "searchfield.h"
#include "theme.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

constexpr int PaletteWidth = 560;
constexpr int PaletteHeight = 380;
constexpr int MostEntriesShown = 100;
constexpr int EntryRole = Qt::UserRole + 1;

} // namespace

int fuzzyScore(QStringView pattern, QStringView text)
{
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -1;
    for (const QChar wanted : pattern) {
        if (wanted.isSpace())
            continue;
        qsizetype found = at;
        while (found < text.size() && text.at(found).toCaseFolded() != wanted.toCaseFolded())
            ++found;
        if (found == text.size())
            return -1;
        const bool startsWord = found == 0 || !text.at(found - 1).isLetterOrNumber();
        score += found == last + 1 ? 8 : startsWord ? 6 : 1;
        last = found;
        at = found + 1;
    }
    // Of two equal matches, the shorter text is better.
    return score * 64 - static_cast<int>(qMin<qsizetype>(text.size(), 63)) + 64;
}

CommandPalette::CommandPalette(const QString &label, QList<PaletteEntry> entries, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_entries(std::move(entries))
{
    setObjectName(u"commandPalette"_qs);
    setWindowTitle(label);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets(label);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    m_field->installEventFilter(this);
    filter(QString());
}

void CommandPalette::buildWidgets(const QString &label)
{
    m_field = new widgets::SearchField(label, u"commandPaletteField"_qs, this);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"commandPaletteList"_qs);
    m_list->setAccessibleName(label);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Leading, m_list));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    setFixedSize(PaletteWidth, PaletteHeight);
}

void CommandPalette::filter(const QString &pattern)
{
    QList<std::pair<int, qsizetype>> fitting;
    for (qsizetype at = 0; at < m_entries.size(); ++at) {
        if (const int score = fuzzyScore(pattern, m_entries.at(at).title); score >= 0)
            fitting.append({pattern.isEmpty() ? 0 : score, at});
    }
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const auto &one, const auto &other) { return one.first > other.first; });
    m_list->clear();
    for (const auto &[score, at] : fitting.first(qMin<qsizetype>(MostEntriesShown, fitting.size()))) {
        const PaletteEntry &entry = m_entries.at(at);
        auto *item = new QListWidgetItem(entry.icon, entry.title, m_list);
        item->setData(widgets::NoteRole, entry.note);
        item->setData(EntryRole, at);
    }
    m_list->setCurrentRow(0);
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
        runCurrent();
        return true;
    }
    if (key == Qt::Key_Escape) {
        reject();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const std::function<void()> run = m_entries.at(item->data(EntryRole).toLongLong()).run;
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

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(theme::color(theme::Role::Border));
    painter.setBrush(theme::color(theme::Role::Raised));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace window

#include "moc_commandpalette.cpp"
