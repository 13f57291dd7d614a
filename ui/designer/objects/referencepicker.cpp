#include "referencepicker.h"

#include "addpopup.h"
#include "componentname.h"
#include "componentreferences.h"
#include "newcomponent.h"
#include "objectplace.h"
#include "referenceedit.h"
#include "references.h"
#include "refs.h"
#include "targetcopy.h"
#include "workspace.h"

#include <QAbstractItemView>
#include <QFocusEvent>

namespace designer {

namespace {
constexpr int NewComponentRole = Qt::UserRole + 1;
}

ReferencePicker::ReferencePicker(const Context &context, QWidget *parent)
    : QComboBox(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_references(context.references)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(14);
    connect(this, &QComboBox::activated, this, &ReferencePicker::choose);
}

void ReferencePicker::choose()
{
    if (currentData(NewComponentRole).toBool())
        return askForName();
    const QString chosen = currentData().toString();
    if (chosen == currentReference())
        return;
    document::Document &document = m_definition.document();
    base::Result<void> result;
    {
        const bool isCopy = chosen.isEmpty();
        const document::Document::Step step(document, isCopy ? tr("Define here") : tr("Choose component"));
        result = isCopy ? defineHere() : openapi::referTo(document, m_place, chosen);
    }
    document.closeStep();
    showCurrent();
    emit written(result);
}

void ReferencePicker::askForName()
{
    showCurrent();
    if (!m_popup) {
        m_popup = new AddPopup(objectName() + u"NewComponent"_qs, this);
        connect(m_popup, &AddPopup::chosen, this, &ReferencePicker::addComponent);
    }
    m_popup->setTexts({tr("Name of the component"), tr("Add component")});
    m_popup->open(*this, {}, QString::fromUtf8(shapes::componentNameFor(m_definition.document().snapshot(), m_place)));
}

void ReferencePicker::addComponent(const QString &name)
{
    const auto added = addComponentFor(m_definition.document(), m_place, name.toUtf8(),
                                       m_references.addressOf(m_definition),
                                       tr("Add component %1", "%1: name").arg(name));
    if (!added)
        return m_popup->refuse(newComponentFailure(added.error()));
    showCurrent();
    emit written({});
    m_context.showForm(*added, *this);
}

base::Result<void> ReferencePicker::defineHere()
{
    document::Document &document = m_definition.document();
    const bool isInThisFile = openapi::resolveAt(document.snapshot(), m_place).isResolved();
    return isInThisFile ? openapi::defineHere(document, m_place) : inlineTarget(m_definition, m_references, m_place);
}

void ReferencePicker::setPlace(const document::Pointer &place, specification::ObjectKind kind)
{
    const bool isOther = place != m_place || kind != m_kind;
    m_place = place;
    m_kind = kind;
    if (isOther)
        showCurrent();
    else
        refresh();
}

bool ReferencePicker::hasChoice() const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (canAddComponent() || m_references.set().documents().size() > 1)
        return true;
    const QByteArray member = openapi::componentMemberOf(m_kind, openapi::versionOf(snapshot));
    const document::Pointer components{"components", member};
    const qsizetype others = snapshot.at(components).childCount() - (m_place.parent() == components ? 1 : 0);
    return others > 0 || !currentReference().isEmpty();
}

bool ReferencePicker::canAddComponent() const
{
    // A file that is only a part of a definition has no components.
    return m_kind == specification::ObjectKind::Schema &&
           m_place.parent() != document::Pointer{"components", "schemas"} &&
           m_definition.document().snapshot().at({"openapi"}).exists();
}

QString ReferencePicker::currentReference() const
{
    return openapi::referenceOf(m_definition.document().snapshot().at(m_place)).value_or(QString());
}

/** Only what is there, until the user opens the list or moves in it with keys. */
void ReferencePicker::showCurrent()
{
    const QString reference = currentReference();
    clear();
    addItem(tr("Defined here"), QString());
    if (!reference.isEmpty())
        addItem(reference.section(u'/', -1), reference);
    setCurrentIndex(count() - 1);
}

void ReferencePicker::fill()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const QString current = currentReference();
    const QByteArray member = openapi::componentMemberOf(m_kind, openapi::versionOf(snapshot));
    const QString own = u'#' + m_place.toString();
    clear();
    addItem(tr("Defined here"), QString());
    for (const ComponentReference &one : componentReferences(m_definition, m_references, member)) {
        if (one.reference != own)
            addItem(one.name, one.reference);
    }
    if (!current.isEmpty() && findData(current) < 0)
        addItem(current, current);
    if (canAddComponent()) {
        insertSeparator(count());
        addItem(tr("New component…"));
        setItemData(count() - 1, true, NewComponentRole);
    }
    setCurrentIndex(findData(current));
}

void ReferencePicker::showPopup()
{
    fill();
    QComboBox::showPopup();
}

void ReferencePicker::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        fill();
    QComboBox::focusInEvent(event);
}

void ReferencePicker::retranslate()
{
    refresh();
}

/** A list that keys can move in stays filled. */
void ReferencePicker::refresh()
{
    const bool isFilled = count() > (currentReference().isEmpty() ? 1 : 2);
    if (isFilled)
        fill();
    else
        showCurrent();
}

} // namespace designer

#include "moc_referencepicker.cpp"
