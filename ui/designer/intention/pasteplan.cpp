#include "pasteplan.h"

#include "additiontexts.h"
#include "definitionview.h"
#include "editmessages.h"
#include "editsequence.h"
#include "excerpt.h"
#include "objectplace.h"
#include "operationdraft.h"
#include "workspace.h"

#include <QCoreApplication>

namespace designer {

using document::Pointer;
using drafts::CurlProblem;
using drafts::PasteFault;
using drafts::SchemaChange;
using Kind = drafts::PastedText::Kind;

namespace {

struct PasteTexts {
    Q_DECLARE_TR_FUNCTIONS(designer::PasteTexts)
};

QString curlText(const drafts::CurlError &error)
{
    const QString word = QString::fromUtf8(error.text);
    switch (error.problem) {
    case CurlProblem::OpenQuote:
        return PasteTexts::tr("A quote is not closed.");
    case CurlProblem::UnknownOption:
        return PasteTexts::tr("curl has no option %1, or not for requests like this.", "%1: an option").arg(word);
    case CurlProblem::MissingValue:
        return PasteTexts::tr("The value of %1 is missing.", "%1: an option of curl").arg(word);
    case CurlProblem::NoUrl:
        return PasteTexts::tr("The command has no URL.");
    case CurlProblem::SeveralUrls:
        return PasteTexts::tr("The command has several URLs. Paste one request at a time.");
    case CurlProblem::NotHttp:
        return PasteTexts::tr("The URL is not one of HTTP.");
    case CurlProblem::ReadsFile:
        return PasteTexts::tr("The request is in a file that is not part of the command: %1.", "%1: part of a command")
            .arg(word);
    case CurlProblem::TooLong:
        return PasteTexts::tr("The command is too long.");
    case CurlProblem::NotCurl:
        break;
    }
    return PasteTexts::tr("This is not a curl command.");
}

QString faultText(const PasteFault &fault, const QByteArray &text)
{
    switch (fault.problem) {
    case PasteFault::Problem::Empty:
        return PasteTexts::tr("There is no text to add.");
    case PasteFault::Problem::TooLong:
        return PasteTexts::tr("The text is too long. Paste it in Source.");
    case PasteFault::Problem::Syntax:
        return PasteTexts::tr("Not valid YAML or JSON at %1.", "%1: line and column, such as 2:14").arg(fault.place);
    case PasteFault::Problem::Curl: {
        const QByteArray before = text.left(fault.curl.offset);
        const qsizetype column = before.size() - before.lastIndexOf('\n');
        return PasteTexts::tr("Line %1, column %2: %3", "%1, %2: numbers, %3: a sentence")
            .arg(QString::number(before.count('\n') + 1), QString::number(column), curlText(fault.curl));
    }
    case PasteFault::Problem::Unknown:
        break;
    }
    return PasteTexts::tr("This is neither a curl command, nor a part of an API in YAML or JSON, nor JSON.");
}

QString requestErrorText(const base::Error &error)
{
    if (error.code == base::ErrorCode::AlreadyExists)
        return PasteTexts::tr("The definition already has %1.", "%1: method and path").arg(error.detail);
    if (error.code == base::ErrorCode::Unsupported)
        return PasteTexts::tr("Operations of this version of OpenAPI can't have the method %1.").arg(error.detail);
    if (error.code == base::ErrorCode::InvalidArgument)
        return PasteTexts::tr("The URL %1 has no path.").arg(error.detail);
    if (error.code == base::ErrorCode::NotFound)
        return PasteTexts::tr("The path %1 is in another file.").arg(error.detail);
    return editFailureText(error);
}

base::Result<PastePlan, QString> planSample(const Context &context, const document::Value &sample, const Pointer &place,
                                            const PasteOptions &options)
{
    const document::Snapshot snapshot = context.document().snapshot();
    const QList<Pointer> messages = drafts::messagesAround(snapshot, place);
    if (messages.isEmpty() && !options.message)
        return PasteTexts::tr("Select the operation that this JSON is the body of.");
    const Pointer message = options.message.value_or(messages.value(0));
    const auto draft = drafts::sampleDraft(snapshot, message, sample, options.objects);
    if (!draft)
        return PasteTexts::tr("This body is in another file. Paste the JSON there.");
    PastePlan plan{Kind::Sample, draft->additions};
    plan.place = draft->place;
    plan.step = PasteTexts::tr("Paste JSON");
    if (!draft->refined.isRoot()) {
        const auto refined = drafts::refinement(snapshot, draft->refined, sample);
        if (!refined && refined.error().code == base::ErrorCode::TooLarge)
            return PasteTexts::tr("The JSON changes too much of the schema. Paste less of it.");
        if (!refined)
            return PasteTexts::tr("The schema of this body is in another file. Paste the JSON there.");
        if (!refined->changes.isEmpty())
            plan.refinement = *refined;
    }
    return plan;
}

/** "address.zip" for a property; the name of the component before it if that is another schema. */
QString nameOf(const SchemaChange &change)
{
    QStringList names;
    const QList<QByteArray> &tokens = change.schema.tokens();
    for (qsizetype i = 1; i < tokens.size(); ++i) {
        const QByteArray &before = tokens.at(i - 1);
        if (before == "properties" || (i == 2 && before == "schemas"))
            names.append(QString::fromUtf8(tokens.at(i)));
        else if (tokens.at(i) == "items" && before != "properties")
            names.append(u"[]"_qs);
    }
    const bool isProperty = change.kind == SchemaChange::Kind::Optional || change.kind == SchemaChange::Kind::Property;
    if (isProperty)
        names.append(QString::fromUtf8(change.name));
    return names.isEmpty() ? PasteTexts::tr("The schema") : names.join(u'.').replace(u".[]"_qs, u"[]"_qs);
}

QString textOf(const SchemaChange &change)
{
    const QString name = nameOf(change);
    const QString keyword = QString::fromUtf8(change.name);
    switch (change.kind) {
    case SchemaChange::Kind::Optional:
        return PasteTexts::tr("%1: not required any more", "%1: a property").arg(name);
    case SchemaChange::Kind::Property:
        return PasteTexts::tr("%1: new, %2", "%1: a property, %2: a type").arg(name, change.after);
    case SchemaChange::Kind::Type:
        return PasteTexts::tr("%1: %2 becomes %3", "%1: a property, %2, %3: types")
            .arg(name, change.before, change.after);
    case SchemaChange::Kind::Value:
        return PasteTexts::tr("%1: can also be %2", "%1: a property, %2: a value").arg(name, change.after);
    case SchemaChange::Kind::Keyword:
        return PasteTexts::tr("%1: %2 becomes %3 instead of %4", "%1: a property, %2: a keyword, %3, %4: values")
            .arg(name, keyword, change.after, change.before);
    case SchemaChange::Kind::Removed:
        return PasteTexts::tr("%1: no %2 any more, which was %3", "%1: a property, %2: a keyword, %3: its value")
            .arg(name, keyword, change.before);
    case SchemaChange::Kind::Branch:
        break;
    }
    return PasteTexts::tr("%1: can also be %2", "%1: a property, %2: a type").arg(name, change.after);
}

void describe(PastePlan &plan)
{
    plan.what = additionsText(plan.additions);
    if (!plan.refinement)
        return;
    const QString changes = PasteTexts::tr("%n schema changes", nullptr, int(plan.refinement->changes.size()));
    plan.what = plan.what.isEmpty()
                    ? changes
                    : PasteTexts::tr("%1, %2", "%1, %2: things that were added or changed").arg(plan.what, changes);
}

} // namespace

bool PastePlan::isEmpty() const
{
    return additions.isEmpty() && !refinement && excerpt.isEmpty();
}

base::Result<PastePlan, QString> planRequest(const Context &context, const drafts::Request &request)
{
    const document::Snapshot snapshot = context.document().snapshot();
    const QByteArray listenPath = definition::DefinitionView(snapshot).listenPath().value.toUtf8();
    const auto draft = drafts::operationDraft(snapshot, request,
                                              listenPath.isEmpty() ? QList<QByteArray>() : QList{listenPath});
    if (!draft)
        return requestErrorText(draft.error());
    PastePlan plan{Kind::Request, drafts::additionsOf(snapshot, *draft)};
    plan.place = plan.additions.last().place;
    plan.step = PasteTexts::tr("Add operation");
    if (draft->hasUnknownCredentials)
        plan.note = PasteTexts::tr("The request has credentials. No security scheme of the definition describes them.");
    describe(plan);
    return plan;
}

base::Result<PastePlan, QString> planPaste(const Context &context, const QByteArray &text, const Pointer &place,
                                           const PasteOptions &options)
{
    const document::Snapshot snapshot = context.document().snapshot();
    const auto read = drafts::readPasted(text, openapi::versionOf(snapshot));
    if (!read)
        return faultText(read.error(), text);
    PastePlan plan{read->kind};
    switch (read->kind) {
    case Kind::Request:
        return planRequest(context, read->request);
    case Kind::Sample: {
        auto sample = planSample(context, read->value, place, options);
        if (!sample)
            return sample;
        plan = *sample;
        break;
    }
    case Kind::Components:
        plan.additions = drafts::additionsOf(snapshot, read->components);
        plan.step = PasteTexts::tr("Paste components");
        if (!plan.additions.isEmpty())
            plan.place = plan.additions.first().place;
        break;
    case Kind::Paths:
    case Kind::Operation:
        if (!openapi::Excerpt::read(read->excerpt, read->kind == Kind::Operation))
            return PasteTexts::tr("The text contains no paths or operations.");
        plan.excerpt = read->excerpt;
        plan.step = PasteTexts::tr("Paste");
        return plan;
    }
    describe(plan);
    return plan;
}

base::Result<void> perform(document::Document &document, const PastePlan &plan)
{
    const document::Snapshot before = document.snapshot();
    openapi::EditSequence sequence(before);
    if (plan.refinement)
        sequence.add(plan.refinement->edit);
    if (!plan.additions.isEmpty()) {
        if (auto added = sequence.add(drafts::editOf(sequence.snapshot(), plan.additions)); !added)
            return added;
    }
    base::Result<void> done;
    {
        const document::Document::Step step(document, plan.step);
        step.setSubject(std::nullopt, document::Subject{plan.place, false});
        done = document.apply(before, sequence.edited());
    }
    document.closeStep();
    return done;
}

QStringList changeTexts(const drafts::Refinement &refinement)
{
    QStringList texts;
    for (const SchemaChange &change : refinement.changes)
        texts.append(textOf(change));
    return texts;
}

} // namespace designer
