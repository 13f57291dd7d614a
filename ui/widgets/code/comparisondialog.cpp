#include "comparisondialog.h"

#include "codeview.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTextBlock>

namespace widgets {

namespace {

constexpr QSize StartSize(900, 600);

QString shown(const ComparisonLine &line)
{
    switch (line.kind) {
    case ComparisonLine::Kind::First:
        return ComparisonDialog::FirstMark + u' ' + line.text;
    case ComparisonLine::Kind::Second:
        return ComparisonDialog::SecondMark + u' ' + line.text;
    case ComparisonLine::Kind::Gap:
        return ComparisonDialog::tr("    … %n equal lines", "%n: number of lines", line.count);
    case ComparisonLine::Kind::Same:
        break;
    }
    return u"  "_qs + line.text;
}

void colorLines(CodeView &view)
{
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        const QChar mark = block.text().isEmpty() ? QChar() : block.text().front();
        if (mark != ComparisonDialog::FirstMark && mark != ComparisonDialog::SecondMark)
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.format.setBackground(
            theme::color(mark == ComparisonDialog::SecondMark ? theme::Role::Added : theme::Role::Removed));
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections.append(selection);
    }
    view.setExtraSelections(selections);
}

} // namespace

ComparisonDialog::ComparisonDialog(const QString &objectName, const QString &title, const QString &closeText,
                                   QWidget *parent)
    : QDialog(parent)
    , m_legend(new QLabel(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_buttons(new QHBoxLayout)
{
    setObjectName(objectName);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(StartSize);
    buildWidgets(closeText);
}

void ComparisonDialog::buildWidgets(const QString &closeText)
{
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::PlainText);
    m_parts->setChildrenCollapsible(false);
    auto *close = new QPushButton(this);
    close->setObjectName(u"comparisonClose"_qs);
    close->setDefault(true);
    setButtonText(close, closeText);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    m_buttons->setSpacing(theme::Space::Control);
    m_buttons->addStretch();
    m_buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_legend);
    column->addWidget(m_parts, 1);
    column->addLayout(m_buttons);
}

void ComparisonDialog::setLegend(const QString &text)
{
    m_legend->setText(text);
}

void ComparisonDialog::addComparison(const QString &objectName, const QString &heading, const QString &note,
                                     const QList<ComparisonLine> &lines)
{
    auto *part = new QWidget(m_parts);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    if (!heading.isEmpty())
        column->addWidget(new Heading(heading, theme::Heading::Section, part));
    if (!note.isEmpty()) {
        auto *label = new QLabel(note, part);
        label->setObjectName(objectName + u"Note"_qs);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto *view = named(new CodeView(part), objectName, heading.isEmpty() ? windowTitle() : heading);
    QStringList texts;
    for (const ComparisonLine &line : lines.first(qMin(MostLines, lines.size())))
        texts.append(shown(line));
    if (lines.size() > MostLines)
        texts.append(tr("… %n further lines", "%n: number of lines", static_cast<int>(lines.size() - MostLines)));
    view->setCode(texts.join(u'\n'));
    colorLines(*view);
    column->addWidget(view, 1);
    m_views.append(view);
    m_parts->addWidget(part);
}

QPushButton *ComparisonDialog::addButton(const QString &objectName, const QString &text, const QString &toolTip)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    setButtonText(button, text, toolTip);
    connect(button, &QPushButton::clicked, this, &QDialog::close);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void ComparisonDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        for (CodeView *view : m_views)
            colorLines(*view);
    }
    QDialog::changeEvent(event);
}

} // namespace widgets

#include "moc_comparisondialog.cpp"
