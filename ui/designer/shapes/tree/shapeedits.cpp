#include "shapeedits.h"

#include "componentplaces.h"
#include "references.h"
#include "valuegestures.h"
#include "workspace.h"

#include <QApplication>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace designer {

using document::Document;
using openapi::Place;
using shapes::Row;

namespace {

/** Its popups and dialogs are parts of it. */
bool hasFocus(const QWidget *form)
{
    const QWidget *focus = QApplication::focusWidget();
    while (focus && focus != form)
        focus = focus->parentWidget();
    return focus;
}

QString stepName(items::ShapeSource::Act act)
{
    switch (act) {
    case items::ShapeSource::Act::EditLine:
        return ShapeEdits::tr("Edit property");
    case items::ShapeSource::Act::Move:
        return ShapeEdits::tr("Move property");
    case items::ShapeSource::Act::AddProperty:
        return ShapeEdits::tr("Add property");
    case items::ShapeSource::Act::EditCell:
        break;
    }
    return ShapeEdits::tr("Edit schema");
}

} // namespace

ShapeEdits::ShapeEdits(const Context &context, QWidget *form)
    : QObject(form)
    , m_context(context)
    , m_form(form)
{
    watch({}, context.document(), *this);
    connect(&context.references, &workspace::References::changed, this, [this] {
        m_uses.clear();
        emit documentsRead();
    });
}

ShapeEdits::~ShapeEdits() = default;

void ShapeEdits::watch(const QString &address, Document &document, const QObject &context)
{
    connect(&document, &Document::changed, &context, [this, address](const document::Change &change) {
        follow(address.isEmpty() ? this->address() : address, change);
    });
    connect(&document, &Document::stepped, &context, [this, &document] {
        if (!document.canUndo())
            m_editedLast.clear();
        forgetLast();
    });
}

void ShapeEdits::forgetLast()
{
    m_last.reset();
    m_isTakenBack = false;
    emit sharedEditOver();
}

/** A lent file is closed by the user after it was edited. */
void ShapeEdits::forgetFile(const QString &address)
{
    const bool isOfLast = m_last && std::any_of(m_last->texts.cbegin(), m_last->texts.cend(),
                                                [&address](const EditedText &text) { return text.address == address; });
    m_files.erase(address);
    if (m_editedLast == address)
        m_editedLast.clear();
    if (isOfLast)
        forgetLast();
}

void ShapeEdits::startOver()
{
    m_announced.clear();
    m_last.reset();
    m_current.reset();
    m_files.clear();
    m_editedLast.clear();
}

QString ShapeEdits::address() const
{
    return m_context.references.addressOf(m_context.file);
}

workspace::OpenDefinition *ShapeEdits::definitionAt(const QString &address)
{
    if (address == this->address())
        return &m_context.file;
    const auto known = m_files.find(address);
    if (known != m_files.end())
        return known->second.definition.get();
    if (openapi::isRemote(address))
        return nullptr;
    auto lent = m_context.workspace.lend(address);
    if (!lent)
        return nullptr;
    workspace::OpenDefinition *definition = lent->get();
    LentFile &file = m_files[address];
    file.definition = std::move(*lent);
    file.connections = std::make_unique<QObject>();
    watch(address, definition->document(), *file.connections);
    connect(definition, &QObject::destroyed, file.connections.get(), [this, address] { forgetFile(address); });
    return definition;
}

/** A gesture looks up each document before it edits it. */
Document *ShapeEdits::find(const QString &address)
{
    workspace::OpenDefinition *definition = definitionAt(address);
    if (!definition)
        return nullptr;
    if (m_isMaking)
        m_before.try_emplace(address, definition->document().snapshot());
    return &definition->document();
}

bool ShapeEdits::canEdit(const QString &address)
{
    // A file is loaded when it is edited.
    const auto known = m_files.find(address);
    const bool isLoaded = address == this->address() || known != m_files.end();
    const Document *document = isLoaded ? find(address) : nullptr;
    if (!document)
        return !openapi::isRemote(address);
    return document->readOnlyReason() == document::ReadOnlyReason::None && document->snapshot().isValid();
}

shapes::ShapeReader ShapeEdits::reader()
{
    return shapes::ShapeReader(m_context.references.resolver());
}

/** The documents as last read; those that were edited since are read again. */
openapi::DocumentSet ShapeEdits::set()
{
    QList<openapi::ReferencedDocumentPtr> documents;
    const openapi::DocumentSet &known = m_context.references.set();
    const auto current = [](const openapi::ReferencedDocumentPtr &read, const QString &of,
                            const document::Snapshot &now) -> openapi::ReferencedDocumentPtr {
        if (!read)
            return std::make_shared<const openapi::ReferencedDocument>(of, now);
        return read->snapshot().data() == now.data() ? read
                                                     : std::make_shared<const openapi::ReferencedDocument>(*read, now);
    };
    documents.append(current(known.find(address()), address(), m_context.document().snapshot()));
    for (const openapi::ReferencedDocumentPtr &read : known.documents()) {
        if (read->address() == address())
            continue;
        const workspace::OpenDefinition *open = m_context.references.definitionAt(read->address());
        const auto lent = m_files.find(read->address());
        if (!open && lent != m_files.end())
            open = lent->second.definition.get();
        documents.append(open ? current(read, read->address(), open->document().snapshot()) : read);
    }
    return openapi::DocumentSet(documents);
}

qsizetype ShapeEdits::countUses(const Place &schema) const
{
    const auto known = m_uses.constFind(schema);
    return known != m_uses.constEnd() ? *known
                                      : *m_uses.insert(schema, shapes::countUses(m_context.references.set(), schema));
}

document::Snapshot ShapeEdits::textAt(const QString &address)
{
    const Document *document = find(address);
    return document ? document->snapshot() : document::Snapshot();
}

ShapeEdits::Outcome ShapeEdits::make(const QString &step, const Row &row, const shapes::Gesture &gesture)
{
    m_last.reset();
    m_before.clear(); // Of a gesture that failed.
    Outcome outcome{base::Error{}};
    {
        const QScopedValueRollback<bool> making(m_isMaking, true);
        outcome = gesture({*this, step}, row);
    }
    if (!outcome) {
        emit failed(outcome.error());
        return outcome;
    }
    SharedEdit edit{step, row, gesture, {}};
    for (const auto &[address, before] : std::exchange(m_before, {})) {
        const document::Snapshot after = textAt(address);
        if (before.data() != after.data())
            edit.texts.append({address, before, after});
    }
    announce(edit);
    return outcome;
}

bool ShapeEdits::perform(Act act, const Row &row, const shapes::Gesture &gesture)
{
    if (act != Act::AddProperty)
        return make(stepName(act), row, gesture).isOk();
    const Outcome added = make(stepName(act), row, gesture);
    if (added)
        emit propertyAdded(*added);
    return added.isOk();
}

void ShapeEdits::setCurrent(const Row *row)
{
    m_current = row && row->isShared() ? std::optional(*row) : std::nullopt;
    m_currentText = m_current ? textAt(row->address) : document::Snapshot();
}

void ShapeEdits::follow(const QString &address, const document::Change &change)
{
    m_editedLast = address;
    if (m_current && m_current->address == address) {
        if (!m_isMaking && change.touches(m_current->written.pointer))
            followField(address);
        m_currentText = textAt(address);
    }
    emit documentChanged(address, change);
}

/** Keywords of the current row have changed: in a field beside the tree, or in Source and other views. What is typed in
 * the fields of one row is one edit. */
void ShapeEdits::followField(const QString &address)
{
    const document::Snapshot now = textAt(address);
    const bool goesOn = m_last && m_last->row.place() == m_current->place() && m_last->texts.size() == 1 &&
                        m_last->texts.first().after.data() == m_currentText.data();
    // A field that loses the focus takes its step back and makes it again.
    const bool isUndo = find(address)->canRedo();
    const bool isMadeAgain = std::exchange(m_isTakenBack, goesOn && isUndo);
    if (!hasFocus(m_form) && !m_isTakenBack && !isMadeAgain)
        return;
    const document::Snapshot before = goesOn ? m_last->texts.first().before : m_currentText;
    const document::Pointer &place = m_current->written.pointer;
    const shapes::Gesture gesture = shapes::keywordChanges(before.at(place), now.at(place));
    const SharedEdit edit{tr("Edit schema"), *m_current, gesture, {{address, before, now}}};
    if (goesOn)
        m_last = edit;
    else if (gesture && !isUndo)
        announce(edit);
}

std::optional<Place> ShapeEdits::sharedOn(const QList<shapes::Hop> &way) const
{
    const auto found = std::find_if(way.crbegin(), way.crend(),
                                    [this](const shapes::Hop &hop) { return countUses(hop.target) > 1; });
    return found == way.crend() ? std::nullopt : std::optional(found->target);
}

void ShapeEdits::announce(const SharedEdit &edit)
{
    QList<Place> components;
    for (const QList<shapes::Hop> &way : edit.waysToChanges()) {
        if (const auto component = sharedOn(way); component && !components.contains(*component))
            components.append(*component);
    }
    const bool isKnown = std::all_of(components.cbegin(), components.cend(),
                                     [this](const Place &component) { return m_announced.contains(component); });
    if (isKnown)
        return;
    QStringList names;
    qsizetype uses = 0;
    for (const Place &component : std::as_const(components)) {
        m_announced.insert(component);
        names.append(QString::fromUtf8(openapi::ComponentPlaces::nameOf(component)));
        uses += countUses(component);
    }
    m_last = edit;
    emit sharedEdited(names, uses);
}

bool ShapeEdits::canBeOnlyHere()
{
    return m_last && std::all_of(m_last->texts.cbegin(), m_last->texts.cend(), [this](const EditedText &text) {
               const Document *document = find(text.address);
               return document && document->isAt(text.after);
           });
}

/** Undoes an edit in its document. Returns false if the document has another text then. */
bool ShapeEdits::takeBack(const EditedText &text)
{
    /** What is typed in one field is one step, and a few edits in other fields can follow. */
    constexpr int MostSteps = 50;
    Document *document = find(text.address);
    document->closeStep();
    for (int undone = 0; undone < MostSteps && !document->isAt(text.before) && document->canUndo(); ++undone)
        document->undo(Document::By::Program);
    return document->isAt(text.before);
}

/** The steps that were undone can't be redone after a copy, which was undone, too. */
void ShapeEdits::putBack(const EditedText &text, const QString &step)
{
    Document *document = find(text.address);
    const Document::Step made(*document, step);
    (void)document->spliceText({0, document->snapshot().size(), text.after.text()});
}

ShapeEdits::Outcome ShapeEdits::onlyHere()
{
    if (!canBeOnlyHere() || !m_last->gesture)
        return base::Error::cancelled();
    const SharedEdit last = *std::exchange(m_last, std::nullopt);
    const QScopedValueRollback<bool> making(m_isMaking, true);
    bool isTakenBack = true;
    for (const EditedText &text : last.texts)
        isTakenBack = takeBack(text) && isTakenBack;
    const Outcome outcome = isTakenBack
                                ? shapes::onlyHere({*this, last.step}, last.row, last.gesture, last.changedOwners())
                                : Outcome(base::Error::cancelled());
    if (!outcome) {
        for (const EditedText &text : last.texts)
            putBack(text, last.step);
        emit failed(outcome.error());
    }
    return outcome;
}

} // namespace designer

#include "moc_shapeedits.cpp"
