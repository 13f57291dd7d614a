#include "violation.h"

#include <iterator>

namespace specification {

namespace {

struct FaultRow {
    Fault fault;
    const char *word;
};

constexpr FaultRow FaultRows[] = {
    {Fault::Missing, "missing-field"},      {Fault::Unknown, "unknown-field"},
    {Fault::LaterVersion, "later-version"}, {Fault::EarlierVersion, "earlier-version"},
    {Fault::NoReference, "no-reference"},   {Fault::NotText, "not-text"},
    {Fault::NotBoolean, "not-boolean"},     {Fault::NotNumber, "not-number"},
    {Fault::NotCount, "not-count"},         {Fault::NotObject, "not-object"},
    {Fault::NotList, "not-list"},           {Fault::EmptyList, "empty-list"},
    {Fault::Repeated, "repeated"},          {Fault::NotPositive, "not-positive"},
    {Fault::WrongValue, "wrong-value"},     {Fault::NotUrl, "not-url"},
    {Fault::NotEmail, "not-email"},         {Fault::WrongPath, "wrong-path"},
    {Fault::WrongStatus, "wrong-status"},   {Fault::WrongComponent, "wrong-component"},
    {Fault::WrongMethod, "wrong-method"},   {Fault::WrongHeader, "wrong-header"},
    {Fault::NotTogether, "not-together"},   {Fault::NoneOf, "none-of"},
    {Fault::NeedsOther, "needs-other"},     {Fault::OnlyWith, "only-with"},
    {Fault::NotWith, "not-with"},           {Fault::NoEntry, "no-entry"},
    {Fault::NotOneEntry, "not-one-entry"},
};

} // namespace

QString wordOf(Fault fault)
{
    for (const FaultRow &row : FaultRows) {
        if (row.fault == fault)
            return QString::fromLatin1(row.word);
    }
    return {};
}

} // namespace specification
