#include "bodyedit.h"

#include "fieldmessage.h"
#include "findingtext.h"
#include "fonts.h"
#include "measures.h"
#include "naming.h"
#include "paragraphedit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QScopedValueRollback>
#include <QStringDecoder>

#include <utility>

namespace traffic {
namespace {

/** Returns std::nullopt for bytes that are no text in UTF-8, or too long for the field. */
std::optional<QString> shownText(const QByteArray &body)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(body);
    if (decoder.hasError() || body.contains('\0') || !widgets::isShownWhole(body))
        return std::nullopt;
    return text;
}

} // namespace

BodyEdit::BodyEdit(QWidget *parent)
    : QWidget(parent)
{
    m_sends = new QCheckBox(this);
    m_sends->setObjectName(u"composerSendsBody"_qs);
    m_mediaType = new QComboBox(this);
    m_mediaType->setObjectName(u"composerMediaType"_qs);
    m_mediaType->hide();
    m_example = new QComboBox(this);
    m_example->setObjectName(u"composerExample"_qs);
    m_example->hide();
    for (QComboBox *box : {m_mediaType, m_example}) {
        box->setMinimumContentsLength(8);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    m_text = new widgets::ParagraphEdit(this);
    m_text->setObjectName(u"composerBody"_qs);
    m_text->setFont(theme::codeFont());
    m_text->setTabChangesFocus(true);
    m_message = new forms::FieldMessage(this);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, theme::Space::Control, 0, 0);
    grid->setHorizontalSpacing(theme::Space::Group);
    grid->setVerticalSpacing(theme::Space::Tight);
    grid->addWidget(m_sends, 0, 0);
    grid->addWidget(m_mediaType, 0, 1);
    grid->addWidget(m_example, 0, 2);
    grid->setColumnStretch(3, 1);
    grid->addWidget(m_text, 1, 0, 1, 4);
    grid->addWidget(m_message, 2, 0, 1, 4);
    grid->setRowStretch(1, 1);
    connect(m_sends, &QCheckBox::toggled, this, [this] {
        refresh();
        emit sendsBodyChanged();
    });
    connect(m_mediaType, &QComboBox::activated, this, [this] {
        m_isTyped = false;
        emit mediaTypeChosen(m_mediaType->currentText().toUtf8());
    });
    connect(m_example, &QComboBox::activated, this, [this] {
        m_isTyped = false;
        emit exampleChosen(m_example->currentText().toUtf8());
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (m_isShowing)
            return;
        m_isTyped = true;
        emit bodyEdited(typedBytes());
    });
    retranslate();
    refresh();
}

void BodyEdit::reset(bool sends)
{
    m_isNew = true;
    m_mediaTypes.clear();
    m_mediaType->clear();
    m_mediaType->hide();
    m_examples.clear();
    m_example->clear();
    m_example->hide();
    m_message->clear();
    show({});
    setSendsBody(sends);
}

void BodyEdit::setRecorded(const QByteArray &body)
{
    reset(!body.isEmpty());
    show(body);
}

void BodyEdit::setForm(const requests::RequestForm &form, bool isTyped)
{
    if (form.mediaTypes != m_mediaTypes) {
        m_mediaTypes = form.mediaTypes;
        m_mediaType->clear();
        for (const QByteArray &mediaType : form.mediaTypes)
            m_mediaType->addItem(QString::fromUtf8(mediaType));
        m_mediaType->setVisible(!form.mediaTypes.isEmpty());
    }
    if (form.examples != m_examples) {
        m_examples = form.examples;
        m_example->clear();
        for (const QByteArray &name : form.examples)
            m_example->addItem(QString::fromUtf8(name));
        m_example->setVisible(form.examples.size() > 1);
    }
    if (std::exchange(m_isNew, false))
        setSendsBody(form.request.hasBody);
    if (!isTyped && (form.request.body != m_shown || m_isTyped))
        show(form.request.body);
    m_message->show(forms::FieldMessage::Kind::Warning, findingsText(form.request.findings, {"body", {}}));
}

void BodyEdit::show(const QByteArray &body)
{
    const QScopedValueRollback showing(m_isShowing, true);
    const auto text = shownText(body);
    m_shown = body;
    m_isText = text.has_value();
    m_isTyped = false;
    m_text->setPlainText(text.value_or(QString()));
    m_text->setPlaceholderText(m_isText ? QString()
                                        : tr("%n byte(s) that are not shown as text", nullptr, int(body.size())));
    refresh();
}

void BodyEdit::refresh()
{
    m_text->setReadOnly(!m_isText);
    m_text->setEnabled(m_sends->isChecked());
    m_mediaType->setEnabled(m_sends->isChecked());
    m_example->setEnabled(m_sends->isChecked());
}

bool BodyEdit::sendsBody() const
{
    return m_sends->isChecked();
}

void BodyEdit::setSendsBody(bool sends)
{
    m_sends->setChecked(sends);
}

/** The field has other line breaks than some bodies, such as those of multipart. */
QByteArray BodyEdit::typedBytes() const
{
    const QByteArray bytes = m_text->toPlainText().toUtf8();
    return m_shown.contains("\r\n") ? QByteArray(bytes).replace('\n', "\r\n") : bytes;
}

QByteArray BodyEdit::bytes() const
{
    if (!sendsBody())
        return {};
    return m_isTyped ? typedBytes() : m_shown;
}

void BodyEdit::retranslate()
{
    widgets::setButtonText(m_sends, tr("Send body"));
    m_mediaType->setAccessibleName(tr("Media type"));
    m_mediaType->setToolTip(tr("Media type"));
    m_example->setAccessibleName(tr("Example"));
    m_example->setToolTip(tr("Example"));
    m_text->setAccessibleName(tr("Request body"));
}

} // namespace traffic

#include "moc_bodyedit.cpp"
