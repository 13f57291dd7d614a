#include "copiedexchange.h"
#include "exchangejson.h"
#include "harwriter.h"
#include "targetredactor.h"

/** A use of each function that writes exchanges for others. Compilers accept it for a redacted exchange only. */
QByteArray exported(const traffic::Exchange &exchange);

QByteArray exported(const traffic::Exchange &exchange)
{
#ifdef REDACTED
    const traffic::RedactedExchange shown = traffic::Redactor().exchange(exchange);
    const traffic::RedactedSummary summary = traffic::TargetRedactor().summary(exchange);
#else
    const traffic::Exchange &shown = exchange;
    const traffic::RedactedSummary summary(exchange, "/", {});
#endif
    QByteArray written = traffic::writeHar({shown});
    written += traffic::exchangeJson(shown);
    written += traffic::copiedExchange(shown, http::RequestForm::CurlBash, "http://localhost").text;
    const traffic::RedactedExchange made(shown);
    return written + made->request.target + summary.target();
}
