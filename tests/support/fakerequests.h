#pragma once

#include "memoryfiles.h"
#include "requeststorage.h"

namespace support {

/** Files of saved requests in memory, which all folders share. */
class FakeRequests final : public savedrequests::RequestStorage
{
public:
    MemoryFiles files;

    [[nodiscard]] base::Result<savedrequests::LocatedRequests> locate(const QString &path) override
    {
        return base::Error{base::ErrorCode::NotFound, path};
    }
    [[nodiscard]] base::Result<QStringList> names(const QString &) override
    {
        QStringList names = files.all().keys();
        names.sort();
        return names;
    }
    [[nodiscard]] QString pathOf(const QString &folder, const QString &name) override
    {
        return folder + u"/.gatewright/requests/"_qs + name + u".yaml"_qs;
    }
    [[nodiscard]] base::Result<QByteArray> read(const QString &, const QString &name) override
    {
        const auto found = files.find(name);
        return found ? base::Result<QByteArray>(*found) : base::Error{base::ErrorCode::NotFound, name};
    }
    [[nodiscard]] base::Result<void> write(const QString &, const QString &name, const QByteArray &bytes,
                                           bool isNew) override
    {
        if (!savedrequests::isRequestName(name))
            return base::Error{base::ErrorCode::InvalidArgument, name};
        if (isNew && files.find(name))
            return base::Error{base::ErrorCode::AlreadyExists, name};
        files.insert(name, bytes);
        return {};
    }
    [[nodiscard]] base::Result<void> remove(const QString &, const QString &name) override
    {
        files.remove(name);
        return {};
    }
    [[nodiscard]] base::Result<void> rename(const QString &folder, const QString &name, const QString &to) override
    {
        const auto found = files.find(name);
        if (!found)
            return base::Error{base::ErrorCode::NotFound, name};
        if (base::Result<void> written = write(folder, to, *found, true); !written)
            return written;
        return remove(folder, name);
    }
    [[nodiscard]] base::Result<QString> definitionPath(const QString &folder, const QString &definition) override
    {
        return folder + u'/' + definition;
    }
};

} // namespace support
