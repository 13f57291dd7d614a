#pragma once

#include "parametersmodel.h"

class QWidget;

namespace designer {

class TableSection;

/** Creates a table section for the parameters of `model`, with drop-down lists for their locations and types. */
[[nodiscard]] TableSection *newParametersTable(ParametersModel &model, const QString &objectName, QWidget *parent);

} // namespace designer
