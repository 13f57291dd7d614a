#include "accessrightcard.h"

#include "allowedurltext.h"
#include "card.h"
#include "elidedlabel.h"
#include "fonts.h"
#include "form.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "paragraphedit.h"
#include "urltrial.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>

namespace policies {
namespace {

constexpr int UrlsHeight = 76;

} // namespace

AccessRightCard::AccessRightCard(const management::AccessRight &right, QWidget *parent)
    : QWidget(parent)
    , m_right(right)
{
    buildWidgets();
    retranslate();
    setRight(right);
    connectAll();
}

void AccessRightCard::buildWidgets()
{
    auto *card = new widgets::Card(this);
    m_title = new widgets::ElidedLabel({}, card);
    m_title->setFont(theme::headingFont(theme::Heading::Group));
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_remove = new QToolButton(card);
    m_remove->setObjectName(u"removeRight:"_qs + m_right.key);
    m_remove->setIcon(theme::icon(theme::Icon::Remove));
    m_remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_form = new forms::Form(card);
    m_form->addField({}, m_name = new QLineEdit, u"rightName:"_qs + m_right.key);
    m_form->addField({}, m_versions = new QLineEdit, u"rightVersions:"_qs + m_right.key);
    m_urls = new widgets::ParagraphEdit;
    m_urls->setFixedHeight(UrlsHeight);
    m_urls->setTabChangesFocus(true);
    m_urls->setFont(theme::codeFont());
    m_form->addField({}, m_urls, u"rightUrls:"_qs + m_right.key);
    m_trial = new UrlTrial(m_right.key);
    m_form->addWidget(m_trial);
    m_introspection = new QCheckBox;
    m_form->addCheck(m_introspection, u"rightIntrospection:"_qs + m_right.key);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_title, 1);
    line->addWidget(m_remove);
    card->content()->addLayout(line);
    card->content()->addWidget(m_form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(card);
}

void AccessRightCard::connectAll()
{
    connect(m_name, &QLineEdit::textEdited, this, &AccessRightCard::read);
    connect(m_versions, &QLineEdit::textEdited, this, &AccessRightCard::read);
    connect(m_urls, &QPlainTextEdit::textChanged, this, &AccessRightCard::read);
    connect(m_introspection, &QCheckBox::toggled, this, &AccessRightCard::read);
    connect(m_remove, &QToolButton::clicked, this, &AccessRightCard::removeRequested);
}

void AccessRightCard::setRight(const management::AccessRight &right)
{
    const bool isOther = right.key != m_right.key;
    m_right = right;
    if (isOther)
        nameControls();
    m_title->setText(right.key);
    if (m_name->text() != right.apiName)
        m_name->setText(right.apiName);
    static const QRegularExpression comma(u"\\s*,\\s*"_qs);
    if (m_versions->text().split(comma, Qt::SkipEmptyParts) != right.versions)
        m_versions->setText(right.versions.join(u", "_qs));
    const QSignalBlocker urls(m_urls);
    const QSignalBlocker introspection(m_introspection);
    if (parseAllowedUrls(m_urls->toPlainText()) != right.allowedUrls)
        m_urls->setPlainText(allowedUrlText(right.allowedUrls));
    m_trial->setUrls(right.allowedUrls);
    m_introspection->setChecked(right.disableIntrospection);
}

void AccessRightCard::nameControls()
{
    m_remove->setObjectName(u"removeRight:"_qs + m_right.key);
    m_name->setObjectName(u"rightName:"_qs + m_right.key);
    m_versions->setObjectName(u"rightVersions:"_qs + m_right.key);
    m_urls->setObjectName(u"rightUrls:"_qs + m_right.key);
    m_introspection->setObjectName(u"rightIntrospection:"_qs + m_right.key);
    m_trial->setKey(m_right.key);
}

void AccessRightCard::read()
{
    static const QRegularExpression comma(u"\\s*,\\s*"_qs);
    m_right.apiName = m_name->text();
    m_right.versions = m_versions->text().trimmed().split(comma, Qt::SkipEmptyParts);
    m_right.allowedUrls = parseAllowedUrls(m_urls->toPlainText());
    m_right.disableIntrospection = m_introspection->isChecked();
    m_trial->setUrls(m_right.allowedUrls);
    emit edited(m_right);
}

void AccessRightCard::setReadOnly(bool readOnly)
{
    m_name->setReadOnly(readOnly);
    m_versions->setReadOnly(readOnly);
    m_urls->setReadOnly(readOnly);
    m_introspection->setEnabled(!readOnly);
    m_remove->setVisible(!readOnly);
}

void AccessRightCard::focusFirst()
{
    m_name->setFocus();
}

void AccessRightCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AccessRightCard::retranslate()
{
    widgets::setButtonText(m_remove, tr("Remove"), tr("Remove this API from the policy"));
    m_form->setLabel(m_name, tr("API name"));
    m_form->setLabel(m_versions, tr("Versions"));
    m_form->setLabel(m_urls, tr("Allowed URLs"));
    m_form->setHelp(m_urls, tr("One per line, methods first. If empty, all URLs are allowed."));
    m_versions->setPlaceholderText(u"Default, v2"_qs);
    m_urls->setPlaceholderText(u"GET,POST /pets"_qs);
    widgets::setButtonText(m_introspection, tr("Disable introspection"));
}

} // namespace policies

#include "moc_accessrightcard.cpp"
