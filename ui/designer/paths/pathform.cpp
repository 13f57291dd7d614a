#include "pathform.h"

#include "banner.h"
#include "editmessages.h"
#include "heading.h"
#include "measures.h"
#include "objectform.h"
#include "operations.h"
#include "parameterstable.h"
#include "refs.h"
#include "tablesection.h"
#include "textbinding.h"
#include "workspace.h"

#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int PathDescriptionLines = 3;

/** What the fields above the rest and the tree of paths have. */
QSet<QByteArray> fieldsElsewhere()
{
    QSet<QByteArray> fields{"$ref", "summary", "description", "parameters", "additionalOperations"};
    for (const QByteArray &method : openapi::methods())
        fields.insert(method);
    return fields;
}
} // namespace

PathForm::PathForm(workspace::OpenDefinition &definition, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
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
    m_form = new BoundForm(m_definition, this);
    m_nameEdit = new QLineEdit(this);
    m_summaryEdit = new QLineEdit(this);
    m_descriptionEdit = new QPlainTextEdit(this);
    m_form->form().addField({}, m_nameEdit, u"pathName"_qs);
    m_nameEdit->installEventFilter(this);
    m_summary = m_form->addText(m_summaryEdit, u"pathSummary"_qs);
    m_description = m_form->addParagraph(m_descriptionEdit, u"pathDescription"_qs, PathDescriptionLines);
    m_parametersModel = new ParametersModel(m_definition.document(), this);
    m_parameters = newParametersTable(*m_parametersModel, u"pathParameters"_qs, this);
    m_rest = new ObjectForm(m_definition, this);
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
    connect(m_nameEdit, &QLineEdit::editingFinished, this, [this] {
        if (m_nameEdit->text() != QString::fromUtf8(m_path))
            emit renameRequested(m_nameEdit->text().toUtf8());
        else
            m_form->form().clearMessage(m_nameEdit);
    });
    connect(m_form, &BoundForm::located, this, &PathForm::located);
    connect(m_form, &BoundForm::sourceRequested, this, &PathForm::sourceRequested);
    connect(m_parameters, &TableSection::located, this, &PathForm::located);
    connect(m_parameters, &TableSection::sourceRequested, this, &PathForm::sourceRequested);
    connect(m_parameters, &TableSection::openRequested, this, &PathForm::openRequested);
    connect(m_rest, &ObjectForm::located, this, &PathForm::located);
    connect(m_rest, &ObjectForm::sourceRequested, this, &PathForm::sourceRequested);
    connect(m_rest, &ObjectForm::openRequested, this, &PathForm::openRequested);
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_path.isEmpty() && (change.touches(pointer()) || !m_definition.document().snapshot().isValid()))
            refresh();
    });
}

void PathForm::setPath(const QByteArray &path)
{
    m_path = path;
    m_nameEdit->setText(QString::fromUtf8(path));
    m_form->form().clearMessage(m_nameEdit);
    place();
    refresh();
}

void PathForm::place()
{
    if (m_path.isEmpty())
        return;
    m_summary->setPlace({pointer().child("summary"), tr("Edit summary"), true});
    m_description->setPlace({pointer().child("description"), tr("Edit description"), true});
    m_parameters->setPlace(pointer().child("parameters"));
    m_rest->setObject(pointer());
}

void PathForm::refresh()
{
    const document::Document &document = m_definition.document();
    const document::Node item = document.snapshot().at(pointer());
    const std::optional<QString> reference = openapi::referenceOf(item);
    const bool isPlain = !item.exists() || item.isNull() || (item.isMapping() && !reference);
    m_title->setText(QString::fromUtf8(m_path));
    m_nameEdit->setEnabled(isPlain && document.snapshot().isValid() &&
                           document.readOnlyReason() == document::ReadOnlyReason::None);
    m_form->form().setFieldVisible(m_summaryEdit, isPlain);
    m_form->form().setFieldVisible(m_descriptionEdit, isPlain);
    m_parameters->setVisible(isPlain);
    m_rest->setVisible(isPlain);
    if (isPlain) {
        m_banner->clear();
        return;
    }
    const QString text =
        reference ? tr("This path is a reference to %1. Edit it in Source.", "%1: a reference").arg(*reference)
                  : tr("The file contains %1 instead of a path item. Edit it in Source.").arg(kindName(item));
    m_banner->show(widgets::Banner::Kind::Information, text);
    QPushButton *button = m_banner->addAction(tr("Show in Source"), u"pathSource"_qs);
    connect(button, &QPushButton::clicked, this, [this] { emit sourceRequested(pointer()); });
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
        text = tr("A path must start with a slash.");
    else if (error.code == base::ErrorCode::AlreadyExists)
        text = tr("This path already exists.");
    m_form->form().setMessage(m_nameEdit, forms::FieldMessage::Kind::Error, text);
}

QWidget *PathForm::fieldFor(const document::Pointer &place) const
{
    QWidget *field = m_form->fieldFor(place);
    return field ? field : m_rest->fieldFor(place);
}

void PathForm::retranslate()
{
    m_form->form().setLabel(m_nameEdit, tr("Path"));
    m_form->form().setLabel(m_summaryEdit, tr("Summary"));
    m_form->form().setLabel(m_descriptionEdit, tr("Description"));
    m_parameters->setTexts({tr("Parameters of all operations"), tr("Add parameter"), tr("Remove parameter"),
                            tr("Parameters that apply to all operations of this path."), tr("Open parameter")});
    place();
}

bool PathForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_nameEdit && event->type() == QEvent::FocusIn)
        emit located(pointer());
    return QWidget::eventFilter(watched, event);
}

} // namespace designer

#include "moc_pathform.cpp"
