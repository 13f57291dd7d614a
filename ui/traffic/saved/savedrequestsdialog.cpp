#include "savedrequestsdialog.h"

#include "measures.h"
#include "naming.h"
#include "rowtable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace traffic {

namespace {

constexpr int DialogWidth = 760;
constexpr int DialogHeight = 480;
constexpr int MessagesHeight = 90;

QPushButton *namedButton(QWidget *parent, const QString &name)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

SavedRequestsDialog::SavedRequestsDialog(const SavedRequestList::Services &services, QWidget *parent)
    : QDialog(parent)
    , m_list(services)
    , m_composed(QString())
{
    setObjectName(u"savedRequests"_qs);
    buildWidgets();
    placeWidgets();
    retranslate();
    connectAll();
    refresh();
    resize(DialogWidth, DialogHeight);
}

void SavedRequestsDialog::buildWidgets()
{
    m_nameLabel = new QLabel(this);
    m_name = new QLineEdit(this);
    m_name->setObjectName(u"savedRequestName"_qs);
    m_nameLabel->setBuddy(m_name);
    m_save = namedButton(this, u"saveRequest"_qs);
    m_notice = new QLabel(this);
    m_notice->setObjectName(u"savedRequestsNotice"_qs);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->hide();
    m_table = new QTableView(this);
    m_table->setObjectName(u"savedRequestTable"_qs);
    m_table->setModel(&m_list);
    widgets::showAsRows(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(SavedRequestList::Operation, QHeaderView::Stretch);
    m_messages = new QPlainTextEdit(this);
    m_messages->setObjectName(u"savedRequestMessages"_qs);
    m_messages->setReadOnly(true);
    m_messages->setTabChangesFocus(true);
    m_messages->setFixedHeight(MessagesHeight);
    m_open = namedButton(this, u"openSavedRequest"_qs);
    m_run = namedButton(this, u"runSavedRequest"_qs);
    m_runAll = namedButton(this, u"runSavedRequests"_qs);
    m_rename = namedButton(this, u"renameSavedRequest"_qs);
    m_delete = namedButton(this, u"deleteSavedRequest"_qs);
    m_close = namedButton(this, u"closeSavedRequests"_qs);
}

void SavedRequestsDialog::placeWidgets()
{
    auto *top = new QHBoxLayout;
    top->addWidget(m_nameLabel);
    top->addWidget(m_name, 1);
    top->addWidget(m_save);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_run, m_runAll, m_rename, m_delete})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::Space::Control);
    layout->addLayout(top);
    layout->addWidget(m_notice);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_messages);
    layout->addLayout(buttons);
}

void SavedRequestsDialog::connectAll()
{
    connect(m_save, &QPushButton::clicked, this, &SavedRequestsDialog::save);
    connect(m_name, &QLineEdit::returnPressed, this, &SavedRequestsDialog::save);
    connect(m_name, &QLineEdit::textChanged, this, &SavedRequestsDialog::refresh);
    connect(m_open, &QPushButton::clicked, this, &SavedRequestsDialog::open);
    connect(m_table, &QTableView::activated, this, &SavedRequestsDialog::open);
    connect(m_run, &QPushButton::clicked, this, [this] { run({currentRow()}); });
    connect(m_runAll, &QPushButton::clicked, this, [this] { m_list.isRunning() ? m_list.cancel() : run({}); });
    connect(m_rename, &QPushButton::clicked, this, &SavedRequestsDialog::askForName);
    connect(m_delete, &QPushButton::clicked, this, &SavedRequestsDialog::askToDelete);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SavedRequestsDialog::refresh);
    connect(&m_list, &QAbstractItemModel::dataChanged, this, &SavedRequestsDialog::refresh);
    connect(&m_list, &SavedRequestList::runningChanged, this, &SavedRequestsDialog::refresh);
    connect(&m_list, &SavedRequestList::loaded, this, [this] {
        for (int row = 0; row < m_list.rowCount(); ++row) {
            if (m_list.nameAt(row) == m_saved)
                m_table->selectRow(row);
        }
        if (currentRow() < 0 && m_list.rowCount() > 0)
            m_table->selectRow(0);
        m_table->resizeColumnToContents(SavedRequestList::Name);
        refresh();
    });
    connect(&m_list, &SavedRequestList::saved, this, [this](const QString &name) {
        m_saved = name;
        m_name->clear();
        m_notice->hide();
    });
    connect(&m_list, &SavedRequestList::failed, this, [this](const QString &text) {
        m_notice->setText(text);
        m_notice->show();
    });
}

void SavedRequestsDialog::show(workspace::OpenDefinition *definition,
                               const base::Result<savedrequests::SavedRequest, QString> &composed)
{
    m_composed = composed;
    m_notice->setVisible(!composed.isOk() && !composed.error().isEmpty());
    m_notice->setText(composed.isOk() ? QString() : composed.error());
    m_list.setDefinition(definition);
    refreshTitle();
    refresh();
    QDialog::show();
    m_table->setFocus(Qt::OtherFocusReason);
}

void SavedRequestsDialog::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

int SavedRequestsDialog::currentRow() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? current.row() : -1;
}

void SavedRequestsDialog::refresh()
{
    const int row = currentRow();
    const bool isRunning = m_list.isRunning();
    m_save->setEnabled(m_composed.isOk() && !m_name->text().trimmed().isEmpty());
    m_name->setEnabled(m_composed.isOk());
    m_open->setEnabled(row >= 0 && !m_list.operationAt(row).isNull());
    m_run->setEnabled(row >= 0 && !isRunning);
    m_runAll->setEnabled(m_list.rowCount() > 0);
    m_rename->setEnabled(row >= 0 && !isRunning);
    m_delete->setEnabled(row >= 0 && !isRunning);
    widgets::setButtonText(m_runAll, isRunning ? tr("S&top") : tr("Run &all"));
    if (const QString text = m_list.messagesAt(row); text != m_messages->toPlainText())
        m_messages->setPlainText(text);
}

void SavedRequestsDialog::save()
{
    if (!m_save->isEnabled())
        return;
    const QString name = m_name->text().trimmed();
    bool isKnown = false;
    for (int row = 0; row < m_list.rowCount(); ++row)
        isKnown = isKnown || m_list.nameAt(row) == name;
    if (!isKnown)
        return m_list.save(name, *m_composed, true);
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                     tr("There is a saved request “%1”. Replace it?").arg(name), QMessageBox::Cancel,
                                     this);
    question->setTextFormat(Qt::PlainText);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *replace = question->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    replace->setObjectName(u"replaceSavedRequest"_qs);
    connect(replace, &QPushButton::clicked, this, [this, name] { m_list.save(name, *m_composed, false); });
    question->open();
}

void SavedRequestsDialog::open()
{
    const int row = currentRow();
    const OperationKey operation = m_list.operationAt(row);
    if (operation.isNull())
        return;
    emit openRequested(operation, m_list.requestAt(row).request);
    m_name->setText(m_list.nameAt(row));
    close();
}

void SavedRequestsDialog::run(const QList<int> &rows)
{
    m_notice->hide();
    const QString origin = m_list.origin();
    if (origin.isEmpty() || m_allowed.contains(origin))
        return m_list.run(rows);
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                     tr("The requests are sent to %1.", "%1: scheme and host of a URL").arg(origin),
                                     QMessageBox::Cancel, this);
    question->setObjectName(u"runQuestion"_qs);
    question->setTextFormat(Qt::PlainText);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *send = question->addButton(tr("&Send"), QMessageBox::AcceptRole);
    send->setObjectName(u"confirmRun"_qs);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(send, &QPushButton::clicked, this, [this, rows, origin] {
        m_allowed.insert(origin);
        m_list.run(rows);
    });
    question->open();
}

void SavedRequestsDialog::askForName()
{
    const QString name = m_list.nameAt(currentRow());
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"renameSavedRequestDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename saved request"));
    dialog->setLabelText(tr("New name:"));
    dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, name](const QString &text) {
        for (int row = 0; row < m_list.rowCount(); ++row) {
            if (m_list.nameAt(row) == name) {
                m_saved = text.trimmed();
                m_list.rename(row, text.trimmed());
                return;
            }
        }
    });
    dialog->open();
}

void SavedRequestsDialog::askToDelete()
{
    const QString name = m_list.nameAt(currentRow());
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                     tr("Delete the saved request “%1”? Its file is deleted.").arg(name),
                                     QMessageBox::Cancel, this);
    question->setTextFormat(Qt::PlainText);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *remove = question->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    remove->setObjectName(u"confirmDeleteSavedRequest"_qs);
    connect(remove, &QPushButton::clicked, this, [this, name] {
        for (int row = 0; row < m_list.rowCount(); ++row) {
            if (m_list.nameAt(row) == name)
                return m_list.remove(row);
        }
    });
    question->open();
}

void SavedRequestsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void SavedRequestsDialog::refreshTitle()
{
    const workspace::OpenDefinition *definition = m_list.definition();
    setWindowTitle(definition ? tr("Saved requests of %1", "%1: name of a file").arg(definition->title())
                              : tr("Saved requests"));
}

void SavedRequestsDialog::retranslate()
{
    refreshTitle();
    m_nameLabel->setText(tr("Save the request &in the composer as:"));
    m_name->setAccessibleName(tr("Save the request in the composer as"));
    m_name->setPlaceholderText(tr("smoke/add-a-book"));
    m_table->setAccessibleName(tr("Saved requests"));
    m_messages->setAccessibleName(tr("Messages about the selected request"));
    m_messages->setPlaceholderText(tr("What does not fit in the selected request is listed here."));
    widgets::setButtonText(m_save, tr("&Save"));
    widgets::setButtonText(m_open, tr("&Open in composer"));
    widgets::setButtonText(m_run, tr("&Run"));
    widgets::setButtonText(m_rename, tr("Re&name…"));
    widgets::setButtonText(m_delete, tr("&Delete"));
    widgets::setButtonText(m_close, tr("&Close"));
}

} // namespace traffic

#include "moc_savedrequestsdialog.cpp"
