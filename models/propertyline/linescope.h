#pragma once

#include "version.h"

#include <QStringList>

namespace propertyline {

/** The facts besides its text on which the meaning of a line depends. */
struct LineScope {
    /** The names of the schemas in the `components` of the description. A word that is one of them is this component.
     */
    QStringList components = {};
    specification::Version version = specification::NewestVersion;
};

} // namespace propertyline
