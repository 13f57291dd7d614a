#include "securitychoice.h"

#include "fieldlabels.h"
#include "fieldstate.h"
#include "memberedit.h"
#include "security.h"

namespace designer {

using document::Node;
using document::Value;

SecurityChoice::SecurityChoice(document::Document &document, const specification::Field &field, QWidget *parent)
    : QComboBox(parent)
    , m_document(document)
    , m_field(field)
{
    connect(this, &QComboBox::activated, this, &SecurityChoice::choose);
    connect(&document, &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_place.isRoot() && (change.touches(m_place) || !m_document.snapshot().isValid()))
            refresh();
    });
}

void SecurityChoice::setObject(const document::Pointer &object)
{
    m_place = object.child(m_field.name);
    refresh();
}

void SecurityChoice::retranslate()
{
    clear();
    addItems({messages::inheritedText(m_field), tr("No authentication"), tr("Requirements of its own")});
    refresh();
}

SecurityChoice::Choice SecurityChoice::choiceInFile() const
{
    const Node security = m_document.snapshot().at(m_place);
    if (!security.exists())
        return Inherited;
    return security.isSequence() && security.childCount() == 0 ? NoSecurity : OfItsOwn;
}

void SecurityChoice::refresh()
{
    setCurrentIndex(choiceInFile());
    const FieldState state = fieldStateAt(m_document.snapshot(), m_place,
                                          [](const Node &node) { return node.isSequence(); });
    setEnabled((state == FieldState::Missing || state == FieldState::Present) &&
               m_document.readOnlyReason() == document::ReadOnlyReason::None);
}

void SecurityChoice::choose(int choice)
{
    if (choice == choiceInFile())
        return;
    base::Result<void> result;
    {
        const document::Document::Step step(m_document, tr("Choose security"));
        result = write(choice);
    }
    m_document.closeStep();
    refresh();
    emit written(result);
}

base::Result<void> SecurityChoice::write(int choice)
{
    if (choice == Inherited)
        return m_document.remove(m_place);
    QList<Value> requirements;
    if (choice == OfItsOwn) {
        // An empty requirement would open it to everybody.
        const QList<QByteArray> schemes = openapi::definedSchemes(m_document.snapshot());
        if (schemes.isEmpty())
            return base::Error{base::ErrorCode::NotFound, {}};
        requirements.append(Value::object({{schemes.first(), Value::array()}}));
    }
    return openapi::setMember(m_document, m_place, Value::array(requirements));
}

} // namespace designer

#include "moc_securitychoice.cpp"
