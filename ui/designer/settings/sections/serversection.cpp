#include "serversection.h"

#include "definitionwriter.h"
#include "flagbinding.h"
#include "gatewayfields.h"
#include "settingnames.h"
#include "textbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace designer {

using document::Value;

ServerSection::ServerSection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_form(new BoundForm(context, this))
    , m_pathEdit(new QLineEdit(this))
    , m_stripBox(new QCheckBox(this))
{
    m_path = m_form->addText(m_pathEdit, u"listenPath"_qs);
    m_strip = m_form->addFlag(m_stripBox, u"stripListenPath"_qs);
    document::Document &document = context.document();
    m_path->setWriter(
        [&document](const Value &value) { return definition::DefinitionWriter(document).setListenPath(value.text()); });
    m_strip->setWriter([&document](const Value &value) {
        return definition::DefinitionWriter(document).setStripListenPath(value.toBool());
    });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    retranslate();
}

void ServerSection::place(const definition::DefinitionView &view)
{
    m_path->setPlace({view.listenPath().pointer, tr("Edit listen path")});
    m_strip->setPlace({view.stripListenPath().pointer, tr("Change stripping of the listen path")});
}

void ServerSection::retranslate()
{
    m_pathEdit->setPlaceholderText(u"/books/"_qs);
    m_form->form().setLabel(m_pathEdit, messages::settingName(definition::fields::listenPath()));
    m_form->form().setHelp(m_pathEdit,
                           tr("Requests to this path and below belong to this API. {id} matches one path segment."));
    m_form->form().setLabel(m_stripBox, tr("Strip listen path"));
    m_form->form().setHelp(m_stripBox, tr("Removes the listen path before the request is forwarded to the upstream."));
}

} // namespace designer

#include "moc_serversection.cpp"
