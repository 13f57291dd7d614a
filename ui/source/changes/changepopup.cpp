#include "changepopup.h"

#include "codeview.h"
#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace source {

namespace {

constexpr int ChangeWidth = 560;
constexpr int MostOldLines = 14;
/** Characters of the earlier text that are shown. */
constexpr qsizetype LongestOldText = 20'000;

QString headingOf(difference::LineChange::Kind kind)
{
    switch (kind) {
    case difference::LineChange::Kind::Added:
        return ChangePopup::tr("These lines are not in the last commit.");
    case difference::LineChange::Kind::Removed:
        return ChangePopup::tr("Removed since the last commit:");
    case difference::LineChange::Kind::Changed:
        break;
    }
    return ChangePopup::tr("In the last commit:");
}

} // namespace

ChangePopup::ChangePopup(const QByteArray &oldText, difference::LineChange::Kind kind, const QString &verdict,
                         QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(u"changePopup"_qs);
    setAccessibleName(tr("Change since the last commit"));
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *heading = new widgets::ToneLabel(headingOf(kind), theme::Role::Muted, this);
    auto *revert = new QPushButton(this);
    revert->setObjectName(u"changeRevert"_qs);
    widgets::setButtonText(revert, tr("Revert change"));
    auto *line = new QHBoxLayout;
    line->addWidget(heading, 1);
    line->addWidget(revert);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addLayout(line);
    if (!verdict.isEmpty()) {
        auto *meaning = new widgets::ToneLabel(verdict, theme::Role::Text, this);
        meaning->setObjectName(u"changeVerdict"_qs);
        column->addWidget(meaning);
    }
    if (kind != difference::LineChange::Kind::Added) {
        auto *code = new widgets::CodeView(this);
        code->setObjectName(u"changeOldText"_qs);
        code->setAccessibleName(tr("Earlier text"));
        QString text = QString::fromUtf8(oldText.left(LongestOldText));
        while (text.endsWith(u'\n') || text.endsWith(u'\r'))
            text.chop(1);
        code->setCode(text);
        const int lines = qMin(MostOldLines, int(text.count(u'\n')) + 2);
        code->setFixedHeight(lines * code->fontMetrics().lineSpacing() + theme::Space::Group);
        column->addWidget(code);
    }
    setFixedWidth(ChangeWidth);
    connect(revert, &QPushButton::clicked, this, [this] {
        emit revertRequested();
        close();
    });
    revert->setFocus();
}

void ChangePopup::popup(const QPoint &place)
{
    adjustSize();
    const QRect room = screen()->availableGeometry();
    const int left = qBound(room.left(), place.x(), qMax(room.left(), room.right() - width()));
    const int top = place.y() + height() > room.bottom() ? qMax(room.top(), place.y() - height()) : place.y();
    move(left, top);
    show();
}

} // namespace source

#include "moc_changepopup.cpp"
