#pragma once

#include "driving.h"
#include "exchangelist.h"
#include "exchangesamples.h"
#include "exchangespage.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "faultdrills.h"
#include "grabs.h"
#include "routeservice.h"
#include "workspace.h"

#include <QTableView>

#include <memory>

namespace support {

/** The page Exchanges on fakes. */
struct ExchangesFixture {
    ExchangesFixture()
        : definitions(store)
        , log(gateway)
        , page(std::make_unique<traffic::ExchangesPage>(log, gateway, sender, definitions, store, settings))
    {
        page->setRoutes(routes);
        page->setDrills(drills);
        showPage(*page);
    }

    [[nodiscard]] QTableView *list() const { return control<QTableView>(*page, "exchangeList"); }
    void record(const traffic::Exchange &exchange) { emit gateway.recorded({shared(exchange)}); }
    /** Records calls of the bookshop; every fourth is an order that the upstream refuses. */
    void record(int count = 1)
    {
        QList<traffic::ExchangePtr> batch;
        for (int i = 0; i < count; ++i) {
            traffic::Exchange exchange = bookshopExchange();
            if (i % 4 == 1) {
                exchange.request.method = "POST";
                exchange.request.target = "/shop/orders";
                exchange.response.status = 502;
                exchange.response.reason = "Bad Gateway";
            }
            batch.append(shared(exchange));
        }
        emit gateway.recorded(batch);
    }
    void selectRow(int row) const { clickRow(*list(), list()->model()->index(row, 0)); }

    FakeStore store;
    FakeSettings settings;
    workspace::Workspace definitions;
    FakeGateway gateway;
    FakeSender sender;
    FakeResolver resolver;
    FakeGrants grants;
    preview::RouteService routes{definitions, resolver, grants, gateway};
    preview::FaultDrills drills{definitions, routes, gateway};
    traffic::ExchangeLog log;
    std::unique_ptr<traffic::ExchangesPage> page;
};

} // namespace support
