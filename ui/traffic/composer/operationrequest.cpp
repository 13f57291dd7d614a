#include "operationrequest.h"

#include "destroyonworker.h"
#include "operationchoices.h"
#include "worker.h"

#include <algorithm>
#include <utility>

namespace traffic {

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

void OperationRequest::refresh()
{
    if (!m_key.isNull() && m_text != workspace::CurrentDescription(*m_key.definition))
        fill();
}

void OperationRequest::fill()
{
    if (m_key.isNull())
        return;
    const workspace::CurrentDescription now(*m_key.definition);
    if (m_text != now)
        base::destroyOnWorker(std::exchange(m_description, nullptr));
    m_text = now;
    using Outcome = base::Result<Filled>;
    const auto work = [now, known = m_description, path = m_key.path, method = m_key.method,
                       input = m_input]() -> Outcome {
        Filled filled;
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
    m_form = filled.form.value_or(requests::RequestForm());
    if (!filled.form)
        m_key = {};
    emit changed();
}

} // namespace traffic

#include "moc_operationrequest.cpp"
