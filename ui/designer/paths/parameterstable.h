#pragma once

#include "parametersmodel.h"

class QWidget;

namespace designer {

class TableSection;

/** A table section for parameters: its columns sized, places and types chosen from lists. */
[[nodiscard]] TableSection *newParametersTable(ParametersModel &model, const QString &objectName, QWidget *parent);

} // namespace designer
