#include "schemas.h"

#include "schemasofatest.h"
#include "validator.h"

#include <QSet>

namespace gatewayapi {

namespace {

/** One schema for each kind of object, in `$defs`. */
constexpr char Schemas[] = R"(
$defs:
  name: {type: string, minLength: 1, maxLength: 253, pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$'}
  label: {type: string, minLength: 1, maxLength: 63, pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?$'}
  serviceName: {type: string, minLength: 1, maxLength: 63, pattern: '^[a-z]([-a-z0-9]*[a-z0-9])?$'}
  group: {type: string, maxLength: 253, pattern: '^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$'}
  kind: {type: string, minLength: 1, maxLength: 63, pattern: '^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$'}
  port: {type: integer, minimum: 1, maximum: 65535}
  headerName: {type: string, minLength: 1, maxLength: 256, pattern: "^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$"}
  metadata:
    type: object
    required: [name]
    additionalProperties: false
    properties:
      name: {$ref: '#/$defs/name'}
      namespace: {$ref: '#/$defs/label'}
      labels: {type: object, additionalProperties: {type: string, maxLength: 63}}
      annotations: {type: object, additionalProperties: {type: string, maxLength: 262144}}
  path:
    type: object
    required: [type]
    additionalProperties: false
    properties:
      type: {enum: [ReplaceFullPath, ReplacePrefixMatch]}
      replaceFullPath: {type: string, maxLength: 1024}
      replacePrefixMatch: {type: string, maxLength: 1024}
  filter:
    type: object
    required: [type]
    additionalProperties: false
    properties:
      type: {enum: [RequestHeaderModifier, ResponseHeaderModifier, RequestMirror, RequestRedirect, URLRewrite, ExtensionRef, CORS]}
      urlRewrite:
        type: object
        additionalProperties: false
        properties:
          hostname: {$ref: '#/$defs/name'}
          path: {$ref: '#/$defs/path'}
      requestHeaderModifier:
        type: object
        additionalProperties: false
        properties:
          remove: {type: array, maxItems: 16, uniqueItems: true, items: {$ref: '#/$defs/headerName'}}
      extensionRef:
        type: object
        required: [group, kind, name]
        additionalProperties: false
        properties:
          group: {$ref: '#/$defs/group'}
          kind: {$ref: '#/$defs/kind'}
          name: {$ref: '#/$defs/name'}
  rule:
    type: object
    additionalProperties: false
    properties:
      name: {$ref: '#/$defs/name'}
      matches:
        type: array
        maxItems: 64
        items:
          type: object
          additionalProperties: false
          properties:
            path:
              type: object
              additionalProperties: false
              properties:
                type: {enum: [Exact, PathPrefix, RegularExpression]}
                value: {type: string, maxLength: 1024}
            method: {enum: [GET, HEAD, POST, PUT, DELETE, CONNECT, OPTIONS, TRACE, PATCH]}
      filters: {type: array, maxItems: 16, items: {$ref: '#/$defs/filter'}}
      backendRefs:
        type: array
        maxItems: 16
        items:
          type: object
          required: [name, port]
          additionalProperties: false
          properties:
            group: {$ref: '#/$defs/group'}
            kind: {$ref: '#/$defs/kind'}
            name: {$ref: '#/$defs/serviceName'}
            namespace: {$ref: '#/$defs/label'}
            port: {$ref: '#/$defs/port'}
            weight: {type: integer, minimum: 0, maximum: 1000000}
  HTTPRoute:
    type: object
    required: [apiVersion, kind, metadata, spec]
    additionalProperties: false
    properties:
      apiVersion: {const: gateway.networking.k8s.io/v1}
      kind: {const: HTTPRoute}
      metadata: {$ref: '#/$defs/metadata'}
      spec:
        type: object
        required: [parentRefs]
        additionalProperties: false
        properties:
          parentRefs:
            type: array
            minItems: 1
            maxItems: 32
            items:
              type: object
              required: [name]
              additionalProperties: false
              properties:
                name: {$ref: '#/$defs/name'}
                namespace: {$ref: '#/$defs/label'}
          hostnames: {type: array, maxItems: 16, items: {$ref: '#/$defs/name'}}
          rules: {type: array, minItems: 1, maxItems: 16, items: {$ref: '#/$defs/rule'}}
  servicePort:
    type: object
    required: [port]
    additionalProperties: false
    properties:
      name: {$ref: '#/$defs/label'}
      port: {$ref: '#/$defs/port'}
      protocol: {enum: [TCP]}
  Service:
    type: object
    required: [apiVersion, kind, metadata, spec]
    additionalProperties: false
    properties:
      apiVersion: {const: v1}
      kind: {const: Service}
      metadata: {allOf: [{$ref: '#/$defs/metadata'}, {properties: {name: {$ref: '#/$defs/serviceName'}}}]}
      spec:
        type: object
        required: [ports]
        additionalProperties: false
        properties:
          type: {enum: [ExternalName]}
          externalName: {$ref: '#/$defs/name'}
          ports: {type: array, minItems: 1, items: {$ref: '#/$defs/servicePort'}}
        dependentRequired: {type: [externalName], externalName: [type]}
  EndpointSlice:
    type: object
    required: [apiVersion, kind, metadata, addressType, endpoints]
    additionalProperties: false
    properties:
      apiVersion: {const: discovery.k8s.io/v1}
      kind: {const: EndpointSlice}
      metadata: {allOf: [{$ref: '#/$defs/metadata'}, {required: [labels]}]}
      addressType: {enum: [IPv4, IPv6]}
      ports: {type: array, maxItems: 100, items: {$ref: '#/$defs/servicePort'}}
      endpoints:
        type: array
        maxItems: 1000
        items:
          type: object
          required: [addresses]
          additionalProperties: false
          properties:
            addresses: {type: array, minItems: 1, maxItems: 100, items: {type: string, not: {pattern: '^(127\.|0\.|169\.254\.|::1$|fe80:)'}}}
  BackendTLSPolicy:
    type: object
    required: [apiVersion, kind, metadata, spec]
    additionalProperties: false
    properties:
      apiVersion: {const: gateway.networking.k8s.io/v1}
      kind: {const: BackendTLSPolicy}
      metadata: {$ref: '#/$defs/metadata'}
      spec:
        type: object
        required: [targetRefs, validation]
        additionalProperties: false
        properties:
          targetRefs:
            type: array
            minItems: 1
            maxItems: 16
            items:
              type: object
              required: [group, kind, name]
              additionalProperties: false
              properties:
                group: {$ref: '#/$defs/group'}
                kind: {$ref: '#/$defs/kind'}
                name: {$ref: '#/$defs/serviceName'}
                sectionName: {$ref: '#/$defs/name'}
          validation:
            type: object
            required: [hostname]
            additionalProperties: false
            properties:
              hostname: {allOf: [{$ref: '#/$defs/name'}, {not: {pattern: '^[0-9.]+$'}}]}
              wellKnownCACertificates: {enum: [System]}
  HTTPRouteFilter:
    type: object
    required: [apiVersion, kind, metadata, spec]
    additionalProperties: false
    properties:
      apiVersion: {const: gateway.envoyproxy.io/v1alpha1}
      kind: {const: HTTPRouteFilter}
      metadata: {$ref: '#/$defs/metadata'}
      spec:
        type: object
        additionalProperties: false
        properties:
          credentialInjection:
            type: object
            required: [credential]
            additionalProperties: false
            properties:
              overwrite: {type: boolean}
              header: {type: string}
              credential:
                type: object
                required: [valueRef]
                additionalProperties: false
                properties:
                  valueRef: {type: object, required: [name], additionalProperties: false, properties: {name: {$ref: '#/$defs/name'}}}
)";

} // namespace

QStringList schemaProblems(const document::Snapshot &yaml)
{
    const QString uri = u"https://schemas.example/kubernetes"_qs;
    const document::Snapshot schemas = document::Snapshot::parse(Schemas, document::Format::Yaml);
    QStringList problems;
    if (!schemas.isValid() || !yaml.isValid())
        return {u"the manifest or the schemas are not YAML"_qs};
    support::SchemasOfATest source;
    source.add(uri, schemas.root());
    schema::Validator validator(source);
    QSet<QByteArray> names;
    for (qsizetype i = 0; i < yaml.documentCount(); ++i) {
        const document::Node root = yaml.root(i);
        const QByteArray kind = root.member("kind").bytes();
        const QByteArray name = root.member("metadata").member("name").bytes();
        const QByteArray key = kind + ' ' + name;
        if (names.contains(key))
            problems.append(u"two objects are called "_qs + QString::fromUtf8(key));
        names.insert(key);
        const document::Pointer place{"$defs", kind};
        if (!schemas.at(place).exists()) {
            problems.append(u"no schema for "_qs + QString::fromUtf8(kind));
            continue;
        }
        for (const schema::Finding &finding : validator.validate(root, {uri, place}).findings)
            problems.append(QString::fromUtf8(key) + u' ' + finding.instance.toString() + u' ' + finding.keyword);
    }
    return problems;
}

} // namespace gatewayapi
