#include "pathform.h"

#include "accessmessages.h"
#include "banner.h"
#include "editmessages.h"
#include "flowlayout.h"
#include "heading.h"
#include "icon.h"
#include "markdownpreview.h"
#include "measures.h"
#include "nameedit.h"
#include "naming.h"
#include "objectform.h"
#include "operations.h"
#include "paragraphedit.h"
#include "parametersmodel.h"
#include "parameterstable.h"
#include "pathedit.h"
#include "refs.h"
#include "tablesection.h"
#include "textbinding.h"
#include "valuelabel.h"
#include "workspace.h"

#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int PathDescriptionLines = 3;

/** Members of a path item that are edited in the fields above the rest or in the tree of paths. */
QSet<QByteArray> fieldsElsewhere()
{
    QSet<QByteArray> fields{"$ref", "summary", "description", "parameters", "additionalOperations"};
    for (const QByteArray &method : openapi::methods())
        fields.insert(method);
    return fields;
}
/** Dynamic property of a button: the parameter that it declares. */
constexpr char OfferedProperty[] = "gatewrightParameter";
} // namespace

PathForm::PathForm(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_api(context.api)
    , m_references(references)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void PathForm::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"pathBanner"_qs);
    m_banner->setClosable(false);
    m_form = new BoundForm(m_context, this);
    m_nameEdit = new QLineEdit(this);
    m_summaryEdit = new QLineEdit(this);
    m_descriptionEdit = new widgets::ParagraphEdit(this);
    m_form->form().addField({}, m_nameEdit, u"pathName"_qs);
    m_nameEdit->installEventFilter(this);
    m_name = new editing::NameEdit(m_nameEdit);
    m_offers = new QWidget(this);
    m_offers->setLayout(new widgets::FlowLayout);
    m_form->form().addWidget(m_offers);
    m_summary = m_form->addText(m_summaryEdit, u"pathSummary"_qs);
    m_description = m_form->addParagraph(m_descriptionEdit, u"pathDescription"_qs, PathDescriptionLines);
    m_access = new forms::ValueLabel(u"pathAccess"_qs, this);
    m_form->form().addField({}, m_access, u"pathAccess"_qs);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_parametersModel = new ParametersModel(m_file, m_references, this);
    m_parameters = newParametersTable(m_context, *m_parametersModel, u"pathParameters"_qs, this);
    m_rest = new ObjectForm(m_context, this);
    m_rest->setOmitted(fieldsElsewhere());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_title);
    column->addWidget(m_banner);
    column->addWidget(m_form);
    column->addWidget(m_parameters);
    column->addWidget(m_rest);
    column->addStretch(1);
}

void PathForm::connectAll()
{
    connect(m_name, &editing::NameEdit::typed, this,
            [this](const QString &name) { emit renameRequested(name.toUtf8()); });
    connect(m_name, &editing::NameEdit::restored, this, [this] { m_form->form().clearMessage(m_nameEdit); });
    connect(m_nameEdit, &QLineEdit::textEdited, this, &PathForm::showOffers);
    connect(&m_file.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_path.path.isEmpty() && (change.touches(m_place) || !m_file.document().snapshot().isValid()))
            refresh();
    });
    connect(&m_api.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_path.path.isEmpty() && contract::concernsAccess(change, m_api.document().snapshot()))
            showAccess();
    });
}

void PathForm::setPath(const PathEntry &path, const document::Pointer &place)
{
    m_path = path;
    m_place = place;
    m_name->show(QString::fromUtf8(path.path));
    m_form->form().clearMessage(m_nameEdit);
    m_form->form().setLabel(m_nameEdit, path.isWebhook ? tr("Name") : tr("Path"));
    placeFields();
    refresh();
}

void PathForm::placeFields()
{
    if (m_path.path.isEmpty())
        return;
    m_summary->setPlace({m_place.child("summary"), tr("Edit summary"), true});
    m_description->setPlace({m_place.child("description"), tr("Edit description"), true});
    m_parameters->setPlace(m_place.child("parameters"));
    m_rest->setObject(m_place);
}

void PathForm::refresh()
{
    const document::Document &document = m_api.document();
    const document::Node item = m_file.document().snapshot().at(m_place);
    const std::optional<QString> reference = openapi::referenceOf(item);
    const bool isPlain = !item.exists() || item.isNull() || (item.isMapping() && !reference);
    m_title->setText(QString::fromUtf8(m_path.path));
    showAccess();
    m_nameEdit->setEnabled((isPlain || reference) && document.snapshot().isValid() &&
                           document.readOnlyReason() == document::ReadOnlyReason::None);
    m_form->form().setFieldVisible(m_summaryEdit, isPlain);
    m_form->form().setFieldVisible(m_descriptionEdit, isPlain);
    m_parameters->setVisible(isPlain);
    m_rest->setVisible(isPlain);
    showOffers();
    if (isPlain) {
        m_banner->clear();
        return;
    }
    const QString text =
        reference ? tr("This path is a reference to %1. Edit it in Source.", "%1: a reference").arg(*reference)
                  : tr("The file contains %1 instead of a path item. Edit it in Source.").arg(kindName(item));
    m_banner->show(widgets::Banner::Kind::Information, text);
    QPushButton *button = m_banner->addAction(tr("Show in Source"), u"pathSource"_qs);
    connect(button, &QPushButton::clicked, this, [this] { m_context.showInSource(m_place, *this); });
}

/** While the name is typed, too. The buttons of names that are still offered stay, because one may be pressed. */
void PathForm::showOffers()
{
    const QByteArray path = m_nameEdit->text().toUtf8();
    const QList<QByteArray> names = m_nameEdit->isEnabled()
                                        ? openapi::undeclaredParameters(m_file.document().snapshot(), m_place, path)
                                        : QList<QByteArray>();
    if (names != m_offered) {
        m_offered = names;
        for (QPushButton *button : m_offers->findChildren<QPushButton *>()) {
            if (!names.contains(button->property(OfferedProperty).toByteArray())) {
                button->setObjectName({});
                button->hide();
                button->deleteLater();
            }
        }
        for (const QByteArray &name : names)
            addOffer(name);
    }
    m_offers->setVisible(!names.isEmpty());
}

void PathForm::addOffer(const QByteArray &parameter)
{
    const QString text = tr("Declare %1", "%1: the name of a parameter").arg(QString::fromUtf8(parameter));
    const QString objectName = u"declare-"_qs + QString::fromUtf8(parameter);
    if (m_offers->findChild<QPushButton *>(objectName))
        return;
    auto *button = new QPushButton(theme::icon(theme::Icon::Add), {}, m_offers);
    button->setObjectName(objectName);
    button->setProperty(OfferedProperty, parameter);
    widgets::setButtonText(button, text, tr("Adds the path parameter to the parameters of all operations."));
    // A click must not take the focus from the name, which would rename the path in a step of its own.
    button->setFocusPolicy(Qt::TabFocus);
    m_offers->layout()->addWidget(button);
    m_name->addCompleting(button);
    connect(button, &QPushButton::clicked, this,
            [this, parameter] { emit declareRequested(m_nameEdit->text().toUtf8(), parameter); });
}

/** Clients call no webhooks. */
void PathForm::showAccess()
{
    m_form->form().setFieldVisible(m_access, !m_path.isWebhook);
    if (m_path.isWebhook)
        return;
    const document::Snapshot file = m_file.document().snapshot();
    const contract::PathAccess access = contract::pathAccess(
        m_api.document().snapshot(), openapi::operationsIn(file, file.at(m_place).resolved(), m_place, m_path.path));
    m_access->setValue(messages::pathAccessText(access));
}

void PathForm::refreshReferences()
{
    m_parametersModel->refreshReferences();
}

void PathForm::editName()
{
    m_nameEdit->setFocus(Qt::OtherFocusReason);
    m_nameEdit->selectAll();
}

void PathForm::refuseName(const base::Error &error)
{
    QString text = editFailureText(error);
    if (error.code == base::ErrorCode::InvalidArgument)
        text = m_path.isWebhook ? tr("A webhook needs a name.") : tr("A path must start with a slash.");
    else if (error.code == base::ErrorCode::AlreadyExists)
        text = m_path.isWebhook ? tr("This webhook already exists.") : tr("This path already exists.");
    m_form->form().setMessage(m_nameEdit, forms::FieldMessage::Kind::Error, text);
}

QWidget *PathForm::fieldFor(const document::Pointer &place) const
{
    QWidget *field = m_form->fieldFor(place);
    return field ? field : m_rest->fieldFor(place);
}

void PathForm::retranslate()
{
    m_form->form().setLabel(m_nameEdit, m_path.isWebhook ? tr("Name") : tr("Path"));
    m_form->form().setLabel(m_summaryEdit, tr("Summary"));
    m_form->form().setLabel(m_descriptionEdit, tr("Description"));
    m_form->form().setLabel(m_access, tr("Access"));
    m_access->setCaption(tr("Access"));
    if (!m_path.path.isEmpty())
        showAccess();
    m_parameters->setTexts({tr("Parameters of all operations"), tr("Add parameter"), tr("Remove parameter"),
                            tr("Parameters that apply to all operations of this path."), tr("Open parameter")});
    placeFields();
}

bool PathForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_nameEdit && event->type() == QEvent::FocusIn)
        m_context.select(m_place, *this);
    return QWidget::eventFilter(watched, event);
}

} // namespace designer

#include "moc_pathform.cpp"
