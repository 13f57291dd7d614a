#include "newapidialog.h"

#include "form.h"
#include "measures.h"
#include "naming.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace window {

namespace {

constexpr int NewApiWidth = 520;
/** The version that tools support best comes first. */
constexpr specification::Version NewApiVersions[] = {specification::Version::V31, specification::Version::V32,
                                                     specification::Version::V30};

} // namespace

NewApiDialog::NewApiDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"newApiDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    retranslate();
    resize(NewApiWidth, sizeHint().height());
    connect(m_title, &QLineEdit::textChanged, this, &NewApiDialog::followTitle);
    for (QLineEdit *field : {m_title, m_fileName, m_listenPath, m_server})
        connect(field, &QLineEdit::textChanged, this, &NewApiDialog::refresh);
    connect(m_create, &QPushButton::clicked, this, &NewApiDialog::create);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    followTitle();
    refresh();
}

void NewApiDialog::buildWidgets()
{
    m_form = new forms::Form(this);
    m_title = new QLineEdit(this);
    m_version = new QComboBox(this);
    for (const specification::Version version : NewApiVersions)
        m_version->addItem(u"OpenAPI "_qs + specification::nameOf(version), int(version));
    m_start = new QComboBox(this);
    for (const NewApiStart start : {NewApiStart::Resource, NewApiStart::Empty, NewApiStart::Example})
        m_start->addItem({}, int(start));
    m_fileName = new QLineEdit(this);
    m_listenPath = new QLineEdit(this);
    m_server = new QLineEdit(this);
    m_form->addField({}, m_title, u"newApiTitle"_qs);
    m_form->addField({}, m_version, u"newApiVersion"_qs);
    m_form->addField({}, m_start, u"newApiStart"_qs);
    m_form->addField({}, m_fileName, u"newApiFileName"_qs);
    m_form->addField({}, m_listenPath, u"newApiListenPath"_qs);
    m_form->addField({}, m_server, u"newApiServer"_qs);
    m_create = new QPushButton(this);
    m_create->setObjectName(u"createApi"_qs);
    m_create->setDefault(true);
    widgets::makePrimary(m_create);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"cancelNewApi"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_create);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_form, 1);
    column->addLayout(buttons);
}

void NewApiDialog::retranslate()
{
    setWindowTitle(tr("New API"));
    m_form->setLabel(m_title, tr("Title"));
    m_title->setPlaceholderText(tr("Bookshop"));
    m_form->setLabel(m_version, tr("Version of OpenAPI"));
    m_form->setLabel(m_start, tr("Start with"));
    const QStringList starts{tr("A resource, such as books"), tr("Nothing"), tr("A copy of the example")};
    for (int i = 0; i < int(starts.size()); ++i)
        m_start->setItemText(i, starts.at(i));
    m_form->setLabel(m_fileName, tr("File name"));
    m_form->setHelp(m_fileName, tr("The first save asks for the folder."));
    m_form->setLabel(m_listenPath, tr("Listen path"));
    m_form->setLabel(m_server, tr("Server URL"));
    widgets::setButtonText(m_create, tr("Create API"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
}

bool NewApiDialog::isEdited(const QLineEdit *field) const
{
    return field->isModified() && !field->text().isEmpty();
}

void NewApiDialog::followTitle()
{
    const QByteArray slug = drafts::slugOf(m_title->text());
    const QString name = QString::fromUtf8(slug.isEmpty() ? QByteArray("new-api") : slug);
    if (!isEdited(m_fileName))
        m_fileName->setText(name + u".yaml"_qs);
    if (!isEdited(m_listenPath))
        m_listenPath->setText(u'/' + name + u'/');
    if (!isEdited(m_server))
        m_server->setText(u"https://api.example/"_qs + name);
}

QString NewApiDialog::problemOf(const QLineEdit *field) const
{
    const QString text = field->text().trimmed();
    if (field == m_fileName && (text.contains(u'/') || text.contains(u'\\') || text.contains(QChar::Null)))
        return tr("Enter a name without a folder.");
    if (field == m_fileName && text.endsWith(u".json"_qs, Qt::CaseInsensitive))
        return tr("A new API is written as YAML. Enter a name that ends with .yaml.");
    if (field == m_listenPath && !text.startsWith(u'/'))
        return tr("A listen path begins with a slash.");
    const QUrl url(text, QUrl::StrictMode);
    const bool isUrl = url.isValid() && !url.host().isEmpty() && url.scheme().startsWith(u"http"_qs);
    if (field == m_server && !isUrl && !text.startsWith(u'/'))
        return tr("Enter a URL such as https://api.example/books.");
    return {};
}

void NewApiDialog::refresh()
{
    bool isComplete = !m_title->text().trimmed().isEmpty();
    for (QLineEdit *field : {m_fileName, m_listenPath, m_server}) {
        const QString problem = problemOf(field);
        if (problem.isEmpty())
            m_form->clearMessage(field);
        else
            m_form->setMessage(field, forms::FieldMessage::Kind::Error, problem);
        isComplete = isComplete && problem.isEmpty() && !field->text().trimmed().isEmpty();
    }
    m_create->setEnabled(isComplete);
}

void NewApiDialog::create()
{
    const drafts::NewApi api{m_title->text().trimmed(), specification::Version(m_version->currentData().toInt()),
                             m_listenPath->text().trimmed().toUtf8(), m_server->text().trimmed().toUtf8()};
    QString fileName = m_fileName->text().trimmed();
    if (!fileName.contains(u'.'))
        fileName += u".yaml"_qs;
    const auto start = NewApiStart(m_start->currentData().toInt());
    emit described(api, start, fileName);
    accept();
}

void NewApiDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_newapidialog.cpp"
