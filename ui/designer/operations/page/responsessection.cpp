#include "responsessection.h"

#include "addpopup.h"
#include "componentreferences.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "keyedtext.h"
#include "measures.h"
#include "menubutton.h"
#include "naming.h"
#include "onestep.h"
#include "responsepane.h"
#include "responses.h"
#include "statustabs.h"
#include "workspace.h"

#include <QAction>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {

/** Short enough for a row of the list of responses. */
QString responseNote(const document::Snapshot &snapshot, const content::ResponseEntry &entry)
{
    const document::Node description = snapshot.at(entry.target).member("description");
    const QString text = entry.target.isRoot() ? entry.reference : description.text().section(u'\n', 0, 0);
    return text.isEmpty() ? content::reasonOf(entry.status) : text;
}

} // namespace

ResponsesSection::ResponsesSection(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets(references);
    connectAll();
    retranslate();
}

void ResponsesSection::buildWidgets(const workspace::LiveReferences &references)
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_tabs = new StatusTabs(this);
    m_menu = new MenuButton(u"responseMenu"_qs, this);
    m_renameAction = m_menu->addEntry(u"renameResponse"_qs);
    m_earlierAction = m_menu->addEntry(u"moveResponseEarlier"_qs);
    m_laterAction = m_menu->addEntry(u"moveResponseLater"_qs);
    m_removeAction = m_menu->addEntry(u"removeResponse"_qs);
    m_openAction = m_menu->addEntry(u"openResponse"_qs);
    m_sourceAction = m_menu->addEntry(u"responseSource"_qs);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"addResponse"_qs);
    m_popup = new AddPopup(u"addResponse"_qs, this);
    m_message = new forms::FieldMessage(this);
    m_pane = new ResponsePane(m_context, references, this);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::Space::Control);
    head->addWidget(m_tabs);
    // In line with the tabs, which are higher.
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, (theme::Size::Tab - theme::Size::Control) / 2, 0, 0);
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_menu);
    buttons->addWidget(m_add);
    head->addLayout(buttons);
    head->setAlignment(buttons, Qt::AlignTop);
    head->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_empty);
    column->addLayout(head);
    column->addWidget(m_message);
    column->addWidget(m_pane);
}

void ResponsesSection::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &ResponsesSection::refreshIfTouched);
    connect(m_tabs, &StatusTabs::currentChanged, this, [this] {
        showPane();
        selectCurrent();
    });
    connect(m_add, &QPushButton::clicked, this, &ResponsesSection::openAdding);
    connect(m_popup, &AddPopup::chosen, this,
            [this](const QString &text, bool isOther) { m_isRenaming ? rename(text) : add(text, isOther); });
    connect(m_renameAction, &QAction::triggered, this, &ResponsesSection::openRenaming);
    connect(m_earlierAction, &QAction::triggered, this, [this] { move(-1); });
    connect(m_laterAction, &QAction::triggered, this, [this] { move(1); });
    connect(m_removeAction, &QAction::triggered, this, &ResponsesSection::remove);
    connect(m_openAction, &QAction::triggered, this,
            [this] { m_context.enterObject(m_pane->response().pointer, *this); });
    connect(m_sourceAction, &QAction::triggered, this,
            [this] { m_context.showInSource(m_pane->response().pointer, *this); });
}

void ResponsesSection::refreshReferences()
{
    m_pane->refreshReferences();
}

void ResponsesSection::setOperation(const Pointer &operation)
{
    const Pointer place = operation / QByteArray("responses");
    const bool isOther = place != m_place;
    m_place = place;
    m_message->clear();
    if (isOther)
        m_tabs->forgetCurrent();
    refresh();
}

QByteArray ResponsesSection::current() const
{
    return m_tabs->current().toUtf8();
}

void ResponsesSection::setCurrent(const QByteArray &status)
{
    m_tabs->setCurrent(QString::fromUtf8(status));
}

void ResponsesSection::refreshIfTouched(const document::Change &change)
{
    if (m_place.isRoot())
        return;
    const Pointer &target = m_pane->response().target;
    const bool isTarget = !target.isRoot() && change.touches(target);
    if (change.touches(m_place) || isTarget || !m_definition.document().snapshot().isValid())
        refresh();
}

void ResponsesSection::refresh()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const QList<content::ResponseEntry> entries = content::responsesAt(snapshot, m_place);
    QList<StatusTabs::Entry> shown;
    for (const content::ResponseEntry &entry : entries)
        shown.append({QString::fromUtf8(entry.status), responseNote(snapshot, entry)});
    const document::Node responses = snapshot.at(m_place);
    const bool isMap = !responses.exists() || responses.isMapping() || responses.isNull();
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None &&
                         snapshot.isValid();
    m_empty->setVisible(entries.isEmpty());
    m_empty->setText(isMap ? tr("No responses yet.")
                           : tr("The file contains %1 here. Edit it in Source.").arg(kindName(responses)));
    m_tabs->setVisible(!entries.isEmpty());
    m_menu->setVisible(!entries.isEmpty());
    m_add->setEnabled(canEdit && isMap);
    for (QAction *action : {m_renameAction, m_removeAction, m_earlierAction, m_laterAction})
        action->setEnabled(canEdit);
    const QByteArray before = m_pane->response().status;
    {
        const QSignalBlocker blocker(m_tabs); // The pane is filled once, below.
        m_tabs->setEntries(shown);
    }
    const document::Pointer earlier = m_pane->response().pointer;
    showPane();
    if (m_place.contains(earlier) && current() != before)
        selectCurrent();
}

/** Tells others which response is shown, unless the whole operation is another one. */
void ResponsesSection::selectCurrent()
{
    emit currentChanged();
    if (isVisible() && !m_pane->response().pointer.isRoot())
        m_context.select(m_pane->response().pointer, *this);
}

void ResponsesSection::showPane()
{
    const QList<content::ResponseEntry> entries = content::responsesAt(m_definition.document().snapshot(), m_place);
    const auto entry = std::find_if(entries.cbegin(), entries.cend(),
                                    [this](const content::ResponseEntry &one) { return one.status == current(); });
    m_pane->setVisible(entry != entries.cend());
    m_pane->setResponse(entry == entries.cend() ? content::ResponseEntry() : *entry);
}

/** Statuses, and after them the components with the status that suits their names. */
void ResponsesSection::openAdding()
{
    m_isRenaming = false;
    retranslate();
    const document::Node responses = m_definition.document().snapshot().at(m_place);
    QList<AddPopup::Offer> offers;
    for (const QByteArray &status : content::freeStatuses(responses))
        offers.append({QString::fromUtf8(status), content::reasonOf(status)});
    for (const ComponentReference &one : componentReferences(m_definition, m_context.references, "responses")) {
        const QByteArray status = content::statusFor(one.name, responses);
        if (!status.isEmpty())
            offers.append({one.name, tr("Component, as %1", "%1: a status").arg(QString::fromUtf8(status))});
    }
    m_popup->setComplete([](const QString &text) { return content::isStatus(text); });
    m_popup->open(*m_add, offers);
}

void ResponsesSection::openRenaming()
{
    m_isRenaming = true;
    retranslate();
    QList<AddPopup::Offer> offers;
    for (const QByteArray &status : content::freeStatuses(m_definition.document().snapshot().at(m_place)))
        offers.append({QString::fromUtf8(status), content::reasonOf(status)});
    m_popup->open(*m_tabs, offers, m_tabs->current());
}

void ResponsesSection::refuse(const base::Error &error)
{
    if (error.code == base::ErrorCode::InvalidArgument)
        m_popup->refuse(tr("Type a status such as 404, 4XX or default."));
    else if (error.code == base::ErrorCode::AlreadyExists)
        m_popup->refuse(tr("The operation has a response with this status already."));
    else
        m_popup->refuse(editFailureText(error));
}

void ResponsesSection::add(const QString &text, bool hasBody)
{
    document::Document &document = m_definition.document();
    const Pointer operation = m_place.parent();
    const auto components = componentReferences(m_definition, m_context.references, "responses");
    const auto component = std::find_if(components.cbegin(), components.cend(),
                                        [&](const ComponentReference &one) { return one.name == text; });
    const auto added = inOneStep(document, tr("Add response"), [&] {
        if (component != components.cend())
            return content::addResponseReference(
                document, operation, content::statusFor(text, document.snapshot().at(m_place)), component->reference);
        return content::addResponse(document, operation, text.toUtf8(),
                                    hasBody ? content::NewBody::Json : content::NewBody::None);
    });
    if (!added)
        return refuse(added.error());
    setCurrent(added->last());
    m_tabs->focusCurrent();
}

void ResponsesSection::rename(const QString &text)
{
    document::Document &document = m_definition.document();
    const Pointer place = m_pane->response().pointer;
    const auto renamed = inOneStep(document, tr("Change status"),
                                   [&] { return content::renameResponse(document, place, text.toUtf8()); });
    if (!renamed)
        return refuse(renamed.error());
    setCurrent(renamed->last());
    m_tabs->focusCurrent();
}

void ResponsesSection::move(int by)
{
    document::Document &document = m_definition.document();
    const document::Node responses = document.snapshot().at(m_place);
    const qsizetype to = responses.indexOf(current()) + by;
    if (to < 0 || to >= responses.childCount())
        return;
    const auto moved = inOneStep(document, tr("Move response"),
                                 [&] { return document.moveEntry(m_pane->response().pointer, to); });
    if (!moved)
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(moved.error()));
}

void ResponsesSection::remove()
{
    document::Document &document = m_definition.document();
    const auto removed = inOneStep(document, tr("Remove response"),
                                   [&] { return document.remove(m_pane->response().pointer); });
    if (!removed)
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(removed.error()));
    else if (m_tabs->isHidden())
        m_add->setFocus(Qt::OtherFocusReason);
    else
        m_tabs->focusCurrent();
}

QWidget *ResponsesSection::reveal(const Pointer &pointer)
{
    if (m_place.contains(pointer) && pointer != m_place) {
        setCurrent(pointer.tokens().at(m_place.tokens().size()));
        return m_pane->reveal(pointer);
    }
    if (pointer == m_place && !m_tabs->isHidden())
        m_tabs->focusCurrent();
    if (pointer == m_place)
        return m_tabs->isHidden() ? static_cast<QWidget *>(m_add) : m_tabs;
    return m_pane->reveal(pointer);
}

bool ResponsesSection::shows(const Pointer &pointer) const
{
    return pointer == m_place || (!m_pane->response().pointer.isRoot() && m_pane->shows(pointer));
}

void ResponsesSection::retranslate()
{
    m_title->setText(tr("Responses"));
    m_tabs->retranslate();
    m_menu->setName(tr("Response actions"));
    m_renameAction->setText(tr("Change status…"));
    m_earlierAction->setText(tr("Move earlier"));
    m_laterAction->setText(tr("Move later"));
    m_removeAction->setText(tr("Remove response"));
    m_openAction->setText(tr("Open response"));
    m_sourceAction->setText(tr("Show in Source"));
    widgets::setButtonText(m_add, tr("Add response"), keyed(tr("Add a response"), Qt::Key_R));
    m_popup->setTexts({m_isRenaming ? tr("Status") : tr("Status or component"),
                       m_isRenaming ? tr("Change status") : tr("Add response"),
                       m_isRenaming ? QString() : tr("Add with JSON body")});
    m_pane->retranslate();
}

} // namespace designer

#include "moc_responsessection.cpp"
