#include "unusedrights.h"

#include <QSet>

namespace enforcement {

namespace {

/** The part of an access right that the requests of a capture used. */
struct Use {
    bool isCalled = false;
    QHash<qsizetype, QSet<QString>> methods;               ///< By the index of the allowed URL, in upper case.
    QSet<std::pair<qsizetype, QByteArray>> operations;     ///< Indexes of path items, and methods.
    std::shared_ptr<const conformance::OperationIndex> of; ///< The operations of the API.
};

QHash<qsizetype, Use> usesOf(const PolicyRun &run, const Capture &capture)
{
    QHash<qsizetype, Use> uses;
    for (qsizetype i = 0; i < run.verdicts.size(); ++i) {
        const auto &verdict = run.verdicts.at(i);
        if (!verdict || verdict->right < 0 || !verdict->hasAccess)
            continue;
        const CapturedRequest &request = capture.requests.at(i);
        Use &use = uses[verdict->right];
        use.isCalled = true;
        use.of = capture.apis.at(request.api).operations;
        if (verdict->url >= 0)
            use.methods[verdict->url].insert(QString::fromLatin1(request.method).toUpper());
        if (request.operation >= 0)
            use.operations.insert({request.item, request.method});
    }
    return uses;
}

/** Adds the operations that no request called, for an API whose URLs are all allowed. HEAD is not an operation of
 * its own where GET is one. */
void addOperations(const Use &use, const UnusedRight &right, QList<UnusedRight> &unused)
{
    if (!use.of)
        return;
    const QList<openapi::PathItem> &items = use.of->items();
    for (qsizetype i = 0; i < items.size(); ++i) {
        UnusedRight operations = right;
        operations.kind = UnusedRight::Kind::Operation;
        operations.url = QString::fromUtf8(items.at(i).path);
        for (const QByteArray &method : use.of->methodsOf(i)) {
            const bool isCalled = use.operations.contains({i, method}) ||
                                  (method == "GET" && use.operations.contains({i, "HEAD"}));
            if (!isCalled && method != "HEAD")
                operations.methods.append(QString::fromLatin1(method));
        }
        if (!operations.methods.isEmpty())
            unused.append(operations);
    }
}

void addUrls(const Use &use, const management::AccessRight &access, const UnusedRight &right,
             QList<UnusedRight> &unused)
{
    for (qsizetype i = 0; i < access.allowedUrls.size(); ++i) {
        const management::AllowedUrl &allowed = access.allowedUrls.at(i);
        UnusedRight url = right;
        url.url = allowed.url;
        url.field = u"%1/allowed_urls/%2"_qs.arg(right.field, QString::number(i));
        const auto used = use.methods.constFind(i);
        if (used == use.methods.constEnd()) {
            url.kind = UnusedRight::Kind::Url;
            unused.append(url);
            continue;
        }
        url.kind = UnusedRight::Kind::Methods;
        url.field += u"/methods"_qs;
        for (const QString &method : allowed.methods) {
            if (!used->contains(method.toUpper()))
                url.methods.append(method);
        }
        if (!url.methods.isEmpty())
            unused.append(url);
    }
}

} // namespace

QList<UnusedRight> unusedRights(const PolicyRun &run, const Capture &capture)
{
    const QHash<qsizetype, Use> uses = usesOf(run, capture);
    QList<UnusedRight> unused;
    for (qsizetype i = 0; i < run.rights.size(); ++i) {
        const management::AccessRight &access = run.rights.at(i);
        const UnusedRight right{
            UnusedRight::Kind::Api,          access.key, access.apiName.isEmpty() ? access.key : access.apiName, {}, {},
            management::rightPointer(access)};
        const auto use = uses.constFind(i);
        if (use == uses.constEnd())
            unused.append(right);
        else if (access.allowedUrls.isEmpty())
            addOperations(*use, right, unused);
        else
            addUrls(*use, access, right, unused);
    }
    return unused;
}

} // namespace enforcement
