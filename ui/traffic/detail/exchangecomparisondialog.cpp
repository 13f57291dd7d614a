#include "exchangecomparisondialog.h"

#include "codeview.h"
#include "differencelines.h"
#include "exchangecomparison.h"
#include "heading.h"
#include "maskedexchange.h"
#include "measures.h"
#include "naming.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>

namespace traffic {

namespace {

using items::ComparedLine;

constexpr QSize StartSize(860, 560);

QString shown(const ComparedLine &line)
{
    switch (line.kind) {
    case ComparedLine::Kind::First:
        return widgets::FirstMark + u' ' + QString::fromUtf8(line.text);
    case ComparedLine::Kind::Second:
        return widgets::SecondMark + u' ' + QString::fromUtf8(line.text);
    case ComparedLine::Kind::Gap:
        return ExchangeComparisonDialog::tr("    … %n equal lines", "%n: number of lines",
                                            static_cast<int>(line.count));
    case ComparedLine::Kind::Same:
        break;
    }
    return u"  "_qs + QString::fromUtf8(line.text);
}

QString textOf(const items::ComparedMessage &message)
{
    QStringList lines;
    for (const ComparedLine &line : message.head)
        lines.append(shown(line));
    if (!message.body.isEmpty())
        lines.append(QString());
    for (const ComparedLine &line : message.body)
        lines.append(shown(line));
    return lines.join(u'\n');
}

QString nameOf(const Exchange &exchange, const Exchange &masked)
{
    return u"%1 %2 %3"_qs.arg(exchange.id)
        .arg(QString::fromUtf8(masked.request.method), QString::fromUtf8(masked.request.target));
}

} // namespace

ExchangeComparisonDialog::ExchangeComparisonDialog(ExchangePtr first, ExchangePtr second, QWidget *parent)
    : QDialog(parent)
    , m_first(std::move(first))
    , m_second(std::move(second))
{
    setObjectName(u"exchangeComparison"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(StartSize);
    buildWidgets();
    retranslate();
}

void ExchangeComparisonDialog::buildWidgets()
{
    m_legend = new QLabel(this);
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::PlainText);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_request = addPart(*splitter, u"comparedRequests"_qs);
    m_response = addPart(*splitter, u"comparedResponses"_qs);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"comparisonClose"_qs);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_legend);
    column->addWidget(splitter, 1);
    column->addLayout(buttons);
}

ExchangeComparisonDialog::Part ExchangeComparisonDialog::addPart(QSplitter &splitter, const QString &name)
{
    auto *box = new QWidget(&splitter);
    const Part part{new widgets::Heading({}, theme::Heading::Section, box), new QLabel(box),
                    new widgets::CodeView(box)};
    part.lines->setObjectName(name);
    part.note->setObjectName(name + u"Note"_qs);
    part.note->setWordWrap(true);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(part.heading);
    column->addWidget(part.note);
    column->addWidget(part.lines, 1);
    splitter.addWidget(box);
    return part;
}

void ExchangeComparisonDialog::retranslate()
{
    const Exchange first = maskedExchange(*m_first);
    const Exchange second = maskedExchange(*m_second);
    setWindowTitle(tr("Compare exchanges"));
    m_legend->setText(
        tr("Lines with %1 are of %2\nLines with %3 are of %4",
           "%1, %3: the signs at the start of such a line; %2, %4: number, method and path of an exchange")
            .arg(widgets::FirstMark)
            .arg(nameOf(*m_first, first))
            .arg(widgets::SecondMark)
            .arg(nameOf(*m_second, second)));
    m_request.heading->setText(tr("Request"));
    m_response.heading->setText(tr("Response"));
    m_request.lines->setAccessibleName(tr("Request"));
    m_response.lines->setAccessibleName(tr("Response"));
    const items::ComparedExchanges compared = items::compareExchanges({*m_first, first}, {*m_second, second});
    fill(m_request, compared.request, tr("Both requests are the same."));
    fill(m_response, compared.response, tr("Both responses are the same."));
    widgets::setButtonText(m_close, tr("Close"));
}

void ExchangeComparisonDialog::fill(const Part &part, const items::ComparedMessage &message, const QString &same)
{
    if (message.isSame())
        part.note->setText(same);
    else if (message.differsUnseen)
        part.note->setText(tr("The bodies differ in what is masked or was not recorded."));
    part.note->setVisible(message.isSame() || message.differsUnseen);
    part.lines->setCode(textOf(message));
    widgets::colourDifferences(*part.lines);
}

void ExchangeComparisonDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_response.lines) {
        widgets::colourDifferences(*m_request.lines);
        widgets::colourDifferences(*m_response.lines);
    }
    QDialog::changeEvent(event);
}

} // namespace traffic

#include "moc_exchangecomparisondialog.cpp"
