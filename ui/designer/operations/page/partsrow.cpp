#include "partsrow.h"

#include "addpopup.h"
#include "editmessages.h"
#include "icon.h"
#include "mediatypes.h"
#include "naming.h"
#include "onestep.h"
#include "workspace.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace designer {

PartsRow::PartsRow(const Context &context, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
    , m_popup(new AddPopup(objectName + u"AddPart"_qs, this))
{
    m_add->setObjectName(objectName + u"AddPart"_qs);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_add);
    row->addStretch(1);
    connect(m_add, &QPushButton::clicked, this, [this] { m_popup->open(*m_add, {}); });
    connect(m_popup, &AddPopup::chosen, this, &PartsRow::add);
    hide();
}

void PartsRow::setMediaType(const document::Pointer &place, const QByteArray &mediaType)
{
    m_place = place;
    m_hasFiles = content::isMultipart(mediaType);
    setVisible(!place.isRoot() && content::isForm(mediaType));
    m_add->setEnabled(m_definition.document().readOnlyReason() == document::ReadOnlyReason::None);
    retranslate();
}

void PartsRow::add(const QString &name, bool isFile)
{
    document::Document &document = m_definition.document();
    const auto kind = isFile ? content::PartKind::File : content::PartKind::Text;
    const auto added = inOneStep(document, tr("Add part"),
                                 [&] { return content::addPart(document, m_place, name.toUtf8(), kind); });
    if (!added)
        return m_popup->refuse(editFailureText(added.error()));
    emit this->added(*added);
}

void PartsRow::focusFirst()
{
    m_add->setFocus(Qt::OtherFocusReason);
}

void PartsRow::retranslate()
{
    widgets::setButtonText(m_add, m_hasFiles ? tr("Add part") : tr("Add field"));
    m_popup->setTexts({m_hasFiles ? tr("Name of the part") : tr("Name of the field"), tr("Add text"),
                       m_hasFiles ? tr("Add file") : QString()});
}

} // namespace designer

#include "moc_partsrow.cpp"
