#include "accessrightcard.h"

#include "allowedurltext.h"
#include "card.h"
#include "elidedlabel.h"
#include "fonts.h"
#include "form.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
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

struct AccessRightCard::Parts {
    widgets::ElidedLabel *title = nullptr;
    QToolButton *remove = nullptr;
    forms::Form *form = nullptr;
    QLineEdit *name = nullptr;
    QLineEdit *versions = nullptr;
    QPlainTextEdit *urls = nullptr;
    QCheckBox *introspection = nullptr;
    UrlTrial *trial = nullptr;
};

AccessRightCard::AccessRightCard(const management::AccessRight &right, QWidget *parent)
    : QWidget(parent)
    , m_right(right)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    setRight(right);
    connectAll();
}

AccessRightCard::~AccessRightCard() = default;

void AccessRightCard::buildWidgets()
{
    auto *card = new widgets::Card(this);
    m_parts->title = new widgets::ElidedLabel({}, card);
    m_parts->title->setFont(theme::headingFont(theme::Heading::Group));
    m_parts->title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_parts->remove = new QToolButton(card);
    m_parts->remove->setObjectName(u"removeRight:"_qs + m_right.key);
    m_parts->remove->setIcon(theme::icon(theme::Icon::Remove));
    m_parts->remove->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_parts->form = new forms::Form(card);
    m_parts->form->addField(tr("API name"), m_parts->name = new QLineEdit, u"rightName:"_qs + m_right.key);
    m_parts->form->addField(tr("Versions"), m_parts->versions = new QLineEdit, u"rightVersions:"_qs + m_right.key);
    m_parts->urls = new QPlainTextEdit;
    m_parts->urls->setFixedHeight(UrlsHeight);
    m_parts->urls->setTabChangesFocus(true);
    m_parts->urls->setFont(theme::codeFont());
    m_parts->form->addField(tr("Allowed URLs"), m_parts->urls, u"rightUrls:"_qs + m_right.key,
                            tr("One on a line. None: every URL is open."));
    m_parts->trial = new UrlTrial(m_right.key);
    m_parts->form->addWidget(m_parts->trial);
    m_parts->introspection = new QCheckBox(tr("Disable introspection"));
    m_parts->form->addCheck(m_parts->introspection, u"rightIntrospection:"_qs + m_right.key);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_parts->title, 1);
    line->addWidget(m_parts->remove);
    card->content()->addLayout(line);
    card->content()->addWidget(m_parts->form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(card);
}

void AccessRightCard::connectAll()
{
    connect(m_parts->name, &QLineEdit::textEdited, this, &AccessRightCard::read);
    connect(m_parts->versions, &QLineEdit::textEdited, this, &AccessRightCard::read);
    connect(m_parts->urls, &QPlainTextEdit::textChanged, this, &AccessRightCard::read);
    connect(m_parts->introspection, &QCheckBox::toggled, this, &AccessRightCard::read);
    connect(m_parts->remove, &QToolButton::clicked, this, &AccessRightCard::removeRequested);
}

void AccessRightCard::setRight(const management::AccessRight &right)
{
    m_right = right;
    m_parts->title->setText(right.key);
    if (m_parts->name->text() != right.apiName)
        m_parts->name->setText(right.apiName);
    static const QRegularExpression comma(u"\\s*,\\s*"_qs);
    if (m_parts->versions->text().split(comma, Qt::SkipEmptyParts) != right.versions)
        m_parts->versions->setText(right.versions.join(u", "_qs));
    const QSignalBlocker urls(m_parts->urls);
    const QSignalBlocker introspection(m_parts->introspection);
    if (parseAllowedUrls(m_parts->urls->toPlainText()) != right.allowedUrls)
        m_parts->urls->setPlainText(allowedUrlText(right.allowedUrls));
    m_parts->trial->setUrls(right.allowedUrls);
    m_parts->introspection->setChecked(right.disableIntrospection);
}

void AccessRightCard::read()
{
    static const QRegularExpression comma(u"\\s*,\\s*"_qs);
    m_right.apiName = m_parts->name->text();
    m_right.versions = m_parts->versions->text().trimmed().split(comma, Qt::SkipEmptyParts);
    m_right.allowedUrls = parseAllowedUrls(m_parts->urls->toPlainText());
    m_right.disableIntrospection = m_parts->introspection->isChecked();
    m_parts->trial->setUrls(m_right.allowedUrls);
    emit edited(m_right);
}

void AccessRightCard::setReadOnly(bool readOnly)
{
    m_parts->name->setReadOnly(readOnly);
    m_parts->versions->setReadOnly(readOnly);
    m_parts->urls->setReadOnly(readOnly);
    m_parts->introspection->setEnabled(!readOnly);
    m_parts->remove->setVisible(!readOnly);
}

void AccessRightCard::focusFirst()
{
    m_parts->name->setFocus();
}

void AccessRightCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AccessRightCard::retranslate()
{
    widgets::setButtonText(m_parts->remove, tr("Remove"), tr("Take this API out of the policy"));
    m_parts->form->setLabel(m_parts->name, tr("API name"));
    m_parts->form->setLabel(m_parts->versions, tr("Versions"));
    m_parts->form->setLabel(m_parts->urls, tr("Allowed URLs"));
    m_parts->form->setHelp(m_parts->urls, tr("One on a line, methods first. None: every URL is open."));
    m_parts->versions->setPlaceholderText(u"Default, v2"_qs);
    m_parts->urls->setPlaceholderText(u"GET,POST /pets"_qs);
    widgets::setButtonText(m_parts->introspection, tr("Disable introspection"));
}

} // namespace policies

#include "moc_accessrightcard.cpp"
