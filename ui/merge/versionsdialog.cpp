#include "versionsdialog.h"

#include "branches.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"
#include "versionfield.h"
#include "worker.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merge {

namespace {

/** The largest number of branches, and of tags, that are offered. */
constexpr int MostRevisions = 200;

} // namespace

VersionsDialog *VersionsDialog::open(const QString &path, git::RepositoryFiles &repositories, QWidget *parent)
{
    auto *dialog = new VersionsDialog(path, repositories, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->QDialog::open();
    return dialog;
}

VersionsDialog::VersionsDialog(const QString &path, git::RepositoryFiles &repositories, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_repositories(repositories)
{
    setObjectName(u"mergeVersionsDialog"_qs);
    setWindowTitle(tr("Merge versions"));
    buildWidgets();
    for (VersionField *field : fields()) {
        field->setFile(path);
        connect(field, &VersionField::choiceChanged, this, &VersionsDialog::refresh);
    }
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_merge, &QPushButton::clicked, this, [this] {
        emit chosen({false, m_base->choice().value_or(conflicts::VersionChoice()),
                     m_ours->choice().value_or(conflicts::VersionChoice()),
                     m_theirs->choice().value_or(conflicts::VersionChoice())});
        accept();
    });
    readRevisions();
    refresh();
    m_base->setFocus(Qt::OtherFocusReason);
}

void VersionsDialog::buildWidgets()
{
    auto *text = new widgets::ToneLabel(
        tr("Ours and theirs were both made from the base. The document gets ours with the changes of theirs, as one "
           "step that can be undone."),
        theme::Role::Muted, this);
    m_base = new VersionField(u"mergeBaseVersion"_qs, false, this);
    m_ours = new VersionField(u"mergeOursVersion"_qs, true, this);
    m_theirs = new VersionField(u"mergeTheirsVersion"_qs, false, this);
    auto *form = new QFormLayout;
    form->setSpacing(theme::Space::Control);
    const auto addRow = [&](const QString &label, VersionField *field) {
        field->setLabel(widgets::spokenLabel(label));
        form->addRow(label, field);
    };
    addRow(tr("Base:"), m_base);
    addRow(tr("Ours:"), m_ours);
    addRow(tr("Theirs:"), m_theirs);
    m_merge = new QPushButton(this);
    m_merge->setObjectName(u"mergeVersionsStart"_qs);
    widgets::setButtonText(m_merge, tr("Merge"));
    widgets::makePrimary(m_merge);
    m_merge->setDefault(true);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"mergeVersionsCancel"_qs);
    widgets::setButtonText(m_cancel, tr("Cancel"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_merge);
    buttons->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Group);
    column->setSpacing(theme::Space::Group);
    column->addWidget(text);
    column->addLayout(form);
    column->addLayout(buttons);
    setMinimumWidth(theme::Size::Field);
}

void VersionsDialog::readRevisions()
{
    if (m_path.isEmpty())
        return;
    const auto read = [path = m_path, &files = m_repositories] {
        return git::referenceNames(path, files, MostRevisions);
    };
    base::runOnWorker(this, read, [this](const base::Result<git::ReferenceNames> &names) {
        if (!names)
            return;
        for (VersionField *field : fields())
            field->setRevisions(names->branches + names->tags);
    });
}

void VersionsDialog::refresh()
{
    const QList<VersionField *> all = fields();
    m_merge->setEnabled(
        std::ranges::all_of(all, [](const VersionField *field) { return field->choice().has_value(); }));
}

} // namespace merge

#include "moc_versionsdialog.cpp"
