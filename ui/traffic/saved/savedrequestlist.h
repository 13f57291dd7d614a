#pragma once

#include "cancellation.h"
#include "currentdescription.h"
#include "operationkey.h"
#include "operationmatch.h"
#include "requestrun.h"
#include "requeststorage.h"

#include <QAbstractTableModel>

namespace preview {
class RouteService;
}

namespace traffic {

/**
 * A table model of the saved requests of an open definition, with the result of the last run of each. Files are read
 * and written on a worker.
 */
class SavedRequestList final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Operation, Status, Schema, Time, Result };

    /** The services that the list uses, which must outlive it. */
    struct Services {
        savedrequests::RequestStorage &storage;
        preview::GatewayControl &gateway;
        preview::RouteService &routes;
        requestruns::RequestRun::Services run;
    };

    explicit SavedRequestList(const Services &services, QObject *parent = nullptr);

    /** Sets the definition whose requests are listed, and reads them. */
    void setDefinition(workspace::OpenDefinition *definition);
    [[nodiscard]] workspace::OpenDefinition *definition() const { return m_definition; }
    /** Reads the files again, and finds out what no longer fits the definition. */
    void refresh();
    [[nodiscard]] QString nameAt(int row) const;
    /** Returns the request of a row as it fits the definition now. */
    [[nodiscard]] savedrequests::FittedRequest requestAt(int row) const;
    /** Returns the operation of a row; null if no operation fits. */
    [[nodiscard]] OperationKey operationAt(int row) const;
    /** Returns the messages about a row, one a line: what is wrong in its file, what no longer fits, and what the last
     * run found. */
    [[nodiscard]] QString messagesAt(int row) const;
    /** Writes a request. The definition's file name is added to it. Emits failed() if `isNew` and there is one with the
     * name, or if a value is a secret. */
    void save(const QString &name, savedrequests::SavedRequest request, bool isNew);
    void remove(int row);
    void rename(int row, const QString &name);
    /** Runs the requests of rows, or all of them if `rows` is empty, through the running gateway. */
    void run(const QList<int> &rows);
    void cancel();
    /** Returns the origin that a run sends requests to; empty if a server of this program answers. */
    [[nodiscard]] QString origin() const;
    [[nodiscard]] bool isRunning() const { return m_run && m_run->isRunning(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /** The list was read again. */
    void loaded();
    /** The file of the request `name` was written. */
    void saved(const QString &name);
    /** An act has failed; `text` says why. */
    void failed(const QString &text);
    /** isRunning() has changed. */
    void runningChanged();

private:
    struct Row {
        QString name;
        requestruns::RunRequest file;
        savedrequests::FittedRequest fitted;
        QByteArray method; ///< As the document has it.
        std::optional<savedrequests::StepResult> result;
    };
    struct Loaded {
        QList<Row> rows;
        QMap<QString, requestruns::RunRequest> known;
        std::shared_ptr<const description::Description> description;
    };

    [[nodiscard]] QString folder() const;
    [[nodiscard]] QVariant text(const Row &row, int column) const;
    void take(const Loaded &loaded);
    /** Runs `act` on a worker, and reads the files again. Reports an error as that of the request `name`. */
    void change(const QString &name, const std::function<base::Result<void>()> &act, bool isSave = false);

    const Services m_services;
    QPointer<workspace::OpenDefinition> m_definition;
    QList<Row> m_rows;
    QMap<QString, requestruns::RunRequest> m_known;
    std::shared_ptr<const description::Description> m_description;
    base::Cancellation m_reading;
    std::unique_ptr<requestruns::RequestRun> m_run;
};

} // namespace traffic
