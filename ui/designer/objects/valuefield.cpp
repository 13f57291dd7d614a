#include "valuefield.h"

#include "boundform.h"
#include "memberedit.h"
#include "numberbinding.h"
#include "textlistbinding.h"
#include "valuebinding.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace designer {

using document::Value;

namespace {
constexpr int ValueLines = 4;
}

FieldBinding *addValueField(BoundForm &form, document::Document &document, const QString &objectName)
{
    auto *edit = new QPlainTextEdit(&form);
    auto *binding = new ValueBinding(document, edit);
    const int margins = 2 * (edit->frameWidth() + int(edit->document()->documentMargin()));
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * ValueLines + margins);
    form.form().addField({}, edit, objectName);
    form.watch(binding);
    QObject::connect(binding, &ValueBinding::invalidTyped, &form,
                     [&form, edit](const QString &why) { form.setNote(edit, forms::FieldMessage::Kind::Error, why); });
    return binding;
}

FieldBinding *addNumberField(BoundForm &form, document::Document &document, const QString &objectName)
{
    auto *edit = new QLineEdit(&form);
    auto *binding = new NumberBinding(document, edit);
    form.form().addField({}, edit, objectName);
    form.watch(binding);
    QObject::connect(binding, &NumberBinding::invalidTyped, &form, [&form, edit](bool isInvalid) {
        form.setNote(edit, forms::FieldMessage::Kind::Error,
                     isInvalid ? NumberBinding::tr("Not a number. The file still has the last number.") : QString());
    });
    return binding;
}

void setMemberWriter(FieldBinding &binding, document::Document &document, const document::Pointer &object,
                     specification::ObjectKind kind, const specification::Field &field)
{
    const QByteArray name = field.name;
    if (qobject_cast<TextListBinding *>(&binding)) {
        binding.setWriter([&document, object, kind, name](const Value &value) -> base::Result<void> {
            QStringList texts;
            for (const Value &item : value.items())
                texts.append(item.text());
            const bool isThere = document.snapshot().at(object / name).exists();
            return isThere || texts.isEmpty() ? writeTexts(document, object / name, texts)
                                              : openapi::setMember(document, object, kind, name, value);
        });
        return;
    }
    binding.setWriter([&document, object, kind, name](const Value &value) {
        return openapi::setMember(document, object, kind, name, value);
    });
}

} // namespace designer
