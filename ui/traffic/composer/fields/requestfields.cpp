#include "requestfields.h"

#include "fieldmessage.h"
#include "findingtext.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "secretfield.h"

#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>

namespace traffic {

using requests::CredentialPlace;
using requests::RequestField;

namespace {

constexpr int NameWidth = 96;

enum Column { NameColumn, FieldColumn, NoteColumn };

QString placeName(const QByteArray &in)
{
    return QString::fromUtf8(in);
}

/** The names of the schemes that an alternative needs. */
QString alternativeText(const QList<CredentialPlace> &alternative)
{
    QStringList names;
    for (const CredentialPlace &place : alternative)
        names.append(QString::fromUtf8(place.scheme));
    return names.isEmpty() ? RequestFields::tr("No credentials") : names.join(u" + "_qs);
}

QString placeName(CredentialPlace::In in)
{
    switch (in) {
    case CredentialPlace::In::Header:
        return u"header"_qs;
    case CredentialPlace::In::Query:
        return u"query"_qs;
    case CredentialPlace::In::Cookie:
        return u"cookie"_qs;
    case CredentialPlace::In::Certificate:
        break;
    }
    return {};
}

} // namespace

RequestFields::RequestFields(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_empty(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    m_grid->setContentsMargins(0, theme::Space::Control, theme::Space::Control, theme::Space::Control);
    m_grid->setHorizontalSpacing(theme::Space::Control);
    m_grid->setVerticalSpacing(theme::Space::Tight);
    m_grid->setColumnMinimumWidth(NameColumn, NameWidth);
    m_grid->setColumnStretch(FieldColumn, 3);
    m_grid->setColumnStretch(NoteColumn, 2);
    m_empty->setWordWrap(true);
    m_grid->addWidget(m_empty, 0, 0, 1, 3);
    reset();
}

void RequestFields::reset()
{
    clearRows();
    m_empty->setText(tr("Choose an operation to get a field for each of its parameters."));
    m_empty->show();
}

void RequestFields::clearRows()
{
    for (const Row &row : std::as_const(m_rows))
        row.field->disconnect(this);
    m_rows.clear();
    m_secrets.clear();
    m_sources.clear();
    m_missing.clear();
    m_places.clear();
    m_alternatives.clear();
    m_requirement = nullptr;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        if (QWidget *widget = item->widget(); widget && widget != m_empty) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_grid->addWidget(m_empty, 0, 0, 1, 3);
}

bool RequestFields::hasRowsOf(const requests::RequestForm &form) const
{
    return m_places == form.request.credentials && m_alternatives == form.request.alternatives &&
           std::equal(m_rows.begin(), m_rows.end(), form.fields.begin(), form.fields.end(),
                      [](const Row &row, const RequestField &field) {
                          return row.key == field.key && row.choices == field.choices;
                      });
}

void RequestFields::setForm(const requests::RequestForm &form)
{
    if (!hasRowsOf(form))
        buildRows(form);
    if (m_requirement)
        m_requirement->setCurrentIndex(int(form.request.requirement.value_or(0)));
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        showField(m_rows.at(i), form.fields.at(i), form.request.findings);
}

void RequestFields::buildRows(const requests::RequestForm &form)
{
    // The choice of an alternative changes the rows below it.
    const bool isChoosing = m_requirement && m_requirement->hasFocus();
    clearRows();
    for (const RequestField &field : form.fields)
        addRow(field);
    addRequirement(form.request);
    if (isChoosing && m_requirement) {
        m_requirement->show();
        m_requirement->setFocus(Qt::OtherFocusReason);
    }
    for (const CredentialPlace &place : form.request.credentials)
        addCredential(place);
    m_grid->setRowStretch(m_grid->rowCount(), 1);
    m_empty->setText(tr("This operation has no parameters."));
    m_empty->setVisible(m_rows.isEmpty() && m_places.isEmpty() && !m_requirement);
}

void RequestFields::addRow(const RequestField &field)
{
    Row row{field.key, field.choices, nullptr, nullptr, nullptr, nullptr};
    const QString name = QString::fromUtf8(field.key.name);
    if (field.choices.isEmpty()) {
        row.field = row.line = new QLineEdit(this);
    } else {
        auto *box = new QComboBox(this);
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->addItems(field.choices);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        box->setMinimumContentsLength(1);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.field = box;
        row.line = box->lineEdit();
    }
    row.line->setAccessibleName(name); // Without a name, screen readers say the placeholder.
    widgets::named(row.field, u"requestField-%1-%2"_qs.arg(placeName(field.key.in), name), name);
    connect(row.line, &QLineEdit::textChanged, this,
            [this, key = field.key](const QString &text) { emit textEdited(key, text); });
    auto *label = new QLabel(name, this);
    label->setBuddy(row.field);
    row.note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    row.message = new forms::FieldMessage(this);
    const int at = m_grid->rowCount();
    m_grid->addWidget(label, at, NameColumn);
    m_grid->addWidget(row.field, at, FieldColumn);
    m_grid->addWidget(row.note, at, NoteColumn);
    m_grid->addWidget(row.message, at + 1, FieldColumn, 1, 2);
    m_rows.append(row);
}

void RequestFields::addRequirement(const requests::BuiltRequest &request)
{
    m_alternatives = request.alternatives;
    if (m_alternatives.size() < 2)
        return;
    m_requirement = widgets::named(new QComboBox(this), u"requestSecurity"_qs, tr("Security"));
    for (const QList<CredentialPlace> &alternative : std::as_const(m_alternatives))
        m_requirement->addItem(alternativeText(alternative));
    m_requirement->setMinimumContentsLength(1);
    m_requirement->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_requirement, &QComboBox::activated, this, [this](int index) { emit requirementChosen(index); });
    auto *label = new QLabel(tr("Security"), this);
    label->setBuddy(m_requirement);
    const int at = m_grid->rowCount();
    m_grid->addWidget(label, at, NameColumn);
    m_grid->addWidget(m_requirement, at, FieldColumn);
    m_grid->addWidget(new widgets::ToneLabel(tr("one of these is needed"), theme::Role::Muted, this), at, NoteColumn);
}

/** Said before the request is sent, which it can be without a credential. */
void RequestFields::showMissing(qsizetype index)
{
    const QLineEdit *field = m_secrets.at(index);
    if (!field)
        return;
    using Kind = forms::FieldMessage::Kind;
    const QString source = m_sources.value(index);
    if (!field->text().isEmpty())
        m_missing.at(index)->clear();
    else if (source.isEmpty())
        m_missing.at(index)->show(Kind::Warning, tr("There is no credential. The request is sent without it."));
    else
        m_missing.at(index)->show(Kind::Information, source);
}

void RequestFields::addCredential(const CredentialPlace &place)
{
    m_places.append(place);
    if (place.in == CredentialPlace::In::Certificate) {
        m_secrets.append(nullptr);
        m_missing.append(nullptr);
        return;
    }
    const qsizetype index = m_secrets.size();
    const QString name = QString::fromUtf8(place.scheme);
    auto *field = widgets::named(new forms::SecretField(this), u"requestCredential-"_qs + name, name);
    field->setPlaceholderText(place.prefix.startsWith("Basic") ? tr("user name:password") : tr("credential"));
    connect(field, &QLineEdit::textChanged, this, [this, index](const QString &text) {
        showMissing(index);
        emit credentialEdited(index, text);
    });
    auto *label = new QLabel(name, this);
    label->setBuddy(field);
    auto *note = new widgets::ToneLabel(tr("credential · %1 %2", "%1: header, query or cookie, %2: its name")
                                            .arg(placeName(place.in), QString::fromUtf8(place.name)),
                                        theme::Role::Muted, this);
    const int at = m_grid->rowCount();
    m_grid->addWidget(label, at, NameColumn);
    m_grid->addWidget(field, at, FieldColumn);
    m_grid->addWidget(note, at, NoteColumn);
    m_secrets.append(field);
    m_missing.append(new forms::FieldMessage(this));
    m_grid->addWidget(m_missing.constLast(), at + 1, FieldColumn, 1, 2);
    showMissing(index);
}

QString RequestFields::noteOf(const RequestField &field)
{
    QStringList parts{placeName(field.key.in)};
    if (!field.type.isEmpty())
        parts.append(field.type);
    if (field.isRequired)
        parts.append(tr("required"));
    if (field.isDeprecated)
        parts.append(tr("deprecated"));
    return parts.join(u" · "_qs);
}

void RequestFields::showField(const Row &row, const RequestField &field, const QList<requests::Finding> &findings)
{
    const QString note = noteOf(field);
    row.note->setText(note);
    row.note->setToolTip(note);
    row.field->setToolTip(field.description);
    row.field->setAccessibleDescription(field.description.isEmpty() ? note : note + u". "_qs + field.description);
    row.line->setPlaceholderText(field.isRequired ? tr("for example %1", "%1: a value").arg(field.suggestion)
                                                  : tr("not sent"));
    if (!row.line->hasFocus() && row.line->text() != field.text) {
        const QSignalBlocker blocker(row.line);
        row.line->setText(field.text);
        row.line->setCursorPosition(0);
    }
    const QString problem = findingsText(findings, field.key);
    row.message->show(forms::FieldMessage::Kind::Warning, problem);
}

QStringList RequestFields::credentials() const
{
    QStringList texts;
    for (const QLineEdit *field : m_secrets)
        texts.append(field ? field->text() : QString());
    return texts;
}

void RequestFields::setCredentials(const QStringList &texts, const QStringList &sources)
{
    m_sources = sources;
    for (qsizetype i = 0; i < std::min(texts.size(), m_secrets.size()); ++i) {
        if (m_secrets.at(i) && m_secrets.at(i)->text() != texts.at(i)) {
            const QSignalBlocker blocker(m_secrets.at(i));
            m_secrets.at(i)->setText(texts.at(i));
        }
        showMissing(i);
    }
}

void RequestFields::focusField(const requests::ParameterKey &key)
{
    for (const Row &row : std::as_const(m_rows)) {
        if (key.name.isEmpty() || row.key == key) {
            row.field->show(); // A new field is shown later, but only a visible one gets the focus.
            return row.field->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace traffic

#include "moc_requestfields.cpp"
