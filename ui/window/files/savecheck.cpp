#include "savecheck.h"

#include "diagnosticmessages.h"
#include "literalsecrets.h"
#include "questions.h"
#include "whendone.h"

#include <QPointer>
#include <QWidget>

namespace window {

SaveCheck::SaveCheck(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void SaveCheck::beforeSave(workspace::OpenDefinition &definition, const Save &save)
{
    const qsizetype missing = workspace::redactedSecrets(definition.document().snapshot()).size();
    // The file may have had the word before.
    if (missing == 0 || missing <= workspace::redactedSecrets(definition.fileSnapshot()).size()) {
        checkReadings(definition, save);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    askAboutRedacted(m_window, definition.title(), static_cast<int>(missing), [this, guarded, save] {
        if (guarded)
            checkReadings(*guarded, save);
    });
}

void SaveCheck::checkReadings(workspace::OpenDefinition &definition, const Save &save)
{
    using Objections = base::Result<base::Diagnostics>;
    if (!definition.needsCrossCheck()) {
        save();
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    const document::Snapshot looked = definition.document().snapshot();
    base::whenDone(definition.crossCheckBeforeSave(), this,
                   [this, guarded, looked, save](const Objections &objections) {
                       if (!guarded)
                           return;
                       if (!guarded->document().isAt(looked))
                           checkReadings(*guarded, save);
                       else if (!objections || objections->isEmpty())
                           save();
                       else
                           ask(*guarded, *objections, save);
                   });
}

void SaveCheck::ask(const workspace::OpenDefinition &definition, const base::Diagnostics &objections, const Save &save)
{
    const document::Snapshot snapshot = definition.document().snapshot();
    QStringList lines;
    for (const base::Diagnostic &one : objections)
        lines.append(
            tr("Line %1: %2", "%1: number, %2: a message")
                .arg(QString::number(snapshot.positionAt(one.span.offset).line), messages::diagnosticText(one)));
    const QPointer<const workspace::OpenDefinition> guarded(&definition);
    askAboutReadings(m_window, definition.title(), lines, [guarded, save](bool isWanted) {
        if (isWanted && guarded)
            save();
    });
}

} // namespace window

#include "moc_savecheck.cpp"
