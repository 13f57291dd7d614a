#include "referencedform.h"

#include "measures.h"
#include "navigator.h"
#include "objectplace.h"
#include "partobject.h"
#include "pathforms.h"
#include "references.h"
#include "referencetarget.h"
#include "workspace.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace designer {

namespace {

/** The path from the folder of the definition: several folders can have a file of the same name. */
QString nameOf(const QString &address, const QString &definition)
{
    const QString folder = definition.left(definition.lastIndexOf(u'/') + 1);
    return !folder.isEmpty() && address.startsWith(folder) ? address.mid(folder.size())
                                                           : address.mid(address.lastIndexOf(u'/') + 1);
}

} // namespace

ReferencedForm::ReferencedForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_api(context.api)
    , m_banner(new widgets::Banner(this))
{
    m_banner->setObjectName(u"referencedBanner"_qs);
    m_banner->setClosable(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, 0);
    top->addWidget(m_banner);
    column->addLayout(top);
    column->addStretch(0);
    connect(&context.workspace, &workspace::Workspace::aboutToClose, this, &ReferencedForm::forgetFile);
}

void ReferencedForm::showEntry(const PathEntry &entry, const PathTarget &target)
{
    m_entry = entry;
    const bool isSameFile = m_target && m_target->address == target.address && m_forms;
    if (!isSameFile)
        leave();
    m_target = target;
    if (!isSameFile)
        openFile(target);
    if (m_file)
        openapi::addPartObject(m_file->document(), {target.item, specification::ObjectKind::PathItem,
                                                    openapi::versionOf(m_api.document().snapshot())});
    showBanner();
    if (m_forms)
        m_forms->showEntry(entry, target.place);
}

workspace::OpenDefinition *ReferencedForm::fileOf(const PathTarget &target) const
{
    const bool isShown = m_file && (target.address.isEmpty() ? m_file == &m_api : m_file->path() == target.address);
    return isShown ? m_file : nullptr;
}

void ReferencedForm::openFile(const PathTarget &target)
{
    if (target.address.isEmpty()) {
        m_file = &m_api;
        showForms(new PathForms(m_context, this));
        return;
    }
    if (openapi::isRemote(target.address))
        return;
    base::Result<workspace::DefinitionHandle> file = m_context.workspace.lend(target.address);
    if (!file)
        return;
    m_file = file->get();
    followFile(target);
    showForms(new PathForms(*std::move(file), m_context, this));
}

void ReferencedForm::followFile(const PathTarget &target)
{
    connect(&m_file->document(), &document::Document::changed, this,
            [this, address = target.address](const document::Change &change) { emit fileChanged(address, change); });
    connect(&m_file->document(), &document::Document::aboutToStep, this, &ReferencedForm::aboutToStep);
    connect(&m_file->document(), &document::Document::stepped, this, &ReferencedForm::stepped);
    connect(&m_file->document(), &document::Document::historyChanged, this, &ReferencedForm::showBanner);
    connect(m_file, &workspace::OpenDefinition::fileStateChanged, this, &ReferencedForm::showBanner);
    // Saved under another name, it is not what the path refers to any more.
    connect(m_file, &workspace::OpenDefinition::pathChanged, this, [this, target] {
        leave();
        showAgainLater(target);
    });
}

void ReferencedForm::showForms(PathForms *forms)
{
    m_forms = forms;
    m_forms->setObjectName(u"referencedForms"_qs);
    static_cast<QVBoxLayout *>(layout())->addWidget(m_forms, 1);
    m_forms->show();
    emit formsCreated(m_forms);
}

/** Deletes the forms later, because their file can be what changes now. */
void ReferencedForm::leave()
{
    // A field that still has the focus writes what was typed, which can lead here again.
    if (QWidget *focus = m_forms ? m_forms->focusWidget() : nullptr)
        focus->clearFocus();
    m_target.reset();
    if (!m_file)
        return;
    m_forms->setObjectName({});
    m_forms->hide();
    m_forms->deleteLater();
    m_forms = nullptr;
    if (m_file != &m_api) {
        disconnect(&m_file->document(), nullptr, this, nullptr);
        disconnect(m_file, nullptr, this, nullptr);
    }
    m_file = nullptr;
}

/** The user closes the file. Its forms are shown again, with what is in the file. */
void ReferencedForm::forgetFile(const workspace::OpenDefinition *definition)
{
    const bool isShown = definition == m_file;
    const std::optional<PathTarget> target = m_target;
    if (isShown)
        leave();
    for (PathForms *forms : findChildren<PathForms *>(Qt::FindDirectChildrenOnly)) {
        if (&forms->file() == definition)
            delete forms;
    }
    if (isShown)
        showAgainLater(*target);
}

void ReferencedForm::showAgainLater(const PathTarget &target)
{
    QMetaObject::invokeMethod(
        this,
        [this, target] {
            if (!m_target && isVisible())
                showEntry(m_entry, target);
        },
        Qt::QueuedConnection);
}

void ReferencedForm::showBanner()
{
    if (!m_target)
        return;
    using Kind = widgets::Banner::Kind;
    const QString file = m_target->address.mid(m_target->address.lastIndexOf(u'/') + 1);
    const QString name = nameOf(m_target->address, m_api.path());
    const QString open = tr("Open %1", "%1: a file name").arg(file);
    const QString openName = u"openElsewhere"_qs;
    if (m_target->address.isEmpty()) {
        const QString place = m_target->item.toString();
        showMessage(Kind::Information,
                    tr("This path refers to %1. Changes are made there.", "%1: a JSON Pointer").arg(place),
                    tr("Show in Source"), openName);
    } else if (m_file) {
        showFile(name, open);
    } else if (openapi::isRemote(m_target->address)) {
        showMessage(Kind::Information,
                    tr("This path is on a server, at %1. It can't be edited here.", "%1: a URL").arg(m_target->address),
                    open, openName);
    } else {
        showMessage(Kind::Error, tr("This path is in %1, which can't be read.", "%1: a file").arg(name),
                    tr("Try again"), u"readAgain"_qs);
    }
}

void ReferencedForm::showFile(const QString &name, const QString &open)
{
    using Kind = widgets::Banner::Kind;
    const QString openName = u"openElsewhere"_qs;
    if (m_file->fileState() == workspace::FileState::Gone)
        showMessage(Kind::Warning,
                    tr("This path is in %1, which was deleted. Save writes it again.", "%1: a file").arg(name), open,
                    openName);
    else if (m_file->fileState() == workspace::FileState::Changed)
        showMessage(
            Kind::Warning,
            tr("This path is in %1, which has unsaved changes and was changed by another program.", "%1: a file")
                .arg(name),
            open, openName);
    else if (m_file->isUnsaved())
        showMessage(Kind::Information, tr("This path is in %1, which has unsaved changes.", "%1: a file").arg(name),
                    open, openName);
    else
        showMessage(Kind::Information, tr("This path is in %1. Changes are made there.", "%1: a file").arg(name), open,
                    openName);
}

/** The same message is not shown again, because screen readers read each aloud. */
void ReferencedForm::showMessage(widgets::Banner::Kind kind, const QString &text, const QString &action,
                                 const QString &actionName)
{
    if (m_banner->text() == text)
        return;
    m_banner->show(kind, text);
    connect(m_banner->addAction(action, actionName), &QPushButton::clicked, this, [this, actionName] {
        if (!m_target)
            return;
        const PathTarget target = *m_target;
        if (actionName == u"openElsewhere")
            openElsewhere(target);
        else
            showEntry(m_entry, target);
    });
}

void ReferencedForm::openElsewhere(const PathTarget &target)
{
    navigation::Location location = m_context.at(target.place);
    if (!target.address.isEmpty())
        location.definition = target.address;
    m_context.navigator.show(location, navigation::View::Source, this);
}

void ReferencedForm::retranslate()
{
    showBanner();
    if (m_forms)
        m_forms->retranslate();
}

} // namespace designer

#include "moc_referencedform.cpp"
