#pragma once

#include "cancellation.h"
#include "currentdescription.h"
#include "operationkey.h"
#include "requestform.h"

#include <QObject>

namespace traffic {

/** The request to an operation of an open definition: what the user has typed, and the form that is filled from it and
 * from the definition's current text on a worker. */
class OperationRequest final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Starts a request to another operation, or to none. What was typed is forgotten. */
    void setOperation(const OperationKey &key);
    [[nodiscard]] const OperationKey &operation() const { return m_key; }
    /** Sets the text of a parameter. */
    void setText(const requests::ParameterKey &key, const QString &text);
    /** Sets the media type of the body, and forgets the body that was typed. */
    void setMediaType(const QByteArray &mediaType);
    void setBodyText(const QByteArray &text);
    /** Chooses the named example of the body and the parameters, and forgets the body that was typed. */
    void setExample(const QByteArray &name);
    /** Chooses an alternative of the security requirements by its index. */
    void setRequirement(qsizetype index);
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
    };

    void fill();
    void take(const Filled &filled);

    OperationKey m_key;
    requests::FormInput m_input;
    requests::RequestForm m_form;
    QByteArray m_basePath;
    std::optional<workspace::CurrentDescription> m_text; ///< The text that m_description was read from.
    std::shared_ptr<const description::Description> m_description;
    base::Cancellation m_filling;
    bool m_isFilling = false;
};

} // namespace traffic
