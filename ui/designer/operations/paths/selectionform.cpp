#include "selectionform.h"

#include "addline.h"
#include "bulkedit.h"
#include "form.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr int StatusFieldWidth = 84;

QPushButton *newAddButton(QWidget *parent, const QString &objectName)
{
    auto *button = new QPushButton(theme::icon(theme::Icon::Add), {}, parent);
    button->setObjectName(objectName);
    return button;
}

bool isAddableStatus(const QString &text)
{
    static constexpr int Length = 3;
    if (text == u"default")
        return true;
    const bool isRange = text.mid(1) == u"XX";
    return text.size() == Length && text.at(0) >= u'1' && text.at(0) <= u'5' &&
           (isRange || (text.at(1).isDigit() && text.at(2).isDigit()));
}

} // namespace

SelectionForm::SelectionForm(document::Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
{
    buildWidgets();
    retranslate();
    connectAll();
    refreshButtons();
}

void SelectionForm::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_title->setObjectName(u"selectionTitle"_qs);
    m_scope = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_form = new forms::Form(this);
    m_tag = new QLineEdit(this);
    m_addTag = newAddButton(this, u"addSelectedTag"_qs);
    m_status = new QLineEdit(this);
    m_description = new QLineEdit(this);
    m_addResponse = newAddButton(this, u"addSelectedResponse"_qs);
    m_parameter = new QLineEdit(this);
    m_location = new QComboBox(this);
    m_location->addItems({u"query"_qs, u"header"_qs, u"path"_qs, u"cookie"_qs});
    m_addParameter = newAddButton(this, u"addSelectedParameter"_qs);
    m_scheme = new QComboBox(this);
    m_addSecurity = newAddButton(this, u"addSelectedSecurity"_qs);
    m_form->addField({}, m_tag, u"selectedTag"_qs);
    m_form->addBeside(m_tag, m_addTag);
    m_form->addField({}, m_description, u"selectedResponseDescription"_qs);
    m_status->setObjectName(u"selectedResponseStatus"_qs);
    m_status->setFixedWidth(StatusFieldWidth);
    m_form->addBeside(m_description, m_status);
    m_form->addBeside(m_description, m_addResponse);
    m_form->addField({}, m_parameter, u"selectedParameterName"_qs);
    m_location->setObjectName(u"selectedParameterLocation"_qs);
    m_form->addBeside(m_parameter, m_location);
    m_form->addBeside(m_parameter, m_addParameter);
    m_form->addField({}, m_scheme, u"selectedScheme"_qs);
    m_form->addBeside(m_scheme, m_addSecurity);
    m_duplicate = new QPushButton(theme::icon(theme::Icon::Duplicate), {}, this);
    m_duplicate->setObjectName(u"duplicateSelected"_qs);
    m_delete = new QPushButton(theme::icon(theme::Icon::Remove), {}, this);
    m_delete->setObjectName(u"deleteSelected"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_duplicate);
    buttons->addWidget(m_delete);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_title);
    column->addWidget(m_scope);
    column->addWidget(m_form);
    column->addLayout(buttons);
    column->addStretch(1);
}

void SelectionForm::connectAll()
{
    for (QLineEdit *field : {m_tag, m_status, m_description, m_parameter})
        connect(field, &QLineEdit::textChanged, this, [this] {
            for (QLineEdit *each : {m_tag, m_description, m_parameter})
                m_form->clearMessage(each);
            refreshButtons();
        });
    for (const auto &[field, add] : {std::pair(m_tag, m_addTag), std::pair(m_status, m_addResponse),
                                     std::pair(m_description, m_addResponse), std::pair(m_parameter, m_addParameter)}) {
        auto *line = new editing::AddLine(field, add);
        connect(line, &editing::AddLine::refused, this, [this, line] { showNotAdded(*line); });
    }
    connect(m_tag, &QLineEdit::returnPressed, m_addTag, &QPushButton::click);
    connect(m_parameter, &QLineEdit::returnPressed, m_addParameter, &QPushButton::click);
    connect(m_description, &QLineEdit::returnPressed, m_addResponse, &QPushButton::click);
    connect(m_status, &QLineEdit::returnPressed, m_addResponse, &QPushButton::click);
    connect(m_addTag, &QPushButton::clicked, this, &SelectionForm::addTag);
    connect(m_addResponse, &QPushButton::clicked, this, &SelectionForm::addResponse);
    connect(m_addParameter, &QPushButton::clicked, this, &SelectionForm::addParameter);
    connect(m_addSecurity, &QPushButton::clicked, this, &SelectionForm::addSecurity);
    connect(m_duplicate, &QPushButton::clicked, this, &SelectionForm::duplicateRequested);
    connect(m_delete, &QPushButton::clicked, this, &SelectionForm::deleteRequested);
}

void SelectionForm::setSelection(const PathSelection &selection)
{
    m_selection = selection;
    refreshTitle();
    refreshSchemes();
    refreshButtons();
}

void SelectionForm::refreshTitle()
{
    const auto paths = std::count_if(m_selection.entries.cbegin(), m_selection.entries.cend(),
                                     [](const PathEntry &entry) { return entry.isPath(); });
    m_title->setText(paths == 0 ? tr("%n operations selected", nullptr, int(m_selection.entries.size()))
                                : tr("%n entries selected", nullptr, int(m_selection.entries.size())));
    const int count = int(m_selection.operations.size());
    if (m_selection.isAnyElsewhere && count == 0)
        m_scope->setText(tr("Nothing can be added together to operations in other files."));
    else if (m_selection.isAnyElsewhere)
        m_scope->setText(tr("Add to the %n operations in this file:", nullptr, count));
    else
        m_scope->setText(paths == 0 ? tr("Add to all of them:") : tr("Add to their %n operations:", nullptr, count));
}

void SelectionForm::refreshSchemes()
{
    const QString chosen = m_scheme->currentText();
    const document::Node schemes = m_document.snapshot().at({"components", "securitySchemes"}).resolved();
    QStringList names;
    for (qsizetype i = 0; schemes.isMapping() && i < schemes.childCount(); ++i)
        names.append(QString::fromUtf8(schemes.keyAt(i)));
    m_scheme->clear();
    m_scheme->addItems(names);
    m_scheme->setCurrentIndex(std::max(0, int(names.indexOf(chosen))));
    m_form->setFieldVisible(m_scheme, !names.isEmpty());
}

void SelectionForm::refreshButtons()
{
    const bool isWritable = m_document.readOnlyReason() == document::ReadOnlyReason::None;
    const bool canAdd = isWritable && !m_selection.operations.isEmpty();
    m_addTag->setEnabled(canAdd && !m_tag->text().trimmed().isEmpty());
    m_addResponse->setEnabled(canAdd && isAddableStatus(m_status->text()) &&
                              !m_description->text().trimmed().isEmpty());
    m_addParameter->setEnabled(canAdd && !m_parameter->text().trimmed().isEmpty());
    m_addSecurity->setEnabled(canAdd && m_scheme->count() > 0);
    m_duplicate->setEnabled(m_selection.canEdit);
    m_delete->setEnabled(m_selection.canEdit);
}

void SelectionForm::editAddition(Addition addition)
{
    QWidget *field = m_tag;
    if (addition == Addition::Response)
        field = m_description;
    else if (addition == Addition::Parameter)
        field = m_parameter;
    else if (addition == Addition::Security)
        field = m_scheme;
    field->setFocus(Qt::OtherFocusReason);
}

void SelectionForm::showNotAdded(const editing::AddLine &line)
{
    QWidget *field = line.control() == m_status ? m_description : line.control();
    m_form->setMessage(field, forms::FieldMessage::Kind::Error,
                       field == m_description ? tr("Not added yet. A response needs a status and a description.")
                                              : tr("Not added yet. Click Add, or clear the field."));
}

void SelectionForm::edit(const QString &name, const Edit &edit, const QList<QLineEdit *> &fields)
{
    base::Result<qsizetype> count = qsizetype(0);
    {
        const document::Document::Step step(m_document, name);
        count = edit();
    }
    m_document.closeStep();
    if (!count) {
        emit failed(count.error());
        return;
    }
    for (QLineEdit *field : fields)
        field->clear();
    emit added(*count == m_selection.operations.size()
                   ? tr("Added to %n operations.", nullptr, int(*count))
                   : tr("Added to %n operations. The others already had it.", nullptr, int(*count)));
}

void SelectionForm::addTag()
{
    edit(tr("Add tag"), [this] { return openapi::addTag(m_document, m_selection.operations, m_tag->text().trimmed()); },
         {m_tag});
}

void SelectionForm::addResponse()
{
    edit(tr("Add response"),
         [this] {
             return openapi::addResponse(m_document, m_selection.operations, m_status->text().toUtf8(),
                                         m_description->text().trimmed());
         },
         {m_status, m_description});
}

void SelectionForm::addParameter()
{
    openapi::ParameterFields fields;
    fields.name = m_parameter->text().trimmed();
    fields.location = m_location->currentText();
    fields.type = u"string"_qs;
    edit(tr("Add parameter"), [&] { return openapi::addParameterTo(m_document, m_selection.operations, fields); },
         {m_parameter});
}

void SelectionForm::addSecurity()
{
    edit(tr("Add security requirement"),
         [this] { return openapi::addSecurity(m_document, m_selection.operations, m_scheme->currentText().toUtf8()); });
}

void SelectionForm::retranslate()
{
    m_form->setLabel(m_tag, tr("Tag"));
    m_form->setLabel(m_description, tr("Response: description and status"));
    m_status->setPlaceholderText(u"200"_qs);
    m_status->setAccessibleName(tr("Response: status"));
    m_form->setLabel(m_parameter, tr("Parameter: name and place"));
    m_location->setAccessibleName(tr("Parameter: place"));
    m_form->setLabel(m_scheme, tr("Security requirement"));
    m_form->setHelp(m_scheme, tr("Operations with requirements of their own no longer use those of the document."));
    widgets::setButtonText(m_addTag, tr("Add tag"));
    widgets::setButtonText(m_addResponse, tr("Add response"));
    widgets::setButtonText(m_addParameter, tr("Add parameter"));
    widgets::setButtonText(m_addSecurity, tr("Add requirement"));
    widgets::setButtonText(m_duplicate, tr("Duplicate"));
    widgets::setButtonText(m_delete, tr("Delete"));
    refreshTitle();
}

} // namespace designer

#include "moc_selectionform.cpp"
