#pragma once

#include "mergesession.h"

#include <QWidget>

class QBoxLayout;
class QPushButton;
class QScrollArea;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace merge {

class ConflictEdit;
class SidePanel;

/** A conflict of a merge: what it is, the texts of the three sides, and the ways to resolve it. */
class ConflictDetail final : public QWidget
{
    Q_OBJECT

public:
    /** `session` outlives the widget. */
    explicit ConflictDetail(conflicts::MergeSession &session, QWidget *parent = nullptr);

    /** Shows the conflict with this index in the session, whose place is called `name`; -1 for none. A text that the
     * user edits stays while the conflict is the same. */
    void show(qsizetype index, const QString &name);
    void retranslate();

signals:
    void sideChosen(merge::SideName side);
    void acceptRequested();
    void goToRequested();
    /** The user wants to resolve the conflict with a text that he typed. */
    void textTaken(const QByteArray &text);

public slots:
    /** Ends the edit of the text after it was taken, or shows why it can't be taken. */
    void endEdit();
    void showEditFailure(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets();
    void refresh();
    void showSides(const conflicts::ConflictItem &shown);
    void showNow(const conflicts::ConflictItem &shown, const document::Snapshot &now);
    void arrange();
    void startEdit();
    [[nodiscard]] const conflicts::ConflictItem *item() const;

    conflicts::MergeSession &m_session;
    qsizetype m_index = -1;
    QString m_name;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_state = nullptr;
    widgets::ToneLabel *m_message = nullptr;
    widgets::ToneLabel *m_now = nullptr; ///< What the document has at the place.
    QWidget *m_sides = nullptr;
    QBoxLayout *m_row = nullptr;
    QList<SidePanel *> m_panels; ///< Base, ours, theirs.
    QPushButton *m_edit = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_goTo = nullptr;
    ConflictEdit *m_editor = nullptr;
    QScrollArea *m_area = nullptr;
};

} // namespace merge
