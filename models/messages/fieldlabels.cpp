#include "fieldlabels.h"

#include "fieldlabelrows.h"
#include "objectlabelrows.h"

#include <QCoreApplication>

#include <algorithm>

namespace messages {

namespace {

using namespace rows;

constexpr char LabelContext[] = "Specification";

consteval bool hasAllKinds()
{
    for (std::size_t i = 0; i < std::size(ObjectLabels); ++i) {
        if (std::size_t(ObjectLabels[i].kind) != i + 1)
            return false;
    }
    return std::size(ObjectLabels) == std::size_t(specification::ObjectKind::GatewayMiddleware);
}
static_assert(hasAllKinds(), "one row for each ObjectKind but NoObject, in its order");

const FieldLabel *rowOf(QByteArrayView name)
{
    const auto row = std::find_if(std::begin(FieldLabels), std::end(FieldLabels),
                                  [name](const FieldLabel &one) { return name == QByteArrayView(one.name); });
    return row == std::end(FieldLabels) ? nullptr : row;
}

} // namespace

QString fieldLabel(QByteArrayView name)
{
    const FieldLabel *row = rowOf(name);
    return row ? QCoreApplication::translate(LabelContext, row->label) : QString::fromUtf8(name);
}

QString fieldInSentence(QByteArrayView name)
{
    const FieldLabel *row = rowOf(name);
    return row && row->inSentence ? QCoreApplication::translate(LabelContext, row->inSentence) : fieldLabel(name);
}

QString fieldHelp(const specification::Field &field)
{
    return QCoreApplication::translate(LabelContext, field.help);
}

QString inheritedText(const specification::Field &field)
{
    return QCoreApplication::translate(LabelContext, field.inherited);
}

QString objectLabel(specification::ObjectKind kind)
{
    Q_ASSERT(kind != specification::ObjectKind::NoObject);
    return QCoreApplication::translate(LabelContext, ObjectLabels[std::size_t(kind) - 1].text);
}

} // namespace messages
