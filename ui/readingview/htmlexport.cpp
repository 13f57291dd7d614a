#include "htmlexport.h"

#include "bundle.h"
#include "documentstore.h"
#include "htmlpage.h"
#include "opendefinition.h"
#include "references.h"
#include "worker.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

namespace readingview {

namespace {

using PageOutcome = base::Result<QByteArray>;

/** The code of a locale's language. The locale of a system without a language has English texts. */
QString languageCode(const QLocale &locale)
{
    return locale.language() == QLocale::C ? reading::SourceLanguage.toString()
                                           : QLocale::languageToCode(locale.language());
}

/** On a worker. References to other files that can't be followed are text in the page. */
PageOutcome makePage(const QByteArray &fileBytes, document::Format format,
                     const std::shared_ptr<workspace::StoredDocuments> &documents, const QString &address,
                     const QString &language)
{
    document::Document copy(fileBytes, format);
    // Read now: the set of the references can be that of an earlier text, or not be there yet.
    const auto own = documents->open(address);
    const auto set = own ? openapi::DocumentSet::load({*own}, *documents) : openapi::DocumentSet();
    const auto bundled = bundling::bundle(copy, set, address);
    if (!bundled)
        return bundled.error();
    return reading::htmlPage(copy.snapshot(), language);
}

} // namespace

HtmlExport::HtmlExport(workspace::OpenDefinition &definition, workspace::References &references,
                       workspace::DocumentStore &store, QWidget *parent)
    : QObject(parent)
    , m_definition(definition)
    , m_references(references)
    , m_store(store)
    , m_window(parent)
{}

void HtmlExport::start()
{
    auto *dialog = new QFileDialog(m_window, tr("Export HTML"), QString(), tr("HTML files (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"html"_qs);
    const QFileInfo own(m_definition.path().isEmpty() ? m_definition.title() : m_definition.path());
    dialog->selectFile(own.completeBaseName() + u".html"_qs);
    connect(dialog, &QFileDialog::fileSelected, this, &HtmlExport::write);
    dialog->open();
}

void HtmlExport::write(const QString &path)
{
    const document::Document &document = m_definition.document();
    // The default locale has the language of the window's texts.
    const QLocale locale;
    const auto make = [bytes = document.fileBytes(), format = document.format(), documents = m_references.documents(),
                       address = m_references.addressOf(m_definition), language = languageCode(locale)] {
        return makePage(bytes, format, documents, address, language);
    };
    base::runOnWorker(this, make, [this, path, locale](const PageOutcome &page) {
        // The page has texts of two languages if another was chosen meanwhile.
        if (QLocale().language() != locale.language())
            return write(path);
        emit finished(path, page ? m_store.write(path, *page) : base::Result<void>(page.error()));
    });
}

} // namespace readingview

#include "moc_htmlexport.cpp"
