#include "bodyview.h"

#include "accessiblerows.h"
#include "bodyfaults.h"
#include "bodysearch.h"
#include "fieldtable.h"
#include "heading.h"
#include "imagepage.h"
#include "measures.h"
#include "naming.h"
#include "partsview.h"
#include "rowsview.h"
#include "worker.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QStackedLayout>
#include <QTableView>

namespace traffic {
namespace {

constexpr int SizeCharacters = 11; ///< Of a size such as "168 bytes", which stays in one line, in average characters.

QString sizeText(qint64 size)
{
    return QLocale().formattedDataSize(size, 1, QLocale::DataSizeSIFormat);
}

} // namespace

BodyView::BodyView(const QString &objectName, NewPartView newPart, QWidget *parent)
    : QWidget(parent)
    , m_name(objectName)
    , m_newPart(std::move(newPart))
{
    m_worker.setMaxThreadCount(1);
    buildWidgets();
    retranslate();
    connectAll();
}

BodyView::~BodyView()
{
    m_loading.cancel();
}

void BodyView::buildWidgets()
{
    m_text = new RowsView(this);
    m_text->setObjectName(m_name);
    makeAccessible(*m_text);
    m_form = newFieldTable(m_fields, this);
    m_form->setObjectName(m_name + u"Form"_qs);
    m_image = new ImagePage(m_name, this);
    m_controls = newControls();
    m_fault = new widgets::ToneLabel({}, theme::Role::Warning, this);
    m_fault->setObjectName(m_name + u"Fault"_qs);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_pages = new QWidget(this);
    m_stack = new QStackedLayout(m_pages);
    for (QWidget *page : std::initializer_list<QWidget *>{m_text, m_form, m_image})
        m_stack->addWidget(page);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_controls);
    column->addWidget(m_fault);
    column->addWidget(m_pages, 1);
    column->addStretch(); // Below the note if there is no text.
}

QWidget *BodyView::newControls()
{
    auto *controls = new QWidget(this);
    m_forms = new QButtonGroup(this);
    auto *line = new QHBoxLayout(controls);
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Group);
    const auto addForm = [&](const QString &name, BodyForm form) {
        auto *button = new QRadioButton(controls);
        button->setObjectName(m_name + name);
        m_forms->addButton(button, static_cast<int>(form));
        line->addWidget(button);
        return button;
    };
    m_pretty = addForm(u"Pretty"_qs, BodyForm::Pretty);
    m_raw = addForm(u"Raw"_qs, BodyForm::Raw);
    m_hex = addForm(u"Hex"_qs, BodyForm::Hex);
    m_pretty->setChecked(true);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, controls);
    m_note->setObjectName(m_name + u"Note"_qs);
    m_note->setMinimumWidth(m_note->fontMetrics().averageCharWidth() * SizeCharacters);
    line->addWidget(m_note, 1);
    m_search = new BodySearch(*m_text, m_name, controls);
    line->addWidget(m_search);
    m_save = new QPushButton(controls);
    m_save->setObjectName(m_name + u"Save"_qs);
    m_save->setAutoDefault(false);
    line->addWidget(m_save);
    return controls;
}

void BodyView::connectAll()
{
    connect(m_forms, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            refresh();
    });
    connect(m_save, &QPushButton::clicked, this, [this] { emit saveRequested(m_body.bytes); });
    connect(m_text, &RowsView::copiedInPart, this, [this] {
        m_note->setText(tr("Only the first %1 were copied. Save the body to get all of it.", "%1 is a size")
                            .arg(sizeText(RowsView::MaximumCopied)));
    });
    auto *search = new QShortcut(QKeySequence::Find, this);
    search->setContext(Qt::WidgetWithChildrenShortcut);
    connect(search, &QShortcut::activated, m_search, &BodySearch::activate);
}

void BodyView::setBody(const http::HeaderList &headers, const http::Body &body)
{
    m_headers = headers;
    m_body = body;
    m_hasBody = true;
    retranslatePretty();
    refresh();
}

void BodyView::clear()
{
    m_headers = {};
    m_body = {};
    m_hasBody = false;
    refresh();
}

void BodyView::setLabel(const QString &label)
{
    m_text->setAccessibleName(label);
    m_form->setAccessibleName(label);
    m_image->setLabel(label);
}

void BodyView::refresh()
{
    m_loading.cancel();
    m_save->setEnabled(!m_body.bytes.isEmpty());
    // Without a body there is nothing to see, search or save.
    for (QWidget *control : std::initializer_list<QWidget *>{m_pretty, m_raw, m_hex, m_save, m_pages})
        control->setVisible(m_body.size > 0);
    const auto form = static_cast<BodyForm>(m_forms->checkedId());
    const bool showsParts = m_newPart != nullptr;
    if (!isSlowToLoad(m_body, m_headers)) {
        m_isLoading = false;
        take(loadedBody(m_body, m_headers, form, showsParts));
        return;
    }
    m_isLoading = true;
    take({});
    m_loading = base::runOnWorker(
        m_worker, this,
        [body = m_body, headers = m_headers, form, showsParts]() -> base::Result<LoadedBody> {
            return loadedBody(body, headers, form, showsParts);
        },
        [this](const base::Result<LoadedBody> &body) {
            if (!body.isOk())
                return;
            m_isLoading = false;
            take(*body);
        });
}

void BodyView::take(const LoadedBody &body)
{
    m_loaded = body;
    m_text->setRows(body.rows);
    http::HeaderList fields;
    for (const auto &[name, value] : body.form.fields)
        fields.append(name, value);
    m_fields.setHeaders(fields);
    m_image->setImage(body.image);
    if (m_parts || !body.parts.parts.isEmpty())
        parts().setParts(body.parts.parts);
    m_stack->setCurrentWidget(pageOf(body.view));
    m_search->setVisible(m_body.size > 0 && body.view == LoadedBody::View::Rows);
    m_search->rowsChanged();
    const QString fault = faultText(body);
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty() && m_body.size > 0);
    refreshNote();
}

QWidget *BodyView::pageOf(LoadedBody::View view)
{
    switch (view) {
    case LoadedBody::View::Rows:
        break;
    case LoadedBody::View::Form:
        return m_form;
    case LoadedBody::View::Parts:
        return &parts();
    case LoadedBody::View::Image:
        return m_image;
    }
    return m_text;
}

PartsView &BodyView::parts()
{
    if (!m_parts) {
        m_parts = new PartsView(m_name, m_newPart, this);
        m_stack->addWidget(m_parts);
        connect(m_parts, &PartsView::saveRequested, this, &BodyView::partSaveRequested);
    }
    return *m_parts;
}

/** What the user must know about the text: that it is not ready, or that it is not all of the body. */
void BodyView::refreshNote()
{
    if (m_isLoading)
        m_note->setText(tr("Formatting…"));
    else if (m_body.isIncomplete)
        m_note->setText(m_body.bytes.isEmpty() ? tr("The body was not recorded") : QString());
    else if (m_body.size == 0)
        m_note->setText(m_hasBody ? tr("No body") : QString());
    else if (m_body.isTruncated())
        m_note->setText(tr("The first %1 of %2; more was not recorded", "%1 and %2 are sizes, for instance 64 kB")
                            .arg(sizeText(m_body.bytes.size()), sizeText(m_body.size)));
    else
        m_note->setText(sizeText(m_body.size));
}

void BodyView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/** The button of the form by the media type is named after what it shows. */
void BodyView::retranslatePretty()
{
    const QByteArray type = m_headers.first("Content-Type").value_or(QByteArray());
    switch (bodies::kindOfBody(type, {})) {
    case bodies::BodyKind::Form:
        widgets::setButtonText(m_pretty, tr("Form"));
        break;
    case bodies::BodyKind::Multipart:
        widgets::setButtonText(m_pretty, tr("Parts"));
        break;
    case bodies::BodyKind::Image:
        widgets::setButtonText(m_pretty, tr("Image"));
        break;
    default:
        widgets::setButtonText(m_pretty, tr("Pretty"));
        break;
    }
}

void BodyView::retranslate()
{
    retranslatePretty();
    widgets::setButtonText(m_raw, tr("Raw"));
    widgets::setButtonText(m_hex, tr("Hex"));
    widgets::setButtonText(m_save, tr("Save…"), tr("Save the body to a file, with secrets only if they are shown"));
    m_fields.setTitles({tr("Name"), tr("Value")});
    m_fault->setText(faultText(m_loaded));
    refreshNote();
}

} // namespace traffic

#include "moc_bodyview.cpp"
