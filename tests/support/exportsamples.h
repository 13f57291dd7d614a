#pragma once

#include "exportplan.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/** Definitions for tests of exported configurations. */
namespace support {

/** The settings of a definition that a test exports. */
struct ExportSample {
    QString name = u"Shop"_qs;
    QString listenPath = u"/shop/"_qs;
    bool strip = true;
    QString upstream = u"http://127.0.0.1:9/v1"_qs;
    QString userName = {}; ///< Empty, together with `password`, for no upstream authentication.
    QString password = {};
    QString headerName = {}; ///< Empty for the default name.
    bool isActive = true;
    bool checksClients = false;

    [[nodiscard]] bool hasCredential() const { return !userName.isEmpty() || !password.isEmpty(); }
};

inline QByteArray jsonOf(const ExportSample &sample)
{
    QJsonObject upstream{{u"url"_qs, sample.upstream}};
    if (sample.hasCredential()) {
        QJsonObject basic{{u"enabled"_qs, true}, {u"username"_qs, sample.userName}, {u"password"_qs, sample.password}};
        if (!sample.headerName.isEmpty())
            basic.insert(u"header"_qs, QJsonObject{{u"enabled"_qs, true}, {u"name"_qs, sample.headerName}});
        upstream.insert(u"authentication"_qs, QJsonObject{{u"enabled"_qs, true}, {u"basicAuth"_qs, basic}});
    }
    const QJsonObject listenPath{{u"value"_qs, sample.listenPath}, {u"strip"_qs, sample.strip}};
    QJsonObject server{{u"listenPath"_qs, listenPath}};
    if (sample.checksClients)
        server.insert(u"authentication"_qs, QJsonObject{{u"enabled"_qs, true}});
    const QJsonObject extension{{u"info"_qs, QJsonObject{{u"name"_qs, sample.name},
                                                         {u"state"_qs, QJsonObject{{u"active"_qs, sample.isActive}}}}},
                                {u"server"_qs, server},
                                {u"upstream"_qs, upstream}};
    QJsonObject document{{u"openapi"_qs, u"3.0.3"_qs},
                         {u"info"_qs, QJsonObject{{u"title"_qs, sample.name}, {u"version"_qs, u"1"_qs}}},
                         {u"paths"_qs, QJsonObject()},
                         {u"x-vendor-api-gateway"_qs, extension}};
    if (sample.checksClients) {
        const QJsonObject basic{{u"type"_qs, u"http"_qs}, {u"scheme"_qs, u"basic"_qs}};
        document.insert(u"components"_qs, QJsonObject{{u"securitySchemes"_qs, QJsonObject{{u"basic"_qs, basic}}}});
        document.insert(u"security"_qs, QJsonArray{QJsonObject{{u"basic"_qs, QJsonArray()}}});
    }
    return QJsonDocument(document).toJson();
}

/** The definition of a sample, in a file `NUMBER.json`. */
inline deploy::ExportedDefinition definitionOf(const ExportSample &sample, qsizetype number = 1)
{
    return {QString::number(number) + u".json"_qs,
            definition::DefinitionView(document::Snapshot::parse(jsonOf(sample), document::Format::Json))};
}

inline deploy::ExportPlan planOf(const QList<ExportSample> &samples)
{
    QList<deploy::ExportedDefinition> definitions;
    for (const ExportSample &sample : samples)
        definitions.append(definitionOf(sample, definitions.size() + 1));
    return deploy::planExport(definitions);
}

} // namespace support
