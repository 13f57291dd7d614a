#include "bodyfiles.h"

#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "requestlimits.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace traffic {

namespace {

enum FilesColumn { PartColumn, ChooseColumn, FileColumn, RemoveColumn };

} // namespace

BodyFiles::BodyFiles(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(theme::Space::Control);
    m_grid->setVerticalSpacing(theme::Space::Tight);
    m_grid->setColumnStretch(FileColumn, 1);
    hide();
}

void BodyFiles::setParts(const QList<QByteArray> &parts)
{
    const bool isSame = std::equal(m_rows.begin(), m_rows.end(), parts.begin(), parts.end(),
                                   [](const Row &row, const QByteArray &part) { return row.part == part; });
    if (isSame)
        return;
    for (const Row &row : std::as_const(m_rows)) {
        for (QWidget *widget : {static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.choose),
                                static_cast<QWidget *>(row.file), static_cast<QWidget *>(row.remove)}) {
            widget->hide();
            widget->deleteLater();
        }
    }
    m_rows.clear();
    for (const QByteArray &part : parts)
        addRow(part);
    setVisible(!m_rows.isEmpty());
}

void BodyFiles::addRow(const QByteArray &part)
{
    Row row{part, new QLabel(this), new QPushButton(this), new widgets::ToneLabel({}, theme::Role::Muted, this),
            new QPushButton(this)};
    const QString name = QString::fromUtf8(part);
    row.name->setVisible(!part.isEmpty());
    row.choose->setObjectName(u"composerChooseFile-"_qs + name);
    row.remove->setObjectName(u"composerRemoveFile-"_qs + name);
    row.file->setObjectName(u"composerFile-"_qs + name);
    row.file->setMinimumWidth(1);
    connect(row.choose, &QPushButton::clicked, this, [this, part] { chooseFile(part); });
    connect(row.remove, &QPushButton::clicked, this, [this, part, choose = row.choose] {
        choose->setFocus(Qt::OtherFocusReason); // The button that has the focus is hidden next.
        emit fileRemoved(part);
    });
    const int at = m_grid->rowCount();
    m_grid->addWidget(row.name, at, PartColumn);
    m_grid->addWidget(row.choose, at, ChooseColumn);
    m_grid->addWidget(row.file, at, FileColumn);
    m_grid->addWidget(row.remove, at, RemoveColumn);
    m_rows.append(row);
    showRow(row);
}

void BodyFiles::chooseFile(const QByteArray &part)
{
    auto *dialog = new QFileDialog(this, tr("Choose a file to send"));
    dialog->setObjectName(u"composerFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, part](const QString &path) { emit fileChosen(part, path); });
    dialog->open();
}

void BodyFiles::setStates(const QList<FileState> &states)
{
    m_states = states;
    for (const Row &row : std::as_const(m_rows))
        showRow(row);
}

const FileState *BodyFiles::stateOf(const QByteArray &part) const
{
    const auto state = std::find_if(m_states.begin(), m_states.end(),
                                    [&part](const FileState &one) { return one.part == part; });
    return state == m_states.end() ? nullptr : &*state;
}

void BodyFiles::showRow(const Row &row)
{
    row.name->setText(QString::fromUtf8(row.part));
    widgets::setButtonText(row.choose, tr("Choose file…"));
    widgets::setButtonText(row.remove, tr("Remove file"));
    if (!row.part.isEmpty()) {
        row.choose->setAccessibleDescription(row.name->text());
        row.remove->setAccessibleDescription(row.name->text());
    }
    const FileState *state = stateOf(row.part);
    row.remove->setVisible(state);
    QString text;
    if (state) {
        QStringList facts{state->name, QLocale().formattedDataSize(state->size, 1, QLocale::DataSizeSIFormat)};
        if (!state->mediaType.isEmpty())
            facts.append(QString::fromLatin1(state->mediaType));
        const QString problem = fileProblemText(*state);
        text = problem.isEmpty() ? facts.join(u" · "_qs) : problem;
    }
    row.file->setText(text);
    row.file->setToolTip(text);
}

QList<QWidget *> BodyFiles::buttons() const
{
    QList<QWidget *> buttons;
    for (const Row &row : m_rows)
        buttons += {row.choose, row.remove};
    return buttons;
}

std::optional<QByteArray> BodyFiles::partForDrop() const
{
    if (m_rows.isEmpty())
        return std::nullopt;
    const auto free = std::find_if(m_rows.begin(), m_rows.end(), [this](const Row &row) { return !stateOf(row.part); });
    return free == m_rows.end() ? m_rows.constFirst().part : free->part;
}

void BodyFiles::retranslate()
{
    for (const Row &row : std::as_const(m_rows))
        showRow(row);
}

QString fileProblemText(const FileState &state)
{
    using Problem = FileState::Problem;
    switch (state.problem) {
    case Problem::None:
        break;
    case Problem::NotFound:
        return BodyFiles::tr("The file “%1” does not exist.", "%1: file name").arg(state.name);
    case Problem::NotAFile:
        return BodyFiles::tr("“%1” is not a regular file.", "%1: file name").arg(state.name);
    case Problem::NotReadable:
        return BodyFiles::tr("The file “%1” can't be read.", "%1: file name").arg(state.name);
    case Problem::TooLarge:
        return BodyFiles::tr("The file “%1” is too large: the files of a request can have %2 together.",
                             "%1: file name, %2: size with a unit")
            .arg(state.name, QLocale().formattedDataSize(requests::MaximumFiles, 0, QLocale::DataSizeIecFormat));
    }
    return {};
}

} // namespace traffic

#include "moc_bodyfiles.cpp"
