#include "proxyexport.h"

#include "exportmessages.h"
#include "opendefinition.h"
#include "targetnotes.h"

#include <QCoreApplication>

namespace proxyexport {

namespace {

struct Reports {
    Q_DECLARE_TR_FUNCTIONS(proxyexport::Reports)
};

base::Result<void> writeFile(workspace::DocumentStore &store, const deploy::ExportedFile &file, const QString &path)
{
    return file.isPrivate ? store.writePrivate(path, file.content) : store.write(path, file.content);
}

} // namespace

bool canBeExported(const workspace::OpenDefinition &definition)
{
    const document::Snapshot &snapshot = definition.document().snapshot();
    const definition::DefinitionView view(snapshot);
    return snapshot.isValid() && view.kind() != definition::DocumentKind::Classic &&
           snapshot.at(view.extension()).exists();
}

QList<ReportLine> reportLines(deploy::Target target, const deploy::ExportedConfiguration &configuration)
{
    const deploy::ExportReport &report = configuration.report;
    QList<ReportLine> lines;
    const auto add = [&](ReportLine::Kind kind, deploy::Verdict verdict) {
        for (const deploy::Remark &remark : report.withVerdict(verdict))
            lines.append({kind, messages::remarkText(remark)});
    };
    add(ReportLine::Kind::Lost, deploy::Verdict::Lost);
    lines += targetNotes(target, configuration);
    for (const deploy::Variable &variable : report.variables) {
        const QString text = Reports::tr("%1 to %2 (%3)", "%1: environment variable, %2: what to set it to, %3: file")
                                 .arg(QString::fromLatin1(variable.name), messages::variableText(variable.content),
                                      variable.definition);
        lines.append({ReportLine::Kind::Set, text});
    }
    add(ReportLine::Kind::Differs, deploy::Verdict::Differs);
    add(ReportLine::Kind::Kept, deploy::Verdict::Kept);
    return lines;
}

QString previewText(const deploy::ExportedConfiguration &configuration)
{
    const QByteArray &content = configuration.main.content;
    qsizetype end = 0;
    for (qsizetype lines = 0; lines < MaximumPreviewLines && end < content.size(); ++lines) {
        const qsizetype next = content.indexOf('\n', end);
        end = next < 0 ? content.size() : next + 1;
    }
    const QString text = QString::fromUtf8(content.first(end));
    const auto hidden = content.sliced(end).count('\n');
    return hidden == 0 ? text : text + Reports::tr("%n more lines", nullptr, int(hidden));
}

base::Result<void> writeConfiguration(workspace::DocumentStore &store,
                                      const deploy::ExportedConfiguration &configuration, const QString &path,
                                      ExistingFile existing)
{
    if (existing == ExistingFile::Keep && store.entryAt(path) != workspace::DirectoryEntry::Nothing)
        return base::Error{base::ErrorCode::AlreadyExists, path};
    const QString folder = path.left(path.lastIndexOf(u'/') + 1);
    for (const deploy::ExportedFile &file : configuration.others) {
        const QString beside = folder + file.name;
        if (store.entryAt(beside) != workspace::DirectoryEntry::Nothing)
            continue;
        if (const base::Result<void> written = writeFile(store, file, beside); !written)
            return written;
    }
    return writeFile(store, configuration.main, path);
}

} // namespace proxyexport
