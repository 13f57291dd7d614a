#include "pathclipboard.h"

#include "banner.h"
#include "conversionmessages.h"
#include "listandform.h"
#include "opendefinition.h"
#include "pathtreemodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

namespace designer {

using conversion::ConvertedExcerpt;
using document::Pointer;
using openapi::Excerpt;

namespace {

/** Marks a text with operations, which are pasted into a path that exists. */
const QString OperationsType = u"application/x-gatewright-operations"_qs;
/** Components in the text of the banner; the others are its details. */
constexpr qsizetype MostListedConflicts = 3;

} // namespace

PathClipboard::PathClipboard(workspace::OpenDefinition &definition, const PathTreeModel &model, ListAndForm &page,
                             QObject *parent)
    : QObject(parent)
    , m_definition(definition)
    , m_model(model)
    , m_page(page)
{}

bool PathClipboard::copy(const QList<PathEntry> &entries)
{
    const auto isOperation = [](const PathEntry &entry) { return !entry.isPath(); };
    const bool areOperations = std::all_of(entries.cbegin(), entries.cend(), isOperation);
    QList<Excerpt::Source> sources;
    for (const PathEntry &entry : entries) {
        const std::optional<PathTarget> target = entry.isPath() ? std::nullopt : m_model.target(entry);
        if (entry.isPath() || !entries.contains(entry.pathEntry()))
            sources.append({pointerOf(entry), target ? target->place : pointerOf(entry)});
    }
    const document::Document &document = m_definition.document();
    const base::Result<Excerpt> excerpt = Excerpt::take(document.snapshot(), sources, areOperations);
    const base::Result<QByteArray> text = excerpt ? excerpt->text(document.format())
                                                  : base::Result<QByteArray>(excerpt.error());
    if (!text) {
        m_page.showFailure(text.error());
        return false;
    }
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(*text));
    if (areOperations)
        data->setData(OperationsType, "1");
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

bool PathClipboard::hasOperations()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasFormat(OperationsType);
}

base::Result<ConvertedExcerpt, QString> PathClipboard::read(const QByteArray &text, bool areOperations) const
{
    const base::Result<Excerpt> excerpt = Excerpt::read(text, areOperations);
    if (!excerpt)
        return tr("The text contains no paths or operations.");
    const QString version = m_definition.document().snapshot().at({"openapi"}).text();
    const auto known = specification::versionOf(version);
    const auto converted = known ? conversion::convertExcerpt(*excerpt, *known)
                                 : base::Result<ConvertedExcerpt>(ConvertedExcerpt{*excerpt, {}});
    if (!converted)
        return tr("The copied entries can't be converted from OpenAPI %1 to %2.", "%1, %2: version numbers")
            .arg(excerpt->version(), version);
    return *converted;
}

void PathClipboard::paste(const ConvertedExcerpt &excerpt, const std::optional<PathEntry> &current)
{
    const Pointer pathItem = current && !m_model.target(*current) ? pointerOf(current->pathEntry()) : Pointer();
    const QStringList conflicts = excerpt.excerpt.conflicts(m_definition.document().snapshot());
    if (conflicts.isEmpty())
        put(excerpt, pathItem, Excerpt::Conflict::Reuse);
    else
        ask(excerpt, pathItem, conflicts);
}

void PathClipboard::ask(const ConvertedExcerpt &excerpt, const Pointer &pathItem, const QStringList &conflicts)
{
    const QStringList listed = conflicts.first(std::min(conflicts.size(), MostListedConflicts));
    const QString text = tr("Components with the same name have another value here: %1.", "%1: names")
                             .arg(listed.size() < conflicts.size() ? QString(listed.join(u", "_qs) + u" …"_qs)
                                                                   : listed.join(u", "_qs));
    widgets::Banner &banner = m_page.showQuestion(text,
                                                  listed.size() < conflicts.size() ? conflicts.join(u'\n') : QString());
    const auto addChoice = [&](const QString &label, const QString &objectName, const QString &toolTip,
                               Excerpt::Conflict conflict) {
        QPushButton *button = banner.addAction(label, objectName);
        button->setToolTip(toolTip);
        connect(button, &QPushButton::clicked, this,
                [this, excerpt, pathItem, conflict] { put(excerpt, pathItem, conflict); });
    };
    addChoice(tr("Rename"), u"pasteRename"_qs, tr("Adds the pasted components under other names."),
              Excerpt::Conflict::Rename);
    addChoice(tr("Replace"), u"pasteReplace"_qs, tr("Replaces the components of this document."),
              Excerpt::Conflict::Replace);
    addChoice(tr("Reuse"), u"pasteReuse"_qs, tr("Uses the components of this document."), Excerpt::Conflict::Reuse);
}

void PathClipboard::put(const ConvertedExcerpt &excerpt, const Pointer &pathItem, Excerpt::Conflict conflict)
{
    m_page.clearFailure();
    document::Document &document = m_definition.document();
    base::Result<QList<Pointer>> places = QList<Pointer>();
    {
        const document::Document::Step step(document, tr("Paste"));
        places = excerpt.excerpt.putInto(document, pathItem, conflict);
    }
    document.closeStep();
    if (!places) {
        m_page.showFailure(places.error());
        return;
    }
    QList<PathEntry> entries;
    for (const Pointer &place : *places) {
        if (const std::optional<PathEntry> entry = m_model.entryOf(place))
            entries.append(*entry);
    }
    emit pasted(entries);
    showLosses(excerpt.losses);
}

void PathClipboard::showLosses(const QList<conversion::Loss> &losses)
{
    QStringList lines;
    for (const conversion::Loss &loss : losses) {
        // A default says the same where it is absent.
        if (loss.kind != conversion::Loss::Kind::SaysDefault)
            lines.append(u"%1: %2"_qs.arg(loss.pointer.toString(), messages::lossText(loss)));
    }
    if (lines.isEmpty())
        return;
    const QString version = m_definition.document().snapshot().at({"openapi"}).text();
    m_page.showSuccess(tr("Pasted as OpenAPI %1. %n part(s) could not be converted as they were.",
                          "%1: version, %n: entries of Details", static_cast<int>(lines.size()))
                           .arg(version),
                       lines.join(u'\n'));
}

} // namespace designer

#include "moc_pathclipboard.cpp"
