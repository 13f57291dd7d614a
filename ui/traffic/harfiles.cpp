#include "harfiles.h"

#include "documentstore.h"
#include "errormessages.h"
#include "harwriter.h"
#include "redact.h"
#include "worker.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace traffic {
namespace {

constexpr std::chrono::milliseconds ProgressTime{200};

/** The text of a HAR file. One exchange after the other is read from its chunk, redacted and written. */
workspace::NextPiece harOf(const QList<items::KeptExchange> &exchanges, bool withSecrets,
                           std::shared_ptr<std::atomic<qsizetype>> written)
{
    return [&exchanges, withSecrets, written = std::move(written), redactor = Redactor(), har = HarText(),
            isEnded = false]() mutable -> base::Result<std::optional<QByteArray>> {
        if (base::isUnwanted())
            return base::Error::cancelled();
        const qsizetype next = written->load(std::memory_order_relaxed);
        if (next == exchanges.size())
            return std::exchange(isEnded, true) ? std::nullopt : std::optional(har.end());
        const ExchangePtr exchange = exchanges.at(next).exchange();
        written->store(next + 1, std::memory_order_relaxed);
        return std::optional(har.add(withSecrets ? Redactor::withSecrets(*exchange) : redactor.exchange(*exchange)));
    };
}

QFileDialog *harDialog(QWidget &owner, const QString &title)
{
    auto *dialog = new QFileDialog(&owner, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({HarFiles::tr("HTTP archive (*.har)"), HarFiles::tr("All files (*)")});
    return dialog;
}

QString whyNotRead(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::SyntaxError:
    case base::ErrorCode::WrongType:
        return HarFiles::tr("The file is not a valid HAR file, so nothing was imported. The error is at %1.",
                            "%1 is a line and column, or a place in the file")
            .arg(error.detail);
    default:
        return messages::errorText(error);
    }
}

} // namespace

HarFiles::HarFiles(ExchangeLog &log, workspace::DocumentStore &store, QWidget &owner)
    : QObject(&owner)
    , m_log(&log)
    , m_store(store)
    , m_owner(owner)
{
    prepareWorkers();
}

HarFiles::HarFiles(workspace::DocumentStore &store, QWidget &owner)
    : QObject(&owner)
    , m_store(store)
    , m_owner(owner)
{
    prepareWorkers();
}

HarFiles::~HarFiles()
{
    m_reader.clear();
    m_reading.cancel();
    m_writing.cancel();
}

void HarFiles::prepareWorkers()
{
    m_reader.setMaxThreadCount(1);
    m_writer.setMaxThreadCount(1);
    m_progress.setInterval(ProgressTime);
    connect(&m_progress, &QTimer::timeout, this,
            [this] { emit progressed(m_written->load(std::memory_order_relaxed), m_toWrite); });
}

QFileDialog *HarFiles::openExportDialog(const QString &fileName)
{
    QFileDialog *dialog = harDialog(m_owner, tr("Export HAR"));
    dialog->setObjectName(u"harExportDialog"_qs);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"har"_qs);
    dialog->selectFile(fileName);
    dialog->open();
    return dialog;
}

void HarFiles::exportExchanges(const QList<items::KeptExchange> &exchanges)
{
    connect(openExportDialog(u"exchanges.har"_qs), &QFileDialog::fileSelected, this,
            [this, exchanges](const QString &path) { askForSecrets(path, exchanges); });
}

void HarFiles::exportRedacted(const QList<ExchangePtr> &exchanges, const QString &fileName)
{
    connect(openExportDialog(fileName), &QFileDialog::fileSelected, this, [this, exchanges](const QString &path) {
        write(path, {exchanges.begin(), exchanges.end()}, false);
    });
}

void HarFiles::askForSecrets(const QString &path, const QList<items::KeptExchange> &exchanges)
{
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Export HAR"),
        tr("Credentials and other secrets are replaced by REDACTED. Anyone who can read a file "
           "with secrets can use them."),
        QMessageBox::Cancel, &m_owner);
    question->setObjectName(u"harSecretsQuestion"_qs);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *without = question->addButton(tr("Export without secrets"), QMessageBox::AcceptRole);
    without->setObjectName(u"harWithoutSecrets"_qs);
    QPushButton *with = question->addButton(tr("Export with secrets"), QMessageBox::DestructiveRole);
    with->setObjectName(u"harWithSecrets"_qs);
    question->setDefaultButton(without);
    connect(without, &QPushButton::clicked, this, [this, path, exchanges] { write(path, exchanges, false); });
    connect(with, &QPushButton::clicked, this, [this, path, exchanges] { write(path, exchanges, true); });
    question->open();
}

void HarFiles::write(const QString &path, const QList<items::KeptExchange> &exchanges, bool withSecrets)
{
    m_writing.cancel();
    m_written = std::make_shared<std::atomic<qsizetype>>(0);
    m_toWrite = exchanges.size();
    const auto writeFile = [&store = m_store, path, exchanges, withSecrets,
                            written = m_written]() -> base::Result<qsizetype> {
        const auto result = store.writePrivatePieces(path, harOf(exchanges, withSecrets, written));
        return result.isOk() ? base::Result(exchanges.size()) : result.error();
    };
    setWriting(true);
    m_writing = base::runOnWorker(m_writer, this, writeFile, [this, path](const base::Result<qsizetype> &count) {
        // Cancelled, or others are exported instead.
        if (!count && count.error().code == base::ErrorCode::Cancelled)
            return;
        setWriting(false);
        if (!count)
            emit failed(messages::errorText(count.error()), path);
        else if (*count == 1)
            emit succeeded(tr("One exchange was written to %1.", "%1 is a file").arg(path));
        else
            emit succeeded(
                tr("%1 exchanges were written to %2.", "%1 is a number, %2 a file").arg(QString::number(*count), path));
    });
}

void HarFiles::cancelWriting()
{
    m_writing.cancel();
    setWriting(false);
}

void HarFiles::setWriting(bool isWriting)
{
    m_isWriting = isWriting;
    if (isWriting)
        m_progress.start();
    else
        m_progress.stop();
    emit writingChanged();
}

void HarFiles::saveBody(const http::BodyBytes &bytes, const QString &fileName)
{
    auto *dialog = new QFileDialog(&m_owner, tr("Save the body"));
    dialog->setObjectName(u"bodySaveDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(fileName);
    connect(dialog, &QFileDialog::fileSelected, this, [this, bytes](const QString &path) {
        const auto tell = [this, path](const base::Result<void> &result) {
            if (result.isOk())
                emit succeeded(tr("The body was written to %1.", "%1 is a file").arg(path));
            else
                emit failed(messages::errorText(result.error()), path);
        };
        base::whenDone(base::startWork(
                           m_writer, [&store = m_store, path, bytes] { return store.writePrivate(path, bytes.read()); })
                           .future,
                       this, tell);
    });
    dialog->open();
}

void HarFiles::importFile()
{
    Q_ASSERT(m_log);
    QFileDialog *dialog = harDialog(m_owner, tr("Import HAR"));
    dialog->setObjectName(u"harImportDialog"_qs);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &HarFiles::read);
    dialog->open();
}

void HarFiles::read(const QString &path)
{
    m_reading.cancel();
    const auto readFile = [&store = m_store, path]() -> base::Result<Imported> {
        const base::Result<QByteArray> bytes = store.read(path);
        if (!bytes)
            return bytes.error();
        items::ExchangePacker packer(items::ExchangeModel::MaximumExchanges, items::ExchangeModel::MaximumBytes);
        const auto read = readHarEntries(*bytes, [&packer](ExchangePtr exchange) { packer.add(std::move(exchange)); });
        if (!read)
            return read.error();
        return Imported{packer.take(), packer.dropped()};
    };
    setReading(true);
    m_reading = base::runOnWorker(m_reader, this, readFile, [this, path](const base::Result<Imported> &content) {
        // Cancelled, or another file is read instead.
        if (!content && content.error().code == base::ErrorCode::Cancelled)
            return;
        setReading(false);
        take(path, content);
    });
}

void HarFiles::cancelReading()
{
    m_reading.cancel();
    setReading(false);
}

void HarFiles::setReading(bool isReading)
{
    m_isReading = isReading;
    emit readingChanged();
}

void HarFiles::take(const QString &path, const base::Result<Imported> &content)
{
    if (!content) {
        emit failed(whyNotRead(content.error()), path);
        return;
    }
    m_log->add(content->exchanges);
    const QString count = QString::number(content->exchanges.size());
    if (content->dropped > 0)
        emit succeeded(
            tr("The newest %1 of %2 exchanges were read from %3. The older ones exceed the limits of the list.",
               "%1 and %2 are numbers, %3 a file")
                .arg(count, QString::number(content->exchanges.size() + content->dropped), path));
    else if (content->exchanges.size() == 1)
        emit succeeded(tr("One exchange was read from %1.", "%1 is a file").arg(path));
    else
        emit succeeded(tr("%1 exchanges were read from %2.", "%1 is a number, %2 a file").arg(count, path));
}

} // namespace traffic

#include "moc_harfiles.cpp"
