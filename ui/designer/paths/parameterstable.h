#pragma once

#include "parametersmodel.h"

class QWidget;

namespace designer {

class TableSection;

/** A table section for parameters, with drop-down lists for locations and types. */
[[nodiscard]] TableSection *newParametersTable(ParametersModel &model, const QString &objectName, QWidget *parent);

} // namespace designer
