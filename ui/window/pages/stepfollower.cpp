#include "stepfollower.h"

#include "definitionviews.h"
#include "designertab.h"
#include "pageplace.h"
#include "sourcebeside.h"

#include <QAbstractItemView>
#include <QApplication>

#include <utility>

namespace window {

namespace {

/** Whether a widget is in a page of the same class as `page`. */
bool isInAnyPage(const QWidget *widget, const QWidget &page)
{
    while (widget && widget->metaObject() != page.metaObject())
        widget = widget->parentWidget();
    return widget;
}

} // namespace

StepFollower::StepFollower(document::Document &document, DefinitionViews &views, const SourceBeside &beside,
                           PagePlace &place, QWidget &page)
    : m_document(document)
    , m_views(views)
    , m_beside(beside)
    , m_place(place)
    , m_page(page)
{
    connect(&document, &document::Document::aboutToStep, this, &StepFollower::noteStep);
    connect(&document, &document::Document::stepped, this, &StepFollower::follow);
    connect(&views, &DefinitionViews::formCreated, this, &StepFollower::watch);
}

void StepFollower::watch(designer::DesignerTab *form)
{
    connect(form, &designer::DesignerTab::aboutToStepOther, this, &StepFollower::noteStep);
    connect(form, &designer::DesignerTab::steppedOther, this,
            [this, form](const document::SteppedPlace &step) { followOther(*form, step); });
}

void StepFollower::noteStep()
{
    m_focusBefore = QApplication::focusWidget();
    if (isFollowing())
        m_marks.note(m_page);
}

bool StepFollower::isFollowing() const
{
    return m_page.isVisible() && !m_beside.isSourceActive() && m_views.current() != DefinitionTab::Reading;
}

bool StepFollower::isShown(const document::SteppedPlace &step) const
{
    const designer::DesignerTab *form = m_views.currentForm();
    return form && form->shows(step.place);
}

/** Of a place that is missing now, the nearest around it is shown. A collection that was removed with its last entry
 * has no form, but the entry has. */
bool StepFollower::show(const document::SteppedPlace &step)
{
    const document::Snapshot snapshot = m_document.snapshot();
    document::Pointer place = step.place;
    while (!place.isRoot() && !snapshot.at(place).exists())
        place = place.parent();
    while (!place.isRoot()) {
        if (m_views.form(m_views.current()).follow(place) || m_place.showInForm(place))
            return true;
        const document::Node node = snapshot.at(place);
        if (!step.isThere || node.childCount() != 1 || !node.isMapping())
            return false;
        place = place / node.keyAt(0);
    }
    return false;
}

void StepFollower::follow(const document::SteppedPlace &step)
{
    const QPointer<QWidget> before = std::exchange(m_focusBefore, nullptr);
    if (!isFollowing())
        return;
    const bool isSameForm = isShown(step);
    show(step);
    m_marks.mark(m_page, isSameForm, QApplication::focusWidget());
    restoreFocus(before);
}

void StepFollower::followOther(designer::DesignerTab &form, const document::SteppedPlace &step)
{
    const QPointer<QWidget> before = std::exchange(m_focusBefore, nullptr);
    // The other file can have a page of its own, in which the user works.
    const bool isHere = !before || m_page.isAncestorOf(before) || !isInAnyPage(before, m_page);
    if (!isFollowing() || !form.isVisible() || !isHere)
        return;
    const QWidget *focus = QApplication::focusWidget();
    form.followOther(step.place);
    // If the focus stayed, the form showed the place already.
    m_marks.mark(m_page, focus == QApplication::focusWidget(), QApplication::focusWidget());
    restoreFocus(before);
}

/** The focus stays where the user works, unless that is gone or the place has a field of its own. */
void StepFollower::restoreFocus(QWidget *before)
{
    const QWidget *now = QApplication::focusWidget();
    const bool isInField = now && m_page.isAncestorOf(now) && !qobject_cast<const QAbstractItemView *>(now);
    const bool isUsable = before && before->isVisible() && before->isEnabled();
    if (isUsable && (!m_page.isAncestorOf(before) || !isInField))
        before->setFocus(Qt::OtherFocusReason);
}

} // namespace window

#include "moc_stepfollower.cpp"
