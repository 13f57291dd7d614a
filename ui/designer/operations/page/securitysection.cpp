#include "securitysection.h"

#include "accesssection.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "flowlayout.h"
#include "focus.h"
#include "heading.h"
#include "icon.h"
#include "keyedtext.h"
#include "measures.h"
#include "menubutton.h"
#include "naming.h"
#include "objecttype.h"
#include "onestep.h"
#include "securitychoice.h"
#include "specificationtable.h"
#include "workspace.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {

const specification::Field &securityField()
{
    return *specification::findField(specification::objectType(specification::ObjectKind::Operation), "security",
                                     specification::Version::V30);
}

} // namespace

SecuritySection::SecuritySection(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_api(context.api)
{
    buildWidgets(references);
    connectAll();
    retranslate();
}

void SecuritySection::buildWidgets(const workspace::LiveReferences &references)
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_caption = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_caption->setWordWrap(false);
    m_choice = new SecurityChoice(m_file.document(), securityField(), this);
    m_choice->setObjectName(u"securityChoice"_qs);
    m_requirements = new QWidget(this);
    m_requirements->setObjectName(u"securityRequirements"_qs);
    m_rows = new QVBoxLayout(m_requirements);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(theme::Space::Control);
    m_add = new MenuButton(u"addRequirement"_qs, this);
    m_add->setIcon(theme::icon(theme::Icon::Add));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_message = new forms::FieldMessage(this);
    m_access = new AccessSection(m_context, references, this);
    auto *head = new widgets::FlowLayout;
    head->addWidget(m_caption);
    head->addWidget(m_choice);
    head->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addLayout(head);
    column->addWidget(m_requirements);
    column->addWidget(m_message);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_access);
}

void SecuritySection::connectAll()
{
    connect(&m_file.document(), &document::Document::changed, this, &SecuritySection::refreshIfTouched);
    if (&m_api != &m_file)
        connect(&m_api.document(), &document::Document::changed, this, &SecuritySection::refreshIfTouched);
    connect(m_add, &MenuButton::aboutToOpen, this, &SecuritySection::fillMenu);
    connect(m_choice, &SecurityChoice::written, this, [this](const base::Result<void> &result) {
        if (!result && result.error().code == base::ErrorCode::NotFound)
            m_message->show(forms::FieldMessage::Kind::Error,
                            tr("The document has no security scheme yet. Add one in Schemas."));
        else
            report(result);
    });
}

void SecuritySection::setOperation(const QByteArray &path, const QByteArray &method, const Pointer &place)
{
    m_place = place / QByteArray("security");
    m_choice->setObject(place);
    m_access->setOperation(path, method, place);
    m_message->clear();
    m_shown.clear();
    refresh();
}

void SecuritySection::refreshIfTouched(const document::Change &change)
{
    if (!m_place.isRoot() && (change.touches(m_place) || change.touches({"components", "securitySchemes"}) ||
                              !m_file.document().snapshot().isValid()))
        refresh();
}

void SecuritySection::refresh()
{
    const QList<content::Scheme> schemes = content::schemesOf(m_api.document().snapshot());
    if (schemes != m_schemes)
        m_shown.clear();
    m_schemes = schemes;
    const document::Document &document = m_file.document();
    m_add->setEnabled(document.readOnlyReason() == document::ReadOnlyReason::None && document.snapshot().isValid() &&
                      !m_schemes.isEmpty());
    m_add->setToolTip(m_schemes.isEmpty() ? tr("The document has no security scheme yet. Add one in Schemas.")
                                          : keyed(tr("Add a security requirement"), Qt::Key_U));
    showRequirements();
}

void SecuritySection::fillMenu()
{
    m_add->entries().clear();
    for (const content::Scheme &scheme : std::as_const(m_schemes)) {
        const QString name = QString::fromUtf8(scheme.name);
        QString text = scheme.type.isEmpty() ? name
                                             : tr("%1 (%2)", "%1: a scheme, %2: its type").arg(name, scheme.type);
        QAction *action = m_add->entries().addAction(text.replace(u'&', u"&&"_qs));
        action->setObjectName(u"require-"_qs + name);
        connect(action, &QAction::triggered, this, [this, name] { add(name.toUtf8()); });
    }
}

void SecuritySection::openAdding()
{
    if (m_add->isEnabled())
        m_add->open();
}

void SecuritySection::showRequirements()
{
    const QList<content::Requirement> requirements = content::requirementsAt(m_file.document().snapshot(), m_place);
    m_requirements->setVisible(!requirements.isEmpty());
    if (requirements == m_shown && !requirements.isEmpty())
        return;
    QWidget *focus = m_requirements->focusWidget();
    const QString focusName = focus && focus->hasFocus() ? focus->objectName() : QString();
    m_shown = requirements;
    for (QWidget *row : m_requirements->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        for (QWidget *part : row->findChildren<QWidget *>())
            part->setObjectName({});
        m_rows->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    for (qsizetype i = 0; i < requirements.size(); ++i) {
        for (const content::RequirementScheme &scheme : requirements.at(i).schemes) {
            const auto known = std::find_if(m_schemes.cbegin(), m_schemes.cend(),
                                            [&](const content::Scheme &one) { return one.name == scheme.name; });
            m_rows->addWidget(newRow(scheme, i, known == m_schemes.cend() ? content::Scheme() : *known));
        }
        if (requirements.at(i).schemes.isEmpty())
            m_rows->addWidget(new widgets::ToneLabel(tr("Without credentials"), theme::Role::Muted, m_requirements));
    }
    widgets::chainFocus(*m_add, *m_requirements);
    if (QWidget *again = focusName.isEmpty() ? nullptr : m_requirements->findChild<QWidget *>(focusName))
        again->setFocus(Qt::OtherFocusReason);
}

QWidget *SecuritySection::newRow(const content::RequirementScheme &scheme, qsizetype requirement,
                                 const content::Scheme &known)
{
    auto *row = new QWidget(m_requirements);
    auto *line = new widgets::FlowLayout(row);
    const QString name = QString::fromUtf8(scheme.name);
    const bool isFirst = m_shown.at(requirement).schemes.first().name == scheme.name;
    const QString text = requirement == 0 && isFirst ? name
                         : isFirst                   ? tr("or %1", "%1: a security scheme").arg(name)
                                                     : tr("and %1", "%1: a security scheme").arg(name);
    auto *label = new QLabel(text, row);
    label->setTextFormat(Qt::PlainText);
    line->addWidget(label);
    for (const content::Scope &scope : known.scopes)
        addScope(*row, scheme, QString::fromUtf8(scope.name), scope.description);
    for (const QString &scope : scheme.scopes) {
        const bool isKnown = std::any_of(known.scopes.cbegin(), known.scopes.cend(), [&](const content::Scope &one) {
            return QString::fromUtf8(one.name) == scope;
        });
        if (!isKnown)
            addScope(*row, scheme, scope, tr("The scheme does not define this scope."));
    }
    auto *remove = new QPushButton(theme::icon(theme::Icon::Remove), {}, row);
    remove->setObjectName(u"removeRequirement-%1-%2"_qs.arg(QString::number(requirement), name));
    widgets::setButtonText(remove, tr("Remove %1", "%1: a security scheme").arg(name));
    line->addWidget(remove);
    connect(remove, &QPushButton::clicked, this, [this, place = scheme.pointer] {
        report(inOneStep(m_file.document(), tr("Remove security requirement"),
                         [&] { return content::removeScheme(m_file.document(), place); }));
        m_add->setFocus(Qt::OtherFocusReason);
    });
    return row;
}

void SecuritySection::addScope(QWidget &row, const content::RequirementScheme &scheme, const QString &scope,
                               const QString &about)
{
    auto *box = new QCheckBox(&row);
    QString text = scope;
    widgets::setButtonText(box, text.replace(u'&', u"&&"_qs), about);
    box->setAccessibleName(scope);
    box->setObjectName(u"scope-%1-%2"_qs.arg(scheme.pointer.toString(), scope));
    box->setChecked(scheme.scopes.contains(scope));
    box->setEnabled(m_add->isEnabled());
    row.layout()->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, place = scheme.pointer, scope](bool isChecked) {
        report(inOneStep(m_file.document(), tr("Choose scopes"),
                         [&] { return content::setScope(m_file.document(), place, scope, isChecked); }));
        m_context.select(place, *this);
    });
}

void SecuritySection::add(const QByteArray &scheme)
{
    const auto added = inOneStep(m_file.document(), tr("Add security requirement"),
                                 [&] { return content::addRequirement(m_file.document(), m_place, scheme); });
    if (!added)
        return report(added.error());
    m_message->clear();
    focusRequirement(*added / scheme);
    m_context.select(*added, *this);
}

/** Its first scope, which the user may want to check next. */
void SecuritySection::focusRequirement(const Pointer &requirement)
{
    const QString prefix = u"scope-%1-"_qs.arg(requirement.toString());
    for (QCheckBox *box : m_requirements->findChildren<QCheckBox *>()) {
        if (box->objectName().startsWith(prefix))
            return box->setFocus(Qt::OtherFocusReason);
    }
    m_add->setFocus(Qt::OtherFocusReason);
}

void SecuritySection::report(const base::Result<void> &result)
{
    if (result)
        m_message->clear();
    else
        m_message->show(forms::FieldMessage::Kind::Error, editFailureText(result.error()));
}

QWidget *SecuritySection::reveal(const Pointer &pointer)
{
    return m_place.contains(pointer) ? m_choice : nullptr;
}

void SecuritySection::retranslate()
{
    m_title->setText(tr("Security"));
    m_caption->setText(tr("Required of clients"));
    m_choice->setAccessibleName(tr("Required of clients"));
    m_choice->retranslate();
    widgets::setButtonText(m_add, tr("Add requirement"));
    m_access->retranslate();
    if (!m_place.isRoot()) {
        m_shown.clear();
        refresh();
    }
}

} // namespace designer

#include "moc_securitysection.cpp"
