#include "valuefield.h"

#include "boundform.h"
#include "choicebinding.h"
#include "listedit.h"
#include "markdownpreview.h"
#include "numberbinding.h"
#include "paragraphedit.h"
#include "textbinding.h"
#include "textlistbinding.h"
#include "valuebinding.h"

#include <QComboBox>
#include <QLineEdit>

namespace designer {

using document::Value;
using specification::Field;
using specification::Is;

namespace {

constexpr int ValueLines = 4;
constexpr int MarkdownLines = 4;

FieldBinding *addChoice(BoundForm &form, document::Document &document, const Field &field, bool isRequired,
                        const QString &objectName)
{
    auto *box = new QComboBox(&form);
    form.form().addField({}, box, objectName);
    const bool isFlag = field.type.is == Is::Boolean;
    auto *binding = new ChoiceBinding(document, box,
                                      isFlag ? ChoiceBinding::Values::Flags : ChoiceBinding::Values::Texts);
    QStringList texts;
    for (const char *value : field.type.values)
        texts.append(QString::fromLatin1(value));
    if (!isFlag)
        binding->setTexts(texts);
    binding->setRequired(isRequired);
    form.watch(binding);
    return binding;
}

FieldBinding *addTextList(BoundForm &form, document::Document &document, const QString &objectName)
{
    auto *edit = new editing::ListEdit(&form);
    form.form().addField({}, edit, objectName);
    auto *binding = new TextListBinding(document, edit);
    form.watch(binding);
    return binding;
}

FieldBinding *addParagraph(BoundForm &form, bool isMarkdown, const QString &objectName)
{
    auto *edit = new widgets::ParagraphEdit(&form);
    FieldBinding *binding = form.addParagraph(edit, objectName, MarkdownLines);
    if (isMarkdown)
        new MarkdownPreview(form, edit);
    return binding;
}

} // namespace

FieldBinding *addValueField(BoundForm &form, document::Document &document, const QString &objectName)
{
    auto *edit = new widgets::ParagraphEdit(&form);
    auto *binding = new ValueBinding(document, edit);
    const int margins = 2 * (edit->frameWidth() + int(edit->document()->documentMargin()));
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * ValueLines + margins);
    edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

FieldBinding *addMemberField(BoundForm &form, document::Document &document, const Field &field,
                             specification::Version version, const QString &objectName)
{
    const bool isList = field.type.holds != specification::Holds::One;
    if (field.type.is == Is::Any || (isList && field.type.is != Is::Text))
        return addValueField(form, document, objectName);
    if (isList)
        return addTextList(form, document, objectName);
    if (field.type.is == Is::Boolean || !field.type.values.empty())
        return addChoice(form, document, field, field.required.contain(version), objectName);
    if (field.type.is == Is::Integer || field.type.is == Is::Number)
        return addNumberField(form, document, objectName);
    const bool isMarkdown = field.type.text == specification::Text::Markdown;
    if (isMarkdown || QByteArrayView(field.name) == "serializedValue")
        return addParagraph(form, isMarkdown, objectName);
    return form.addText(new QLineEdit(&form), objectName);
}

} // namespace designer
