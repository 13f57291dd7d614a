#include "parameterstable.h"

#include "choicedelegate.h"
#include "tablesection.h"

#include <QHeaderView>
#include <QTableView>

namespace designer {

namespace {
constexpr int ParameterNameWidth = 160;
constexpr int ParameterInWidth = 84;
constexpr int ParameterRequiredWidth = 76;
constexpr int ParameterTypeWidth = 120;
} // namespace

TableSection *newParametersTable(const Context &context, ParametersModel &model, const QString &objectName,
                                 QWidget *parent)
{
    auto *section = new TableSection(context, model, objectName, parent);
    QTableView &view = section->view();
    view.setItemDelegateForColumn(ParametersModel::In, new ChoiceDelegate(ParametersModel::locations(), &view));
    view.setItemDelegateForColumn(ParametersModel::Type, new ChoiceDelegate(ParametersModel::types(), &view));
    view.setColumnWidth(ParametersModel::Name, ParameterNameWidth);
    view.setColumnWidth(ParametersModel::In, ParameterInWidth);
    view.setColumnWidth(ParametersModel::Required, ParameterRequiredWidth);
    view.setColumnWidth(ParametersModel::Type, ParameterTypeWidth);
    return section;
}

} // namespace designer
