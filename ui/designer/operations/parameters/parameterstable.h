#pragma once

#include "context.h"
#include "parametersmodel.h"

class QWidget;

namespace designer {

class TableSection;

/** Creates a table section for the parameters of `model`, with drop-down lists for their locations and types. */
[[nodiscard]] TableSection *newParametersTable(const Context &context, ParametersModel &model,
                                               const QString &objectName, QWidget *parent);

} // namespace designer
