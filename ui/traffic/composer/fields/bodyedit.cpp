#include "bodyedit.h"

#include "bodyfiles.h"
#include "fieldmessage.h"
#include "filetarget.h"
#include "findingtext.h"
#include "fonts.h"
#include "measures.h"
#include "naming.h"
#include "paragraphedit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QGridLayout>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QStringDecoder>
#include <QUrl>

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
    buildWidgets();
    placeWidgets();
    connectAll();
    retranslate();
    refresh();
}

void BodyEdit::buildWidgets()
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
    m_text->viewport()->setProperty(TakesFiles, true);
    m_text->viewport()->installEventFilter(this);
    m_files = new BodyFiles(this);
    m_message = new forms::FieldMessage(this);
}

void BodyEdit::placeWidgets()
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, theme::Space::Control, 0, 0);
    m_grid->setHorizontalSpacing(theme::Space::Group);
    m_grid->setVerticalSpacing(theme::Space::Tight);
    m_grid->addWidget(m_sends, 0, 0);
    m_grid->addWidget(m_mediaType, 0, 1);
    m_grid->addWidget(m_example, 0, 2);
    m_grid->addWidget(m_files, 1, 0, 1, 4);
    m_grid->setColumnStretch(3, 1);
    m_grid->addWidget(m_text, 2, 0, 1, 4);
    m_grid->addWidget(m_message, 3, 0, 1, 4);
    m_grid->setRowStretch(2, 1);
}

void BodyEdit::connectAll()
{
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
    connect(m_files, &BodyFiles::fileChosen, this, &BodyEdit::fileChosen);
    connect(m_files, &BodyFiles::fileRemoved, this, &BodyEdit::fileRemoved);
}

bool BodyEdit::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isDrag && event->type() != QEvent::Drop)
        return QWidget::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QList<QUrl> urls = drop->mimeData()->urls();
    const auto part = m_files->partForDrop();
    if (!part || urls.size() != 1 || !urls.constFirst().isLocalFile())
        return QWidget::eventFilter(watched, event);
    drop->acceptProposedAction();
    if (!isDrag)
        emit fileChosen(*part, urls.constFirst().toLocalFile());
    return true;
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
    m_files->setParts({});
    m_hasFiles = false;
    show({});
    setSendsBody(sends);
}

void BodyEdit::setRecorded(const QByteArray &body)
{
    reset(!body.isEmpty());
    show(body);
}

void BodyEdit::setForm(const requests::RequestForm &form, bool isTyped, const QList<FileState> &files)
{
    if (form.mediaTypes != m_mediaTypes) {
        m_mediaTypes = form.mediaTypes;
        m_mediaType->clear();
        for (const QByteArray &mediaType : form.mediaTypes)
            m_mediaType->addItem(QString::fromUtf8(mediaType));
        m_mediaType->setVisible(!form.mediaTypes.isEmpty());
    }
    // The media type of a saved request is not the first one.
    if (const qsizetype sent = form.mediaTypes.indexOf(form.request.contentType); sent >= 0)
        m_mediaType->setCurrentIndex(static_cast<int>(sent));
    if (form.examples != m_examples) {
        m_examples = form.examples;
        m_example->clear();
        for (const QByteArray &name : form.examples)
            m_example->addItem(QString::fromUtf8(name));
        m_example->setVisible(form.examples.size() > 1);
    }
    if (std::exchange(m_isNew, false))
        setSendsBody(form.request.hasBody);
    showFiles(form, isTyped, files);
    if (!isTyped && (form.request.body != m_shown || m_isTyped))
        show(form.request.body);
    refresh();
    m_message->show(forms::FieldMessage::Kind::Warning, findingsText(form.request.findings, {"body", {}}));
}

/** A body that the user has typed is no form, but its parts can still be replaced by files. */
void BodyEdit::showFiles(const requests::RequestForm &form, bool isTyped, const QList<FileState> &files)
{
    m_hasFiles = !files.isEmpty();
    if (form.mediaTypes.isEmpty())
        m_files->setParts({});
    else if (!form.isMultipart)
        m_files->setParts({QByteArray()});
    else if (!isTyped)
        m_files->setParts(form.request.fileParts);
    // One file for the whole body needs no line of its own.
    const int row = form.isMultipart ? 1 : 0;
    const int column = form.isMultipart ? 0 : 3;
    m_grid->addWidget(m_files, row, column, 1, 4 - column);
    m_files->setStates(files);
    QWidget *before = m_example;
    for (QWidget *button : m_files->buttons()) {
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_text);
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
    m_text->setReadOnly(!m_isText || m_hasFiles);
    m_files->setEnabled(m_sends->isChecked());
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
    m_files->retranslate();
}

} // namespace traffic

#include "moc_bodyedit.cpp"
