#include "comparedialog.h"

#include "codeview.h"
#include "differencelines.h"
#include "linediff.h"
#include "naming.h"
#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace window {

namespace {

using workspace::DiffLine;

constexpr QSize CompareStartSize(900, 600);

QString shown(const DiffLine &line)
{
    switch (line.kind) {
    case DiffLine::Kind::Removed:
        return widgets::FirstMark + u' ' + QString::fromUtf8(line.text);
    case DiffLine::Kind::Added:
        return widgets::SecondMark + u' ' + QString::fromUtf8(line.text);
    case DiffLine::Kind::Gap:
        return CompareDialog::tr("    … %n equal lines", "%n: number of lines", static_cast<int>(line.count));
    case DiffLine::Kind::Same:
        break;
    }
    return u"  "_qs + QString::fromUtf8(line.text);
}

} // namespace

CompareDialog::CompareDialog(const QString &name, const QByteArray &onDisk, const QByteArray &here, QWidget *parent)
    : QDialog(parent)
    , m_name(name)
{
    setObjectName(u"compareDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(CompareStartSize);
    buildWidgets();
    fill(onDisk, here);
    retranslate();
    connect(m_reload, &QPushButton::clicked, this, &CompareDialog::reloadChosen);
    connect(m_keep, &QPushButton::clicked, this, &CompareDialog::keepChosen);
    for (const QPushButton *button : {m_reload, m_keep, m_close})
        connect(button, &QPushButton::clicked, this, &QDialog::close);
}

void CompareDialog::buildWidgets()
{
    m_legend = new QLabel(this);
    m_legend->setWordWrap(true);
    m_view = new widgets::CodeView(this);
    m_view->setObjectName(u"compareText"_qs);
    m_reload = new QPushButton(this);
    m_reload->setObjectName(u"compareReload"_qs);
    m_keep = new QPushButton(this);
    m_keep->setObjectName(u"compareKeep"_qs);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"compareClose"_qs);
    m_close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch();
    for (QPushButton *button : {m_reload, m_keep, m_close})
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_legend);
    column->addWidget(m_view, 1);
    column->addLayout(buttons);
}

void CompareDialog::retranslate()
{
    setWindowTitle(tr("Compare %1", "%1: file name").arg(m_name));
    m_legend->setText(m_isSame ? tr("Both texts are the same; only their encoding differs.")
                               : tr("Lines with %1 stand in the file, lines with %2 are yours.",
                                    "%1, %2: the signs at the start of such a line")
                                     .arg(widgets::FirstMark)
                                     .arg(widgets::SecondMark));
    m_view->setAccessibleName(tr("Differences"));
    widgets::setButtonText(m_reload, tr("Reload"), tr("Takes what the file holds. Undo brings your edits back."));
    widgets::setButtonText(m_keep, tr("Keep mine"), tr("The next save writes over what the file holds now."));
    widgets::setButtonText(m_close, tr("Decide later"));
}

void CompareDialog::fill(const QByteArray &onDisk, const QByteArray &here)
{
    const QList<DiffLine> lines = workspace::unifiedDiff(onDisk, here);
    m_isSame = lines.isEmpty();
    QStringList texts;
    for (const DiffLine &line : lines.first(std::min(MostLines, lines.size())))
        texts.append(shown(line));
    if (lines.size() > MostLines)
        texts.append(tr("… %n further lines", "%n: number of lines", static_cast<int>(lines.size() - MostLines)));
    m_view->setCode(texts.join(u'\n'));
    widgets::colourDifferences(*m_view);
}

void CompareDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        widgets::colourDifferences(*m_view);
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_comparedialog.cpp"
