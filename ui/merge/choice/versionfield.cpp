#include "versionfield.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>

namespace merge {

namespace {

const QString CurrentEntry = u"current"_qs;
const QString FileEntry = u"file"_qs;

} // namespace

VersionField::VersionField(const QString &objectName, bool withCurrent, QWidget *parent)
    : QComboBox(parent)
    , m_withCurrent(withCurrent)
{
    setObjectName(objectName);
    setEditable(true);
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    lineEdit()->setObjectName(objectName + u"Text"_qs);
    lineEdit()->setPlaceholderText(tr("A branch, a tag, a commit, or a file"));
    setRevisions({});
    if (!withCurrent)
        clearEditText();
    connect(this, &QComboBox::activated, this, &VersionField::choose);
    connect(this, &QComboBox::editTextChanged, this, [this](const QString &text) {
        if (text != QFileInfo(m_filePath).fileName())
            m_filePath.clear();
        emit choiceChanged();
    });
}

void VersionField::setLabel(const QString &label)
{
    setAccessibleName(label);
    lineEdit()->setAccessibleName(label);
}

void VersionField::setRevisions(const QStringList &revisions)
{
    const QString text = currentText();
    const bool isNew = count() == 0;
    const QSignalBlocker blocker(this);
    clear();
    if (m_withCurrent)
        addItem(tr("Current text"), CurrentEntry);
    addItems(revisions);
    if (count() > 0)
        insertSeparator(count());
    addItem(tr("File…"), FileEntry);
    setEditText(isNew && m_withCurrent ? itemText(0) : isNew ? QString() : text);
}

std::optional<conflicts::VersionChoice> VersionField::choice() const
{
    using Kind = conflicts::VersionChoice::Kind;
    const QString text = currentText().trimmed();
    if (!m_filePath.isEmpty())
        return conflicts::VersionChoice{Kind::File, m_filePath};
    if (text.isEmpty() || text == itemText(count() - 1))
        return std::nullopt;
    if (m_withCurrent && text == itemText(0))
        return conflicts::VersionChoice{Kind::Current, {}};
    return conflicts::VersionChoice{Kind::Revision, text};
}

void VersionField::choose(int index)
{
    if (itemData(index) == FileEntry)
        chooseFile();
}

void VersionField::chooseFile()
{
    clearEditText();
    auto *dialog = new QFileDialog(this, tr("Choose a version"), QFileInfo(m_path).path());
    dialog->setObjectName(u"versionFileDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_filePath = QFileInfo(path).absoluteFilePath();
        setEditText(QFileInfo(path).fileName());
    });
    dialog->open();
}

} // namespace merge

#include "moc_versionfield.cpp"
