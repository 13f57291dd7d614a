#include "parameterstable.h"

#include "choicedelegate.h"
#include "fittedcolumns.h"
#include "tablesection.h"

#include <QTableView>

namespace designer {

namespace {
constexpr FittedColumns::Column NameColumn{.least = 88, .most = 220};
constexpr FittedColumns::Column InColumn{.least = 56, .most = 88};
constexpr FittedColumns::Column RequiredColumn{.least = 64, .most = 88};
constexpr FittedColumns::Column TypeColumn{.least = 64, .most = 200};
constexpr FittedColumns::Column DescriptionColumn{.least = 96, .most = 240, .hiddenFirst = 1};
constexpr FittedColumns::Column OriginColumn{.least = 56, .most = 120, .hiddenFirst = 2, .isHiddenEmpty = true};
} // namespace

TableSection *newParametersTable(const Context &context, ParametersModel &model, const QString &objectName,
                                 QWidget *parent)
{
    auto *section = new TableSection(context, model, objectName, parent);
    QTableView &view = section->view();
    view.setItemDelegateForColumn(ParametersModel::In, new ChoiceDelegate(ParametersModel::locations(), &view));
    view.setItemDelegateForColumn(ParametersModel::Type, new ChoiceDelegate(ParametersModel::types(), &view));
    section->columns().setColumns({NameColumn, InColumn, RequiredColumn, TypeColumn, DescriptionColumn, OriginColumn});
    section->columns().setStretched(ParametersModel::Description);
    return section;
}

} // namespace designer
