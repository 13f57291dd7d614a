#include "operationrequest.h"

#include "destroyonworker.h"
#include "documentstore.h"
#include "operationchoices.h"
#include "requestlimits.h"
#include "worker.h"

#include <algorithm>
#include <utility>

namespace traffic {

namespace {

/** Adds the files to the input of a form: their contents, or a placeholder until the request is sent. */
QList<FileState> addFiles(workspace::DocumentStore &store, requests::FormInput &input,
                          const QMap<QByteArray, QString> &files, bool readsFiles)
{
    QList<FileState> states;
    qint64 room = requests::MaximumFiles;
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        const FileState state = stateOf(file.key(), *file);
        states.append(state);
        input.files.insert(file.key(), {state.name.toUtf8(), state.mediaType, '<' + state.name.toUtf8() + '>'});
        if (!readsFiles)
            continue;
        const auto read = readFile(store, file.key(), *file, room);
        if (!read) {
            states.last() = read.error();
            continue;
        }
        room -= read->bytes.size();
        states.last().size = read->bytes.size();
        input.files.insert(file.key(), *read);
    }
    return states;
}

} // namespace

void OperationRequest::setOperation(const OperationKey &key)
{
    m_filling.cancel();
    m_isFilling = false;
    if (key.definition != m_key.definition) {
        m_text.reset();
        base::destroyOnWorker(std::exchange(m_description, nullptr));
    }
    m_key = key;
    m_input = {};
    m_form = {};
    m_basePath.clear();
    m_files.clear();
    m_states.clear();
    fill();
}

void OperationRequest::setInput(const requests::FormInput &input)
{
    m_input = input;
    m_files.clear();
    fill();
}

void OperationRequest::setText(const requests::ParameterKey &key, const QString &text)
{
    m_input.texts.insert(key, text);
    fill();
}

void OperationRequest::setMediaType(const QByteArray &mediaType)
{
    m_input.mediaType = mediaType;
    m_input.bodyText.reset();
    m_files.clear(); // Another media type has other parts.
    fill();
}

void OperationRequest::setBodyText(const QByteArray &text)
{
    m_input.bodyText = text;
    fill();
}

void OperationRequest::setExample(const QByteArray &name)
{
    m_input.example = name;
    m_input.bodyText.reset();
    fill();
}

void OperationRequest::setRequirement(qsizetype index)
{
    m_input.requirement = index;
    fill();
}

void OperationRequest::setFile(const QByteArray &part, const QString &path)
{
    m_files.insert(part, path);
    m_input.bodyText.reset();
    fill();
}

void OperationRequest::removeFile(const QByteArray &part)
{
    m_files.remove(part);
    fill();
}

void OperationRequest::readFiles()
{
    fill(true);
}

void OperationRequest::refresh()
{
    if (!m_key.isNull() && m_text != workspace::CurrentDescription(*m_key.definition))
        fill();
}

void OperationRequest::fill(bool readsFiles)
{
    m_hasContents = false;
    if (m_key.isNull())
        return;
    const workspace::CurrentDescription now(*m_key.definition);
    if (m_text != now)
        base::destroyOnWorker(std::exchange(m_description, nullptr));
    m_text = now;
    using Outcome = base::Result<Filled>;
    const auto work = [now, known = m_description, path = m_key.path, method = m_key.method, input = m_input,
                       files = m_files, store = &m_store, readsFiles]() mutable -> Outcome {
        Filled filled;
        filled.files = addFiles(*store, input, files, readsFiles);
        filled.hasContents = readsFiles;
        filled.description = known ? known : std::make_shared<const description::Description>(now.read());
        filled.basePath = basePathOf(filled.description->entry()->snapshot()).toUtf8();
        const auto item = filled.description->pathItem(path);
        if (!item)
            return filled;
        const auto operation = std::find_if(item->operations.begin(), item->operations.end(),
                                            [&method](const auto &one) { return one.method == method; });
        if (operation != item->operations.end())
            filled.form = requests::fillForm(filled.description, *item, *operation, input);
        return filled;
    };
    m_filling.cancel();
    m_isFilling = true;
    m_filling = base::runOnWorker(this, work, [this](const Outcome &outcome) {
        if (outcome)
            take(*outcome);
    });
}

void OperationRequest::take(const Filled &filled)
{
    m_isFilling = false;
    m_description = filled.description;
    m_basePath = filled.basePath;
    m_states = filled.files;
    m_hasContents = filled.hasContents;
    m_form = filled.form.value_or(requests::RequestForm());
    if (!filled.form)
        m_key = {};
    emit changed();
}

} // namespace traffic

#include "moc_operationrequest.cpp"
