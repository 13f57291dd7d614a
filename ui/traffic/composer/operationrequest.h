#pragma once

#include "cancellation.h"
#include "currentdescription.h"
#include "operationkey.h"
#include "requestfiles.h"
#include "requestform.h"

#include <QMap>
#include <QObject>

namespace traffic {

/** The request to an operation of an open definition: what the user has typed, and the form that is filled from it and
 * from the definition's current text on a worker. */
class OperationRequest final : public QObject
{
    Q_OBJECT

public:
    /** Reads files that the user chooses from `store`, which must outlive the worker threads. */
    explicit OperationRequest(workspace::DocumentStore &store, QObject *parent = nullptr)
        : QObject(parent)
        , m_store(store)
    {}

    /** Starts a request to another operation, or to none. What was typed is forgotten. */
    void setOperation(const OperationKey &key);
    [[nodiscard]] const OperationKey &operation() const { return m_key; }
    /** The text and choices that the user has entered. */
    [[nodiscard]] const requests::FormInput &input() const { return m_input; }
    /** Replaces what was typed, for example by the values of a saved request. */
    void setInput(const requests::FormInput &input);
    /** Sets the text of a parameter. */
    void setText(const requests::ParameterKey &key, const QString &text);
    /** Sets the media type of the body, and forgets the body that was typed. */
    void setMediaType(const QByteArray &mediaType);
    void setBodyText(const QByteArray &text);
    /** Chooses the named example of the body and the parameters, and forgets the body that was typed. */
    void setExample(const QByteArray &name);
    /** Chooses an alternative of the security requirements by its index. */
    void setRequirement(qsizetype index);
    /** Sets the file for a part of the body, or for the whole body if `part` is empty. Forgets the body that was typed.
     * The form has a placeholder for the content of the file until readFiles() is called. */
    void setFile(const QByteArray &part, const QString &path);
    void removeFile(const QByteArray &part);
    /** Fills the form again, with the contents of the files. Emits changed(). */
    void readFiles();
    /** Returns true if files were chosen and the form does not have their contents. */
    [[nodiscard]] bool needsFiles() const { return !m_files.isEmpty() && !m_hasContents; }
    /** Makes needsFiles() true again, so that the files are read for each request. */
    void forgetContents() { m_hasContents = false; }
    /** Returns what is known of the chosen files. */
    [[nodiscard]] const QList<FileState> &files() const { return m_states; }
    /** Fills the form again if the definition has changed. */
    void refresh();

    /** The form as it was filled last; empty without an operation. */
    [[nodiscard]] const requests::RequestForm &form() const { return m_form; }
    /** The path and query on the gateway, with the listen path. */
    [[nodiscard]] QByteArray target() const { return m_form.request.target(m_basePath); }
    /** True if the user has typed the body. */
    [[nodiscard]] bool isBodyTyped() const { return m_input.bodyText.has_value(); }
    /** True if an alternative of the security requirements was chosen. */
    [[nodiscard]] bool isRequirementChosen() const { return m_input.requirement.has_value(); }
    /** True if the form is being filled, so that form() is not up to date. */
    [[nodiscard]] bool isFilling() const { return m_isFilling; }

signals:
    /** form() is up to date. It is empty if the operation does not exist any more. */
    void changed();

private:
    struct Filled {
        std::shared_ptr<const description::Description> description;
        std::optional<requests::RequestForm> form; ///< std::nullopt if there is no such operation.
        QByteArray basePath;
        QList<FileState> files;
        bool hasContents = false;
    };

    void fill(bool readsFiles = false);
    void take(const Filled &filled);

    workspace::DocumentStore &m_store;
    OperationKey m_key;
    requests::FormInput m_input;
    requests::RequestForm m_form;
    QByteArray m_basePath;
    QMap<QByteArray, QString> m_files; ///< By the name of the part.
    QList<FileState> m_states;
    bool m_hasContents = false;                          ///< Whether the form has the contents of the files.
    std::optional<workspace::CurrentDescription> m_text; ///< The text that m_description was read from.
    std::shared_ptr<const description::Description> m_description;
    base::Cancellation m_filling;
    bool m_isFilling = false;
};

} // namespace traffic
