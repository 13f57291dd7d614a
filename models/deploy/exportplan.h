#pragma once

#include "definitionview.h"
#include "exportreport.h"
#include "plannedroute.h"

#include <QList>

namespace deploy {

/** A definition that is to be exported. */
struct ExportedDefinition {
    QString name; ///< The name of its file, as the user gave it.
    definition::DefinitionView view;
};

/** The routes of a proxy's configuration, and what a configuration for any proxy keeps and loses of the definitions. */
struct ExportPlan {
    /** The routes in the order in which the test gateway tries them: the longest listen path first, of equally long
     * ones those without parameters first. No two listen paths are equal. */
    QList<PlannedRoute> routes;
    /** The remarks on definitions that no proxy serves, and on what no configuration has. Those on `routes` are
     * missing, because a proxy can lose some: see reportRoutes(). */
    ExportReport report;

    /** Returns the route that the test gateway uses for a request's path, or null if none matches. The pointer is valid
     * as long as the plan. */
    [[nodiscard]] const PlannedRoute *routeFor(QByteArrayView path) const;
};

/**
 * Returns the routes of definitions that are served together. Definitions that are not active have no route; of equal
 * listen paths the first definition has one, and the report names the others. A definition with an error that keeps the
 * test gateway from sending has a route with a refusal, so that its requests do not go to a shorter listen path.
 * References are not resolved. The definitions have to be OpenAPI documents with a gateway extension.
 */
[[nodiscard]] ExportPlan planExport(const QList<ExportedDefinition> &definitions);

/** Adds what a configuration with the given routes keeps, and why routes with a refusal do not send. */
void reportRoutes(const QList<PlannedRoute> &routes, ExportReport &report);

} // namespace deploy
