#include "fieldmark.h"

#include "icon.h"
#include "naming.h"
#include "navigator.h"

#include <QMenu>

namespace designer {

namespace {

/** The largest number of findings that a field lists. */
constexpr int MostFieldFindings = 2;

} // namespace

FieldMark::FieldMark(ReviewMarks &marks, const Context &context, QWidget *parent)
    : QToolButton(parent)
    , m_marks(marks)
    , m_context(context)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    connect(this, &QToolButton::clicked, this, &FieldMark::showMenu);
}

void FieldMark::setPlace(const document::Pointer &place)
{
    m_place = place;
    refresh();
}

QString FieldMark::warning() const
{
    const review::Review *review = m_place.isRoot() ? nullptr : m_marks.review();
    const auto level = review ? findingsLevel(*review, m_place) : std::nullopt;
    return level && *level != difference::Level::Info ? findingsText(*review, m_place, MostFieldFindings) : QString();
}

void FieldMark::refresh()
{
    m_mark = m_place.isRoot() ? review::Mark() : m_marks.of(m_place);
    setVisible(m_mark.change.has_value());
    if (!m_mark.change)
        return;
    const QString base = review::nameOf(m_marks.definitionReview().base());
    QString text = markText(m_mark, base);
    if (const review::Review *review = m_marks.review()) {
        if (const QString findings = findingsText(*review, m_place, MostFieldFindings); !findings.isEmpty())
            text += u'\n' + findings;
    }
    setText(markLetter(m_mark));
    setToolTip(text);
    setAccessibleName(markLetter(m_mark));
    setAccessibleDescription(text);
    QPalette colors = palette();
    colors.setColor(QPalette::ButtonText, theme::color(markColor(m_mark)));
    setPalette(colors);
}

void FieldMark::showMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"fieldMarkMenu"_qs);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString base = review::nameOf(m_marks.definitionReview().base());
    menu->addAction(theme::icon(theme::Icon::Revert), tr("Revert to %1", "%1: HEAD, a revision or a file").arg(base),
                    this, [this] {
                        if (const auto reverted = m_marks.revert(m_place); !reverted)
                            emit failed(reverted.error());
                    });
    menu->addAction(theme::icon(theme::Icon::Exchange), tr("Show changes"), this,
                    [this] { m_context.navigator.show(m_context.at(m_place), navigation::View::Changes, this); });
    menu->popup(mapToGlobal(rect().bottomLeft()));
}

} // namespace designer

#include "moc_fieldmark.cpp"
