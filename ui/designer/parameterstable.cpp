#include "parameterstable.h"

#include "choicedelegate.h"
#include "tablesection.h"

#include <QHeaderView>
#include <QTableView>

namespace designer {

namespace {
constexpr int NameWidth = 160;
constexpr int InWidth = 84;
constexpr int RequiredWidth = 76;
constexpr int TypeWidth = 120;
} // namespace

TableSection *newParametersTable(ParametersModel &model, const QString &objectName, QWidget *parent)
{
    auto *section = new TableSection(model, objectName, parent);
    QTableView &view = section->view();
    view.setItemDelegateForColumn(ParametersModel::In, new ChoiceDelegate(ParametersModel::locations(), &view));
    view.setItemDelegateForColumn(ParametersModel::Type, new ChoiceDelegate(ParametersModel::types(), &view));
    view.setColumnWidth(ParametersModel::Name, NameWidth);
    view.setColumnWidth(ParametersModel::In, InWidth);
    view.setColumnWidth(ParametersModel::Required, RequiredWidth);
    view.setColumnWidth(ParametersModel::Type, TypeWidth);
    return section;
}

} // namespace designer
