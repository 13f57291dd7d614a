#include "apisection.h"

#include "definitionwriter.h"
#include "flagbinding.h"
#include "textbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace designer {

using document::Value;

ApiSection::ApiSection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_form(new BoundForm(context, this))
    , m_nameEdit(new QLineEdit(this))
    , m_activeBox(new QCheckBox(this))
{
    m_name = m_form->addText(m_nameEdit, u"apiName"_qs);
    m_active = m_form->addFlag(m_activeBox, u"active"_qs);
    document::Document &document = context.document();
    m_name->setWriter(
        [&document](const Value &value) { return definition::DefinitionWriter(document).setApiName(value.text()); });
    m_active->setWriter(
        [&document](const Value &value) { return definition::DefinitionWriter(document).setActive(value.toBool()); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    retranslate();
}

void ApiSection::place(const definition::DefinitionView &view)
{
    m_name->setPlace({view.apiName().pointer, tr("Edit API name")});
    m_active->setPlace({view.active().pointer, tr("Turn API on or off")});
}

void ApiSection::retranslate()
{
    m_form->form().setLabel(m_nameEdit, tr("API name"));
    m_form->form().setLabel(m_activeBox, tr("Active"));
    m_form->form().setHelp(m_activeBox, tr("The gateway responds with 404 if the API is not active."));
}

} // namespace designer

#include "moc_apisection.cpp"
