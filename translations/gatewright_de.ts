<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccessMessages</name>
    <message>
        <source> and </source>
        <comment>between two security schemes that are both required</comment>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two names of security schemes</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Clients need credentials for %1.</source>
        <comment>%1: names of security schemes</comment>
        <translation>Clients benötigen Anmeldedaten für %1.</translation>
    </message>
    <message>
        <source>Clients need credentials, but no security scheme is enabled.</source>
        <translation>Clients benötigen Anmeldedaten, aber kein Sicherheitsschema ist aktiviert.</translation>
    </message>
    <message>
        <source>Clients need credentials for what the document requires.</source>
        <translation>Clients benötigen die Anmeldedaten, die das Dokument verlangt.</translation>
    </message>
    <message>
        <source>“security” is not a list.</source>
        <translation>„security“ ist keine Liste.</translation>
    </message>
    <message>
        <source>No authentication</source>
        <translation>Keine Authentifizierung</translation>
    </message>
    <message>
        <source>no credentials</source>
        <comment>an alternative to security schemes</comment>
        <translation>keine Anmeldedaten</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two alternatives of security schemes</comment>
        <translation>, oder </translation>
    </message>
    <message>
        <source>The document has no gateway settings.</source>
        <translation>Das Dokument hat keine Gateway-Einstellungen.</translation>
    </message>
    <message>
        <source>Clients need a listed certificate.</source>
        <translation>Clients benötigen ein Zertifikat aus der Liste.</translation>
    </message>
    <message>
        <source>The access settings can&apos;t be read, because a value has the wrong type.</source>
        <translation>Die Zugriffseinstellungen können nicht gelesen werden, weil ein Wert den falschen Typ hat.</translation>
    </message>
    <message>
        <source>All clients are allowed.</source>
        <translation>Alle Clients sind zugelassen.</translation>
    </message>
    <message>
        <source>%1: allowed</source>
        <comment>%1: name of a policy</comment>
        <translation>%1: erlaubt</translation>
    </message>
    <message>
        <source>%1: allowed for some paths, not for %2</source>
        <comment>%1: name of a policy, %2: method and path</comment>
        <translation>%1: für einige Pfade erlaubt, nicht für %2</translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <comment>%1: name of a policy</comment>
        <translation>%1: nicht erlaubt</translation>
    </message>
    <message>
        <source>%1: inactive</source>
        <comment>%1: name of a policy</comment>
        <translation>%1: inaktiv</translation>
    </message>
    <message>
        <source>%1: unknown, an allowed URL can&apos;t be evaluated</source>
        <comment>%1: name of a policy</comment>
        <translation>%1: unbekannt, eine erlaubte URL kann nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>No policies known</source>
        <translation>Keine Richtlinien bekannt</translation>
    </message>
    <message numerus="yes">
        <source>None of %n known policies grants access to this API.</source>
        <translation>
            <numerusform>Die %n bekannte Richtlinie gewährt keinen Zugriff auf diese API.</numerusform>
            <numerusform>Keine der %n bekannten Richtlinien gewährt Zugriff auf diese API.</numerusform>
        </translation>
    </message>
    <message>
        <source>The document requires credentials, but the gateway lets all clients in.</source>
        <translation>Das Dokument verlangt Anmeldedaten, aber das Gateway lässt alle Clients zu.</translation>
    </message>
    <message>
        <source>The document requires %1, but the gateway doesn&apos;t check it.</source>
        <comment>%1: names of security schemes</comment>
        <translation>Das Dokument verlangt %1, aber das Gateway prüft dies nicht.</translation>
    </message>
    <message>
        <source>The gateway asks for credentials, but the document doesn&apos;t require any.</source>
        <translation>Das Gateway fordert Anmeldedaten an, aber das Dokument verlangt keine.</translation>
    </message>
    <message>
        <source>The gateway asks for credentials, but in the document they are optional.</source>
        <translation>Das Gateway fordert Anmeldedaten an, aber im Dokument sind sie optional.</translation>
    </message>
    <message>
        <source>The document requires “%1”, but doesn&apos;t define this security scheme.</source>
        <translation>Das Dokument verlangt „%1“, definiert dieses Sicherheitsschema aber nicht.</translation>
    </message>
    <message>
        <source>The gateway has settings for “%1”, but the document doesn&apos;t define this security scheme.</source>
        <translation>Das Gateway hat Einstellungen für „%1“, aber das Dokument definiert dieses Sicherheitsschema nicht.</translation>
    </message>
    <message>
        <source>The policy “%1” grants access to this API, but doesn&apos;t allow %2.</source>
        <comment>%1: name of a policy, %2: method and path</comment>
        <translation>Die Richtlinie „%1“ gewährt Zugriff auf diese API, erlaubt aber %2 nicht.</translation>
    </message>
    <message>
        <source>Require %1 in the document</source>
        <comment>%1: names of security schemes</comment>
        <translation>%1 im Dokument verlangen</translation>
    </message>
    <message>
        <source>Require credentials in the document</source>
        <translation>Anmeldedaten im Dokument verlangen</translation>
    </message>
    <message>
        <source>Ask for %1 in the gateway</source>
        <comment>%1: names of security schemes</comment>
        <translation>%1 im Gateway anfordern</translation>
    </message>
    <message>
        <source>Remove %1 from the gateway</source>
        <comment>%1: name of a security scheme</comment>
        <translation>%1 aus dem Gateway entfernen</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Keine Operationen</translation>
    </message>
    <message>
        <source>Open to everybody: no operation</source>
        <translation>Offen für alle: keine Operation</translation>
    </message>
    <message numerus="yes">
        <source>Open to everybody: all %n operations</source>
        <translation>
            <numerusform>Offen für alle: die %n Operation</numerusform>
            <numerusform>Offen für alle: alle %n Operationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open to everybody: %1 of %2 operations</source>
        <translation>Offen für alle: %1 von %2 Operationen</translation>
    </message>
</context>
<context>
    <name>AnswerJson</name>
    <message>
        <source>%1 (byte %2)</source>
        <extracomment>%1 is a sentence such as &quot;This string is not closed.&quot;, %2 a number of bytes</extracomment>
        <translation>%1 (Byte %2)</translation>
    </message>
    <message>
        <source>Invalid UTF-8 at byte %1.</source>
        <translation>Ungültiges UTF-8 bei Byte %1.</translation>
    </message>
</context>
<context>
    <name>ApiMap</name>
    <message>
        <source>No credentials</source>
        <translation>Keine Anmeldedaten</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>Benutzername und Kennwort</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Other credentials</source>
        <translation>Andere Anmeldedaten</translation>
    </message>
    <message>
        <source>Has errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>Has warnings</source>
        <translation>Mit Warnungen</translation>
    </message>
    <message>
        <source>Has information</source>
        <translation>Mit Informationen</translation>
    </message>
    <message>
        <source>Allowed by a policy</source>
        <translation>Von einer Richtlinie erlaubt</translation>
    </message>
    <message>
        <source>Allowed by a policy for some values in the path</source>
        <translation>Von einer Richtlinie für manche Werte im Pfad erlaubt</translation>
    </message>
    <message>
        <source>Allowed by no policy</source>
        <translation>Von keiner Richtlinie erlaubt</translation>
    </message>
    <message>
        <source>Has a policy that can&apos;t be evaluated here</source>
        <translation>Hat eine Richtlinie, die hier nicht ausgewertet werden kann</translation>
    </message>
    <message>
        <source>New since the last commit</source>
        <translation>Neu seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Changed since the last commit</source>
        <translation>Geändert seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Seen in traffic</source>
        <translation>Im Datenverkehr gesehen</translation>
    </message>
    <message>
        <source>The path or the operation has changed.</source>
        <translation>Der Pfad oder die Operation hat sich geändert.</translation>
    </message>
    <message>
        <source>The operation is in this path.</source>
        <translation>Die Operation ist in diesem Pfad.</translation>
    </message>
    <message>
        <source>The path has an operation with this method.</source>
        <translation>Der Pfad hat bereits eine Operation mit dieser Methode.</translation>
    </message>
    <message>
        <source>The path is a reference: its operations are elsewhere.</source>
        <translation>Der Pfad ist eine Referenz: Seine Operationen sind an anderer Stelle.</translation>
    </message>
    <message>
        <source>A reference leads to the operation, and would lead nowhere.</source>
        <translation>Eine Referenz führt zu dieser Operation und würde ins Leere führen.</translation>
    </message>
    <message>
        <source>These are the first segments of several paths, and no path.</source>
        <translation>Dies sind die ersten Segmente mehrerer Pfade, aber kein Pfad.</translation>
    </message>
    <message>
        <source>The operation is not in its path itself, but where the path&apos;s reference leads.</source>
        <translation>Die Operation ist nicht in diesem Pfad selbst, sondern dort, wohin die Referenz des Pfads führt.</translation>
    </message>
    <message>
        <source>The path is here.</source>
        <translation>Der Pfad ist hier.</translation>
    </message>
    <message>
        <source>A path moves among those at the same place in the tree.</source>
        <translation>Ein Pfad lässt sich nur an derselben Stelle des Baums verschieben.</translation>
    </message>
</context>
<context>
    <name>CallErrors</name>
    <message>
        <source>The server can&apos;t be reached.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Check the address, the proxy and the network connection, then try again.</source>
        <translation>Prüfen Sie die Adresse, den Proxy und die Netzwerkverbindung, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete.</source>
        <translation>Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>Try again. If it keeps failing, contact the administrator of the server or its proxy.</source>
        <translation>Versuchen Sie es erneut. Wenn es weiterhin fehlschlägt, wenden Sie sich an den Administrator des Servers oder seines Proxys.</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>Die Antwort ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The server&apos;s response is not valid HTTP.</source>
        <translation>Die Antwort des Servers ist kein gültiges HTTP.</translation>
    </message>
    <message>
        <source>Check the address and the port.</source>
        <translation>Prüfen Sie die Adresse und den Port.</translation>
    </message>
    <message>
        <source>No secure connection could be established.</source>
        <translation>Es konnte keine sichere Verbindung hergestellt werden.</translation>
    </message>
    <message>
        <source>Add the server&apos;s CA certificate to the environment, or contact the administrator of the server.</source>
        <translation>Fügen Sie das CA-Zertifikat des Servers zur Umgebung hinzu, oder wenden Sie sich an den Administrator des Servers.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Zeitüberschreitung der Anfrage.</translation>
    </message>
    <message>
        <source>Try again, or increase the timeout in the environment.</source>
        <translation>Versuchen Sie es erneut, oder erhöhen Sie das Zeitlimit in der Umgebung.</translation>
    </message>
    <message>
        <source>The call was cancelled.</source>
        <translation>Der Aufruf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The response is larger than 64 MiB and was discarded.</source>
        <translation>Die Antwort ist größer als 64 MiB und wurde verworfen.</translation>
    </message>
    <message>
        <source>Request one page instead of all pages.</source>
        <translation>Fordern Sie eine Seite statt aller Seiten an.</translation>
    </message>
    <message>
        <source>The response&apos;s header is larger than 512 KiB.</source>
        <translation>Der Header der Antwort ist größer als 512 KiB.</translation>
    </message>
    <message>
        <source>Correct the environment.</source>
        <translation>Korrigieren Sie die Umgebung.</translation>
    </message>
    <message>
        <source>Enter them in the environment, or name a variable with --token-env on the command line.</source>
        <translation>Geben Sie sie in der Umgebung ein, oder nennen Sie auf der Befehlszeile mit --token-env eine Variable.</translation>
    </message>
    <message>
        <source>The environment has no address for this server.</source>
        <translation>Die Umgebung hat keine Adresse für diesen Server.</translation>
    </message>
    <message>
        <source>This is not an http or https address: %1</source>
        <translation>Dies ist keine http- oder https-Adresse: %1</translation>
    </message>
    <message>
        <source>Credentials are not sent to %1 without encryption.</source>
        <extracomment>%1 is a host name</extracomment>
        <translation>Anmeldedaten werden nicht unverschlüsselt an %1 gesendet.</translation>
    </message>
    <message>
        <source>Use an https address, or allow plain http in the environment.</source>
        <translation>Verwenden Sie eine https-Adresse, oder erlauben Sie in der Umgebung einfaches http.</translation>
    </message>
    <message>
        <source>The credentials contain characters that can&apos;t be sent.</source>
        <translation>Die Anmeldedaten enthalten Zeichen, die nicht gesendet werden können.</translation>
    </message>
    <message>
        <source>Enter the credentials again.</source>
        <translation>Geben Sie die Anmeldedaten erneut ein.</translation>
    </message>
    <message>
        <source>This is not a policy id: “%1”</source>
        <translation>Dies ist keine Richtlinien-ID: „%1“</translation>
    </message>
    <message>
        <source>Ids contain letters, digits and . - _ ~</source>
        <translation>IDs enthalten Buchstaben, Ziffern und . - _ ~</translation>
    </message>
    <message>
        <source>The policy is not a JSON object.</source>
        <translation>Die Richtlinie ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Correct the JSON text.</source>
        <translation>Korrigieren Sie den JSON-Text.</translation>
    </message>
    <message>
        <source>%1 is REDACTED. The secret itself is missing.</source>
        <extracomment>%1 is a place in the policy, such as /meta_data/token</extracomment>
        <translation>%1 ist REDACTED. Das Geheimnis selbst fehlt.</translation>
    </message>
    <message>
        <source>Enter the value, or fetch the policy again.</source>
        <translation>Geben Sie den Wert ein, oder rufen Sie die Richtlinie erneut ab.</translation>
    </message>
    <message>
        <source>No certificate could be read from %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>Aus %1 konnte kein Zertifikat gelesen werden.</translation>
    </message>
    <message>
        <source>No client certificate with its private key could be read from %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>Aus %1 konnte kein Client-Zertifikat mit seinem privaten Schlüssel gelesen werden.</translation>
    </message>
    <message>
        <source>The address of the proxy is not valid.</source>
        <translation>Die Adresse des Proxys ist ungültig.</translation>
    </message>
    <message>
        <source>The keychain with the credentials is locked.</source>
        <translation>Der Schlüsselbund mit den Anmeldedaten ist gesperrt.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again.</source>
        <translation>Entsperren Sie den Schlüsselbund, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There are no credentials, and no keychain is available on this machine.</source>
        <translation>Es gibt keine Anmeldedaten, und auf diesem Rechner ist kein Schlüsselbund verfügbar.</translation>
    </message>
    <message>
        <source>The keychain denied access to the credentials.</source>
        <translation>Der Schlüsselbund hat den Zugriff auf die Anmeldedaten verweigert.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a sentence, %2 a message of the system or the server</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 The connection uses the proxy %2.</source>
        <extracomment>%1 is a sentence, %2 a host with its port, such as proxy.example:3128</extracomment>
        <translation>%1 Die Verbindung verwendet den Proxy %2.</translation>
    </message>
    <message>
        <source>Check the proxy in the environment, or the variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY, then try again.</source>
        <translation>Prüfen Sie den Proxy in der Umgebung oder die Variablen HTTPS_PROXY, HTTP_PROXY und NO_PROXY, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The server responded with status %1.</source>
        <extracomment>%1 is an HTTP status such as 403</extracomment>
        <translation>Der Server hat mit dem Status %1 geantwortet.</translation>
    </message>
    <message>
        <source>The server responded with status %1: %2</source>
        <extracomment>%1 is an HTTP status such as 403, %2 the message of the server</extracomment>
        <translation>Der Server hat mit dem Status %1 geantwortet: %2</translation>
    </message>
    <message>
        <source>The server redirects to %1. Credentials are not sent there.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>Der Server leitet auf %1 um. Dorthin werden keine Anmeldedaten gesendet.</translation>
    </message>
    <message>
        <source>The server responded with a web page.</source>
        <translation>Der Server hat mit einer Webseite geantwortet.</translation>
    </message>
    <message>
        <source>The server responded with status %1 and no content.</source>
        <extracomment>%1 is an HTTP status such as 200</extracomment>
        <translation>Der Server hat mit dem Status %1 und ohne Inhalt geantwortet.</translation>
    </message>
    <message>
        <source>The response doesn&apos;t have the expected format.</source>
        <translation>Die Antwort hat nicht das erwartete Format.</translation>
    </message>
    <message>
        <source>There are no credentials for this server.</source>
        <translation>Für diesen Server gibt es keine Anmeldedaten.</translation>
    </message>
    <message>
        <source>The request was not sent.</source>
        <translation>Die Anfrage wurde nicht gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>Try again in %n seconds. The server asks for this delay.</source>
        <extracomment>%n is the time that the server asks for</extracomment>
        <translation>
            <numerusform>Versuchen Sie es in %n Sekunde erneut. Der Server verlangt diese Wartezeit.</numerusform>
            <numerusform>Versuchen Sie es in %n Sekunden erneut. Der Server verlangt diese Wartezeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the credentials in the environment.</source>
        <translation>Prüfen Sie die Anmeldedaten in der Umgebung.</translation>
    </message>
    <message>
        <source>Check the permissions of these credentials.</source>
        <translation>Prüfen Sie die Berechtigungen dieser Anmeldedaten.</translation>
    </message>
    <message>
        <source>Check the address and the id.</source>
        <translation>Prüfen Sie die Adresse und die ID.</translation>
    </message>
    <message>
        <source>Wait a while, then try again.</source>
        <translation>Warten Sie eine Weile, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The server has a problem. Try again later, or contact the administrator of the server.</source>
        <translation>Der Server hat ein Problem. Versuchen Sie es später erneut, oder wenden Sie sich an den Administrator des Servers.</translation>
    </message>
    <message>
        <source>Check the values that you entered.</source>
        <translation>Prüfen Sie die eingegebenen Werte.</translation>
    </message>
    <message>
        <source>Check that the address is that of the dashboard or portal API.</source>
        <translation>Prüfen Sie, ob die Adresse zur API des Dashboards oder des Portals gehört.</translation>
    </message>
    <message>
        <source>If that is the right server, enter its address in the environment.</source>
        <translation>Wenn dies der richtige Server ist, geben Sie seine Adresse in der Umgebung ein.</translation>
    </message>
</context>
<context>
    <name>ChangeMessages</name>
    <message>
        <source>The path of the upstream URL was added before the path.</source>
        <translation>Der Pfad der Upstream-URL wurde dem Pfad vorangestellt.</translation>
    </message>
    <message>
        <source>The query of the upstream URL was added before the query.</source>
        <translation>Die Query der Upstream-URL wurde der Query vorangestellt.</translation>
    </message>
    <message>
        <source>The path and the query of the upstream URL were added before those of the request.</source>
        <translation>Der Pfad und die Query der Upstream-URL wurden denen der Anfrage vorangestellt.</translation>
    </message>
    <message>
        <source>%1 was reduced to what applies to the connection to the upstream.</source>
        <comment>%1: a header name</comment>
        <translation>%1 wurde auf das reduziert, was für die Verbindung zum Upstream gilt.</translation>
    </message>
    <message>
        <source>%1 was removed because it is for the connection to the gateway only.</source>
        <comment>%1: a header name</comment>
        <translation>%1 wurde entfernt, weil dies nur für die Verbindung zum Gateway gilt.</translation>
    </message>
    <message>
        <source>The address of the client was appended to %1.</source>
        <comment>%1: a header name</comment>
        <translation>Die Adresse des Clients wurde an %1 angehängt.</translation>
    </message>
    <message>
        <source>%1 was added with the address of the client.</source>
        <comment>%1: a header name</comment>
        <translation>%1 wurde mit der Adresse des Clients hinzugefügt.</translation>
    </message>
    <message>
        <source>A second %1 was removed because of Upstream authentication (Basic).</source>
        <comment>%1: a header name</comment>
        <translation>Ein zweites Vorkommen von %1 wurde wegen der Upstream-Authentifizierung (Basic) entfernt.</translation>
    </message>
    <message>
        <source>%1 was set by Upstream authentication (Basic), in place of the client’s.</source>
        <comment>%1: a header name</comment>
        <translation>%1 wurde von der Upstream-Authentifizierung (Basic) anstelle des Werts des Clients gesetzt.</translation>
    </message>
    <message>
        <source>%1 was set by Upstream authentication (Basic).</source>
        <comment>%1: a header name</comment>
        <translation>%1 wurde von der Upstream-Authentifizierung (Basic) gesetzt.</translation>
    </message>
    <message>
        <source>The listen path was removed from the path.</source>
        <translation>Der Empfangspfad wurde aus dem Pfad entfernt.</translation>
    </message>
    <message>
        <source>Host was set to the host of the upstream URL.</source>
        <translation>Host wurde auf den Host der Upstream-URL gesetzt.</translation>
    </message>
    <message>
        <source>The scheme and the host were removed from the request target.</source>
        <translation>Schema und Host wurden aus dem Anfrageziel entfernt.</translation>
    </message>
    <message>
        <source>The message was adapted to the connection to the upstream.</source>
        <translation>Die Nachricht wurde an die Verbindung zum Upstream angepasst.</translation>
    </message>
</context>
<context>
    <name>CommitMessage</name>
    <message>
        <source>the document</source>
        <translation>das Dokument</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The first line of a commit message. %1 is an operation such as GET /pets, %2 a sentence about its change</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more operations</source>
        <extracomment>The end of the first line of a commit message</extracomment>
        <translation>
            <numerusform>und %n weitere Operation</numerusform>
            <numerusform>und %n weitere Operationen</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1</source>
        <extracomment>The first line of a commit message. %1 is an operation such as GET /pets</extracomment>
        <translation>%1 ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n more changes</source>
        <translation>
            <numerusform>%n weitere Änderung</numerusform>
            <numerusform>%n weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>A line of a commit message. %1 is a place of a document such as info › title</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>A line of a commit message. %1 is a place of a document such as info › title</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>rename %1</source>
        <extracomment>A line of a commit message. %1 is a place of a document such as schemas › Pet</extracomment>
        <translation>%1 umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>edit %n places</source>
        <extracomment>The first line of a commit message</extracomment>
        <translation>
            <numerusform>%n Stelle bearbeiten</numerusform>
            <numerusform>%n Stellen bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Other edits</source>
        <translation>Andere Bearbeitungen</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message>
        <source>The path parameter “%1” is missing.</source>
        <translation>Der Pfadparameter „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is not written as the document defines it.</source>
        <translation>Der Pfadparameter „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is not valid: %2</source>
        <translation>Der Pfadparameter „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The query parameter “%1” is missing.</source>
        <translation>Der Query-Parameter „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The query parameter “%1” is not written as the document defines it.</source>
        <translation>Der Query-Parameter „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The query parameter “%1” is not valid: %2</source>
        <translation>Der Query-Parameter „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The query “%1” is missing.</source>
        <translation>Die Query „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The query “%1” is not written as the document defines it.</source>
        <translation>Die Query „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The query “%1” is not valid: %2</source>
        <translation>Die Query „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The header field “%1” is missing.</source>
        <translation>Das Header-Feld „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The header field “%1” is not written as the document defines it.</source>
        <translation>Das Header-Feld „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The header field “%1” is not valid: %2</source>
        <translation>Das Header-Feld „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The cookie “%1” is missing.</source>
        <translation>Das Cookie „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The cookie “%1” is not written as the document defines it.</source>
        <translation>Das Cookie „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The cookie “%1” is not valid: %2</source>
        <translation>Das Cookie „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The body is missing.</source>
        <translation>Der Body fehlt.</translation>
    </message>
    <message>
        <source>The body is not valid %1.</source>
        <translation>Der Body ist kein gültiges %1.</translation>
    </message>
    <message>
        <source>The body is not valid: %1</source>
        <translation>Der Body ist ungültig: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Credentials are missing or malformed. Needed: %1.</source>
        <translation>Anmeldedaten fehlen oder sind fehlerhaft. Benötigt: %1.</translation>
    </message>
    <message>
        <source>The body has no media type.</source>
        <translation>Der Body hat keinen Medientyp.</translation>
    </message>
    <message>
        <source>The operation takes no body.</source>
        <translation>Die Operation akzeptiert keinen Body.</translation>
    </message>
    <message>
        <source>The operation takes no body of the media type “%1”.</source>
        <translation>Die Operation akzeptiert keinen Body mit dem Medientyp „%1“.</translation>
    </message>
    <message>
        <source>The root element of the body must be “%1”.</source>
        <translation>Das Wurzelelement des Bodys muss „%1“ sein.</translation>
    </message>
    <message>
        <source>The response does not fit its schema: %1</source>
        <translation>Die Antwort passt nicht zu ihrem Schema: %1</translation>
    </message>
    <message>
        <source>The example “%1” of the document does not fit its schema: %2</source>
        <translation>Das Beispiel „%1“ des Dokuments passt nicht zu seinem Schema: %2</translation>
    </message>
</context>
<context>
    <name>Conversion</name>
    <message>
        <source>“%1” was removed: this version has no equivalent.</source>
        <translation>„%1“ wurde entfernt: In dieser Version gibt es keine Entsprechung.</translation>
    </message>
    <message>
        <source>“%1” was removed: it had no effect.</source>
        <translation>„%1“ wurde entfernt: Es hatte keine Wirkung.</translation>
    </message>
    <message>
        <source>“%1” was removed: its value is the default.</source>
        <translation>„%1“ wurde entfernt: Der Wert entspricht dem Standardwert.</translation>
    </message>
    <message>
        <source>“%1” was removed: the object already has “%2”.</source>
        <translation>„%1“ wurde entfernt: Das Objekt hat bereits „%2“.</translation>
    </message>
    <message>
        <source>“%1” was renamed to the extension “%2”.</source>
        <translation>„%1“ wurde in die Erweiterung „%2“ umbenannt.</translation>
    </message>
    <message>
        <source>“%1” was replaced by %2.</source>
        <translation>„%1“ wurde durch %2 ersetzt.</translation>
    </message>
    <message>
        <source>“%1” was added: this version requires it.</source>
        <translation>„%1“ wurde hinzugefügt: Diese Version erfordert es.</translation>
    </message>
    <message>
        <source>“%1” had no effect before, but takes effect in this version.</source>
        <translation>„%1“ hatte bisher keine Wirkung, ist in dieser Version aber wirksam.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be converted: other places share it through an alias.</source>
        <translation>„%1“ kann nicht konvertiert werden: Andere Stellen verwenden es über einen Alias mit.</translation>
    </message>
    <message>
        <source>“%1” refers to another file, which has to be converted too.</source>
        <translation>„%1“ verweist auf eine andere Datei, die ebenfalls konvertiert werden muss.</translation>
    </message>
    <message>
        <source>The target of “%1” has no equivalent in this version.</source>
        <translation>Das Ziel von „%1“ hat in dieser Version keine Entsprechung.</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>The operation was added.</source>
        <translation>Die Operation wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The operation was removed without being deprecated before.</source>
        <translation>Die Operation wurde entfernt, ohne vorher veraltet zu sein.</translation>
    </message>
    <message>
        <source>The path was removed without being deprecated before.</source>
        <translation>Der Pfad wurde entfernt, ohne vorher veraltet zu sein.</translation>
    </message>
    <message>
        <source>The operation was removed before its sunset on %1.</source>
        <translation>Die Operation wurde vor ihrem Abschaltdatum %1 entfernt.</translation>
    </message>
    <message>
        <source>The path was removed before its sunset on %1.</source>
        <translation>Der Pfad wurde vor seinem Abschaltdatum %1 entfernt.</translation>
    </message>
    <message>
        <source>The deprecated operation was removed.</source>
        <translation>Die veraltete Operation wurde entfernt.</translation>
    </message>
    <message>
        <source>The path was removed. Its operations were deprecated.</source>
        <translation>Der Pfad wurde entfernt. Seine Operationen waren veraltet.</translation>
    </message>
    <message>
        <source>The sunset “%1” is not a date such as 2030-12-31.</source>
        <translation>Das Abschaltdatum „%1“ ist kein Datum wie 2030-12-31.</translation>
    </message>
    <message>
        <source>The sunset %1 was removed from a deprecated operation.</source>
        <translation>Das Abschaltdatum %1 wurde aus einer veralteten Operation entfernt.</translation>
    </message>
    <message>
        <source>The sunset was moved from %1 to the earlier %2.</source>
        <translation>Das Abschaltdatum wurde von %1 auf das frühere Datum %2 verschoben.</translation>
    </message>
    <message>
        <source>The operation is deprecated now.</source>
        <translation>Die Operation ist jetzt veraltet.</translation>
    </message>
    <message>
        <source>The operation is deprecated now, and will be removed on %1.</source>
        <translation>Die Operation ist jetzt veraltet und wird am %1 entfernt.</translation>
    </message>
    <message>
        <source>The operation is not deprecated any more.</source>
        <translation>Die Operation ist nicht mehr veraltet.</translation>
    </message>
    <message>
        <source>“%1” is not a level of stability: draft, alpha, beta or stable.</source>
        <translation>„%1“ ist keine Stabilitätsstufe: draft, alpha, beta oder stable.</translation>
    </message>
    <message>
        <source>The level of stability was decreased from %1 to %2.</source>
        <translation>Die Stabilitätsstufe wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The level of stability was increased from %1 to %2.</source>
        <translation>Die Stabilitätsstufe wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The operationId “%1” was added.</source>
        <translation>Die operationId „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The operationId “%1” was removed or replaced. Generated code can have another name.</source>
        <translation>Die operationId „%1“ wurde entfernt oder ersetzt. Generierter Code kann einen anderen Namen haben.</translation>
    </message>
    <message>
        <source>The tag “%1” was added.</source>
        <translation>Das Tag „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The tag “%1” was removed. Generated code can have another name.</source>
        <translation>Das Tag „%1“ wurde entfernt. Generierter Code kann einen anderen Namen haben.</translation>
    </message>
    <message>
        <source>The webhook was added.</source>
        <translation>Der Webhook wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The webhook was removed. Its receivers get no requests any more.</source>
        <translation>Der Webhook wurde entfernt. Seine Empfänger erhalten keine Anfragen mehr.</translation>
    </message>
    <message>
        <source>The callback “%1” was added.</source>
        <translation>Der Callback „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The callback “%1” was removed. Its receivers get no requests any more.</source>
        <translation>Der Callback „%1“ wurde entfernt. Seine Empfänger erhalten keine Anfragen mehr.</translation>
    </message>
    <message>
        <source>The server “%1” was added.</source>
        <translation>Der Server „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The server “%1” was removed. Clients that use its address must be changed.</source>
        <translation>Der Server „%1“ wurde entfernt. Clients, die seine Adresse verwenden, müssen geändert werden.</translation>
    </message>
    <message>
        <source>The comparison ended at a limit: %1.</source>
        <translation>Der Vergleich endete an einer Grenze: %1.</translation>
    </message>
    <message>
        <source>The required parameter was added.</source>
        <translation>Der erforderliche Parameter wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The optional parameter was added.</source>
        <translation>Der optionale Parameter wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The path parameter was added.</source>
        <translation>Der Pfadparameter wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The parameter was removed. Check whether requests that have it are refused.</source>
        <translation>Der Parameter wurde entfernt. Prüfen Sie, ob Anfragen, die ihn enthalten, abgewiesen werden.</translation>
    </message>
    <message>
        <source>The deprecated parameter was removed.</source>
        <translation>Der veraltete Parameter wurde entfernt.</translation>
    </message>
    <message>
        <source>The parameter was removed before its sunset on %1.</source>
        <translation>Der Parameter wurde vor seinem Abschaltdatum %1 entfernt.</translation>
    </message>
    <message>
        <source>The sunset %1 was removed from a deprecated parameter.</source>
        <translation>Das Abschaltdatum %1 wurde aus einem veralteten Parameter entfernt.</translation>
    </message>
    <message>
        <source>The value is written in another way: %1 before, %2 now.</source>
        <translation>Der Wert wird anders geschrieben: vorher %1, jetzt %2.</translation>
    </message>
    <message>
        <source>allowReserved changed from %1 to %2.</source>
        <translation>allowReserved wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The value is written in another media type: %1 before, %2 now.</source>
        <translation>Der Wert wird in einem anderen Medientyp geschrieben: vorher %1, jetzt %2.</translation>
    </message>
    <message>
        <source>A required body was added.</source>
        <translation>Ein erforderlicher Body wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>An optional body was added.</source>
        <translation>Ein optionaler Body wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The body was removed.</source>
        <translation>Der Body wurde entfernt.</translation>
    </message>
    <message>
        <source>The media type was added.</source>
        <translation>Der Medientyp wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The media type was removed.</source>
        <translation>Der Medientyp wurde entfernt.</translation>
    </message>
    <message>
        <source>The media type has a schema now.</source>
        <translation>Der Medientyp hat jetzt ein Schema.</translation>
    </message>
    <message>
        <source>The media type has no schema any more.</source>
        <translation>Der Medientyp hat kein Schema mehr.</translation>
    </message>
    <message>
        <source>The items of the stream must fit a schema now.</source>
        <translation>Die Elemente des Streams müssen jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The items of the stream need not fit a schema any more.</source>
        <translation>Die Elemente des Streams müssen nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The part “%1” is written in another way.</source>
        <translation>Der Teil „%1“ wird anders geschrieben.</translation>
    </message>
    <message>
        <source>The required property was added.</source>
        <translation>Die erforderliche Eigenschaft wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The required property was added. Its default value does not help a client that leaves it out.</source>
        <translation>Die erforderliche Eigenschaft wurde hinzugefügt. Ihr Standardwert hilft einem Client nicht, der sie auslässt.</translation>
    </message>
    <message>
        <source>The required property of the header was added.</source>
        <translation>Die erforderliche Eigenschaft des Headers wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The optional property was added.</source>
        <translation>Die optionale Eigenschaft wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The property was removed. Check whether requests that have it are refused.</source>
        <translation>Die Eigenschaft wurde entfernt. Prüfen Sie, ob Anfragen, die sie enthalten, abgewiesen werden.</translation>
    </message>
    <message>
        <source>The property was removed, and the object does not allow other properties.</source>
        <translation>Die Eigenschaft wurde entfernt, und das Objekt lässt keine anderen Eigenschaften zu.</translation>
    </message>
    <message>
        <source>Only the values %1 are allowed now.</source>
        <translation>Nur die Werte %1 sind jetzt zulässig.</translation>
    </message>
    <message>
        <source>The property of the header is required now.</source>
        <translation>Die Eigenschaft des Headers ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>The property is read-only now.</source>
        <translation>Die Eigenschaft ist jetzt schreibgeschützt.</translation>
    </message>
    <message>
        <source>The property is not read-only any more.</source>
        <translation>Die Eigenschaft ist nicht mehr schreibgeschützt.</translation>
    </message>
    <message>
        <source>The property is write-only now.</source>
        <translation>Die Eigenschaft ist jetzt nur schreibbar.</translation>
    </message>
    <message>
        <source>The property is not write-only any more.</source>
        <translation>Die Eigenschaft ist nicht mehr nur schreibbar.</translation>
    </message>
    <message>
        <source>The required property is read-only now.</source>
        <translation>Die erforderliche Eigenschaft ist jetzt schreibgeschützt.</translation>
    </message>
    <message>
        <source>The required property is not read-only any more, so that requests must have it.</source>
        <translation>Die erforderliche Eigenschaft ist nicht mehr schreibgeschützt, sodass Anfragen sie enthalten müssen.</translation>
    </message>
    <message>
        <source>The required property is write-only now.</source>
        <translation>Die erforderliche Eigenschaft ist jetzt nur schreibbar.</translation>
    </message>
    <message>
        <source>The required property is not write-only any more.</source>
        <translation>Die erforderliche Eigenschaft ist nicht mehr nur schreibbar.</translation>
    </message>
    <message>
        <source>The response was added.</source>
        <translation>Die Antwort wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The response was removed.</source>
        <translation>Die Antwort wurde entfernt.</translation>
    </message>
    <message>
        <source>The media type was removed. Clients that ask for it get no response.</source>
        <translation>Der Medientyp wurde entfernt. Clients, die ihn anfordern, erhalten keine Antwort.</translation>
    </message>
    <message>
        <source>The media type changed from %1 to the more general %2.</source>
        <translation>Der Medientyp wurde von %1 in den allgemeineren %2 geändert.</translation>
    </message>
    <message>
        <source>The media type changed from %1 to the more special %2.</source>
        <translation>Der Medientyp wurde von %1 in den spezielleren %2 geändert.</translation>
    </message>
    <message>
        <source>The items of the stream fit a schema now.</source>
        <translation>Die Elemente des Streams passen jetzt zu einem Schema.</translation>
    </message>
    <message>
        <source>The header was added.</source>
        <translation>Der Header wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The required header was removed.</source>
        <translation>Der erforderliche Header wurde entfernt.</translation>
    </message>
    <message>
        <source>The optional header was removed.</source>
        <translation>Der optionale Header wurde entfernt.</translation>
    </message>
    <message>
        <source>The property was added to an object that did not allow other properties.</source>
        <translation>Die Eigenschaft wurde einem Objekt hinzugefügt, das keine anderen Eigenschaften zuließ.</translation>
    </message>
    <message>
        <source>The required property was removed.</source>
        <translation>Die erforderliche Eigenschaft wurde entfernt.</translation>
    </message>
    <message>
        <source>The optional property was removed.</source>
        <translation>Die optionale Eigenschaft wurde entfernt.</translation>
    </message>
    <message>
        <source>The required write-only property was added.</source>
        <translation>Die erforderliche, nur schreibbare Eigenschaft wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The optional write-only property was added.</source>
        <translation>Die optionale, nur schreibbare Eigenschaft wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The required write-only property was removed.</source>
        <translation>Die erforderliche, nur schreibbare Eigenschaft wurde entfernt.</translation>
    </message>
    <message>
        <source>The optional write-only property was removed.</source>
        <translation>Die optionale, nur schreibbare Eigenschaft wurde entfernt.</translation>
    </message>
    <message>
        <source>The required property is not read-only any more.</source>
        <translation>Die erforderliche Eigenschaft ist nicht mehr schreibgeschützt.</translation>
    </message>
    <message>
        <source>The required property is write-only now, so that responses do not have it.</source>
        <translation>Die erforderliche Eigenschaft ist jetzt nur schreibbar, sodass Antworten sie nicht enthalten.</translation>
    </message>
    <message>
        <source>The required property is not write-only any more, so that responses have it now.</source>
        <translation>Die erforderliche Eigenschaft ist nicht mehr nur schreibbar, sodass Antworten sie jetzt enthalten.</translation>
    </message>
    <message>
        <source>The security requirement %1 was added.</source>
        <translation>Die Sicherheitsanforderung %1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The security requirement %1 was removed.</source>
        <translation>Die Sicherheitsanforderung %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The scope “%1” of %2 is required now.</source>
        <translation>Der Scope „%1“ von %2 ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>The scope “%1” of %2 is not required any more.</source>
        <translation>Der Scope „%1“ von %2 ist nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>The security requirement %1 of the document was added.</source>
        <translation>Die Sicherheitsanforderung %1 des Dokuments wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The security requirement %1 of the document was removed.</source>
        <translation>Die Sicherheitsanforderung %1 des Dokuments wurde entfernt.</translation>
    </message>
    <message>
        <source>The scope “%1” of %2 is required by the document now.</source>
        <translation>Das Dokument erfordert jetzt den Scope „%1“ von %2.</translation>
    </message>
    <message>
        <source>The scope “%1” of %2 is not required by the document any more.</source>
        <translation>Das Dokument erfordert den Scope „%1“ von %2 nicht mehr.</translation>
    </message>
    <message>
        <source>The security scheme “%1” was added.</source>
        <translation>Das Sicherheitsschema „%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The security scheme “%1” was removed.</source>
        <translation>Das Sicherheitsschema „%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>The security scheme “%1” changed from %2 to %3.</source>
        <translation>Das Sicherheitsschema „%1“ wurde von %2 in %3 geändert.</translation>
    </message>
    <message>
        <source>The authorization URL of the security scheme “%1” changed from %2 to %3.</source>
        <translation>Die Autorisierungs-URL des Sicherheitsschemas „%1“ wurde von %2 in %3 geändert.</translation>
    </message>
    <message>
        <source>The token URL of the security scheme “%1” changed from %2 to %3.</source>
        <translation>Die Token-URL des Sicherheitsschemas „%1“ wurde von %2 in %3 geändert.</translation>
    </message>
    <message>
        <source>The security scheme “%1” has the scope “%2” now.</source>
        <translation>Das Sicherheitsschema „%1“ hat jetzt den Scope „%2“.</translation>
    </message>
    <message>
        <source>The security scheme “%1” does not have the scope “%2” any more.</source>
        <translation>Das Sicherheitsschema „%1“ hat den Scope „%2“ nicht mehr.</translation>
    </message>
    <message>
        <source>The scope “%2” of the security scheme “%1” is described in another way.</source>
        <translation>Der Scope „%2“ des Sicherheitsschemas „%1“ wird anders beschrieben.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>The type changed from %1 to %2.</source>
        <translation>Der Typ wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The type changed from %1 to the more general %2.</source>
        <translation>Der Typ wurde von %1 in den allgemeineren %2 geändert.</translation>
    </message>
    <message>
        <source>The type changed from %1 to the more special %2.</source>
        <translation>Der Typ wurde von %1 in den spezielleren %2 geändert.</translation>
    </message>
    <message>
        <source>The allowed types changed from %1 to %2.</source>
        <translation>Die zulässigen Typen wurden von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The allowed types changed from %1 to only %2.</source>
        <translation>Die zulässigen Typen wurden von %1 auf nur noch %2 geändert.</translation>
    </message>
    <message>
        <source>Null is allowed now.</source>
        <translation>Der Wert null ist jetzt zulässig.</translation>
    </message>
    <message>
        <source>Null is not allowed any more.</source>
        <translation>Der Wert null ist nicht mehr zulässig.</translation>
    </message>
    <message>
        <source>The list of allowed values was removed.</source>
        <translation>Die Liste der zulässigen Werte wurde entfernt.</translation>
    </message>
    <message>
        <source>The value %1 is allowed now.</source>
        <translation>Der Wert %1 ist jetzt zulässig.</translation>
    </message>
    <message>
        <source>The value %1 is not allowed any more.</source>
        <translation>Der Wert %1 ist nicht mehr zulässig.</translation>
    </message>
    <message>
        <source>The value %1 was removed from x-extensible-enum.</source>
        <translation>Der Wert %1 wurde aus x-extensible-enum entfernt.</translation>
    </message>
    <message>
        <source>Only the value %1 is allowed now.</source>
        <translation>Nur der Wert %1 ist jetzt zulässig.</translation>
    </message>
    <message>
        <source>The only allowed value changed from %1 to %2.</source>
        <translation>Der einzige zulässige Wert wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>Other values than %1 are allowed now.</source>
        <translation>Andere Werte als %1 sind jetzt zulässig.</translation>
    </message>
    <message>
        <source>The minimum %2 was added.</source>
        <translation>Das Minimum %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The minimum %1 was removed.</source>
        <translation>Das Minimum %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The minimum was increased from %1 to %2.</source>
        <translation>Das Minimum wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The minimum was decreased from %1 to %2.</source>
        <translation>Das Minimum wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The maximum %2 was added.</source>
        <translation>Das Maximum %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The maximum %1 was removed.</source>
        <translation>Das Maximum %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The maximum was increased from %1 to %2.</source>
        <translation>Das Maximum wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The maximum was decreased from %1 to %2.</source>
        <translation>Das Maximum wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The exclusive minimum %2 was added.</source>
        <translation>Das exklusive Minimum %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The exclusive minimum %1 was removed.</source>
        <translation>Das exklusive Minimum %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The exclusive minimum was increased from %1 to %2.</source>
        <translation>Das exklusive Minimum wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The exclusive minimum was decreased from %1 to %2.</source>
        <translation>Das exklusive Minimum wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The exclusive maximum %2 was added.</source>
        <translation>Das exklusive Maximum %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The exclusive maximum %1 was removed.</source>
        <translation>Das exklusive Maximum %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The exclusive maximum was increased from %1 to %2.</source>
        <translation>Das exklusive Maximum wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The exclusive maximum was decreased from %1 to %2.</source>
        <translation>Das exklusive Maximum wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>Numbers must be a multiple of %2 now.</source>
        <translation>Zahlen müssen jetzt ein Vielfaches von %2 sein.</translation>
    </message>
    <message>
        <source>Numbers need not be a multiple of %1 any more.</source>
        <translation>Zahlen müssen kein Vielfaches von %1 mehr sein.</translation>
    </message>
    <message>
        <source>Numbers had to be a multiple of %1, and must be a multiple of %2 now.</source>
        <translation>Zahlen mussten ein Vielfaches von %1 sein und müssen jetzt ein Vielfaches von %2 sein.</translation>
    </message>
    <message>
        <source>The minimum length %2 was added.</source>
        <translation>Die Mindestlänge %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The minimum length %1 was removed.</source>
        <translation>Die Mindestlänge %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The minimum length was increased from %1 to %2.</source>
        <translation>Die Mindestlänge wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The minimum length was decreased from %1 to %2.</source>
        <translation>Die Mindestlänge wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The maximum length %2 was added.</source>
        <translation>Die Maximallänge %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The maximum length %1 was removed.</source>
        <translation>Die Maximallänge %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The maximum length was increased from %1 to %2.</source>
        <translation>Die Maximallänge wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The maximum length was decreased from %1 to %2.</source>
        <translation>Die Maximallänge wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>Texts must match the pattern %1 now.</source>
        <translation>Texte müssen jetzt auf das Muster %1 passen.</translation>
    </message>
    <message>
        <source>Texts need not match the pattern %1 any more.</source>
        <translation>Texte müssen nicht mehr auf das Muster %1 passen.</translation>
    </message>
    <message>
        <source>The pattern changed from %1 to %2. Check whether the new pattern accepts the same texts.</source>
        <translation>Das Muster wurde von %1 in %2 geändert. Prüfen Sie, ob das neue Muster dieselben Texte akzeptiert.</translation>
    </message>
    <message>
        <source>The pattern changed from %1 to %2, which accepts all texts.</source>
        <translation>Das Muster wurde von %1 in %2 geändert, das alle Texte akzeptiert.</translation>
    </message>
    <message>
        <source>The content encoding changed from %1 to %2.</source>
        <translation>Die Codierung des Inhalts wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The media type of the content changed from %1 to %2.</source>
        <translation>Der Medientyp des Inhalts wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The default value %2 was added.</source>
        <translation>Der Standardwert %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The default value changed from %1 to %2.</source>
        <translation>Der Standardwert wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The default value %1 was removed.</source>
        <translation>Der Standardwert %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>No value is allowed any more.</source>
        <translation>Es ist kein Wert mehr zulässig.</translation>
    </message>
    <message>
        <source>No value was allowed, and some are now.</source>
        <translation>Es war kein Wert zulässig, jetzt sind einige zulässig.</translation>
    </message>
    <message>
        <source>The schemas could not be compared: %1.</source>
        <translation>Die Schemas konnten nicht verglichen werden: %1.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>Die Angabe ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>It is required now. Its default value does not help a client that leaves it out.</source>
        <translation>Die Angabe ist jetzt erforderlich. Ihr Standardwert hilft einem Client nicht, der sie auslässt.</translation>
    </message>
    <message>
        <source>It is optional now.</source>
        <translation>Die Angabe ist jetzt optional.</translation>
    </message>
    <message>
        <source>It is deprecated now.</source>
        <translation>Die Angabe ist jetzt veraltet.</translation>
    </message>
    <message>
        <source>It is deprecated now, and will be removed on %1.</source>
        <translation>Die Angabe ist jetzt veraltet und wird am %1 entfernt.</translation>
    </message>
    <message>
        <source>It is not deprecated any more.</source>
        <translation>Die Angabe ist nicht mehr veraltet.</translation>
    </message>
    <message>
        <source>Properties that the schema does not name are not allowed any more.</source>
        <translation>Eigenschaften, die das Schema nicht nennt, sind nicht mehr zulässig.</translation>
    </message>
    <message>
        <source>Properties that the schema does not name are allowed now.</source>
        <translation>Eigenschaften, die das Schema nicht nennt, sind jetzt zulässig.</translation>
    </message>
    <message>
        <source>Properties that the schema does not name must fit a schema now.</source>
        <translation>Eigenschaften, die das Schema nicht nennt, müssen jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>Properties that the schema does not name need not fit a schema any more.</source>
        <translation>Eigenschaften, die das Schema nicht nennt, müssen nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The minimum number of properties %2 was added.</source>
        <translation>Die Mindestanzahl %2 der Eigenschaften wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The minimum number of properties %1 was removed.</source>
        <translation>Die Mindestanzahl %1 der Eigenschaften wurde entfernt.</translation>
    </message>
    <message>
        <source>The minimum number of properties was increased from %1 to %2.</source>
        <translation>Die Mindestanzahl der Eigenschaften wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The minimum number of properties was decreased from %1 to %2.</source>
        <translation>Die Mindestanzahl der Eigenschaften wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The maximum number of properties %2 was added.</source>
        <translation>Die Höchstanzahl %2 der Eigenschaften wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The maximum number of properties %1 was removed.</source>
        <translation>Die Höchstanzahl %1 der Eigenschaften wurde entfernt.</translation>
    </message>
    <message>
        <source>The maximum number of properties was increased from %1 to %2.</source>
        <translation>Die Höchstanzahl der Eigenschaften wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The maximum number of properties was decreased from %1 to %2.</source>
        <translation>Die Höchstanzahl der Eigenschaften wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>Properties whose names match %1 must fit a schema now.</source>
        <translation>Eigenschaften, deren Namen auf %1 passen, müssen jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>Properties whose names match %1 need not fit a schema any more.</source>
        <translation>Eigenschaften, deren Namen auf %1 passen, müssen nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The names of properties must fit a schema now.</source>
        <translation>Die Namen von Eigenschaften müssen jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The names of properties need not fit a schema any more.</source>
        <translation>Die Namen von Eigenschaften müssen nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>unevaluatedProperties was added.</source>
        <translation>unevaluatedProperties wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>unevaluatedProperties was removed.</source>
        <translation>unevaluatedProperties wurde entfernt.</translation>
    </message>
    <message>
        <source>The property %1 requires %2 now.</source>
        <translation>Die Eigenschaft %1 erfordert jetzt %2.</translation>
    </message>
    <message>
        <source>The property %1 does not require %2 any more.</source>
        <translation>Die Eigenschaft %1 erfordert %2 nicht mehr.</translation>
    </message>
    <message>
        <source>The properties that %1 requires changed to %2.</source>
        <translation>Die Eigenschaften, die %1 erfordert, wurden in %2 geändert.</translation>
    </message>
    <message>
        <source>An object with the property %1 must fit a schema now.</source>
        <translation>Ein Objekt mit der Eigenschaft %1 muss jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>An object with the property %1 need not fit a schema any more.</source>
        <translation>Ein Objekt mit der Eigenschaft %1 muss nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The minimum number of items %2 was added.</source>
        <translation>Die Mindestanzahl %2 der Elemente wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The minimum number of items %1 was removed.</source>
        <translation>Die Mindestanzahl %1 der Elemente wurde entfernt.</translation>
    </message>
    <message>
        <source>The minimum number of items was increased from %1 to %2.</source>
        <translation>Die Mindestanzahl der Elemente wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The minimum number of items was decreased from %1 to %2.</source>
        <translation>Die Mindestanzahl der Elemente wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>The maximum number of items %2 was added.</source>
        <translation>Die Höchstanzahl %2 der Elemente wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The maximum number of items %1 was removed.</source>
        <translation>Die Höchstanzahl %1 der Elemente wurde entfernt.</translation>
    </message>
    <message>
        <source>The maximum number of items was increased from %1 to %2.</source>
        <translation>Die Höchstanzahl der Elemente wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>The maximum number of items was decreased from %1 to %2.</source>
        <translation>Die Höchstanzahl der Elemente wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>minContains %2 was added.</source>
        <translation>minContains %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>minContains %1 was removed.</source>
        <translation>minContains %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>minContains was increased from %1 to %2.</source>
        <translation>minContains wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>minContains was decreased from %1 to %2.</source>
        <translation>minContains wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>maxContains %2 was added.</source>
        <translation>maxContains %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>maxContains %1 was removed.</source>
        <translation>maxContains %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>maxContains was increased from %1 to %2.</source>
        <translation>maxContains wurde von %1 auf %2 erhöht.</translation>
    </message>
    <message>
        <source>maxContains was decreased from %1 to %2.</source>
        <translation>maxContains wurde von %1 auf %2 gesenkt.</translation>
    </message>
    <message>
        <source>Items must be unique now.</source>
        <translation>Elemente müssen jetzt eindeutig sein.</translation>
    </message>
    <message>
        <source>Items need not be unique any more.</source>
        <translation>Elemente müssen nicht mehr eindeutig sein.</translation>
    </message>
    <message>
        <source>Items must fit a schema now.</source>
        <translation>Elemente müssen jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>Items need not fit a schema any more.</source>
        <translation>Elemente müssen nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The item at position %1 has a schema of its own now.</source>
        <translation>Das Element an Position %1 hat jetzt ein eigenes Schema.</translation>
    </message>
    <message>
        <source>The item at position %1 has no schema of its own any more.</source>
        <translation>Das Element an Position %1 hat kein eigenes Schema mehr.</translation>
    </message>
    <message>
        <source>Some item must fit a schema now.</source>
        <translation>Mindestens ein Element muss jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>No item must fit a schema any more.</source>
        <translation>Es muss kein Element mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>unevaluatedItems was added.</source>
        <translation>unevaluatedItems wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>unevaluatedItems was removed.</source>
        <translation>unevaluatedItems wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 was added to allOf.</source>
        <translation>%1 wurde zu allOf hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 was added to allOf. It only describes the value.</source>
        <translation>%1 wurde zu allOf hinzugefügt. Es beschreibt den Wert nur.</translation>
    </message>
    <message>
        <source>%1 was removed from allOf.</source>
        <translation>%1 wurde aus allOf entfernt.</translation>
    </message>
    <message>
        <source>%1 was removed from allOf. It only described the value.</source>
        <translation>%1 wurde aus allOf entfernt. Es hat den Wert nur beschrieben.</translation>
    </message>
    <message>
        <source>%1 was added to anyOf.</source>
        <translation>%1 wurde zu anyOf hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 was removed from anyOf.</source>
        <translation>%1 wurde aus anyOf entfernt.</translation>
    </message>
    <message>
        <source>Values must fit anyOf now.</source>
        <translation>Werte müssen jetzt zu anyOf passen.</translation>
    </message>
    <message>
        <source>Values need not fit anyOf any more.</source>
        <translation>Werte müssen nicht mehr zu anyOf passen.</translation>
    </message>
    <message>
        <source>%1 was added to oneOf.</source>
        <translation>%1 wurde zu oneOf hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 was removed from oneOf.</source>
        <translation>%1 wurde aus oneOf entfernt.</translation>
    </message>
    <message>
        <source>Values must fit oneOf now.</source>
        <translation>Werte müssen jetzt zu oneOf passen.</translation>
    </message>
    <message>
        <source>Values need not fit oneOf any more.</source>
        <translation>Werte müssen nicht mehr zu oneOf passen.</translation>
    </message>
    <message>
        <source>The schema was replaced by several alternatives.</source>
        <translation>Das Schema wurde durch mehrere Alternativen ersetzt.</translation>
    </message>
    <message>
        <source>Values that fit the schema of “not” are not allowed any more.</source>
        <translation>Werte, die zum Schema von „not“ passen, sind nicht mehr zulässig.</translation>
    </message>
    <message>
        <source>Values that fit the schema of “not” are allowed now.</source>
        <translation>Werte, die zum Schema von „not“ passen, sind jetzt zulässig.</translation>
    </message>
    <message>
        <source>A condition (“if”) was added.</source>
        <translation>Eine Bedingung („if“) wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The condition (“if”) was removed.</source>
        <translation>Die Bedingung („if“) wurde entfernt.</translation>
    </message>
    <message>
        <source>The condition (“if”) changed.</source>
        <translation>Die Bedingung („if“) wurde geändert.</translation>
    </message>
    <message>
        <source>A schema for values that fit the condition (“then”) was added.</source>
        <translation>Ein Schema für Werte, die die Bedingung erfüllen („then“), wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The schema for values that fit the condition (“then”) was removed.</source>
        <translation>Das Schema für Werte, die die Bedingung erfüllen („then“), wurde entfernt.</translation>
    </message>
    <message>
        <source>A schema for values that do not fit the condition (“else”) was added.</source>
        <translation>Ein Schema für Werte, die die Bedingung nicht erfüllen („else“), wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The schema for values that do not fit the condition (“else”) was removed.</source>
        <translation>Das Schema für Werte, die die Bedingung nicht erfüllen („else“), wurde entfernt.</translation>
    </message>
    <message>
        <source>The decoded content must fit a schema now.</source>
        <translation>Der decodierte Inhalt muss jetzt zu einem Schema passen.</translation>
    </message>
    <message>
        <source>The decoded content need not fit a schema any more.</source>
        <translation>Der decodierte Inhalt muss nicht mehr zu einem Schema passen.</translation>
    </message>
    <message>
        <source>A discriminator was added.</source>
        <translation>Ein Diskriminator wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The discriminator was removed.</source>
        <translation>Der Diskriminator wurde entfernt.</translation>
    </message>
    <message>
        <source>The property of the discriminator changed from %1 to %2.</source>
        <translation>Die Eigenschaft des Diskriminators wurde von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>The discriminator maps %1 now.</source>
        <translation>Der Diskriminator ordnet jetzt %1 zu.</translation>
    </message>
    <message>
        <source>The discriminator does not map %1 any more.</source>
        <translation>Der Diskriminator ordnet %1 nicht mehr zu.</translation>
    </message>
    <message>
        <source>The discriminator maps %1 to another schema.</source>
        <translation>Der Diskriminator ordnet %1 einem anderen Schema zu.</translation>
    </message>
    <message>
        <source>Parameter “%1” (%2)</source>
        <extracomment>%1 is the name of a parameter, %2 its location: query, path, header …</extracomment>
        <translation>Parameter „%1“ (%2)</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>Request body (%1)</source>
        <translation>Anfrage-Body (%1)</translation>
    </message>
    <message>
        <source>Response %1</source>
        <extracomment>%1 is a status such as 200</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Response %1 (%2)</source>
        <extracomment>%1 is a status such as 200, %2 a media type</extracomment>
        <translation>Antwort %1 (%2)</translation>
    </message>
    <message>
        <source>Header “%1” of response %2</source>
        <extracomment>%1 is the name of a header, %2 a status such as 200</extracomment>
        <translation>Header „%1“ der Antwort %2</translation>
    </message>
    <message>
        <source>Callback “%1”</source>
        <extracomment>%1 is the name of a callback with its method and URL</extracomment>
        <translation>Callback „%1“</translation>
    </message>
    <message>
        <source>property “%1”</source>
        <extracomment>%1 is the path of a property in a value, such as items/name</extracomment>
        <translation>Eigenschaft „%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a part of a request or response, %2 a sentence about its change</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same messages are accepted as before.</source>
        <translation>Es werden dieselben Nachrichten akzeptiert wie vorher.</translation>
    </message>
    <message>
        <source>Fewer values are accepted. In a request this is breaking: clients send values that are refused now. In a response it is compatible: clients already accept all values that are sent.</source>
        <translation>Es werden weniger Werte akzeptiert. In einer Anfrage ist das inkompatibel: Clients senden Werte, die jetzt abgewiesen werden. In einer Antwort ist es kompatibel: Clients akzeptieren bereits alle Werte, die gesendet werden.</translation>
    </message>
    <message>
        <source>More values are accepted. In a response this is breaking: clients get values that they do not expect. In a request it is compatible: what clients send is still accepted.</source>
        <translation>Es werden mehr Werte akzeptiert. In einer Antwort ist das inkompatibel: Clients erhalten Werte, die sie nicht erwarten. In einer Anfrage ist es kompatibel: Was Clients senden, wird weiterhin akzeptiert.</translation>
    </message>
    <message>
        <source>Values that were accepted are refused, or have another meaning. This is breaking in requests and in responses.</source>
        <translation>Werte, die akzeptiert wurden, werden abgewiesen oder haben eine andere Bedeutung. Das ist in Anfragen und in Antworten inkompatibel.</translation>
    </message>
    <message>
        <source>The document does not say whether what clients send and expect still fits. Check it and, if it does, accept the change in .gatewright.yaml by its fingerprint.</source>
        <translation>Das Dokument sagt nicht, ob noch passt, was Clients senden und erwarten. Prüfen Sie es. Wenn es passt, akzeptieren Sie die Änderung in .gatewright.yaml mit ihrem Fingerabdruck.</translation>
    </message>
    <message>
        <source>Response %1 to %2</source>
        <translation>Antwort %1 auf %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 is a request or response, %2 its header fields and its body</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 was valid, now: %2</source>
        <translation>%1 war gültig, jetzt: %2</translation>
    </message>
    <message>
        <source>%1 is valid now, before: %2</source>
        <extracomment>%1 is a response, %2 a sentence about why it was not valid before</extracomment>
        <translation>%1 ist jetzt gültig, vorher: %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is the name of a property or parameter, %2 a sentence about its change</extracomment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The operation does not exist any more. Clients that call it get an error.</source>
        <translation>Die Operation gibt es nicht mehr. Clients, die sie aufrufen, erhalten einen Fehler.</translation>
    </message>
    <message>
        <source>The operation does not exist any more.</source>
        <translation>Die Operation ist nicht mehr vorhanden.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The value is not valid.</source>
        <translation>Der Wert ist ungültig.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Reading failed.</source>
        <translation>Lesen fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Writing failed. The previous content is unchanged.</source>
        <translation>Schreiben fehlgeschlagen. Der bisherige Inhalt ist unverändert.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>Der Datenträger ist voll. Geben Sie Speicherplatz frei, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Permission denied. Check the permissions.</source>
        <translation>Zugriff verweigert. Prüfen Sie die Berechtigungen.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Der Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>The file is read-only. Save it under another name.</source>
        <translation>Die Datei ist schreibgeschützt. Speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>The content is too large.</source>
        <translation>Der Inhalt ist zu groß.</translation>
    </message>
    <message>
        <source>The text has a syntax error.</source>
        <translation>Der Text hat einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>The file is damaged and was not changed. Move it to another folder, then try again.</source>
        <translation>Die Datei ist beschädigt und wurde nicht geändert. Verschieben Sie sie in einen anderen Ordner, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file is from a newer version of the program and was not changed. Use that version, or move the file to another folder and try again.</source>
        <translation>Die Datei stammt von einer neueren Version des Programms und wurde nicht geändert. Verwenden Sie diese Version, oder verschieben Sie die Datei in einen anderen Ordner, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Something else is in the place of a file or folder of the program, such as a symbolic link or a pipe. It was not used. Remove it and try again.</source>
        <translation>An der Stelle einer Datei oder eines Ordners des Programms befindet sich etwas anderes, etwa eine symbolische Verknüpfung oder eine Pipe. Es wurde nicht verwendet. Entfernen Sie es, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The value has the wrong type.</source>
        <translation>Der Wert hat den falschen Typ.</translation>
    </message>
    <message>
        <source>The name already exists. Choose another name.</source>
        <translation>Der Name ist bereits vorhanden. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Another program changed the file after it was read.</source>
        <translation>Ein anderes Programm hat die Datei nach dem Lesen geändert.</translation>
    </message>
    <message>
        <source>Another program is saving the file. Try again.</source>
        <translation>Ein anderes Programm speichert gerade die Datei. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This is not supported.</source>
        <translation>Dies wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>This is still in use.</source>
        <translation>Dies wird noch verwendet.</translation>
    </message>
    <message>
        <source>The server can&apos;t be reached. Check the address and the network connection.</source>
        <translation>Der Server ist nicht erreichbar. Prüfen Sie die Adresse und die Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>The request timed out. Try again, or increase the timeout in the environment.</source>
        <translation>Zeitüberschreitung der Anfrage. Versuchen Sie es erneut, oder erhöhen Sie das Zeitlimit in der Umgebung.</translation>
    </message>
    <message>
        <source>No secure connection could be established. Check the server&apos;s certificate, or add its CA certificate to the environment.</source>
        <translation>Es konnte keine sichere Verbindung hergestellt werden. Prüfen Sie das Zertifikat des Servers, oder fügen Sie sein CA-Zertifikat zur Umgebung hinzu.</translation>
    </message>
    <message>
        <source>The server refused the request.</source>
        <translation>Der Server hat die Anfrage abgewiesen.</translation>
    </message>
    <message>
        <source>The server&apos;s response was not as expected. Check the address.</source>
        <translation>Die Antwort des Servers entspricht nicht den Erwartungen. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>No keychain is available on this machine. Secrets can only be kept until you quit.</source>
        <translation>Auf diesem Rechner ist kein Schlüsselbund verfügbar. Geheimnisse können nur bis zum Beenden aufbewahrt werden.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Entsperren Sie ihn, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A reference to a secret could not be resolved.</source>
        <translation>Eine Geheimnisreferenz konnte nicht aufgelöst werden.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>An internal error occurred.</source>
        <translation>Ein interner Fehler ist aufgetreten.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 a file, a key or a message of the system</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ExchangeCheck</name>
    <message>
        <source>No path of the document matches.</source>
        <translation>Kein Pfad des Dokuments passt.</translation>
    </message>
    <message>
        <source>The document does not have the method %1 for this path.</source>
        <translation>Das Dokument hat für diesen Pfad die Methode %1 nicht.</translation>
    </message>
    <message>
        <source>The operation does not have a response for the status %1.</source>
        <translation>Die Operation hat keine Antwort für den Status %1.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is missing.</source>
        <translation>Der Pfadparameter „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is not written as the document defines it.</source>
        <translation>Der Pfadparameter „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is not valid: %2</source>
        <translation>Der Pfadparameter „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The query parameter “%1” is missing.</source>
        <translation>Der Query-Parameter „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The query parameter “%1” is not written as the document defines it.</source>
        <translation>Der Query-Parameter „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The query parameter “%1” is not valid: %2</source>
        <translation>Der Query-Parameter „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The document does not have the query parameter “%1”.</source>
        <translation>Das Dokument hat den Query-Parameter „%1“ nicht.</translation>
    </message>
    <message>
        <source>The header field “%1” is missing.</source>
        <translation>Das Header-Feld „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The header field “%1” is not written as the document defines it.</source>
        <translation>Das Header-Feld „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The header field “%1” is not valid: %2</source>
        <translation>Das Header-Feld „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>The cookie “%1” is missing.</source>
        <translation>Das Cookie „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The cookie “%1” is not written as the document defines it.</source>
        <translation>Das Cookie „%1“ ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The cookie “%1” is not valid: %2</source>
        <translation>Das Cookie „%1“ ist ungültig: %2</translation>
    </message>
    <message>
        <source>Credentials are missing or malformed. Needed: %1.</source>
        <translation>Anmeldedaten fehlen oder sind fehlerhaft. Benötigt: %1.</translation>
    </message>
    <message>
        <source>The request body has no media type.</source>
        <translation>Der Body der Anfrage hat keinen Medientyp.</translation>
    </message>
    <message>
        <source>The document does not have the media type “%1” for the request body.</source>
        <translation>Das Dokument hat für den Body der Anfrage den Medientyp „%1“ nicht.</translation>
    </message>
    <message>
        <source>The request body is missing.</source>
        <translation>Der Body der Anfrage fehlt.</translation>
    </message>
    <message>
        <source>The request body is not valid %1.</source>
        <translation>Der Body der Anfrage ist kein gültiges %1.</translation>
    </message>
    <message>
        <source>The root element of the request body must be “%1”.</source>
        <translation>Das Wurzelelement im Body der Anfrage muss „%1“ sein.</translation>
    </message>
    <message>
        <source>The request body is not valid: %1</source>
        <translation>Der Body der Anfrage ist ungültig: %1</translation>
    </message>
    <message>
        <source>The document does not have this property of the request body: %1</source>
        <translation>Das Dokument hat diese Eigenschaft im Body der Anfrage nicht: %1</translation>
    </message>
    <message>
        <source>The response body has no media type.</source>
        <translation>Der Body der Antwort hat keinen Medientyp.</translation>
    </message>
    <message>
        <source>The document does not have the media type “%1” for the response.</source>
        <translation>Das Dokument hat für die Antwort den Medientyp „%1“ nicht.</translation>
    </message>
    <message>
        <source>The header field “%1” of the response is missing.</source>
        <translation>Das Header-Feld „%1“ der Antwort fehlt.</translation>
    </message>
    <message>
        <source>The header field “%1” of the response is not written as the document defines it.</source>
        <translation>Das Header-Feld „%1“ der Antwort ist nicht so geschrieben, wie das Dokument es definiert.</translation>
    </message>
    <message>
        <source>The header field “%1” of the response is not valid: %2</source>
        <translation>Das Header-Feld „%1“ der Antwort ist ungültig: %2</translation>
    </message>
    <message>
        <source>The response body is not valid %1.</source>
        <translation>Der Body der Antwort ist kein gültiges %1.</translation>
    </message>
    <message>
        <source>The response body is not valid: %1</source>
        <translation>Der Body der Antwort ist ungültig: %1</translation>
    </message>
    <message>
        <source>The document does not have this property of the response body: %1</source>
        <translation>Das Dokument hat diese Eigenschaft im Body der Antwort nicht: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The operation takes no request body.</source>
        <translation>Die Operation akzeptiert keinen Body in der Anfrage.</translation>
    </message>
    <message>
        <source>The document has no body for this response.</source>
        <translation>Das Dokument hat keinen Body für diese Antwort.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1: %2 is sent to %3.</source>
        <translation>%1: %2 wird an %3 gesendet.</translation>
    </message>
    <message>
        <source>The longest listen path that matches gets the request.</source>
        <translation>Die Anfrage erhält der längste Empfangspfad, der auf sie passt.</translation>
    </message>
    <message>
        <source>%1: the field %2 is set for the upstream and replaces the client&apos;s.</source>
        <translation>%1: Das Feld %2 wird für den Upstream gesetzt und ersetzt das des Clients.</translation>
    </message>
    <message>
        <source>%1 is not active and is not served.</source>
        <translation>%1 ist nicht aktiv und wird nicht bereitgestellt.</translation>
    </message>
    <message>
        <source>%1 is not served: its listen path %2 is the one of %3.</source>
        <translation>%1 wird nicht bereitgestellt: Der Empfangspfad %2 ist auch der von %3.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because the definition has an error. Run gatewright lint to see it.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil die Definition einen Fehler hat. gatewright lint zeigt ihn.</translation>
    </message>
    <message>
        <source>%1 is not served: it has no valid listen path.</source>
        <translation>%1 wird nicht bereitgestellt: Es gibt keinen gültigen Empfangspfad.</translation>
    </message>
    <message>
        <source>%1 is not served: its listen path contains a reference, which is not looked up.</source>
        <translation>%1 wird nicht bereitgestellt: Der Empfangspfad enthält eine Referenz, die nicht aufgelöst wird.</translation>
    </message>
    <message>
        <source>%1 is not served: the proxy can&apos;t match the listen path %2 as it is written.</source>
        <translation>%1 wird nicht bereitgestellt: Der Proxy kann den Empfangspfad %2 nicht so vergleichen, wie er geschrieben ist.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because the upstream URL contains a reference, which is not looked up.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil die Upstream-URL eine Referenz enthält, die nicht aufgelöst wird.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because the upstream URL contains a secret, which is not written.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil die Upstream-URL ein Geheimnis enthält, das nicht geschrieben wird.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because the proxy&apos;s configuration can&apos;t contain the upstream URL.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil die Konfiguration des Proxys die Upstream-URL nicht enthalten kann.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because the header name of the upstream credential can&apos;t be written.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil der Header-Name der Upstream-Anmeldedaten nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>%1: the local users of its client authentication are not written. Requests are refused until you add users for its realm.</source>
        <translation>%1: Die lokalen Benutzer der Client-Authentifizierung werden nicht geschrieben. Anfragen werden abgewiesen, bis Sie Benutzer für den Realm hinzufügen.</translation>
    </message>
    <message>
        <source>%1: the credentials that it requires of clients are not checked.</source>
        <translation>%1: Die Anmeldedaten, die von Clients verlangt werden, werden nicht geprüft.</translation>
    </message>
    <message>
        <source>%1: the upstream authentication method %2 is not written.</source>
        <translation>%1: Die Upstream-Authentifizierungsmethode %2 wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because an HTTPRoute can&apos;t check the credentials of clients.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil eine HTTPRoute die Anmeldedaten von Clients nicht prüfen kann.</translation>
    </message>
    <message>
        <source>%1: requests for %2 are answered with 500, because a cluster can&apos;t reach an upstream on this machine.</source>
        <translation>%1: Anfragen an %2 werden mit 500 beantwortet, weil ein Cluster einen Upstream auf diesem Computer nicht erreichen kann.</translation>
    </message>
    <message>
        <source>%1: the query of the upstream URL is not added to requests.</source>
        <translation>%1: Die Query der Upstream-URL wird Anfragen nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>%1: the upstream does not get the Host field %2, because an HTTPRoute can set only a name without a port.</source>
        <translation>%1: Der Upstream erhält das Host-Feld %2 nicht, weil eine HTTPRoute nur einen Namen ohne Port setzen kann.</translation>
    </message>
    <message>
        <source>%1: the field %2 is not set for the upstream. See the comment “GAP” in the manifest: Envoy Gateway can read it from the Secret %3.</source>
        <translation>%1: Das Feld %2 wird für den Upstream nicht gesetzt. Siehe den Kommentar „GAP“ im Manifest: Envoy Gateway kann es aus dem Secret %3 lesen.</translation>
    </message>
    <message>
        <source>%1: %2 is also served without the slash at its end.</source>
        <translation>%1: %2 wird auch ohne den Schrägstrich am Ende bereitgestellt.</translation>
    </message>
    <message>
        <source>%1: the listen path %2 has escapes, which gateways compare as they are or decoded.</source>
        <translation>%1: Der Empfangspfad %2 enthält Escapes, die Gateways unverändert oder dekodiert vergleichen.</translation>
    </message>
    <message>
        <source>%1: the Service %2 has the type ExternalName, which not all gateways support.</source>
        <translation>%1: Der Service %2 hat den Typ ExternalName, den nicht alle Gateways unterstützen.</translation>
    </message>
    <message>
        <source>%1: requests to the Service %2 use TLS only if the gateway supports BackendTLSPolicy (Gateway API 1.4).</source>
        <translation>%1: Anfragen an den Service %2 verwenden TLS nur, wenn das Gateway BackendTLSPolicy (Gateway API 1.4) unterstützt.</translation>
    </message>
    <message>
        <source>%1: the namespace %3 has to allow references to the Service %2 with a ReferenceGrant.</source>
        <translation>%1: Der Namespace %3 muss Referenzen auf den Service %2 mit einem ReferenceGrant erlauben.</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>den Benutzernamen</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>das Kennwort</translation>
    </message>
    <message>
        <source>base64 of user:password</source>
        <translation>base64 von user:password</translation>
    </message>
    <message>
        <source>Percent-encoded bytes that need no encoding are sent decoded.</source>
        <translation>Bytes, die keine Prozentkodierung brauchen, aber eine haben, werden dekodiert gesendet.</translation>
    </message>
    <message>
        <source>An encoded slash in a path is sent as a slash (nginx) or answered with 404 (Apache).</source>
        <translation>Ein kodierter Schrägstrich in einem Pfad wird als Schrägstrich gesendet (nginx) oder mit 404 beantwortet (Apache).</translation>
    </message>
    <message>
        <source>The segments . and .. are resolved before the route is chosen.</source>
        <translation>Die Segmente . und .. werden aufgelöst, bevor die Route gewählt wird.</translation>
    </message>
    <message>
        <source>Paths with empty segments (//) are matched or joined differently.</source>
        <translation>Pfade mit leeren Segmenten (//) werden anders verglichen oder zusammengefasst.</translation>
    </message>
    <message>
        <source>A question mark without a query after it is not sent.</source>
        <translation>Ein Fragezeichen ohne Query danach wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Characters of a path that are not letters, digits or one of -._~$&amp;+,;=:@ are percent-encoded.</source>
        <translation>Zeichen eines Pfads, die weder Buchstaben noch Ziffern noch eines von -._~$&amp;+,;=:@ sind, werden prozentkodiert.</translation>
    </message>
    <message>
        <source>A request target with # is not refused.</source>
        <translation>Ein Anfrageziel mit # wird nicht abgewiesen.</translation>
    </message>
    <message>
        <source>The fields that the client&apos;s Connection field names are sent.</source>
        <translation>Die Felder, die das Connection-Feld des Clients nennt, werden gesendet.</translation>
    </message>
    <message>
        <source>TE: trailers is not sent.</source>
        <translation>TE: trailers wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Expect: 100-continue is answered by the proxy and not sent.</source>
        <translation>Expect: 100-continue wird vom Proxy beantwortet und nicht gesendet.</translation>
    </message>
    <message>
        <source>The field Upgrade is sent even if the Connection field does not name it.</source>
        <translation>Das Feld Upgrade wird auch gesendet, wenn das Connection-Feld es nicht nennt.</translation>
    </message>
    <message>
        <source>Requests with HTTP/1.0 are sent with HTTP/1.0.</source>
        <translation>Anfragen mit HTTP/1.0 werden mit HTTP/1.0 gesendet.</translation>
    </message>
    <message>
        <source>Some fields that occur twice are refused (nginx: Authorization) or sent once (Caddy: X-Forwarded-Proto).</source>
        <translation>Einige Felder, die doppelt vorkommen, werden abgewiesen (nginx: Authorization) oder einmal gesendet (Caddy: X-Forwarded-Proto).</translation>
    </message>
    <message>
        <source>A request target with scheme and host is sent with scheme and host.</source>
        <translation>Ein Anfrageziel mit Schema und Host wird mit Schema und Host gesendet.</translation>
    </message>
    <message>
        <source>TRACE and methods with lower-case letters are refused.</source>
        <translation>TRACE und Methoden mit Kleinbuchstaben werden abgewiesen.</translation>
    </message>
    <message>
        <source>OPTIONS with Max-Forwards: 0 is answered by the proxy.</source>
        <translation>OPTIONS mit Max-Forwards: 0 wird vom Proxy beantwortet.</translation>
    </message>
    <message>
        <source>Requests of web pages of other origins, and for other hosts, are not refused.</source>
        <translation>Anfragen von Webseiten anderer Herkunft und an andere Hosts werden nicht abgewiesen.</translation>
    </message>
    <message>
        <source>Responses that are not the upstream&apos;s (401, 404, 500, 502, 503, 504) have other texts and status codes.</source>
        <translation>Antworten, die nicht vom Upstream kommen (401, 404, 500, 502, 503, 504), haben andere Texte und Statuscodes.</translation>
    </message>
    <message>
        <source>Names of header fields have other upper-case and lower-case letters, or a Connection field is added.</source>
        <translation>Namen von Header-Feldern haben andere Groß- und Kleinbuchstaben, oder ein Connection-Feld kommt hinzu.</translation>
    </message>
    <message>
        <source>Bodies in chunks are sent with a Content-Length.</source>
        <translation>Bodys in Chunks werden mit Content-Length gesendet.</translation>
    </message>
    <message>
        <source>The reason phrase of a response is the usual one of its status code.</source>
        <translation>Der Text zum Status einer Antwort ist der übliche des Statuscodes.</translation>
    </message>
    <message>
        <source>A field Server: Caddy is added to responses.</source>
        <translation>Antworten erhalten zusätzlich das Feld Server: Caddy.</translation>
    </message>
    <message>
        <source>Responses without a Content-Type can get one.</source>
        <translation>Antworten ohne Content-Type können einen erhalten.</translation>
    </message>
    <message>
        <source>With parameters in the listen path, the rest of a path that is exactly $1 is sent with the whole path after it.</source>
        <translation>Bei Parametern im Empfangspfad wird der Rest eines Pfads, der genau $1 ist, mit dem ganzen Pfad danach gesendet.</translation>
    </message>
    <message>
        <source>Names of upstreams are resolved when the proxy starts.</source>
        <translation>Namen von Upstreams werden beim Start des Proxys aufgelöst.</translation>
    </message>
</context>
<context>
    <name>GatewayErrorMessages</name>
    <message>
        <source>No active API has a listen path that matches the request.</source>
        <translation>Keine aktive API hat einen Empfangspfad, der auf die Anfrage passt.</translation>
    </message>
    <message>
        <source>The Host of the request is not a loopback name.</source>
        <translation>Der Host der Anfrage ist kein Loopback-Name.</translation>
    </message>
    <message>
        <source>A web page of another site sent the request.</source>
        <translation>Eine Webseite einer anderen Website hat die Anfrage gesendet.</translation>
    </message>
    <message>
        <source>A web page of another origin sent the request. The API sends credentials to the upstream, so it accepts only pages of allowed origins.</source>
        <translation>Eine Webseite anderer Herkunft hat die Anfrage gesendet. Die API sendet Anmeldedaten an den Upstream und akzeptiert daher nur Seiten erlaubter Herkunft.</translation>
    </message>
    <message>
        <source>The request is not valid HTTP, or is ambiguous.</source>
        <translation>Die Anfrage ist kein gültiges HTTP oder ist mehrdeutig.</translation>
    </message>
    <message>
        <source>The rest of the request did not arrive in time.</source>
        <translation>Der Rest der Anfrage ist nicht rechtzeitig eingetroffen.</translation>
    </message>
    <message>
        <source>A setting of the API is invalid, so nothing was sent.</source>
        <translation>Eine Einstellung der API ist ungültig, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The API needs a secret that you have not allowed it to use, so nothing was sent.</source>
        <translation>Die API benötigt ein Geheimnis, dessen Verwendung Sie nicht erlaubt haben, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Too many connections are open.</source>
        <translation>Zu viele Verbindungen sind offen.</translation>
    </message>
    <message>
        <source>The API requires client authentication, and the request has no credentials.</source>
        <translation>Die API verlangt Client-Authentifizierung, und die Anfrage hat keine Anmeldedaten.</translation>
    </message>
    <message>
        <source>The client&apos;s credentials are not valid Basic credentials.</source>
        <translation>Die Anmeldedaten des Clients sind keine gültigen Basic-Anmeldedaten.</translation>
    </message>
    <message>
        <source>No local user has the client&apos;s user name and password.</source>
        <translation>Kein lokaler Benutzer hat den Benutzernamen und das Kennwort des Clients.</translation>
    </message>
    <message>
        <source>The upstream does not accept connections.</source>
        <translation>Der Upstream nimmt keine Verbindungen an.</translation>
    </message>
    <message>
        <source>The host name of the upstream was not found.</source>
        <translation>Der Hostname des Upstreams wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The TLS connection to the upstream failed.</source>
        <translation>Die TLS-Verbindung zum Upstream ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The upstream did not answer in time.</source>
        <translation>Der Upstream hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The upstream closed the connection before its answer was complete.</source>
        <translation>Der Upstream hat die Verbindung geschlossen, bevor seine Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The answer of the upstream is not valid HTTP.</source>
        <translation>Die Antwort des Upstreams ist kein gültiges HTTP.</translation>
    </message>
    <message>
        <source>The upstream switched protocols although the request asked for no upgrade.</source>
        <translation>Der Upstream hat das Protokoll gewechselt, obwohl die Anfrage kein Upgrade verlangt hat.</translation>
    </message>
    <message>
        <source>The upstream is this gateway itself.</source>
        <translation>Der Upstream ist dieses Gateway selbst.</translation>
    </message>
    <message>
        <source>The client closed the connection before the answer was complete.</source>
        <translation>Der Client hat die Verbindung geschlossen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>A simulated fault answered instead of the upstream.</source>
        <translation>Ein simulierter Fehler hat anstelle des Upstreams geantwortet.</translation>
    </message>
    <message>
        <source>A simulated fault closed the connection without an answer.</source>
        <translation>Ein simulierter Fehler hat die Verbindung ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>A fault drill answered instead of the upstream.</source>
        <translation>Eine Fehlerübung hat anstelle des Upstreams geantwortet.</translation>
    </message>
    <message>
        <source>The gateway was stopped before the answer was complete.</source>
        <translation>Das Gateway wurde gestoppt, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The exchange was cancelled before the answer was complete.</source>
        <translation>Der Austausch wurde abgebrochen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The HAR file has no response, and does not say why.</source>
        <translation>Die HAR-Datei enthält keine Antwort und nennt keinen Grund dafür.</translation>
    </message>
    <message>
        <source>Fault drill: slow response of %1</source>
        <translation>Fehlerübung: langsame Antwort von %1</translation>
    </message>
    <message>
        <source>Fault drill: truncated response of %1</source>
        <translation>Fehlerübung: abgeschnittene Antwort von %1</translation>
    </message>
    <message>
        <source>Fault drill: %1 of %2</source>
        <comment>%1: a status, %2: an operation</comment>
        <translation>Fehlerübung: %1 von %2</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>A name is missing. Enter letters, digits, _, -, . or $, or a text in double quotes.</source>
        <translation>Ein Name fehlt. Geben Sie Buchstaben, Ziffern, _, -, . oder $ ein, oder einen Text in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>A type is missing. Enter a type such as string, a component, or a value in quotes.</source>
        <translation>Ein Typ fehlt. Geben Sie einen Typ wie string, eine Komponente oder einen Wert in Anführungszeichen ein.</translation>
    </message>
    <message>
        <source>There is no type or component “%1”. Enter @%1 for a component that you will add, or &quot;%1&quot; in quotes for a text.</source>
        <translation>Es gibt keinen Typ und keine Komponente „%1“. Geben Sie @%1 für eine Komponente ein, die Sie hinzufügen werden, oder &quot;%1&quot; in Anführungszeichen für einen Text.</translation>
    </message>
    <message>
        <source>The text is not closed. Add a quote at its end.</source>
        <translation>Der Text ist nicht abgeschlossen. Fügen Sie am Ende ein Anführungszeichen hinzu.</translation>
    </message>
    <message>
        <source>The regular expression is not closed. Add a / at its end, and write / inside it as \/.</source>
        <translation>Der reguläre Ausdruck ist nicht abgeschlossen. Fügen Sie am Ende ein / hinzu, und schreiben Sie / darin als \/.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression. Check its brackets and escapes.</source>
        <translation>„%1“ ist kein regulärer Ausdruck. Prüfen Sie die Klammern und Escapes.</translation>
    </message>
    <message>
        <source>This is not JSON. Enter a value such as 5, true, &quot;text&quot;, [1] or {&quot;a&quot;: 1}.</source>
        <translation>Dies ist kein JSON. Geben Sie einen Wert wie 5, true, &quot;text&quot;, [1] oder {&quot;a&quot;: 1} ein.</translation>
    </message>
    <message>
        <source>A %1 is missing. Add it here.</source>
        <translation>Hier fehlt %1. Fügen Sie das Zeichen hinzu.</translation>
    </message>
    <message>
        <source>This is not a limit. Enter one such as 1..80, &gt;=0, &lt;10, step 5, unique or /regex/.</source>
        <translation>Dies ist keine Grenze. Geben Sie eine ein, etwa 1..80, &gt;=0, &lt;10, step 5, unique oder /regex/.</translation>
    </message>
    <message>
        <source>“%1” does not apply to the type “%2”. Remove it, or change the type.</source>
        <translation>„%1“ gilt nicht für den Typ „%2“. Entfernen Sie es, oder ändern Sie den Typ.</translation>
    </message>
    <message>
        <source>A number is expected here; a step is greater than 0.</source>
        <translation>Hier wird eine Zahl erwartet; eine Schrittweite ist größer als 0.</translation>
    </message>
    <message>
        <source>A length is a whole number from 0 on. Change “%1”.</source>
        <translation>Eine Länge ist eine ganze Zahl ab 0. Ändern Sie „%1“.</translation>
    </message>
    <message>
        <source>Enter %1..%1 for exactly %1, &lt;=%1 for at most %1, or &gt;=%1 for at least %1.</source>
        <translation>Geben Sie %1..%1 für genau %1, &lt;=%1 für höchstens %1 oder &gt;=%1 für mindestens %1 ein.</translation>
    </message>
    <message>
        <source>The lower limit is greater than the upper one. Swap them.</source>
        <translation>Die untere Grenze ist größer als die obere. Vertauschen Sie sie.</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of them.</source>
        <translation>„%1“ ist doppelt vorhanden. Entfernen Sie eines davon.</translation>
    </message>
    <message>
        <source>“by” needs a choice between components before it, such as Card | Voucher by method.</source>
        <translation>„by“ benötigt davor eine Auswahl zwischen Komponenten, etwa Card | Voucher by method.</translation>
    </message>
    <message>
        <source>OpenAPI 3.0 has no type for null alone. Enter a type and null, such as string | null.</source>
        <translation>OpenAPI 3.0 hat keinen Typ nur für null. Geben Sie einen Typ und null ein, etwa string | null.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be here. After the type, enter read-only, write-only, deprecated, = and a default value, or // and a description.</source>
        <translation>„%1“ kann hier nicht stehen. Geben Sie nach dem Typ read-only, write-only, deprecated, = und einen Standardwert oder // und eine Beschreibung ein.</translation>
    </message>
    <message>
        <source>The line is too long. Enter a shorter one.</source>
        <translation>Die Zeile ist zu lang. Geben Sie eine kürzere ein.</translation>
    </message>
    <message>
        <source>The type is nested too deeply. Use a component for the inner type.</source>
        <translation>Der Typ ist zu tief verschachtelt. Verwenden Sie für den inneren Typ eine Komponente.</translation>
    </message>
    <message>
        <source>There are too many alternatives. Use a component for some of them.</source>
        <translation>Es gibt zu viele Alternativen. Verwenden Sie für einige davon eine Komponente.</translation>
    </message>
    <message>
        <source>There are too many lines. Paste the others in a second step.</source>
        <translation>Es sind zu viele Zeilen. Fügen Sie die übrigen in einem zweiten Schritt ein.</translation>
    </message>
    <message>
        <source>The schema has a property “%1” already. Enter another name, or edit that property.</source>
        <translation>Das Schema hat bereits eine Eigenschaft „%1“. Geben Sie einen anderen Namen ein, oder bearbeiten Sie diese Eigenschaft.</translation>
    </message>
    <message>
        <source>The JSON text has no members. Paste an object with members.</source>
        <translation>Der JSON-Text hat keine Felder. Fügen Sie ein Objekt mit Feldern ein.</translation>
    </message>
    <message>
        <source>There is no type or component “%1”. Did you mean “%2”? Enter &quot;%1&quot; in quotes for a text.</source>
        <extracomment>%1 is a word that was typed, %2 a similar type or component</extracomment>
        <translation>Es gibt keinen Typ und keine Komponente „%1“. Meinten Sie „%2“? Geben Sie &quot;%1&quot; in Anführungszeichen für einen Text ein.</translation>
    </message>
</context>
<context>
    <name>MarkdownTexts</name>
    <message>
        <source>[Image]</source>
        <translation>[Bild]</translation>
    </message>
    <message>
        <source>[Image: %1]</source>
        <comment>%1: the description of an image</comment>
        <translation>[Bild: %1]</translation>
    </message>
</context>
<context>
    <name>Merge</name>
    <message>
        <source>Both sides changed the value.</source>
        <translation>Beide Seiten haben den Wert geändert.</translation>
    </message>
    <message>
        <source>Both sides added it, with different values.</source>
        <translation>Beide Seiten haben den Eintrag mit unterschiedlichen Werten hinzugefügt.</translation>
    </message>
    <message>
        <source>Ours removed it, theirs changed it.</source>
        <translation>Die eigene Seite hat den Eintrag entfernt, die andere hat ihn geändert.</translation>
    </message>
    <message>
        <source>Theirs removed it, ours changed it.</source>
        <translation>Die andere Seite hat den Eintrag entfernt, die eigene hat ihn geändert.</translation>
    </message>
    <message>
        <source>Both sides renamed it, theirs to “%1”.</source>
        <extracomment>%1 is the key in theirs</extracomment>
        <translation>Beide Seiten haben den Eintrag umbenannt, die andere in „%1“.</translation>
    </message>
    <message>
        <source>Theirs renamed it to “%1”, which ours has for another entry.</source>
        <extracomment>%1 is the key in theirs</extracomment>
        <translation>Die andere Seite hat den Eintrag in „%1“ umbenannt; so heißt auf der eigenen schon ein anderer Eintrag.</translation>
    </message>
    <message>
        <source>Both sides changed its comments.</source>
        <translation>Beide Seiten haben die Kommentare des Eintrags geändert.</translation>
    </message>
    <message>
        <source>The change of theirs can&apos;t be made in ours, for example because of an alias.</source>
        <translation>Die Änderung der anderen Seite lässt sich auf der eigenen nicht vornehmen, zum Beispiel wegen eines Alias.</translation>
    </message>
    <message>
        <source>Both sides changed lines %1 to %2. Lines were merged, because one version can&apos;t be parsed, has several documents, or its aliases lead too deep.</source>
        <extracomment>%1 and %2 are line numbers</extracomment>
        <translation>Beide Seiten haben die Zeilen %1 bis %2 geändert. Zusammengeführt wurden Zeilen, weil eine Fassung nicht gelesen werden kann, mehrere Dokumente enthält oder ihre Aliasse zu tief führen.</translation>
    </message>
    <message>
        <source>%1 Neither side has this problem.</source>
        <extracomment>%1 is the message of a problem</extracomment>
        <translation>%1 Keine der beiden Seiten hat dieses Problem.</translation>
    </message>
</context>
<context>
    <name>ReadErrorMessages</name>
    <message>
        <source>The method is not a valid token.</source>
        <translation>Die Methode ist kein gültiges Token.</translation>
    </message>
    <message>
        <source>The request target is not valid.</source>
        <translation>Das Anfrageziel ist ungültig.</translation>
    </message>
    <message>
        <source>The HTTP version is not valid.</source>
        <translation>Die HTTP-Version ist ungültig.</translation>
    </message>
    <message>
        <source>The HTTP version is not 1.0 or 1.1.</source>
        <translation>Die HTTP-Version ist nicht 1.0 oder 1.1.</translation>
    </message>
    <message>
        <source>The status line is not valid.</source>
        <translation>Die Statuszeile ist ungültig.</translation>
    </message>
    <message>
        <source>The name of a header field is not valid.</source>
        <translation>Der Name eines Header-Felds ist ungültig.</translation>
    </message>
    <message>
        <source>The value of a header field has characters that are not allowed.</source>
        <translation>Der Wert eines Header-Felds enthält unzulässige Zeichen.</translation>
    </message>
    <message>
        <source>A header field continues on the next line.</source>
        <translation>Ein Header-Feld setzt sich in der nächsten Zeile fort.</translation>
    </message>
    <message>
        <source>A line ends without a carriage return.</source>
        <translation>Eine Zeile endet ohne Wagenrücklauf.</translation>
    </message>
    <message>
        <source>There are empty lines before the request.</source>
        <translation>Vor der Anfrage stehen leere Zeilen.</translation>
    </message>
    <message>
        <source>The request target is too long.</source>
        <translation>Das Anfrageziel ist zu lang.</translation>
    </message>
    <message>
        <source>The header fields together are too large.</source>
        <translation>Die Header-Felder sind zusammen zu groß.</translation>
    </message>
    <message>
        <source>There are too many header fields.</source>
        <translation>Es gibt zu viele Header-Felder.</translation>
    </message>
    <message>
        <source>The trailer fields are too large.</source>
        <translation>Die Trailer-Felder sind zu groß.</translation>
    </message>
    <message>
        <source>The header field Host is missing.</source>
        <translation>Das Header-Feld Host fehlt.</translation>
    </message>
    <message>
        <source>There is more than one header field Host.</source>
        <translation>Das Header-Feld Host ist mehrfach vorhanden.</translation>
    </message>
    <message>
        <source>The value of Host is not valid.</source>
        <translation>Der Wert von Host ist ungültig.</translation>
    </message>
    <message>
        <source>The method CONNECT is not supported.</source>
        <translation>Die Methode CONNECT wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Content-Length is not a number, or there is more than one.</source>
        <translation>Content-Length ist keine Zahl oder mehrfach vorhanden.</translation>
    </message>
    <message>
        <source>Transfer-Encoding does not end with chunked, or has it twice.</source>
        <translation>Transfer-Encoding endet nicht mit chunked oder enthält es doppelt.</translation>
    </message>
    <message>
        <source>HTTP/1.0 does not have Transfer-Encoding.</source>
        <translation>HTTP/1.0 kennt kein Transfer-Encoding.</translation>
    </message>
    <message>
        <source>The request has both Content-Length and Transfer-Encoding.</source>
        <translation>Die Anfrage hat sowohl Content-Length als auch Transfer-Encoding.</translation>
    </message>
    <message>
        <source>The request has a transfer coding other than chunked.</source>
        <translation>Die Anfrage hat eine andere Übertragungscodierung als chunked.</translation>
    </message>
    <message>
        <source>A chunk of the body is not valid.</source>
        <translation>Ein Chunk des Bodys ist ungültig.</translation>
    </message>
    <message>
        <source>The connection ended inside of the request.</source>
        <translation>Die Verbindung endete mitten in der Anfrage.</translation>
    </message>
    <message>
        <source>The request breaks the grammar of HTTP.</source>
        <translation>Die Anfrage verstößt gegen die Grammatik von HTTP.</translation>
    </message>
</context>
<context>
    <name>ReadingTexts</name>
    <message>
        <source>The rest is too long to be shown.</source>
        <translation>Der Rest ist zu lang, um angezeigt zu werden.</translation>
    </message>
    <message>
        <source>The example is too long to be shown.</source>
        <translation>Das Beispiel ist zu lang, um angezeigt zu werden.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standardwert %1</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Operation ID</source>
        <translation>Operations-ID</translation>
    </message>
    <message>
        <source>Authentication</source>
        <translation>Authentifizierung</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>sequence of</source>
        <translation>Folge von</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>eines von</translation>
    </message>
    <message>
        <source>any of</source>
        <translation>mindestens eines von</translation>
    </message>
    <message>
        <source>all of</source>
        <translation>alle von</translation>
    </message>
    <message>
        <source>any value</source>
        <translation>beliebiger Wert</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>array of</source>
        <comment>followed by a type</comment>
        <translation>Array von</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>No other properties</source>
        <translation>Keine weiteren Eigenschaften</translation>
    </message>
    <message>
        <source>other properties</source>
        <translation>weitere Eigenschaften</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Terms of service</source>
        <translation>Nutzungsbedingungen</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
</context>
<context>
    <name>ReasonMessages</name>
    <message>
        <source>its reference has no value</source>
        <translation>ihre Referenz hat keinen Wert</translation>
    </message>
    <message>
        <source>the store of its reference does not answer</source>
        <translation>der Speicher ihrer Referenz antwortet nicht</translation>
    </message>
    <message>
        <source>the store denies access to its reference</source>
        <translation>der Speicher verweigert den Zugriff auf ihre Referenz</translation>
    </message>
    <message>
        <source>the keychain denies access to its reference</source>
        <translation>der Schlüsselbund verweigert den Zugriff auf ihre Referenz</translation>
    </message>
    <message>
        <source>no store is configured for its reference</source>
        <translation>für ihre Referenz ist kein Speicher konfiguriert</translation>
    </message>
    <message>
        <source>its reference is not valid</source>
        <translation>ihre Referenz ist ungültig</translation>
    </message>
    <message>
        <source>it is not an http or https URL with a host</source>
        <translation>sie ist keine http- oder https-URL mit einem Host</translation>
    </message>
    <message>
        <source>it is not a valid header name</source>
        <translation>sie ist kein gültiger Header-Name</translation>
    </message>
    <message>
        <source>HTTP needs this header for the message itself</source>
        <translation>HTTP benötigt diesen Header für die Nachricht selbst</translation>
    </message>
    <message>
        <source>no definition listens on %1. No definition is served.</source>
        <comment>%1: a path</comment>
        <translation>Keine Definition hat einen Empfangspfad für %1. Es wird keine Definition bereitgestellt.</translation>
    </message>
    <message>
        <source>no definition listens on %1. The nearest listen path is %2.</source>
        <comment>%1: the path of a request, %2: a listen path</comment>
        <translation>Keine Definition hat einen Empfangspfad für %1. Der ähnlichste Empfangspfad ist %2.</translation>
    </message>
    <message>
        <source>the Host of the request, %1, is not a loopback name.</source>
        <comment>%1: a host name</comment>
        <translation>Der Host der Anfrage, %1, ist kein Loopback-Name.</translation>
    </message>
    <message>
        <source>a web page of another site, %1, sent the request.</source>
        <comment>%1: an origin</comment>
        <translation>Eine Seite einer anderen Website, %1, hat die Anfrage gesendet.</translation>
    </message>
    <message>
        <source>a web page of %1 sent the request. The API sends credentials to the upstream, so it accepts only pages of allowed origins.</source>
        <comment>%1: an origin</comment>
        <translation>Eine Webseite von %1 hat die Anfrage gesendet. Die API sendet Anmeldedaten an den Upstream und akzeptiert daher nur Seiten erlaubter Herkunft.</translation>
    </message>
    <message>
        <source>the setting “%1” is invalid: %2.</source>
        <comment>%1: a setting such as upstream.url, %2: what is wrong with it</comment>
        <translation>Die Einstellung „%1“ ist ungültig: %2.</translation>
    </message>
    <message>
        <source>the definition may not use the secret %1 for %2.</source>
        <comment>%1: a reference such as env://NAME, %2: an origin</comment>
        <translation>Die Definition darf das Geheimnis %1 nicht für %2 verwenden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a status such as 404, %2: a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The request ends before path segment %1, “%2”.</source>
        <comment>%1: a number, %2: a path segment</comment>
        <translation>Die Anfrage endet vor Pfadsegment %1, „%2“.</translation>
    </message>
    <message>
        <source>The path ends before path segment %1 of the request, “%2”.</source>
        <comment>%1: a number, %2: a path segment</comment>
        <translation>Der Pfad endet vor Pfadsegment %1 der Anfrage, „%2“.</translation>
    </message>
    <message>
        <source>Path segment %1 differs: “%2” is not “%3”.</source>
        <comment>%1: a number, %2: the segment of the definition, %3: the segment of the request</comment>
        <translation>Pfadsegment %1 weicht ab: „%2“ ist nicht „%3“.</translation>
    </message>
    <message>
        <source>The built-in echo answered instead of the upstream.</source>
        <translation>Das eingebaute Echo hat anstelle des Upstreams geantwortet.</translation>
    </message>
    <message>
        <source>The mock answered from the document instead of the upstream.</source>
        <translation>Der Mock hat anhand des Dokuments anstelle des Upstreams geantwortet.</translation>
    </message>
    <message>
        <source>Matched.</source>
        <translation>Passt.</translation>
    </message>
    <message>
        <source>The method differs: %1 is not %2.</source>
        <comment>%1: the method of an operation, %2: the method of the request</comment>
        <translation>Die Methode weicht ab: %1 ist nicht %2.</translation>
    </message>
    <message>
        <source>A more specific path matched.</source>
        <translation>Ein spezifischerer Pfad passt.</translation>
    </message>
</context>
<context>
    <name>Recorded</name>
    <message>
        <source>There is no operation for the method and path.</source>
        <translation>Für diese Methode und diesen Pfad gibt es keine Operation.</translation>
    </message>
    <message>
        <source>The operation has no response %1.</source>
        <extracomment>%1 is a status such as 200</extracomment>
        <translation>Die Operation hat keine Antwort %1.</translation>
    </message>
    <message>
        <source>Response %1 can&apos;t have the media type “%2”.</source>
        <extracomment>%1 is a status such as 200, %2 a media type</extracomment>
        <translation>Die Antwort %1 kann nicht den Medientyp „%2“ haben.</translation>
    </message>
    <message>
        <source>The body of response %1 is not valid %2.</source>
        <extracomment>%1 is a status such as 200, %2 a language such as JSON</extracomment>
        <translation>Der Body der Antwort %1 ist kein gültiges %2.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Set this environment variable for this program and for the gateway.</source>
        <translation>Setzen Sie diese Umgebungsvariable für dieses Programm und für das Gateway.</translation>
    </message>
    <message>
        <source>Add the file to the secrets folder of the environment.</source>
        <translation>Fügen Sie die Datei zum Geheimnisordner der Umgebung hinzu.</translation>
    </message>
    <message>
        <source>Store the value in the keychain for this environment.</source>
        <translation>Speichern Sie den Wert für diese Umgebung im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Add the key to Consul.</source>
        <translation>Fügen Sie den Schlüssel zu Consul hinzu.</translation>
    </message>
    <message>
        <source>Add the field at this path to Vault.</source>
        <translation>Fügen Sie das Feld unter diesem Pfad zu Vault hinzu.</translation>
    </message>
    <message>
        <source>Add the value to the store of that name.</source>
        <translation>Fügen Sie den Wert zum Speicher dieses Namens hinzu.</translation>
    </message>
    <message>
        <source>Set an existing secrets folder in the environment.</source>
        <translation>Legen Sie in der Umgebung einen vorhandenen Geheimnisordner fest.</translation>
    </message>
    <message>
        <source>Set the address of Consul in the environment.</source>
        <translation>Legen Sie die Adresse von Consul in der Umgebung fest.</translation>
    </message>
    <message>
        <source>Set the address of Vault in the environment.</source>
        <translation>Legen Sie die Adresse von Vault in der Umgebung fest.</translation>
    </message>
    <message>
        <source>Add a store of that name to the environment.</source>
        <translation>Fügen Sie einen Speicher dieses Namens zur Umgebung hinzu.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Entsperren Sie ihn, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No keychain is available on this machine.</source>
        <translation>Auf diesem Rechner ist kein Schlüsselbund verfügbar.</translation>
    </message>
    <message>
        <source>Allow this program to read the keychain entry.</source>
        <translation>Erlauben Sie diesem Programm, den Schlüsselbundeintrag zu lesen.</translation>
    </message>
    <message>
        <source>Check the address in the environment and the network connection.</source>
        <translation>Prüfen Sie die Adresse in der Umgebung und die Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>Check the store&apos;s certificate, or add its CA certificate to the environment.</source>
        <translation>Prüfen Sie das Zertifikat des Speichers, oder fügen Sie sein CA-Zertifikat zur Umgebung hinzu.</translation>
    </message>
    <message>
        <source>Check the store&apos;s token in the environment.</source>
        <translation>Prüfen Sie das Token des Speichers in der Umgebung.</translation>
    </message>
    <message>
        <source>Check the permissions of the file.</source>
        <translation>Prüfen Sie die Berechtigungen der Datei.</translation>
    </message>
    <message>
        <source>Use an https address, or allow http in the environment.</source>
        <translation>Verwenden Sie eine https-Adresse, oder erlauben Sie in der Umgebung http.</translation>
    </message>
    <message>
        <source>The store responded with an error. Try again later.</source>
        <translation>Der Speicher hat mit einem Fehler geantwortet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The request timed out. Try again, or increase the timeout in the environment.</source>
        <translation>Zeitüberschreitung der Anfrage. Versuchen Sie es erneut, oder erhöhen Sie das Zeitlimit in der Umgebung.</translation>
    </message>
    <message>
        <source>The stored value is not a single value.</source>
        <translation>Der gespeicherte Wert ist kein einzelner Wert.</translation>
    </message>
    <message>
        <source>The stored value is too large for a secret.</source>
        <translation>Der gespeicherte Wert ist zu groß für ein Geheimnis.</translation>
    </message>
    <message>
        <source>Use --env to choose an environment with its stores on the network.</source>
        <translation>Wählen Sie mit --env eine Umgebung mit ihren Speichern im Netzwerk.</translation>
    </message>
    <message>
        <source>Allow it with gatewright allow, or use --allow-secrets.</source>
        <translation>Erlauben Sie dies mit gatewright allow, oder verwenden Sie --allow-secrets.</translation>
    </message>
    <message>
        <source>More than one upstream authentication method is enabled: %1. Disable all but one.</source>
        <translation>Mehr als eine Upstream-Authentifizierungsmethode ist aktiviert: %1. Deaktivieren Sie alle bis auf eine.</translation>
    </message>
    <message>
        <source>The gateway uses one method for each API and rejects a definition with more.</source>
        <translation>Das Gateway verwendet für jede API eine Methode und lehnt eine Definition mit mehreren ab.</translation>
    </message>
    <message>
        <source>This API requires client authentication other than Basic. The test gateway does not check it and allows all clients.</source>
        <translation>Diese API verlangt eine andere Client-Authentifizierung als Basic. Das Test-Gateway prüft sie nicht und lässt alle Clients zu.</translation>
    </message>
    <message>
        <source>The test gateway only checks Basic authentication of clients. The real gateway also checks the other methods.</source>
        <translation>Das Test-Gateway prüft bei Clients nur die Basic-Authentifizierung. Das echte Gateway prüft auch die anderen Methoden.</translation>
    </message>
    <message>
        <source>The test gateway does not support the upstream authentication method “%1”. Requests are sent without it.</source>
        <translation>Das Test-Gateway unterstützt die Upstream-Authentifizierungsmethode „%1“ nicht. Anfragen werden ohne sie gesendet.</translation>
    </message>
    <message>
        <source>The test gateway only supports Basic authentication at the upstream.</source>
        <translation>Das Test-Gateway unterstützt beim Upstream nur Basic-Authentifizierung.</translation>
    </message>
    <message>
        <source>Basic authentication is only partly enabled: %1 is not true, so no credentials are sent.</source>
        <translation>Die Basic-Authentifizierung ist nur teilweise aktiviert: %1 ist nicht true, daher werden keine Anmeldedaten gesendet.</translation>
    </message>
    <message>
        <source>Both upstream.authentication.enabled and upstream.authentication.basicAuth.enabled must be true.</source>
        <translation>Sowohl upstream.authentication.enabled als auch upstream.authentication.basicAuth.enabled müssen true sein.</translation>
    </message>
    <message>
        <source>Sets the flag to true</source>
        <translation>Setzt das Flag auf true</translation>
    </message>
    <message>
        <source>The user name contains a colon. The upstream would read the rest of it as the password.</source>
        <translation>Der Benutzername enthält einen Doppelpunkt. Der Upstream würde den Rest als Kennwort lesen.</translation>
    </message>
    <message>
        <source>Basic authentication sends user name and password separated by a colon (RFC 7617).</source>
        <translation>Die Basic-Authentifizierung sendet Benutzername und Kennwort durch einen Doppelpunkt getrennt (RFC 7617).</translation>
    </message>
    <message>
        <source>The credentials for the upstream contain the control character U+%1, which HTTP does not allow.</source>
        <translation>Die Anmeldedaten für den Upstream enthalten das Steuerzeichen U+%1, das HTTP nicht erlaubt.</translation>
    </message>
    <message>
        <source>Credentials can&apos;t contain this control character.</source>
        <translation>Anmeldedaten dürfen dieses Steuerzeichen nicht enthalten.</translation>
    </message>
    <message>
        <source>User names and passwords have no line ends, tabs or other control characters (RFC 7617). A YAML text after | or &gt; ends with a line end; write |- or &gt;- instead. A value of an environment variable or a file may end with one too.</source>
        <translation>Benutzernamen und Kennwörter enthalten keine Zeilenenden, Tabulatoren oder anderen Steuerzeichen (RFC 7617). Ein YAML-Text nach | oder &gt; endet mit einem Zeilenende; schreiben Sie stattdessen |- oder &gt;-. Auch der Wert einer Umgebungsvariablen oder einer Datei kann mit einem solchen enden.</translation>
    </message>
    <message>
        <source>The user name for the upstream is empty.</source>
        <translation>Der Benutzername für den Upstream ist leer.</translation>
    </message>
    <message>
        <source>Enter the user name, or turn Basic authentication off.</source>
        <translation>Geben Sie den Benutzernamen ein, oder schalten Sie die Basic-Authentifizierung aus.</translation>
    </message>
    <message>
        <source>The password for the upstream is empty.</source>
        <translation>Das Kennwort für den Upstream ist leer.</translation>
    </message>
    <message>
        <source>Enter the password, or turn Basic authentication off.</source>
        <translation>Geben Sie das Kennwort ein, oder schalten Sie die Basic-Authentifizierung aus.</translation>
    </message>
    <message>
        <source>“%1” is not a valid header name.</source>
        <translation>„%1“ ist kein gültiger Header-Name.</translation>
    </message>
    <message>
        <source>Header names consist of letters, digits and ! # $ % &amp; &apos; * + - . ^ _ ` | ~ (RFC 9110).</source>
        <translation>Header-Namen bestehen aus Buchstaben, Ziffern und ! # $ % &amp; &apos; * + - . ^ _ ` | ~ (RFC 9110).</translation>
    </message>
    <message>
        <source>The header “%1” can&apos;t be used for credentials, because HTTP itself uses it.</source>
        <translation>Der Header „%1“ kann nicht für Anmeldedaten verwendet werden, weil HTTP ihn selbst verwendet.</translation>
    </message>
    <message>
        <source>Headers such as Host, Content-Length and Transfer-Encoding control the request itself.</source>
        <translation>Header wie Host, Content-Length und Transfer-Encoding steuern die Anfrage selbst.</translation>
    </message>
    <message>
        <source>The header object is missing. The credentials are sent in Authorization.</source>
        <translation>Das Objekt header fehlt. Die Anmeldedaten werden in Authorization gesendet.</translation>
    </message>
    <message>
        <source>Write the header object, so that the file shows which header the gateway sends.</source>
        <translation>Schreiben Sie das Objekt header, damit die Datei zeigt, welchen Header das Gateway sendet.</translation>
    </message>
    <message>
        <source>Adds the header object</source>
        <translation>Fügt das Objekt header hinzu</translation>
    </message>
    <message>
        <source>The header name “%1” is not used because header.enabled is not true. The credentials are sent in Authorization.</source>
        <translation>Der Header-Name „%1“ wird nicht verwendet, weil header.enabled nicht true ist. Die Anmeldedaten werden in Authorization gesendet.</translation>
    </message>
    <message>
        <source>The gateway uses the name only when header.enabled is true.</source>
        <translation>Das Gateway verwendet den Namen nur, wenn header.enabled true ist.</translation>
    </message>
    <message>
        <source>Sets header.enabled to true</source>
        <translation>Setzt header.enabled auf true</translation>
    </message>
    <message>
        <source>The credentials are sent in “%1”, so the client&apos;s own Authorization header is also forwarded to the upstream.</source>
        <translation>Die Anmeldedaten werden in „%1“ gesendet, daher wird auch der eigene Authorization-Header des Clients an den Upstream weitergeleitet.</translation>
    </message>
    <message>
        <source>Only the header that the gateway sets is replaced. With a custom header, the client&apos;s own credentials reach the upstream.</source>
        <translation>Nur der Header, den das Gateway setzt, wird ersetzt. Mit einem eigenen Header gelangen die Anmeldedaten des Clients zum Upstream.</translation>
    </message>
    <message>
        <source>The password is stored in the file in plain text. Move it to the keychain and keep a reference instead.</source>
        <translation>Das Kennwort steht im Klartext in der Datei. Verschieben Sie es in den Schlüsselbund, und behalten Sie stattdessen eine Referenz.</translation>
    </message>
    <message>
        <source>Everyone who can read the file or its repository can read the password.</source>
        <translation>Alle, die die Datei oder ihr Repository lesen können, können das Kennwort lesen.</translation>
    </message>
    <message>
        <source>The value is REDACTED, which replaces a secret. Enter the secret again.</source>
        <translation>Der Wert ist REDACTED und ersetzt ein Geheimnis. Geben Sie das Geheimnis erneut ein.</translation>
    </message>
    <message>
        <source>Secrets are left out of exports and of what is stored for recovery. The gateway would send REDACTED instead.</source>
        <translation>Geheimnisse werden aus Exporten und aus den Wiederherstellungsdaten weggelassen. Das Gateway würde stattdessen REDACTED senden.</translation>
    </message>
    <message>
        <source>The dashboard of “%2” has no certificate “%1”. Upload it, or correct the id.</source>
        <translation>Das Dashboard von „%2“ hat kein Zertifikat „%1“. Laden Sie es hoch, oder korrigieren Sie die ID.</translation>
    </message>
    <message>
        <source>The gateway cannot use a certificate that its dashboard does not have.</source>
        <translation>Das Gateway kann kein Zertifikat verwenden, das sein Dashboard nicht hat.</translation>
    </message>
    <message>
        <source>The certificate “%1” expired on %2. Use a valid certificate.</source>
        <translation>Das Zertifikat „%1“ ist am %2 abgelaufen. Verwenden Sie ein gültiges Zertifikat.</translation>
    </message>
    <message>
        <source>Connections that use an expired certificate fail.</source>
        <translation>Verbindungen, die ein abgelaufenes Zertifikat verwenden, schlagen fehl.</translation>
    </message>
    <message>
        <source>The certificate “%1” expires on %2.</source>
        <translation>Das Zertifikat „%1“ läuft am %2 ab.</translation>
    </message>
    <message>
        <source>Renew the certificate before that day. Connections that use an expired certificate fail.</source>
        <translation>Erneuern Sie das Zertifikat vor diesem Tag. Verbindungen, die ein abgelaufenes Zertifikat verwenden, schlagen fehl.</translation>
    </message>
    <message>
        <source>The certificate “%1” is not valid before %2.</source>
        <translation>Das Zertifikat „%1“ ist vor dem %2 nicht gültig.</translation>
    </message>
    <message>
        <source>Connections that use a certificate before its first day fail.</source>
        <translation>Verbindungen, die ein Zertifikat vor seinem ersten Tag verwenden, schlagen fehl.</translation>
    </message>
    <message>
        <source>The dashboard has no private key for the certificate “%1”, so the gateway can&apos;t use it.</source>
        <translation>Das Dashboard hat keinen privaten Schlüssel für das Zertifikat „%1“, daher kann das Gateway es nicht verwenden.</translation>
    </message>
    <message>
        <source>The gateway needs the private key to identify itself with a certificate. Upload the certificate with its key.</source>
        <translation>Das Gateway benötigt den privaten Schlüssel, um sich mit einem Zertifikat auszuweisen. Laden Sie das Zertifikat mit seinem Schlüssel hoch.</translation>
    </message>
    <message>
        <source>Certificates can&apos;t be checked: %1</source>
        <translation>Zertifikate können nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>Certificates can&apos;t be checked.</source>
        <translation>Zertifikate können nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The list of certificates could not be fetched from the dashboard.</source>
        <translation>Die Liste der Zertifikate konnte nicht vom Dashboard abgerufen werden.</translation>
    </message>
    <message>
        <source>The document has no security scheme “%1”.</source>
        <translation>Das Dokument hat kein Sicherheitsschema „%1“.</translation>
    </message>
    <message>
        <source>The gateway finds the settings of a security scheme by its name in components.securitySchemes.</source>
        <translation>Das Gateway findet die Einstellungen eines Sicherheitsschemas über dessen Namen in components.securitySchemes.</translation>
    </message>
    <message>
        <source>Removes the settings of the scheme from the gateway</source>
        <translation>Entfernt die Einstellungen des Schemas aus dem Gateway</translation>
    </message>
    <message>
        <source>The document requires security, but the gateway lets all clients in.</source>
        <translation>Das Dokument verlangt Sicherheit, aber das Gateway lässt alle Clients zu.</translation>
    </message>
    <message>
        <source>Enable authentication in the extension&apos;s “server” if the gateway is to check credentials. Otherwise the upstream has to.</source>
        <translation>Aktivieren Sie die Authentifizierung unter „server“ in der Erweiterung, wenn das Gateway Anmeldedaten prüfen soll. Andernfalls muss der Upstream dies tun.</translation>
    </message>
    <message>
        <source>Makes the gateway ask for the first security that the document requires</source>
        <translation>Lässt das Gateway die erste Sicherheit anfordern, die das Dokument verlangt</translation>
    </message>
    <message>
        <source>Clients have to authenticate, but the document does not say how.</source>
        <translation>Clients müssen sich authentifizieren, aber das Dokument sagt nicht, wie.</translation>
    </message>
    <message>
        <source>Declare security schemes in the document and require them in “security”, so that clients know.</source>
        <translation>Deklarieren Sie Sicherheitsschemas im Dokument, und verlangen Sie sie in „security“, damit Clients sie kennen.</translation>
    </message>
    <message>
        <source>Requires the scheme that the gateway checks in the document</source>
        <translation>Verlangt im Dokument das Schema, das das Gateway prüft</translation>
    </message>
    <message>
        <source>No operation has the operationId “%1”.</source>
        <translation>Keine Operation hat die operationId „%1“.</translation>
    </message>
    <message>
        <source>The extension&apos;s “middleware” has settings for operations by operationId. These settings have no effect.</source>
        <translation>„middleware“ in der Erweiterung hat Einstellungen für Operationen nach operationId. Diese Einstellungen haben keine Wirkung.</translation>
    </message>
    <message>
        <source>No server of the document has the listen path “%1”.</source>
        <translation>Kein Server des Dokuments hat den Empfangspfad „%1“.</translation>
    </message>
    <message>
        <source>Clients that take the URL from “servers” do not reach the API through the gateway. Add the gateway&apos;s URL with the listen path.</source>
        <translation>Clients, die die URL aus „servers“ übernehmen, erreichen die API nicht über das Gateway. Fügen Sie die URL des Gateways mit dem Empfangspfad hinzu.</translation>
    </message>
    <message>
        <source>Gateways do not accept OpenAPI %1 yet.</source>
        <translation>Gateways akzeptieren OpenAPI %1 noch nicht.</translation>
    </message>
    <message>
        <source>Gateways in use check definitions with the schemas of OpenAPI 3.0 and 3.1, and refuse others.</source>
        <translation>Heutige Gateways prüfen Definitionen mit den Schemas von OpenAPI 3.0 und 3.1 und weisen andere ab.</translation>
    </message>
    <message>
        <source>No reference leads to the component “%1”.</source>
        <translation>Keine Referenz führt zur Komponente „%1“.</translation>
    </message>
    <message>
        <source>A component has an effect only where a reference names it. Remove it, or refer to it.</source>
        <translation>Eine Komponente wirkt nur dort, wo eine Referenz sie nennt. Entfernen Sie sie, oder verweisen Sie auf sie.</translation>
    </message>
    <message>
        <source>The server is example.com.</source>
        <translation>Der Server ist example.com.</translation>
    </message>
    <message>
        <source>example.com is reserved for documentation. Name the server of the API.</source>
        <translation>example.com ist für Dokumentation reserviert. Nennen Sie den Server der API.</translation>
    </message>
    <message>
        <source>The paths “%1” and “%2” can match the same request.</source>
        <translation>Die Pfade „%1“ und „%2“ können auf dieselbe Anfrage passen.</translation>
    </message>
    <message>
        <source>Programs choose one of the paths, and not all of them choose the same. Use different fixed parts.</source>
        <translation>Programme wählen einen der Pfade, und nicht alle wählen denselben. Verwenden Sie unterschiedliche feste Teile.</translation>
    </message>
    <message>
        <source>The path contains “%1”, the name of a method.</source>
        <translation>Der Pfad enthält „%1“, den Namen einer Methode.</translation>
    </message>
    <message>
        <source>The path names a resource, and the method says what is done with it.</source>
        <translation>Der Pfad benennt eine Ressource, und die Methode sagt, was mit ihr geschieht.</translation>
    </message>
    <message>
        <source>“%1” in the path is not in kebab case.</source>
        <translation>„%1“ im Pfad ist nicht in Kebab-Case geschrieben.</translation>
    </message>
    <message>
        <source>In kebab case, words are lowercase letters and digits with hyphens between them.</source>
        <translation>In Kebab-Case bestehen Wörter aus Kleinbuchstaben und Ziffern und sind durch Bindestriche verbunden.</translation>
    </message>
    <message>
        <source>The path “%1” matches the pattern “%2”, which the ruleset excludes.</source>
        <translation>Der Pfad „%1“ passt auf das Muster „%2“, das der Regelsatz ausschließt.</translation>
    </message>
    <message>
        <source>The patterns are regular expressions in the ruleset, such as path-excludes-patterns: {severity: error, patterns: [^/internal]}.</source>
        <translation>Die Muster sind reguläre Ausdrücke im Regelsatz, etwa path-excludes-patterns: {severity: error, patterns: [^/internal]}.</translation>
    </message>
    <message>
        <source>“%1” has no effect on values of type %2.</source>
        <translation>„%1“ hat auf Werte vom Typ %2 keine Wirkung.</translation>
    </message>
    <message>
        <source>“items” describes lists and “properties” describes objects. Correct the type, or move the keyword.</source>
        <translation>„items“ beschreibt Listen, und „properties“ beschreibt Objekte. Korrigieren Sie den Typ, oder verschieben Sie das Schlüsselwort.</translation>
    </message>
    <message>
        <source>“info” has no “contact”.</source>
        <translation>„info“ hat kein „contact“.</translation>
    </message>
    <message>
        <source>The contact answers questions about the API.</source>
        <translation>Der Kontakt beantwortet Fragen zur API.</translation>
    </message>
    <message>
        <source>“info” has no “description”.</source>
        <translation>„info“ hat keine „description“.</translation>
    </message>
    <message>
        <source>The description says what the API is for and how to start with it.</source>
        <translation>Die Beschreibung sagt, wozu die API dient und wie man mit ihr beginnt.</translation>
    </message>
    <message>
        <source>“info” has no “license”.</source>
        <translation>„info“ hat keine „license“.</translation>
    </message>
    <message>
        <source>The license says under which terms the API may be used.</source>
        <translation>Die Lizenz legt fest, zu welchen Bedingungen die API genutzt werden darf.</translation>
    </message>
    <message>
        <source>The license has no “url”.</source>
        <translation>Die Lizenz hat keine „url“.</translation>
    </message>
    <message>
        <source>The address leads to the text of the license.</source>
        <translation>Die Adresse führt zum Text der Lizenz.</translation>
    </message>
    <message>
        <source>The contact has no “%1”.</source>
        <translation>Der Kontakt hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>A complete contact has a name, an address of a page and a mail address.</source>
        <translation>Ein vollständiger Kontakt hat einen Namen, die Adresse einer Seite und eine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The operation has no “description”.</source>
        <translation>Die Operation hat keine „description“.</translation>
    </message>
    <message>
        <source>The description says what the operation does, and what a client needs to know to use it.</source>
        <translation>Die Beschreibung sagt, was die Operation tut und was ein Client wissen muss, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>The operation has no “operationId”.</source>
        <translation>Die Operation hat keine „operationId“.</translation>
    </message>
    <message>
        <source>Generated clients use the operationId as the name of the function, and links refer to it.</source>
        <translation>Generierte Clients verwenden die operationId als Namen der Funktion, und Links verweisen auf sie.</translation>
    </message>
    <message>
        <source>The operation has no tags.</source>
        <translation>Die Operation hat keine Tags.</translation>
    </message>
    <message>
        <source>Documentation groups operations by their tags.</source>
        <translation>Die Dokumentation gruppiert Operationen nach ihren Tags.</translation>
    </message>
    <message>
        <source>The operation has no response with a 2xx or 3xx status code.</source>
        <translation>Die Operation hat keine Antwort mit einem 2xx- oder 3xx-Statuscode.</translation>
    </message>
    <message>
        <source>Clients need to know what a successful response looks like.</source>
        <translation>Clients müssen wissen, wie eine erfolgreiche Antwort aussieht.</translation>
    </message>
    <message>
        <source>The operation has no response with a 4xx status code.</source>
        <translation>Die Operation hat keine Antwort mit einem 4xx-Statuscode.</translation>
    </message>
    <message>
        <source>Clients need to know how the API reports wrong requests.</source>
        <translation>Clients müssen wissen, wie die API fehlerhafte Anfragen meldet.</translation>
    </message>
    <message>
        <source>The document has no servers.</source>
        <translation>Das Dokument hat keine Server.</translation>
    </message>
    <message>
        <source>Without servers, clients send requests to the server that has the document.</source>
        <translation>Ohne Server senden Clients Anfragen an den Server, auf dem das Dokument liegt.</translation>
    </message>
    <message>
        <source>The parameter “%1” has no “description”.</source>
        <translation>Der Parameter „%1“ hat keine „description“.</translation>
    </message>
    <message>
        <source>The parameter has no “description”.</source>
        <translation>Der Parameter hat keine „description“.</translation>
    </message>
    <message>
        <source>The description says which values have which effect.</source>
        <translation>Die Beschreibung sagt, welche Werte welche Wirkung haben.</translation>
    </message>
    <message>
        <source>The tag “%1” has no “description”.</source>
        <translation>Das Tag „%1“ hat keine „description“.</translation>
    </message>
    <message>
        <source>The tag has no “description”.</source>
        <translation>Das Tag hat keine „description“.</translation>
    </message>
    <message>
        <source>Documentation shows the description above the operations of the tag.</source>
        <translation>Die Dokumentation zeigt die Beschreibung über den Operationen des Tags an.</translation>
    </message>
    <message>
        <source>The document has no list of tags.</source>
        <translation>Das Dokument hat keine Liste der Tags.</translation>
    </message>
    <message>
        <source>The list gives tags a description and an order.</source>
        <translation>Die Liste gibt Tags eine Beschreibung und eine Reihenfolge.</translation>
    </message>
    <message>
        <source>The tag “%1” comes before “%2” in the alphabet.</source>
        <translation>Das Tag „%1“ kommt im Alphabet vor „%2“.</translation>
    </message>
    <message>
        <source>In alphabetical order, tags are easier to find.</source>
        <translation>In alphabetischer Reihenfolge sind Tags leichter zu finden.</translation>
    </message>
    <message>
        <source>The operation has more than one tag.</source>
        <translation>Die Operation hat mehr als ein Tag.</translation>
    </message>
    <message>
        <source>With one tag, an operation is in one place of the documentation.</source>
        <translation>Mit genau einem Tag steht eine Operation an genau einer Stelle der Dokumentation.</translation>
    </message>
    <message>
        <source>The property “%1” has no example.</source>
        <translation>Die Eigenschaft „%1“ hat kein Beispiel.</translation>
    </message>
    <message>
        <source>Examples of simple values show readers what a property contains.</source>
        <translation>Beispiele einfacher Werte zeigen, was eine Eigenschaft enthält.</translation>
    </message>
    <message>
        <source>The document is larger than %1 MB.</source>
        <translation>Das Dokument ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>The file is too large to be edited.</source>
        <translation>Die Datei ist zu groß, um bearbeitet zu werden.</translation>
    </message>
    <message>
        <source>Larger files are not opened, so that memory and response times stay bounded. Split the file, and refer to its parts with $ref.</source>
        <translation>Größere Dateien werden nicht geöffnet, damit Speicherbedarf und Reaktionszeiten begrenzt bleiben. Teilen Sie die Datei auf, und verweisen Sie mit $ref auf ihre Teile.</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation>Das Dokument ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The document is nested too deeply.</source>
        <translation>Das Dokument ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Deeper nesting is not read, so that a damaged or hostile file cannot exhaust the memory. Move inner parts to components and refer to them.</source>
        <translation>Tiefere Verschachtelung wird nicht gelesen, damit eine beschädigte oder bösartige Datei den Speicher nicht erschöpfen kann. Verschieben Sie innere Teile nach components, und verweisen Sie auf sie.</translation>
    </message>
    <message>
        <source>This part is still being parsed.</source>
        <translation>Dieser Teil wird noch analysiert.</translation>
    </message>
    <message>
        <source>After an edit that changes the structure, the whole text is parsed again in the background. The message disappears when that is done.</source>
        <translation>Nach einer Bearbeitung, die die Struktur ändert, wird der ganze Text im Hintergrund neu analysiert. Die Meldung verschwindet, wenn dies abgeschlossen ist.</translation>
    </message>
    <message>
        <source>The byte %1 is not part of a valid UTF-8 character. Save the file as UTF-8.</source>
        <translation>Das Byte %1 gehört zu keinem gültigen UTF-8-Zeichen. Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8. Save it as UTF-8.</source>
        <translation>Die Datei ist kein gültiges UTF-8. Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>Definitions are read and written as UTF-8. A file in another encoding would lose characters.</source>
        <translation>Definitionen werden als UTF-8 gelesen und geschrieben. Eine Datei in anderer Codierung würde Zeichen verlieren.</translation>
    </message>
    <message>
        <source>The key “%1” already exists in line %2.</source>
        <translation>Der Schlüssel „%1“ ist bereits in Zeile %2 vorhanden.</translation>
    </message>
    <message>
        <source>The key already exists above.</source>
        <translation>Der Schlüssel ist weiter oben bereits vorhanden.</translation>
    </message>
    <message>
        <source>YAML and JSON require keys to be unique. Programs disagree on which of the two values counts. Rename or remove one of them.</source>
        <translation>YAML und JSON verlangen eindeutige Schlüssel. Programme sind sich nicht einig, welcher der beiden Werte gilt. Benennen Sie einen davon um, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The paths from here on were not compared, because that takes more than %1 comparisons.</source>
        <translation>Die Pfade ab hier wurden nicht verglichen, weil dies mehr als %1 Vergleiche erfordert.</translation>
    </message>
    <message>
        <source>The paths from here on were not compared with all others.</source>
        <translation>Die Pfade ab hier wurden nicht mit allen anderen verglichen.</translation>
    </message>
    <message>
        <source>The time for the rule no-ambiguous-paths is limited. Split the definition to have all paths compared.</source>
        <translation>Die Zeit für die Regel no-ambiguous-paths ist begrenzt. Teilen Sie die Definition auf, damit alle Pfade verglichen werden.</translation>
    </message>
    <message>
        <source>The check was ended after %1 problems.</source>
        <translation>Die Prüfung wurde nach %1 Problemen beendet.</translation>
    </message>
    <message>
        <source>The check was ended because there are too many problems.</source>
        <translation>Die Prüfung wurde beendet, weil es zu viele Probleme gibt.</translation>
    </message>
    <message>
        <source>The memory for problems is limited. Solve some of the problems, then check the file again.</source>
        <translation>Der Speicher für Probleme ist begrenzt. Beheben Sie einige der Probleme, und prüfen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>Merge keys repeat more than %1 members, or aliases lead too deep, so not everything was checked.</source>
        <translation>Merge-Schlüssel wiederholen mehr als %1 Felder, oder Aliasse führen zu tief; daher wurde nicht alles geprüft.</translation>
    </message>
    <message>
        <source>Merge keys repeat too many members, so not everything was checked.</source>
        <translation>Merge-Schlüssel wiederholen zu viele Felder, daher wurde nicht alles geprüft.</translation>
    </message>
    <message>
        <source>A merge key (&lt;&lt;) adds the members of other mappings. The number of added members is limited, so that a small file cannot keep the program busy without end. Use $ref instead.</source>
        <translation>Ein Merge-Schlüssel (&lt;&lt;) fügt die Felder anderer Zuordnungen hinzu. Die Anzahl hinzugefügter Felder ist begrenzt, damit eine kleine Datei das Programm nicht endlos beschäftigen kann. Verwenden Sie stattdessen $ref.</translation>
    </message>
    <message>
        <source>No anchor “%1” is defined before this alias.</source>
        <translation>Vor diesem Alias ist kein Anker „%1“ definiert.</translation>
    </message>
    <message>
        <source>The anchor of this alias is not defined before it.</source>
        <translation>Der Anker dieses Alias ist nicht davor definiert.</translation>
    </message>
    <message>
        <source>An alias such as *name repeats the value of an anchor &amp;name that is defined earlier in the same document. Correct the name, or define the anchor before it.</source>
        <translation>Ein Alias wie *name wiederholt den Wert eines Ankers &amp;name, der weiter oben im selben Dokument definiert ist. Korrigieren Sie den Namen, oder definieren Sie den Anker davor.</translation>
    </message>
    <message>
        <source>YAML parsers differ here: this program reads “%1”, another parser reads “%2”.</source>
        <translation>YAML-Parser weichen hier voneinander ab: Dieses Programm liest „%1“, ein anderer Parser liest „%2“.</translation>
    </message>
    <message>
        <source>YAML parsers differ here: another parser reads a different value.</source>
        <translation>YAML-Parser weichen hier voneinander ab: Ein anderer Parser liest einen anderen Wert.</translation>
    </message>
    <message>
        <source>Each file is also read with a second YAML parser. Where they differ, other tools may see another value than you do. Quote the value to make it unambiguous.</source>
        <translation>Jede Datei wird auch mit einem zweiten YAML-Parser gelesen. Wo sie voneinander abweichen, sehen andere Werkzeuge womöglich einen anderen Wert als Sie. Setzen Sie den Wert in Anführungszeichen, um ihn eindeutig zu machen.</translation>
    </message>
    <message>
        <source>YAML parsers differ here: from this line on, another parser reads other entries.</source>
        <translation>YAML-Parser weichen hier voneinander ab: Ab dieser Zeile liest ein anderer Parser andere Einträge.</translation>
    </message>
    <message>
        <source>Each file is also read with a second YAML parser. Where they differ, other tools may see other entries than you do. Check the indentation and quotes above this line.</source>
        <translation>Jede Datei wird auch mit einem zweiten YAML-Parser gelesen. Wo sie voneinander abweichen, sehen andere Werkzeuge womöglich andere Einträge als Sie. Prüfen Sie Einrückung und Anführungszeichen oberhalb dieser Zeile.</translation>
    </message>
    <message>
        <source>Another YAML parser reports a syntax error here: %1</source>
        <translation>Ein anderer YAML-Parser meldet hier einen Syntaxfehler: %1</translation>
    </message>
    <message>
        <source>Another YAML parser reports a syntax error here.</source>
        <translation>Ein anderer YAML-Parser meldet hier einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>Each file is also read with a second YAML parser. Tools that use it cannot read this file. Write the entry in a simpler form.</source>
        <translation>Jede Datei wird auch mit einem zweiten YAML-Parser gelesen. Werkzeuge, die ihn verwenden, können diese Datei nicht lesen. Schreiben Sie den Eintrag in einfacherer Form.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB, so a second YAML parser checks only what you change, when you save.</source>
        <translation>Die Datei ist größer als %1 MB, daher prüft ein zweiter YAML-Parser beim Speichern nur Ihre Änderungen.</translation>
    </message>
    <message>
        <source>Each file is also read with a second YAML parser. In large files only the entries around a change are checked, so that editing stays fast.</source>
        <translation>Jede Datei wird auch mit einem zweiten YAML-Parser gelesen. In großen Dateien werden nur die Einträge um eine Änderung herum geprüft, damit das Bearbeiten schnell bleibt.</translation>
    </message>
    <message>
        <source>The example does not fit its schema: %1</source>
        <translation>Das Beispiel passt nicht zu seinem Schema: %1</translation>
    </message>
    <message>
        <source>Readers and mock servers use examples of content, parameters and headers. Correct the example or the schema.</source>
        <translation>Leser und Mock-Server verwenden Beispiele von Inhalten, Parametern und Headern. Korrigieren Sie das Beispiel oder das Schema.</translation>
    </message>
    <message>
        <source>An example or default of a schema must be valid for the schema. Correct the example or the schema.</source>
        <translation>Ein Beispiel oder Standardwert eines Schemas muss nach dem Schema gültig sein. Korrigieren Sie das Beispiel oder das Schema.</translation>
    </message>
    <message>
        <source>Not all examples were checked, because that takes more than %1 steps.</source>
        <translation>Nicht alle Beispiele wurden geprüft, weil dies mehr als %1 Schritte erfordert.</translation>
    </message>
    <message>
        <source>Not all examples were checked, because that takes too many steps.</source>
        <translation>Nicht alle Beispiele wurden geprüft, weil dies zu viele Schritte erfordert.</translation>
    </message>
    <message>
        <source>The time for examples is limited. Use gatewright validate to check a value on its own.</source>
        <translation>Die Zeit für Beispiele ist begrenzt. Prüfen Sie mit gatewright validate einen einzelnen Wert.</translation>
    </message>
    <message>
        <source>The example has no value.</source>
        <translation>Das Beispiel hat keinen Wert.</translation>
    </message>
    <message>
        <source>An example needs a value or externalValue, or in OpenAPI 3.2 dataValue or serializedValue.</source>
        <translation>Ein Beispiel benötigt value oder externalValue, oder in OpenAPI 3.2 dataValue oder serializedValue.</translation>
    </message>
    <message>
        <source>This file is in the gateway&apos;s classic format, which has no upstream authentication. It is read-only here. Add the credentials with a header transform.</source>
        <translation>Diese Datei hat das klassische Format des Gateways, das keine Upstream-Authentifizierung kennt. Hier ist sie schreibgeschützt. Fügen Sie die Anmeldedaten mit einer Header-Transformation hinzu.</translation>
    </message>
    <message>
        <source>A classic definition describes an API without OpenAPI. Gatewright shows it, but only edits OpenAPI definitions with the gateway extension.</source>
        <translation>Eine klassische Definition beschreibt eine API ohne OpenAPI. Gatewright zeigt sie an, bearbeitet aber nur OpenAPI-Definitionen mit der Gateway-Erweiterung.</translation>
    </message>
    <message>
        <source>The file has no gateway extension, so the gateway does not serve this API.</source>
        <translation>Die Datei hat keine Gateway-Erweiterung, daher stellt das Gateway diese API nicht bereit.</translation>
    </message>
    <message>
        <source>The extension contains the name, the listen path and the upstream of the API.</source>
        <translation>Die Erweiterung enthält den Namen, den Empfangspfad und den Upstream der API.</translation>
    </message>
    <message>
        <source>Adds the extension, with values derived from the document</source>
        <translation>Fügt die Erweiterung mit Werten hinzu, die aus dem Dokument abgeleitet sind</translation>
    </message>
    <message>
        <source>“%1” must be %2, not %3.</source>
        <translation>„%1“ muss %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>The gateway rejects a definition whose fields have another type.</source>
        <translation>Das Gateway lehnt eine Definition ab, deren Felder einen anderen Typ haben.</translation>
    </message>
    <message>
        <source>The API has no name (info.name).</source>
        <translation>Die API hat keinen Namen (info.name).</translation>
    </message>
    <message>
        <source>The name identifies the API in the dashboard and in the list of exchanges.</source>
        <translation>Der Name kennzeichnet die API im Dashboard und in der Liste der Austausche.</translation>
    </message>
    <message>
        <source>Uses the title of the document</source>
        <translation>Verwendet den Titel des Dokuments</translation>
    </message>
    <message>
        <source>The field info.state.active is missing, so the API is not served.</source>
        <translation>Das Feld info.state.active fehlt, daher wird die API nicht bereitgestellt.</translation>
    </message>
    <message>
        <source>The gateway serves only APIs whose info.state.active is true.</source>
        <translation>Das Gateway stellt nur APIs bereit, deren info.state.active true ist.</translation>
    </message>
    <message>
        <source>Sets info.state.active to true</source>
        <translation>Setzt info.state.active auf true</translation>
    </message>
    <message>
        <source>info.state.active must be true or false, not %1.</source>
        <translation>info.state.active muss true oder false sein, nicht %1.</translation>
    </message>
    <message>
        <source>Text such as &quot;true&quot; in quotes is not a boolean in YAML and JSON.</source>
        <translation>Text wie &quot;true&quot; in Anführungszeichen ist in YAML und JSON kein boolescher Wert.</translation>
    </message>
    <message>
        <source>The listen path (server.listenPath.value) is missing, so no request reaches this API.</source>
        <translation>Der Empfangspfad (server.listenPath.value) fehlt, daher erreicht keine Anfrage diese API.</translation>
    </message>
    <message>
        <source>The listen path is the start of the URL path of all requests to this API on the gateway.</source>
        <translation>Der Empfangspfad ist der Anfang des URL-Pfads aller Anfragen an diese API auf dem Gateway.</translation>
    </message>
    <message>
        <source>The listen path “%1” does not start with a slash. The gateway adds one.</source>
        <translation>Der Empfangspfad „%1“ beginnt nicht mit einem Schrägstrich. Das Gateway fügt einen hinzu.</translation>
    </message>
    <message>
        <source>Write the slash, so that the file shows what the gateway uses.</source>
        <translation>Schreiben Sie den Schrägstrich, damit die Datei zeigt, was das Gateway verwendet.</translation>
    </message>
    <message>
        <source>Adds the slash</source>
        <translation>Fügt den Schrägstrich hinzu</translation>
    </message>
    <message>
        <source>The listen path “%1” is not a valid pattern: %2</source>
        <translation>Der Empfangspfad „%1“ ist kein gültiges Muster: %2</translation>
    </message>
    <message>
        <source>The listen path “%1” is not a valid pattern.</source>
        <translation>Der Empfangspfad „%1“ ist kein gültiges Muster.</translation>
    </message>
    <message>
        <source>A listen path can contain {name} and {name:regex}. Close each brace, and correct the regular expression.</source>
        <translation>Ein Empfangspfad kann {name} und {name:regex} enthalten. Schließen Sie jede geschweifte Klammer, und korrigieren Sie den regulären Ausdruck.</translation>
    </message>
    <message>
        <source>The listen path “%1” is also used by “%2”. Only the definition that was opened first is served.</source>
        <translation>Der Empfangspfad „%1“ wird auch von „%2“ verwendet. Nur die zuerst geöffnete Definition wird bereitgestellt.</translation>
    </message>
    <message>
        <source>The gateway selects the API by the listen path, so it must be unique.</source>
        <translation>Das Gateway wählt die API anhand des Empfangspfads aus, daher muss er eindeutig sein.</translation>
    </message>
    <message>
        <source>The upstream URL (upstream.url) is missing, so requests have no target.</source>
        <translation>Die Upstream-URL (upstream.url) fehlt, daher haben Anfragen kein Ziel.</translation>
    </message>
    <message>
        <source>The gateway sends requests to this URL.</source>
        <translation>Das Gateway sendet Anfragen an diese URL.</translation>
    </message>
    <message>
        <source>The upstream URL “%1” is not an http or https URL with a host.</source>
        <translation>Die Upstream-URL „%1“ ist keine http- oder https-URL mit einem Host.</translation>
    </message>
    <message>
        <source>Write the full URL, such as https://stock.example/v1.</source>
        <translation>Schreiben Sie die vollständige URL, etwa https://stock.example/v1.</translation>
    </message>
    <message>
        <source>The user name and password in the upstream URL are not sent. Move them to upstream authentication.</source>
        <translation>Benutzername und Kennwort in der Upstream-URL werden nicht gesendet. Verschieben Sie sie in die Upstream-Authentifizierung.</translation>
    </message>
    <message>
        <source>The gateway ignores credentials in the URL. They are also visible in logs and exports.</source>
        <translation>Das Gateway ignoriert Anmeldedaten in der URL. Außerdem sind sie in Protokollen und Exporten sichtbar.</translation>
    </message>
    <message>
        <source>Moves the credentials to Basic authentication</source>
        <translation>Verschiebt die Anmeldedaten in die Basic-Authentifizierung</translation>
    </message>
    <message>
        <source>“%2” already has the listen path “%1”, so this API is never served.</source>
        <translation>„%2“ hat bereits den Empfangspfad „%1“, daher wird diese API nie bereitgestellt.</translation>
    </message>
    <message>
        <source>The gateway selects the API by the listen path. Change one of the two, or deactivate one API.</source>
        <translation>Das Gateway wählt die API anhand des Empfangspfads aus. Ändern Sie einen der beiden, oder deaktivieren Sie eine API.</translation>
    </message>
    <message>
        <source>No request reaches this API: the gateway tries the listen path “%2” of “%3” before “%1”.</source>
        <translation>Keine Anfrage erreicht diese API: Das Gateway versucht den Empfangspfad „%2“ von „%3“ vor „%1“.</translation>
    </message>
    <message>
        <source>The gateway tries longer listen paths first, counted as written: a parameter such as {tenant} hides shorter listen paths. Shorten the parameter&apos;s name, or change one of the two listen paths.</source>
        <translation>Das Gateway versucht längere Empfangspfade zuerst, gezählt wie geschrieben: Ein Parameter wie {tenant} verdeckt kürzere Empfangspfade. Kürzen Sie den Namen des Parameters, oder ändern Sie einen der beiden Empfangspfade.</translation>
    </message>
    <message>
        <source>Requests for “%1” go to “%2” (%3), not to this API.</source>
        <translation>Anfragen für „%1“ gehen an „%2“ (%3), nicht an diese API.</translation>
    </message>
    <message>
        <source>Two listen paths match the same requests, and the gateway tries the other one first. If the other one is only more specific, such as /api/v2 and /api, this is information; otherwise, check that it is intended.</source>
        <translation>Zwei Empfangspfade passen auf dieselben Anfragen, und das Gateway versucht den anderen zuerst. Wenn der andere nur spezifischer ist, etwa /api/v2 und /api, ist dies eine Information; prüfen Sie andernfalls, ob dies beabsichtigt ist.</translation>
    </message>
    <message>
        <source>“%2” has the same API id “%1”.</source>
        <translation>„%2“ hat dieselbe API-ID „%1“.</translation>
    </message>
    <message>
        <source>The dashboard and policies identify an API by its id (info.id), so one of the two replaces the other. Give each API an id of its own.</source>
        <translation>Das Dashboard und Richtlinien erkennen eine API an ihrer ID (info.id), daher ersetzt eine der beiden die andere. Geben Sie jeder API eine eigene ID.</translation>
    </message>
    <message>
        <source>The policy “%2” grants access to the API “%1”, and “%3” has the same name.</source>
        <translation>Die Richtlinie „%2“ gewährt Zugriff auf die API „%1“, und „%3“ hat denselben Namen.</translation>
    </message>
    <message>
        <source>A definition without an id (info.id) is identified by its name. Add the id of the API on the dashboard.</source>
        <translation>Eine Definition ohne ID (info.id) wird an ihrem Namen erkannt. Fügen Sie die ID der API auf dem Dashboard hinzu.</translation>
    </message>
    <message>
        <source>Clients need a key, but no active policy of “%1” grants access to this API.</source>
        <translation>Clients benötigen einen Schlüssel, aber keine aktive Richtlinie von „%1“ gewährt Zugriff auf diese API.</translation>
    </message>
    <message>
        <source>No key that is created from a policy can call the API. Grant access to it in a policy.</source>
        <translation>Kein aus einer Richtlinie erstellter Schlüssel kann die API aufrufen. Gewähren Sie in einer Richtlinie Zugriff auf sie.</translation>
    </message>
    <message>
        <source>The policy “%1” grants access to the API “%2”, which no definition describes.</source>
        <translation>Die Richtlinie „%1“ gewährt Zugriff auf die API „%2“, die keine Definition beschreibt.</translation>
    </message>
    <message>
        <source>The access right has no effect if the API was deleted or renamed. If its definition is in another folder, check the folder that contains both.</source>
        <translation>Das Zugriffsrecht hat keine Wirkung, wenn die API gelöscht oder umbenannt wurde. Wenn ihre Definition in einem anderen Ordner liegt, prüfen Sie den Ordner, der beide enthält.</translation>
    </message>
    <message>
        <source>The policy “%1” allows “%2” of “%3”, which matches no operation.</source>
        <translation>Die Richtlinie „%1“ erlaubt „%2“ von „%3“, was auf keine Operation passt.</translation>
    </message>
    <message>
        <source>An allowed URL that matches no operation allows nothing. Correct the URL or its methods in the policy.</source>
        <translation>Eine erlaubte URL, die auf keine Operation passt, erlaubt nichts. Korrigieren Sie die URL oder ihre Methoden in der Richtlinie.</translation>
    </message>
    <message>
        <source>The policy “%1” is inactive.</source>
        <translation>Die Richtlinie „%1“ ist inaktiv.</translation>
    </message>
    <message>
        <source>The gateway refuses the keys of an inactive policy.</source>
        <translation>Das Gateway weist die Schlüssel einer inaktiven Richtlinie ab.</translation>
    </message>
    <message>
        <source>The policies have too many allowed URLs: not all are compared with the operations.</source>
        <translation>Die Richtlinien haben zu viele erlaubte URLs: Nicht alle werden mit den Operationen verglichen.</translation>
    </message>
    <message>
        <source>The number of comparisons in one run is limited, so that no dashboard can make it endless.</source>
        <translation>Die Anzahl der Vergleiche in einem Lauf ist begrenzt, damit kein Dashboard ihn endlos machen kann.</translation>
    </message>
    <message>
        <source>The dashboard of “%1” does not list its policies, so only those known here are checked.</source>
        <translation>Das Dashboard von „%1“ listet seine Richtlinien nicht auf, daher werden nur die hier bekannten geprüft.</translation>
    </message>
    <message>
        <source>Whether an API has a policy can be checked only with a dashboard that lists all of its policies.</source>
        <translation>Ob eine API eine Richtlinie hat, lässt sich nur mit einem Dashboard prüfen, das alle seine Richtlinien auflistet.</translation>
    </message>
    <message>
        <source>“%1” is not a JSON escape sequence.</source>
        <translation>„%1“ ist keine JSON-Escape-Sequenz.</translation>
    </message>
    <message>
        <source>This is not a JSON escape sequence.</source>
        <translation>Dies ist keine JSON-Escape-Sequenz.</translation>
    </message>
    <message>
        <source>After a backslash JSON allows &quot; \ / b f n r t and uXXXX. Write a backslash itself as two.</source>
        <translation>Nach einem Backslash erlaubt JSON &quot; \ / b f n r t und uXXXX. Schreiben Sie einen Backslash selbst doppelt.</translation>
    </message>
    <message>
        <source>“%1” is not a JSON number.</source>
        <translation>„%1“ ist keine JSON-Zahl.</translation>
    </message>
    <message>
        <source>This is not a JSON number.</source>
        <translation>Dies ist keine JSON-Zahl.</translation>
    </message>
    <message>
        <source>JSON numbers have no leading zeros or plus sign, and at least one digit on each side of the decimal point.</source>
        <translation>JSON-Zahlen haben keine führenden Nullen und kein Pluszeichen und auf jeder Seite des Dezimalpunkts mindestens eine Ziffer.</translation>
    </message>
    <message>
        <source>JSON does not allow comments.</source>
        <translation>JSON erlaubt keine Kommentare.</translation>
    </message>
    <message>
        <source>Remove the comment, or save the file as YAML, which allows comments.</source>
        <translation>Entfernen Sie den Kommentar, oder speichern Sie die Datei als YAML, das Kommentare erlaubt.</translation>
    </message>
    <message>
        <source>The control character U+%1 must be escaped in JSON.</source>
        <translation>Das Steuerzeichen U+%1 muss in JSON als Escape-Sequenz geschrieben werden.</translation>
    </message>
    <message>
        <source>This control character must be escaped in JSON.</source>
        <translation>Dieses Steuerzeichen muss in JSON als Escape-Sequenz geschrieben werden.</translation>
    </message>
    <message>
        <source>Line breaks, tabs and other control characters in a string are written as escape sequences such as \n and \t.</source>
        <translation>Zeilenumbrüche, Tabulatoren und andere Steuerzeichen in einer Zeichenfolge werden als Escape-Sequenzen wie \n und \t geschrieben.</translation>
    </message>
    <message>
        <source>The file is empty. JSON requires a value.</source>
        <translation>Die Datei ist leer. JSON verlangt einen Wert.</translation>
    </message>
    <message>
        <source>A JSON file contains exactly one value, usually an object.</source>
        <translation>Eine JSON-Datei enthält genau einen Wert, in der Regel ein Objekt.</translation>
    </message>
    <message>
        <source>Expected a colon before “%1”.</source>
        <translation>Doppelpunkt vor „%1“ erwartet.</translation>
    </message>
    <message>
        <source>Expected a colon.</source>
        <translation>Doppelpunkt erwartet.</translation>
    </message>
    <message>
        <source>In an object, each name is followed by a colon and a value.</source>
        <translation>In einem Objekt folgen auf jeden Namen ein Doppelpunkt und ein Wert.</translation>
    </message>
    <message>
        <source>Expected a comma or closing bracket before “%1”.</source>
        <translation>Komma oder schließende Klammer vor „%1“ erwartet.</translation>
    </message>
    <message>
        <source>Expected a comma or closing bracket.</source>
        <translation>Komma oder schließende Klammer erwartet.</translation>
    </message>
    <message>
        <source>Entries of objects and lists are separated by commas.</source>
        <translation>Einträge von Objekten und Listen werden durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Expected a name in double quotes, found “%1”.</source>
        <translation>Name in doppelten Anführungszeichen erwartet, „%1“ gefunden.</translation>
    </message>
    <message>
        <source>Expected a name in double quotes.</source>
        <translation>Name in doppelten Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>Names in JSON objects are always in double quotes.</source>
        <translation>Namen in JSON-Objekten stehen immer in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Expected a value, found “%1”.</source>
        <translation>Wert erwartet, „%1“ gefunden.</translation>
    </message>
    <message>
        <source>Expected a value.</source>
        <translation>Wert erwartet.</translation>
    </message>
    <message>
        <source>A JSON value is an object, a list, a string in double quotes, a number, true, false or null.</source>
        <translation>Ein JSON-Wert ist ein Objekt, eine Liste, eine Zeichenfolge in doppelten Anführungszeichen, eine Zahl, true, false oder null.</translation>
    </message>
    <message>
        <source>JSON strings use double quotes.</source>
        <translation>JSON-Zeichenfolgen verwenden doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <source>Single quotes are valid in YAML and JavaScript, but not in JSON.</source>
        <translation>Einfache Anführungszeichen sind in YAML und JavaScript gültig, aber nicht in JSON.</translation>
    </message>
    <message>
        <source>JSON does not allow a comma before a closing bracket.</source>
        <translation>JSON erlaubt vor einer schließenden Klammer kein Komma.</translation>
    </message>
    <message>
        <source>Remove the comma after the last entry.</source>
        <translation>Entfernen Sie das Komma nach dem letzten Eintrag.</translation>
    </message>
    <message>
        <source>The bracket %1 is not closed.</source>
        <translation>Die Klammer %1 ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Diese Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Add the closing bracket at the end of the object or list.</source>
        <translation>Fügen Sie am Ende des Objekts oder der Liste die schließende Klammer hinzu.</translation>
    </message>
    <message>
        <source>This string is not closed.</source>
        <translation>Diese Zeichenfolge ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>A JSON string ends with a double quote in the same line. Write a line break as \n.</source>
        <translation>Eine JSON-Zeichenfolge endet mit einem doppelten Anführungszeichen in derselben Zeile. Schreiben Sie einen Zeilenumbruch als \n.</translation>
    </message>
    <message>
        <source>Unexpected “%1” after the JSON value.</source>
        <translation>Unerwartetes „%1“ nach dem JSON-Wert.</translation>
    </message>
    <message>
        <source>Unexpected text after the JSON value.</source>
        <translation>Unerwarteter Text nach dem JSON-Wert.</translation>
    </message>
    <message>
        <source>A JSON file contains exactly one value.</source>
        <translation>Eine JSON-Datei enthält genau einen Wert.</translation>
    </message>
    <message>
        <source>The field “%1” is missing. The %2 requires it.</source>
        <translation>Das Feld „%1“ fehlt. Das %2 erfordert es.</translation>
    </message>
    <message>
        <source>The %2 has no field “%1”.</source>
        <translation>Das %2 hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>The field “%1” needs OpenAPI %2 or later.</source>
        <translation>Das Feld „%1“ erfordert OpenAPI %2 oder höher.</translation>
    </message>
    <message>
        <source>The field “%1” is only in OpenAPI %2 and earlier.</source>
        <translation>Das Feld „%1“ gibt es nur in OpenAPI %2 und früher.</translation>
    </message>
    <message>
        <source>A reference can&apos;t take the place of the %1.</source>
        <translation>An der Stelle des %1 darf keine Referenz stehen.</translation>
    </message>
    <message>
        <source>“%1” must be text.</source>
        <translation>„%1“ muss Text sein.</translation>
    </message>
    <message>
        <source>Write it as text</source>
        <translation>Als Text schreiben</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>„%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>„%1“ muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number that is not negative.</source>
        <translation>„%1“ muss eine nicht negative ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“%1” must be an object.</source>
        <translation>„%1“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“%1” must be a list.</source>
        <translation>„%1“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>“%1” must have at least one entry.</source>
        <translation>„%1“ muss mindestens einen Eintrag haben.</translation>
    </message>
    <message>
        <source>“%1” has the entry “%2” twice.</source>
        <translation>„%1“ hat den Eintrag „%2“ doppelt.</translation>
    </message>
    <message>
        <source>Remove the second entry</source>
        <translation>Zweiten Eintrag entfernen</translation>
    </message>
    <message>
        <source>“%1” must be greater than 0.</source>
        <translation>„%1“ muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>“%1” must be one of: %2.</source>
        <translation>„%1“ muss einer der folgenden Werte sein: %2.</translation>
    </message>
    <message>
        <source>“%1” must be a URL.</source>
        <translation>„%1“ muss eine URL sein.</translation>
    </message>
    <message>
        <source>“%1” must be an e-mail address.</source>
        <translation>„%1“ muss eine E-Mail-Adresse sein.</translation>
    </message>
    <message>
        <source>The path “%1” must start with a slash.</source>
        <translation>Der Pfad „%1“ muss mit einem Schrägstrich beginnen.</translation>
    </message>
    <message>
        <source>“%1” must be a status code such as 200 or 2XX, or “default”.</source>
        <translation>„%1“ muss ein Statuscode wie 200 oder 2XX oder „default“ sein.</translation>
    </message>
    <message>
        <source>Write it in upper case</source>
        <translation>In Großbuchstaben schreiben</translation>
    </message>
    <message>
        <source>The name “%1” can only have the characters A-Z a-z 0-9 . - and _.</source>
        <translation>Der Name „%1“ darf nur die Zeichen A-Z a-z 0-9 . - und _ enthalten.</translation>
    </message>
    <message>
        <source>“%1” must be a method that the path item has no field for.</source>
        <translation>„%1“ muss eine Methode sein, für die das Pfadobjekt kein Feld hat.</translation>
    </message>
    <message>
        <source>The header name “%1” can only contain letters, digits and !#$%&amp;&apos;*+-.^_`|~.</source>
        <translation>Der Header-Name „%1“ darf nur Buchstaben, Ziffern und !#$%&amp;&apos;*+-.^_`|~ enthalten.</translation>
    </message>
    <message>
        <source>“%1” and “%2” can&apos;t be used together.</source>
        <translation>„%1“ und „%2“ können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>The %2 needs one of these fields: %1.</source>
        <translation>Das %2 benötigt eines dieser Felder: %1.</translation>
    </message>
    <message>
        <source>The field “%1” is missing. It is required if “%2” is “%3”.</source>
        <translation>Das Feld „%1“ fehlt. Es ist erforderlich, wenn „%2“ den Wert „%3“ hat.</translation>
    </message>
    <message>
        <source>“%1” can only be used if “%2” is “%3”.</source>
        <translation>„%1“ kann nur verwendet werden, wenn „%2“ den Wert „%3“ hat.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be used if “%2” is “%3”.</source>
        <translation>„%1“ kann nicht verwendet werden, wenn „%2“ den Wert „%3“ hat.</translation>
    </message>
    <message>
        <source>The %1 needs at least one entry.</source>
        <translation>Das %1 benötigt mindestens einen Eintrag.</translation>
    </message>
    <message>
        <source>“%1” must have exactly one entry.</source>
        <translation>„%1“ muss genau einen Eintrag haben.</translation>
    </message>
    <message>
        <source>The path parameter “%1” is not declared.</source>
        <translation>Der Pfadparameter „%1“ ist nicht deklariert.</translation>
    </message>
    <message>
        <source>Adds a required path parameter of type string</source>
        <translation>Fügt einen erforderlichen Pfadparameter vom Typ string hinzu</translation>
    </message>
    <message>
        <source>The path parameter “%1” is declared, but the path does not contain it.</source>
        <translation>Der Pfadparameter „%1“ ist deklariert, aber der Pfad enthält ihn nicht.</translation>
    </message>
    <message>
        <source>The path parameter “%1” must be required.</source>
        <translation>Der Pfadparameter „%1“ muss erforderlich sein.</translation>
    </message>
    <message>
        <source>Sets required to true</source>
        <translation>Setzt required auf true</translation>
    </message>
    <message>
        <source>The path “%1” matches the same requests as “%2”.</source>
        <translation>Der Pfad „%1“ passt auf dieselben Anfragen wie „%2“.</translation>
    </message>
    <message>
        <source>The path has the parameter “%1” twice.</source>
        <translation>Der Pfad hat den Parameter „%1“ doppelt.</translation>
    </message>
    <message>
        <source>The name “%1” of a path parameter can&apos;t contain braces.</source>
        <translation>Der Name „%1“ eines Pfadparameters darf keine geschweiften Klammern enthalten.</translation>
    </message>
    <message>
        <source>The path “%1” has a brace that does not enclose the name of a parameter.</source>
        <translation>Der Pfad „%1“ hat eine geschweifte Klammer, die keinen Parameternamen umschließt.</translation>
    </message>
    <message>
        <source>The parent “%1” of the tag is not in the list of tags.</source>
        <translation>Das übergeordnete Tag „%1“ ist nicht in der Liste der Tags.</translation>
    </message>
    <message>
        <source>The tag is inside itself, because of its parent “%1”.</source>
        <translation>Das Tag liegt durch sein übergeordnetes Tag „%1“ in sich selbst.</translation>
    </message>
    <message>
        <source>This is a Swagger 2.0 document. The command gatewright convert FILE --to 3.0 converts it to OpenAPI.</source>
        <translation>Dies ist ein Swagger-2.0-Dokument. Der Befehl gatewright convert FILE --to 3.0 konvertiert es nach OpenAPI.</translation>
    </message>
    <message>
        <source>The field “openapi” with the version is missing.</source>
        <translation>Das Feld „openapi“ mit der Version fehlt.</translation>
    </message>
    <message>
        <source>Every OpenAPI document states the version of the specification that it uses, such as openapi: 3.0.3.</source>
        <translation>Jedes OpenAPI-Dokument nennt die Version der Spezifikation, die es verwendet, etwa openapi: 3.0.3.</translation>
    </message>
    <message>
        <source>OpenAPI %1 is not supported. Supported versions: %2.</source>
        <translation>OpenAPI %1 wird nicht unterstützt. Unterstützte Versionen: %2.</translation>
    </message>
    <message>
        <source>The document is checked as far as possible, but fields of other versions may be reported or missed.</source>
        <translation>Das Dokument wird so weit wie möglich geprüft, aber Felder anderer Versionen werden womöglich gemeldet oder übersehen.</translation>
    </message>
    <message>
        <source>The structure is not as the OpenAPI specification requires.</source>
        <translation>Die Struktur entspricht nicht der OpenAPI-Spezifikation.</translation>
    </message>
    <message>
        <source>The specification of each version says which fields an object has, which of them are required, and what values they can have. Other programs may reject or misread a document that differs from it.</source>
        <translation>Die Spezifikation jeder Version sagt, welche Felder ein Objekt hat, welche davon erforderlich sind und welche Werte sie haben können. Andere Programme lehnen ein abweichendes Dokument womöglich ab oder lesen es falsch.</translation>
    </message>
    <message>
        <source>The extension does not fit its schema: %1</source>
        <translation>Die Erweiterung passt nicht zu ihrem Schema: %1</translation>
    </message>
    <message>
        <source>The file .gatewright.yaml names a JSON Schema for this extension. Correct the value or the schema.</source>
        <translation>Die Datei .gatewright.yaml nennt ein JSON Schema für diese Erweiterung. Korrigieren Sie den Wert oder das Schema.</translation>
    </message>
    <message>
        <source>The parameters of the path are not as declared.</source>
        <translation>Die Parameter des Pfads entsprechen nicht der Deklaration.</translation>
    </message>
    <message>
        <source>Each name in braces in a path needs a required parameter with in: path, in the operation or in its path item, and each such parameter needs its name in the path. Paths that differ only in these names are the same path.</source>
        <translation>Jeder Name in geschweiften Klammern in einem Pfad benötigt einen erforderlichen Parameter mit in: path, in der Operation oder in ihrem Pfadobjekt, und jeder solche Parameter benötigt seinen Namen im Pfad. Pfade, die sich nur in diesen Namen unterscheiden, sind derselbe Pfad.</translation>
    </message>
    <message>
        <source>The operationId “%1” is also used at %2.</source>
        <translation>Die operationId „%1“ wird auch bei %2 verwendet.</translation>
    </message>
    <message>
        <source>Code generators and links find operations by their operationId, so it must be unique.</source>
        <translation>Codegeneratoren und Links finden Operationen über ihre operationId, daher muss sie eindeutig sein.</translation>
    </message>
    <message>
        <source>The parameter “%1” is not allowed beside a parameter in querystring.</source>
        <translation>Der Parameter „%1“ ist neben einem Parameter in querystring nicht erlaubt.</translation>
    </message>
    <message>
        <source>A parameter in querystring is the whole query, so that an operation and its path have one at most, and none in query.</source>
        <translation>Ein Parameter in querystring ist die ganze Query, daher haben eine Operation und ihr Pfad höchstens einen und keinen in query.</translation>
    </message>
    <message>
        <source>The parent of the tag does not fit.</source>
        <translation>Das übergeordnete Tag passt nicht.</translation>
    </message>
    <message>
        <source>A parent is another tag of the list, and not a tag inside this one.</source>
        <translation>Ein übergeordnetes Tag ist ein anderes Tag der Liste und kein Tag innerhalb dieses Tags.</translation>
    </message>
    <message>
        <source>“%1” is optional, so the discriminator needs “defaultMapping”.</source>
        <translation>„%1“ ist optional, daher benötigt der Diskriminator „defaultMapping“.</translation>
    </message>
    <message>
        <source>Where a value lacks the property, defaultMapping says which schema it has. Or require the property.</source>
        <translation>Wo einem Wert die Eigenschaft fehlt, sagt defaultMapping, welches Schema er hat. Oder machen Sie die Eigenschaft erforderlich.</translation>
    </message>
    <message>
        <source>“%1” cannot be used together with “%2”.</source>
        <translation>„%1“ kann nicht zusammen mit „%2“ verwendet werden.</translation>
    </message>
    <message>
        <source>An example has a value, or the value as data and as text. The text is in serializedValue or in externalValue.</source>
        <translation>Ein Beispiel hat einen Wert, oder den Wert als Daten und als Text. Der Text steht in serializedValue oder in externalValue.</translation>
    </message>
    <message>
        <source>Parts are encoded either by name, with encoding, or by position, with prefixEncoding and itemEncoding.</source>
        <translation>Teile werden entweder nach Namen mit encoding oder nach Position mit prefixEncoding und itemEncoding codiert.</translation>
    </message>
    <message>
        <source>The security scheme “%1” is not defined in components.</source>
        <translation>Das Sicherheitsschema „%1“ ist nicht in components definiert.</translation>
    </message>
    <message>
        <source>No flow of the security scheme “%2” has the scope “%1”.</source>
        <translation>Kein Flow des Sicherheitsschemas „%2“ hat den Scope „%1“.</translation>
    </message>
    <message>
        <source>The list of the security scheme “%2” must be empty, because its type is “%1”.</source>
        <translation>Die Liste des Sicherheitsschemas „%2“ muss leer sein, weil sein Typ „%1“ ist.</translation>
    </message>
    <message>
        <source>The reference “%1” has no target.</source>
        <translation>Die Referenz „%1“ hat kein Ziel.</translation>
    </message>
    <message>
        <source>There is nothing at the place that the reference names. Correct the reference, or add the missing part.</source>
        <translation>An der Stelle, die die Referenz nennt, ist nichts vorhanden. Korrigieren Sie die Referenz, oder fügen Sie den fehlenden Teil hinzu.</translation>
    </message>
    <message>
        <source>The reference “%1” points back to itself.</source>
        <translation>Die Referenz „%1“ verweist auf sich selbst zurück.</translation>
    </message>
    <message>
        <source>A reference that only leads to itself has no value. Replace one reference of the cycle by a value.</source>
        <translation>Eine Referenz, die nur zu sich selbst führt, hat keinen Wert. Ersetzen Sie eine Referenz des Zyklus durch einen Wert.</translation>
    </message>
    <message>
        <source>The reference “%1” leads to the wrong kind of object: %3 instead of %2.</source>
        <translation>Die Referenz „%1“ führt zur falschen Art von Objekt: %3 statt %2.</translation>
    </message>
    <message>
        <source>The reference “%1” does not lead to an object: it must be a reference to %2.</source>
        <translation>Die Referenz „%1“ führt nicht zu einem Objekt: Sie muss auf %2 verweisen.</translation>
    </message>
    <message>
        <source>Each place accepts one kind of object, or a reference to such an object: a parameter can&apos;t be a reference to a schema. Refer to an object of that kind, or move the reference to a place for what it leads to.</source>
        <translation>Jede Stelle akzeptiert eine Art von Objekt oder eine Referenz auf ein solches Objekt: Ein Parameter kann keine Referenz auf ein Schema sein. Verweisen Sie auf ein Objekt dieser Art, oder verschieben Sie die Referenz an eine Stelle für das, wozu sie führt.</translation>
    </message>
    <message>
        <source>The file of the reference “%1” does not exist.</source>
        <translation>Die Datei der Referenz „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>References to files are relative to the file that contains them. Correct the path, or add the file.</source>
        <translation>Referenzen auf Dateien sind relativ zu der Datei, die sie enthält. Korrigieren Sie den Pfad, oder fügen Sie die Datei hinzu.</translation>
    </message>
    <message>
        <source>The file of the reference “%1” can&apos;t be read: %2</source>
        <translation>Die Datei der Referenz „%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>The file of the reference “%1” can&apos;t be read.</source>
        <translation>Die Datei der Referenz „%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file of the reference “%1” has a syntax error.</source>
        <translation>Die Datei der Referenz „%1“ hat einen Syntaxfehler.</translation>
    </message>
    <message>
        <source>The reference can be resolved after the error in that file is fixed.</source>
        <translation>Die Referenz kann aufgelöst werden, sobald der Fehler in dieser Datei behoben ist.</translation>
    </message>
    <message>
        <source>“%1” is outside the opened folder, so it was not read.</source>
        <translation>„%1“ liegt außerhalb des geöffneten Ordners und wurde deshalb nicht gelesen.</translation>
    </message>
    <message>
        <source>A definition can only read files of its folder, so that a file from somebody else cannot make this program read your other files. Open the folder that contains both.</source>
        <translation>Eine Definition kann nur Dateien ihres Ordners lesen, damit eine fremde Datei dieses Programm nicht dazu bringen kann, Ihre anderen Dateien zu lesen. Öffnen Sie den Ordner, der beide enthält.</translation>
    </message>
    <message>
        <source>“%1” was not downloaded. Remote documents are downloaded only when you allow it.</source>
        <translation>„%1“ wurde nicht heruntergeladen. Dokumente aus dem Netz werden nur heruntergeladen, wenn Sie es erlauben.</translation>
    </message>
    <message>
        <source>Nothing is downloaded without your permission. Allow it in the window, or on the command line with --allow-url.</source>
        <translation>Ohne Ihre Erlaubnis wird nichts heruntergeladen. Erlauben Sie es im Fenster oder auf der Befehlszeile mit --allow-url.</translation>
    </message>
    <message>
        <source>“%1” is being downloaded.</source>
        <translation>„%1“ wird heruntergeladen.</translation>
    </message>
    <message>
        <source>The message disappears when the download is complete.</source>
        <translation>Die Meldung verschwindet, wenn das Herunterladen abgeschlossen ist.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be downloaded: %2</source>
        <translation>„%1“ kann nicht heruntergeladen werden: %2</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be downloaded.</source>
        <translation>„%1“ kann nicht heruntergeladen werden.</translation>
    </message>
    <message>
        <source>Check the address, the proxy and the network connection, then try again.</source>
        <translation>Prüfen Sie die Adresse, den Proxy und die Netzwerkverbindung, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be downloaded: the server responded with status %2.</source>
        <translation>„%1“ kann nicht heruntergeladen werden: Der Server hat mit dem Status %2 geantwortet.</translation>
    </message>
    <message>
        <source>Documents are downloaded without credentials. Check that the address is public and correct.</source>
        <translation>Dokumente werden ohne Anmeldedaten heruntergeladen. Prüfen Sie, ob die Adresse öffentlich und korrekt ist.</translation>
    </message>
    <message>
        <source>“%1” was not read because it is larger than %2 MB.</source>
        <translation>„%1“ wurde nicht gelesen, weil es größer als %2 MB ist.</translation>
    </message>
    <message>
        <source>The size of downloads is limited. Use a smaller document.</source>
        <translation>Die Größe von Downloads ist begrenzt. Verwenden Sie ein kleineres Dokument.</translation>
    </message>
    <message>
        <source>“%1” redirects to “%2”, which you have not allowed.</source>
        <translation>„%1“ leitet auf „%2“ um, was Sie nicht erlaubt haben.</translation>
    </message>
    <message>
        <source>Permission to download applies to one server. Allow the other server too, or use its address in the reference.</source>
        <translation>Die Erlaubnis zum Herunterladen gilt für einen Server. Erlauben Sie auch den anderen Server, oder verwenden Sie seine Adresse in der Referenz.</translation>
    </message>
    <message>
        <source>“%1” was not read because the API has more than %2 files.</source>
        <translation>„%1“ wurde nicht gelesen, weil die API mehr als %2 Dateien hat.</translation>
    </message>
    <message>
        <source>The number of files is limited, so that a chain of references cannot exhaust the memory.</source>
        <translation>Die Anzahl der Dateien ist begrenzt, damit eine Kette von Referenzen den Speicher nicht erschöpfen kann.</translation>
    </message>
    <message>
        <source>“%1” was not read because the files of the API are larger than %2 MB together.</source>
        <translation>„%1“ wurde nicht gelesen, weil die Dateien der API zusammen größer als %2 MB sind.</translation>
    </message>
    <message>
        <source>The size of all files together is limited, so that a chain of references cannot exhaust the memory.</source>
        <translation>Die Gesamtgröße aller Dateien ist begrenzt, damit eine Kette von Referenzen den Speicher nicht erschöpfen kann.</translation>
    </message>
    <message>
        <source>“%1” was not read because files refer to each other more than %2 levels deep.</source>
        <translation>„%1“ wurde nicht gelesen, weil Dateien mehr als %2 Ebenen tief aufeinander verweisen.</translation>
    </message>
    <message>
        <source>The depth of references between files is limited, so that an endless chain ends.</source>
        <translation>Die Tiefe der Referenzen zwischen Dateien ist begrenzt, damit eine endlose Kette endet.</translation>
    </message>
    <message>
        <source>A link leads to the operation with its operationId, in any file of the API. Correct the operationId, or use operationRef for an operation without one.</source>
        <translation>Ein Link führt zur Operation mit seiner operationId, in einer beliebigen Datei der API. Korrigieren Sie die operationId, oder verwenden Sie operationRef für eine Operation ohne operationId.</translation>
    </message>
    <message>
        <source>The security requirement does not fit the security schemes.</source>
        <translation>Die Sicherheitsanforderung passt nicht zu den Sicherheitsschemas.</translation>
    </message>
    <message>
        <source>A security requirement names an entry of components.securitySchemes. With the type oauth2, each scope in its list is a scope of one of the scheme&apos;s flows. With apiKey and http, the list is empty in OpenAPI 3.0, and later versions allow names of roles in it. Correct the name, or add the scheme or scope.</source>
        <translation>Eine Sicherheitsanforderung nennt einen Eintrag in components.securitySchemes. Beim Typ oauth2 ist jeder Scope in ihrer Liste ein Scope eines der Flows des Schemas. Bei apiKey und http ist die Liste in OpenAPI 3.0 leer, spätere Versionen erlauben darin Namen von Rollen. Korrigieren Sie den Namen, oder fügen Sie das Schema oder den Scope hinzu.</translation>
    </message>
    <message>
        <source>No rule is called “%1”.</source>
        <translation>Keine Regel heißt „%1“.</translation>
    </message>
    <message>
        <source>The command gatewright lint --list-rules prints all rules.</source>
        <translation>Der Befehl gatewright lint --list-rules gibt alle Regeln aus.</translation>
    </message>
    <message>
        <source>“%1” is not a severity. Use error, warn, info, hint or off.</source>
        <translation>„%1“ ist kein Schweregrad. Verwenden Sie error, warn, info, hint oder off.</translation>
    </message>
    <message>
        <source>This is not a severity. Use error, warn, info, hint or off.</source>
        <translation>Dies ist kein Schweregrad. Verwenden Sie error, warn, info, hint oder off.</translation>
    </message>
    <message>
        <source>The rule keeps the severity that it had before.</source>
        <translation>Die Regel behält den Schweregrad, den sie zuvor hatte.</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression.</source>
        <translation>„%1“ ist kein regulärer Ausdruck.</translation>
    </message>
    <message>
        <source>This must be a list of regular expressions.</source>
        <translation>Dies muss eine Liste regulärer Ausdrücke sein.</translation>
    </message>
    <message>
        <source>Patterns are regular expressions of JavaScript. Others have no effect.</source>
        <translation>Muster sind reguläre Ausdrücke von JavaScript. Andere haben keine Wirkung.</translation>
    </message>
    <message>
        <source>A ruleset can&apos;t change the rule “%1”.</source>
        <translation>Ein Regelsatz kann die Regel „%1“ nicht ändern.</translation>
    </message>
    <message>
        <source>Rules about syntax, secrets and files outside of the folder protect you, so that files that come with a definition can&apos;t switch them off.</source>
        <translation>Regeln zu Syntax, Geheimnissen und Dateien außerhalb des Ordners schützen Sie. Dateien, die mit einer Definition kommen, können sie daher nicht ausschalten.</translation>
    </message>
    <message>
        <source>The ruleset “%1” is not available.</source>
        <translation>Der Regelsatz „%1“ ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>A ruleset can extend spectral:oas and files in the same repository, such as ./base.yaml. Nothing is downloaded.</source>
        <translation>Ein Regelsatz kann spectral:oas und Dateien im selben Repository erweitern, etwa ./base.yaml. Nichts wird heruntergeladen.</translation>
    </message>
    <message>
        <source>No function is called “%1”. Known functions: %2.</source>
        <translation>Keine Funktion heißt „%1“. Bekannte Funktionen: %2.</translation>
    </message>
    <message>
        <source>The rule is not checked. Functions in JavaScript are programs, which rulesets can&apos;t run.</source>
        <translation>Die Regel wird nicht geprüft. Funktionen in JavaScript sind Programme, die Regelsätze nicht ausführen können.</translation>
    </message>
    <message>
        <source>The option “%1” of the function “%2” is missing or not valid.</source>
        <translation>Die Option „%1“ der Funktion „%2“ fehlt oder ist ungültig.</translation>
    </message>
    <message>
        <source>The rule is not checked.</source>
        <translation>Die Regel wird nicht geprüft.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSONPath. Expected %3 at character %2.</source>
        <translation>„%1“ ist kein gültiger JSONPath. An Zeichen %2 wurde %3 erwartet.</translation>
    </message>
    <message>
        <source>The rule is not checked. Paths are those of RFC 9535, with filters such as [?(@property === &apos;get&apos;)] and the operators ~ and ^.</source>
        <translation>Die Regel wird nicht geprüft. Pfade entsprechen RFC 9535, mit Filtern wie [?(@property === &apos;get&apos;)] und den Operatoren ~ und ^.</translation>
    </message>
    <message>
        <source>“%1” uses an alias that is not defined or refers to itself.</source>
        <translation>„%1“ verwendet einen Alias, der nicht definiert ist oder auf sich selbst verweist.</translation>
    </message>
    <message>
        <source>The rule is not checked. The member aliases of a ruleset defines them.</source>
        <translation>Die Regel wird nicht geprüft. Das Feld aliases eines Regelsatzes definiert sie.</translation>
    </message>
    <message>
        <source>The definition of the rule “%1” has no “%2”.</source>
        <translation>Die Definition der Regel „%1“ hat kein „%2“.</translation>
    </message>
    <message>
        <source>The rule is not checked. A definition has given, a path, and then, a function.</source>
        <translation>Die Regel wird nicht geprüft. Eine Definition hat given, einen Pfad, und then, eine Funktion.</translation>
    </message>
    <message>
        <source>The rule “%1” is not checked, because the ruleset is too large.</source>
        <translation>Die Regel „%1“ wird nicht geprüft, weil der Regelsatz zu groß ist.</translation>
    </message>
    <message>
        <source>A ruleset can define 1,000 rules, and a rule can have 100 paths and 100 functions.</source>
        <translation>Ein Regelsatz kann 1.000 Regeln definieren, und eine Regel kann 100 Pfade und 100 Funktionen haben.</translation>
    </message>
    <message>
        <source>The ruleset is too large. From here, it has no effect.</source>
        <translation>Der Regelsatz ist zu groß. Ab hier hat er keine Wirkung.</translation>
    </message>
    <message>
        <source>Reading a ruleset is limited to 200,000 steps, such as the setting of one rule at one place, so that a small file cannot exhaust the memory. An alias of YAML counts each time that it is used.</source>
        <translation>Das Lesen eines Regelsatzes ist auf 200.000 Schritte begrenzt, etwa das Setzen einer Regel an einer Stelle, damit eine kleine Datei den Speicher nicht erschöpfen kann. Ein YAML-Alias zählt bei jeder Verwendung.</translation>
    </message>
    <message>
        <source>The rule “%1” and the rules after it were not checked, because they take too long.</source>
        <translation>Die Regel „%1“ und die Regeln danach wurden nicht geprüft, weil sie zu lange dauern.</translation>
    </message>
    <message>
        <source>The rules of rulesets look at a limited number of values. Make the paths of the rule more specific.</source>
        <translation>Die Regeln von Regelsätzen sehen sich eine begrenzte Anzahl von Werten an. Machen Sie die Pfade der Regel spezifischer.</translation>
    </message>
    <message>
        <source>“%1” is not a setting.</source>
        <translation>„%1“ ist keine Einstellung.</translation>
    </message>
    <message>
        <source>The settings of .gatewright.yaml are extensions, which names schemas for vendor extensions, and suppressions.</source>
        <translation>Die Einstellungen von .gatewright.yaml sind extensions, das Schemas für Anbieter-Erweiterungen nennt, und suppressions.</translation>
    </message>
    <message>
        <source>“%1” is not an extension with the file of its schema.</source>
        <translation>„%1“ ist keine Erweiterung mit der Datei ihres Schemas.</translation>
    </message>
    <message>
        <source>This is not a list of extensions with the files of their schemas.</source>
        <translation>Dies ist keine Liste von Erweiterungen mit den Dateien ihrer Schemas.</translation>
    </message>
    <message>
        <source>Names start with x-, and values are files, such as x-team: schemas/team.yaml#/Team.</source>
        <translation>Namen beginnen mit x-, und Werte sind Dateien, etwa x-team: schemas/team.yaml#/Team.</translation>
    </message>
    <message>
        <source>The schema “%1” is not available.</source>
        <translation>Das Schema „%1“ ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>A schema is a place in a file in the same repository that exists and has no syntax errors. Nothing is downloaded.</source>
        <translation>Ein Schema ist eine Stelle in einer Datei im selben Repository, die existiert und keine Syntaxfehler hat. Nichts wird heruntergeladen.</translation>
    </message>
    <message>
        <source>Functions in JavaScript are not supported.</source>
        <translation>Funktionen in JavaScript werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>A ruleset is input like any other file, so no program in it is run.</source>
        <translation>Ein Regelsatz ist eine Eingabe wie jede andere Datei, daher wird kein Programm darin ausgeführt.</translation>
    </message>
    <message>
        <source>“%1” is not a valid reference. Write env://NAME, file://path, secrets://key, consul://key, vault://path#field or kv://store/path.</source>
        <translation>„%1“ ist keine gültige Referenz. Schreiben Sie env://NAME, file://path, secrets://key, consul://key, vault://path#field oder kv://store/path.</translation>
    </message>
    <message>
        <source>The gateway would send the text itself instead of a secret.</source>
        <translation>Das Gateway würde den Text selbst statt eines Geheimnisses senden.</translation>
    </message>
    <message>
        <source>“%1” has no value. %2</source>
        <translation>„%1“ hat keinen Wert. %2</translation>
    </message>
    <message>
        <source>The store was read, but has no value for this reference.</source>
        <translation>Der Speicher wurde gelesen, hat aber keinen Wert für diese Referenz.</translation>
    </message>
    <message>
        <source>The secret store of “%1” can&apos;t be reached. %2 (%3)</source>
        <translation>Der Geheimnisspeicher von „%1“ ist nicht erreichbar. %2 (%3)</translation>
    </message>
    <message>
        <source>The secret store of “%1” can&apos;t be reached. %2</source>
        <translation>Der Geheimnisspeicher von „%1“ ist nicht erreichbar. %2</translation>
    </message>
    <message>
        <source>The store on the network did not respond.</source>
        <translation>Der Speicher im Netzwerk hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>The secret store did not return “%1”. %2 (%3)</source>
        <translation>Der Geheimnisspeicher hat „%1“ nicht zurückgegeben. %2 (%3)</translation>
    </message>
    <message>
        <source>The secret store did not return “%1”. %2</source>
        <translation>Der Geheimnisspeicher hat „%1“ nicht zurückgegeben. %2</translation>
    </message>
    <message>
        <source>The store responded, but refused the request for the value.</source>
        <translation>Der Speicher hat geantwortet, die Anfrage nach dem Wert aber abgewiesen.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read from the keychain. %2</source>
        <translation>„%1“ kann nicht aus dem Schlüsselbund gelesen werden. %2</translation>
    </message>
    <message>
        <source>Values of secrets:// references are stored in the keychain of your desktop.</source>
        <translation>Werte von secrets://-Referenzen werden im Schlüsselbund Ihres Desktops gespeichert.</translation>
    </message>
    <message>
        <source>No secret store is configured for “%1”. %2</source>
        <translation>Für „%1“ ist kein Geheimnisspeicher konfiguriert. %2</translation>
    </message>
    <message>
        <source>The environment contains the addresses and folders of the stores.</source>
        <translation>Die Umgebung enthält die Adressen und Ordner der Speicher.</translation>
    </message>
    <message>
        <source>“%1” was not looked up. %2</source>
        <translation>„%1“ wurde nicht nachgeschlagen. %2</translation>
    </message>
    <message>
        <source>A reference is looked up only if you have allowed the definition to use it for its upstream, and on the network only for an environment that you choose.</source>
        <translation>Eine Referenz wird nur nachgeschlagen, wenn Sie der Definition erlaubt haben, sie für ihren Upstream zu verwenden, und im Netzwerk nur für eine Umgebung, die Sie wählen.</translation>
    </message>
    <message>
        <source>“%1” is not looked up or sent to %2 until you allow it.</source>
        <translation>„%1“ wird erst nachgeschlagen oder an %2 gesendet, wenn Sie es erlauben.</translation>
    </message>
    <message>
        <source>“%1” is not looked up until you allow it.</source>
        <translation>„%1“ wird erst nachgeschlagen, wenn Sie es erlauben.</translation>
    </message>
    <message>
        <source>A definition can come from anyone, so it gets your secrets only after you have allowed each of them for its upstream. Until then the test gateway answers 503.</source>
        <translation>Eine Definition kann von jedem stammen. Sie erhält Ihre Geheimnisse daher erst, nachdem Sie jedes davon für ihren Upstream erlaubt haben. Bis dahin antwortet das Test-Gateway mit 503.</translation>
    </message>
    <message>
        <source>“%1” is part of the host of the upstream URL. Write the host into the URL.</source>
        <translation>„%1“ ist Teil des Hosts der Upstream-URL. Schreiben Sie den Host in die URL.</translation>
    </message>
    <message>
        <source>It is never looked up: the request for the host&apos;s address would reveal its value. References in the path and the query are possible.</source>
        <translation>Sie wird nie nachgeschlagen: Die Abfrage der Adresse des Hosts würde ihren Wert preisgeben. Referenzen im Pfad und in der Query sind möglich.</translation>
    </message>
    <message>
        <source>The variable “%1” of the URL is not declared in “variables”.</source>
        <translation>Die Variable „%1“ der URL ist nicht in „variables“ deklariert.</translation>
    </message>
    <message>
        <source>The URL does not contain the variable “%1”.</source>
        <translation>Die URL enthält die Variable „%1“ nicht.</translation>
    </message>
    <message>
        <source>The default “%1” is not in the list of values.</source>
        <translation>Der Standardwert „%1“ ist nicht in der Liste der Werte.</translation>
    </message>
    <message>
        <source>The text contains a script element.</source>
        <translation>Der Text enthält ein script-Element.</translation>
    </message>
    <message>
        <source>The text contains an element with an event handler.</source>
        <translation>Der Text enthält ein Element mit einem Event-Handler.</translation>
    </message>
    <message>
        <source>The text contains a link to a script.</source>
        <translation>Der Text enthält einen Link auf ein Skript.</translation>
    </message>
    <message>
        <source>The schema of a list needs “items”.</source>
        <translation>Das Schema einer Liste benötigt „items“.</translation>
    </message>
    <message>
        <source>Without items, a list can contain anything. OpenAPI 3.0 requires items where the type is array.</source>
        <translation>Ohne items kann eine Liste alles enthalten. OpenAPI 3.0 verlangt items, wenn der Typ array ist.</translation>
    </message>
    <message>
        <source>Allow any items</source>
        <translation>Beliebige Elemente erlauben</translation>
    </message>
    <message>
        <source>“enum” has the entry “%1” twice.</source>
        <translation>„enum“ hat den Eintrag „%1“ doppelt.</translation>
    </message>
    <message>
        <source>An entry that is there twice has no effect, and often one of the two is misspelled.</source>
        <translation>Ein doppelter Eintrag hat keine Wirkung, und oft ist einer der beiden falsch geschrieben.</translation>
    </message>
    <message>
        <source>The entry “%1” of “enum” is not of type %2.</source>
        <translation>Der Eintrag „%1“ von „enum“ ist nicht vom Typ %2.</translation>
    </message>
    <message>
        <source>An entry of “enum” is not of the type of the schema.</source>
        <translation>Ein Eintrag von „enum“ hat nicht den Typ des Schemas.</translation>
    </message>
    <message>
        <source>A value needs the type of the schema, so this entry is never valid.</source>
        <translation>Ein Wert benötigt den Typ des Schemas, daher ist dieser Eintrag nie gültig.</translation>
    </message>
    <message>
        <source>“%1” is ignored beside $ref.</source>
        <translation>„%1“ wird neben $ref ignoriert.</translation>
    </message>
    <message>
        <source>In OpenAPI 3.0 a reference replaces the whole object. Use allOf to add something to a schema, or OpenAPI 3.1.</source>
        <translation>In OpenAPI 3.0 ersetzt eine Referenz das ganze Objekt. Verwenden Sie allOf, um etwas zu einem Schema hinzuzufügen, oder OpenAPI 3.1.</translation>
    </message>
    <message>
        <source>The text contains a script.</source>
        <translation>Der Text enthält ein Skript.</translation>
    </message>
    <message>
        <source>Pages that show the documentation could run the script. The rule looks at all descriptions and titles, also at code in them, because not all pages read them as Markdown.</source>
        <translation>Seiten, die die Dokumentation anzeigen, könnten das Skript ausführen. Die Regel prüft alle Beschreibungen und Titel, auch Code darin, weil nicht alle Seiten sie als Markdown lesen.</translation>
    </message>
    <message>
        <source>The text contains a call of eval().</source>
        <translation>Der Text enthält einen Aufruf von eval().</translation>
    </message>
    <message>
        <source>Pages that show the documentation could run the code. The rule looks at all descriptions and titles, also at code in them, because not all pages read them as Markdown.</source>
        <translation>Seiten, die die Dokumentation anzeigen, könnten den Code ausführen. Die Regel prüft alle Beschreibungen und Titel, auch Code darin, weil nicht alle Seiten sie als Markdown lesen.</translation>
    </message>
    <message>
        <source>There are two tags called “%1”.</source>
        <translation>Es gibt zwei Tags namens „%1“.</translation>
    </message>
    <message>
        <source>Operations refer to tags by name, so each name can only be there once.</source>
        <translation>Operationen verweisen über den Namen auf Tags, daher darf jeder Name nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>The tag “%1” is not in the document&apos;s list of tags.</source>
        <translation>Das Tag „%1“ ist nicht in der Tag-Liste des Dokuments.</translation>
    </message>
    <message>
        <source>A tag in the list has a description and a place in the order. A tag that is missing is often misspelled.</source>
        <translation>Ein Tag in der Liste hat eine Beschreibung und einen Platz in der Reihenfolge. Ein fehlendes Tag ist oft falsch geschrieben.</translation>
    </message>
    <message>
        <source>Add it to the list</source>
        <translation>Zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>The operationId “%1” has characters that are not allowed in a URL.</source>
        <translation>Die operationId „%1“ hat Zeichen, die in einer URL nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>Documentation uses the operationId as the address of the operation.</source>
        <translation>Dokumentation verwendet die operationId als Adresse der Operation.</translation>
    </message>
    <message>
        <source>There are two parameters called “%1” in %2.</source>
        <translation>Es gibt zwei Parameter namens „%1“ in %2.</translation>
    </message>
    <message>
        <source>A parameter is identified by its name and its place in the request.</source>
        <translation>Ein Parameter wird durch seinen Namen und seinen Platz in der Anfrage bestimmt.</translation>
    </message>
    <message>
        <source>The path “%1” has braces without a name.</source>
        <translation>Der Pfad „%1“ hat geschweifte Klammern ohne Namen.</translation>
    </message>
    <message>
        <source>Each pair of braces contains the name of a parameter, such as {id}.</source>
        <translation>Jedes Paar geschweifter Klammern enthält den Namen eines Parameters, etwa {id}.</translation>
    </message>
    <message>
        <source>The path “%1” ends with a slash.</source>
        <translation>Der Pfad „%1“ endet mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>Many servers treat the path with and without the slash as two paths.</source>
        <translation>Viele Server behandeln den Pfad mit und ohne Schrägstrich als zwei Pfade.</translation>
    </message>
    <message>
        <source>Remove the slash</source>
        <translation>Schrägstrich entfernen</translation>
    </message>
    <message>
        <source>The path “%1” contains a query.</source>
        <translation>Der Pfad „%1“ enthält eine Query.</translation>
    </message>
    <message>
        <source>Declare query parameters with in: query instead of writing them in the path.</source>
        <translation>Deklarieren Sie Query-Parameter mit in: query, statt sie in den Pfad zu schreiben.</translation>
    </message>
    <message>
        <source>The URL “%1” ends with a slash.</source>
        <translation>Die URL „%1“ endet mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>Paths start with a slash, so that requests would have two.</source>
        <translation>Pfade beginnen mit einem Schrägstrich, sodass Anfragen zwei hätten.</translation>
    </message>
    <message>
        <source>The variables of the server do not fit its URL.</source>
        <translation>Die Variablen des Servers passen nicht zu seiner URL.</translation>
    </message>
    <message>
        <source>Each name in braces in the URL needs an entry in variables, and each entry is in the URL. The default is one of the values.</source>
        <translation>Jeder Name in geschweiften Klammern in der URL benötigt einen Eintrag in variables, und jeder Eintrag steht in der URL. Der Standardwert ist einer der Werte.</translation>
    </message>
    <message>
        <source>A callback has callbacks of its own.</source>
        <translation>Ein Callback hat eigene Callbacks.</translation>
    </message>
    <message>
        <source>Few programs support callbacks inside callbacks.</source>
        <translation>Wenige Programme unterstützen Callbacks innerhalb von Callbacks.</translation>
    </message>
    <message>
        <source>A webhook has callbacks.</source>
        <translation>Ein Webhook hat Callbacks.</translation>
    </message>
    <message>
        <source>The API sends a webhook itself, so there is no client that it could call back.</source>
        <translation>Die API sendet einen Webhook selbst, daher gibt es keinen Client, den sie zurückrufen könnte.</translation>
    </message>
    <message>
        <source>A webhook has servers.</source>
        <translation>Ein Webhook hat Server.</translation>
    </message>
    <message>
        <source>The receiver decides to which URL a webhook is sent, so servers have no effect.</source>
        <translation>Der Empfänger entscheidet, an welche URL ein Webhook gesendet wird, daher haben Server keine Wirkung.</translation>
    </message>
    <message>
        <source>An alias cannot have an anchor or a tag.</source>
        <translation>Ein Alias darf weder einen Anker noch ein Tag haben.</translation>
    </message>
    <message>
        <source>An alias repeats another value with its tag. Remove the anchor or the tag before it.</source>
        <translation>Ein Alias wiederholt einen anderen Wert mit dessen Tag. Entfernen Sie den Anker oder das Tag davor.</translation>
    </message>
    <message>
        <source>“%1” is not a valid anchor or alias.</source>
        <translation>„%1“ ist kein gültiger Anker oder Alias.</translation>
    </message>
    <message>
        <source>This anchor or alias has no name.</source>
        <translation>Dieser Anker oder Alias hat keinen Namen.</translation>
    </message>
    <message>
        <source>The name of an anchor or alias follows &amp; or * directly and contains no blanks, commas or brackets.</source>
        <translation>Der Name eines Ankers oder Alias folgt direkt auf &amp; oder * und enthält keine Leerzeichen, Kommas oder Klammern.</translation>
    </message>
    <message>
        <source>Only an indentation from 1 to 9, + or -, and a comment can follow | or &gt;.</source>
        <translation>Auf | oder &gt; dürfen nur eine Einrückung von 1 bis 9, + oder - und ein Kommentar folgen.</translation>
    </message>
    <message>
        <source>The text of a block scalar starts on the next line.</source>
        <translation>Der Text eines Block-Skalars beginnt in der nächsten Zeile.</translation>
    </message>
    <message>
        <source>This blank line is indented more than the first line of the text. Remove spaces from it, or indent the text as far.</source>
        <translation>Diese leere Zeile ist weiter eingerückt als die erste Zeile des Texts. Entfernen Sie Leerzeichen daraus, oder rücken Sie den Text ebenso weit ein.</translation>
    </message>
    <message>
        <source>The first line that is not blank sets the indentation of a block scalar. Blank lines before it cannot be longer.</source>
        <translation>Die erste nicht leere Zeile bestimmt die Einrückung eines Block-Skalars. Leere Zeilen davor dürfen nicht länger sein.</translation>
    </message>
    <message>
        <source>The directive “%1” is not valid or is repeated.</source>
        <translation>Die Direktive „%1“ ist ungültig oder wiederholt.</translation>
    </message>
    <message>
        <source>This directive is not valid.</source>
        <translation>Diese Direktive ist ungültig.</translation>
    </message>
    <message>
        <source>YAML has the directives %YAML and %TAG, each at most once for a version or a handle.</source>
        <translation>YAML hat die Direktiven %YAML und %TAG, jede höchstens einmal für eine Version oder ein Handle.</translation>
    </message>
    <message>
        <source>“%1” is not a valid escape sequence. Write a backslash as two.</source>
        <translation>„%1“ ist keine gültige Escape-Sequenz. Schreiben Sie einen Backslash doppelt.</translation>
    </message>
    <message>
        <source>This is not a valid escape sequence.</source>
        <translation>Dies ist keine gültige Escape-Sequenz.</translation>
    </message>
    <message>
        <source>In double quotes a backslash starts an escape sequence such as \n. Single quotes have no escape sequences.</source>
        <translation>In doppelten Anführungszeichen leitet ein Backslash eine Escape-Sequenz wie \n ein. In einfachen Anführungszeichen gibt es keine Escape-Sequenzen.</translation>
    </message>
    <message>
        <source>“%1” is indented differently from the entries around it.</source>
        <translation>„%1“ ist anders eingerückt als die umgebenden Einträge.</translation>
    </message>
    <message>
        <source>The indentation matches no entry above.</source>
        <translation>Die Einrückung passt zu keinem Eintrag darüber.</translation>
    </message>
    <message>
        <source>Entries of the same mapping or list have the same indentation.</source>
        <translation>Einträge derselben Zuordnung oder Liste haben dieselbe Einrückung.</translation>
    </message>
    <message>
        <source>“%1” is not a valid tag.</source>
        <translation>„%1“ ist kein gültiges Tag.</translation>
    </message>
    <message>
        <source>This tag is not valid.</source>
        <translation>Dieses Tag ist ungültig.</translation>
    </message>
    <message>
        <source>A tag is written as !name, !!name or !&lt;uri&gt;.</source>
        <translation>Ein Tag wird als !name, !!name oder !&lt;uri&gt; geschrieben.</translation>
    </message>
    <message>
        <source>Add a space before the #.</source>
        <translation>Fügen Sie vor dem # ein Leerzeichen hinzu.</translation>
    </message>
    <message>
        <source>A # starts a comment only after a space. Without it the # is part of the text.</source>
        <translation>Ein # leitet nur nach einem Leerzeichen einen Kommentar ein. Ohne Leerzeichen ist das # Teil des Texts.</translation>
    </message>
    <message>
        <source>The control character U+%1 is not allowed here.</source>
        <translation>Das Steuerzeichen U+%1 ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>This control character is not allowed here.</source>
        <translation>Dieses Steuerzeichen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>YAML allows only tabs and line breaks. Write other control characters as escape sequences in double quotes.</source>
        <translation>YAML erlaubt nur Tabulatoren und Zeilenumbrüche. Schreiben Sie andere Steuerzeichen als Escape-Sequenzen in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>A line with --- must follow the directives.</source>
        <translation>Auf die Direktiven muss eine Zeile mit --- folgen.</translation>
    </message>
    <message>
        <source>Directives apply to the document that starts with the next --- line.</source>
        <translation>Direktiven gelten für das Dokument, das mit der nächsten Zeile --- beginnt.</translation>
    </message>
    <message>
        <source>“%1” needs a colon and a space after it to be a key.</source>
        <translation>„%1“ benötigt danach einen Doppelpunkt und ein Leerzeichen, um ein Schlüssel zu sein.</translation>
    </message>
    <message>
        <source>Expected a colon after the key.</source>
        <translation>Doppelpunkt nach dem Schlüssel erwartet.</translation>
    </message>
    <message>
        <source>Each entry of a mapping is a key, a colon, a space and a value.</source>
        <translation>Jeder Eintrag einer Zuordnung besteht aus einem Schlüssel, einem Doppelpunkt, einem Leerzeichen und einem Wert.</translation>
    </message>
    <message>
        <source>Entries between { } and [ ] are separated by commas.</source>
        <translation>Einträge zwischen { } und [ ] werden durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Expected a key. “%1” starts a list item.</source>
        <translation>Schlüssel erwartet. „%1“ leitet ein Listenelement ein.</translation>
    </message>
    <message>
        <source>Expected a key.</source>
        <translation>Schlüssel erwartet.</translation>
    </message>
    <message>
        <source>A mapping and a list cannot be mixed at the same indentation.</source>
        <translation>Eine Zuordnung und eine Liste können nicht auf derselben Einrückungsebene gemischt werden.</translation>
    </message>
    <message>
        <source>A key can have at most 1024 characters. Write “? ” before a longer one.</source>
        <translation>Ein Schlüssel darf höchstens 1024 Zeichen haben. Schreiben Sie „? “ vor einen längeren.</translation>
    </message>
    <message>
        <source>YAML limits keys that are followed by a colon to 1024 characters in one line.</source>
        <translation>YAML begrenzt Schlüssel, auf die ein Doppelpunkt folgt, auf 1024 Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>A directive is only allowed before a document.</source>
        <translation>Eine Direktive ist nur vor einem Dokument erlaubt.</translation>
    </message>
    <message>
        <source>After a document, a line with ... must come before the next directive.</source>
        <translation>Nach einem Dokument muss vor der nächsten Direktive eine Zeile mit ... stehen.</translation>
    </message>
    <message>
        <source>A key must be in one line.</source>
        <translation>Ein Schlüssel muss in einer Zeile stehen.</translation>
    </message>
    <message>
        <source>Put the key in one line, or write “? ” before it.</source>
        <translation>Schreiben Sie den Schlüssel in eine Zeile, oder setzen Sie „? “ davor.</translation>
    </message>
    <message>
        <source>A list cannot start in the line of its key.</source>
        <translation>Eine Liste kann nicht in der Zeile ihres Schlüssels beginnen.</translation>
    </message>
    <message>
        <source>Start the list on the next line, or write it in brackets: [a, b].</source>
        <translation>Beginnen Sie die Liste in der nächsten Zeile, oder schreiben Sie sie in Klammern: [a, b].</translation>
    </message>
    <message>
        <source>A line can have only one key. Quote the text, or move the second key to its own line.</source>
        <translation>Eine Zeile kann nur einen Schlüssel haben. Setzen Sie den Text in Anführungszeichen, oder verschieben Sie den zweiten Schlüssel in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>A colon followed by a space makes a key. Text that contains one needs quotes.</source>
        <translation>Ein Doppelpunkt mit folgendem Leerzeichen ergibt einen Schlüssel. Text, der dies enthält, benötigt Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value can have only one anchor and one tag.</source>
        <translation>Ein Wert kann nur einen Anker und ein Tag haben.</translation>
    </message>
    <message>
        <source>Remove the second anchor or tag.</source>
        <translation>Entfernen Sie den zweiten Anker oder das zweite Tag.</translation>
    </message>
    <message>
        <source>Use spaces instead of tabs for indentation.</source>
        <translation>Verwenden Sie zur Einrückung Leerzeichen statt Tabulatoren.</translation>
    </message>
    <message>
        <source>YAML does not allow tabs in the indentation, because their width is not defined.</source>
        <translation>YAML erlaubt keine Tabulatoren in der Einrückung, weil ihre Breite nicht definiert ist.</translation>
    </message>
    <message>
        <source>Add the closing bracket at the end of the mapping or list.</source>
        <translation>Fügen Sie am Ende der Zuordnung oder Liste die schließende Klammer hinzu.</translation>
    </message>
    <message>
        <source>The quote is not closed, or a line within it is not indented enough.</source>
        <translation>Das Anführungszeichen ist nicht geschlossen, oder eine Zeile darin ist nicht weit genug eingerückt.</translation>
    </message>
    <message>
        <source>Add the closing quote. Lines within quotes must be indented more than the key.</source>
        <translation>Fügen Sie das schließende Anführungszeichen hinzu. Zeilen innerhalb von Anführungszeichen müssen weiter eingerückt sein als der Schlüssel.</translation>
    </message>
    <message>
        <source>“%1” cannot start a value. Put the value in quotes.</source>
        <translation>„%1“ kann nicht am Anfang eines Werts stehen. Setzen Sie den Wert in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value cannot start with this character. Put it in quotes.</source>
        <translation>Ein Wert kann nicht mit diesem Zeichen beginnen. Setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Characters such as @ ` % &amp; * ! | &gt; and closing brackets have a meaning of their own at the start of a value.</source>
        <translation>Zeichen wie @ ` % &amp; * ! | &gt; und schließende Klammern haben am Anfang eines Werts eine eigene Bedeutung.</translation>
    </message>
    <message>
        <source>Unexpected colon. Put the value in quotes if the colon is part of it.</source>
        <translation>Unerwarteter Doppelpunkt. Setzen Sie den Wert in Anführungszeichen, wenn der Doppelpunkt zu ihm gehört.</translation>
    </message>
    <message>
        <source>A colon followed by a space separates a key from its value. Check the indentation of this line and the one above.</source>
        <translation>Ein Doppelpunkt mit folgendem Leerzeichen trennt einen Schlüssel von seinem Wert. Prüfen Sie die Einrückung dieser Zeile und der Zeile darüber.</translation>
    </message>
    <message>
        <source>Unexpected comma. An entry is missing before it.</source>
        <translation>Unerwartetes Komma. Davor fehlt ein Eintrag.</translation>
    </message>
    <message>
        <source>Remove the comma, or add the entry.</source>
        <translation>Entfernen Sie das Komma, oder fügen Sie den Eintrag hinzu.</translation>
    </message>
    <message>
        <source>Unexpected “%1”.</source>
        <translation>Unerwartet: „%1“.</translation>
    </message>
    <message>
        <source>Unexpected text.</source>
        <translation>Unerwarteter Text.</translation>
    </message>
    <message>
        <source>The value is complete before this text. Check quotes, brackets and indentation.</source>
        <translation>Der Wert ist vor diesem Text vollständig. Prüfen Sie Anführungszeichen, Klammern und Einrückung.</translation>
    </message>
    <message>
        <source>The tag handle “%1” is not declared.</source>
        <translation>Das Tag-Handle „%1“ ist nicht deklariert.</translation>
    </message>
    <message>
        <source>This tag handle is not declared.</source>
        <translation>Dieses Tag-Handle ist nicht deklariert.</translation>
    </message>
    <message>
        <source>A tag such as !e!name needs a %TAG directive for !e! before the document.</source>
        <translation>Ein Tag wie !e!name benötigt vor dem Dokument eine %TAG-Direktive für !e!.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>OpenAPI</source>
        <translation>OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI style</source>
        <translation>OpenAPI-Stil</translation>
    </message>
    <message>
        <source>OpenAPI documentation</source>
        <translation>OpenAPI-Dokumentation</translation>
    </message>
    <message>
        <source>OpenAPI conventions</source>
        <translation>OpenAPI-Konventionen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>Gateway extension</source>
        <translation>Gateway-Erweiterung</translation>
    </message>
    <message>
        <source>Gateway and contract</source>
        <translation>Gateway und Vertrag</translation>
    </message>
    <message>
        <source>Authentication</source>
        <translation>Authentifizierung</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Gateway as a whole</source>
        <translation>Gateway insgesamt</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regelsätze</translation>
    </message>
    <message>
        <source>The listen paths have too many conflicts: not all are compared with each other.</source>
        <translation>Die Empfangspfade haben zu viele Konflikte: Nicht alle werden miteinander verglichen.</translation>
    </message>
    <message>
        <source>The number of comparisons in one run is limited, so that no definitions can make it endless.</source>
        <translation>Die Anzahl der Vergleiche in einem Lauf ist begrenzt, damit keine Definitionen ihn endlos machen können.</translation>
    </message>
    <message>
        <source>This suppression is not valid. It needs a rule, with an optional file and pointer, or a fingerprint with a reason.</source>
        <translation>Diese Unterdrückung ist ungültig. Sie benötigt rule, optional mit file und pointer, oder fingerprint mit reason.</translation>
    </message>
    <message>
        <source>A suppression such as {rule: operation-tags, file: apis/pets.yaml, pointer: /paths/~1pets, reason: …} switches a rule off in a file and in what the JSON Pointer names. {fingerprint: 0a1b2c3d4e5f6a7b, reason: …} accepts a change that gatewright diff finds.</source>
        <translation>Eine Unterdrückung wie {rule: operation-tags, file: apis/pets.yaml, pointer: /paths/~1pets, reason: …} schaltet eine Regel in einer Datei und in dem aus, was der JSON Pointer nennt. {fingerprint: 0a1b2c3d4e5f6a7b, reason: …} akzeptiert eine Änderung, die gatewright diff findet.</translation>
    </message>
</context>
<context>
    <name>SavedRequests</name>
    <message>
        <source>The file of the saved request can&apos;t be read: %1</source>
        <translation>Die Datei der gespeicherten Anfrage kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This is not the YAML of a saved request. Fix the text at this place.</source>
        <translation>Dies ist kein YAML einer gespeicherten Anfrage. Korrigieren Sie den Text an dieser Stelle.</translation>
    </message>
    <message>
        <source>“%1” is over the limit of %2.</source>
        <translation>„%1“ liegt über der Grenze von %2.</translation>
    </message>
    <message>
        <source>Saved requests can&apos;t have anchors, aliases or merge keys. Write the values out.</source>
        <translation>Gespeicherte Anfragen dürfen keine Anker, Aliase oder Merge-Schlüssel haben. Schreiben Sie die Werte aus.</translation>
    </message>
    <message>
        <source>Saved requests have no member “%1”. Remove it or correct its name.</source>
        <translation>Gespeicherte Anfragen haben kein Feld „%1“. Entfernen Sie es, oder korrigieren Sie seinen Namen.</translation>
    </message>
    <message>
        <source>A saved request can&apos;t set “%1”: the URL comes from the definition, and the upstream from the gateway. Remove it.</source>
        <translation>Eine gespeicherte Anfrage kann „%1“ nicht setzen: Die URL stammt aus der Definition und der Upstream vom Gateway. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>“%1” is missing. Add it.</source>
        <translation>„%1“ fehlt. Fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>“%1” must be %2.</source>
        <translation>„%1“ muss %2 sein.</translation>
    </message>
    <message>
        <source>A saved request can&apos;t set the header field “%1”. Remove it. Credentials are set in “security”.</source>
        <translation>Eine gespeicherte Anfrage kann das Header-Feld „%1“ nicht setzen. Entfernen Sie es. Anmeldedaten werden in „security“ gesetzt.</translation>
    </message>
    <message>
        <source>“%1” is a secret, which must not be in a file. Use a reference such as {secret: &quot;env://NAME&quot;}, or a value of a response.</source>
        <translation>„%1“ ist ein Geheimnis und darf nicht in einer Datei stehen. Verwenden Sie eine Referenz wie {secret: &quot;env://NAME&quot;} oder einen Wert aus einer Antwort.</translation>
    </message>
    <message>
        <source>“secret” must be one reference, such as env://NAME.</source>
        <translation>„secret“ muss genau eine Referenz sein, etwa env://NAME.</translation>
    </message>
    <message>
        <source>The definition “%1” can&apos;t be read: %2 Correct “definition”, or restore the file.</source>
        <translation>Die Definition „%1“ kann nicht gelesen werden: %2 Korrigieren Sie „definition“, oder stellen Sie die Datei wieder her.</translation>
    </message>
    <message>
        <source>The definition “%1” can&apos;t be read. Correct “definition”, or restore the file.</source>
        <translation>Die Definition „%1“ kann nicht gelesen werden. Korrigieren Sie „definition“, oder stellen Sie die Datei wieder her.</translation>
    </message>
    <message>
        <source>The definition has no operation %1 any more. Correct “operation”; the nearest operation is %2.</source>
        <translation>Die Definition hat keine Operation %1 mehr. Korrigieren Sie „operation“; die ähnlichste Operation ist %2.</translation>
    </message>
    <message>
        <source>The definition has no operation %1 any more. Correct “operation”, or delete the saved request.</source>
        <translation>Die Definition hat keine Operation %1 mehr. Korrigieren Sie „operation“, oder löschen Sie die gespeicherte Anfrage.</translation>
    </message>
    <message>
        <source>Several operations have the operationId “%1”. Give each its own in the definition.</source>
        <translation>Mehrere Operationen haben die operationId „%1“. Geben Sie in der Definition jeder eine eigene.</translation>
    </message>
    <message>
        <source>The operation %1 is now %2.</source>
        <translation>Die Operation %1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>The operation has no parameter “%2” in %1 any more. Remove its value, or rename it; the nearest parameter is “%3”.</source>
        <translation>Die Operation hat keinen Parameter „%2“ in %1 mehr. Entfernen Sie seinen Wert, oder benennen Sie ihn um; der ähnlichste Parameter ist „%3“.</translation>
    </message>
    <message>
        <source>The operation has no parameter “%2” in %1 any more. Remove its value.</source>
        <translation>Die Operation hat keinen Parameter „%2“ in %1 mehr. Entfernen Sie seinen Wert.</translation>
    </message>
    <message>
        <source>The operation has no request body any more. Remove the body.</source>
        <translation>Die Operation hat keinen Anfrage-Body mehr. Entfernen Sie den Body.</translation>
    </message>
    <message>
        <source>The request body has no media type “%1” any more. Use one of these: %2.</source>
        <translation>Der Anfrage-Body hat keinen Medientyp „%1“ mehr. Verwenden Sie einen von diesen: %2.</translation>
    </message>
    <message>
        <source>The request body has no media type “%1” any more. Remove “mediaType”.</source>
        <translation>Der Anfrage-Body hat keinen Medientyp „%1“ mehr. Entfernen Sie „mediaType“.</translation>
    </message>
    <message>
        <source>The request body has no example “%1” any more. Remove “example”, or add a body.</source>
        <translation>Der Anfrage-Body hat kein Beispiel „%1“ mehr. Entfernen Sie „example“, oder fügen Sie einen Body hinzu.</translation>
    </message>
    <message>
        <source>No security requirement of the operation is met by: %1. Correct “security”.</source>
        <translation>Keine Sicherheitsanforderung der Operation wird erfüllt durch: %1. Korrigieren Sie „security“.</translation>
    </message>
    <message>
        <source>The value of “%1” does not fit its schema: %2</source>
        <translation>Der Wert von „%1“ passt nicht zu seinem Schema: %2</translation>
    </message>
    <message>
        <source>The value of “%1” can&apos;t be sent in this place, so the request was not sent. Correct the value.</source>
        <translation>Der Wert von „%1“ kann an dieser Stelle nicht gesendet werden, deshalb wurde die Anfrage nicht gesendet. Korrigieren Sie den Wert.</translation>
    </message>
    <message>
        <source>There is no saved request “%1” to take a value from. Correct “from”.</source>
        <translation>Es gibt keine gespeicherte Anfrage „%1“, aus der ein Wert entnommen werden kann. Korrigieren Sie „from“.</translation>
    </message>
    <message>
        <source>“%1” is a request to another definition. Values can come only from requests to the same definition.</source>
        <translation>„%1“ ist eine Anfrage an eine andere Definition. Werte können nur aus Anfragen an dieselbe Definition stammen.</translation>
    </message>
    <message>
        <source>Requests need each other&apos;s responses: %1. Remove one of the values.</source>
        <translation>Anfragen benötigen gegenseitig ihre Antworten: %1. Entfernen Sie einen der Werte.</translation>
    </message>
    <message>
        <source>The request “%1”, whose response is needed, did not pass.</source>
        <translation>Die Anfrage „%1“, deren Antwort benötigt wird, war nicht erfolgreich.</translation>
    </message>
    <message>
        <source>The response to “%1” is not JSON, so that no value can be taken from it.</source>
        <translation>Die Antwort auf „%1“ ist kein JSON, daher kann ihr kein Wert entnommen werden.</translation>
    </message>
    <message>
        <source>The response to “%1” has no value at “%2”. Correct “pointer”.</source>
        <translation>Die Antwort auf „%1“ hat keinen Wert bei „%2“. Korrigieren Sie „pointer“.</translation>
    </message>
    <message>
        <source>The definition is not allowed to send “%1” to %2.</source>
        <translation>Die Definition darf „%1“ nicht an %2 senden.</translation>
    </message>
    <message>
        <source>The definition is not allowed to send “%1”.</source>
        <translation>Die Definition darf „%1“ nicht senden.</translation>
    </message>
    <message>
        <source>The value of “%1” can&apos;t be read. Set it in its store.</source>
        <translation>Der Wert von „%1“ kann nicht gelesen werden. Setzen Sie ihn in seinem Speicher.</translation>
    </message>
    <message>
        <source>The gateway does not serve “%1”. Add the gateway settings, or choose an upstream for the run.</source>
        <translation>Das Gateway stellt „%1“ nicht bereit. Fügen Sie die Gateway-Einstellungen hinzu, oder wählen Sie einen Upstream für den Lauf.</translation>
    </message>
    <message>
        <source>The gateway has no response of the upstream: %1</source>
        <translation>Das Gateway hat keine Antwort des Upstreams: %1</translation>
    </message>
    <message>
        <source>There is no response.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>The status is %1, expected: %2.</source>
        <translation>Der Status ist %1, erwartet: %2.</translation>
    </message>
    <message>
        <source>The status is %1, expected: a success.</source>
        <translation>Der Status ist %1, erwartet: ein Erfolg.</translation>
    </message>
    <message>
        <source>The operation documents no response with the status %1.</source>
        <translation>Die Operation dokumentiert keine Antwort mit dem Status %1.</translation>
    </message>
    <message>
        <source>The response has the media type “%1”, which is not documented.</source>
        <translation>Die Antwort hat den Medientyp „%1“, der nicht dokumentiert ist.</translation>
    </message>
    <message>
        <source>The response has no media type.</source>
        <translation>Die Antwort hat keinen Medientyp.</translation>
    </message>
    <message>
        <source>The response is not valid %1.</source>
        <translation>Die Antwort ist kein gültiges %1.</translation>
    </message>
    <message>
        <source>The response does not fit its schema: %1</source>
        <translation>Die Antwort passt nicht zu ihrem Schema: %1</translation>
    </message>
    <message>
        <source>The response took %1 ms, at most %2 ms expected.</source>
        <translation>Die Antwort hat %1 ms gedauert, erwartet sind höchstens %2 ms.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
</context>
<context>
    <name>Schema</name>
    <message>
        <source>The value must be of type %1, not %2.</source>
        <translation>Der Wert muss vom Typ %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>The value must be one of: %1.</source>
        <translation>Der Wert muss einer der folgenden sein: %1.</translation>
    </message>
    <message>
        <source>The value must be %1.</source>
        <translation>Der Wert muss %1 sein.</translation>
    </message>
    <message>
        <source>The number must be a multiple of %1.</source>
        <translation>Die Zahl muss ein Vielfaches von %1 sein.</translation>
    </message>
    <message>
        <source>The number must be at least %1.</source>
        <translation>Die Zahl muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>The number must be at most %1.</source>
        <translation>Die Zahl darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>The number must be greater than %1.</source>
        <translation>Die Zahl muss größer als %1 sein.</translation>
    </message>
    <message>
        <source>The number must be less than %1.</source>
        <translation>Die Zahl muss kleiner als %1 sein.</translation>
    </message>
    <message>
        <source>The text must have at least %1 characters.</source>
        <translation>Der Text muss mindestens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>The text must have at most %1 characters.</source>
        <translation>Der Text darf höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>The text must match the pattern %1.</source>
        <translation>Der Text muss auf das Muster %1 passen.</translation>
    </message>
    <message>
        <source>The value must have the format %1.</source>
        <translation>Der Wert muss das Format %1 haben.</translation>
    </message>
    <message>
        <source>The list must have at least %1 items.</source>
        <translation>Die Liste muss mindestens %1 Elemente haben.</translation>
    </message>
    <message>
        <source>The list must have at most %1 items.</source>
        <translation>Die Liste darf höchstens %1 Elemente haben.</translation>
    </message>
    <message>
        <source>The items must be different. Item %1 is equal to item %2.</source>
        <translation>Die Elemente müssen verschieden sein. Element %1 ist gleich Element %2.</translation>
    </message>
    <message>
        <source>The list must contain a matching item.</source>
        <translation>Die Liste muss ein passendes Element enthalten.</translation>
    </message>
    <message>
        <source>The list must contain at least %1 matching items.</source>
        <translation>Die Liste muss mindestens %1 passende Elemente enthalten.</translation>
    </message>
    <message>
        <source>The list must contain at most %1 matching items.</source>
        <translation>Die Liste darf höchstens %1 passende Elemente enthalten.</translation>
    </message>
    <message>
        <source>The property “%1” is missing.</source>
        <translation>Die Eigenschaft „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The property “%1” is missing. “%2” requires it.</source>
        <translation>Die Eigenschaft „%1“ fehlt. „%2“ erfordert sie.</translation>
    </message>
    <message>
        <source>The object must have at least %1 properties.</source>
        <translation>Das Objekt muss mindestens %1 Eigenschaften haben.</translation>
    </message>
    <message>
        <source>The object must have at most %1 properties.</source>
        <translation>Das Objekt darf höchstens %1 Eigenschaften haben.</translation>
    </message>
    <message>
        <source>The property “%1” is not allowed.</source>
        <translation>Die Eigenschaft „%1“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The property “%1” is read-only: requests must not have it.</source>
        <translation>Die Eigenschaft „%1“ ist schreibgeschützt (readOnly): Anfragen dürfen sie nicht enthalten.</translation>
    </message>
    <message>
        <source>The property “%1” is write-only: responses must not have it.</source>
        <translation>Die Eigenschaft „%1“ ist nur schreibbar (writeOnly): Antworten dürfen sie nicht enthalten.</translation>
    </message>
    <message>
        <source>The name “%1” is not allowed.</source>
        <translation>Der Name „%1“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Item %1 is not allowed.</source>
        <translation>Element %1 ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The value matches none of the alternatives.</source>
        <translation>Der Wert passt auf keine der Alternativen.</translation>
    </message>
    <message>
        <source>The value must match one of the alternatives, not %1.</source>
        <translation>Der Wert muss auf eine der Alternativen passen, nicht auf %1.</translation>
    </message>
    <message>
        <source>The value matches a schema that is not allowed.</source>
        <translation>Der Wert passt auf ein Schema, das nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>No value is allowed here.</source>
        <translation>Hier ist kein Wert erlaubt.</translation>
    </message>
    <message>
        <source>The schema “%1” is not available, so the value can&apos;t be checked.</source>
        <translation>Das Schema „%1“ ist nicht verfügbar, daher kann der Wert nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The schema refers to itself without end, so the value can&apos;t be checked.</source>
        <translation>Das Schema verweist endlos auf sich selbst, daher kann der Wert nicht geprüft werden.</translation>
    </message>
    <message>
        <source>“%1” is not a valid schema keyword value, so the value can&apos;t be checked.</source>
        <translation>„%1“ hat keinen gültigen Wert für ein Schema-Schlüsselwort, daher kann der Wert nicht geprüft werden.</translation>
    </message>
    <message>
        <source>“%1” is there twice, so the value can&apos;t be checked.</source>
        <translation>„%1“ ist doppelt vorhanden, daher kann der Wert nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The check was ended because it needs more than %1 schemas.</source>
        <translation>Die Prüfung wurde beendet, weil sie mehr als %1 Schemas benötigt.</translation>
    </message>
    <message>
        <source>The check was ended because “enum” has more than %1 values.</source>
        <translation>Die Prüfung wurde beendet, weil „enum“ mehr als %1 Werte hat.</translation>
    </message>
    <message>
        <source>The check was ended because the schema needs more than %1 steps.</source>
        <translation>Die Prüfung wurde beendet, weil das Schema mehr als %1 Schritte benötigt.</translation>
    </message>
    <message>
        <source>The check was ended because schemas and values are nested too deeply.</source>
        <translation>Die Prüfung wurde beendet, weil Schemas und Werte zu tief verschachtelt sind.</translation>
    </message>
    <message>
        <source>The pattern %1 takes too long for this text.</source>
        <translation>Das Muster %1 dauert für diesen Text zu lange.</translation>
    </message>
</context>
<context>
    <name>SettingNames</name>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>Upstream URL</source>
        <translation>Upstream-URL</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>Header name</source>
        <translation>Header-Name</translation>
    </message>
</context>
<context>
    <name>Specification</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Additional operations</source>
        <translation>Weitere Operationen</translation>
    </message>
    <message>
        <source>additional operations</source>
        <translation>Weitere Operationen</translation>
    </message>
    <message>
        <source>Additional properties</source>
        <translation>Weitere Eigenschaften</translation>
    </message>
    <message>
        <source>additional properties</source>
        <translation>Weitere Eigenschaften</translation>
    </message>
    <message>
        <source>All of</source>
        <translation>Alle von</translation>
    </message>
    <message>
        <source>Allow empty value</source>
        <translation>Leeren Wert erlauben</translation>
    </message>
    <message>
        <source>Allowlist</source>
        <translation>Zugelassene Zertifikate</translation>
    </message>
    <message>
        <source>Allow reserved</source>
        <translation>Reservierte Zeichen erlauben</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Any of</source>
        <translation>Beliebige von</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Authentication</source>
        <translation>Authentifizierung</translation>
    </message>
    <message>
        <source>authentication</source>
        <translation>Authentifizierung</translation>
    </message>
    <message>
        <source>Authorization code</source>
        <translation>Authorization Code</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>Authorization Code</translation>
    </message>
    <message>
        <source>Authorization URL</source>
        <translation>Autorisierungs-URL</translation>
    </message>
    <message>
        <source>Basic auth</source>
        <translation>Basic-Authentifizierung</translation>
    </message>
    <message>
        <source>basic auth</source>
        <translation>Basic-Authentifizierung</translation>
    </message>
    <message>
        <source>Bearer format</source>
        <translation>Bearer-Format</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Certificate pinning</source>
        <translation>Certificate Pinning</translation>
    </message>
    <message>
        <source>certificate pinning</source>
        <translation>Certificate Pinning</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Client certificates</source>
        <translation>Client-Zertifikate</translation>
    </message>
    <message>
        <source>client certificates</source>
        <translation>Client-Zertifikate</translation>
    </message>
    <message>
        <source>Client credentials</source>
        <translation>Client Credentials</translation>
    </message>
    <message>
        <source>client credentials</source>
        <translation>Client Credentials</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Content encoding</source>
        <translation>Codierung des Inhalts</translation>
    </message>
    <message>
        <source>Content media type</source>
        <translation>Medientyp des Inhalts</translation>
    </message>
    <message>
        <source>Content schema</source>
        <translation>Schema des Inhalts</translation>
    </message>
    <message>
        <source>content schema</source>
        <translation>Schema des Inhalts</translation>
    </message>
    <message>
        <source>Custom domain</source>
        <translation>Eigene Domain</translation>
    </message>
    <message>
        <source>custom domain</source>
        <translation>Eigene Domain</translation>
    </message>
    <message>
        <source>Data value</source>
        <translation>Datenwert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Default mapping</source>
        <translation>Standardzuordnung</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>Dependent required</source>
        <translation>Abhängig erforderlich</translation>
    </message>
    <message>
        <source>dependent required</source>
        <translation>Abhängig erforderlich</translation>
    </message>
    <message>
        <source>Dependent schemas</source>
        <translation>Abhängige Schemas</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Device authorization</source>
        <translation>Device Authorization</translation>
    </message>
    <message>
        <source>device authorization</source>
        <translation>Device Authorization</translation>
    </message>
    <message>
        <source>Device authorization URL</source>
        <translation>URL der Geräteautorisierung</translation>
    </message>
    <message>
        <source>Discriminator</source>
        <translation>Diskriminator</translation>
    </message>
    <message>
        <source>discriminator</source>
        <translation>Diskriminator</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domain</translation>
    </message>
    <message>
        <source>Domain to certificate mapping</source>
        <translation>Zertifikate nach Domain</translation>
    </message>
    <message>
        <source>Domain to public keys mapping</source>
        <translation>Öffentliche Schlüssel nach Domain</translation>
    </message>
    <message>
        <source>Dynamic anchor</source>
        <translation>Dynamischer Anker</translation>
    </message>
    <message>
        <source>Dynamic reference</source>
        <translation>Dynamische Referenz</translation>
    </message>
    <message>
        <source>Else</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>else</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codierung</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <translation>Zulässige Werte</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exclusive maximum</source>
        <translation>Exklusives Maximum</translation>
    </message>
    <message>
        <source>Exclusive minimum</source>
        <translation>Exklusives Minimum</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Explode</translation>
    </message>
    <message>
        <source>External documentation</source>
        <translation>Externe Dokumentation</translation>
    </message>
    <message>
        <source>external documentation</source>
        <translation>Externe Dokumentation</translation>
    </message>
    <message>
        <source>External value</source>
        <translation>Externer Wert</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Schema ID</source>
        <translation>Schema-ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>if</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Item encoding</source>
        <translation>Codierung der Elemente</translation>
    </message>
    <message>
        <source>item encoding</source>
        <translation>Codierung der Elemente</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Item schema</source>
        <translation>Schema der Elemente</translation>
    </message>
    <message>
        <source>item schema</source>
        <translation>Schema der Elemente</translation>
    </message>
    <message>
        <source>JSON Schema dialect</source>
        <translation>JSON-Schema-Dialekt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>license</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Max contains</source>
        <translation>Höchstanzahl Treffer</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Max items</source>
        <translation>Höchstanzahl Elemente</translation>
    </message>
    <message>
        <source>Max length</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>Max properties</source>
        <translation>Höchstanzahl Eigenschaften</translation>
    </message>
    <message>
        <source>Media types</source>
        <translation>Medientypen</translation>
    </message>
    <message>
        <source>Middleware</source>
        <translation>Middleware</translation>
    </message>
    <message>
        <source>middleware</source>
        <translation>Middleware</translation>
    </message>
    <message>
        <source>Min contains</source>
        <translation>Mindestanzahl Treffer</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Min items</source>
        <translation>Mindestanzahl Elemente</translation>
    </message>
    <message>
        <source>Min length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Min properties</source>
        <translation>Mindestanzahl Eigenschaften</translation>
    </message>
    <message>
        <source>Multiple of</source>
        <translation>Vielfaches von</translation>
    </message>
    <message>
        <source>Mutual TLS</source>
        <translation>Mutual TLS</translation>
    </message>
    <message>
        <source>mutual TLS</source>
        <translation>Mutual TLS</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Namensraum</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Nullable</source>
        <translation>Null zulässig</translation>
    </message>
    <message>
        <source>OAuth 2 metadata URL</source>
        <translation>OAuth-2-Metadaten-URL</translation>
    </message>
    <message>
        <source>One of</source>
        <translation>Eines von</translation>
    </message>
    <message>
        <source>OpenAPI version</source>
        <translation>OpenAPI-Version</translation>
    </message>
    <message>
        <source>OpenID Connect URL</source>
        <translation>OpenID-Connect-URL</translation>
    </message>
    <message>
        <source>Operation ID</source>
        <translation>Operations-ID</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnetes Tag</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>Path items</source>
        <translation>Pfadobjekte</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Pattern properties</source>
        <translation>Eigenschaften nach Muster</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Prefix encoding</source>
        <translation>Codierung der ersten Elemente</translation>
    </message>
    <message>
        <source>Prefix items</source>
        <translation>Erste Elemente</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Property name</source>
        <translation>Eigenschaftsname</translation>
    </message>
    <message>
        <source>Property names</source>
        <translation>Eigenschaftsnamen</translation>
    </message>
    <message>
        <source>property names</source>
        <translation>Eigenschaftsnamen</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Refresh URL</source>
        <translation>Aktualisierungs-URL</translation>
    </message>
    <message>
        <source>Request bodies</source>
        <translation>Anfrage-Bodys</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Schema dialect</source>
        <translation>Schemadialekt</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Authentifizierungsschema</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Scopes</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Security schemes</source>
        <translation>Sicherheitsschemas</translation>
    </message>
    <message>
        <source>Document URI</source>
        <translation>Dokument-URI</translation>
    </message>
    <message>
        <source>Serialized value</source>
        <translation>Serialisierter Wert</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Empfangspfad entfernen</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Terms of service</source>
        <translation>Nutzungsbedingungen</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Token URL</source>
        <translation>Token-URL</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Unevaluated items</source>
        <translation>Nicht ausgewertete Elemente</translation>
    </message>
    <message>
        <source>unevaluated items</source>
        <translation>Nicht ausgewertete Elemente</translation>
    </message>
    <message>
        <source>Unevaluated properties</source>
        <translation>Nicht ausgewertete Eigenschaften</translation>
    </message>
    <message>
        <source>unevaluated properties</source>
        <translation>Nicht ausgewertete Eigenschaften</translation>
    </message>
    <message>
        <source>Unique items</source>
        <translation>Eindeutige Elemente</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Wrapped</source>
        <translation>Umschlossen</translation>
    </message>
    <message>
        <source>Write only</source>
        <translation>Nur schreibbar</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>OpenAPI</source>
        <translation>OpenAPI</translation>
    </message>
    <message>
        <source>server variable</source>
        <translation>Servervariable</translation>
    </message>
    <message>
        <source>path item</source>
        <translation>Pfadobjekt</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>media type</source>
        <translation>Medientyp</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>Codierung</translation>
    </message>
    <message>
        <source>response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>security scheme</source>
        <translation>Sicherheitsschema</translation>
    </message>
    <message>
        <source>OAuth flows</source>
        <translation>OAuth-Flows</translation>
    </message>
    <message>
        <source>OAuth flow</source>
        <translation>OAuth-Flow</translation>
    </message>
    <message>
        <source>security requirement</source>
        <translation>Sicherheitsanforderung</translation>
    </message>
    <message>
        <source>gateway extension</source>
        <translation>Gateway-Erweiterung</translation>
    </message>
    <message>
        <source>certificate mapping</source>
        <translation>Zertifikatszuordnung</translation>
    </message>
    <message>
        <source>public keys</source>
        <translation>Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>What the body contains.</source>
        <translation>Was der Body enthält.</translation>
    </message>
    <message>
        <source>The body by media type or range of media types.</source>
        <translation>Der Body, nach Medientyp oder Bereich von Medientypen.</translation>
    </message>
    <message>
        <source>True if each request needs the body.</source>
        <translation>Gibt an, ob jede Anfrage den Body benötigt.</translation>
    </message>
    <message>
        <source>What the content is.</source>
        <translation>Was der Inhalt ist.</translation>
    </message>
    <message>
        <source>The schema of the content.</source>
        <translation>Das Schema des Inhalts.</translation>
    </message>
    <message>
        <source>The schema of each item of a sequence, such as a stream of events.</source>
        <translation>Das Schema jedes Elements einer Folge, zum Beispiel eines Ereignisstroms.</translation>
    </message>
    <message>
        <source>An example of the content.</source>
        <translation>Ein Beispiel für den Inhalt.</translation>
    </message>
    <message>
        <source>Examples of the content by their names.</source>
        <translation>Beispiele für den Inhalt nach Namen.</translation>
    </message>
    <message>
        <source>How properties are encoded in multipart and form content.</source>
        <translation>Wie Eigenschaften in Multipart- und Formularinhalten codiert werden.</translation>
    </message>
    <message>
        <source>How parts of multipart content are encoded, by position.</source>
        <translation>Wie die Teile von Multipart-Inhalten codiert werden, nach Position.</translation>
    </message>
    <message>
        <source>How the parts after those of prefixEncoding are encoded.</source>
        <translation>Wie die Teile nach denen von prefixEncoding codiert werden.</translation>
    </message>
    <message>
        <source>The media types of the property, separated by commas.</source>
        <translation>Die Medientypen der Eigenschaft, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Further headers of the part.</source>
        <translation>Weitere Header des Teils.</translation>
    </message>
    <message>
        <source>How lists and objects are written, as for query parameters.</source>
        <translation>Wie Listen und Objekte geschrieben werden, ebenso wie bei Query-Parametern.</translation>
    </message>
    <message>
        <source>True if each item or member is a parameter of its own.</source>
        <translation>Gibt an, ob jedes Element oder Feld ein eigener Parameter ist.</translation>
    </message>
    <message>
        <source>True if reserved characters are not percent-encoded.</source>
        <translation>Gibt an, ob reservierte Zeichen unverändert bleiben, also ohne Prozentcodierung.</translation>
    </message>
    <message>
        <source>How the properties of nested multipart content are encoded.</source>
        <translation>Wie die Eigenschaften von verschachtelten Multipart-Inhalten codiert werden.</translation>
    </message>
    <message>
        <source>How parts of nested multipart content are encoded, by position.</source>
        <translation>Wie die Teile von verschachtelten Multipart-Inhalten codiert werden, nach Position.</translation>
    </message>
    <message>
        <source>The response with this status code.</source>
        <translation>Die Antwort mit diesem Statuscode.</translation>
    </message>
    <message>
        <source>A short summary of the response.</source>
        <translation>Eine kurze Zusammenfassung der Antwort.</translation>
    </message>
    <message>
        <source>What the response means.</source>
        <translation>Was die Antwort bedeutet.</translation>
    </message>
    <message>
        <source>The headers of the response.</source>
        <translation>Die Header der Antwort.</translation>
    </message>
    <message>
        <source>Operations that can follow, by their names.</source>
        <translation>Operationen, die folgen können, nach Namen.</translation>
    </message>
    <message>
        <source>A short summary of the example.</source>
        <translation>Eine kurze Zusammenfassung des Beispiels.</translation>
    </message>
    <message>
        <source>What the example shows.</source>
        <translation>Was das Beispiel zeigt.</translation>
    </message>
    <message>
        <source>The value as data, which fits the schema.</source>
        <translation>Der Wert als Daten, passend zum Schema.</translation>
    </message>
    <message>
        <source>The text as it is sent.</source>
        <translation>Der Text, wie er gesendet wird.</translation>
    </message>
    <message>
        <source>The value of the example.</source>
        <translation>Der Wert des Beispiels.</translation>
    </message>
    <message>
        <source>The address of a file with the example.</source>
        <translation>Die Adresse einer Datei mit dem Beispiel.</translation>
    </message>
    <message>
        <source>The place of the operation.</source>
        <translation>Die Stelle der Operation.</translation>
    </message>
    <message>
        <source>The operationId of the operation.</source>
        <translation>Die operationId der Operation.</translation>
    </message>
    <message>
        <source>Values or expressions for the parameters of the operation.</source>
        <translation>Werte oder Ausdrücke für die Parameter der Operation.</translation>
    </message>
    <message>
        <source>A value or an expression for the body of the request.</source>
        <translation>Ein Wert oder Ausdruck für den Body der Anfrage.</translation>
    </message>
    <message>
        <source>What the link is for.</source>
        <translation>Wozu der Link dient.</translation>
    </message>
    <message>
        <source>The server of the operation.</source>
        <translation>Der Server der Operation.</translation>
    </message>
    <message>
        <source>The version of the OpenAPI specification that the document uses.</source>
        <translation>Die Version der OpenAPI-Spezifikation, die das Dokument verwendet.</translation>
    </message>
    <message>
        <source>The document&apos;s own URI, the base for relative references.</source>
        <translation>Die eigene URI des Dokuments, die Basis für relative Referenzen.</translation>
    </message>
    <message>
        <source>Title, version and other facts about the API.</source>
        <translation>Titel, Version und weitere Angaben zur API.</translation>
    </message>
    <message>
        <source>The JSON Schema dialect of schemas that have no $schema.</source>
        <translation>Der JSON-Schema-Dialekt von Schemas ohne $schema.</translation>
    </message>
    <message>
        <source>The servers of the API. Without servers, its URL is /.</source>
        <translation>Die Server der API. Ohne Server ist ihre URL „/“.</translation>
    </message>
    <message>
        <source>The paths of the API and their operations.</source>
        <translation>Die Pfade der API und ihre Operationen.</translation>
    </message>
    <message>
        <source>Requests that the API sends and that its users can receive.</source>
        <translation>Anfragen, die die API sendet und ihre Nutzer empfangen können.</translation>
    </message>
    <message>
        <source>Objects that other places refer to.</source>
        <translation>Objekte, auf die andere Stellen verweisen.</translation>
    </message>
    <message>
        <source>The security that operations need unless they state their own.</source>
        <translation>Die Sicherheit, die Operationen ohne eigene Angabe benötigen.</translation>
    </message>
    <message>
        <source>The tags in the order in which tools show them.</source>
        <translation>Die Tags in der Reihenfolge, in der Werkzeuge sie anzeigen.</translation>
    </message>
    <message>
        <source>More documentation of the API.</source>
        <translation>Weitere Dokumentation zur API.</translation>
    </message>
    <message>
        <source>The title of the API.</source>
        <translation>Der Titel der API.</translation>
    </message>
    <message>
        <source>A short summary of the API.</source>
        <translation>Eine kurze Zusammenfassung der API.</translation>
    </message>
    <message>
        <source>A description of the API.</source>
        <translation>Eine Beschreibung der API.</translation>
    </message>
    <message>
        <source>The address of the terms of service.</source>
        <translation>Die Adresse der Nutzungsbedingungen.</translation>
    </message>
    <message>
        <source>Who to contact about the API.</source>
        <translation>Der Ansprechpartner für die API.</translation>
    </message>
    <message>
        <source>The license of the API.</source>
        <translation>Die Lizenz der API.</translation>
    </message>
    <message>
        <source>The version of the API, not of the OpenAPI specification.</source>
        <translation>Die Version der API, nicht die der OpenAPI-Spezifikation.</translation>
    </message>
    <message>
        <source>The name of the contact, such as a team or a company.</source>
        <translation>Der Name des Kontakts, zum Beispiel eines Teams oder einer Firma.</translation>
    </message>
    <message>
        <source>The address of a page about the contact.</source>
        <translation>Die Adresse einer Seite über den Kontakt.</translation>
    </message>
    <message>
        <source>The e-mail address of the contact.</source>
        <translation>Die E-Mail-Adresse des Kontakts.</translation>
    </message>
    <message>
        <source>The name of the license.</source>
        <translation>Der Name der Lizenz.</translation>
    </message>
    <message>
        <source>The SPDX expression of the license.</source>
        <translation>Der SPDX-Ausdruck der Lizenz.</translation>
    </message>
    <message>
        <source>The address of the license.</source>
        <translation>Die Adresse der Lizenz.</translation>
    </message>
    <message>
        <source>The URL of the server. Names in braces are variables.</source>
        <translation>Die URL des Servers. Namen in geschweiften Klammern sind Variablen.</translation>
    </message>
    <message>
        <source>A name of the server that no other server has.</source>
        <translation>Ein Name des Servers, den kein anderer Server hat.</translation>
    </message>
    <message>
        <source>What the server is for.</source>
        <translation>Wozu der Server dient.</translation>
    </message>
    <message>
        <source>The variables in the URL by their names.</source>
        <translation>Die Variablen in der URL nach Namen.</translation>
    </message>
    <message>
        <source>The values that the variable can have.</source>
        <translation>Die Werte, die die Variable haben kann.</translation>
    </message>
    <message>
        <source>The value that is used unless another is chosen.</source>
        <translation>Der Wert, der verwendet wird, wenn kein anderer ausgewählt ist.</translation>
    </message>
    <message>
        <source>What the variable is for.</source>
        <translation>Wozu die Variable dient.</translation>
    </message>
    <message>
        <source>The name by which operations use the tag.</source>
        <translation>Der Name, mit dem Operationen das Tag verwenden.</translation>
    </message>
    <message>
        <source>A short name for display.</source>
        <translation>Ein kurzer Name für die Anzeige.</translation>
    </message>
    <message>
        <source>A description of the tag.</source>
        <translation>Eine Beschreibung des Tags.</translation>
    </message>
    <message>
        <source>More documentation of the tag.</source>
        <translation>Weitere Dokumentation zum Tag.</translation>
    </message>
    <message>
        <source>The name of the tag that contains this one.</source>
        <translation>Der Name des Tags, das dieses enthält.</translation>
    </message>
    <message>
        <source>What the tag is used for, such as nav, badge or audience.</source>
        <translation>Wofür das Tag verwendet wird, zum Beispiel nav, badge oder audience.</translation>
    </message>
    <message>
        <source>What is documented there.</source>
        <translation>Was dort dokumentiert ist.</translation>
    </message>
    <message>
        <source>The address of the documentation.</source>
        <translation>Die Adresse der Dokumentation.</translation>
    </message>
    <message>
        <source>The address of the object, such as #/components/responses/NotFound.</source>
        <translation>Die Adresse des Objekts, zum Beispiel #/components/responses/NotFound.</translation>
    </message>
    <message>
        <source>Replaces the summary of that object.</source>
        <translation>Ersetzt die Zusammenfassung dieses Objekts.</translation>
    </message>
    <message>
        <source>Replaces the description of that object.</source>
        <translation>Ersetzt die Beschreibung dieses Objekts.</translation>
    </message>
    <message>
        <source>Schemas that other places refer to.</source>
        <translation>Schemas, auf die andere Stellen verweisen.</translation>
    </message>
    <message>
        <source>Responses that operations refer to.</source>
        <translation>Antworten, auf die Operationen verweisen.</translation>
    </message>
    <message>
        <source>Parameters that operations and paths refer to.</source>
        <translation>Parameter, auf die Operationen und Pfade verweisen.</translation>
    </message>
    <message>
        <source>Examples that other places refer to.</source>
        <translation>Beispiele, auf die andere Stellen verweisen.</translation>
    </message>
    <message>
        <source>Request bodies that operations refer to.</source>
        <translation>Anfrage-Bodys, auf die Operationen verweisen.</translation>
    </message>
    <message>
        <source>Headers that responses refer to.</source>
        <translation>Header, auf die Antworten verweisen.</translation>
    </message>
    <message>
        <source>Security schemes that security requirements name.</source>
        <translation>Sicherheitsschemas, die Sicherheitsanforderungen nennen.</translation>
    </message>
    <message>
        <source>Links that responses refer to.</source>
        <translation>Links, auf die Antworten verweisen.</translation>
    </message>
    <message>
        <source>Callbacks that operations refer to.</source>
        <translation>Callbacks, auf die Operationen verweisen.</translation>
    </message>
    <message>
        <source>Path items that paths refer to.</source>
        <translation>Pfadobjekte, auf die Pfade verweisen.</translation>
    </message>
    <message>
        <source>Media types that content refers to.</source>
        <translation>Medientypen, auf die Inhalte verweisen.</translation>
    </message>
    <message>
        <source>The name of the API in the gateway and whether it is active.</source>
        <translation>Der Name der API im Gateway, und ob sie aktiv ist.</translation>
    </message>
    <message>
        <source>How clients reach the API.</source>
        <translation>Wie Clients die API erreichen.</translation>
    </message>
    <message>
        <source>Where the gateway sends requests.</source>
        <translation>Wohin das Gateway Anfragen sendet.</translation>
    </message>
    <message>
        <source>What the gateway does with requests and responses.</source>
        <translation>Was das Gateway mit Anfragen und Antworten macht.</translation>
    </message>
    <message>
        <source>Settings of operations of the document, by their operationId.</source>
        <translation>Einstellungen für Operationen des Dokuments, nach operationId.</translation>
    </message>
    <message>
        <source>The id of the API in the gateway.</source>
        <translation>Die ID der API im Gateway.</translation>
    </message>
    <message>
        <source>The name of the API in the gateway.</source>
        <translation>Der Name der API im Gateway.</translation>
    </message>
    <message>
        <source>Whether the API is active.</source>
        <translation>Ob die API aktiv ist.</translation>
    </message>
    <message>
        <source>True if the gateway accepts requests for the API.</source>
        <translation>Gibt an, ob das Gateway Anfragen an die API annimmt.</translation>
    </message>
    <message>
        <source>The path on which the gateway listens.</source>
        <translation>Der Pfad, auf dem das Gateway lauscht.</translation>
    </message>
    <message>
        <source>How clients authenticate.</source>
        <translation>Wie sich Clients authentifizieren.</translation>
    </message>
    <message>
        <source>The certificates of clients.</source>
        <translation>Die Zertifikate von Clients.</translation>
    </message>
    <message>
        <source>The domain of the API and its certificates.</source>
        <translation>Die Domain der API und ihre Zertifikate.</translation>
    </message>
    <message>
        <source>The beginning of the path of all requests for the API.</source>
        <translation>Der Pfadanfang aller Anfragen an die API.</translation>
    </message>
    <message>
        <source>True if the gateway removes the listen path before it forwards a request.</source>
        <translation>Gibt an, ob das Gateway den Empfangspfad entfernt, bevor es eine Anfrage weiterleitet.</translation>
    </message>
    <message>
        <source>True if clients have to authenticate.</source>
        <translation>Gibt an, ob sich Clients authentifizieren müssen.</translation>
    </message>
    <message>
        <source>Settings of the security schemes of the document, by their names.</source>
        <translation>Einstellungen für die Sicherheitsschemas des Dokuments, nach Namen.</translation>
    </message>
    <message>
        <source>True if the gateway checks the credentials of this scheme.</source>
        <translation>Gibt an, ob das Gateway die Anmeldedaten dieses Schemas prüft.</translation>
    </message>
    <message>
        <source>True if only clients with a listed certificate are accepted.</source>
        <translation>Gibt an, ob nur Clients mit einem Zertifikat aus der Liste zugelassen sind.</translation>
    </message>
    <message>
        <source>The ids of the certificates of clients.</source>
        <translation>Die IDs der Zertifikate von Clients.</translation>
    </message>
    <message>
        <source>True if the API has a domain of its own.</source>
        <translation>Gibt an, ob die API eine eigene Domain hat.</translation>
    </message>
    <message>
        <source>The domain.</source>
        <translation>Die Domain.</translation>
    </message>
    <message>
        <source>The ids of the certificates of the domain.</source>
        <translation>Die IDs der Zertifikate der Domain.</translation>
    </message>
    <message>
        <source>The URL to which the gateway sends requests.</source>
        <translation>Die URL, an die das Gateway Anfragen sendet.</translation>
    </message>
    <message>
        <source>How the gateway authenticates to the upstream.</source>
        <translation>Wie sich das Gateway beim Upstream authentifiziert.</translation>
    </message>
    <message>
        <source>The certificates that the gateway sends to upstreams.</source>
        <translation>Die Zertifikate, die das Gateway an Upstreams sendet.</translation>
    </message>
    <message>
        <source>The public keys that the gateway accepts from upstreams.</source>
        <translation>Die öffentlichen Schlüssel, die das Gateway von Upstreams akzeptiert.</translation>
    </message>
    <message>
        <source>True if the gateway sends a certificate.</source>
        <translation>Gibt an, ob das Gateway ein Zertifikat sendet.</translation>
    </message>
    <message>
        <source>The certificate of each domain.</source>
        <translation>Das Zertifikat jeder Domain.</translation>
    </message>
    <message>
        <source>The domain of the upstream.</source>
        <translation>Die Domain des Upstreams.</translation>
    </message>
    <message>
        <source>The id of the certificate.</source>
        <translation>Die ID des Zertifikats.</translation>
    </message>
    <message>
        <source>True if the gateway accepts only the listed public keys.</source>
        <translation>Gibt an, ob das Gateway nur die aufgeführten öffentlichen Schlüssel akzeptiert.</translation>
    </message>
    <message>
        <source>The public keys of each domain.</source>
        <translation>Die öffentlichen Schlüssel jeder Domain.</translation>
    </message>
    <message>
        <source>The ids of the certificates with the public keys.</source>
        <translation>Die IDs der Zertifikate mit den öffentlichen Schlüsseln.</translation>
    </message>
    <message>
        <source>True if the gateway authenticates to the upstream.</source>
        <translation>Gibt an, ob sich das Gateway beim Upstream authentifiziert.</translation>
    </message>
    <message>
        <source>The credentials for Basic authentication.</source>
        <translation>Die Anmeldedaten für die Basic-Authentifizierung.</translation>
    </message>
    <message>
        <source>True if the gateway sends these credentials.</source>
        <translation>Gibt an, ob das Gateway diese Anmeldedaten sendet.</translation>
    </message>
    <message>
        <source>The user name, or a reference to it.</source>
        <translation>Der Benutzername oder eine Referenz darauf.</translation>
    </message>
    <message>
        <source>The header field with the credentials.</source>
        <translation>Das Header-Feld mit den Anmeldedaten.</translation>
    </message>
    <message>
        <source>True if the credentials are in the header field of this name.</source>
        <translation>Gibt an, ob die Anmeldedaten im Header-Feld dieses Namens stehen.</translation>
    </message>
    <message>
        <source>The name of the header field. The default is Authorization.</source>
        <translation>Der Name des Header-Felds. Standardwert ist Authorization.</translation>
    </message>
    <message>
        <source>A path, relative to the URL of the server.</source>
        <translation>Ein Pfad, relativ zur URL des Servers.</translation>
    </message>
    <message>
        <source>The address of the path item, in this file or another.</source>
        <translation>Die Adresse des Pfadobjekts, in dieser oder einer anderen Datei.</translation>
    </message>
    <message>
        <source>A short summary of all operations of the path.</source>
        <translation>Eine kurze Zusammenfassung aller Operationen des Pfads.</translation>
    </message>
    <message>
        <source>A description of all operations of the path.</source>
        <translation>Eine Beschreibung aller Operationen des Pfads.</translation>
    </message>
    <message>
        <source>The operation of GET.</source>
        <translation>Die Operation für GET.</translation>
    </message>
    <message>
        <source>The operation of PUT.</source>
        <translation>Die Operation für PUT.</translation>
    </message>
    <message>
        <source>The operation of POST.</source>
        <translation>Die Operation für POST.</translation>
    </message>
    <message>
        <source>The operation of DELETE.</source>
        <translation>Die Operation für DELETE.</translation>
    </message>
    <message>
        <source>The operation of OPTIONS.</source>
        <translation>Die Operation für OPTIONS.</translation>
    </message>
    <message>
        <source>The operation of HEAD.</source>
        <translation>Die Operation für HEAD.</translation>
    </message>
    <message>
        <source>The operation of PATCH.</source>
        <translation>Die Operation für PATCH.</translation>
    </message>
    <message>
        <source>The operation of TRACE.</source>
        <translation>Die Operation für TRACE.</translation>
    </message>
    <message>
        <source>The operation of QUERY, a safe method with content.</source>
        <translation>Die Operation für QUERY, eine sichere Methode mit Inhalt.</translation>
    </message>
    <message>
        <source>The operations of other methods.</source>
        <translation>Die Operationen anderer Methoden.</translation>
    </message>
    <message>
        <source>The servers of this path instead of those of the document.</source>
        <translation>Die Server dieses Pfads anstelle der Server des Dokuments.</translation>
    </message>
    <message>
        <source>Parameters of all operations of the path.</source>
        <translation>Parameter aller Operationen des Pfads.</translation>
    </message>
    <message>
        <source>The operation of this method.</source>
        <translation>Die Operation dieser Methode.</translation>
    </message>
    <message>
        <source>The tags by which tools group the operation.</source>
        <translation>Die Tags, nach denen Werkzeuge die Operation gruppieren.</translation>
    </message>
    <message>
        <source>A short summary of what the operation does.</source>
        <translation>Eine kurze Zusammenfassung dessen, was die Operation macht.</translation>
    </message>
    <message>
        <source>A description of how the operation behaves.</source>
        <translation>Eine Beschreibung, wie sich die Operation verhält.</translation>
    </message>
    <message>
        <source>More documentation of the operation.</source>
        <translation>Weitere Dokumentation zur Operation.</translation>
    </message>
    <message>
        <source>A name of the operation that no other operation has.</source>
        <translation>Ein Name der Operation, den keine andere Operation hat.</translation>
    </message>
    <message>
        <source>The parameters of the operation.</source>
        <translation>Die Parameter der Operation.</translation>
    </message>
    <message>
        <source>The body of the request.</source>
        <translation>Der Body der Anfrage.</translation>
    </message>
    <message>
        <source>The possible responses by status code.</source>
        <translation>Die möglichen Antworten nach Statuscode.</translation>
    </message>
    <message>
        <source>Requests that the API sends back to the client.</source>
        <translation>Anfragen, die die API an den Client zurücksendet.</translation>
    </message>
    <message>
        <source>True if clients should no longer use the operation.</source>
        <translation>Gibt an, ob die Operation veraltet ist und von Clients nicht mehr verwendet werden soll.</translation>
    </message>
    <message>
        <source>The security of this operation instead of that of the document. An empty list removes it.</source>
        <translation>Die Sicherheit dieser Operation anstelle der des Dokuments. Eine leere Liste hebt sie auf.</translation>
    </message>
    <message>
        <source>Requirements of the document</source>
        <translation>Anforderungen des Dokuments</translation>
    </message>
    <message>
        <source>The servers of this operation instead of those of the path.</source>
        <translation>Die Server dieser Operation anstelle der Server des Pfads.</translation>
    </message>
    <message>
        <source>The name of the parameter, as in the request.</source>
        <translation>Der Name des Parameters, wie in der Anfrage.</translation>
    </message>
    <message>
        <source>Where the parameter is in the request.</source>
        <translation>Wo in der Anfrage der Parameter steht.</translation>
    </message>
    <message>
        <source>What the parameter is for.</source>
        <translation>Wozu der Parameter dient.</translation>
    </message>
    <message>
        <source>True if each request needs the parameter. Parameters in the path always do.</source>
        <translation>Gibt an, ob jede Anfrage den Parameter benötigt. Bei Pfad-Parametern ist das immer so.</translation>
    </message>
    <message>
        <source>True if clients should no longer use the parameter.</source>
        <translation>Gibt an, ob der Parameter veraltet ist und von Clients nicht mehr verwendet werden soll.</translation>
    </message>
    <message>
        <source>True if a query parameter can have no value.</source>
        <translation>Gibt an, ob ein Query-Parameter ohne Wert zulässig ist.</translation>
    </message>
    <message>
        <source>How lists and objects are written.</source>
        <translation>Wie Listen und Objekte geschrieben werden.</translation>
    </message>
    <message>
        <source>The schema of the value.</source>
        <translation>Das Schema des Werts.</translation>
    </message>
    <message>
        <source>An example of the value.</source>
        <translation>Ein Beispiel für den Wert.</translation>
    </message>
    <message>
        <source>Examples of the value by their names.</source>
        <translation>Beispiele für den Wert nach Namen.</translation>
    </message>
    <message>
        <source>The value as a media type, instead of schema. It has one entry.</source>
        <translation>Der Wert als Medientyp, anstelle von schema. Das Feld hat genau einen Eintrag.</translation>
    </message>
    <message>
        <source>What the header is for.</source>
        <translation>Wozu der Header dient.</translation>
    </message>
    <message>
        <source>True if the header is always there.</source>
        <translation>Gibt an, ob der Header immer vorhanden ist.</translation>
    </message>
    <message>
        <source>True if clients should no longer use the header.</source>
        <translation>Gibt an, ob der Header veraltet ist und von Clients nicht mehr verwendet werden soll.</translation>
    </message>
    <message>
        <source>True if the members of objects are written as name=value.</source>
        <translation>Gibt an, ob die Felder von Objekten als name=wert geschrieben werden.</translation>
    </message>
    <message>
        <source>The request that is sent to the URL of this expression.</source>
        <translation>Die Anfrage, die an die URL dieses Ausdrucks gesendet wird.</translation>
    </message>
    <message>
        <source>The properties that this property needs.</source>
        <translation>Die Eigenschaften, die diese Eigenschaft benötigt.</translation>
    </message>
    <message>
        <source>The place of a schema that applies too.</source>
        <translation>Die Stelle eines Schemas, das ebenfalls gilt.</translation>
    </message>
    <message>
        <source>The dialect of the schema.</source>
        <translation>Der Dialekt des Schemas.</translation>
    </message>
    <message>
        <source>The URI of the schema, the base for relative references.</source>
        <translation>Die URI des Schemas, die Basis für relative Referenzen.</translation>
    </message>
    <message>
        <source>A name by which references find the schema.</source>
        <translation>Ein Name, unter dem Referenzen das Schema finden.</translation>
    </message>
    <message>
        <source>A reference to the outermost schema with this dynamic anchor.</source>
        <translation>Eine Referenz auf das äußerste Schema mit diesem dynamischen Anker.</translation>
    </message>
    <message>
        <source>A name that $dynamicRef finds.</source>
        <translation>Ein Name, den $dynamicRef findet.</translation>
    </message>
    <message>
        <source>The vocabularies of a dialect, in its meta-schema.</source>
        <translation>Die Vokabulare eines Dialekts, in seinem Metaschema.</translation>
    </message>
    <message>
        <source>A note for those who maintain the schema.</source>
        <translation>Eine Notiz für alle, die das Schema pflegen.</translation>
    </message>
    <message>
        <source>Schemas that this one refers to.</source>
        <translation>Schemas, auf die dieses verweist.</translation>
    </message>
    <message>
        <source>A short name of the schema.</source>
        <translation>Ein kurzer Name des Schemas.</translation>
    </message>
    <message>
        <source>What the value means.</source>
        <translation>Was der Wert bedeutet.</translation>
    </message>
    <message>
        <source>The value that is assumed when there is none.</source>
        <translation>Der Wert, der angenommen wird, wenn keiner vorhanden ist.</translation>
    </message>
    <message>
        <source>Examples of the value.</source>
        <translation>Beispiele für den Wert.</translation>
    </message>
    <message>
        <source>True if clients should no longer use the value.</source>
        <translation>Gibt an, ob der Wert veraltet ist und von Clients nicht mehr verwendet werden soll.</translation>
    </message>
    <message>
        <source>True if the value is only in responses.</source>
        <translation>Gibt an, ob der Wert nur in Antworten vorkommt.</translation>
    </message>
    <message>
        <source>True if the value is only in requests.</source>
        <translation>Gibt an, ob der Wert nur in Anfragen vorkommt.</translation>
    </message>
    <message>
        <source>More documentation of the schema.</source>
        <translation>Weitere Dokumentation zum Schema.</translation>
    </message>
    <message>
        <source>The type of the value.</source>
        <translation>Der Typ des Werts.</translation>
    </message>
    <message>
        <source>The type of the value, or a list of types.</source>
        <translation>Der Typ des Werts oder eine Liste von Typen.</translation>
    </message>
    <message>
        <source>True if the value can be null.</source>
        <translation>Gibt an, ob der Wert null sein kann.</translation>
    </message>
    <message>
        <source>The values that are allowed.</source>
        <translation>Die zulässigen Werte.</translation>
    </message>
    <message>
        <source>The only value that is allowed.</source>
        <translation>Der einzige zulässige Wert.</translation>
    </message>
    <message>
        <source>A form of the value, such as date-time or int32.</source>
        <translation>Eine Form des Werts, zum Beispiel date-time oder int32.</translation>
    </message>
    <message>
        <source>The value is a multiple of this number, which is greater than zero.</source>
        <translation>Der Wert ist ein Vielfaches dieser Zahl, die größer als null ist.</translation>
    </message>
    <message>
        <source>The smallest value.</source>
        <translation>Der kleinste Wert.</translation>
    </message>
    <message>
        <source>The greatest value.</source>
        <translation>Der größte Wert.</translation>
    </message>
    <message>
        <source>True if the value must not be equal to minimum.</source>
        <translation>Gibt an, ob der Wert nicht gleich minimum sein darf.</translation>
    </message>
    <message>
        <source>True if the value must not be equal to maximum.</source>
        <translation>Gibt an, ob der Wert nicht gleich maximum sein darf.</translation>
    </message>
    <message>
        <source>The value is greater than this number.</source>
        <translation>Der Wert ist größer als diese Zahl.</translation>
    </message>
    <message>
        <source>The value is less than this number.</source>
        <translation>Der Wert ist kleiner als diese Zahl.</translation>
    </message>
    <message>
        <source>The smallest number of characters.</source>
        <translation>Die kleinste Anzahl von Zeichen.</translation>
    </message>
    <message>
        <source>The greatest number of characters.</source>
        <translation>Die größte Anzahl von Zeichen.</translation>
    </message>
    <message>
        <source>A regular expression that the text must match.</source>
        <translation>Ein regulärer Ausdruck, auf den der Text passen muss.</translation>
    </message>
    <message>
        <source>How the text encodes binary data, such as base64.</source>
        <translation>Wie der Text Binärdaten codiert, zum Beispiel base64.</translation>
    </message>
    <message>
        <source>The media type of the text&apos;s content.</source>
        <translation>Der Medientyp des Textinhalts.</translation>
    </message>
    <message>
        <source>The schema of the text&apos;s content.</source>
        <translation>Das Schema des Textinhalts.</translation>
    </message>
    <message>
        <source>The schema of the items.</source>
        <translation>Das Schema der Elemente.</translation>
    </message>
    <message>
        <source>The schemas of the first items, by position.</source>
        <translation>Die Schemas der ersten Elemente, nach Position.</translation>
    </message>
    <message>
        <source>The schema of at least one item.</source>
        <translation>Das Schema mindestens eines Elements.</translation>
    </message>
    <message>
        <source>The smallest number of items that match contains.</source>
        <translation>Die kleinste Anzahl von Elementen, die zu contains passen.</translation>
    </message>
    <message>
        <source>The greatest number of items that match contains.</source>
        <translation>Die größte Anzahl von Elementen, die zu contains passen.</translation>
    </message>
    <message>
        <source>The smallest number of items.</source>
        <translation>Die kleinste Anzahl von Elementen.</translation>
    </message>
    <message>
        <source>The greatest number of items.</source>
        <translation>Die größte Anzahl von Elementen.</translation>
    </message>
    <message>
        <source>True if no two items are equal.</source>
        <translation>Gibt an, ob alle Elemente verschieden sein müssen.</translation>
    </message>
    <message>
        <source>The schema of items that no other keyword describes.</source>
        <translation>Das Schema der Elemente, die kein anderes Schlüsselwort beschreibt.</translation>
    </message>
    <message>
        <source>The schemas of properties by their names.</source>
        <translation>Die Schemas der Eigenschaften nach Namen.</translation>
    </message>
    <message>
        <source>The properties that must be there.</source>
        <translation>Die Eigenschaften, die vorhanden sein müssen.</translation>
    </message>
    <message>
        <source>The schemas of properties whose names match a regular expression.</source>
        <translation>Die Schemas von Eigenschaften, auf deren Namen ein regulärer Ausdruck passt.</translation>
    </message>
    <message>
        <source>The schema of all other properties, or whether there can be any.</source>
        <translation>Das Schema aller weiteren Eigenschaften, oder ob es solche geben kann.</translation>
    </message>
    <message>
        <source>The schema of the names of properties.</source>
        <translation>Das Schema der Eigenschaftsnamen.</translation>
    </message>
    <message>
        <source>The smallest number of properties.</source>
        <translation>Die kleinste Anzahl von Eigenschaften.</translation>
    </message>
    <message>
        <source>The greatest number of properties.</source>
        <translation>Die größte Anzahl von Eigenschaften.</translation>
    </message>
    <message>
        <source>Properties that must be there when another one is.</source>
        <translation>Eigenschaften, die vorhanden sein müssen, wenn eine andere es ist.</translation>
    </message>
    <message>
        <source>Schemas that apply when a property is there.</source>
        <translation>Schemas, die gelten, wenn eine Eigenschaft vorhanden ist.</translation>
    </message>
    <message>
        <source>The schema of properties that no other keyword describes.</source>
        <translation>Das Schema der Eigenschaften, die kein anderes Schlüsselwort beschreibt.</translation>
    </message>
    <message>
        <source>All of these schemas apply.</source>
        <translation>Alle diese Schemas gelten.</translation>
    </message>
    <message>
        <source>At least one of these schemas applies.</source>
        <translation>Mindestens eines dieser Schemas gilt.</translation>
    </message>
    <message>
        <source>Exactly one of these schemas applies.</source>
        <translation>Genau eines dieser Schemas gilt.</translation>
    </message>
    <message>
        <source>This schema must not apply.</source>
        <translation>Dieses Schema darf nicht gelten.</translation>
    </message>
    <message>
        <source>Chooses between then and else.</source>
        <translation>Entscheidet zwischen then und else.</translation>
    </message>
    <message>
        <source>Applies if the schema of if does.</source>
        <translation>Gilt, wenn das Schema von if gilt.</translation>
    </message>
    <message>
        <source>Applies if the schema of if does not.</source>
        <translation>Gilt, wenn das Schema von if nicht gilt.</translation>
    </message>
    <message>
        <source>The property that says which schema a value has.</source>
        <translation>Die Eigenschaft, die angibt, welches Schema ein Wert hat.</translation>
    </message>
    <message>
        <source>How the value is written in XML.</source>
        <translation>Wie der Wert in XML geschrieben wird.</translation>
    </message>
    <message>
        <source>The name of the property that says which schema a value has.</source>
        <translation>Der Name der Eigenschaft, die angibt, welches Schema ein Wert hat.</translation>
    </message>
    <message>
        <source>Schemas by the value of the property.</source>
        <translation>Schemas nach dem Wert der Eigenschaft.</translation>
    </message>
    <message>
        <source>The schema when the property is missing or its value has no mapping.</source>
        <translation>Das Schema, wenn die Eigenschaft fehlt oder ihr Wert keine Zuordnung hat.</translation>
    </message>
    <message>
        <source>The kind of node in the XML document.</source>
        <translation>Die Art des Knotens im XML-Dokument.</translation>
    </message>
    <message>
        <source>The name of the element or attribute.</source>
        <translation>Der Name des Elements oder Attributs.</translation>
    </message>
    <message>
        <source>The URI of the namespace.</source>
        <translation>Die URI des Namensraums.</translation>
    </message>
    <message>
        <source>The prefix of the name.</source>
        <translation>Das Präfix des Namens.</translation>
    </message>
    <message>
        <source>True if the property is an attribute.</source>
        <translation>Gibt an, ob die Eigenschaft ein Attribut ist.</translation>
    </message>
    <message>
        <source>True if a list has an element around its items.</source>
        <translation>Gibt an, ob die Einträge einer Liste in einem eigenen Element stehen.</translation>
    </message>
    <message>
        <source>The kind of security.</source>
        <translation>Die Art der Sicherheit.</translation>
    </message>
    <message>
        <source>How clients get access.</source>
        <translation>Wie Clients Zugriff erhalten.</translation>
    </message>
    <message>
        <source>The name of the header, query parameter or cookie.</source>
        <translation>Der Name des Headers, Query-Parameters oder Cookies.</translation>
    </message>
    <message>
        <source>Where the key is in the request.</source>
        <translation>Wo in der Anfrage der Schlüssel steht.</translation>
    </message>
    <message>
        <source>The HTTP authentication scheme, such as basic or bearer.</source>
        <translation>Das HTTP-Authentifizierungsschema, zum Beispiel basic oder bearer.</translation>
    </message>
    <message>
        <source>The form of the token, such as JWT.</source>
        <translation>Die Form des Tokens, zum Beispiel JWT.</translation>
    </message>
    <message>
        <source>The OAuth flows that the API supports.</source>
        <translation>Die OAuth-Flows, die die API unterstützt.</translation>
    </message>
    <message>
        <source>The address of the OpenID Connect configuration.</source>
        <translation>Die Adresse der OpenID-Connect-Konfiguration.</translation>
    </message>
    <message>
        <source>The address of the metadata of the authorization server.</source>
        <translation>Die Adresse der Metadaten des Autorisierungsservers.</translation>
    </message>
    <message>
        <source>True if clients should no longer use the scheme.</source>
        <translation>Gibt an, ob das Schema veraltet ist und von Clients nicht mehr verwendet werden soll.</translation>
    </message>
    <message>
        <source>The implicit flow.</source>
        <translation>Der Flow „Implicit“.</translation>
    </message>
    <message>
        <source>The resource owner password flow.</source>
        <translation>Der Flow „Resource Owner Password“.</translation>
    </message>
    <message>
        <source>The client credentials flow.</source>
        <translation>Der Flow „Client Credentials“.</translation>
    </message>
    <message>
        <source>The authorization code flow.</source>
        <translation>Der Flow „Authorization Code“.</translation>
    </message>
    <message>
        <source>The device authorization flow.</source>
        <translation>Der Flow „Device Authorization“.</translation>
    </message>
    <message>
        <source>The address where users authorize the client.</source>
        <translation>Die Adresse, unter der Benutzer den Client autorisieren.</translation>
    </message>
    <message>
        <source>The address where clients get a token.</source>
        <translation>Die Adresse, unter der Clients ein Token erhalten.</translation>
    </message>
    <message>
        <source>The address where clients refresh a token.</source>
        <translation>Die Adresse, unter der Clients ein Token erneuern.</translation>
    </message>
    <message>
        <source>The scopes with a description of each.</source>
        <translation>Die Scopes mit je einer Beschreibung.</translation>
    </message>
    <message>
        <source>The address where a device asks for authorization.</source>
        <translation>Die Adresse, unter der ein Gerät um Autorisierung bittet.</translation>
    </message>
    <message>
        <source>The scopes or roles that are needed.</source>
        <translation>Die benötigten Scopes oder Rollen.</translation>
    </message>
    <message>
        <source>DELETE</source>
        <translation>DELETE</translation>
    </message>
    <message>
        <source>GET</source>
        <translation>GET</translation>
    </message>
    <message>
        <source>HEAD</source>
        <translation>HEAD</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>PATCH</source>
        <translation>PATCH</translation>
    </message>
    <message>
        <source>POST</source>
        <translation>POST</translation>
    </message>
    <message>
        <source>PUT</source>
        <translation>PUT</translation>
    </message>
    <message>
        <source>QUERY</source>
        <translation>QUERY</translation>
    </message>
    <message>
        <source>TRACE</source>
        <translation>TRACE</translation>
    </message>
    <message>
        <source>Content type</source>
        <translation>Medientyp</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Implicit</source>
        <translation>Implicit</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>Implicit</translation>
    </message>
    <message>
        <source>Node type</source>
        <translation>Knotentyp</translation>
    </message>
    <message>
        <source>Operation ref</source>
        <translation>Operationsreferenz</translation>
    </message>
    <message>
        <source>The password, or better a reference to it, such as env://PASSWORD.</source>
        <translation>Das Kennwort, oder besser eine Referenz darauf, zum Beispiel env://PASSWORD.</translation>
    </message>
</context>
<context>
    <name>SyntaxErrors</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: line and column; %2: what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>answers::AnswerPage</name>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Show calls</source>
        <translation>Aufrufe anzeigen</translation>
    </message>
    <message>
        <source>Show the requests sent to the dashboard and the portal, with their responses</source>
        <translation>Die an das Dashboard und das Portal gesendeten Anfragen mit ihren Antworten anzeigen</translation>
    </message>
</context>
<context>
    <name>answers::CallFrame</name>
    <message>
        <source>Status %1</source>
        <comment>%1 is an HTTP status</comment>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>The response has no body.</source>
        <translation>Die Antwort hat keinen Body.</translation>
    </message>
    <message>
        <source>The list below is from %1.</source>
        <comment>%1 is a day and time</comment>
        <translation>Die folgende Liste ist vom %1.</translation>
    </message>
    <message>
        <source>Showing a saved response from %1. %2</source>
        <comment>%1 is a day and time, %2 a sentence about the failed call</comment>
        <translation>Gespeicherte Antwort vom %1. %2</translation>
    </message>
    <message>
        <source>Edit environment…</source>
        <translation>Umgebung bearbeiten…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>answers::CallProgress</name>
    <message>
        <source>Waiting for the server…</source>
        <translation>Auf den Server wird gewartet…</translation>
    </message>
    <message>
        <source>%1 of %2 received</source>
        <comment>%1 and %2 are sizes, for instance 12 MiB</comment>
        <translation>%1 von %2 empfangen</translation>
    </message>
    <message>
        <source>%1 received</source>
        <comment>%1 is a size, for instance 12 MiB</comment>
        <translation>%1 empfangen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel this call</source>
        <translation>Diesen Aufruf abbrechen</translation>
    </message>
</context>
<context>
    <name>answers::RecordView</name>
    <message>
        <source>Other members of the response</source>
        <translation>Weitere Felder der Antwort</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>calls::CallsDialog</name>
    <message>
        <source>Calls to the dashboard and portal</source>
        <translation>Aufrufe an Dashboard und Portal</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Noch keine Aufrufe</translation>
    </message>
    <message>
        <source>Calls to the dashboard and the portal are listed here.</source>
        <translation>Hier werden Aufrufe an das Dashboard und das Portal aufgeführt.</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Copy the call as a curl command, without secrets</source>
        <translation>Den Aufruf als curl-Befehl ohne Geheimnisse kopieren</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>HAR exportieren…</translation>
    </message>
    <message>
        <source>Export all calls as an HTTP archive, without secrets</source>
        <translation>Alle Aufrufe als HTTP-Archiv ohne Geheimnisse exportieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Remove all calls from the list</source>
        <translation>Alle Aufrufe aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>certificates</name>
    <message>
        <source>Not used: the definition is not active</source>
        <translation>Nicht verwendet: Die Definition ist nicht aktiv</translation>
    </message>
    <message>
        <source>Not used: the setting is not enabled</source>
        <translation>Nicht verwendet: Die Einstellung ist nicht aktiviert</translation>
    </message>
    <message>
        <source>Not used: the custom domain has no name</source>
        <translation>Nicht verwendet: Die eigene Domain hat keinen Namen</translation>
    </message>
    <message>
        <source>Not used: the upstream URL is without TLS</source>
        <translation>Nicht verwendet: Die Upstream-URL ist ohne TLS</translation>
    </message>
    <message>
        <source>Not used: the upstream has another host</source>
        <translation>Nicht verwendet: Der Upstream hat einen anderen Host</translation>
    </message>
    <message>
        <source>Not used: another mapping is a closer match for the upstream</source>
        <translation>Nicht verwendet: Eine andere Zuordnung passt genauer zum Upstream</translation>
    </message>
    <message>
        <source>Stops on %1: no other certificate serves the custom domain</source>
        <comment>%1 is a date</comment>
        <translation>Fällt am %1 aus: Kein anderes Zertifikat gilt für die eigene Domain</translation>
    </message>
    <message>
        <source>Stops on %1: the upstream refuses the gateway&apos;s calls</source>
        <comment>%1 is a date</comment>
        <translation>Fällt am %1 aus: Der Upstream weist die Aufrufe des Gateways ab</translation>
    </message>
    <message>
        <source>Stops on %1: no client has a valid certificate</source>
        <comment>%1 is a date</comment>
        <translation>Fällt am %1 aus: Kein Client hat ein gültiges Zertifikat</translation>
    </message>
    <message>
        <source>Works after %1: another certificate serves the custom domain</source>
        <comment>%1 is a date</comment>
        <translation>Funktioniert nach dem %1: Ein anderes Zertifikat gilt für die eigene Domain</translation>
    </message>
    <message>
        <source>Works after %1 for other clients</source>
        <comment>%1 is a date</comment>
        <translation>Funktioniert nach dem %1 für andere Clients</translation>
    </message>
    <message>
        <source>custom domain %1</source>
        <comment>%1 is a domain</comment>
        <translation>eigene Domain %1</translation>
    </message>
    <message>
        <source>upstream %1</source>
        <comment>%1 is a domain</comment>
        <translation>Upstream %1</translation>
    </message>
    <message>
        <source>one client</source>
        <translation>ein Client</translation>
    </message>
    <message>
        <source>all clients</source>
        <translation>alle Clients</translation>
    </message>
    <message>
        <source>Upstream mutual TLS for %1</source>
        <comment>%1 is a domain</comment>
        <translation>Gegenseitiges Upstream-TLS für %1</translation>
    </message>
    <message>
        <source>Custom domain</source>
        <translation>Eigene Domain</translation>
    </message>
    <message>
        <source>Custom domain %1</source>
        <comment>%1 is a domain</comment>
        <translation>Eigene Domain %1</translation>
    </message>
    <message>
        <source>Client certificates</source>
        <translation>Client-Zertifikate</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: %1</source>
        <comment>%1 is a reason</comment>
        <translation>Funktioniert nicht: %1</translation>
    </message>
    <message>
        <source>One client is refused after %1</source>
        <comment>%1 is a date</comment>
        <translation>Ein Client wird nach dem %1 abgewiesen</translation>
    </message>
    <message>
        <source>Calls of this domain stop on %1</source>
        <comment>%1 is a date</comment>
        <translation>Aufrufe dieser Domain enden am %1</translation>
    </message>
    <message>
        <source>May stop on %1: the other certificates are not known</source>
        <comment>%1 is a date</comment>
        <translation>Fällt eventuell am %1 aus: Die anderen Zertifikate sind nicht bekannt</translation>
    </message>
    <message>
        <source>Has not worked since %1</source>
        <comment>%1 is a date</comment>
        <translation>Funktioniert seit dem %1 nicht mehr</translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <comment>%1 is a reason</comment>
        <translation>Nicht bekannt: %1</translation>
    </message>
    <message>
        <source>the dashboard has no private key for it</source>
        <translation>kein privater Schlüssel auf dem Dashboard</translation>
    </message>
    <message>
        <source>it is not on the dashboard</source>
        <translation>nicht auf dem Dashboard</translation>
    </message>
    <message>
        <source>its names don&apos;t match the custom domain</source>
        <translation>Namen passen nicht zur eigenen Domain</translation>
    </message>
    <message>
        <source>its details are not loaded</source>
        <translation>Details nicht geladen</translation>
    </message>
    <message>
        <source>it has no end date</source>
        <translation>kein Ablaufdatum</translation>
    </message>
    <message>
        <source>the response doesn&apos;t say whether it has a private key</source>
        <translation>Antwort nennt nicht, ob ein privater Schlüssel vorhanden ist</translation>
    </message>
    <message>
        <source>its names can&apos;t be compared with the custom domain</source>
        <translation>Namen nicht mit der eigenen Domain vergleichbar</translation>
    </message>
    <message>
        <source>the field has no certificate ID</source>
        <translation>keine Zertifikat-ID im Feld</translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Not known: %1 (%2)</source>
        <comment>%1 is a part of a definition, %2 a reason</comment>
        <translation>Nicht bekannt: %1 (%2)</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Funktioniert nicht: %1</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: %1 (%2)</source>
        <comment>%1 is a part of a definition, %2 a reason</comment>
        <translation>Funktioniert nicht: %1 (%2)</translation>
    </message>
    <message>
        <source>Works again: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Funktioniert wieder: %1</translation>
    </message>
    <message>
        <source>May stop: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Fällt eventuell aus: %1</translation>
    </message>
    <message>
        <source>Stops working: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Fällt aus: %1</translation>
    </message>
    <message>
        <source>A part stops: %1</source>
        <comment>%1 is a part of a definition</comment>
        <translation>Ein Teil fällt aus: %1</translation>
    </message>
    <message>
        <source>This is the selected certificate itself.</source>
        <translation>Dies ist das ausgewählte Zertifikat selbst.</translation>
    </message>
    <message>
        <source>Breaks: the new certificate expired on %1</source>
        <comment>%1 is a date</comment>
        <translation>Ausfall: Das neue Zertifikat ist am %1 abgelaufen</translation>
    </message>
    <message>
        <source>Breaks: no certificate is valid from %1 to %2</source>
        <comment>%1 and %2 are dates</comment>
        <translation>Ausfall: Vom %1 bis zum %2 ist kein Zertifikat gültig</translation>
    </message>
    <message>
        <source>Breaks if used before %1: the new certificate is not valid yet</source>
        <comment>%1 is a date</comment>
        <translation>Ausfall bei Verwendung vor dem %1: Das neue Zertifikat ist noch nicht gültig</translation>
    </message>
    <message>
        <source>Breaks: %1 loses its custom domain %2</source>
        <comment>%1 is a definition, %2 a domain</comment>
        <translation>Ausfall: %1 verliert die eigene Domain %2</translation>
    </message>
    <message>
        <source>Breaks: %1 pins the old certificate for %2</source>
        <comment>%1 is a definition, %2 a domain</comment>
        <translation>Ausfall: %1 erlaubt für %2 nur das alte Zertifikat</translation>
    </message>
    <message>
        <source>Worse: expires on %1 instead of %2</source>
        <comment>%1 and %2 are dates</comment>
        <translation>Schlechter: läuft am %1 statt am %2 ab</translation>
    </message>
    <message>
        <source>Worse: no longer serves %1</source>
        <comment>%1 is a host name</comment>
        <translation>Schlechter: gilt nicht mehr für %1</translation>
    </message>
    <message>
        <source>Better: expires on %1 instead of %2</source>
        <comment>%1 and %2 are dates</comment>
        <translation>Besser: läuft am %1 statt am %2 ab</translation>
    </message>
    <message>
        <source>Better: also serves %1</source>
        <comment>%1 is a host name</comment>
        <translation>Besser: gilt auch für %1</translation>
    </message>
    <message>
        <source>To change: %1 has the ID of the old certificate at %2</source>
        <comment>%1 is a definition, %2 a place</comment>
        <translation>Zu ändern: %1 enthält die ID des alten Zertifikats bei %2</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Allowed for some values of the path parameters</source>
        <translation>Für manche Werte der Pfadparameter erlaubt</translation>
    </message>
    <message>
        <source>The policy is inactive</source>
        <translation>Die Richtlinie ist inaktiv</translation>
    </message>
    <message>
        <source>A URL of the policy can&apos;t be evaluated</source>
        <translation>Eine URL der Richtlinie kann nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>expires today</source>
        <translation>läuft heute ab</translation>
    </message>
    <message>
        <source>expires in 1 day</source>
        <translation>läuft in 1 Tag ab</translation>
    </message>
    <message numerus="yes">
        <source>expires in %n days</source>
        <translation>
            <numerusform>läuft in %n Tag ab</numerusform>
            <numerusform>läuft in %n Tagen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>heute abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>expired %n years ago</source>
        <translation>
            <numerusform>vor %n Jahr abgelaufen</numerusform>
            <numerusform>vor %n Jahren abgelaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expired %n months ago</source>
        <translation>
            <numerusform>vor %n Monat abgelaufen</numerusform>
            <numerusform>vor %n Monaten abgelaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>expired 1 day ago</source>
        <translation>vor 1 Tag abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>expired %n days ago</source>
        <translation>
            <numerusform>vor %n Tag abgelaufen</numerusform>
            <numerusform>vor %n Tagen abgelaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>not valid until %1 (today)</source>
        <comment>%1 is a date</comment>
        <translation>gültig ab %1 (heute)</translation>
    </message>
    <message>
        <source>not valid until %1 (in 1 day)</source>
        <comment>%1 is a date</comment>
        <translation>gültig ab %1 (in 1 Tag)</translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n years)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>gültig ab %1 (in %n Jahr)</numerusform>
            <numerusform>gültig ab %1 (in %n Jahren)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n months)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>gültig ab %1 (in %n Monat)</numerusform>
            <numerusform>gültig ab %1 (in %n Monaten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n days)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>gültig ab %1 (in %n Tag)</numerusform>
            <numerusform>gültig ab %1 (in %n Tagen)</numerusform>
        </translation>
    </message>
    <message>
        <source>private key</source>
        <translation>privater Schlüssel</translation>
    </message>
    <message>
        <source>CA</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>not a host name</source>
        <translation>kein Hostname</translation>
    </message>
    <message>
        <source>%1 (invalid pattern: %2)</source>
        <comment>%1 is a pattern, %2 the reason</comment>
        <translation>%1 (ungültiges Muster: %2)</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>validity unknown</source>
        <translation>Gültigkeit unbekannt</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Aussteller</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Not after</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Not before</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Certificate %1 expires</source>
        <comment>%1 is a host name</comment>
        <translation>Zertifikat %1 läuft ab</translation>
    </message>
    <message>
        <source>Not compared: some host names, because there are too many</source>
        <translation>Nicht verglichen: einige Hostnamen, weil es zu viele sind</translation>
    </message>
</context>
<context>
    <name>certificates::ByDayModel</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>certificates::ByDayView</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>No definition is open</source>
        <translation>Keine Definition geöffnet</translation>
    </message>
    <message>
        <source>Open a definition or a folder to see what stops, and on which day.</source>
        <translation>Öffnen Sie eine Definition oder einen Ordner, um zu sehen, was ausfällt und an welchem Tag.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Change the search text.</source>
        <translation>Ändern Sie den Suchtext.</translation>
    </message>
    <message>
        <source>Nothing stops</source>
        <translation>Nichts fällt aus</translation>
    </message>
    <message>
        <source>None of the open definitions uses a certificate.</source>
        <translation>Keine der geöffneten Definitionen verwendet ein Zertifikat.</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <translation>Definition öffnen</translation>
    </message>
    <message>
        <source>What stops by day</source>
        <translation>Ausfälle nach Tag</translation>
    </message>
</context>
<context>
    <name>certificates::CertificateDetail</name>
    <message>
        <source>The response contains only the ID. Load the details to see the rest.</source>
        <translation>Die Antwort enthält nur die ID. Laden Sie die Details, um den Rest zu sehen.</translation>
    </message>
    <message>
        <source>not part of this ID</source>
        <translation>nicht Teil dieser ID</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No certificate selected</source>
        <translation>Kein Zertifikat ausgewählt</translation>
    </message>
    <message>
        <source>Select a certificate to see its names, validity and where it is used.</source>
        <translation>Wählen Sie ein Zertifikat aus, um seine Namen, seine Gültigkeit und seine Verwendung zu sehen.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Validity</source>
        <translation>Gültigkeit</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Aussteller</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>CA certificate</source>
        <translation>CA-Zertifikat</translation>
    </message>
    <message>
        <source>Organization ID</source>
        <translation>Organisations-ID</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>What it reaches</source>
        <translation>Auswirkungen</translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>Load details</source>
        <translation>Details laden</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy the full ID, as used in a definition</source>
        <translation>Die vollständige ID kopieren, wie in einer Definition verwendet</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
</context>
<context>
    <name>certificates::CertificateFiles</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Calendar of expiry dates (*.ics)</source>
        <translation>Kalender der Ablaufdaten (*.ics)</translation>
    </message>
    <message>
        <source>Export certificates</source>
        <translation>Zertifikate exportieren</translation>
    </message>
</context>
<context>
    <name>certificates::CertificatesPage</name>
    <message>
        <source>Exported to %1.</source>
        <comment>%1 is a file</comment>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1. Choose another location.</source>
        <comment>%1 is a file</comment>
        <translation>%1 kann nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>No matching certificates</source>
        <translation>Keine passenden Zertifikate</translation>
    </message>
    <message>
        <source>Change the search text or the state.</source>
        <translation>Ändern Sie den Suchtext oder den Status.</translation>
    </message>
    <message>
        <source>No certificates</source>
        <translation>Keine Zertifikate</translation>
    </message>
    <message>
        <source>The dashboard of %1 has no certificates for this filter.</source>
        <comment>%1 is an environment</comment>
        <translation>Das Dashboard von %1 hat keine Zertifikate für diesen Filter.</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Certificates from the gateway&apos;s dashboard are listed here.</source>
        <translation>Hier werden Zertifikate aus dem Dashboard des Gateways aufgeführt.</translation>
    </message>
    <message>
        <source>Load certificates</source>
        <translation>Zertifikate laden</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export the listed certificates as a table, or their expiry dates as calendar entries</source>
        <translation>Die aufgeführten Zertifikate als Tabelle oder ihre Ablaufdaten als Kalendereinträge exportieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>Show which definitions stop, and on which day</source>
        <translation>Anzeigen, welche Definitionen an welchem Tag ausfallen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Expires soon</source>
        <translation>Läuft bald ab</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Not yet valid</source>
        <translation>Noch nicht gültig</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>certificates::HostLookup</name>
    <message>
        <source>%1 (matches %2)</source>
        <comment>%1 is a certificate, %2 the pattern that fits</comment>
        <translation>%1 (passt zu %2)</translation>
    </message>
    <message>
        <source>%1 (matches %2, no private key)</source>
        <comment>%1 is a certificate, %2 the pattern that fits</comment>
        <translation>%1 (passt zu %2, kein privater Schlüssel)</translation>
    </message>
    <message>
        <source>Not a valid host name.</source>
        <translation>Kein gültiger Hostname.</translation>
    </message>
    <message>
        <source>No certificates are loaded.</source>
        <translation>Es sind keine Zertifikate geladen.</translation>
    </message>
    <message>
        <source>1 pattern can&apos;t be evaluated.</source>
        <translation>1 Muster kann nicht ausgewertet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n patterns can&apos;t be evaluated.</source>
        <translation>
            <numerusform>%n Muster kann nicht ausgewertet werden.</numerusform>
            <numerusform>%n Muster können nicht ausgewertet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No certificate in the list matches this host.</source>
        <translation>Kein Zertifikat in der Liste passt zu diesem Host.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>und %n weiteres.</numerusform>
            <numerusform>und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No certificate with a private key matches: %1</source>
        <comment>%1 are certificates that match</comment>
        <translation>Kein Zertifikat mit privatem Schlüssel passt: %1</translation>
    </message>
    <message>
        <source>%1 (too complex)</source>
        <comment>%1 is a pattern</comment>
        <translation>%1 (zu komplex)</translation>
    </message>
    <message>
        <source>Which certificate serves this host?</source>
        <translation>Welches Zertifikat gilt für diesen Host?</translation>
    </message>
</context>
<context>
    <name>certificates::QueryBar</name>
    <message>
        <source>of %1</source>
        <comment>after a page number; %1 is the number of pages</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Requires Detailed.
omit: all certificates
with_pk: certificates with a private key, to sign requests
without_pk: certificates with a public key only, to validate requests</source>
        <translation>Erfordert „Detailliert“.
omit: alle Zertifikate
with_pk: Zertifikate mit privatem Schlüssel, zum Signieren von Anfragen
without_pk: Zertifikate nur mit öffentlichem Schlüssel, zum Validieren von Anfragen</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detailliert</translation>
    </message>
    <message>
        <source>Load all details of each certificate</source>
        <translation>Alle Details jedes Zertifikats laden</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Load all pages</source>
        <translation>Alle Seiten laden</translation>
    </message>
</context>
<context>
    <name>certificates::ReachModel</name>
    <message>
        <source>The policies are not loaded. Open Policies to load them.</source>
        <translation>Die Richtlinien sind nicht geladen. Öffnen Sie „Richtlinien“, um sie zu laden.</translation>
    </message>
    <message>
        <source>No policy grants access to this API</source>
        <translation>Keine Richtlinie gewährt Zugriff auf diese API</translation>
    </message>
    <message>
        <source>No policy allows this operation</source>
        <translation>Keine Richtlinie erlaubt diese Operation</translation>
    </message>
    <message>
        <source>%1 · operations: %2 · policies: %3</source>
        <comment>%1 is what happens, %2 and %3 are numbers</comment>
        <translation>%1 · Operationen: %2 · Richtlinien: %3</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
</context>
<context>
    <name>certificates::ReachView</name>
    <message>
        <source>Open a definition to see whether it uses this certificate.</source>
        <translation>Öffnen Sie eine Definition, um zu sehen, ob sie dieses Zertifikat verwendet.</translation>
    </message>
    <message>
        <source>None of the open definitions uses this certificate.</source>
        <translation>Keine der geöffneten Definitionen verwendet dieses Zertifikat.</translation>
    </message>
    <message>
        <source>The day on which it expires is not known.</source>
        <translation>Der Tag, an dem es abläuft, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Stops on %1: %2.</source>
        <comment>%1 is a date, %2 are definitions</comment>
        <translation>Am %1 fällt aus: %2.</translation>
    </message>
    <message>
        <source>A part stops on %1: %2.</source>
        <comment>%1 is a date, %2 are definitions</comment>
        <translation>Am %1 fällt ein Teil aus: %2.</translation>
    </message>
    <message>
        <source>No definition stops when it expires on %1.</source>
        <comment>%1 is a date</comment>
        <translation>Keine Definition fällt aus, wenn es am %1 abläuft.</translation>
    </message>
    <message>
        <source>What it reaches</source>
        <translation>Auswirkungen</translation>
    </message>
    <message>
        <source>Definition, operation, policy</source>
        <translation>Definition, Operation, Richtlinie</translation>
    </message>
    <message>
        <source>When the certificate expires</source>
        <translation>Wenn das Zertifikat abläuft</translation>
    </message>
</context>
<context>
    <name>certificates::RenewalView</name>
    <message>
        <source>Try a renewal</source>
        <translation>Erneuerung testen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der)</source>
        <translation>Zertifikate (*.pem *.crt *.cer *.der)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: %2, valid from %3 to %4.</source>
        <comment>%1 is a file, %2 a certificate, %3 and %4 are dates</comment>
        <translation>%1: %2, gültig vom %3 bis zum %4.</translation>
    </message>
    <message>
        <source>The private key in the file was ignored.</source>
        <translation>Der private Schlüssel in der Datei wurde ignoriert.</translation>
    </message>
    <message>
        <source>Show the setting: %1</source>
        <comment>%1: a JSON Pointer</comment>
        <translation>Einstellung anzeigen: %1</translation>
    </message>
    <message>
        <source>The list is too long. %1 more are not shown.</source>
        <comment>%1 is a number</comment>
        <translation>Die Liste ist zu lang. %1 weitere werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Nothing changes for the open definitions.</source>
        <translation>Für die geöffneten Definitionen ändert sich nichts.</translation>
    </message>
    <message>
        <source>%1 is too large for a certificate. Choose a PEM or DER file with one certificate.</source>
        <comment>%1 is a file</comment>
        <translation>%1 ist zu groß für ein Zertifikat. Wählen Sie eine PEM- oder DER-Datei mit einem Zertifikat.</translation>
    </message>
    <message>
        <source>%1 has no certificate. Choose a PEM or DER file with one.</source>
        <comment>%1 is a file</comment>
        <translation>%1 enthält kein Zertifikat. Wählen Sie eine PEM- oder DER-Datei mit einem Zertifikat.</translation>
    </message>
    <message>
        <source>%1 has a certificate that can&apos;t be read. Export it again as PEM or DER.</source>
        <comment>%1 is a file</comment>
        <translation>%1 enthält ein Zertifikat, das nicht gelesen werden kann. Exportieren Sie es erneut als PEM oder DER.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read. Choose another file.</source>
        <comment>%1 is a file</comment>
        <translation>%1 kann nicht gelesen werden. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Try a renewal…</source>
        <translation>Erneuerung testen…</translation>
    </message>
    <message>
        <source>Differences of the renewal</source>
        <translation>Unterschiede der Erneuerung</translation>
    </message>
    <message>
        <source>Choose a new certificate to see what it changes. Nothing is sent.</source>
        <translation>Wählen Sie ein neues Zertifikat, um zu sehen, was es ändert. Nichts wird gesendet.</translation>
    </message>
</context>
<context>
    <name>certificates::ValidityTimeline</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>changes::BaseChooser</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>What the document is compared with: HEAD, a branch, a tag, a commit such as HEAD~2, or another file</source>
        <translation>Womit das Dokument verglichen wird: HEAD, ein Branch, ein Tag, ein Commit wie HEAD~2 oder eine andere Datei</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Mit anderer Datei vergleichen</translation>
    </message>
</context>
<context>
    <name>changes::ChangeActions</name>
    <message>
        <source>This value can&apos;t be reverted alone, because the text around it is indented differently.</source>
        <comment>shown with a button that reverts the value around it</comment>
        <translation>Dieser Wert kann nicht allein zurückgesetzt werden, weil der Text um ihn herum anders eingerückt ist.</translation>
    </message>
    <message>
        <source>Revert %1</source>
        <comment>%1: a place in the document</comment>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Revert %1 to %2</source>
        <comment>%1: a place, %2: HEAD, a revision or a file</comment>
        <translation>%1 auf %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <comment>%1, %2: keys</comment>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <comment>%1: a place</comment>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Revert all to %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Alles auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>All changes were reverted to %1.</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Alle Änderungen wurden auf %1 zurückgesetzt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>changes::ChangeCopies</name>
    <message>
        <source>The change was copied.</source>
        <translation>Die Änderung wurde kopiert.</translation>
    </message>
    <message>
        <source>The place was copied.</source>
        <translation>Die Stelle wurde kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes were copied.</source>
        <translation>
            <numerusform>%n Änderung wurde kopiert.</numerusform>
            <numerusform>%n Änderungen wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The commit message was copied.</source>
        <translation>Die Commit-Nachricht wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>changes::ChangeDetail</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Show the place in its form (Return)</source>
        <translation>Stelle im Formular anzeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Add it again with its earlier text (Delete)</source>
        <translation>Mit dem früheren Text wieder hinzufügen (Entf)</translation>
    </message>
    <message>
        <source>Give it its earlier text (Delete)</source>
        <translation>Den früheren Text wiederherstellen (Entf)</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>Show the commits that changed this operation</source>
        <translation>Commits anzeigen, die diese Operation geändert haben</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Edited text</source>
        <translation>Bearbeiteter Text</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>This value was accepted before, and a request with it fails now:</source>
        <translation>Dieser Wert wurde vorher angenommen; eine Anfrage damit schlägt jetzt fehl:</translation>
    </message>
    <message>
        <source>A response can have this value now, which clients do not expect:</source>
        <translation>Eine Antwort kann jetzt diesen Wert enthalten, den Clients nicht erwarten:</translation>
    </message>
    <message>
        <source>Revert the change, make it in a new version, or accept it in .gatewright.yaml by its fingerprint.</source>
        <translation>Die Änderung zurücksetzen, sie in einer neuen Version vornehmen oder sie in .gatewright.yaml anhand ihres Fingerabdrucks akzeptieren.</translation>
    </message>
    <message>
        <source>%1, fingerprint %2</source>
        <comment>%1: id of a kind of change</comment>
        <translation>%1, Fingerabdruck %2</translation>
    </message>
    <message>
        <source>Restore the operation, mark it as deprecated before you remove it, or accept its removal in .gatewright.yaml by its fingerprint.</source>
        <translation>Stellen Sie die Operation wieder her, markieren Sie sie vor dem Entfernen als veraltet, oder akzeptieren Sie das Entfernen in .gatewright.yaml mit dem Fingerprint.</translation>
    </message>
    <message>
        <source>This request has no operation now: %1</source>
        <comment>%1: a request</comment>
        <translation>Für diese Anfrage gibt es jetzt keine Operation: %1</translation>
    </message>
    <message>
        <source>No example was found. The verdict follows from the kind of the change.</source>
        <translation>Es wurde kein Beispiel gefunden. Das Urteil folgt aus der Art der Änderung.</translation>
    </message>
</context>
<context>
    <name>changes::ChangeFilterBar</name>
    <message>
        <source>Find in changes</source>
        <translation>In Änderungen suchen</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Inkompatibel</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Other edits</source>
        <translation>Andere Bearbeitungen</translation>
    </message>
    <message>
        <source>Show only changes that break clients. F7 goes to the next one.</source>
        <translation>Nur Änderungen anzeigen, die Clients stören. F7 geht zur nächsten.</translation>
    </message>
    <message>
        <source>Show only changes that can break clients</source>
        <translation>Nur Änderungen anzeigen, die Clients stören können</translation>
    </message>
    <message>
        <source>Show only compatible changes</source>
        <translation>Nur kompatible Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Show only edits that do not change the meaning of the API, such as descriptions</source>
        <translation>Nur Bearbeitungen anzeigen, die die Bedeutung der API nicht ändern, etwa Beschreibungen</translation>
    </message>
    <message>
        <source>Group by edit</source>
        <translation>Nach Bearbeitung gruppieren</translation>
    </message>
    <message>
        <source>List each edit once, with the operations that it changes below it</source>
        <translation>Jede Bearbeitung einmal auflisten, darunter die Operationen, die sie ändert</translation>
    </message>
</context>
<context>
    <name>changes::ChangesBar</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Copy commit message</source>
        <translation>Commit-Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy a commit message that lists the changes</source>
        <translation>Eine Commit-Nachricht kopieren, die die Änderungen auflistet</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the listed changes as Markdown</source>
        <translation>Die aufgelisteten Änderungen als Markdown kopieren</translation>
    </message>
    <message>
        <source>Revert all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Give the whole document its earlier text</source>
        <translation>Dem ganzen Dokument seinen früheren Text geben</translation>
    </message>
</context>
<context>
    <name>changes::ChangesTab</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>compared as text only, because one of the two is no description of OpenAPI 3</source>
        <translation>nur als Text verglichen, weil eines der beiden keine OpenAPI-3-Beschreibung ist</translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed</source>
        <translation>
            <numerusform>%n weitere ist nicht aufgelistet</numerusform>
            <numerusform>%n weitere sind nicht aufgelistet</numerusform>
        </translation>
    </message>
    <message>
        <source>No change fits</source>
        <translation>Keine passende Änderung</translation>
    </message>
    <message>
        <source>All changes are hidden by the filter.</source>
        <translation>Der Filter blendet alle Änderungen aus.</translation>
    </message>
    <message>
        <source>Show all changes</source>
        <translation>Alle Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>as before the syntax error</source>
        <translation>Stand vor dem Syntaxfehler</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>The text has a syntax error. Fix the error to compare the document again.</source>
        <translation>Der Text enthält einen Syntaxfehler. Um das Dokument wieder zu vergleichen, den Fehler beheben.</translation>
    </message>
</context>
<context>
    <name>changes::TextPair</name>
    <message>
        <source>Earlier text</source>
        <translation>Früherer Text</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>Aktueller Text</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>(not there)</source>
        <translation>(nicht vorhanden)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
</context>
<context>
    <name>comparison::ComparisonRows</name>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>SSO profile</source>
        <translation>SSO-Profil</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <comment>%1: an environment</comment>
        <translation>Nur in %1</translation>
    </message>
    <message>
        <source>Same names, other certificate</source>
        <translation>Gleiche Namen, anderes Zertifikat</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Unterschiedlich</translation>
    </message>
    <message>
        <source>Not known, the other list is incomplete</source>
        <translation>Nicht bekannt, die andere Liste ist unvollständig</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>comparison::EnvironmentComparison</name>
    <message>
        <source>Some lists could not be loaded.</source>
        <translation>Einige Listen konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Choose two environments and load them.</source>
        <translation>Wählen Sie zwei Umgebungen aus und laden Sie sie.</translation>
    </message>
    <message>
        <source>Different: %1. Only in %2: %3. Only in %4: %5. Not known: %6. Equal: %7.</source>
        <comment>%2, %4: environments, others: numbers</comment>
        <translation>Unterschiedlich: %1. Nur in %2: %3. Nur in %4: %5. Nicht bekannt: %6. Gleich: %7.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <comment>%1 is a file</comment>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <comment>%1 is a file</comment>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Compare environments</source>
        <translation>Umgebungen vergleichen</translation>
    </message>
    <message>
        <source>First environment</source>
        <translation>Erste Umgebung</translation>
    </message>
    <message>
        <source>Second environment</source>
        <translation>Zweite Umgebung</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Request the lists of both environments, and compare them</source>
        <translation>Die Listen beider Umgebungen anfordern und vergleichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show equal entries</source>
        <translation>Gleiche Einträge anzeigen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Add another environment on the page Environments first.</source>
        <translation>Fügen Sie zuerst auf der Seite „Umgebungen“ eine weitere Umgebung hinzu.</translation>
    </message>
    <message>
        <source>The lists of both environments are requested.</source>
        <translation>Die Listen beider Umgebungen werden angefordert.</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>The lists that were loaded have no entries.</source>
        <translation>Die geladenen Listen haben keine Einträge.</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>All entries are equal. Show equal entries to see them.</source>
        <translation>Alle Einträge sind gleich. Um sie zu sehen, gleiche Einträge anzeigen.</translation>
    </message>
    <message>
        <source>No matching entries</source>
        <translation>Keine passenden Einträge</translation>
    </message>
    <message>
        <source>Change the search text.</source>
        <translation>Ändern Sie den Suchtext.</translation>
    </message>
</context>
<context>
    <name>designer::AccessSection</name>
    <message>
        <source>Required by the document</source>
        <translation>Vom Dokument verlangt</translation>
    </message>
    <message>
        <source>Checked by the gateway</source>
        <translation>Vom Gateway geprüft</translation>
    </message>
    <message>
        <source>Allowed by policies</source>
        <translation>Von Richtlinien erlaubt</translation>
    </message>
    <message>
        <source>Show client access</source>
        <translation>Client-Zugriff anzeigen</translation>
    </message>
    <message>
        <source>Shows the client access in Settings</source>
        <translation>Zeigt den Client-Zugriff in den Einstellungen an</translation>
    </message>
    <message>
        <source>Show policies</source>
        <translation>Richtlinien anzeigen</translation>
    </message>
    <message>
        <source>Shows the page Policies</source>
        <translation>Zeigt die Seite „Richtlinien“ an</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::AddExtensionPage</name>
    <message>
        <source>This document has no gateway settings yet</source>
        <translation>Dieses Dokument hat noch keine Gateway-Einstellungen</translation>
    </message>
    <message>
        <source>Gateway settings define the path that the gateway listens on, the upstream it forwards requests to, and the credentials it adds. They are stored in a separate section of the file.</source>
        <translation>Die Gateway-Einstellungen legen fest, auf welchem Pfad das Gateway Anfragen annimmt, an welchen Upstream es sie weiterleitet und welche Anmeldedaten es hinzufügt. Sie stehen in einem eigenen Abschnitt der Datei.</translation>
    </message>
    <message>
        <source>API name</source>
        <translation>API-Name</translation>
    </message>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>Upstream URL</source>
        <translation>Upstream-URL</translation>
    </message>
    <message>
        <source>Add gateway settings</source>
        <translation>Gateway-Einstellungen hinzufügen</translation>
    </message>
    <message>
        <source>Enter a full URL, such as https://books.example/v1.</source>
        <translation>Geben Sie eine vollständige URL ein, zum Beispiel https://books.example/v1.</translation>
    </message>
    <message>
        <source>Enter the URL of the upstream. The document lists no server to suggest.</source>
        <translation>Geben Sie die URL des Upstreams ein. Das Dokument nennt keinen Server, der vorgeschlagen werden könnte.</translation>
    </message>
    <message>
        <source>Enter the URL of the upstream to add the gateway settings, or press Escape in the field that you edited.</source>
        <translation>Geben Sie die URL des Upstreams ein, um die Gateway-Einstellungen hinzuzufügen, oder drücken Sie Esc im bearbeiteten Feld.</translation>
    </message>
</context>
<context>
    <name>designer::AddPopup</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabetaste</translation>
    </message>
</context>
<context>
    <name>designer::AdditionTexts</name>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n Operation</numerusform>
            <numerusform>%n Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request bodies</source>
        <translation>
            <numerusform>%n Anfrage-Body</numerusform>
            <numerusform>%n Anfrage-Bodys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n media types</source>
        <translation>
            <numerusform>%n Medientyp</numerusform>
            <numerusform>%n Medientypen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <translation>
            <numerusform>%n Schema</numerusform>
            <numerusform>%n Schemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameters</source>
        <translation>
            <numerusform>%n Parameter</numerusform>
            <numerusform>%n Parameter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n response components</source>
        <translation>
            <numerusform>%n Antwortkomponente</numerusform>
            <numerusform>%n Antwortkomponenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other components</source>
        <translation>
            <numerusform>%n weitere Komponente</numerusform>
            <numerusform>%n weitere Komponenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>%1: things with commas between them, %2: the last one</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>designer::ApiSection</name>
    <message>
        <source>Edit API name</source>
        <translation>API-Namen bearbeiten</translation>
    </message>
    <message>
        <source>Turn API on or off</source>
        <translation>API ein- oder ausschalten</translation>
    </message>
    <message>
        <source>API name</source>
        <translation>API-Name</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>The gateway responds with 404 if the API is not active.</source>
        <translation>Das Gateway antwortet mit 404, wenn die API nicht aktiv ist.</translation>
    </message>
</context>
<context>
    <name>designer::BodySection</name>
    <message>
        <source>This operation has no request body.</source>
        <translation>Diese Operation hat keinen Anfrage-Body.</translation>
    </message>
    <message>
        <source>Defined at %1.</source>
        <comment>%1: a reference such as #/components/requestBodies/Book</comment>
        <translation>Definiert unter %1.</translation>
    </message>
    <message>
        <source>The file contains %1 here. Edit it in Source.</source>
        <translation>Die Datei enthält hier %1. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Edit request body</source>
        <translation>Anfrage-Body bearbeiten</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>A media type has the form type/subtype, such as application/json.</source>
        <translation>Ein Medientyp hat die Form Typ/Untertyp, zum Beispiel application/json.</translation>
    </message>
    <message>
        <source>Add request body</source>
        <translation>Anfrage-Body hinzufügen</translation>
    </message>
    <message>
        <source>Remove request body</source>
        <translation>Anfrage-Body entfernen</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>Add a request body</source>
        <translation>Anfrage-Body hinzufügen</translation>
    </message>
    <message>
        <source>Media type or component</source>
        <translation>Medientyp oder Komponente</translation>
    </message>
    <message>
        <source>Definition of the request body</source>
        <translation>Definition des Anfrage-Bodys</translation>
    </message>
    <message>
        <source>Define the request body here, or refer to a component</source>
        <translation>Den Anfrage-Body hier definieren oder auf eine Komponente verweisen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Request body description</source>
        <translation>Beschreibung des Anfrage-Bodys</translation>
    </message>
    <message>
        <source>Request body required</source>
        <translation>Anfrage-Body erforderlich</translation>
    </message>
</context>
<context>
    <name>designer::BoundForm</name>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::BranchesPopup</name>
    <message>
        <source>Find schemas</source>
        <translation>Schemas suchen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>With discriminator</source>
        <translation>Mit Diskriminator</translation>
    </message>
    <message>
        <source>A property whose value says which of the schemas applies</source>
        <translation>Eine Eigenschaft, deren Wert bestimmt, welches der Schemas gilt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabetaste</translation>
    </message>
</context>
<context>
    <name>designer::CertificateEnd</name>
    <message>
        <source>certificate %1 of its custom domain</source>
        <comment>%1 is the name of a certificate</comment>
        <translation>Zertifikat %1 der eigenen Domain</translation>
    </message>
    <message>
        <source>certificate %1 of its upstream</source>
        <comment>%1 is the name of a certificate</comment>
        <translation>Zertifikat %1 des Upstreams</translation>
    </message>
    <message>
        <source>client certificate %1</source>
        <comment>%1 is the name of a certificate</comment>
        <translation>Client-Zertifikat %1</translation>
    </message>
    <message>
        <source>Has not worked since %1: %2 has expired.</source>
        <comment>%1 is a date, %2 a certificate</comment>
        <translation>Funktioniert seit dem %1 nicht mehr: %2 ist abgelaufen.</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: %1 has no private key on the dashboard.</source>
        <comment>%1 is a certificate</comment>
        <translation>Funktioniert nicht: %1 hat auf dem Dashboard keinen privaten Schlüssel.</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: %1 is not on the dashboard.</source>
        <comment>%1 is a certificate</comment>
        <translation>Funktioniert nicht: %1 ist nicht auf dem Dashboard.</translation>
    </message>
    <message>
        <source>Doesn&apos;t work: the names of %1 don&apos;t match the domain.</source>
        <comment>%1 is a certificate</comment>
        <translation>Funktioniert nicht: Die Namen von %1 passen nicht zur Domain.</translation>
    </message>
    <message>
        <source>Doesn&apos;t work now: %1 is not valid yet.</source>
        <comment>%1 is a certificate</comment>
        <translation>Funktioniert noch nicht: %1 ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>Stops working on %1: %2 expires.</source>
        <comment>%1 is a date, %2 a certificate</comment>
        <translation>Fällt am %1 aus: %2 läuft ab.</translation>
    </message>
    <message>
        <source>May stop working on %1: %2 expires, and nothing is known about the others.</source>
        <comment>%1 is a date, %2 a certificate</comment>
        <translation>Fällt eventuell am %1 aus: %2 läuft ab, und über die anderen ist nichts bekannt.</translation>
    </message>
    <message>
        <source>One client is refused after %1: %2 expires.</source>
        <comment>%1 is a date, %2 a certificate</comment>
        <translation>Ein Client wird nach dem %1 abgewiesen: %2 läuft ab.</translation>
    </message>
    <message>
        <source>One client is refused since %1: %2 has expired.</source>
        <comment>%1 is a date, %2 a certificate</comment>
        <translation>Ein Client wird seit dem %1 abgewiesen: %2 ist abgelaufen.</translation>
    </message>
    <message>
        <source>One client is refused: %1 is not valid.</source>
        <comment>%1 is a certificate</comment>
        <translation>Ein Client wird abgewiesen: %1 ist nicht gültig.</translation>
    </message>
    <message>
        <source>Calls of %1 don&apos;t work: %2 is not valid.</source>
        <comment>%1 is a domain, %2 a certificate</comment>
        <translation>Aufrufe von %1 funktionieren nicht: %2 ist nicht gültig.</translation>
    </message>
    <message>
        <source>Calls of %1 stop on %2: %3 expires.</source>
        <comment>%1 is a domain, %2 a date, %3 a certificate</comment>
        <translation>Aufrufe von %1 enden am %2: %3 läuft ab.</translation>
    </message>
    <message>
        <source>The certificates in the settings are not used.</source>
        <translation>Die Zertifikate in den Einstellungen werden nicht verwendet.</translation>
    </message>
    <message>
        <source>The certificates of the environment are not loaded, so it is not known when this API stops working. Open Certificates to load them.</source>
        <translation>Die Zertifikate der Umgebung sind nicht geladen. Daher ist nicht bekannt, wann diese API ausfällt. Öffnen Sie „Zertifikate“, um sie zu laden.</translation>
    </message>
    <message>
        <source>Not enough is known about %1. Load it with details in Certificates.</source>
        <comment>%1 is a certificate</comment>
        <translation>Über %1 ist nicht genug bekannt. Laden Sie die Details unter „Zertifikate“.</translation>
    </message>
    <message>
        <source>No certificate stops this API.</source>
        <translation>Diese API fällt durch kein Zertifikat aus.</translation>
    </message>
    <message>
        <source>Show certificates</source>
        <translation>Zertifikate anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::ChangeTexts</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Other edits</source>
        <translation>Andere Bearbeitungen</translation>
    </message>
    <message>
        <source>whole document</source>
        <translation>ganzes Dokument</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Vergleich mit %1…</translation>
    </message>
    <message>
        <source>No git repository</source>
        <translation>Kein Git-Repository</translation>
    </message>
    <message>
        <source>The file is in no git repository, or the repository has no commits yet. Compare with another file instead.</source>
        <translation>Die Datei liegt in keinem Git-Repository, oder das Repository hat noch keine Commits. Stattdessen mit einer anderen Datei vergleichen.</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Revision not found</source>
        <translation>Revision nicht gefunden</translation>
    </message>
    <message>
        <source>The repository has no branch, tag or commit “%1”.</source>
        <translation>Das Repository hat keinen Branch, Tag oder Commit „%1“.</translation>
    </message>
    <message>
        <source>Not in %1</source>
        <comment>%1: HEAD or a revision</comment>
        <translation>Nicht in %1</translation>
    </message>
    <message>
        <source>%1 does not have this file. Commit the file, or compare with another file.</source>
        <comment>%1: HEAD or a revision</comment>
        <translation>%1 enthält diese Datei nicht. Die Datei committen oder mit einer anderen Datei vergleichen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Its text has a syntax error at line and column %1. Compare with another revision or file.</source>
        <comment>%1: line and column, such as 3:10</comment>
        <translation>Der Text enthält einen Syntaxfehler in Zeile und Spalte %1. Mit einer anderen Revision oder Datei vergleichen.</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message>
        <source>The document is the same as in %1.</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Das Dokument ist dasselbe wie in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits since %1</source>
        <comment>places of the text that differ; %1: HEAD, a revision or a file</comment>
        <translation>
            <numerusform>%n Bearbeitung seit %1</numerusform>
            <numerusform>%n Bearbeitungen seit %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted in .gatewright.yaml</source>
        <translation>
            <numerusform>%n in .gatewright.yaml akzeptiert</numerusform>
            <numerusform>%n in .gatewright.yaml akzeptiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, was “%2”</source>
        <comment>%1: a place, %2: a key</comment>
        <translation>%1, bisher „%2“</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>%1: the earlier key, %2: the key now</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n operations)</source>
        <comment>%1: a place in the document</comment>
        <translation>
            <numerusform>%1 (%n Operation)</numerusform>
            <numerusform>%1 (%n Operationen)</numerusform>
        </translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
</context>
<context>
    <name>designer::ChoiceBinding</name>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>designer::ClassicPage</name>
    <message>
        <source>This is a classic definition</source>
        <translation>Dies ist eine klassische Definition</translation>
    </message>
    <message>
        <source>Classic definitions are read-only here, and their format has no upstream authentication. Create the credential on this page, offline, and add it to the definition as a header transform. Nothing you type on this page is stored.</source>
        <translation>Klassische Definitionen sind hier schreibgeschützt, und ihr Format kennt keine Upstream-Authentifizierung. Erstellen Sie die Anmeldedaten auf dieser Seite, offline, und fügen Sie sie der Definition als Header-Transformation hinzu. Nichts, was Sie auf dieser Seite eingeben, wird gespeichert.</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>Header name</source>
        <translation>Header-Name</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>Anmeldedaten</translation>
    </message>
    <message>
        <source>For every endpoint</source>
        <translation>Für alle Endpunkte</translation>
    </message>
    <message>
        <source>Merge this into the definition. Replace “Default” with the name of your version.</source>
        <translation>Fügen Sie dies in die Definition ein. Ersetzen Sie „Default“ durch den Namen Ihrer Version.</translation>
    </message>
    <message>
        <source>For one endpoint</source>
        <translation>Für einen Endpunkt</translation>
    </message>
    <message>
        <source>Merge this into the version. Replace the path and method with those of your endpoint.</source>
        <translation>Fügen Sie dies in die Version ein. Ersetzen Sie Pfad und Methode durch die Ihres Endpunkts.</translation>
    </message>
    <message>
        <source>Copy credential</source>
        <translation>Anmeldedaten kopieren</translation>
    </message>
    <message>
        <source>Copy for every endpoint</source>
        <translation>Für alle Endpunkte kopieren</translation>
    </message>
    <message>
        <source>Copy for one endpoint</source>
        <translation>Für einen Endpunkt kopieren</translation>
    </message>
    <message>
        <source>A user name can&apos;t contain a colon.</source>
        <translation>Ein Benutzername darf keinen Doppelpunkt enthalten.</translation>
    </message>
    <message>
        <source>This header can&apos;t be used for credentials. Enter another name.</source>
        <translation>Dieser Header kann nicht für Anmeldedaten verwendet werden. Geben Sie einen anderen Namen ein.</translation>
    </message>
</context>
<context>
    <name>designer::ClientAccessSection</name>
    <message>
        <source>The credentials that the definition requires of clients, and whether the gateway checks them.</source>
        <translation>Die Anmeldedaten, die die Definition von Clients verlangt, und ob das Gateway sie prüft.</translation>
    </message>
    <message>
        <source>Required by the document</source>
        <translation>Vom Dokument verlangt</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Sicherheitsschemas</translation>
    </message>
    <message>
        <source>Checked by the gateway</source>
        <translation>Vom Gateway geprüft</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Edit requirements</source>
        <translation>Anforderungen ändern</translation>
    </message>
    <message>
        <source>Shows the requirements in Overview</source>
        <translation>Zeigt die Anforderungen in der Übersicht an</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The file contains %1 here.</source>
        <translation>Die Datei enthält hier %1.</translation>
    </message>
    <message>
        <source>No authentication</source>
        <translation>Keine Authentifizierung</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two alternatives</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Add scheme</source>
        <translation>Sicherheitsschema hinzufügen</translation>
    </message>
    <message>
        <source>Edit schemes</source>
        <translation>Schemas ändern</translation>
    </message>
    <message>
        <source>Shows the security schemes in Schemas</source>
        <translation>Zeigt die Sicherheitsschemas unter „Schemas“ an</translation>
    </message>
    <message>
        <source>None defined</source>
        <translation>Keine definiert</translation>
    </message>
    <message>
        <source>No, requests without credentials are allowed</source>
        <translation>Nein, Anfragen ohne Anmeldedaten sind erlaubt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, %1</source>
        <comment>%1: names of schemes</comment>
        <translation>Ja, %1</translation>
    </message>
</context>
<context>
    <name>designer::CommitMark</name>
    <message>
        <source>New since the last commit</source>
        <translation>Neu seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Changed since the last commit</source>
        <translation>Geändert seit dem letzten Commit</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>designer::ComponentBand</name>
    <message>
        <source>%1 in %2: component, used in %3 places. Open it to edit it.</source>
        <comment>%1: a component, %2: a file name, %3: at least 2</comment>
        <translation>%1 in %2: Komponente, an %3 Stellen verwendet. Öffnen Sie sie, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>%1 in %2: component. Open it to edit it.</source>
        <comment>%1: a component, %2: a file name</comment>
        <translation>%1 in %2: Komponente. Öffnen Sie sie, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>%1: component, used in %2 places. Edits apply to all of them.</source>
        <comment>%1: a component, %2: at least 2</comment>
        <translation>%1: Komponente, an %2 Stellen verwendet. Änderungen gelten für alle.</translation>
    </message>
    <message>
        <source>%1: component, used only here.</source>
        <comment>%1: a component</comment>
        <translation>%1: Komponente, nur hier verwendet.</translation>
    </message>
    <message>
        <source>Open component</source>
        <translation>Komponente öffnen</translation>
    </message>
</context>
<context>
    <name>designer::ComponentCommands</name>
    <message>
        <source>Add schema</source>
        <translation>Schema hinzufügen</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>Antwort hinzufügen</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Add example</source>
        <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
        <source>Add request body</source>
        <translation>Anfrage-Body hinzufügen</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Add security scheme</source>
        <translation>Sicherheitsschema hinzufügen</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Link hinzufügen</translation>
    </message>
    <message>
        <source>Add callback</source>
        <translation>Callback hinzufügen</translation>
    </message>
    <message>
        <source>Add path item</source>
        <translation>Pfadobjekt hinzufügen</translation>
    </message>
    <message>
        <source>Add media type</source>
        <translation>Medientyp hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate component</source>
        <translation>Komponente duplizieren</translation>
    </message>
    <message>
        <source>Delete component</source>
        <translation>Komponente löschen</translation>
    </message>
</context>
<context>
    <name>designer::ComponentForm</name>
    <message>
        <source>A name can contain only letters, digits, dots, hyphens and underscores.</source>
        <translation>Ein Name darf nur Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche enthalten.</translation>
    </message>
    <message>
        <source>The reference at %1 can&apos;t be updated. Nothing was changed.</source>
        <comment>%1: a place in the file</comment>
        <translation>Die Referenz bei %1 kann nicht aktualisiert werden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file changed in the meantime. Nothing was renamed. Try again.</source>
        <translation>Die Datei hat sich in der Zwischenzeit geändert. Es wurde nichts umbenannt. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 refers to it and is read-only. Nothing was changed.</source>
        <comment>%1: a file</comment>
        <translation>%1 verweist darauf und ist schreibgeschützt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 has a syntax error. Nothing was changed.</source>
        <comment>%1: a file</comment>
        <translation>%1 hat einen Syntaxfehler. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Edit description</source>
        <translation>Beschreibung bearbeiten</translation>
    </message>
    <message>
        <source>Not used by anything. Only the name changes.</source>
        <translation>Wird nirgends verwendet. Nur der Name ändert sich.</translation>
    </message>
    <message>
        <source>Renaming also updates all references. References: %1. Files: %2.</source>
        <comment>%1: how many references, %2: how many files</comment>
        <translation>Beim Umbenennen werden auch alle Referenzen aktualisiert. Referenzen: %1. Dateien: %2.</translation>
    </message>
    <message>
        <source>Renaming also updates all references. References in this file: %1.</source>
        <comment>%1: how many references</comment>
        <translation>Beim Umbenennen werden auch alle Referenzen aktualisiert. Referenzen in dieser Datei: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: file, %2: a place in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Component name</source>
        <translation>Komponentenname</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Not used by anything.</source>
        <translation>Wird nirgends verwendet.</translation>
    </message>
</context>
<context>
    <name>designer::ComponentKinds</name>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Request bodies</source>
        <translation>Anfrage-Bodys</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Security schemes</source>
        <translation>Sicherheitsschemas</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Path items</source>
        <translation>Pfadobjekte</translation>
    </message>
    <message>
        <source>Media types</source>
        <translation>Medientypen</translation>
    </message>
</context>
<context>
    <name>designer::ComponentList</name>
    <message>
        <source>Filter components</source>
        <translation>Komponenten filtern</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Add schema</source>
        <translation>Schema hinzufügen</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>designer::ComponentMarks</name>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Revert to %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>designer::ComponentReferences</name>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: a component, %2: its file</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>designer::ContentSection</name>
    <message>
        <source>A media type has the form type/subtype, such as application/json.</source>
        <translation>Ein Medientyp hat die Form Typ/Untertyp, zum Beispiel application/json.</translation>
    </message>
    <message>
        <source>Add media type</source>
        <translation>Medientyp hinzufügen</translation>
    </message>
    <message>
        <source>Rename media type</source>
        <translation>Medientyp umbenennen</translation>
    </message>
    <message>
        <source>Remove media type</source>
        <translation>Medientyp entfernen</translation>
    </message>
    <message>
        <source>Add schema</source>
        <translation>Schema hinzufügen</translation>
    </message>
    <message>
        <source>No body.</source>
        <translation>Kein Body.</translation>
    </message>
    <message>
        <source>Media type</source>
        <translation>Medientyp</translation>
    </message>
    <message>
        <source>Media type actions</source>
        <translation>Aktionen für den Medientyp</translation>
    </message>
    <message>
        <source>Rename media type…</source>
        <translation>Medientyp umbenennen…</translation>
    </message>
    <message>
        <source>Open media type</source>
        <translation>Medientyp öffnen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::DiscriminatorSection</name>
    <message>
        <source>Edit propertyName</source>
        <translation>propertyName bearbeiten</translation>
    </message>
    <message>
        <source>Edit defaultMapping</source>
        <translation>defaultMapping bearbeiten</translation>
    </message>
    <message>
        <source>Add discriminator</source>
        <translation>Diskriminator hinzufügen</translation>
    </message>
    <message>
        <source>Remove discriminator</source>
        <translation>Diskriminator entfernen</translation>
    </message>
    <message>
        <source>Discriminator</source>
        <translation>Diskriminator</translation>
    </message>
    <message>
        <source>Names the property whose value says which of the schemas applies.</source>
        <translation>Nennt die Eigenschaft, deren Wert bestimmt, welches der Schemas gilt.</translation>
    </message>
    <message>
        <source>Property of all branches, such as type</source>
        <translation>Eigenschaft aller Zweige, zum Beispiel type</translation>
    </message>
    <message>
        <source>Schema for other values</source>
        <translation>Schema für andere Werte</translation>
    </message>
    <message>
        <source>Discriminator mapping</source>
        <translation>Zuordnung des Diskriminators</translation>
    </message>
    <message>
        <source>Add mapping</source>
        <translation>Zuordnung hinzufügen</translation>
    </message>
    <message>
        <source>Remove mapping</source>
        <translation>Zuordnung entfernen</translation>
    </message>
    <message>
        <source>Without a mapping, the value is the name of a schema.</source>
        <translation>Ohne Zuordnung ist der Wert der Name eines Schemas.</translation>
    </message>
</context>
<context>
    <name>designer::EditMessages</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a YAML alias</source>
        <translation>einen YAML-Alias</translation>
    </message>
    <message>
        <source>The value has several lines. Edit it in Source.</source>
        <translation>Der Wert hat mehrere Zeilen. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>The value is too long for this field. Edit it in Source.</source>
        <translation>Der Wert ist zu lang für dieses Feld. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>The list has items that can&apos;t be edited on one line. Edit it in Source.</source>
        <translation>Die Liste hat Elemente, die nicht in einer Zeile bearbeitet werden können. Bearbeiten Sie sie im Quelltext.</translation>
    </message>
    <message>
        <source>“%1” must be %2, but the file contains %3. Edit it in Source.</source>
        <extracomment>%1: a place such as upstream.authentication; %2: the expected type (&quot;an object&quot;, &quot;text&quot;); %3: the type</extracomment>
        <translation>„%1“ muss %2 sein, aber die Datei enthält %3. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>The value comes from a YAML anchor that is also used elsewhere. Edit it in Source.</source>
        <translation>Der Wert stammt aus einem YAML-Anker, der auch an anderer Stelle verwendet wird. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>There is a syntax error near this field. Fix it in Source.</source>
        <translation>In der Nähe dieses Felds ist ein Syntaxfehler. Beheben Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>The name is already in use. Nothing was changed.</source>
        <translation>Der Name wird bereits verwendet. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file is read-only. Nothing was changed.</source>
        <translation>Die Datei ist schreibgeschützt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is read-only. Nothing was changed.</source>
        <comment>%1: a file</comment>
        <translation>%1 ist schreibgeschützt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read. Nothing was changed.</source>
        <comment>%1: a file</comment>
        <translation>%1 kann nicht gelesen werden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Nothing was changed here. Try again.</source>
        <comment>%1: a file</comment>
        <translation>%1 wurde von einem anderen Programm geändert. Hier wurde nichts geändert. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>It is still used elsewhere. Nothing was changed.</source>
        <translation>Wird noch an anderer Stelle verwendet. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file contains another type of value here. Nothing was changed. Edit it in Source.</source>
        <translation>Die Datei enthält hier einen anderen Werttyp. Es wurde nichts geändert. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>The file has a syntax error. Nothing was changed. Fix it in Source.</source>
        <translation>Die Datei hat einen Syntaxfehler. Es wurde nichts geändert. Beheben Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>The edit can&apos;t be made in this file. Nothing was changed.</source>
        <translation>Die Bearbeitung ist in dieser Datei nicht möglich. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file contains bytes that are not UTF-8. It is read-only so that they are not lost.</source>
        <translation>Die Datei enthält Bytes, die kein UTF-8 sind. Sie ist schreibgeschützt, damit diese nicht verloren gehen.</translation>
    </message>
    <message>
        <source>The file is too large to be edited.</source>
        <translation>Die Datei ist zu groß, um bearbeitet zu werden.</translation>
    </message>
    <message>
        <source>Classic definitions are read-only.</source>
        <translation>Klassische Definitionen sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>The file is write-protected. Save it under another name to edit it.</source>
        <translation>Die Datei ist schreibgeschützt. Speichern Sie sie unter einem anderen Namen, um sie zu bearbeiten.</translation>
    </message>
</context>
<context>
    <name>designer::EntriesModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <comment>%1: an entry such as media type</comment>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>%1: an entry such as media type</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: an entry such as media type</comment>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>designer::EntryButtons</name>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::EntryList</name>
    <message>
        <source>Edit scopes</source>
        <translation>Scopes bearbeiten</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Scopes</translation>
    </message>
    <message>
        <source>Add scope</source>
        <translation>Scope hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::ExampleChoice</name>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Rename example</source>
        <translation>Beispiel umbenennen</translation>
    </message>
    <message>
        <source>Add example</source>
        <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
        <source>Remove example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>Example name</source>
        <translation>Name des Beispiels</translation>
    </message>
    <message>
        <source>Example actions</source>
        <translation>Aktionen für das Beispiel</translation>
    </message>
    <message>
        <source>Rename example…</source>
        <translation>Beispiel umbenennen…</translation>
    </message>
    <message>
        <source>Name of the example</source>
        <translation>Name des Beispiels</translation>
    </message>
</context>
<context>
    <name>designer::ExampleEditor</name>
    <message>
        <source>This example is in another file.</source>
        <translation>Dieses Beispiel ist in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Edit example</source>
        <translation>Beispiel bearbeiten</translation>
    </message>
    <message>
        <source>Generated from the schema. Type here to make it the example.</source>
        <translation>Aus dem Schema erzeugt. Bearbeiten Sie den Text, um ihn als Beispiel zu übernehmen.</translation>
    </message>
    <message>
        <source>Example value</source>
        <translation>Wert des Beispiels</translation>
    </message>
    <message>
        <source>Example body</source>
        <translation>Body des Beispiels</translation>
    </message>
</context>
<context>
    <name>designer::ExampleFit</name>
    <message>
        <source>Fits the schema ✓</source>
        <translation>Passt zum Schema ✓</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the schema</source>
        <translation>
            <numerusform>%n Abweichung vom Schema</numerusform>
            <numerusform>%n Abweichungen vom Schema</numerusform>
        </translation>
    </message>
    <message>
        <source>Not valid JSON at %1.</source>
        <comment>%1: line and column, and what was expected</comment>
        <translation>Kein gültiges JSON bei %1.</translation>
    </message>
    <message>
        <source>Not checked: the dialect of the schemas is not known.</source>
        <translation>Nicht geprüft: Der Dialekt der Schemas ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Not valid JSON at %1. The file still has the last valid value.</source>
        <comment>%1: line and column, and what was expected</comment>
        <translation>Kein gültiges JSON bei %1. Die Datei enthält noch den letzten gültigen Wert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a place in a value, such as /price; %2: what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Widen schema</source>
        <translation>Schema erweitern</translation>
    </message>
    <message>
        <source>Open schema</source>
        <translation>Schema öffnen</translation>
    </message>
    <message>
        <source>Allow this value in the schema</source>
        <translation>Diesen Wert im Schema erlauben</translation>
    </message>
    <message>
        <source>Open the schema that the value does not fit</source>
        <translation>Das Schema öffnen, zu dem der Wert nicht passt</translation>
    </message>
    <message>
        <source>The schema is in another file, or was changed. Edit it there.</source>
        <translation>Das Schema ist in einer anderen Datei oder wurde geändert. Bearbeiten Sie es dort.</translation>
    </message>
</context>
<context>
    <name>designer::ExampleNote</name>
    <message>
        <source>Fits the schema.</source>
        <translation>Passt zum Schema.</translation>
    </message>
    <message>
        <source>All values fit the schema.</source>
        <translation>Alle Werte passen zum Schema.</translation>
    </message>
    <message>
        <source>Value %1: </source>
        <comment>%1: its number</comment>
        <translation>Wert %1: </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a place in a value, such as /price; %2: what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not valid JSON at %1.</source>
        <comment>%1: line and column, and what was expected</comment>
        <translation>Kein gültiges JSON bei %1.</translation>
    </message>
    <message>
        <source>Not checked: the dialect of the schemas is not known.</source>
        <translation>Nicht geprüft: Der Dialekt der Schemas ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Make from schema</source>
        <translation>Aus Schema erzeugen</translation>
    </message>
    <message>
        <source>Make a value that fits the schema</source>
        <translation>Einen Wert erzeugen, der zum Schema passt</translation>
    </message>
    <message>
        <source>Change example</source>
        <translation>Beispiel ändern</translation>
    </message>
    <message>
        <source>Replace what does not fit the schema</source>
        <translation>Ersetzen, was nicht zum Schema passt</translation>
    </message>
    <message>
        <source>Change schema</source>
        <translation>Schema ändern</translation>
    </message>
    <message>
        <source>Open schema</source>
        <translation>Schema öffnen</translation>
    </message>
    <message>
        <source>Allow this value in the schema</source>
        <translation>Diesen Wert im Schema erlauben</translation>
    </message>
    <message>
        <source>Open the schema that the value does not fit</source>
        <translation>Das Schema öffnen, zu dem der Wert nicht passt</translation>
    </message>
    <message>
        <source>Make example from schema</source>
        <translation>Beispiel aus Schema erzeugen</translation>
    </message>
    <message>
        <source>No value that fits the schema was found. Edit the example or the schema.</source>
        <translation>Es wurde kein Wert gefunden, der zum Schema passt. Bearbeiten Sie das Beispiel oder das Schema.</translation>
    </message>
</context>
<context>
    <name>designer::ExamplePanel</name>
    <message>
        <source>The request has no body.</source>
        <translation>Die Anfrage hat keinen Body.</translation>
    </message>
    <message>
        <source>This response has no body.</source>
        <translation>Diese Antwort hat keinen Body.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>curl</source>
        <translation>curl</translation>
    </message>
    <message>
        <source>Edit the example</source>
        <translation>Beispiel bearbeiten</translation>
    </message>
    <message>
        <source>curl command</source>
        <translation>curl-Befehl</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>designer::FieldMark</name>
    <message>
        <source>Revert to %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::GatewayChecks</name>
    <message>
        <source>Check the credentials of clients</source>
        <translation>Anmeldedaten der Clients prüfen</translation>
    </message>
    <message>
        <source>Check %1</source>
        <comment>%1: the name of a security scheme</comment>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Choose what the gateway checks</source>
        <translation>Auswählen, was das Gateway prüft</translation>
    </message>
</context>
<context>
    <name>designer::GridFaults</name>
    <message>
        <source>Another operation has the operation ID %1.</source>
        <comment>%1: operation ID</comment>
        <translation>Eine andere Operation hat die Operations-ID %1.</translation>
    </message>
    <message>
        <source>The definition has no security scheme %1.</source>
        <comment>%1: name</comment>
        <translation>Die Definition hat kein Sicherheitsschema %1.</translation>
    </message>
    <message>
        <source>Separate names with commas. A name in quotes is not complete.</source>
        <translation>Trennen Sie Namen durch Kommas. Ein Name in Anführungszeichen ist unvollständig.</translation>
    </message>
    <message>
        <source>A security scheme is missing at the end.</source>
        <translation>Am Ende fehlt ein Sicherheitsschema.</translation>
    </message>
    <message>
        <source>Can&apos;t read &quot;%1&quot;. Write schemes as in: key | oauth(read, write) + key</source>
        <comment>%1: text</comment>
        <translation>„%1“ kann nicht gelesen werden. Schreiben Sie Schemas wie in: key | oauth(read, write) + key</translation>
    </message>
    <message>
        <source>%1 is neither true nor false.</source>
        <comment>%1: text</comment>
        <translation>%1 ist weder true noch false.</translation>
    </message>
    <message>
        <source>%1 is not a status. Use a code, a class such as 4XX, or default.</source>
        <comment>%1: text</comment>
        <translation>%1 ist kein Status. Verwenden Sie einen Code, eine Klasse wie 4XX oder default.</translation>
    </message>
    <message>
        <source>An operation needs a response in this version of OpenAPI.</source>
        <translation>Eine Operation benötigt in dieser OpenAPI-Version eine Antwort.</translation>
    </message>
    <message>
        <source>Texts of several lines can&apos;t be edited in a cell.</source>
        <translation>Mehrzeilige Texte können nicht in einer Zelle bearbeitet werden.</translation>
    </message>
    <message>
        <source>Methods and paths can&apos;t be edited here.</source>
        <translation>Methoden und Pfade können hier nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>The operation is in another file.</source>
        <translation>Die Operation befindet sich in einer anderen Datei.</translation>
    </message>
    <message>
        <source>The value has another form in the file. Edit it in Source.</source>
        <translation>Der Wert hat in der Datei eine andere Form. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
</context>
<context>
    <name>designer::GridModel</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: name of a cell, %2: why it was not changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: title of a column</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not written. %2</source>
        <comment>%1: text for a cell, %2: why it was not written</comment>
        <translation>„%1“ wurde nicht geschrieben. %2</translation>
    </message>
    <message>
        <source>From the definition</source>
        <translation>Aus der Definition</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>%1: title of a column, %2: operation</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>Namen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>key | oauth(read, write) + key: either key, or oauth and key together. none: no credentials. Empty: as in the definition.</source>
        <translation>key | oauth(read, write) + key: entweder key oder oauth und key zusammen. none: keine Anmeldedaten. Leer: wie in der Definition.</translation>
    </message>
    <message>
        <source>Statuses, separated by commas. Fill down and paste only add responses.</source>
        <translation>Status, durch Kommas getrennt. „Nach unten ausfüllen“ und „Einfügen“ fügen Antworten nur hinzu.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Operation ID</source>
        <translation>Operations-ID</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>designer::GridView</name>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long.</source>
        <translation>Der Text in der Zwischenablage ist zu lang.</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Zellen einfügen</translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>Zellen leeren</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Open operation</source>
        <translation>Operation öffnen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::HeadersModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Defined at %1.</source>
        <comment>%1: a reference such as #/components/headers/Page</comment>
        <translation>Definiert unter %1.</translation>
    </message>
    <message>
        <source>Edit header</source>
        <translation>Header bearbeiten</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Remove header</source>
        <translation>Header entfernen</translation>
    </message>
</context>
<context>
    <name>designer::HistoryDialog</name>
    <message>
        <source>History of %1</source>
        <comment>%1: an operation such as GET /pets</comment>
        <translation>Verlauf von %1</translation>
    </message>
    <message>
        <source>Reading commits…</source>
        <translation>Commits werden gelesen…</translation>
    </message>
    <message>
        <source>Commits that changed %1</source>
        <comment>%1: an operation</comment>
        <translation>Commits, die %1 geändert haben</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The file was added.</source>
        <translation>Die Datei wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 of %2 commits of the file compared</source>
        <comment>%1, %2: numbers</comment>
        <translation>%1 von %2 Commits der Datei verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n commits changed this operation.</source>
        <translation>
            <numerusform>%n Commit hat diese Operation geändert.</numerusform>
            <numerusform>%n Commits haben diese Operation geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Older commits were not read.</source>
        <translation>Ältere Commits wurden nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>designer::KeywordFields</name>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>OpenAPI</source>
        <translation>OpenAPI</translation>
    </message>
    <message>
        <source>References and identity</source>
        <translation>Referenzen und Identität</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: a keyword</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: a keyword</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: an object such as XML, %2: one of its fields</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: the name of a keyword, %2: what it is for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <source>Add entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::KeywordForm</name>
    <message>
        <source>All values are allowed. Choose a type to allow only some.</source>
        <translation>Alle Werte sind erlaubt. Wählen Sie einen Typ, um nur manche zu erlauben.</translation>
    </message>
    <message>
        <source>No value is allowed. Choose a type to allow some.</source>
        <translation>Kein Wert ist erlaubt. Wählen Sie einen Typ, um manche zu erlauben.</translation>
    </message>
    <message>
        <source>The schema is a reference to %1. In OpenAPI 3.0, other members beside a reference are ignored.</source>
        <comment>%1: the name of a component</comment>
        <translation>Das Schema ist eine Referenz auf %1. In OpenAPI 3.0 werden andere Felder neben einer Referenz ignoriert.</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Define the schema here, or refer to a component</source>
        <translation>Das Schema hier definieren oder auf eine Komponente verweisen</translation>
    </message>
    <message>
        <source>Fewer keywords</source>
        <translation>Weniger Schlüsselwörter</translation>
    </message>
    <message>
        <source>More keywords</source>
        <translation>Weitere Schlüsselwörter</translation>
    </message>
</context>
<context>
    <name>designer::LineMeaning</name>
    <message>
        <source>Enter a name and a type, such as title! string(1..80) // as printed. Return adds the property and begins the next one.</source>
        <translation>Geben Sie einen Namen und einen Typ ein, zum Beispiel title! string(1..80) // as printed. Die Eingabetaste fügt die Eigenschaft hinzu und beginnt die nächste.</translation>
    </message>
    <message>
        <source>Means: %1</source>
        <comment>%1: a line such as name string</comment>
        <translation>Bedeutet: %1</translation>
    </message>
    <message>
        <source>Not in the line, stays as it is: %1</source>
        <comment>%1: keywords</comment>
        <translation>Nicht in der Zeile, bleibt unverändert: %1</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <comment>%1: number, %2: a sentence</comment>
        <translation>Spalte %1: %2</translation>
    </message>
</context>
<context>
    <name>designer::LineOffers</name>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Kennzeichen</translation>
    </message>
    <message>
        <source>property that tells which schema applies</source>
        <translation>Eigenschaft, die bestimmt, welches Schema gilt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>designer::LinePanel</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>designer::ListBinding</name>
    <message>
        <source>“%1” is not a value of YAML or JSON.</source>
        <comment>%1: a typed text</comment>
        <translation>„%1“ ist kein Wert in YAML oder JSON.</translation>
    </message>
</context>
<context>
    <name>designer::LocalUsersForm</name>
    <message>
        <source>The test gateway accepts local users where an API requires HTTP Basic authentication from its clients. They apply to all APIs and are stored in the keychain, not in the file.</source>
        <translation>Das Test-Gateway akzeptiert lokale Benutzer, wenn eine API von ihren Clients HTTP-Basic-Authentifizierung verlangt. Sie gelten für alle APIs und sind im Schlüsselbund gespeichert, nicht in der Datei.</translation>
    </message>
    <message>
        <source>Local users</source>
        <translation>Lokale Benutzer</translation>
    </message>
    <message>
        <source>No local users. APIs that require HTTP Basic authentication reject all clients.</source>
        <translation>Keine lokalen Benutzer. APIs, die HTTP-Basic-Authentifizierung verlangen, lehnen alle Clients ab.</translation>
    </message>
    <message>
        <source>Local user</source>
        <translation>Lokaler Benutzer</translation>
    </message>
    <message>
        <source>Local user&apos;s password</source>
        <translation>Kennwort des lokalen Benutzers</translation>
    </message>
    <message>
        <source>Remove user</source>
        <translation>Benutzer entfernen</translation>
    </message>
    <message>
        <source>Local users haven&apos;t been read from the keychain yet.</source>
        <translation>Die lokalen Benutzer wurden noch nicht aus dem Schlüsselbund gelesen.</translation>
    </message>
    <message>
        <source>The keychain is locked, so users are kept only until you quit. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Benutzer bleiben deshalb nur bis zum Beenden erhalten. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No keychain is available, so users are kept only until you quit.</source>
        <translation>Kein Schlüsselbund ist verfügbar. Benutzer bleiben deshalb nur bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>Read from keychain</source>
        <translation>Aus Schlüsselbund lesen</translation>
    </message>
    <message>
        <source>Try keychain again</source>
        <translation>Schlüsselbund erneut versuchen</translation>
    </message>
    <message>
        <source>A password can&apos;t contain control characters.</source>
        <translation>Ein Kennwort darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>Change password</source>
        <translation>Kennwort ändern</translation>
    </message>
    <message>
        <source>Add user</source>
        <translation>Benutzer hinzufügen</translation>
    </message>
    <message>
        <source>A user name can&apos;t contain a colon.</source>
        <translation>Ein Benutzername darf keinen Doppelpunkt enthalten.</translation>
    </message>
    <message>
        <source>A user name can&apos;t contain control characters.</source>
        <translation>Ein Benutzername darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>This user is not added yet. Enter the name and the password and click Add user, or clear both fields.</source>
        <translation>Dieser Benutzer ist noch nicht hinzugefügt. Geben Sie Name und Kennwort ein und klicken Sie auf „Benutzer hinzufügen“, oder leeren Sie beide Felder.</translation>
    </message>
</context>
<context>
    <name>designer::MapPainting</name>
    <message>
        <source>Without a tag</source>
        <translation>Ohne Tag</translation>
    </message>
</context>
<context>
    <name>designer::MapTab</name>
    <message>
        <source>Find on the map</source>
        <translation>In der Karte suchen</translation>
    </message>
    <message>
        <source>Grouping of the map</source>
        <translation>Gruppierung der Karte</translation>
    </message>
    <message>
        <source>How paths are put together</source>
        <translation>Wie Pfade zusammengefasst werden</translation>
    </message>
    <message>
        <source>By path</source>
        <translation>Nach Pfad</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>Colors of the map</source>
        <translation>Farben der Karte</translation>
    </message>
    <message>
        <source>Color: method</source>
        <translation>Farbe: Methode</translation>
    </message>
    <message>
        <source>Color: problems</source>
        <translation>Farbe: Probleme</translation>
    </message>
    <message>
        <source>Color: credentials</source>
        <translation>Farbe: Anmeldedaten</translation>
    </message>
    <message>
        <source>Color: deprecated</source>
        <translation>Farbe: veraltet</translation>
    </message>
    <message>
        <source>Color: changes</source>
        <translation>Farbe: Änderungen</translation>
    </message>
    <message>
        <source>Color: traffic</source>
        <translation>Farbe: Datenverkehr</translation>
    </message>
    <message>
        <source>Color: policies</source>
        <translation>Farbe: Richtlinien</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in (+, or Ctrl and the wheel)</source>
        <translation>Vergrößern (+ oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out (-, or Ctrl and the wheel)</source>
        <translation>Verkleinern (- oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>Ganze Karte anzeigen (0)</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Show the map as text (Ctrl+F1)</source>
        <translation>Karte als Text anzeigen (Strg+F1)</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren…</translation>
    </message>
    <message>
        <source>Save the map as a picture</source>
        <translation>Karte als Bild speichern</translation>
    </message>
    <message>
        <source>Export Mermaid…</source>
        <translation>Mermaid exportieren…</translation>
    </message>
    <message>
        <source>Save the map as a diagram for Markdown</source>
        <translation>Karte als Diagramm für Markdown speichern</translation>
    </message>
    <message>
        <source>Map of the API</source>
        <translation>Karte der API</translation>
    </message>
    <message>
        <source>Map as text</source>
        <translation>Karte als Text</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>What the colors of operations show</source>
        <translation>Was die Farben der Operationen bedeuten</translation>
    </message>
    <message>
        <source>Drawing the map…</source>
        <translation>Karte wird gezeichnet…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No operation and no schema has all of these words.</source>
        <translation>Keine Operation und kein Schema enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>No paths yet</source>
        <translation>Noch keine Pfade</translation>
    </message>
    <message>
        <source>The map shows the paths, operations and schemas of the API.</source>
        <translation>Die Karte zeigt die Pfade, Operationen und Schemas der API.</translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <comment>on the map</comment>
        <translation>
            <numerusform>%n Operation</numerusform>
            <numerusform>%n Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <comment>on the map</comment>
        <translation>
            <numerusform>%n Schema</numerusform>
            <numerusform>%n Schemas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: what a color says, %2: how many operations</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Without a mark: %1</source>
        <comment>%1: how many operations</comment>
        <translation>Ohne Markierung: %1</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Move to path…</source>
        <translation>In Pfad verschieben…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move path</source>
        <translation>Pfad verschieben</translation>
    </message>
    <message>
        <source>Move operation</source>
        <translation>Operation verschieben</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>SVG exportieren</translation>
    </message>
    <message>
        <source>Export Mermaid</source>
        <translation>Mermaid exportieren</translation>
    </message>
    <message>
        <source>SVG files (*.svg)</source>
        <translation>SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <source>Mermaid files (*.mmd)</source>
        <translation>Mermaid-Dateien (*.mmd)</translation>
    </message>
    <message>
        <source>The map was saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Die Karte wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The map could not be saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Die Karte konnte nicht in %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <comment>%1: name of a definition</comment>
        <translation>Karte von %1</translation>
    </message>
</context>
<context>
    <name>designer::MapView</name>
    <message numerus="yes">
        <source>%n requests</source>
        <comment>recorded for an operation</comment>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Policies: %1</source>
        <comment>%1: names</comment>
        <translation>Richtlinien: %1</translation>
    </message>
    <message>
        <source>Schemas: %1</source>
        <comment>%1: names</comment>
        <translation>Schemas: %1</translation>
    </message>
    <message>
        <source>Used by: %1</source>
        <comment>%1: operations</comment>
        <translation>Verwendet von: %1</translation>
    </message>
    <message>
        <source>Not used by an operation</source>
        <translation>Von keiner Operation verwendet</translation>
    </message>
</context>
<context>
    <name>designer::MappingModel</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>The name of the schema. Type another value to add it to the mapping.</source>
        <translation>Der Name des Schemas. Geben Sie einen anderen Wert ein, um ihn zur Zuordnung hinzuzufügen.</translation>
    </message>
    <message>
        <source>Edit mapping</source>
        <translation>Zuordnung bearbeiten</translation>
    </message>
    <message>
        <source>Add mapping</source>
        <translation>Zuordnung hinzufügen</translation>
    </message>
    <message>
        <source>Remove mapping</source>
        <translation>Zuordnung entfernen</translation>
    </message>
</context>
<context>
    <name>designer::MarkReader</name>
    <message>
        <source>The colors for changes need a file that is in the last commit of a git repository.</source>
        <translation>Die Farben für Änderungen benötigen eine Datei, die im letzten Commit eines Git-Repositorys enthalten ist.</translation>
    </message>
    <message>
        <source>The colors for traffic need requests to this API in the list of exchanges.</source>
        <translation>Die Farben für Datenverkehr benötigen Anfragen an diese API in der Liste der Austausche.</translation>
    </message>
    <message>
        <source>The colors for policies need the policies of the environment, which the page Policies loads.</source>
        <translation>Die Farben für Richtlinien benötigen die Richtlinien der Umgebung, die auf der Seite „Richtlinien“ geladen werden.</translation>
    </message>
</context>
<context>
    <name>designer::MarkdownPreview</name>
    <message>
        <source>[Image]</source>
        <translation>[Bild]</translation>
    </message>
    <message>
        <source>[Image: %1]</source>
        <comment>%1: the description of an image</comment>
        <translation>[Bild: %1]</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Show the text as it is rendered</source>
        <translation>Den Text formatiert anzeigen</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Kein Text</translation>
    </message>
</context>
<context>
    <name>designer::MethodForm</name>
    <message>
        <source>An operation needs a method.</source>
        <translation>Eine Operation benötigt eine Methode.</translation>
    </message>
    <message>
        <source>Method name</source>
        <translation>Name der Methode</translation>
    </message>
    <message>
        <source>As clients send it. Methods are case-sensitive.</source>
        <translation>So, wie Clients sie senden. Groß- und Kleinschreibung wird unterschieden.</translation>
    </message>
</context>
<context>
    <name>designer::NamedCellDelegate</name>
    <message>
        <source>%1, %2</source>
        <comment>%1: title of a column; %2: name of a row</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>designer::NamedValuesModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: an entry such as scope</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>%1: an entry such as scope</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: an entry such as scope</comment>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>designer::NewComponent</name>
    <message>
        <source>A name can contain only letters, digits, dots, hyphens and underscores.</source>
        <translation>Ein Name darf nur Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche enthalten.</translation>
    </message>
    <message>
        <source>There is already a schema called %1.</source>
        <comment>%1: name</comment>
        <translation>Es gibt bereits ein Schema namens %1.</translation>
    </message>
</context>
<context>
    <name>designer::NewResourcePanel</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>%1, %2: numbers, %3: a sentence</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Enter a name to see what is added.</source>
        <translation>Geben Sie einen Namen ein, um zu sehen, was hinzugefügt wird.</translation>
    </message>
    <message>
        <source>The definition already has %1. Enter another name.</source>
        <comment>%1: a path or schema</comment>
        <translation>Die Definition hat bereits %1. Geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>This can&apos;t be a part of a path. Use letters, digits and hyphens, such as books.</source>
        <translation>Dies kann nicht Teil eines Pfads sein. Verwenden Sie Buchstaben, Ziffern und Bindestriche, etwa books.</translation>
    </message>
    <message>
        <source>Correct the properties to see what is added.</source>
        <translation>Korrigieren Sie die Eigenschaften, um zu sehen, was hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Choose what clients can do.</source>
        <translation>Wählen Sie aus, was Clients tun können.</translation>
    </message>
    <message>
        <source>Add resource %1</source>
        <comment>%1: name</comment>
        <translation>Ressource %1 hinzufügen</translation>
    </message>
    <message>
        <source>New resource</source>
        <translation>Neue Ressource</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Was hinzugefügt wird</translation>
    </message>
    <message>
        <source>Add resource</source>
        <translation>Ressource hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name, in the plural</source>
        <translation>Name im Plural</translation>
    </message>
    <message>
        <source>books</source>
        <translation>books</translation>
    </message>
    <message>
        <source>Properties, one per line</source>
        <translation>Eigenschaften, eine pro Zeile</translation>
    </message>
    <message>
        <source>title! string(1..80)
pages integer(&gt;=1)
status &quot;new&quot; | &quot;used&quot; = &quot;new&quot; // as it is sold</source>
        <translation>title! string(1..80)
pages integer(&gt;=1)
status &quot;new&quot; | &quot;used&quot; = &quot;new&quot; // Verkaufszustand</translation>
    </message>
    <message>
        <source>! means required. Objects get an ID that the server sets unless you enter one.</source>
        <translation>! bedeutet erforderlich. Objekte erhalten eine ID, die der Server festlegt, sofern Sie keine eingeben.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>List in pages (limit and offset)</source>
        <translation>Seitenweise auflisten (limit und offset)</translation>
    </message>
</context>
<context>
    <name>designer::NumberBinding</name>
    <message>
        <source>Not a number. The file still has the last number.</source>
        <translation>Keine Zahl. Die Datei enthält noch die letzte Zahl.</translation>
    </message>
</context>
<context>
    <name>designer::ObjectForm</name>
    <message>
        <source>The document has no security scheme yet. Add one in Schemas.</source>
        <translation>Das Dokument hat noch kein Sicherheitsschema. Fügen Sie eines unter „Schemas“ hinzu.</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: the label of a field</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>%1: an object such as media type</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: an object such as media type</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1: an object such as media type</comment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Required. %1</source>
        <comment>%1: what a field is for</comment>
        <translation>Erforderlich. %1</translation>
    </message>
    <message>
        <source>Add entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Required of clients</source>
        <translation>Von Clients verlangt</translation>
    </message>
</context>
<context>
    <name>designer::ObjectNames</name>
    <message>
        <source>anything</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>list of %1</source>
        <comment>%1: a schema, such as string or Book</comment>
        <translation>Liste von %1</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>beliebiger Typ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: a type, %2: its format</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No security</source>
        <translation>Keine Sicherheit</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: a field, such as Callbacks; %2: how many it has</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other members (%1)</source>
        <comment>%1: how many</comment>
        <translation>Weitere Felder (%1)</translation>
    </message>
    <message>
        <source>More %1 fields</source>
        <comment>%1: an object, such as response</comment>
        <translation>Weitere Felder: %1</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>callback URL</source>
        <translation>Callback-URL</translation>
    </message>
    <message>
        <source>security scheme</source>
        <translation>Sicherheitsschema</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Callback URLs</source>
        <translation>Callback-URLs</translation>
    </message>
    <message>
        <source>Security schemes</source>
        <translation>Sicherheitsschemas</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>designer::ObjectPage</name>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Definition of the %1</source>
        <comment>%1: an object such as parameter</comment>
        <translation>Definition: %1</translation>
    </message>
    <message>
        <source>Open component</source>
        <translation>Komponente öffnen</translation>
    </message>
    <message>
        <source>Define the object here, or refer to a component</source>
        <translation>Das Objekt hier definieren oder auf eine Komponente verweisen</translation>
    </message>
</context>
<context>
    <name>designer::ObjectRow</name>
    <message>
        <source>Add %1</source>
        <comment>%1: a field such as request body</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>%1: a field such as request body</comment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: a field such as request body</comment>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>designer::OperationGrid</name>
    <message>
        <source>All operations</source>
        <translation>Alle Operationen</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <comment>%1: name of a tag</comment>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>Without a tag</source>
        <translation>Ohne Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n Operation</numerusform>
            <numerusform>%n Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells could not be changed.</source>
        <translation>
            <numerusform>%n Zelle konnte nicht geändert werden.</numerusform>
            <numerusform>%n Zellen konnten nicht geändert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells were changed.</source>
        <translation>
            <numerusform>%n Zelle wurde geändert.</numerusform>
            <numerusform>%n Zellen wurden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to forms</source>
        <translation>Zurück zu den Formularen</translation>
    </message>
    <message>
        <source>Operations to show</source>
        <translation>Anzuzeigende Operationen</translation>
    </message>
    <message>
        <source>Search operations</source>
        <translation>Operationen suchen</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Actions for the selected cells</source>
        <translation>Aktionen für die ausgewählten Zellen</translation>
    </message>
    <message>
        <source>Select cells and press Ctrl+D to fill them from the first one. Cells can be copied to and pasted from spreadsheets.</source>
        <translation>Wählen Sie Zellen aus, und drücken Sie Strg+D, um sie mit der ersten zu füllen. Zellen können in Tabellenkalkulationen kopiert und aus ihnen eingefügt werden.</translation>
    </message>
</context>
<context>
    <name>designer::OperationHead</name>
    <message>
        <source>Description text</source>
        <translation>Beschreibungstext</translation>
    </message>
    <message>
        <source>Edit summary</source>
        <translation>Zusammenfassung bearbeiten</translation>
    </message>
    <message>
        <source>Edit operation ID</source>
        <translation>Operations-ID bearbeiten</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Tags bearbeiten</translation>
    </message>
    <message>
        <source>Mark as deprecated</source>
        <translation>Als veraltet markieren</translation>
    </message>
    <message>
        <source>Edit description</source>
        <translation>Beschreibung bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Fault drill</source>
        <translation>Fehlerübung</translation>
    </message>
    <message>
        <source>Fault drill: answer requests of clients to this operation with a fault</source>
        <translation>Fehlerübung: Anfragen von Clients an diese Operation mit einem Fehler beantworten</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden…</translation>
    </message>
    <message>
        <source>Fill a request to this operation. %1 also sends it.</source>
        <comment>%1: shortcut</comment>
        <translation>Füllt eine Anfrage an diese Operation aus. %1 sendet sie auch.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Operation ID</source>
        <translation>Operations-ID</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>designer::OperationPage</name>
    <message>
        <source>The file contains %1 instead of an operation. Edit it in Source.</source>
        <translation>Die Datei enthält %1 statt einer Operation. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::OperationView</name>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>designer::OtherMembers</name>
    <message>
        <source>Other members</source>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <source>Name of the new member</source>
        <translation>Name des neuen Felds</translation>
    </message>
    <message>
        <source>x-name</source>
        <translation>x-name</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: the name of a member</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Enter the name of the member, such as x-team.</source>
        <translation>Geben Sie den Namen des Felds ein, zum Beispiel x-team.</translation>
    </message>
</context>
<context>
    <name>designer::OverviewTab</name>
    <message>
        <source>Request flow</source>
        <translation>Ablauf einer Anfrage</translation>
    </message>
    <message>
        <source>From the client through the gateway to the upstream. Select a step to open its settings.</source>
        <translation>Vom Client über das Gateway zum Upstream. Wählen Sie einen Schritt aus, um seine Einstellungen zu öffnen.</translation>
    </message>
    <message>
        <source>About the API</source>
        <translation>Über die API</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>OpenAPI version</source>
        <translation>OpenAPI-Version</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>Umwandeln…</translation>
    </message>
    <message>
        <source>Convert to another OpenAPI version</source>
        <translation>In eine andere OpenAPI-Version umwandeln</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Edit server</source>
        <translation>Server bearbeiten</translation>
    </message>
    <message>
        <source>Add server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>Remove server</source>
        <translation>Server entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Edit tag</source>
        <translation>Tag bearbeiten</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>Remove tag</source>
        <translation>Tag entfernen</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>No servers yet. Servers are the URLs that clients use.</source>
        <translation>Noch keine Server. Server sind die URLs, die Clients verwenden.</translation>
    </message>
    <message>
        <source>Open server</source>
        <translation>Server öffnen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags group the operations of an API.</source>
        <translation>Tags gruppieren die Operationen einer API.</translation>
    </message>
    <message>
        <source>Open tag</source>
        <translation>Tag öffnen</translation>
    </message>
    <message>
        <source>Edit title</source>
        <translation>Titel bearbeiten</translation>
    </message>
    <message>
        <source>Edit version</source>
        <translation>Version bearbeiten</translation>
    </message>
    <message>
        <source>Edit description</source>
        <translation>Beschreibung bearbeiten</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>designer::ParameterForm</name>
    <message>
        <source>Edit %1</source>
        <comment>%1: the label of a field</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Add schema</source>
        <translation>Schema hinzufügen</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>designer::ParameterPreview</name>
    <message>
        <source>There is no example, and the schema has no value that can be shown.</source>
        <translation>Es gibt kein Beispiel, und das Schema hat keinen Wert, der angezeigt werden kann.</translation>
    </message>
    <message>
        <source>Nothing: empty values are not sent.</source>
        <translation>Nichts: Leere Werte werden nicht gesendet.</translation>
    </message>
    <message>
        <source>The specification does not define this style for such a value.</source>
        <translation>Die Spezifikation definiert diesen Stil nicht für einen solchen Wert.</translation>
    </message>
    <message>
        <source>In the request:</source>
        <translation>In der Anfrage:</translation>
    </message>
</context>
<context>
    <name>designer::ParametersModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Defined in the path, for all its operations. Open the path to edit it.</source>
        <translation>Im Pfad definiert, für alle seine Operationen. Öffnen Sie den Pfad, um den Parameter zu bearbeiten.</translation>
    </message>
    <message>
        <source>Defined at %1. Edit it in Source.</source>
        <comment>%1: a reference such as #/components/parameters/Page</comment>
        <translation>Definiert unter %1. Bearbeiten Sie die Definition im Quelltext.</translation>
    </message>
    <message>
        <source>This is not a parameter. Edit it in Source.</source>
        <translation>Dies ist kein Parameter. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Path parameters are always required.</source>
        <translation>Pfadparameter sind immer erforderlich.</translation>
    </message>
    <message>
        <source>This can only be edited in Source.</source>
        <translation>Dies kann nur im Quelltext bearbeitet werden.</translation>
    </message>
    <message>
        <source>Edit parameter</source>
        <translation>Parameter bearbeiten</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Remove parameter</source>
        <translation>Parameter entfernen</translation>
    </message>
</context>
<context>
    <name>designer::ParametersSection</name>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>In the path</source>
        <translation>Im Pfad</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Remove parameter</source>
        <translation>Parameter entfernen</translation>
    </message>
    <message>
        <source>This operation has no parameters.</source>
        <translation>Diese Operation hat keine Parameter.</translation>
    </message>
    <message>
        <source>Open parameter</source>
        <translation>Parameter öffnen</translation>
    </message>
    <message>
        <source>Open path</source>
        <translation>Pfad öffnen</translation>
    </message>
    <message>
        <source>Name or component</source>
        <translation>Name oder Komponente</translation>
    </message>
</context>
<context>
    <name>designer::PartsRow</name>
    <message>
        <source>Add part</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Add field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Name of the part</source>
        <translation>Name des Teils</translation>
    </message>
    <message>
        <source>Name of the field</source>
        <translation>Name des Felds</translation>
    </message>
    <message>
        <source>Add text</source>
        <translation>Text hinzufügen</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>Datei hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::PastePanel</name>
    <message>
        <source>Response %1</source>
        <comment>%1: a status</comment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>Paste a text to see what it adds.</source>
        <translation>Fügen Sie einen Text ein, um zu sehen, was hinzugefügt wird.</translation>
    </message>
    <message>
        <source>The definition has all of this already.</source>
        <translation>Die Definition enthält all dies bereits.</translation>
    </message>
    <message>
        <source>Paths and operations, with the components that they need</source>
        <translation>Pfade und Operationen mit den Komponenten, die sie benötigen</translation>
    </message>
    <message>
        <source>Paste what you have</source>
        <translation>Vorhandenes einfügen</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>Was hinzugefügt wird</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>curl command, JSON or OpenAPI</source>
        <translation>curl-Befehl, JSON oder OpenAPI</translation>
    </message>
    <message>
        <source>curl https://api.example/books -d &apos;{&quot;title&quot;: &quot;Emma&quot;}&apos;</source>
        <translation>curl https://api.example/books -d &apos;{&quot;title&quot;: &quot;Emma&quot;}&apos;</translation>
    </message>
    <message>
        <source>Credentials of requests are left out. OpenAPI is added as it is, with its examples.</source>
        <translation>Anmeldedaten von Anfragen werden weggelassen. OpenAPI wird unverändert hinzugefügt, mit seinen Beispielen.</translation>
    </message>
    <message>
        <source>Use JSON as</source>
        <translation>JSON verwenden als</translation>
    </message>
    <message>
        <source>Make components of its objects</source>
        <translation>Objekte zu Komponenten machen</translation>
    </message>
</context>
<context>
    <name>designer::PasteTexts</name>
    <message>
        <source>A quote is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>curl has no option %1, or not for requests like this.</source>
        <comment>%1: an option</comment>
        <translation>curl hat keine Option %1, oder nicht für Anfragen wie diese.</translation>
    </message>
    <message>
        <source>The value of %1 is missing.</source>
        <comment>%1: an option of curl</comment>
        <translation>Der Wert von %1 fehlt.</translation>
    </message>
    <message>
        <source>The command has no URL.</source>
        <translation>Der Befehl hat keine URL.</translation>
    </message>
    <message>
        <source>The command has several URLs. Paste one request at a time.</source>
        <translation>Der Befehl hat mehrere URLs. Fügen Sie jeweils nur eine Anfrage ein.</translation>
    </message>
    <message>
        <source>The URL is not one of HTTP.</source>
        <translation>Die URL ist keine HTTP-URL.</translation>
    </message>
    <message>
        <source>The request is in a file that is not part of the command: %1.</source>
        <comment>%1: part of a command</comment>
        <translation>Die Anfrage liegt in einer Datei, die nicht Teil des Befehls ist: %1.</translation>
    </message>
    <message>
        <source>The command is too long.</source>
        <translation>Der Befehl ist zu lang.</translation>
    </message>
    <message>
        <source>This is not a curl command.</source>
        <translation>Dies ist kein curl-Befehl.</translation>
    </message>
    <message>
        <source>There is no text to add.</source>
        <translation>Es gibt keinen Text zum Hinzufügen.</translation>
    </message>
    <message>
        <source>The text is too long. Paste it in Source.</source>
        <translation>Der Text ist zu lang. Fügen Sie ihn im Quelltext ein.</translation>
    </message>
    <message>
        <source>Not valid YAML or JSON at %1.</source>
        <comment>%1: line and column, such as 2:14</comment>
        <translation>Kein gültiges YAML oder JSON bei %1.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>%1, %2: numbers, %3: a sentence</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>This is neither a curl command, nor a part of an API in YAML or JSON, nor JSON.</source>
        <translation>Dies ist weder ein curl-Befehl noch ein Teil einer API in YAML oder JSON, noch JSON.</translation>
    </message>
    <message>
        <source>The definition already has %1.</source>
        <comment>%1: method and path</comment>
        <translation>Die Definition enthält %1 bereits.</translation>
    </message>
    <message>
        <source>Operations of this version of OpenAPI can&apos;t have the method %1.</source>
        <translation>In dieser OpenAPI-Version können Operationen die Methode %1 nicht haben.</translation>
    </message>
    <message>
        <source>The URL %1 has no path.</source>
        <translation>Die URL %1 hat keinen Pfad.</translation>
    </message>
    <message>
        <source>The path %1 is in another file.</source>
        <translation>Der Pfad %1 ist in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Select the operation that this JSON is the body of.</source>
        <translation>Wählen Sie die Operation aus, zu der dieses JSON als Body gehört.</translation>
    </message>
    <message>
        <source>This body is in another file. Paste the JSON there.</source>
        <translation>Dieser Body ist in einer anderen Datei. Fügen Sie das JSON dort ein.</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>JSON einfügen</translation>
    </message>
    <message>
        <source>The JSON changes too much of the schema. Paste less of it.</source>
        <translation>Das JSON ändert zu viel am Schema. Fügen Sie weniger davon ein.</translation>
    </message>
    <message>
        <source>The schema of this body is in another file. Paste the JSON there.</source>
        <translation>Das Schema dieses Bodys ist in einer anderen Datei. Fügen Sie das JSON dort ein.</translation>
    </message>
    <message>
        <source>The schema</source>
        <translation>Das Schema</translation>
    </message>
    <message>
        <source>%1: not required any more</source>
        <comment>%1: a property</comment>
        <translation>%1: nicht mehr erforderlich</translation>
    </message>
    <message>
        <source>%1: new, %2</source>
        <comment>%1: a property, %2: a type</comment>
        <translation>%1: neu, %2</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <comment>%1: a property, %2, %3: types</comment>
        <translation>%1: %2 wird zu %3</translation>
    </message>
    <message>
        <source>%1: can also be %2</source>
        <comment>%1: a property, %2: a value</comment>
        <translation>%1: kann auch %2 sein</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3 instead of %4</source>
        <comment>%1: a property, %2: a keyword, %3, %4: values</comment>
        <translation>%1: %2 wird %3 statt %4</translation>
    </message>
    <message>
        <source>%1: no %2 any more, which was %3</source>
        <comment>%1: a property, %2: a keyword, %3: its value</comment>
        <translation>%1: %2 entfällt (bisher %3)</translation>
    </message>
    <message>
        <source>%1: can also be %2</source>
        <comment>%1: a property, %2: a type</comment>
        <translation>%1: kann auch %2 sein</translation>
    </message>
    <message numerus="yes">
        <source>%n schema changes</source>
        <translation>
            <numerusform>%n Schemaänderung</numerusform>
            <numerusform>%n Schemaänderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1, %2: things that were added or changed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Add operation</source>
        <translation>Operation hinzufügen</translation>
    </message>
    <message>
        <source>The request has credentials. No security scheme of the definition describes them.</source>
        <translation>Die Anfrage hat Anmeldedaten. Kein Sicherheitsschema der Definition beschreibt sie.</translation>
    </message>
    <message>
        <source>Paste components</source>
        <translation>Komponenten einfügen</translation>
    </message>
    <message>
        <source>The text contains no paths or operations.</source>
        <translation>Der Text enthält keine Pfade oder Operationen.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>designer::PathActions</name>
    <message>
        <source>The path was renamed. These parameters are references and keep their names: %1.</source>
        <comment>%1: references</comment>
        <translation>Der Pfad wurde umbenannt. Diese Parameter sind Referenzen und behalten ihre Namen: %1.</translation>
    </message>
</context>
<context>
    <name>designer::PathChanges</name>
    <message>
        <source>%1, removed</source>
        <comment>%1: a path or an operation</comment>
        <translation>%1, entfernt</translation>
    </message>
</context>
<context>
    <name>designer::PathClipboard</name>
    <message>
        <source>The text contains no paths or operations.</source>
        <translation>Der Text enthält keine Pfade oder Operationen.</translation>
    </message>
    <message>
        <source>The copied entries can&apos;t be converted from OpenAPI %1 to %2.</source>
        <comment>%1, %2: version numbers</comment>
        <translation>Die kopierten Einträge können nicht von OpenAPI %1 in %2 umgewandelt werden.</translation>
    </message>
    <message>
        <source>Components with the same name have another value here: %1.</source>
        <comment>%1: names</comment>
        <translation>Komponenten mit demselben Namen haben hier einen anderen Wert: %1.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Adds the pasted components under other names.</source>
        <translation>Fügt die eingefügten Komponenten unter anderen Namen hinzu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replaces the components of this document.</source>
        <translation>Ersetzt die Komponenten dieses Dokuments.</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Wiederverwenden</translation>
    </message>
    <message>
        <source>Uses the components of this document.</source>
        <translation>Verwendet die Komponenten dieses Dokuments.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Pasted as OpenAPI %1. %n part(s) could not be converted as they were.</source>
        <comment>%1: version, %n: entries of Details</comment>
        <translation>
            <numerusform>Als OpenAPI %1 eingefügt. %n Teil konnte nicht unverändert umgewandelt werden.</numerusform>
            <numerusform>Als OpenAPI %1 eingefügt. %n Teile konnten nicht unverändert umgewandelt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathCommands</name>
    <message>
        <source>Add path</source>
        <translation>Pfad hinzufügen</translation>
    </message>
    <message>
        <source>Add webhook</source>
        <translation>Webhook hinzufügen</translation>
    </message>
    <message>
        <source>Add operation</source>
        <translation>Operation hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <translation>
            <numerusform>%n Eintrag duplizieren</numerusform>
            <numerusform>%n Einträge duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate path</source>
        <translation>Pfad duplizieren</translation>
    </message>
    <message>
        <source>Duplicate operation</source>
        <translation>Operation duplizieren</translation>
    </message>
    <message>
        <source>Rename webhook</source>
        <translation>Webhook umbenennen</translation>
    </message>
    <message>
        <source>Rename path</source>
        <translation>Pfad umbenennen</translation>
    </message>
    <message>
        <source>Declare parameter</source>
        <translation>Parameter deklarieren</translation>
    </message>
    <message>
        <source>Change method</source>
        <translation>Methode ändern</translation>
    </message>
    <message>
        <source>Move path</source>
        <translation>Pfad verschieben</translation>
    </message>
    <message>
        <source>Move operation</source>
        <translation>Operation verschieben</translation>
    </message>
</context>
<context>
    <name>designer::PathDialog</name>
    <message>
        <source>Find paths</source>
        <translation>Pfade suchen</translation>
    </message>
    <message>
        <source>Move %1 to path</source>
        <comment>%1: an operation</comment>
        <translation>%1 in Pfad verschieben</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a path, %2: why it can&apos;t be chosen</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>designer::PathForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Edit summary</source>
        <translation>Zusammenfassung bearbeiten</translation>
    </message>
    <message>
        <source>Edit description</source>
        <translation>Beschreibung bearbeiten</translation>
    </message>
    <message>
        <source>This path is a reference to %1. Edit it in Source.</source>
        <comment>%1: a reference</comment>
        <translation>Dieser Pfad ist eine Referenz auf %1. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>The file contains %1 instead of a path item. Edit it in Source.</source>
        <translation>Die Datei enthält %1 statt eines Pfadobjekts. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <comment>%1: the name of a parameter</comment>
        <translation>%1 deklarieren</translation>
    </message>
    <message>
        <source>Adds the path parameter to the parameters of all operations.</source>
        <translation>Fügt den Pfadparameter zu den Parametern aller Operationen hinzu.</translation>
    </message>
    <message>
        <source>A webhook needs a name.</source>
        <translation>Ein Webhook benötigt einen Namen.</translation>
    </message>
    <message>
        <source>A path must start with a slash.</source>
        <translation>Ein Pfad muss mit einem Schrägstrich beginnen.</translation>
    </message>
    <message>
        <source>This webhook already exists.</source>
        <translation>Dieser Webhook ist bereits vorhanden.</translation>
    </message>
    <message>
        <source>This path already exists.</source>
        <translation>Dieser Pfad ist bereits vorhanden.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>Parameters of all operations</source>
        <translation>Parameter aller Operationen</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Remove parameter</source>
        <translation>Parameter entfernen</translation>
    </message>
    <message>
        <source>Parameters that apply to all operations of this path.</source>
        <translation>Parameter, die für alle Operationen dieses Pfads gelten.</translation>
    </message>
    <message>
        <source>Open parameter</source>
        <translation>Parameter öffnen</translation>
    </message>
</context>
<context>
    <name>designer::PathIntentions</name>
    <message>
        <source>Added %1.</source>
        <comment>%1: things such as “5 operations and 2 schemas”</comment>
        <translation>Hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>The definition has all of this already.</source>
        <translation>Die Definition enthält all dies bereits.</translation>
    </message>
    <message>
        <source>Changed the schema so that the JSON fits: %1.</source>
        <comment>%1: such as “2 schema changes”</comment>
        <translation>Das Schema wurde geändert, damit das JSON passt: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>designer::PathList</name>
    <message>
        <source>Filter paths</source>
        <translation>Pfade filtern</translation>
    </message>
    <message>
        <source>Paths and operations</source>
        <translation>Pfade und Operationen</translation>
    </message>
    <message>
        <source>Add path</source>
        <translation>Pfad hinzufügen</translation>
    </message>
    <message>
        <source>Add operation</source>
        <translation>Operation hinzufügen</translation>
    </message>
    <message>
        <source>Group by tag</source>
        <translation>Nach Tag gruppieren</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste what you have…</source>
        <translation>Vorhandenes einfügen…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden…</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Edit many…</source>
        <translation>Mehrere bearbeiten…</translation>
    </message>
    <message>
        <source>Edit many operations in a grid</source>
        <translation>Viele Operationen in einer Tabelle bearbeiten</translation>
    </message>
    <message>
        <source>New resource…</source>
        <translation>Neue Ressource…</translation>
    </message>
    <message>
        <source>Add operation with another method</source>
        <translation>Operation mit anderer Methode hinzufügen</translation>
    </message>
    <message>
        <source>Add webhook</source>
        <translation>Webhook hinzufügen</translation>
    </message>
    <message>
        <source>Add to selected</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Security requirement</source>
        <translation>Sicherheitsanforderung</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Revert to %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>designer::PathProblems</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathRemoval</name>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <translation>
            <numerusform>%n Eintrag löschen</numerusform>
            <numerusform>%n Einträge löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Webhook löschen</translation>
    </message>
    <message>
        <source>Delete path</source>
        <translation>Pfad löschen</translation>
    </message>
    <message>
        <source>Delete operation</source>
        <translation>Operation löschen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: a JSON Pointer, %2: a file name</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Breaks %1</source>
        <comment>%1: a place</comment>
        <translation>Macht %1 ungültig</translation>
    </message>
    <message>
        <source>Removes %1</source>
        <comment>%1: a place</comment>
        <translation>Entfernt %1</translation>
    </message>
    <message>
        <source>%1 is used elsewhere.</source>
        <comment>%1: a path or operation</comment>
        <translation>%1 wird an anderer Stelle verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>The %n entries are used elsewhere.</source>
        <translation>
            <numerusform>Der %n Eintrag wird an anderer Stelle verwendet.</numerusform>
            <numerusform>Die %n Einträge werden an anderer Stelle verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>designer::PathTreeModel</name>
    <message>
        <source>webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>No summary</source>
        <translation>Keine Zusammenfassung</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>designer::PathsTab</name>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a path or operation to edit it.</source>
        <translation>Wählen Sie einen Pfad oder eine Operation zum Bearbeiten aus.</translation>
    </message>
    <message>
        <source>No paths yet</source>
        <translation>Noch keine Pfade</translation>
    </message>
    <message>
        <source>A path is a URL that clients call. Its operations are the methods they can use. A resource, such as books, has all paths and operations that its clients need.</source>
        <translation>Ein Pfad ist eine URL, die Clients aufrufen. Seine Operationen sind die Methoden, die sie verwenden können. Eine Ressource wie Bücher hat alle Pfade und Operationen, die ihre Clients benötigen.</translation>
    </message>
    <message>
        <source>New resource…</source>
        <translation>Neue Ressource…</translation>
    </message>
</context>
<context>
    <name>designer::PatternTry</name>
    <message>
        <source>Try</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Text to check, which is not stored</source>
        <translation>Text zum Prüfen, der nicht gespeichert wird</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Does not fit. %1</source>
        <comment>%1: why</comment>
        <translation>Passt nicht. %1</translation>
    </message>
</context>
<context>
    <name>designer::PermissionsForm</name>
    <message>
        <source>Allowed secrets</source>
        <translation>Erlaubte Geheimnisse</translation>
    </message>
    <message>
        <source>No secrets. The gateway settings contain no references.</source>
        <translation>Keine Geheimnisse. Die Gateway-Einstellungen enthalten keine Referenzen.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>Gesendet an</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Allowed web pages</source>
        <translation>Erlaubte Webseiten</translation>
    </message>
    <message>
        <source>No web pages. Pages of other origins can&apos;t call this API with its stored credentials.</source>
        <translation>Keine Webseiten. Seiten anderer Herkunft können diese API nicht mit ihren gespeicherten Anmeldedaten aufrufen.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>environment</comment>
        <translation>Beliebige</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>environment</comment>
        <translation>Entfernt</translation>
    </message>
</context>
<context>
    <name>designer::PictureView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: schema, %2: properties that refer to it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Refers to: %1</source>
        <comment>%1: schemas</comment>
        <translation>Verweist auf: %1</translation>
    </message>
    <message>
        <source>Used by: %1</source>
        <comment>%1: schemas</comment>
        <translation>Verwendet von: %1</translation>
    </message>
    <message>
        <source>No references to or from other schemas</source>
        <translation>Keine Referenzen auf oder von anderen Schemas</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <comment>%1: how many properties</comment>
        <translation>… %1 weitere</translation>
    </message>
</context>
<context>
    <name>designer::PlacePath</name>
    <message>
        <source>header %1</source>
        <comment>%1: a name</comment>
        <translation>Header %1</translation>
    </message>
    <message>
        <source>request body</source>
        <translation>Anfrage-Body</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <comment>%1: a name</comment>
        <translation>Parameter %1</translation>
    </message>
</context>
<context>
    <name>designer::ProblemText</name>
    <message>
        <source>See Allowed secrets.</source>
        <comment>the label of a list in Settings, Upstream</comment>
        <translation>Siehe „Erlaubte Geheimnisse“.</translation>
    </message>
</context>
<context>
    <name>designer::ReferencePicker</name>
    <message>
        <source>Define here</source>
        <translation>Hier definieren</translation>
    </message>
    <message>
        <source>Choose component</source>
        <translation>Komponente auswählen</translation>
    </message>
    <message>
        <source>Name of the component</source>
        <translation>Name der Komponente</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>Add component %1</source>
        <comment>%1: name</comment>
        <translation>Komponente %1 hinzufügen</translation>
    </message>
    <message>
        <source>Defined here</source>
        <translation>Hier definiert</translation>
    </message>
    <message>
        <source>New component…</source>
        <translation>Neue Komponente…</translation>
    </message>
</context>
<context>
    <name>designer::ReferencedForm</name>
    <message>
        <source>Open %1</source>
        <comment>%1: a file name</comment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>This path refers to %1. Changes are made there.</source>
        <comment>%1: a JSON Pointer</comment>
        <translation>Dieser Pfad verweist auf %1. Änderungen erfolgen dort.</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>This path is on a server, at %1. It can&apos;t be edited here.</source>
        <comment>%1: a URL</comment>
        <translation>Dieser Pfad ist auf einem Server, unter %1. Er kann hier nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>This path is in %1, which can&apos;t be read.</source>
        <comment>%1: a file</comment>
        <translation>Dieser Pfad ist in %1. Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>This path is in %1, which was deleted. Save writes it again.</source>
        <comment>%1: a file</comment>
        <translation>Dieser Pfad ist in %1. Die Datei wurde gelöscht. Beim Speichern wird sie neu geschrieben.</translation>
    </message>
    <message>
        <source>This path is in %1, which has unsaved changes and was changed by another program.</source>
        <comment>%1: a file</comment>
        <translation>Dieser Pfad ist in %1. Die Datei hat ungespeicherte Änderungen und wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>This path is in %1, which has unsaved changes.</source>
        <comment>%1: a file</comment>
        <translation>Dieser Pfad ist in %1. Die Datei hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>This path is in %1. Changes are made there.</source>
        <comment>%1: a file</comment>
        <translation>Dieser Pfad ist in %1. Änderungen erfolgen dort.</translation>
    </message>
</context>
<context>
    <name>designer::RefineDialog</name>
    <message>
        <source>Refine with a sample</source>
        <translation>Mit Beispielwert verfeinern</translation>
    </message>
    <message>
        <source>One more value that the schema has to accept, as JSON or YAML. Types become wider, and properties that it lacks are not required any more.</source>
        <translation>Ein weiterer Wert, den das Schema akzeptieren muss, als JSON oder YAML. Typen werden erweitert, und Eigenschaften, die ihm fehlen, sind nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispielwert</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Refine schema</source>
        <translation>Schema verfeinern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The schema is in another file. Refine it there.</source>
        <translation>Das Schema ist in einer anderen Datei. Verfeinern Sie es dort.</translation>
    </message>
    <message>
        <source>Not valid YAML or JSON at %1.</source>
        <comment>%1: line and column, such as 2:14</comment>
        <translation>Kein gültiges YAML oder JSON bei %1.</translation>
    </message>
    <message>
        <source>Nothing. The schema accepts this value already.</source>
        <translation>Nichts. Das Schema akzeptiert diesen Wert bereits.</translation>
    </message>
</context>
<context>
    <name>designer::RemovedForm</name>
    <message>
        <source>Removed since %1. This is its earlier text:</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Entfernt seit %1. Der frühere Text:</translation>
    </message>
    <message>
        <source>Earlier text</source>
        <translation>Früherer Text</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Add it again with its earlier text</source>
        <translation>Mit dem früheren Text wieder hinzufügen</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
</context>
<context>
    <name>designer::RemovedNodes</name>
    <message>
        <source>Removed since %1:</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Entfernt seit %1:</translation>
    </message>
    <message>
        <source>Add %1 again with its earlier text</source>
        <comment>%1: a name</comment>
        <translation>%1 mit dem früheren Text wieder hinzufügen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>designer::RequestFlowSteps</name>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>calls the gateway</source>
        <translation>ruft das Gateway auf</translation>
    </message>
    <message>
        <source>gets 404: API not active</source>
        <translation>erhält 404: API nicht aktiv</translation>
    </message>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1, stripped</source>
        <translation>%1, wird entfernt</translation>
    </message>
    <message>
        <source>Client access</source>
        <translation>Client-Zugriff</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Anmeldedaten</translation>
    </message>
    <message>
        <source>Basic Auth in %1</source>
        <translation>Basic Auth in %1</translation>
    </message>
    <message>
        <source>none added</source>
        <translation>keine hinzugefügt</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Upstream</translation>
    </message>
</context>
<context>
    <name>designer::ResponsePane</name>
    <message>
        <source>Defined at %1.</source>
        <comment>%1: a reference such as #/components/responses/NotFound</comment>
        <translation>Definiert unter %1.</translation>
    </message>
    <message>
        <source>The file contains %1 here. Edit it in Source.</source>
        <translation>Die Datei enthält hier %1. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Edit response</source>
        <translation>Antwort bearbeiten</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>This is not the name of a header.</source>
        <translation>Dies ist kein Header-Name.</translation>
    </message>
    <message>
        <source>Definition of the response</source>
        <translation>Definition der Antwort</translation>
    </message>
    <message>
        <source>Define the response here, or refer to a component</source>
        <translation>Die Antwort hier definieren oder auf eine Komponente verweisen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Response description</source>
        <translation>Beschreibung der Antwort</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Remove header</source>
        <translation>Header entfernen</translation>
    </message>
    <message>
        <source>No headers.</source>
        <translation>Keine Header.</translation>
    </message>
    <message>
        <source>Open header</source>
        <translation>Header öffnen</translation>
    </message>
    <message>
        <source>Header or component</source>
        <translation>Header oder Komponente</translation>
    </message>
</context>
<context>
    <name>designer::ResponsesSection</name>
    <message>
        <source>No responses yet.</source>
        <translation>Noch keine Antworten.</translation>
    </message>
    <message>
        <source>The file contains %1 here. Edit it in Source.</source>
        <translation>Die Datei enthält hier %1. Bearbeiten Sie dies im Quelltext.</translation>
    </message>
    <message>
        <source>Component, as %1</source>
        <comment>%1: a status</comment>
        <translation>Komponente, als %1</translation>
    </message>
    <message>
        <source>Type a status such as 404, 4XX or default.</source>
        <translation>Geben Sie einen Status wie 404, 4XX oder default ein.</translation>
    </message>
    <message>
        <source>The operation has a response with this status already.</source>
        <translation>Die Operation hat bereits eine Antwort mit diesem Status.</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>Antwort hinzufügen</translation>
    </message>
    <message>
        <source>Change status</source>
        <translation>Status ändern</translation>
    </message>
    <message>
        <source>Move response</source>
        <translation>Antwort verschieben</translation>
    </message>
    <message>
        <source>Remove response</source>
        <translation>Antwort entfernen</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Response actions</source>
        <translation>Aktionen für die Antwort</translation>
    </message>
    <message>
        <source>Change status…</source>
        <translation>Status ändern…</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Open response</source>
        <translation>Antwort öffnen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Add a response</source>
        <translation>Antwort hinzufügen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Status or component</source>
        <translation>Status oder Komponente</translation>
    </message>
    <message>
        <source>Add with JSON body</source>
        <translation>Mit JSON-Body hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::ReviewMarks</name>
    <message>
        <source>Revert %1 to %2</source>
        <comment>%1: a key, %2: HEAD, a revision or a file</comment>
        <translation>%1 auf %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <comment>%1: a key</comment>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Added since %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Seit %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Removed since %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Seit %1 entfernt</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <comment>%1: HEAD, a revision or a file</comment>
        <translation>Seit %1 geändert</translation>
    </message>
</context>
<context>
    <name>designer::RowNote</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>file not available</source>
        <translation>Datei nicht verfügbar</translation>
    </message>
    <message>
        <source>refers to itself</source>
        <translation>verweist auf sich selbst</translation>
    </message>
    <message>
        <source>not a valid reference</source>
        <translation>keine gültige Referenz</translation>
    </message>
    <message>
        <source>file has a syntax error</source>
        <translation>Datei hat einen Syntaxfehler</translation>
    </message>
    <message>
        <source>any value</source>
        <translation>beliebiger Wert</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>no properties</source>
        <translation>keine Eigenschaften</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>%1: a component</comment>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>wie oben</translation>
    </message>
    <message numerus="yes">
        <source>used in %n places</source>
        <translation>
            <numerusform>an %n Stelle verwendet</numerusform>
            <numerusform>an %n Stellen verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>nur schreibbar</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>more schemas are not shown</source>
        <translation>weitere Schemas werden nicht angezeigt</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two alternatives</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>Any value fits. Change the type to limit the values, or add a property.</source>
        <translation>Jeder Wert passt. Ändern Sie den Typ, um die Werte einzuschränken, oder fügen Sie eine Eigenschaft hinzu.</translation>
    </message>
    <message>
        <source>No value fits. Change the type to allow values.</source>
        <translation>Kein Wert passt. Ändern Sie den Typ, um Werte zu erlauben.</translation>
    </message>
    <message>
        <source>The object has no properties. Add the first one with “Add property”, paste lines such as name string, or make the schema from a sample.</source>
        <translation>Das Objekt hat keine Eigenschaften. Fügen Sie die erste mit „Eigenschaft hinzufügen“ hinzu, fügen Sie Zeilen wie name string ein, oder erzeugen Sie das Schema aus einem Beispielwert.</translation>
    </message>
    <message>
        <source>Any value fits. Choose a type, add a property, or make the schema from a sample.</source>
        <translation>Jeder Wert passt. Wählen Sie einen Typ, fügen Sie eine Eigenschaft hinzu, oder erzeugen Sie das Schema aus einem Beispielwert.</translation>
    </message>
</context>
<context>
    <name>designer::RowsModel</name>
    <message>
        <source>Move entry</source>
        <translation>Eintrag verschieben</translation>
    </message>
</context>
<context>
    <name>designer::SamplePanel</name>
    <message>
        <source>Sample</source>
        <translation>Beispielwert</translation>
    </message>
    <message>
        <source>Show or hide the sample</source>
        <translation>Beispielwert ein- oder ausblenden</translation>
    </message>
    <message>
        <source>All properties</source>
        <translation>Alle Eigenschaften</translation>
    </message>
    <message>
        <source>Required properties</source>
        <translation>Erforderliche Eigenschaften</translation>
    </message>
    <message>
        <source>Content of the sample</source>
        <translation>Inhalt des Beispielwerts</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Make from sample…</source>
        <translation>Aus Beispielwert erzeugen…</translation>
    </message>
    <message>
        <source>Replaces the selected schema by one for your JSON</source>
        <translation>Ersetzt das ausgewählte Schema durch eines für Ihr JSON</translation>
    </message>
    <message>
        <source>No value was found that fits the schema. %1</source>
        <comment>%1: why this one does not</comment>
        <translation>Es wurde kein Wert gefunden, der zum Schema passt. %1</translation>
    </message>
</context>
<context>
    <name>designer::SamplesDialog</name>
    <message>
        <source>Make schema from sample</source>
        <translation>Schema aus Beispielwert erzeugen</translation>
    </message>
    <message>
        <source>Sample, as JSON or YAML. Its schema replaces the selected one; title and description are kept.</source>
        <translation>Beispielwert, als JSON oder YAML. Sein Schema ersetzt das ausgewählte; Titel und Beschreibung bleiben erhalten.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispielwert</translation>
    </message>
    <message>
        <source>Make schema</source>
        <translation>Schema erzeugen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not valid YAML or JSON at %1.</source>
        <comment>%1: line and column, such as 2:14</comment>
        <translation>Kein gültiges YAML oder JSON bei %1.</translation>
    </message>
</context>
<context>
    <name>designer::SchemaActions</name>
    <message>
        <source>Property (properties)</source>
        <translation>Eigenschaft (properties)</translation>
    </message>
    <message>
        <source>Item of the array (items)</source>
        <translation>Element des Arrays (items)</translation>
    </message>
    <message>
        <source>Map of … (additionalProperties)</source>
        <translation>Zuordnung von … (additionalProperties)</translation>
    </message>
    <message>
        <source>One of several schemas (oneOf)</source>
        <translation>Eines von mehreren Schemas (oneOf)</translation>
    </message>
    <message>
        <source>Any of several schemas (anyOf)</source>
        <translation>Beliebige von mehreren Schemas (anyOf)</translation>
    </message>
    <message>
        <source>All of several schemas (allOf)</source>
        <translation>Alle von mehreren Schemas (allOf)</translation>
    </message>
    <message>
        <source>Definition ($defs)</source>
        <translation>Definition ($defs)</translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <comment>%1: a keyword</comment>
        <translation>Eintrag von %1</translation>
    </message>
    <message>
        <source>Branch of %1</source>
        <comment>%1: a keyword</comment>
        <translation>Zweig von %1</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Add other</source>
        <translation>Anderes hinzufügen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Edit as line</source>
        <translation>Als Zeile bearbeiten</translation>
    </message>
    <message>
        <source>Paste properties</source>
        <translation>Eigenschaften einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Change type or reference</source>
        <translation>Typ oder Referenz ändern</translation>
    </message>
    <message>
        <source>Inline reference</source>
        <translation>Referenz einbetten</translation>
    </message>
    <message>
        <source>Extract to component</source>
        <translation>In Komponente auslagern</translation>
    </message>
    <message>
        <source>Turn into oneOf</source>
        <translation>In oneOf umwandeln</translation>
    </message>
    <message>
        <source>Add discriminator</source>
        <translation>Diskriminator hinzufügen</translation>
    </message>
    <message>
        <source>A property whose value says which of the schemas applies</source>
        <translation>Eine Eigenschaft, deren Wert bestimmt, welches der Schemas gilt</translation>
    </message>
    <message>
        <source>Go to the schema above</source>
        <translation>Zum übergeordneten Schema</translation>
    </message>
    <message>
        <source>Make from sample…</source>
        <translation>Aus Beispielwert erzeugen…</translation>
    </message>
    <message>
        <source>Refine with a sample…</source>
        <translation>Mit Beispielwert verfeinern…</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Values with titles (oneOf)</source>
        <translation>Werte mit Titeln (oneOf)</translation>
    </message>
    <message>
        <source>Allowed values that have a title and a description each</source>
        <translation>Erlaubte Werte, jeweils mit Titel und Beschreibung</translation>
    </message>
    <message>
        <source>More keywords</source>
        <translation>Weitere Schlüsselwörter</translation>
    </message>
</context>
<context>
    <name>designer::SchemaDetails</name>
    <message>
        <source>Values with titles</source>
        <translation>Werte mit Titeln</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <source>Remove value</source>
        <translation>Wert entfernen</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>Keine Werte.</translation>
    </message>
</context>
<context>
    <name>designer::SchemaGestures</name>
    <message>
        <source>Add property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Add item schema</source>
        <translation>Element-Schema hinzufügen</translation>
    </message>
    <message>
        <source>Add definition</source>
        <translation>Definition hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>%1: a keyword</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate property</source>
        <translation>Eigenschaft duplizieren</translation>
    </message>
    <message>
        <source>Duplicate schema</source>
        <translation>Schema duplizieren</translation>
    </message>
    <message>
        <source>Delete property</source>
        <translation>Eigenschaft löschen</translation>
    </message>
    <message>
        <source>Delete schema</source>
        <translation>Schema löschen</translation>
    </message>
    <message>
        <source>Make property required</source>
        <translation>Eigenschaft als erforderlich markieren</translation>
    </message>
    <message>
        <source>Make property optional</source>
        <translation>Eigenschaft als optional markieren</translation>
    </message>
    <message>
        <source>Inline reference</source>
        <translation>Referenz einbetten</translation>
    </message>
    <message>
        <source>Turn schema into oneOf</source>
        <translation>Schema in oneOf umwandeln</translation>
    </message>
    <message>
        <source>The text is too long to paste. Copy at most %1 characters.</source>
        <comment>%1: a number</comment>
        <translation>Der Text ist zu lang zum Einfügen. Kopieren Sie höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>%1, %2: numbers, %3: a sentence</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Paste properties</source>
        <translation>Eigenschaften einfügen</translation>
    </message>
    <message>
        <source>The clipboard has no lines of properties. Copy lines such as name string, a table, or JSON.</source>
        <translation>Die Zwischenablage enthält keine Zeilen mit Eigenschaften. Kopieren Sie Zeilen wie name string, eine Tabelle oder JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%n properties added.</source>
        <translation>
            <numerusform>%n Eigenschaft hinzugefügt.</numerusform>
            <numerusform>%n Eigenschaften hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines not added:</source>
        <translation>
            <numerusform>%n Zeile nicht hinzugefügt:</numerusform>
            <numerusform>%n Zeilen nicht hinzugefügt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Add values with titles</source>
        <translation>Werte mit Titeln hinzufügen</translation>
    </message>
    <message>
        <source>Move property</source>
        <translation>Eigenschaft verschieben</translation>
    </message>
    <message>
        <source>Move schema</source>
        <translation>Schema verschieben</translation>
    </message>
    <message>
        <source>Extract to component</source>
        <translation>In Komponente auslagern</translation>
    </message>
    <message>
        <source>Make schema from sample</source>
        <translation>Schema aus Beispielwert erzeugen</translation>
    </message>
    <message>
        <source>Refine with a sample</source>
        <translation>Mit Beispielwert verfeinern</translation>
    </message>
    <message>
        <source>Name of the component</source>
        <translation>Name der Komponente</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>Add component %1</source>
        <comment>%1: name</comment>
        <translation>Komponente %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add discriminator</source>
        <translation>Diskriminator hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::SchemaMembers</name>
    <message>
        <source>The schema has this member already, or can&apos;t have it.</source>
        <translation>Das Schema hat dieses Feld bereits oder kann es nicht haben.</translation>
    </message>
    <message>
        <source>Other members</source>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <source>x-name</source>
        <translation>x-name</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>Name eines weiteren Felds</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <comment>%1: a keyword</comment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: a member</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>%1: a member</comment>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::SchemaPicture</name>
    <message>
        <source>Find schemas</source>
        <translation>Schemas suchen</translation>
    </message>
    <message>
        <source>Shown schemas</source>
        <translation>Angezeigte Schemas</translation>
    </message>
    <message>
        <source>Which schemas the picture shows</source>
        <translation>Welche Schemas das Bild zeigt</translation>
    </message>
    <message>
        <source>All schemas</source>
        <translation>Alle Schemas</translation>
    </message>
    <message>
        <source>Within 1 step</source>
        <comment>of the selected schema</comment>
        <translation>Bis 1 Schritt</translation>
    </message>
    <message>
        <source>Within %1 steps</source>
        <comment>of the selected schema</comment>
        <translation>Bis %1 Schritte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in (+, or Ctrl and the wheel)</source>
        <translation>Vergrößern (+ oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out (-, or Ctrl and the wheel)</source>
        <translation>Verkleinern (- oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole picture (0)</source>
        <translation>Ganzes Bild anzeigen (0)</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren…</translation>
    </message>
    <message>
        <source>Save this picture as a file</source>
        <translation>Dieses Bild als Datei speichern</translation>
    </message>
    <message>
        <source>Picture of schemas</source>
        <translation>Bild der Schemas</translation>
    </message>
    <message>
        <source>The picture shows %1 of %2 schemas, those nearest to %3.</source>
        <comment>%1, %2: how many, %3: name of a schema</comment>
        <translation>Das Bild zeigt %1 von %2 Schemas, die %3 am nächsten sind.</translation>
    </message>
    <message>
        <source>The picture shows %1 of %2 schemas.</source>
        <comment>%1, %2: how many</comment>
        <translation>Das Bild zeigt %1 von %2 Schemas.</translation>
    </message>
    <message>
        <source>References left out: %1.</source>
        <comment>%1: how many</comment>
        <translation>Ausgelassene Referenzen: %1.</translation>
    </message>
    <message>
        <source>Drawing the picture…</source>
        <translation>Bild wird gezeichnet…</translation>
    </message>
    <message>
        <source>No schemas yet</source>
        <translation>Noch keine Schemas</translation>
    </message>
    <message>
        <source>The picture shows how the schemas of this definition refer to one another.</source>
        <translation>Das Bild zeigt, wie die Schemas dieser Definition aufeinander verweisen.</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>SVG exportieren</translation>
    </message>
    <message>
        <source>SVG files (*.svg)</source>
        <translation>SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <source>The picture was saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Das Bild wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Das Bild konnte nicht in %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Schemas of %1</source>
        <comment>%1: name of a definition</comment>
        <translation>Schemas von %1</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 weitere</translation>
    </message>
</context>
<context>
    <name>designer::SchemaSection</name>
    <message>
        <source>%1 and %2</source>
        <comment>%1: names with commas between them, %2: the last name</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>One of</source>
        <translation>Eines von</translation>
    </message>
    <message>
        <source>Any of</source>
        <translation>Beliebige von</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>%1 is used in %2 places. The edit changes all of them.</source>
        <comment>%1: a component, %2: at least 2</comment>
        <translation>%1 wird an %2 Stellen verwendet. Die Änderung betrifft alle.</translation>
    </message>
    <message>
        <source>%1 are used in %2 places. The edit changes all of them.</source>
        <comment>%1: components such as “Pet and Owner”, %2: at least 4</comment>
        <translation>%1 werden an %2 Stellen verwendet. Die Änderung betrifft alle.</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>%1 has a syntax error. Nothing was changed.</source>
        <comment>%1: a file</comment>
        <translation>%1 hat einen Syntaxfehler. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>designer::SchemaTypeDelegate</name>
    <message>
        <source>New component…</source>
        <translation>Neue Komponente…</translation>
    </message>
</context>
<context>
    <name>designer::SchemasTab</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Edit the selected component</source>
        <translation>Die ausgewählte Komponente bearbeiten</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>See how schemas refer to one another</source>
        <translation>Anzeigen, wie Schemas aufeinander verweisen</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a component to edit it.</source>
        <translation>Wählen Sie eine Komponente aus, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>No components yet</source>
        <translation>Noch keine Komponenten</translation>
    </message>
    <message>
        <source>A schema describes a body or parameter. Define it once and refer to it from many places.</source>
        <translation>Ein Schema beschreibt einen Body oder Parameter. Definieren Sie es einmal, und verweisen Sie von vielen Stellen darauf.</translation>
    </message>
    <message>
        <source>Add schema</source>
        <translation>Schema hinzufügen</translation>
    </message>
    <message>
        <source>Rename component</source>
        <translation>Komponente umbenennen</translation>
    </message>
    <message>
        <source>Renamed %1 to %2. Updated references: %3. Changed files: %4.</source>
        <comment>%1, %2: names, %3, %4: how many</comment>
        <translation>%1 wurde in %2 umbenannt. Aktualisierte Referenzen: %3. Geänderte Dateien: %4.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>designer::SecurityChoice</name>
    <message>
        <source>No authentication</source>
        <translation>Keine Authentifizierung</translation>
    </message>
    <message>
        <source>Requirements of its own</source>
        <translation>Eigene Anforderungen</translation>
    </message>
    <message>
        <source>Choose security</source>
        <translation>Sicherheit auswählen</translation>
    </message>
</context>
<context>
    <name>designer::SecuritySection</name>
    <message>
        <source>The document has no security scheme yet. Add one in Schemas.</source>
        <translation>Das Dokument hat noch kein Sicherheitsschema. Fügen Sie eines unter „Schemas“ hinzu.</translation>
    </message>
    <message>
        <source>Add a security requirement</source>
        <translation>Sicherheitsanforderung hinzufügen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: a scheme, %2: its type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Without credentials</source>
        <translation>Ohne Anmeldedaten</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>%1: a security scheme</comment>
        <translation>oder %1</translation>
    </message>
    <message>
        <source>and %1</source>
        <comment>%1: a security scheme</comment>
        <translation>und %1</translation>
    </message>
    <message>
        <source>The scheme does not define this scope.</source>
        <translation>Das Sicherheitsschema definiert diesen Scope nicht.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>%1: a security scheme</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove security requirement</source>
        <translation>Sicherheitsanforderung entfernen</translation>
    </message>
    <message>
        <source>Choose scopes</source>
        <translation>Scopes auswählen</translation>
    </message>
    <message>
        <source>Add security requirement</source>
        <translation>Sicherheitsanforderung hinzufügen</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Required of clients</source>
        <translation>Von Clients verlangt</translation>
    </message>
    <message>
        <source>Add requirement</source>
        <translation>Anforderung hinzufügen</translation>
    </message>
</context>
<context>
    <name>designer::SelectionForm</name>
    <message numerus="yes">
        <source>%n operations selected</source>
        <translation>
            <numerusform>%n Operation ausgewählt</numerusform>
            <numerusform>%n Operationen ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries selected</source>
        <translation>
            <numerusform>%n Eintrag ausgewählt</numerusform>
            <numerusform>%n Einträge ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be added together to operations in other files.</source>
        <translation>Zu Operationen in anderen Dateien kann nichts gemeinsam hinzugefügt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Add to the %n operations in this file:</source>
        <translation>
            <numerusform>Zur %n Operation in dieser Datei hinzufügen:</numerusform>
            <numerusform>Zu den %n Operationen in dieser Datei hinzufügen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to all of them:</source>
        <translation>Zu allen hinzufügen:</translation>
    </message>
    <message numerus="yes">
        <source>Add to their %n operations:</source>
        <translation>
            <numerusform>Zu ihrer %n Operation hinzufügen:</numerusform>
            <numerusform>Zu ihren %n Operationen hinzufügen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added yet. A response needs a status and a description.</source>
        <translation>Noch nicht hinzugefügt. Eine Antwort benötigt einen Status und eine Beschreibung.</translation>
    </message>
    <message>
        <source>Not added yet. Click Add, or clear the field.</source>
        <translation>Noch nicht hinzugefügt. Klicken Sie auf „Hinzufügen“ oder leeren Sie das Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Added to %n operations.</source>
        <translation>
            <numerusform>Zu %n Operation hinzugefügt.</numerusform>
            <numerusform>Zu %n Operationen hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added to %n operations. The others already had it.</source>
        <translation>
            <numerusform>Zu %n Operation hinzugefügt. Bei den anderen war es schon vorhanden.</numerusform>
            <numerusform>Zu %n Operationen hinzugefügt. Bei den anderen war es schon vorhanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>Add response</source>
        <translation>Antwort hinzufügen</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Add security requirement</source>
        <translation>Sicherheitsanforderung hinzufügen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Response: description and status</source>
        <translation>Antwort: Beschreibung und Status</translation>
    </message>
    <message>
        <source>Response: status</source>
        <translation>Antwort: Status</translation>
    </message>
    <message>
        <source>Parameter: name and place</source>
        <translation>Parameter: Name und Ort</translation>
    </message>
    <message>
        <source>Parameter: place</source>
        <translation>Parameter: Ort</translation>
    </message>
    <message>
        <source>Security requirement</source>
        <translation>Sicherheitsanforderung</translation>
    </message>
    <message>
        <source>Operations with requirements of their own no longer use those of the document.</source>
        <translation>Operationen mit eigenen Anforderungen verwenden die des Dokuments nicht mehr.</translation>
    </message>
    <message>
        <source>Add requirement</source>
        <translation>Anforderung hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>designer::ServerSection</name>
    <message>
        <source>Edit listen path</source>
        <translation>Empfangspfad bearbeiten</translation>
    </message>
    <message>
        <source>Change stripping of the listen path</source>
        <translation>Entfernen des Empfangspfads ändern</translation>
    </message>
    <message>
        <source>Requests to this path and below belong to this API. {id} matches one path segment.</source>
        <translation>Anfragen an diesen Pfad und darunter gehören zu dieser API. {id} passt auf ein Pfadsegment.</translation>
    </message>
    <message>
        <source>Strip listen path</source>
        <translation>Empfangspfad entfernen</translation>
    </message>
    <message>
        <source>Removes the listen path before the request is forwarded to the upstream.</source>
        <translation>Entfernt den Empfangspfad, bevor die Anfrage an den Upstream weitergeleitet wird.</translation>
    </message>
</context>
<context>
    <name>designer::SettingsTab</name>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>Client access</source>
        <translation>Client-Zugriff</translation>
    </message>
</context>
<context>
    <name>designer::ShapeEdits</name>
    <message>
        <source>Edit property</source>
        <translation>Eigenschaft bearbeiten</translation>
    </message>
    <message>
        <source>Move property</source>
        <translation>Eigenschaft verschieben</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Edit schema</source>
        <translation>Schema bearbeiten</translation>
    </message>
</context>
<context>
    <name>designer::StatisticsPanel</name>
    <message>
        <source>%1 (%2 %)</source>
        <comment>%1: how many, %2: how many of a hundred</comment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>%1 in %2 paths</source>
        <comment>%1, %2: how many</comment>
        <translation>%1 in %2 Pfaden</translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%n Webhook</numerusform>
            <numerusform>%n Webhooks</numerusform>
        </translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>With a description</source>
        <translation>Mit Beschreibung</translation>
    </message>
    <message>
        <source>With an example</source>
        <translation>Mit Beispiel</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a tag, %2: how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Operations by tag</source>
        <translation>Operationen nach Tag</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>OpenAPI %1, %2</source>
        <comment>%1: version, %2: size</comment>
        <translation>OpenAPI %1, %2</translation>
    </message>
    <message>
        <source>Schemas with the most references</source>
        <translation>Schemas mit den meisten Referenzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a schema, %2: how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this schema</source>
        <translation>Dieses Schema öffnen</translation>
    </message>
</context>
<context>
    <name>designer::StatusTabs</name>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>designer::TabFrame</name>
    <message>
        <source>Syntax error</source>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>The file has a syntax error, so the forms can&apos;t be shown. Fix it in Source.</source>
        <translation>Die Datei hat einen Syntaxfehler, daher können die Formulare nicht angezeigt werden. Beheben Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>This is a classic definition</source>
        <translation>Dies ist eine klassische Definition</translation>
    </message>
    <message>
        <source>The gateway&apos;s classic format is not OpenAPI. It has no servers, paths or operations to show. See Settings for what you can do.</source>
        <translation>Das klassische Format des Gateways ist kein OpenAPI. Es hat keine Server, Pfade oder Operationen zum Anzeigen. Unter „Einstellungen“ sehen Sie, was Sie tun können.</translation>
    </message>
    <message>
        <source>This is not an OpenAPI document</source>
        <translation>Dies ist kein OpenAPI-Dokument</translation>
    </message>
    <message>
        <source>The file has no “openapi” member at its root. Add one in Source, or open another file.</source>
        <translation>Die Datei hat auf oberster Ebene kein Feld „openapi“. Fügen Sie eines im Quelltext hinzu, oder öffnen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Syntax error in line %1. Fields near it can&apos;t be edited until you fix it.</source>
        <comment>%1: a line number</comment>
        <translation>Syntaxfehler in Zeile %1. Felder in der Nähe können erst bearbeitet werden, wenn Sie ihn behoben haben.</translation>
    </message>
    <message>
        <source>Syntax error in line %1. Fields can&apos;t be edited until you fix it in Source.</source>
        <comment>%1: a line number</comment>
        <translation>Syntaxfehler in Zeile %1. Felder können erst bearbeitet werden, wenn Sie ihn im Quelltext behoben haben.</translation>
    </message>
</context>
<context>
    <name>designer::TableSection</name>
    <message>
        <source>The value in the file can&apos;t be shown as a table. Edit it in Source.</source>
        <translation>Der Wert in der Datei kann nicht als Tabelle angezeigt werden. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
</context>
<context>
    <name>designer::TagTreeModel</name>
    <message>
        <source>No tag</source>
        <translation>Kein Tag</translation>
    </message>
</context>
<context>
    <name>designer::TitledValuesModel</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Edit value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <source>Remove value</source>
        <translation>Wert entfernen</translation>
    </message>
</context>
<context>
    <name>designer::TypeChips</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Values of all types</source>
        <translation>Werte aller Typen</translation>
    </message>
    <message>
        <source>More types</source>
        <translation>Weitere Typen</translation>
    </message>
    <message>
        <source>Allow values of several types</source>
        <translation>Werte mehrerer Typen erlauben</translation>
    </message>
    <message>
        <source>or null</source>
        <translation>oder null</translation>
    </message>
    <message>
        <source>Not stated in the file, but its other keywords are about this type</source>
        <translation>In der Datei nicht angegeben, aber die anderen Schlüsselwörter betreffen diesen Typ</translation>
    </message>
    <message>
        <source>Edit type</source>
        <translation>Typ bearbeiten</translation>
    </message>
</context>
<context>
    <name>designer::UpstreamMessages</name>
    <message>
        <source>%1 (password from %2)</source>
        <extracomment>%1: a header, %2: a reference such as env://NAME</extracomment>
        <translation>%1 (Kennwort aus %2)</translation>
    </message>
    <message>
        <source>nothing, because the header name is not valid</source>
        <translation>nichts, weil der Header-Name nicht gültig ist</translation>
    </message>
    <message>
        <source>credentials of “%1”</source>
        <translation>Anmeldedaten von „%1“</translation>
    </message>
    <message>
        <source>the client&apos;s own headers, without added credentials</source>
        <translation>die eigenen Header des Clients, ohne zusätzliche Anmeldedaten</translation>
    </message>
    <message>
        <source>The file uses a method that can&apos;t be edited here. It remains unchanged until you choose another.</source>
        <translation>Die Datei verwendet eine Methode, die hier nicht bearbeitet werden kann. Sie bleibt unverändert, bis Sie eine andere auswählen.</translation>
    </message>
    <message>
        <source>More than one method is enabled in the file. Choose one of them.</source>
        <translation>In der Datei ist mehr als eine Methode aktiviert. Wählen Sie eine davon aus.</translation>
    </message>
    <message>
        <source>The credentials are stored in the file but not sent.</source>
        <translation>Die Anmeldedaten sind in der Datei gespeichert, werden aber nicht gesendet.</translation>
    </message>
    <message>
        <source>The section comes from a YAML anchor that is also used elsewhere. Edit it in Source.</source>
        <translation>Der Abschnitt stammt aus einem YAML-Anker, der auch an anderer Stelle verwendet wird. Bearbeiten Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>There is a syntax error near this section. Fix it in Source.</source>
        <translation>In der Nähe dieses Abschnitts ist ein Syntaxfehler. Beheben Sie ihn im Quelltext.</translation>
    </message>
    <message>
        <source>No keychain is available, so the password remains in the file.</source>
        <translation>Kein Schlüsselbund ist verfügbar. Das Kennwort bleibt deshalb in der Datei.</translation>
    </message>
    <message>
        <source>The keychain is locked, so the password remains in the file. Unlock it and try again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Das Kennwort bleibt deshalb in der Datei. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The keychain already contains other passwords for APIs with this name. Rename the API and try again.</source>
        <translation>Der Schlüsselbund enthält bereits andere Kennwörter für APIs mit diesem Namen. Benennen Sie die API um und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The keychain didn&apos;t accept the password. It remains in the file.</source>
        <translation>Der Schlüsselbund hat das Kennwort nicht angenommen. Es bleibt in der Datei.</translation>
    </message>
</context>
<context>
    <name>designer::UpstreamSection</name>
    <message>
        <source>Edit upstream URL</source>
        <translation>Upstream-URL bearbeiten</translation>
    </message>
    <message>
        <source>Edit user name</source>
        <translation>Benutzernamen bearbeiten</translation>
    </message>
    <message>
        <source>Edit password</source>
        <translation>Kennwort bearbeiten</translation>
    </message>
    <message>
        <source>Edit header name</source>
        <translation>Header-Namen bearbeiten</translation>
    </message>
    <message>
        <source>Authentication Method</source>
        <translation>Authentifizierungsmethode</translation>
    </message>
    <message>
        <source>A reference such as env://NAME or secrets://key keeps the password out of the file.</source>
        <translation>Mit einer Referenz wie env://NAME oder secrets://key steht das Kennwort nicht in der Datei.</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Remove stored credentials</source>
        <translation>Gespeicherte Anmeldedaten entfernen</translation>
    </message>
    <message>
        <source>Sent upstream:</source>
        <translation>An den Upstream gesendet:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Basic Auth</source>
        <translation>Basic Auth</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Store in keychain</source>
        <translation>In Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>Choose Basic Auth</source>
        <translation>Basic Auth auswählen</translation>
    </message>
    <message>
        <source>Turn upstream authentication off</source>
        <translation>Upstream-Authentifizierung ausschalten</translation>
    </message>
    <message>
        <source>The password changed in the meantime, so it remains in the file. Try again.</source>
        <translation>Das Kennwort wurde inzwischen geändert. Es bleibt deshalb in der Datei. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Store password in keychain</source>
        <translation>Kennwort in Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>The password is stored in the keychain. The file contains a reference to it.</source>
        <translation>Das Kennwort ist im Schlüsselbund gespeichert. Die Datei enthält eine Referenz darauf.</translation>
    </message>
</context>
<context>
    <name>designer::ValueBinding</name>
    <message>
        <source>Not valid YAML or JSON at %1. The file still has the last valid value.</source>
        <comment>%1: line and column, such as 2:14</comment>
        <translation>Kein gültiges YAML oder JSON bei %1. Die Datei enthält noch den letzten gültigen Wert.</translation>
    </message>
</context>
<context>
    <name>drills::DrillMenu</name>
    <message>
        <source>Slow: answer after %1 s</source>
        <comment>%1: a number of seconds</comment>
        <translation>Langsam: Antwort nach %1 s</translation>
    </message>
    <message>
        <source>Truncated: close the connection in the body</source>
        <translation>Abgeschnitten: Verbindung im Body schließen</translation>
    </message>
    <message>
        <source>Fault drill</source>
        <translation>Fehlerübung</translation>
    </message>
    <message>
        <source>The document has no operation for this.</source>
        <translation>Das Dokument hat dafür keine Operation.</translation>
    </message>
    <message>
        <source>The gateway does not serve this API.</source>
        <translation>Das Gateway stellt diese API nicht bereit.</translation>
    </message>
    <message>
        <source>Start the gateway to answer with faults.</source>
        <translation>Starten Sie das Gateway, um mit Fehlern zu antworten.</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Nächste Anfrage</translation>
    </message>
    <message>
        <source>Until turned off</source>
        <translation>Bis zum Ausschalten</translation>
    </message>
    <message>
        <source>End fault drills</source>
        <translation>Fehlerübungen beenden</translation>
    </message>
    <message>
        <source>Fault drills: %1</source>
        <comment>%1: a number</comment>
        <translation>Fehlerübungen: %1</translation>
    </message>
</context>
<context>
    <name>editing::ListEdit</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Paste entries</source>
        <translation>Einträge einfügen</translation>
    </message>
    <message>
        <source>Keep as one entry</source>
        <translation>Als einen Eintrag behalten</translation>
    </message>
    <message>
        <source>Don&apos;t divide the text at its commas</source>
        <translation>Den Text nicht an seinen Kommas teilen</translation>
    </message>
</context>
<context>
    <name>enforcement</name>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Accepted at attempt %1, delayed by %2 s: the rate is %3 per %4 s</source>
        <comment>%1 is a number, %2 the seconds of the delay, %3 a number of requests</comment>
        <translation>Angenommen bei Versuch %1, um %2 s verzögert: Die Rate ist %3 pro %4 s</translation>
    </message>
    <message>
        <source>403: the policy “%1” allows only %2 on %3; this was %4</source>
        <comment>%2 is a list of HTTP methods, %3 the pattern of a URL, %4 an HTTP method</comment>
        <translation>403: Die Richtlinie „%1“ erlaubt nur %2 auf %3; dies war %4</translation>
    </message>
    <message>
        <source>429: request %1 in %2 s, the rate is %3 per %2 s</source>
        <comment>%1 is the position of a request in the last %2 seconds, %3 a number of requests</comment>
        <translation>429: Anfrage %1 in %2 s, die Rate ist %3 pro %2 s</translation>
    </message>
    <message>
        <source>429: request %1 in %2 s after %4 attempts, the rate is %3 per %2 s</source>
        <comment>%1 is the position of a request in the last %2 seconds, %3 a number of requests</comment>
        <translation>429: Anfrage %1 in %2 s nach %4 Versuchen, die Rate ist %3 pro %2 s</translation>
    </message>
    <message>
        <source>403: the quota of %1 requests is used up, and is never renewed</source>
        <comment>%1 is a number</comment>
        <translation>403: Das Kontingent von %1 Anfragen ist aufgebraucht und wird nie erneuert</translation>
    </message>
    <message>
        <source>403: the quota of %1 requests in %2 s is used up for %3 s</source>
        <comment>%1 is a number of requests, %2 the period of the quota, %3 the time until it is renewed</comment>
        <translation>403: Das Kontingent von %1 Anfragen in %2 s ist für %3 s aufgebraucht</translation>
    </message>
    <message>
        <source>403: the policy is inactive</source>
        <translation>403: Die Richtlinie ist inaktiv</translation>
    </message>
    <message>
        <source>401: the key has expired</source>
        <translation>401: Der Schlüssel ist abgelaufen</translation>
    </message>
    <message>
        <source>403: API</source>
        <translation>403: API</translation>
    </message>
    <message>
        <source>403: version</source>
        <translation>403: Version</translation>
    </message>
    <message>
        <source>403: URL</source>
        <translation>403: URL</translation>
    </message>
    <message>
        <source>403: method</source>
        <translation>403: Methode</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>429: rate</source>
        <translation>429: Rate</translation>
    </message>
    <message>
        <source>403: quota</source>
        <translation>403: Kontingent</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>Unnamed policy</source>
        <translation>Unbenannte Richtlinie</translation>
    </message>
    <message>
        <source>Not checked: a CORS preflight has no key</source>
        <translation>Nicht geprüft: Ein CORS-Preflight hat keinen Schlüssel</translation>
    </message>
    <message>
        <source>Not checked: the request called no API</source>
        <translation>Nicht geprüft: Die Anfrage hat keine API aufgerufen</translation>
    </message>
    <message>
        <source>403: the policy “%1” is inactive</source>
        <translation>403: Die Richtlinie „%1“ ist inaktiv</translation>
    </message>
    <message>
        <source>401: the key expires after %1 s; this is %2 s after the first request</source>
        <translation>401: Der Schlüssel läuft nach %1 s ab; dies ist %2 s nach der ersten Anfrage</translation>
    </message>
    <message>
        <source>403: the policy “%1” gives no access to the API %2</source>
        <comment>%2 is the name of an API</comment>
        <translation>403: Die Richtlinie „%1“ gibt keinen Zugriff auf die API %2</translation>
    </message>
    <message>
        <source>403: the policy “%1” doesn&apos;t allow this version of the API</source>
        <translation>403: Die Richtlinie „%1“ erlaubt diese Version der API nicht</translation>
    </message>
    <message>
        <source>403: the policy “%1” allows no URL that matches %2</source>
        <comment>%2 is a path</comment>
        <translation>403: Die Richtlinie „%1“ erlaubt keine URL, die auf %2 passt</translation>
    </message>
    <message>
        <source>Unknown: no allowed URL matches, and “%1” can&apos;t be evaluated</source>
        <comment>%1 is the pattern of a URL</comment>
        <translation>Unbekannt: Keine erlaubte URL passt, und „%1“ kann nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>Field %1 of the policy</source>
        <comment>%1 is a JSON Pointer</comment>
        <translation>Feld %1 der Richtlinie</translation>
    </message>
    <message>
        <source>%1 of %2 requests in the last %3 s</source>
        <comment>%1, %2 are numbers</comment>
        <translation>%1 von %2 Anfragen in den letzten %3 s</translation>
    </message>
    <message>
        <source>%1 of %2 requests of the quota used</source>
        <comment>%1, %2 are numbers</comment>
        <translation>%1 von %2 Anfragen des Kontingents verbraucht</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>%1 is a number of requests, %2 their result, such as “429: rate”</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × not checked</source>
        <comment>%1 is a number of requests</comment>
        <translation>%1 × nicht geprüft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is the name of a policy, %2 numbers of requests by their results</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>API %1: not called</source>
        <comment>%1 is the name of an API</comment>
        <translation>API %1: nicht aufgerufen</translation>
    </message>
    <message>
        <source>API %1: %2 was not used</source>
        <comment>%1 is the name of an API, %2 the pattern of a URL</comment>
        <translation>API %1: %2 wurde nicht genutzt</translation>
    </message>
    <message>
        <source>API %1: %2 on %3 was not used</source>
        <comment>%1 is the name of an API, %2 a list of HTTP methods, %3 the pattern of a URL</comment>
        <translation>API %1: %2 auf %3 wurde nicht genutzt</translation>
    </message>
    <message>
        <source>API %1, all URLs allowed: %2 %3 was not called</source>
        <comment>%1 is the name of an API, %2 a list of HTTP methods, %3 a path</comment>
        <translation>API %1, alle URLs erlaubt: %2 %3 wurde nicht aufgerufen</translation>
    </message>
</context>
<context>
    <name>enforcement::PolicyChoices</name>
    <message>
        <source>The file does not contain the JSON object of a policy.</source>
        <translation>Die Datei enthält nicht das JSON-Objekt einer Richtlinie.</translation>
    </message>
    <message>
        <source>The policies of the environment can&apos;t be loaded. Open a file with a policy instead.</source>
        <translation>Die Richtlinien der Umgebung können nicht geladen werden. Öffnen Sie stattdessen eine Datei mit einer Richtlinie.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 is the name of a policy, %2 that of its file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open policy file</source>
        <translation>Richtliniendatei öffnen</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened as a policy.</source>
        <comment>%1 is a file name</comment>
        <translation>%1 kann nicht als Richtlinie geöffnet werden.</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Richtlinie</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Open policy file…</source>
        <translation>Richtliniendatei öffnen…</translation>
    </message>
    <message>
        <source>Use a policy that is saved as JSON</source>
        <translation>Eine als JSON gespeicherte Richtlinie verwenden</translation>
    </message>
</context>
<context>
    <name>enforcement::UnderPolicyDialog</name>
    <message>
        <source>%1: %2</source>
        <comment>%1 is the name of a policy, %2 the text about an unused right</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Field %1 of the policy</source>
        <comment>%1 is a JSON Pointer</comment>
        <translation>Feld %1 der Richtlinie</translation>
    </message>
    <message>
        <source>Unused rights (%1)</source>
        <comment>%1 is a number</comment>
        <translation>Ungenutzte Rechte (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is the name of a policy, %2 the result of a request</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select a request to see what decided about it.</source>
        <translation>Wählen Sie eine Anfrage aus, um zu sehen, was über sie entschieden hat.</translation>
    </message>
    <message>
        <source>Loading the policies…</source>
        <translation>Richtlinien werden geladen…</translation>
    </message>
    <message>
        <source>No policy is known. Open a file with a policy.</source>
        <translation>Keine Richtlinie ist bekannt. Öffnen Sie eine Datei mit einer Richtlinie.</translation>
    </message>
    <message>
        <source>Requests under a policy</source>
        <translation>Anfragen unter einer Richtlinie</translation>
    </message>
    <message>
        <source>&amp;Exchanges</source>
        <translation>A&amp;ustausche</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Zeiten</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
    <message>
        <source>All in the list (%1)</source>
        <comment>%1 is a number</comment>
        <translation>Alle in der Liste (%1)</translation>
    </message>
    <message>
        <source>Selected (%1)</source>
        <comment>%1 is a number</comment>
        <translation>Ausgewählte (%1)</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Wie aufgezeichnet</translation>
    </message>
    <message>
        <source>All within</source>
        <translation>Alle innerhalb von</translation>
    </message>
    <message>
        <source>When the requests are sent in the simulation. The key is created with the first request.</source>
        <translation>Wann die Anfragen in der Simulation gesendet werden. Der Schlüssel wird mit der ersten Anfrage erstellt.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Different results</source>
        <translation>Unterschiedliche Ergebnisse</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Unused rights</source>
        <translation>Ungenutzte Rechte</translation>
    </message>
    <message>
        <source>New policy from this capture…</source>
        <translation>Neue Richtlinie aus dieser Aufzeichnung…</translation>
    </message>
    <message>
        <source>Open the form of a new policy that allows these requests, and no other operation</source>
        <translation>Das Formular einer neuen Richtlinie öffnen, die diese Anfragen und keine andere Operation erlaubt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>enforcement::VerdictModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
</context>
<context>
    <name>environments::ClientCredentialsEditor</name>
    <message>
        <source>user name:password</source>
        <translation>Benutzername:Kennwort</translation>
    </message>
    <message>
        <source>Enter an http or https URL.</source>
        <translation>Geben Sie eine http- oder https-URL ein.</translation>
    </message>
    <message>
        <source>Add credential</source>
        <translation>Anmeldedaten hinzufügen</translation>
    </message>
    <message>
        <source>Added to requests that you send to operations with this security scheme, and only if they go to this upstream. Stored in the keychain, never in a file.</source>
        <translation>Wird Anfragen hinzugefügt, die Sie an Operationen mit diesem Sicherheitsschema senden, und nur, wenn sie an diesen Upstream gehen. Im Schlüsselbund gespeichert, nie in einer Datei.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Bearer-Token</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Basic</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Security scheme</source>
        <translation>Sicherheitsschema</translation>
    </message>
    <message>
        <source>Any security scheme</source>
        <translation>Beliebiges Sicherheitsschema</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this credential</source>
        <translation>Diese Anmeldedaten entfernen</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
</context>
<context>
    <name>environments::ConnectionTestView</name>
    <message>
        <source>List certificates</source>
        <translation>Zertifikate auflisten</translation>
    </message>
    <message>
        <source>Fetch a policy</source>
        <translation>Richtlinie abrufen</translation>
    </message>
    <message>
        <source>Create a policy</source>
        <translation>Richtlinie erstellen</translation>
    </message>
    <message>
        <source>List SSO profiles</source>
        <translation>SSO-Profile auflisten</translation>
    </message>
    <message>
        <source>… %1: waiting for the response</source>
        <comment>%1 is an operation</comment>
        <translation>… %1: Auf die Antwort wird gewartet</translation>
    </message>
    <message>
        <source>✓ %1: works</source>
        <comment>%1 is an operation</comment>
        <translation>✓ %1: funktioniert</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <comment>%1 is an operation, %2 what went wrong</comment>
        <translation>✗ %1: %2</translation>
    </message>
    <message>
        <source>– %1: not tested, because it would create a policy</source>
        <comment>%1 is an operation</comment>
        <translation>– %1: nicht getestet, weil dabei eine Richtlinie erstellt würde</translation>
    </message>
    <message>
        <source>– %1: not tested, because no policy is known</source>
        <comment>%1 is an operation</comment>
        <translation>– %1: nicht getestet, weil keine Richtlinie bekannt ist</translation>
    </message>
</context>
<context>
    <name>environments::EnvironmentFields</name>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Enter a name for the environment.</source>
        <translation>Geben Sie einen Namen für die Umgebung ein.</translation>
    </message>
    <message>
        <source>This token is not used. Enter the URL above that it is for.</source>
        <translation>Dieses Token wird nicht verwendet. Geben Sie oben die URL ein, für die es bestimmt ist.</translation>
    </message>
    <message>
        <source>The URL contains credentials. Enter them in the fields below instead.</source>
        <translation>Die URL enthält Anmeldedaten. Geben Sie diese stattdessen in die Felder unten ein.</translation>
    </message>
    <message>
        <source>The password of the proxy is still in the settings file, because no keychain could store it. Unlock the keychain and start the program again.</source>
        <translation>Das Kennwort des Proxys steht noch in der Einstellungsdatei, weil kein Schlüsselbund es speichern konnte. Entsperren Sie den Schlüsselbund und starten Sie das Programm erneut.</translation>
    </message>
    <message>
        <source>This is not an http or https URL. Enter one such as https://dashboard.example.com.</source>
        <translation>Dies ist keine http- oder https-URL. Geben Sie eine URL wie https://dashboard.example.com ein.</translation>
    </message>
    <message>
        <source>Plain http sends the credentials unencrypted to another machine. Use https.</source>
        <translation>Mit http werden die Anmeldedaten unverschlüsselt an einen anderen Rechner gesendet. Verwenden Sie https.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Dashboard URL</source>
        <translation>Dashboard-URL</translation>
    </message>
    <message>
        <source>Portal URL</source>
        <translation>Portal-URL</translation>
    </message>
    <message>
        <source>Simulated failure</source>
        <translation>Simulierter Fehler</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Dashboard token</source>
        <translation>Dashboard-Token</translation>
    </message>
    <message>
        <source>Portal API key</source>
        <translation>API-Schlüssel des Portals</translation>
    </message>
    <message>
        <source>Time-out</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Extra CA file</source>
        <translation>Zusätzliche CA-Datei</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Client key</source>
        <translation>Client-Schlüssel</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Proxy-Benutzer</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Kennwort</translation>
    </message>
    <message>
        <source>Secrets folder</source>
        <translation>Geheimnisordner</translation>
    </message>
    <message>
        <source>Consul URL</source>
        <translation>Consul-URL</translation>
    </message>
    <message>
        <source>Consul token</source>
        <translation>Consul-Token</translation>
    </message>
    <message>
        <source>Vault URL</source>
        <translation>Vault-URL</translation>
    </message>
    <message>
        <source>Vault mount</source>
        <translation>Vault-Mount</translation>
    </message>
    <message>
        <source>Vault token</source>
        <translation>Vault-Token</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Anmeldedaten</translation>
    </message>
    <message>
        <source>Client credentials</source>
        <translation>Client Credentials</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Secret stores</source>
        <translation>Geheimnisspeicher</translation>
    </message>
    <message>
        <source>Named stores for kv:// references</source>
        <translation>Benannte Speicher für kv://-Referenzen</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Send credentials over plain http</source>
        <translation>Anmeldedaten über unverschlüsseltes http senden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Token kopieren</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Ordner auswählen…</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>401 Unauthorized</source>
        <translation>401 Unauthorized</translation>
    </message>
    <message>
        <source>500 Internal Server Error</source>
        <translation>500 Internal Server Error</translation>
    </message>
    <message>
        <source>Response after 20 s</source>
        <translation>Antwort nach 20 s</translation>
    </message>
    <message>
        <source>HTML page instead of JSON</source>
        <translation>HTML-Seite statt JSON</translation>
    </message>
    <message>
        <source>Simulates server failures. Applies immediately, until you quit.</source>
        <translation>Simuliert Serverfehler. Wirkt sofort, bis zum Beenden.</translation>
    </message>
    <message>
        <source>Sent as the dashboard token and as the portal API key. Only you can read it.</source>
        <translation>Wird als Dashboard-Token und als API-Schlüssel des Portals gesendet. Nur Sie können es lesen.</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Bearer …”. Stored in the keychain, never in a file.</source>
        <translation>Gesendet als „Authorization: Bearer …“. Im Schlüsselbund gespeichert, nie in einer Datei.</translation>
    </message>
    <message>
        <source>Sent unchanged in the “Authorization” header. Stored in the keychain, never in a file.</source>
        <translation>Unverändert im Header „Authorization“ gesendet. Im Schlüsselbund gespeichert, nie in einer Datei.</translation>
    </message>
    <message>
        <source>PEM file with CA certificates to trust in addition to the system&apos;s.</source>
        <translation>PEM-Datei mit CA-Zertifikaten, denen zusätzlich zu denen des Systems vertraut wird.</translation>
    </message>
    <message>
        <source>PEM file, for servers that require a client certificate.</source>
        <translation>PEM-Datei, für Server, die ein Client-Zertifikat verlangen.</translation>
    </message>
    <message>
        <source>Unencrypted PEM file. Leave empty if the certificate file contains the key.</source>
        <translation>Unverschlüsselte PEM-Datei. Leer lassen, wenn die Zertifikatdatei den Schlüssel enthält.</translation>
    </message>
    <message>
        <source>For example http://proxy.example.com:3128. Leave empty to use the system proxy.</source>
        <translation>Zum Beispiel http://proxy.example.com:3128. Leer lassen, um den Systemproxy zu verwenden.</translation>
    </message>
    <message>
        <source>Leave empty if the proxy requires no password.</source>
        <translation>Leer lassen, wenn der Proxy kein Kennwort verlangt.</translation>
    </message>
    <message>
        <source>Stored in the keychain, never in a file.</source>
        <translation>Im Schlüsselbund gespeichert, nie in einer Datei.</translation>
    </message>
    <message>
        <source>The folder that file:// references are resolved in.</source>
        <translation>Der Ordner, in dem file://-Referenzen aufgelöst werden.</translation>
    </message>
    <message>
        <source>For consul:// references. If empty, CONSUL_HTTP_ADDR is used.</source>
        <translation>Für consul://-Referenzen. Wenn leer, wird CONSUL_HTTP_ADDR verwendet.</translation>
    </message>
    <message>
        <source>Sent to this Consul URL only. Stored in the keychain. If empty, CONSUL_HTTP_TOKEN is sent if CONSUL_HTTP_ADDR is the same server.</source>
        <translation>Nur an diese Consul-URL gesendet. Im Schlüsselbund gespeichert. Wenn leer, wird CONSUL_HTTP_TOKEN gesendet, falls CONSUL_HTTP_ADDR derselbe Server ist.</translation>
    </message>
    <message>
        <source>For vault:// references. If empty, VAULT_ADDR is used.</source>
        <translation>Für vault://-Referenzen. Wenn leer, wird VAULT_ADDR verwendet.</translation>
    </message>
    <message>
        <source>If empty, the first part of the path is used.</source>
        <translation>Wenn leer, wird der erste Teil des Pfads verwendet.</translation>
    </message>
    <message>
        <source>Sent to this Vault URL only. Stored in the keychain. If empty, VAULT_TOKEN is sent if VAULT_ADDR is the same server.</source>
        <translation>Nur an diese Vault-URL gesendet. Im Schlüsselbund gespeichert. Wenn leer, wird VAULT_TOKEN gesendet, falls VAULT_ADDR derselbe Server ist.</translation>
    </message>
</context>
<context>
    <name>environments::EnvironmentFiles</name>
    <message>
        <source>Export environments</source>
        <translation>Umgebungen exportieren</translation>
    </message>
    <message>
        <source>Environments (*.json)</source>
        <translation>Umgebungen (*.json)</translation>
    </message>
    <message>
        <source>Import environments</source>
        <translation>Umgebungen importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>environments::EnvironmentForm</name>
    <message>
        <source>The sandbox is a local dashboard and portal. Its URLs change at each start.</source>
        <translation>Die Sandbox ist ein lokales Dashboard und Portal. Ihre URLs ändern sich bei jedem Start.</translation>
    </message>
    <message>
        <source>Save and test connection</source>
        <translation>Speichern und Verbindung testen</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>The credentials are stored in the keychain.</source>
        <translation>Die Anmeldedaten sind im Schlüsselbund gespeichert.</translation>
    </message>
    <message>
        <source>The keychain is locked, so the credentials are kept only until you quit. Unlock it and save again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Die Anmeldedaten bleiben deshalb nur bis zum Beenden erhalten. Entsperren Sie ihn und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>No keychain is available, so the credentials are kept only until you quit.</source>
        <translation>Kein Schlüsselbund ist verfügbar. Die Anmeldedaten bleiben deshalb nur bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>Save environment</source>
        <translation>Umgebung speichern</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>environments::EnvironmentsPage</name>
    <message>
        <source>Exported to %1, without credentials.</source>
        <comment>%1 is a file</comment>
        <translation>In %1 exportiert, ohne Anmeldedaten.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n environments. Enter their credentials.</source>
        <translation>
            <numerusform>%n Umgebung importiert. Geben Sie die Anmeldedaten ein.</numerusform>
            <numerusform>%n Umgebungen importiert. Geben Sie die Anmeldedaten ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file contains no environments.</source>
        <translation>Die Datei enthält keine Umgebungen.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <comment>%1: the name of an environment</comment>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Your changes are lost if you don&apos;t save them.</source>
        <translation>Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New environment</source>
        <translation>Neue Umgebung</translation>
    </message>
    <message>
        <source>Remove environment</source>
        <translation>Umgebung entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” and delete its credentials from the keychain?</source>
        <comment>%1 is an environment</comment>
        <translation>„%1“ entfernen und die Anmeldedaten aus dem Schlüsselbund löschen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Umgebungen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Use this environment</source>
        <translation>Diese Umgebung verwenden</translation>
    </message>
    <message>
        <source>Compare environments…</source>
        <translation>Umgebungen vergleichen…</translation>
    </message>
    <message>
        <source>Compare the certificates, policies and SSO profiles of two environments</source>
        <translation>Zertifikate, Richtlinien und SSO-Profile zweier Umgebungen vergleichen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import environments from a file</source>
        <translation>Umgebungen aus einer Datei importieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export all environments to a file, without credentials</source>
        <translation>Alle Umgebungen ohne Anmeldedaten in eine Datei exportieren</translation>
    </message>
</context>
<context>
    <name>environments::StoresEditor</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Add store</source>
        <translation>Speicher hinzufügen</translation>
    </message>
    <message>
        <source>A token is sent to its own URL only. If empty, CONSUL_HTTP_TOKEN or VAULT_TOKEN is sent if CONSUL_HTTP_ADDR or VAULT_ADDR is the same server.</source>
        <translation>Ein Token wird nur an seine eigene URL gesendet. Wenn leer, wird CONSUL_HTTP_TOKEN oder VAULT_TOKEN gesendet, falls CONSUL_HTTP_ADDR oder VAULT_ADDR derselbe Server ist.</translation>
    </message>
    <message>
        <source>Store name</source>
        <translation>Name des Speichers</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this store</source>
        <translation>Diesen Speicher entfernen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>forms::SecretField</name>
    <message>
        <source>Hide the text</source>
        <translation>Text verbergen</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Text anzeigen</translation>
    </message>
</context>
<context>
    <name>forms::SectionPage</name>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>This section has a problem.</source>
        <translation>Dieser Abschnitt hat ein Problem.</translation>
    </message>
</context>
<context>
    <name>listenpaths::ListenPathsDialog</name>
    <message>
        <source>Enter a path to see which API gets the request.</source>
        <translation>Geben Sie einen Pfad ein, um zu sehen, an welche API die Anfrage geht.</translation>
    </message>
    <message>
        <source>Listen paths</source>
        <translation>Empfangspfade</translation>
    </message>
    <message>
        <source>No listen paths</source>
        <translation>Keine Empfangspfade</translation>
    </message>
    <message>
        <source>The listen paths of open definitions and of the files in opened folders are listed here.</source>
        <translation>Hier werden die Empfangspfade der geöffneten Definitionen und der Dateien in geöffneten Ordnern aufgeführt.</translation>
    </message>
    <message>
        <source>&amp;Try a path:</source>
        <translation>Pfad &amp;testen:</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Test gateway</source>
        <translation>Test-Gateway</translation>
    </message>
    <message>
        <source>Show setting</source>
        <translation>Einstellung anzeigen</translation>
    </message>
    <message>
        <source>Show the listen path in its definition</source>
        <translation>Den Empfangspfad in seiner Definition anzeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>listenpaths::Texts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: name of an API; %2: name of its file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” has the same listen path and comes first.</source>
        <comment>%1: an API</comment>
        <translation>„%1“ hat denselben Empfangspfad und kommt zuerst.</translation>
    </message>
    <message>
        <source>All requests go to “%1”, whose listen path %2 is tried first.</source>
        <comment>%1: an API; %2: a listen path</comment>
        <translation>Alle Anfragen gehen an „%1“, weil der Empfangspfad %2 zuerst geprüft wird.</translation>
    </message>
    <message>
        <source>Requests for %2 go to “%1”.</source>
        <comment>%1: an API; %2: a path</comment>
        <translation>Anfragen an %2 gehen an „%1“.</translation>
    </message>
    <message>
        <source>Requests for %2 go to “%1”, whose listen path %3 is tried first. Check that this is intended.</source>
        <comment>%1: an API; %2: a path; %3: a listen path</comment>
        <translation>Anfragen an %2 gehen an „%1“, weil der Empfangspfad %3 zuerst geprüft wird. Prüfen Sie, ob das beabsichtigt ist.</translation>
    </message>
    <message>
        <source>This API gets requests for %2 before “%1”.</source>
        <comment>%1: an API; %2: a path</comment>
        <translation>Diese API erhält Anfragen an %2 vor „%1“.</translation>
    </message>
    <message>
        <source>The API is inactive, so the gateway doesn&apos;t serve it.</source>
        <translation>Die API ist inaktiv, daher stellt das Gateway sie nicht bereit.</translation>
    </message>
    <message>
        <source>The definition has no listen path, so no request reaches this API.</source>
        <translation>Die Definition hat keinen Empfangspfad, daher erreicht keine Anfrage diese API.</translation>
    </message>
    <message>
        <source>The listen path is not a valid pattern, so no request reaches this API.</source>
        <translation>Der Empfangspfad ist kein gültiges Muster, daher erreicht keine Anfrage diese API.</translation>
    </message>
    <message>
        <source>All requests for this listen path go to this API.</source>
        <translation>Alle Anfragen an diesen Empfangspfad gehen an diese API.</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>Divided</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Never reached</source>
        <translation>Nie erreicht</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>No listen path</source>
        <translation>Kein Empfangspfad</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Nicht gültig</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>In Betrieb</translation>
    </message>
    <message>
        <source>Not serving</source>
        <translation>Nicht in Betrieb</translation>
    </message>
    <message>
        <source>Only requests for the host %1.</source>
        <comment>%1: a custom domain</comment>
        <translation>Nur Anfragen an den Host %1.</translation>
    </message>
    <message>
        <source>The test gateway serves this API now.</source>
        <translation>Das Test-Gateway stellt diese API jetzt bereit.</translation>
    </message>
    <message>
        <source>The test gateway doesn&apos;t serve this API now.</source>
        <translation>Das Test-Gateway stellt diese API jetzt nicht bereit.</translation>
    </message>
    <message>
        <source>No listen path matches. The gateway answers 404.</source>
        <translation>Kein Empfangspfad passt. Das Gateway antwortet mit 404.</translation>
    </message>
    <message>
        <source>“%1” gets the request: only %2 matches.</source>
        <comment>%1: an API; %2: its listen path</comment>
        <translation>„%1“ erhält die Anfrage: Nur %2 passt.</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <comment>%1: listen paths</comment>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>“%1” gets the request: %2 is tried before %3.</source>
        <comment>%1: an API; %2: its listen path; %3: other listen paths</comment>
        <translation>„%1“ erhält die Anfrage: %2 wird vor %3 geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n listen paths</source>
        <translation>
            <numerusform>%n Listen-Pfad</numerusform>
            <numerusform>%n Empfangspfade</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more conflicts. They are not listed.</source>
        <translation>Es gibt weitere Konflikte. Sie werden nicht aufgeführt.</translation>
    </message>
    <message>
        <source>There are too many conflicts: the last listen paths are not compared.</source>
        <translation>Es gibt zu viele Konflikte: Die letzten Empfangspfade werden nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>merge::ConflictDetail</name>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Give the place another text</source>
        <translation>Der Stelle einen anderen Text geben</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Resolve the conflict with what the document has now</source>
        <translation>Den Konflikt mit dem lösen, was das Dokument jetzt enthält</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Show the place in its form</source>
        <translation>Die Stelle in ihrem Formular anzeigen</translation>
    </message>
    <message>
        <source>Open: choose a side, edit the text, or keep what the document has.</source>
        <translation>Offen: Wählen Sie eine Seite, bearbeiten Sie den Text, oder behalten Sie, was das Dokument enthält.</translation>
    </message>
    <message>
        <source>Resolved: %1.</source>
        <comment>%1: ours, theirs, edited</comment>
        <translation>Gelöst: %1.</translation>
    </message>
    <message>
        <source>Open: edit the document until the problem is gone, or keep it as it is.</source>
        <translation>Offen: Bearbeiten Sie das Dokument, bis das Problem behoben ist, oder lassen Sie es so.</translation>
    </message>
</context>
<context>
    <name>merge::ConflictEdit</name>
    <message>
        <source>Text in the document</source>
        <translation>Text im Dokument</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>Diesen Text verwenden</translation>
    </message>
    <message>
        <source>Resolve the conflict with this text (Ctrl+Return)</source>
        <translation>Den Konflikt mit diesem Text lösen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the conflict as it is (Escape)</source>
        <translation>Den Konflikt lassen, wie er ist (Esc)</translation>
    </message>
</context>
<context>
    <name>merge::ConflictQuestion</name>
    <message>
        <source>Git has left this file in conflict: both sides changed it.</source>
        <translation>Git hat in dieser Datei Konflikte hinterlassen: Beide Seiten haben sie geändert.</translation>
    </message>
    <message>
        <source>Git has left this file in conflict: “%1” and “%2” changed it.</source>
        <comment>%1, %2: branches or commits</comment>
        <translation>Git hat in dieser Datei Konflikte hinterlassen: „%1“ und „%2“ haben sie geändert.</translation>
    </message>
    <message>
        <source>Git has left this file in conflict: ours removed it, theirs changed it. Keep it with git add, or remove it with git rm.</source>
        <translation>Git hat in dieser Datei einen Konflikt hinterlassen: Unsere Seite hat sie entfernt, deren Seite hat sie geändert. Behalten Sie sie mit git add, oder entfernen Sie sie mit git rm.</translation>
    </message>
    <message>
        <source>Git has left this file in conflict: theirs removed it, ours changed it. Keep it with git add, or remove it with git rm.</source>
        <translation>Git hat in dieser Datei einen Konflikt hinterlassen: Deren Seite hat sie entfernt, unsere Seite hat sie geändert. Behalten Sie sie mit git add, oder entfernen Sie sie mit git rm.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>merge::MergeTab</name>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Next open conflict</source>
        <translation>Nächster offener Konflikt</translation>
    </message>
    <message>
        <source>Previous open conflict</source>
        <translation>Vorheriger offener Konflikt</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Other versions…</source>
        <translation>Andere Versionen…</translation>
    </message>
    <message>
        <source>Merge other files or revisions</source>
        <translation>Andere Dateien oder Revisionen zusammenführen</translation>
    </message>
    <message>
        <source>Close merge</source>
        <translation>Merge schließen</translation>
    </message>
    <message>
        <source>Close this tab. The document keeps its text.</source>
        <translation>Diesen Tab schließen. Das Dokument behält seinen Text.</translation>
    </message>
    <message>
        <source>Merge versions</source>
        <translation>Versionen zusammenführen</translation>
    </message>
    <message>
        <source>%1 of %2 resolved</source>
        <comment>conflicts</comment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>further conflicts, which have the text of ours and are not listed: %1</source>
        <comment>%1: a number</comment>
        <translation>weitere Konflikte, die unseren Text haben und nicht aufgelistet sind: %1</translation>
    </message>
    <message>
        <source>Lines were merged, because a version can&apos;t be parsed, has several documents, or its aliases lead too deep.</source>
        <translation>Es wurden Zeilen zusammengeführt, weil eine Version nicht geparst werden kann, mehrere Dokumente hat oder ihre Aliasse zu tief führen.</translation>
    </message>
    <message>
        <source>No conflicts</source>
        <translation>Keine Konflikte</translation>
    </message>
    <message>
        <source>The versions were merged. The document has the changes of both sides.</source>
        <translation>Die Versionen wurden zusammengeführt. Das Dokument hat die Änderungen beider Seiten.</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Wird zusammengeführt…</translation>
    </message>
    <message>
        <source>The versions are read and merged.</source>
        <translation>Die Versionen werden gelesen und zusammengeführt.</translation>
    </message>
    <message>
        <source>The merge is undone</source>
        <translation>Der Merge ist rückgängig gemacht</translation>
    </message>
    <message>
        <source>The document has the text from before the merge.</source>
        <translation>Das Dokument hat den Text von vor dem Merge.</translation>
    </message>
    <message>
        <source>Redo the merge</source>
        <translation>Merge wiederherstellen</translation>
    </message>
    <message>
        <source>The versions can&apos;t be merged</source>
        <translation>Die Versionen können nicht zusammengeführt werden</translation>
    </message>
    <message>
        <source>Choose versions…</source>
        <translation>Versionen wählen…</translation>
    </message>
    <message>
        <source>No merge</source>
        <translation>Kein Merge</translation>
    </message>
    <message>
        <source>Choose the versions to merge into this document.</source>
        <translation>Wählen Sie die Versionen, die in dieses Dokument zusammengeführt werden.</translation>
    </message>
    <message>
        <source>All conflicts are resolved. Save the file.</source>
        <translation>Alle Konflikte sind gelöst. Speichern Sie die Datei.</translation>
    </message>
    <message>
        <source>Saved. Stage it with git add %1.</source>
        <comment>%1: file name</comment>
        <translation>Gespeichert. Vormerken mit git add %1.</translation>
    </message>
    <message>
        <source>Saved. All conflicts are resolved.</source>
        <translation>Gespeichert. Alle Konflikte sind gelöst.</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Use %1 at %2</source>
        <comment>%1: base, ours or theirs, %2: a place</comment>
        <translation>%1 bei %2 verwenden</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>%1: a place</comment>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>%1: a place</comment>
        <translation>%1 so lassen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>The merged document is searched for problems that neither side has.</source>
        <translation>Das zusammengeführte Dokument wird nach Problemen durchsucht, die keine der Seiten hat.</translation>
    </message>
    <message>
        <source>Saved with open conflicts: %1. Resolve them before you stage the file.</source>
        <comment>%1: a number</comment>
        <translation>Gespeichert mit offenen Konflikten: %1. Lösen Sie sie, bevor Sie die Datei vormerken.</translation>
    </message>
</context>
<context>
    <name>merge::MergeTexts</name>
    <message>
        <source>Both changed</source>
        <translation>Beide geändert</translation>
    </message>
    <message>
        <source>Both added</source>
        <translation>Beide hinzugefügt</translation>
    </message>
    <message>
        <source>Ours removed, theirs changed</source>
        <translation>Bei uns entfernt, bei denen geändert</translation>
    </message>
    <message>
        <source>Theirs removed, ours changed</source>
        <translation>Bei denen entfernt, bei uns geändert</translation>
    </message>
    <message>
        <source>Both renamed</source>
        <translation>Beide umbenannt</translation>
    </message>
    <message>
        <source>The new name is taken</source>
        <translation>Der neue Name ist vergeben</translation>
    </message>
    <message>
        <source>Both changed comments</source>
        <translation>Beide haben Kommentare geändert</translation>
    </message>
    <message>
        <source>The change of theirs was left out</source>
        <translation>Die Änderung der anderen Seite wurde ausgelassen</translation>
    </message>
    <message>
        <source>Both changed lines</source>
        <translation>Beide haben Zeilen geändert</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a conflict</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>base</source>
        <comment>a side of a merge</comment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>ours</source>
        <comment>a side of a merge</comment>
        <translation>unsere</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>a side of a merge</comment>
        <translation>deren</translation>
    </message>
    <message>
        <source>edited</source>
        <comment>a conflict</comment>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a conflict</comment>
        <translation>so gelassen</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a conflict</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: Ours or Theirs, %2: a branch</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>a side of a merge</comment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Ours</source>
        <comment>a side of a merge</comment>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>Theirs</source>
        <comment>a side of a merge</comment>
        <translation>Deren</translation>
    </message>
    <message>
        <source>In a rebase, ours is the branch that your commits are put on, and theirs is your commit.</source>
        <translation>Bei einem Rebase ist unsere Seite der Branch, auf den Ihre Commits gesetzt werden, und deren Seite Ihr Commit.</translation>
    </message>
    <message>
        <source>Theirs is the commit that is picked.</source>
        <translation>Deren Seite ist der Commit, der übernommen wird.</translation>
    </message>
    <message>
        <source>Theirs is the version before the commit that is reverted.</source>
        <translation>Deren Seite ist die Version vor dem Commit, der zurückgenommen wird.</translation>
    </message>
    <message>
        <source>This text can&apos;t be written here, for example because of an alias. Edit the text instead.</source>
        <translation>Dieser Text kann hier nicht geschrieben werden, zum Beispiel wegen eines Alias. Bearbeiten Sie stattdessen den Text.</translation>
    </message>
    <message>
        <source>The place of this conflict is gone, because what is around it was removed. Keep it as it is, or undo the removal.</source>
        <translation>Die Stelle dieses Konflikts gibt es nicht mehr, weil das, was sie umgibt, entfernt wurde. Lassen Sie sie so, oder machen Sie das Entfernen rückgängig.</translation>
    </message>
    <message>
        <source>The document has a syntax error. Fix it in Source first.</source>
        <translation>Das Dokument hat einen Syntaxfehler. Beheben Sie ihn zuerst im Quelltext.</translation>
    </message>
    <message>
        <source>The text has a syntax error at %1.</source>
        <comment>%1: line and column</comment>
        <translation>Der Text hat einen Syntaxfehler bei %1.</translation>
    </message>
    <message>
        <source>Git has no conflict for this file. Choose the versions to merge.</source>
        <translation>Git hat für diese Datei keinen Konflikt. Wählen Sie die Versionen, die zusammengeführt werden.</translation>
    </message>
    <message>
        <source>%1 does not exist, or does not have this file.</source>
        <comment>%1: a revision or a file</comment>
        <translation>%1 gibt es nicht oder enthält diese Datei nicht.</translation>
    </message>
    <message>
        <source>A version, or the number of its changes, is too large to merge.</source>
        <translation>Eine Version oder die Zahl ihrer Änderungen ist zu groß, um sie zusammenzuführen.</translation>
    </message>
    <message>
        <source>A version is not a text in UTF-8, UTF-16 or UTF-32.</source>
        <translation>Eine Version ist kein Text in UTF-8, UTF-16 oder UTF-32.</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>Das Dokument ist schreibgeschützt.</translation>
    </message>
</context>
<context>
    <name>merge::SidePanel</name>
    <message>
        <source>Use base</source>
        <translation>Basis verwenden</translation>
    </message>
    <message>
        <source>Use ours</source>
        <translation>Unsere verwenden</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Deren verwenden</translation>
    </message>
    <message>
        <source>Resolve the conflict with this text</source>
        <translation>Den Konflikt mit diesem Text lösen</translation>
    </message>
    <message>
        <source>(not there)</source>
        <translation>(nicht vorhanden)</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
</context>
<context>
    <name>merge::VersionField</name>
    <message>
        <source>A branch, a tag, a commit, or a file</source>
        <translation>Ein Branch, ein Tag, ein Commit oder eine Datei</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>Aktueller Text</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Choose a version</source>
        <translation>Eine Version wählen</translation>
    </message>
</context>
<context>
    <name>merge::VersionsDialog</name>
    <message>
        <source>Merge versions</source>
        <translation>Versionen zusammenführen</translation>
    </message>
    <message>
        <source>Ours and theirs were both made from the base. The document gets ours with the changes of theirs, as one step that can be undone.</source>
        <translation>Unsere und deren Version sind aus der Basis entstanden. Das Dokument erhält unsere mit den Änderungen der anderen, als einen Schritt, der rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>Base:</source>
        <translation>Basis:</translation>
    </message>
    <message>
        <source>Ours:</source>
        <translation>Unsere:</translation>
    </message>
    <message>
        <source>Theirs:</source>
        <translation>Deren:</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>network::ReferenceDownload</name>
    <message>
        <source>The server redirects too many times.</source>
        <translation>Der Server leitet zu oft um.</translation>
    </message>
    <message numerus="yes">
        <source>The request timed out after %n second(s).</source>
        <translation>
            <numerusform>Zeitüberschreitung der Anfrage nach %n Sekunde.</numerusform>
            <numerusform>Zeitüberschreitung der Anfrage nach %n Sekunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>permissions::GrantList</name>
    <message>
        <source>The stored permissions can&apos;t be read: %1</source>
        <comment>%1: an error message</comment>
        <translation>Die gespeicherten Berechtigungen können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>The permission applies until you quit, because it could not be saved: %1</source>
        <comment>%1: an error message</comment>
        <translation>Die Berechtigung gilt bis zum Beenden, weil sie nicht gespeichert werden konnte: %1</translation>
    </message>
    <message>
        <source>What you revoked is allowed again after the next start, because the change could not be saved: %1</source>
        <comment>%1: an error message</comment>
        <translation>Was Sie widerrufen haben, ist nach dem nächsten Start wieder erlaubt, weil die Änderung nicht gespeichert werden konnte: %1</translation>
    </message>
</context>
<context>
    <name>policies</name>
    <message>
        <source>%1: sent %2, stored %3</source>
        <comment>%1 is a place, %2 and %3 are JSON</comment>
        <translation>%1: gesendet %2, gespeichert %3</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1 in %2 s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Operation ID</source>
        <translation>Operations-ID</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a result, %2 an allowed URL</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>all methods on %1</source>
        <comment>%1 is an allowed URL</comment>
        <translation>alle Methoden auf %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>%1 are methods, %2 is an allowed URL</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Refused: %1 matches %2 only by other methods (%3).</source>
        <comment>%1 is an allowed URL, %2 a path, %3 are methods</comment>
        <translation>Abgewiesen: %1 passt auf %2 nur mit anderen Methoden (%3).</translation>
    </message>
    <message>
        <source>Refused: no allowed URL matches %1.</source>
        <comment>%1 is a path</comment>
        <translation>Abgewiesen: Keine erlaubte URL passt auf %1.</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>kein Zugriff</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>some paths</source>
        <translation>manche Pfade</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 is the title of an API, %2 the name of its file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>%1 is a number of requests, %2 a duration</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>%1 is a number of requests</comment>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>No access: the policy does not list the API %1.</source>
        <translation>Kein Zugriff: Die Richtlinie nennt die API %1 nicht.</translation>
    </message>
    <message>
        <source>Inactive: keys with this policy are rejected.</source>
        <translation>Inaktiv: Schlüssel mit dieser Richtlinie werden abgelehnt.</translation>
    </message>
    <message>
        <source>Allowed: the policy leaves access to the other policies of a key.</source>
        <translation>Erlaubt: Die Richtlinie überlässt den Zugriff den anderen Richtlinien eines Schlüssels.</translation>
    </message>
    <message>
        <source>Allowed by %1.</source>
        <comment>%1 is a rule</comment>
        <translation>Erlaubt durch %1.</translation>
    </message>
    <message>
        <source>Allowed: the policy allows all URLs of the API.</source>
        <translation>Erlaubt: Die Richtlinie erlaubt alle URLs der API.</translation>
    </message>
    <message>
        <source>Some paths are allowed by %1, but not %2.</source>
        <comment>%1 is a rule, %2 a path</comment>
        <translation>Manche Pfade sind durch %1 erlaubt, aber nicht %2.</translation>
    </message>
    <message>
        <source>Not decided for %1: the pattern %2 is not valid or needs too many steps.</source>
        <comment>%1 is a path, %2 an allowed URL</comment>
        <translation>Nicht entschieden für %1: Das Muster %2 ist nicht gültig oder benötigt zu viele Schritte.</translation>
    </message>
    <message>
        <source>Not decided: no sample path of the operation is known.</source>
        <translation>Nicht entschieden: Kein Beispielpfad der Operation ist bekannt.</translation>
    </message>
    <message>
        <source>✓ Allowed.</source>
        <translation>✓ Erlaubt.</translation>
    </message>
    <message>
        <source>✓ Allowed by the URL “%1”.</source>
        <translation>✓ Erlaubt durch die URL „%1“.</translation>
    </message>
    <message>
        <source>Throttling delays it until attempt %1.</source>
        <translation>Die Drosselung verzögert sie bis zum Versuch %1.</translation>
    </message>
    <message>
        <source>✗ Rejected: the policy is inactive.</source>
        <translation>✗ Abgelehnt: Die Richtlinie ist inaktiv.</translation>
    </message>
    <message>
        <source>✗ Rejected: the key has expired by then.</source>
        <translation>✗ Abgelehnt: Der Schlüssel ist dann abgelaufen.</translation>
    </message>
    <message>
        <source>✗ Rejected: the policy doesn&apos;t allow this API.</source>
        <translation>✗ Abgelehnt: Die Richtlinie erlaubt diese API nicht.</translation>
    </message>
    <message>
        <source>✗ Rejected: the policy doesn&apos;t allow this version of the API.</source>
        <translation>✗ Abgelehnt: Die Richtlinie erlaubt diese Version der API nicht.</translation>
    </message>
    <message>
        <source>✗ Rejected: no allowed URL matches this path.</source>
        <translation>✗ Abgelehnt: Keine erlaubte URL passt auf diesen Pfad.</translation>
    </message>
    <message>
        <source>✗ Rejected: “%1” matches this path, but not this method.</source>
        <translation>✗ Abgelehnt: „%1“ passt auf diesen Pfad, aber nicht auf diese Methode.</translation>
    </message>
    <message>
        <source>? Unknown: no allowed URL matches, and “%1” can&apos;t be evaluated.</source>
        <translation>? Unbekannt: Keine erlaubte URL passt, und „%1“ kann nicht ausgewertet werden.</translation>
    </message>
    <message>
        <source>✗ Rejected: the rate limit is exceeded, even after %1 attempts.</source>
        <translation>✗ Abgelehnt: Die Ratenbegrenzung ist auch nach %1 Versuchen überschritten.</translation>
    </message>
    <message>
        <source>✗ Rejected: the rate limit is exceeded.</source>
        <translation>✗ Abgelehnt: Die Ratenbegrenzung ist überschritten.</translation>
    </message>
    <message>
        <source>✗ Rejected: the quota is used up.</source>
        <translation>✗ Abgelehnt: Das Kontingent ist aufgebraucht.</translation>
    </message>
    <message>
        <source>✓ Allowed: all URLs are.</source>
        <translation>✓ Erlaubt: Alle URLs sind erlaubt.</translation>
    </message>
    <message>
        <source>✓ Allowed by line %1.</source>
        <translation>✓ Erlaubt durch Zeile %1.</translation>
    </message>
    <message>
        <source>✗ Not allowed: no line matches this path.</source>
        <translation>✗ Nicht erlaubt: Keine Zeile passt auf diesen Pfad.</translation>
    </message>
    <message>
        <source>✗ Not allowed: line %1 matches this path, but not this method.</source>
        <translation>✗ Nicht erlaubt: Zeile %1 passt auf diesen Pfad, aber nicht auf diese Methode.</translation>
    </message>
    <message>
        <source>? Unknown: the pattern in line %1 can&apos;t be evaluated, and no other line matches.</source>
        <translation>? Unbekannt: Das Muster in Zeile %1 kann nicht ausgewertet werden, und keine andere Zeile passt.</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <comment>%1 is a field, %2 and %3 its values</comment>
        <translation>%1: %2 wird zu %3</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>a secret value</source>
        <translation>ein geheimer Wert</translation>
    </message>
    <message>
        <source>Partition “%1”</source>
        <translation>Partition „%1“</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>all methods on %1</source>
        <translation>alle Methoden auf %1</translation>
    </message>
    <message>
        <source>all URLs</source>
        <translation>alle URLs</translation>
    </message>
    <message>
        <source>only %1 URLs</source>
        <translation>nur %1 URLs</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>%1 is a list of methods and URLs</comment>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>%1, in the versions %2</source>
        <comment>%1 are URLs</comment>
        <translation>%1, in den Versionen %2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>API %1 is added: %2</source>
        <comment>%2 is a list of URLs</comment>
        <translation>API %1 wird hinzugefügt: %2</translation>
    </message>
    <message>
        <source>API %1 is removed: %2</source>
        <comment>%2 is a list of URLs</comment>
        <translation>API %1 wird entfernt: %2</translation>
    </message>
    <message>
        <source>API %1, versions</source>
        <translation>API %1, Versionen</translation>
    </message>
    <message>
        <source>API %1</source>
        <translation>API %1</translation>
    </message>
    <message>
        <source>API %1: %2 is added</source>
        <translation>API %1: %2 wird hinzugefügt</translation>
    </message>
    <message>
        <source>API %1: %2 is removed</source>
        <translation>API %1: %2 wird entfernt</translation>
    </message>
    <message>
        <source>API %1, methods on %2</source>
        <translation>API %1, Methoden für %2</translation>
    </message>
    <message>
        <source>API %1, GraphQL introspection</source>
        <translation>API %1, GraphQL-Introspektion</translation>
    </message>
    <message>
        <source>API %1, %2</source>
        <comment>%2 is a member of an access right</comment>
        <translation>API %1, %2</translation>
    </message>
    <message>
        <source>The dashboard has no policy “%1”.</source>
        <translation>Das Dashboard hat keine Richtlinie „%1“.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Meta data “%1”</source>
        <translation>Metadaten „%1“</translation>
    </message>
    <message>
        <source>Stored ID</source>
        <translation>Gespeicherte ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Organization ID</source>
        <translation>Organisations-ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Active (not used by gateways)</source>
        <translation>Aktiv (von Gateways nicht verwendet)</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Date created</source>
        <translation>Erstellungsdatum</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>Zuletzt aktualisiert</translation>
    </message>
    <message>
        <source>HMAC signing</source>
        <translation>HMAC-Signierung</translation>
    </message>
    <message>
        <source>Keys expire in</source>
        <translation>Schlüssel laufen ab nach</translation>
    </message>
    <message>
        <source>Maximum query depth</source>
        <translation>Maximale Abfragetiefe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Quota renews every</source>
        <translation>Kontingent erneuert sich alle</translation>
    </message>
    <message>
        <source>Throttle interval</source>
        <translation>Drosselungsintervall</translation>
    </message>
    <message>
        <source>Throttle retry limit</source>
        <translation>Versuche bei Drosselung</translation>
    </message>
    <message>
        <source>Smoothing (JSON)</source>
        <translation>Glättung (JSON)</translation>
    </message>
    <message>
        <source>Access list</source>
        <translation>Zugriffsliste</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Komplexität</translation>
    </message>
    <message>
        <source>Per API</source>
        <translation>Pro API</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Ratenbegrenzung</translation>
    </message>
    <message>
        <source>Access rights</source>
        <translation>Zugriffsrechte</translation>
    </message>
    <message>
        <source>Tags, one per line</source>
        <translation>Tags, eines pro Zeile</translation>
    </message>
    <message>
        <source>Meta data, one “key: value” per line</source>
        <translation>Metadaten, „Schlüssel: Wert“, einer pro Zeile</translation>
    </message>
    <message>
        <source>Set by the server.</source>
        <translation>Wird vom Server festgelegt.</translation>
    </message>
    <message>
        <source>Keys with an inactive policy are rejected. Gateways use “is_inactive”; “active” has no effect and is set to match.</source>
        <translation>Schlüssel mit einer inaktiven Richtlinie werden abgelehnt. Gateways verwenden „is_inactive“; „active“ hat keine Wirkung und wird passend gesetzt.</translation>
    </message>
    <message>
        <source>0 means never.</source>
        <translation>0 bedeutet nie.</translation>
    </message>
    <message>
        <source>-1 means unlimited.</source>
        <translation>-1 bedeutet unbegrenzt.</translation>
    </message>
    <message>
        <source>0 or less means no limit.</source>
        <translation>0 oder weniger bedeutet keine Grenze.</translation>
    </message>
    <message>
        <source>The time window of the rate.</source>
        <translation>Das Zeitfenster der Rate.</translation>
    </message>
    <message>
        <source>0 or -1 means unlimited.</source>
        <translation>0 oder -1 bedeutet unbegrenzt.</translation>
    </message>
    <message>
        <source>0 or less means never.</source>
        <translation>0 oder weniger bedeutet nie.</translation>
    </message>
    <message>
        <source>-1 turns throttling off. Set both throttle fields or neither.</source>
        <translation>-1 schaltet die Drosselung aus. Setzen Sie beide Drosselungsfelder oder keines.</translation>
    </message>
    <message>
        <source>If no partition is selected, all parts of the policy apply.</source>
        <translation>Wenn keine Partition ausgewählt ist, gelten alle Teile der Richtlinie.</translation>
    </message>
    <message>
        <source>Can&apos;t be combined with the others.</source>
        <translation>Kann nicht mit den anderen kombiniert werden.</translation>
    </message>
    <message>
        <source>Any keys and values.</source>
        <translation>Beliebige Schlüssel und Werte.</translation>
    </message>
    <message>
        <source>Its members are defined by the server.</source>
        <translation>Die Felder werden vom Server festgelegt.</translation>
    </message>
    <message>
        <source>In seconds.</source>
        <translation>In Sekunden.</translation>
    </message>
    <message>
        <source>In requests.</source>
        <translation>In Anfragen.</translation>
    </message>
    <message>
        <source>In levels.</source>
        <translation>In Ebenen.</translation>
    </message>
    <message>
        <source>In attempts.</source>
        <translation>In Versuchen.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Rate and quota</source>
        <translation>Rate und Kontingent</translation>
    </message>
    <message>
        <source>Throttling</source>
        <translation>Drosselung</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Meta data</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>All of API %1 is allowed.</source>
        <translation>API %1 ist vollständig erlaubt.</translation>
    </message>
    <message>
        <source>API %1 is allowed in the versions %2.</source>
        <translation>API %1 ist in den Versionen %2 erlaubt.</translation>
    </message>
    <message>
        <source>%1: all methods on %2.</source>
        <comment>%1 is an API, %2 a path</comment>
        <translation>%1: alle Methoden für %2.</translation>
    </message>
    <message>
        <source>%1: %2 on %3 only.</source>
        <comment>%1 is an API, %2 methods, %3 a path</comment>
        <translation>%1: nur %2 für %3.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>%1 is a number of seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 requests in %2.</source>
        <comment>%2 is a duration</comment>
        <translation>%1 Anfragen je %2.</translation>
    </message>
    <message>
        <source>No rate limit.</source>
        <translation>Keine Ratenbegrenzung.</translation>
    </message>
    <message>
        <source>A quota of %1 requests in %2.</source>
        <comment>%2 is a duration</comment>
        <translation>Kontingent von %1 Anfragen je %2.</translation>
    </message>
    <message>
        <source>A quota of %1 requests that never renews.</source>
        <translation>Kontingent von %1 Anfragen, das nie erneuert wird.</translation>
    </message>
    <message>
        <source>No quota.</source>
        <translation>Kein Kontingent.</translation>
    </message>
    <message>
        <source>A throttled request waits %1 and is retried up to %2 times.</source>
        <comment>%1 is a duration</comment>
        <translation>Eine gedrosselte Anfrage wartet %1 und wird bis zu %2-mal wiederholt.</translation>
    </message>
    <message>
        <source>GraphQL queries can be up to %1 levels deep.</source>
        <translation>GraphQL-Abfragen können bis zu %1 Ebenen tief sein.</translation>
    </message>
    <message>
        <source>Keys expire %1 after they are created.</source>
        <comment>%1 is a duration</comment>
        <translation>Schlüssel laufen %1 nach ihrer Erstellung ab.</translation>
    </message>
    <message>
        <source>Keys never expire.</source>
        <translation>Schlüssel laufen nie ab.</translation>
    </message>
    <message>
        <source>Requests must be signed with HMAC.</source>
        <translation>Anfragen müssen mit HMAC signiert sein.</translation>
    </message>
    <message>
        <source>Sets only %1. Other policies of the key set the rest.</source>
        <translation>Legt nur %1 fest. Andere Richtlinien des Schlüssels legen den Rest fest.</translation>
    </message>
    <message>
        <source>Limits are counted separately for each API.</source>
        <translation>Grenzen werden für jede API getrennt gezählt.</translation>
    </message>
    <message>
        <source>No API is allowed.</source>
        <translation>Keine API ist erlaubt.</translation>
    </message>
    <message>
        <source>%1: no GraphQL introspection.</source>
        <translation>%1: keine GraphQL-Introspektion.</translation>
    </message>
    <message>
        <source>The policy has no name.</source>
        <translation>Die Richtlinie hat keinen Namen.</translation>
    </message>
    <message>
        <source>“active” and “is_inactive” are both true. Gateways use “is_inactive”: the policy is inactive.</source>
        <translation>„active“ und „is_inactive“ sind beide true. Gateways verwenden „is_inactive“: Die Richtlinie ist inaktiv.</translation>
    </message>
    <message>
        <source>“active” is false, but “is_inactive” is not true. Gateways use “is_inactive”: the policy is active.</source>
        <translation>„active“ ist false, aber „is_inactive“ ist nicht true. Gateways verwenden „is_inactive“: Die Richtlinie ist aktiv.</translation>
    </message>
    <message>
        <source>The rate %1 has no time window (“Per”), so it has no effect.</source>
        <translation>Die Rate %1 hat kein Zeitfenster („Pro“) und daher keine Wirkung.</translation>
    </message>
    <message>
        <source>A time window (“Per”) is set, but no rate.</source>
        <translation>Ein Zeitfenster („Pro“) ist gesetzt, aber keine Rate.</translation>
    </message>
    <message>
        <source>Only one throttle field is set. Set both or neither.</source>
        <translation>Nur ein Drosselungsfeld ist gesetzt. Setzen Sie beide oder keines.</translation>
    </message>
    <message>
        <source>Throttling has no effect without a rate limit.</source>
        <translation>Drosselung hat ohne Ratenbegrenzung keine Wirkung.</translation>
    </message>
    <message>
        <source>“Per API” can&apos;t be combined with %1.</source>
        <translation>„Pro API“ kann nicht mit %1 kombiniert werden.</translation>
    </message>
    <message>
        <source>No partition is selected, so all parts of the policy apply.</source>
        <translation>Keine Partition ist ausgewählt, daher gelten alle Teile der Richtlinie.</translation>
    </message>
    <message>
        <source>The access right “%1” contains the API ID “%2”. The two should be the same.</source>
        <translation>Das Zugriffsrecht „%1“ enthält die API-ID „%2“. Beide sollten gleich sein.</translation>
    </message>
    <message>
        <source>The policy allows no API.</source>
        <translation>Die Richtlinie erlaubt keine API.</translation>
    </message>
    <message>
        <source>An allowed URL of %1 is empty.</source>
        <translation>Eine erlaubte URL von %1 ist leer.</translation>
    </message>
    <message>
        <source>“%2” of %1 is not a valid pattern.</source>
        <translation>„%2“ von %1 ist kein gültiges Muster.</translation>
    </message>
    <message>
        <source>“%2” of %1 is not an HTTP method.</source>
        <translation>„%2“ von %1 ist keine HTTP-Methode.</translation>
    </message>
    <message>
        <source>“%2” of %1 has no methods, so all methods are allowed.</source>
        <translation>„%2“ von %1 hat keine Methoden, daher sind alle Methoden erlaubt.</translation>
    </message>
    <message>
        <source>The quota of %1 requests is lower than the rate of %2 requests per time window.</source>
        <translation>Das Kontingent von %1 Anfragen ist niedriger als die Rate von %2 Anfragen pro Zeitfenster.</translation>
    </message>
    <message>
        <source>Keys can&apos;t expire in the past. Enter 0 or more.</source>
        <translation>Schlüssel können nicht in der Vergangenheit ablaufen. Geben Sie 0 oder mehr ein.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t have the type that the server expects.</source>
        <translation>%1 hat nicht den Typ, den der Server erwartet.</translation>
    </message>
    <message>
        <source>no key needed</source>
        <translation>kein Schlüssel nötig</translation>
    </message>
    <message>
        <source>No key needed: the policy does not list the API %1, which accepts requests without a key.</source>
        <translation>Kein Schlüssel nötig: Die Richtlinie führt die API %1 nicht auf, die Anfragen ohne Schlüssel akzeptiert.</translation>
    </message>
    <message>
        <source>There are more differences. They are not listed.</source>
        <translation>Es gibt weitere Unterschiede. Sie werden nicht aufgeführt.</translation>
    </message>
</context>
<context>
    <name>policies::AccessRightCard</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this API from the policy</source>
        <translation>Diese API aus der Richtlinie entfernen</translation>
    </message>
    <message>
        <source>API name</source>
        <translation>API-Name</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Allowed URLs</source>
        <translation>Erlaubte URLs</translation>
    </message>
    <message>
        <source>One per line, methods first. If empty, all URLs are allowed.</source>
        <translation>Eine pro Zeile, Methoden zuerst. Wenn leer, sind alle URLs erlaubt.</translation>
    </message>
    <message>
        <source>Disable introspection</source>
        <translation>Introspektion deaktivieren</translation>
    </message>
</context>
<context>
    <name>policies::AccessRightsEditor</name>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>API of an open definition, or an API ID</source>
        <translation>API einer geöffneten Definition oder eine API-ID</translation>
    </message>
    <message>
        <source>Add API</source>
        <translation>API hinzufügen</translation>
    </message>
</context>
<context>
    <name>policies::MatrixDialog</name>
    <message>
        <source>Open a definition or a folder to see its operations.</source>
        <translation>Öffnen Sie eine Definition oder einen Ordner, um die Operationen zu sehen.</translation>
    </message>
    <message>
        <source>No policy of the environment is known. Refresh the page Policies.</source>
        <translation>Keine Richtlinie der Umgebung ist bekannt. Aktualisieren Sie die Seite „Richtlinien“.</translation>
    </message>
    <message>
        <source>No policy lists one of the open APIs.</source>
        <translation>Keine Richtlinie nennt eine der geöffneten APIs.</translation>
    </message>
    <message>
        <source>Operations: %1. Policies: %2.</source>
        <comment>%1 and %2 are numbers</comment>
        <translation>Operationen: %1. Richtlinien: %2.</translation>
    </message>
    <message>
        <source>There are too many: %1 operations and %2 policies are left out.</source>
        <comment>%1 and %2 are numbers</comment>
        <translation>Es sind zu viele: %1 Operationen und %2 Richtlinien sind ausgelassen.</translation>
    </message>
    <message>
        <source>%1 with %2. %3 Limits: %4.</source>
        <comment>%1 is an operation, %2 a policy, %3 a sentence, %4 are limits</comment>
        <translation>%1 mit %2. %3 Grenzen: %4.</translation>
    </message>
    <message>
        <source>Select a cell to see what decides it.</source>
        <translation>Wählen Sie eine Zelle aus, um zu sehen, was darüber entscheidet.</translation>
    </message>
    <message>
        <source>Export matrix</source>
        <translation>Matrix exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <comment>%1 is a file name</comment>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>There are too many cells to export. Narrow the search.</source>
        <translation>Zum Exportieren sind es zu viele Zellen. Schränken Sie die Suche ein.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <comment>%1 is a file name</comment>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Operations under policies</source>
        <translation>Operationen unter Richtlinien</translation>
    </message>
    <message>
        <source>Search operations</source>
        <translation>Operationen suchen</translation>
    </message>
    <message>
        <source>Search policies</source>
        <translation>Richtlinien suchen</translation>
    </message>
    <message>
        <source>All policies</source>
        <translation>Alle Richtlinien</translation>
    </message>
    <message>
        <source>Show also policies that list none of the open APIs</source>
        <translation>Auch Richtlinien anzeigen, die keine der geöffneten APIs nennen</translation>
    </message>
    <message>
        <source>Show rule</source>
        <translation>Regel anzeigen</translation>
    </message>
    <message>
        <source>Show the member of the policy that decides the selected cell</source>
        <translation>Das Feld der Richtlinie anzeigen, das über die ausgewählte Zelle entscheidet</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export what is shown as a table</source>
        <translation>Das Angezeigte als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show all policies</source>
        <translation>Alle Richtlinien anzeigen</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Keine Operationen</translation>
    </message>
    <message>
        <source>No policies</source>
        <translation>Keine Richtlinien</translation>
    </message>
    <message>
        <source>No policy for these operations</source>
        <translation>Keine Richtlinie für diese Operationen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Change the search texts.</source>
        <translation>Die Suchtexte ändern.</translation>
    </message>
</context>
<context>
    <name>policies::MatrixModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>%1 is an operation, %2 a policy, %3 the text of the cell</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>%1, ID %2
%3</source>
        <comment>%1 is the name of a policy, %3 are its limits</comment>
        <translation>%1, ID %2
%3</translation>
    </message>
</context>
<context>
    <name>policies::PoliciesPage</name>
    <message>
        <source>Open draft</source>
        <translation>Entwurf öffnen</translation>
    </message>
    <message>
        <source>New policy</source>
        <translation>Neue Richtlinie</translation>
    </message>
    <message>
        <source>The list isn&apos;t loaded yet.</source>
        <translation>Die Liste ist noch nicht geladen.</translation>
    </message>
    <message>
        <source>The server&apos;s list is empty.</source>
        <translation>Die Liste des Servers ist leer.</translation>
    </message>
    <message>
        <source>Policies listed by the server.</source>
        <translation>Richtlinien, die der Server auflistet.</translation>
    </message>
    <message>
        <source>This server doesn&apos;t list policies. Fetch a policy by its ID.</source>
        <translation>Dieser Server listet keine Richtlinien auf. Rufen Sie eine Richtlinie über ihre ID ab.</translation>
    </message>
    <message>
        <source>This server doesn&apos;t list policies. These were fetched, created or entered here.</source>
        <translation>Dieser Server listet keine Richtlinien auf. Diese wurden hier abgerufen, erstellt oder eingegeben.</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Matrix…</source>
        <translation>Matrix…</translation>
    </message>
    <message>
        <source>Show which operations of the open definitions each policy allows</source>
        <translation>Anzeigen, welche Operationen der geöffneten Definitionen jede Richtlinie erlaubt</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Fetch the policy with this ID from the server</source>
        <translation>Die Richtlinie mit dieser ID vom Server abrufen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Policy ID</source>
        <translation>Richtlinien-ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
</context>
<context>
    <name>policies::PolicyCreation</name>
    <message>
        <source>Policy created with the ID %1. Server message: “%2”.</source>
        <comment>%1 is an ID, %2 the message of the server</comment>
        <translation>Richtlinie mit der ID %1 erstellt. Meldung des Servers: „%2“.</translation>
    </message>
    <message>
        <source>%1 Reading it back failed: %2</source>
        <comment>%1 and %2 are sentences</comment>
        <translation>%1 Das Zurücklesen ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1 The stored policy matches what was sent.</source>
        <translation>%1 Die gespeicherte Richtlinie entspricht dem Gesendeten.</translation>
    </message>
    <message>
        <source>%1 The stored policy differs from what was sent: %2.</source>
        <comment>%2 is a list of places</comment>
        <translation>%1 Die gespeicherte Richtlinie weicht vom Gesendeten ab: %2.</translation>
    </message>
    <message>
        <source>The policy may have been created anyway. Look for it in the list before you create it again.</source>
        <translation>Die Richtlinie wurde eventuell trotzdem erstellt. Suchen Sie sie in der Liste, bevor Sie sie erneut erstellen.</translation>
    </message>
    <message>
        <source>Edit environment…</source>
        <translation>Umgebung bearbeiten…</translation>
    </message>
</context>
<context>
    <name>policies::PolicyEditor</name>
    <message>
        <source>%1 (copy)</source>
        <comment>%1 is a policy</comment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>New policy</source>
        <translation>Neue Richtlinie</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Wird erstellt…</translation>
    </message>
    <message>
        <source>Create policy</source>
        <translation>Richtlinie erstellen</translation>
    </message>
    <message>
        <source>Draft, not on the server yet</source>
        <translation>Entwurf, noch nicht auf dem Server</translation>
    </message>
    <message>
        <source>The draft can&apos;t be created, because the secret at %1 is REDACTED. Enter its value.</source>
        <comment>%1 is a place in the policy</comment>
        <translation>Die Richtlinie kann nicht aus dem Entwurf erstellt werden, weil das Geheimnis bei %1 REDACTED ist. Geben Sie seinen Wert ein.</translation>
    </message>
    <message>
        <source>Read-only, as on the server. Duplicate it to make changes.</source>
        <translation>Schreibgeschützt, wie auf dem Server. Duplizieren Sie die Richtlinie, um Änderungen vorzunehmen.</translation>
    </message>
    <message>
        <source>Saved without its secrets (%1), so it can&apos;t be duplicated. Refresh when the server is reachable.</source>
        <comment>%1 is a place in the policy</comment>
        <translation>Ohne ihre Geheimnisse (%1) gespeichert, kann daher nicht dupliziert werden. Aktualisieren Sie, wenn der Server erreichbar ist.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Create a draft with the values of this policy</source>
        <translation>Einen Entwurf mit den Werten dieser Richtlinie erstellen</translation>
    </message>
</context>
<context>
    <name>policies::PolicyFileDialog</name>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>The list is too long to search all of it. Add the policy&apos;s ID to the file.</source>
        <translation>Die Liste ist zu lang, um sie ganz zu durchsuchen. Fügen Sie der Datei die ID der Richtlinie hinzu.</translation>
    </message>
    <message>
        <source>The server doesn&apos;t list all of its policies, so it can have this one nevertheless.</source>
        <translation>Der Server listet nicht alle seine Richtlinien auf und kann diese daher trotzdem enthalten.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 is the name of a policy, %2 its ID</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not compared, because the value is REDACTED: %1.</source>
        <comment>%1 is a list</comment>
        <translation>Nicht verglichen, weil der Wert REDACTED ist: %1.</translation>
    </message>
    <message>
        <source>Loading the policies of the dashboard…</source>
        <translation>Richtlinien des Dashboards werden geladen…</translation>
    </message>
    <message>
        <source>The policies of the dashboard can&apos;t be loaded, so the file can&apos;t be compared. %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Die Richtlinien des Dashboards können nicht geladen werden, daher kann die Datei nicht verglichen werden. %1</translation>
    </message>
    <message>
        <source>The dashboard has no policy with the ID or the name of the file.</source>
        <translation>Das Dashboard hat keine Richtlinie mit der ID oder dem Namen aus der Datei.</translation>
    </message>
    <message>
        <source>The file and the policy %1 have no difference.</source>
        <translation>Zwischen der Datei und der Richtlinie %1 gibt es keinen Unterschied.</translation>
    </message>
    <message>
        <source>From the policy %1 to the file (differences: %2):</source>
        <comment>%2 is a number</comment>
        <translation>Von der Richtlinie %1 zur Datei (Unterschiede: %2):</translation>
    </message>
    <message>
        <source>The policy can&apos;t be created, because the secret at %1 is REDACTED.</source>
        <comment>%1 is a place</comment>
        <translation>Die Richtlinie kann nicht erstellt werden, weil das Geheimnis bei %1 REDACTED ist.</translation>
    </message>
    <message>
        <source>Create policy from %1</source>
        <comment>%1 is a file name</comment>
        <translation>Richtlinie aus %1 erstellen</translation>
    </message>
    <message>
        <source>Compare policy with %1</source>
        <comment>%1 is a file name</comment>
        <translation>Richtlinie mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Policy to compare with</source>
        <translation>Richtlinie zum Vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Create another policy</source>
        <translation>Weitere Richtlinie erstellen</translation>
    </message>
    <message>
        <source>A dashboard can&apos;t update a policy. The existing one is not changed.</source>
        <translation>Ein Dashboard kann eine Richtlinie nicht aktualisieren. Die vorhandene wird nicht geändert.</translation>
    </message>
    <message>
        <source>Create policy</source>
        <translation>Richtlinie erstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is Added, Removed, Changed or Not compared</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
</context>
<context>
    <name>policies::PolicyFiles</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Create, compare and export policies as files</source>
        <translation>Richtlinien als Dateien erstellen, vergleichen und exportieren</translation>
    </message>
    <message>
        <source>Create from file…</source>
        <translation>Aus Datei erstellen…</translation>
    </message>
    <message>
        <source>Compare with file…</source>
        <translation>Mit Datei vergleichen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alle exportieren…</translation>
    </message>
    <message>
        <source>Create policy from file</source>
        <translation>Richtlinie aus Datei erstellen</translation>
    </message>
    <message>
        <source>Compare policy with file</source>
        <translation>Richtlinie mit Datei vergleichen</translation>
    </message>
    <message>
        <source>Policies (*.json *.yaml *.yml)</source>
        <translation>Richtlinien (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened as a policy.</source>
        <comment>%1 is a file name</comment>
        <translation>%1 kann nicht als Richtlinie geöffnet werden.</translation>
    </message>
    <message>
        <source>Export policy</source>
        <translation>Richtlinie exportieren</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Export all policies</source>
        <translation>Alle Richtlinien exportieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <comment>%1 is a file name</comment>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <comment>%1 is a file name</comment>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>Secrets are REDACTED (%1). Enter their values before you create a policy from the file.</source>
        <comment>%1 is a number</comment>
        <translation>Geheimnisse sind REDACTED (%1). Geben Sie ihre Werte ein, bevor Sie eine Richtlinie aus der Datei erstellen.</translation>
    </message>
    <message>
        <source>%1 and maybe other files exist already. Replace them?</source>
        <comment>%1 is a file name</comment>
        <translation>%1 und eventuell weitere Dateien sind bereits vorhanden. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>policies::PolicyForm</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
</context>
<context>
    <name>policies::PolicyMeaningView</name>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
</context>
<context>
    <name>policies::PolicySide</name>
    <message>
        <source>A policy must be a JSON object.</source>
        <translation>Eine Richtlinie muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>Invalid JSON: %1</source>
        <comment>%1 is line:column and a reason</comment>
        <translation>Ungültiges JSON: %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Try a request</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Policy as JSON</source>
        <translation>Richtlinie als JSON</translation>
    </message>
</context>
<context>
    <name>policies::PolicyTrial</name>
    <message>
        <source>Another API</source>
        <translation>Andere API</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb von</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path below the listen path</source>
        <translation>Pfad unterhalb des Empfangspfads</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Assumes evenly spaced requests and counts only those that are allowed. The rate uses a sliding window. The quota period starts with the first request. A gateway may count differently.</source>
        <translation>Nimmt gleichmäßig verteilte Anfragen an und zählt nur die erlaubten. Die Rate verwendet ein gleitendes Fenster. Der Zeitraum des Kontingents beginnt mit der ersten Anfrage. Ein Gateway zählt eventuell anders.</translation>
    </message>
</context>
<context>
    <name>policies::TextFieldEditor</name>
    <message>
        <source>%1 UTC</source>
        <comment>%1 is a date and time</comment>
        <translation>%1 UTC</translation>
    </message>
</context>
<context>
    <name>policies::UrlTrial</name>
    <message>
        <source>Method to try</source>
        <translation>Zu testende Methode</translation>
    </message>
    <message>
        <source>Path to try</source>
        <translation>Zu testender Pfad</translation>
    </message>
    <message>
        <source>Path to try, for example /books/3</source>
        <translation>Zu testender Pfad, zum Beispiel /books/3</translation>
    </message>
    <message>
        <source>Allowed URLs</source>
        <translation>Erlaubte URLs</translation>
    </message>
</context>
<context>
    <name>problems::FetchQuestion</name>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Always from %1</source>
        <comment>%1: host and port</comment>
        <translation>Immer von %1</translation>
    </message>
    <message>
        <source>%1 could not be fetched.</source>
        <comment>%1: URL</comment>
        <translation>%1 konnte nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 redirects to another server. Fetch %2?</source>
        <comment>%1, %2: URLs</comment>
        <translation>%1 leitet auf einen anderen Server um. %2 abrufen?</translation>
    </message>
    <message>
        <source>This definition references a document on the network. Fetch %1?</source>
        <comment>%1: URL</comment>
        <translation>Diese Definition verweist auf ein Dokument im Netzwerk. %1 abrufen?</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>Die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Other addresses waiting: %1.</source>
        <comment>%1: how many</comment>
        <translation>Weitere wartende Adressen: %1.</translation>
    </message>
</context>
<context>
    <name>problems::FilterBar</name>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>%1: how many</comment>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler anzeigen</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <comment>%1: how many</comment>
        <translation>Warnungen %1</translation>
    </message>
    <message>
        <source>Show warnings</source>
        <translation>Warnungen anzeigen</translation>
    </message>
    <message>
        <source>Information %1</source>
        <comment>%1: how many</comment>
        <translation>Informationen %1</translation>
    </message>
    <message>
        <source>Show information</source>
        <translation>Informationen anzeigen</translation>
    </message>
</context>
<context>
    <name>problems::FixButtons</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix the selected problem</source>
        <translation>Das ausgewählte Problem beheben</translation>
    </message>
    <message>
        <source>Fix all of this rule</source>
        <translation>Alle dieser Regel beheben</translation>
    </message>
    <message>
        <source>Fix all problems of the rule of the selected problem in its file</source>
        <translation>Alle Probleme dieser Regel in der Datei des ausgewählten Problems beheben</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Problem beheben</translation>
    </message>
    <message>
        <source>Fix problems of a rule</source>
        <translation>Probleme einer Regel beheben</translation>
    </message>
    <message>
        <source>Fixed %1 of %2 problems.</source>
        <translation>%1 von %2 Problemen behoben.</translation>
    </message>
</context>
<context>
    <name>problems::PageQuestion</name>
    <message>
        <source>Web pages of %1 want to call “%2”.</source>
        <comment>%1: origin, %2: API</comment>
        <translation>Webseiten von %1 möchten „%2“ aufrufen.</translation>
    </message>
    <message>
        <source>Allowed pages can send any request to this API through the gateway, which adds the credentials of the upstream.</source>
        <translation>Erlaubte Seiten können beliebige Anfragen über das Gateway an diese API senden. Das Gateway fügt die Anmeldedaten des Upstreams hinzu.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>The permission applies until you quit, because it could not be saved: %1</source>
        <comment>%1: an error message</comment>
        <translation>Die Berechtigung gilt bis zum Beenden, weil sie nicht gespeichert werden konnte: %1</translation>
    </message>
</context>
<context>
    <name>problems::ProblemMenu</name>
    <message>
        <source>Rules about syntax, secrets and trust can&apos;t be changed.</source>
        <translation>Regeln zu Syntax, Geheimnissen und Vertrauen können nicht geändert werden.</translation>
    </message>
    <message>
        <source>Open the file to change its rules.</source>
        <translation>Öffnen Sie die Datei, um ihre Regeln zu ändern.</translation>
    </message>
    <message>
        <source>Save the file to change its rules.</source>
        <translation>Speichern Sie die Datei, um ihre Regeln zu ändern.</translation>
    </message>
    <message>
        <source>Rules can&apos;t be set for files in the home folder itself.</source>
        <translation>Für Dateien im persönlichen Ordner selbst können keine Regeln festgelegt werden.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
    <message>
        <source>&amp;Explain rule</source>
        <translation>Regel &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>Fix &amp;all of this rule</source>
        <translation>A&amp;lle dieser Regel beheben</translation>
    </message>
    <message>
        <source>Suppress &amp;here</source>
        <translation>&amp;Hier unterdrücken</translation>
    </message>
    <message>
        <source>Suppress in this f&amp;ile</source>
        <translation>In dieser &amp;Datei unterdrücken</translation>
    </message>
    <message>
        <source>Change se&amp;verity in this folder</source>
        <translation>Schweregrad in diesem &amp;Ordner ändern</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>problems::ProblemModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: file or rule, %2: number of problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
</context>
<context>
    <name>problems::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems in the open definitions are listed here.</source>
        <translation>Hier werden Probleme in den geöffneten Definitionen aufgeführt.</translation>
    </message>
    <message>
        <source>No problem matches the filter</source>
        <translation>Kein Problem passt zum Filter</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>problems::RuleChanges</name>
    <message>
        <source>Suppress a rule</source>
        <translation>Eine Regel unterdrücken</translation>
    </message>
    <message>
        <source>Suppressed %1 in %2.</source>
        <comment>%1: rule, %2: file</comment>
        <translation>%1 in %2 unterdrückt.</translation>
    </message>
    <message>
        <source>Suppressed %1 here.</source>
        <comment>%1: rule</comment>
        <translation>%1 hier unterdrückt.</translation>
    </message>
    <message>
        <source>Change the severity of a rule</source>
        <translation>Den Schweregrad einer Regel ändern</translation>
    </message>
    <message>
        <source>Changed the severity of %1 to %2.</source>
        <comment>%1: rule, %2: severity</comment>
        <translation>Schweregrad von %1 in %2 geändert.</translation>
    </message>
    <message>
        <source>Switched %1 off.</source>
        <comment>%1: rule</comment>
        <translation>%1 ausgeschaltet.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <comment>%1: path</comment>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>problems::RuleExplanation</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show setting</source>
        <translation>Einstellung anzeigen</translation>
    </message>
    <message>
        <source>Go to the setting in the file of rules</source>
        <translation>Zur Einstellung in der Regeldatei</translation>
    </message>
    <message>
        <source>No problem is selected</source>
        <translation>Kein Problem ist ausgewählt</translation>
    </message>
    <message>
        <source>Only for OpenAPI %1.</source>
        <comment>%1: versions</comment>
        <translation>Nur für OpenAPI %1.</translation>
    </message>
    <message>
        <source>Severity: %1, the default of the rule</source>
        <comment>%1: severity</comment>
        <translation>Schweregrad: %1, der Standard der Regel</translation>
    </message>
    <message>
        <source>Severity: %1</source>
        <comment>%1: severity</comment>
        <translation>Schweregrad: %1</translation>
    </message>
    <message>
        <source>Severity: %1, set in %2</source>
        <comment>%1: severity, %2: path</comment>
        <translation>Schweregrad: %1, festgelegt in %2</translation>
    </message>
</context>
<context>
    <name>problems::SecretQuestion</name>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>The permission applies until you quit, because it could not be saved: %1</source>
        <comment>%1: an error message</comment>
        <translation>Die Berechtigung gilt bis zum Beenden, weil sie nicht gespeichert werden konnte: %1</translation>
    </message>
    <message>
        <source>%1 wants to send %2 to %3.</source>
        <comment>%1: file name, %2: reference to a secret, %3: origin</comment>
        <translation>%1 möchte %2 an %3 senden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wants to send %n secrets to %2.</source>
        <comment>%1: file name, %2: origin</comment>
        <translation>
            <numerusform>%1 möchte %n Geheimnis an %2 senden.</numerusform>
            <numerusform>%1 möchte %n Geheimnisse an %2 senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>Die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <comment>%1: file name</comment>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <comment>%1: origin</comment>
        <translation>Server: %1</translation>
    </message>
    <message>
        <source>The test gateway sends the values with each request. You can revoke this in Settings, Upstream.</source>
        <translation>Das Test-Gateway sendet die Werte mit jeder Anfrage. Sie können dies in den Einstellungen unter „Upstream“ widerrufen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: reference to a secret, %2: names of settings</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, from the environment “%3”</source>
        <comment>%1: reference to a secret, %2: names of settings, %3: name of an environment</comment>
        <translation>%1: %2, aus der Umgebung „%3“</translation>
    </message>
</context>
<context>
    <name>problems::ServeQuestion</name>
    <message>
        <source>The gateway is running. Serve %1 too?</source>
        <comment>%1: file name</comment>
        <translation>Das Gateway läuft. Auch %1 bereitstellen?</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Bereitstellen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>It would answer %1, which “%2” answers now.</source>
        <comment>%1: path, %2: API</comment>
        <translation>Die Definition würde %1 beantworten, bisher tut das „%2“.</translation>
    </message>
    <message>
        <source>“%2” keeps answering %1.</source>
        <comment>%1: path, %2: API</comment>
        <translation>„%2“ beantwortet weiterhin %1.</translation>
    </message>
</context>
<context>
    <name>proxyexport::ProxyExportDialog</name>
    <message>
        <source>No open definition has a gateway extension that can be exported.</source>
        <translation>Keine geöffnete Definition hat eine Gateway-Erweiterung, die exportiert werden kann.</translation>
    </message>
    <message>
        <source>Select at least one definition.</source>
        <translation>Wählen Sie mindestens eine Definition.</translation>
    </message>
    <message>
        <source>Enter the name of the Gateway.</source>
        <translation>Geben Sie den Namen des Gateways ein.</translation>
    </message>
    <message>
        <source>The name of a Gateway has only lower-case letters, digits, hyphens and dots between them.</source>
        <translation>Der Name eines Gateways besteht nur aus Kleinbuchstaben, Ziffern, Bindestrichen und Punkten dazwischen.</translation>
    </message>
    <message>
        <source>Lost: %1, differs: %2, variables to set: %3</source>
        <comment>%1, %2, %3: numbers</comment>
        <translation>Verloren: %1, anders: %2, zu setzende Variablen: %3</translation>
    </message>
    <message>
        <source>The configuration was copied.</source>
        <translation>Die Konfiguration wurde kopiert.</translation>
    </message>
    <message>
        <source>Export to proxy</source>
        <translation>Für Proxy exportieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <comment>%1 is a file</comment>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <comment>%1 is a file</comment>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&amp;Proxy:</source>
        <translation>&amp;Proxy:</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;ort:</translation>
    </message>
    <message>
        <source>&amp;Gateway name:</source>
        <translation>&amp;Gateway-Name:</translation>
    </message>
    <message>
        <source>&amp;Definitions:</source>
        <translation>&amp;Definitionen:</translation>
    </message>
    <message>
        <source>&amp;Report:</source>
        <translation>&amp;Bericht:</translation>
    </message>
    <message>
        <source>Con&amp;figuration:</source>
        <translation>&amp;Konfiguration:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the configuration</source>
        <translation>Die Konfiguration kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the configuration, and the files that it needs beside it</source>
        <translation>Die Konfiguration und daneben die Dateien, die sie benötigt, speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>proxyexport::Reports</name>
    <message>
        <source>Lost: %1</source>
        <comment>%1: sentence</comment>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>%1: sentence</comment>
        <translation>Anders: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>%1: sentence</comment>
        <translation>Erhalten: %1</translation>
    </message>
    <message>
        <source>Set: %1 to %2 (%3)</source>
        <comment>%1: environment variable, %2: what it contains, %3: file</comment>
        <translation>Zu setzen: %1 auf %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>readingview::HtmlExport</name>
    <message>
        <source>Export HTML</source>
        <translation>HTML exportieren</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML-Dateien (*.html)</translation>
    </message>
</context>
<context>
    <name>readingview::ReadingPage</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Find in this view</source>
        <translation>In dieser Ansicht suchen</translation>
    </message>
    <message>
        <source>Open in designer</source>
        <translation>Im Designer öffnen</translation>
    </message>
    <message>
        <source>Edit the selected operation or schema (Enter)</source>
        <translation>Die ausgewählte Operation oder das ausgewählte Schema bearbeiten (Eingabetaste)</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Show the selected operation or schema in Source</source>
        <translation>Die ausgewählte Operation oder das ausgewählte Schema im Quelltext anzeigen</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>HTML exportieren…</translation>
    </message>
    <message>
        <source>Save this view as one page that works offline</source>
        <translation>Diese Ansicht als eine Seite speichern, die offline funktioniert</translation>
    </message>
    <message>
        <source>Reading view</source>
        <translation>Leseansicht</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <translation>Nichts zu lesen</translation>
    </message>
    <message>
        <source>This file is not an OpenAPI document.</source>
        <translation>Diese Datei ist kein OpenAPI-Dokument.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Go to link</source>
        <translation>Zum Link gehen</translation>
    </message>
    <message>
        <source>The page was saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Die Seite wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The page could not be saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Die Seite konnte nicht in %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>replay::BundleFiles</name>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Bundle (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file is no bundle, or it is damaged: %1.</source>
        <comment>%1: what is wrong, in English</comment>
        <translation>Die Datei ist kein Bundle oder beschädigt: %1.</translation>
    </message>
    <message>
        <source>The file is larger, packed or unpacked, than bundles can be.</source>
        <translation>Die Datei ist gepackt oder entpackt größer, als Bundles sein können.</translation>
    </message>
    <message>
        <source>A newer version of Gatewright has written the bundle. Update Gatewright to open it.</source>
        <translation>Eine neuere Version von Gatewright hat das Bundle geschrieben. Aktualisieren Sie Gatewright, um es zu öffnen.</translation>
    </message>
    <message>
        <source>Save bundle</source>
        <translation>Bundle speichern</translation>
    </message>
    <message>
        <source>The bundle was written to %1, without secrets.</source>
        <comment>%1 is a file</comment>
        <translation>Das Bundle wurde ohne Geheimnisse nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Open bundle</source>
        <translation>Bundle öffnen</translation>
    </message>
</context>
<context>
    <name>replay::ReplayDialog</name>
    <message>
        <source>Written by %1, with the environment “%2”. Nothing is sent: the recorded response is that of the upstream.</source>
        <comment>%1: name and version of a program, %2: name of an environment</comment>
        <translation>Geschrieben von %1, mit der Umgebung „%2“. Nichts wird gesendet: Die aufgezeichnete Antwort ist die des Upstreams.</translation>
    </message>
    <message>
        <source>Problems of the definition:</source>
        <translation>Probleme der Definition:</translation>
    </message>
    <message>
        <source>%1 of the bundle</source>
        <comment>%1: file name</comment>
        <translation>%1 des Bundles</translation>
    </message>
    <message>
        <source>%1, open</source>
        <comment>%1: file name</comment>
        <translation>%1, geöffnet</translation>
    </message>
    <message>
        <source>Response, upstream request and changes are as they were recorded.</source>
        <translation>Antwort, Upstream-Anfrage und Änderungen sind wie aufgezeichnet.</translation>
    </message>
    <message>
        <source>Bundle %1</source>
        <comment>%1: file name</comment>
        <translation>Bundle %1</translation>
    </message>
    <message>
        <source>&amp;Definition</source>
        <translation>&amp;Definition</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Open the definition</source>
        <translation>Definition öffnen</translation>
    </message>
    <message>
        <source>Open the bundle&apos;s definition, to edit a copy of it</source>
        <translation>Die Definition des Bundles öffnen, um eine Kopie zu bearbeiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Austausche</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>replay::ReplayList</name>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>replay::ReplayTexts</name>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>Upstream request</source>
        <translation>Upstream-Anfrage</translation>
    </message>
    <message>
        <source>Upstream request, %1</source>
        <comment>%1: a header name</comment>
        <translation>Upstream-Anfrage, %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <comment>%1: a header name</comment>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Another outcome</source>
        <translation>Ein anderes Ergebnis</translation>
    </message>
    <message>
        <source>The same outcome: %1</source>
        <comment>%1: a status</comment>
        <translation>Dasselbe Ergebnis: %1</translation>
    </message>
    <message>
        <source>%1: %2, recorded: %3</source>
        <comment>%1: what differs, %2: the value now, %3: the recorded one</comment>
        <translation>%1: %2, aufgezeichnet: %3</translation>
    </message>
</context>
<context>
    <name>source::ChangeMarks</name>
    <message>
        <source>Next change since the last commit</source>
        <translation>Nächste Änderung seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Previous change since the last commit</source>
        <translation>Vorherige Änderung seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Show change since the last commit</source>
        <translation>Änderung seit dem letzten Commit anzeigen</translation>
    </message>
    <message>
        <source>Revert change since the last commit</source>
        <translation>Änderung seit dem letzten Commit zurücksetzen</translation>
    </message>
    <message>
        <source>Revert change</source>
        <translation>Änderung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>source::ChangePopup</name>
    <message>
        <source>These lines are not in the last commit.</source>
        <translation>Diese Zeilen sind nicht im letzten Commit.</translation>
    </message>
    <message>
        <source>Removed since the last commit:</source>
        <translation>Seit dem letzten Commit entfernt:</translation>
    </message>
    <message>
        <source>In the last commit:</source>
        <translation>Im letzten Commit:</translation>
    </message>
    <message>
        <source>Change since the last commit</source>
        <translation>Änderung seit dem letzten Commit</translation>
    </message>
    <message>
        <source>Revert change</source>
        <translation>Änderung zurücksetzen</translation>
    </message>
    <message>
        <source>Earlier text</source>
        <translation>Früherer Text</translation>
    </message>
</context>
<context>
    <name>source::Completer</name>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <comment>%1: key or value</comment>
        <translation>%1 vervollständigen</translation>
    </message>
</context>
<context>
    <name>source::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>source::EditorActions</name>
    <message>
        <source>Toggle comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>Zeilen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>Zeilen nach unten verschieben</translation>
    </message>
    <message>
        <source>Duplicate lines</source>
        <translation>Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Remove lines</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>Add cursor above</source>
        <translation>Cursor darüber hinzufügen</translation>
    </message>
    <message>
        <source>Add cursor below</source>
        <translation>Cursor darunter hinzufügen</translation>
    </message>
    <message>
        <source>Select next occurrence</source>
        <translation>Nächstes Vorkommen auswählen</translation>
    </message>
    <message>
        <source>Select all occurrences</source>
        <translation>Alle Vorkommen auswählen</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold or unfold all</source>
        <translation>Alle ein- oder ausklappen</translation>
    </message>
</context>
<context>
    <name>source::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With a regular expression, $1 to $9 are its groups and $0 is the whole match.</source>
        <translation>Bei einem regulären Ausdruck sind $1 bis $9 seine Gruppen, und $0 ist der ganze Treffer.</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Vorheriges suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Nächstes suchen</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Not a regular expression: %1</source>
        <comment>%1: reason</comment>
        <translation>Kein regulärer Ausdruck: %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>more than %n</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>mehr als %n</numerusform>
            <numerusform>mehr als %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>%1: number of a place, %2: how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, continued at the other end</source>
        <comment>%1: 3 of 12</comment>
        <translation>%1, am anderen Ende fortgesetzt</translation>
    </message>
    <message>
        <source>The text changed. Replace again.</source>
        <translation>Der Text hat sich geändert. Ersetzen Sie erneut.</translation>
    </message>
    <message>
        <source>The text would be too large. Nothing was replaced.</source>
        <translation>Der Text würde zu groß. Nichts wurde ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>source::Gutter</name>
    <message>
        <source>Fold or show</source>
        <translation>Einklappen oder anzeigen</translation>
    </message>
    <message>
        <source>Changed since the last commit. Click to see or revert the change.</source>
        <translation>Seit dem letzten Commit geändert. Klicken Sie, um die Änderung zu sehen oder zurückzusetzen.</translation>
    </message>
    <message>
        <source>Click to see the problem and its fixes.</source>
        <translation>Klicken Sie, um das Problem und seine Korrekturen zu sehen.</translation>
    </message>
</context>
<context>
    <name>source::HoverText</name>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>since OpenAPI %1</source>
        <translation>seit OpenAPI %1</translation>
    </message>
</context>
<context>
    <name>source::PlaceBar</name>
    <message>
        <source>Place of the cursor</source>
        <translation>Position des Cursors</translation>
    </message>
</context>
<context>
    <name>source::SourceEditor</name>
    <message>
        <source>Edit source</source>
        <translation>Quelltext bearbeiten</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move lines</source>
        <translation>Zeilen verschieben</translation>
    </message>
    <message>
        <source>Duplicate lines</source>
        <translation>Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Remove lines</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>Unindent lines</source>
        <translation>Einzug der Zeilen verkleinern</translation>
    </message>
    <message>
        <source>Move text</source>
        <translation>Text verschieben</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles au&amp;swählen</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <comment>%1: a problem</comment>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Problem beheben</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Zeilen ausschneiden</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
</context>
<context>
    <name>source::SourcePage</name>
    <message>
        <source>Line %1, column %2: %3 The other tabs show the text before this error.</source>
        <comment>%1: line, %2: column, %3: an error message</comment>
        <translation>Zeile %1, Spalte %2: %3 Die anderen Tabs zeigen den Text vor diesem Fehler.</translation>
    </message>
    <message>
        <source>Go to error</source>
        <translation>Zum Fehler</translation>
    </message>
    <message>
        <source>This file is not valid UTF-8. It is read-only, because saving would change bytes that you did not edit.</source>
        <translation>Diese Datei ist kein gültiges UTF-8. Sie ist schreibgeschützt, weil das Speichern Bytes ändern würde, die Sie nicht bearbeitet haben.</translation>
    </message>
    <message>
        <source>This file is too large to edit. It is read-only.</source>
        <translation>Diese Datei ist zu groß zum Bearbeiten. Sie ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>This definition has the gateway&apos;s classic format. It is read-only. Convert it to OpenAPI to edit it.</source>
        <translation>Diese Definition hat das klassische Format des Gateways. Sie ist schreibgeschützt. Wandeln Sie sie in OpenAPI um, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>This file is read-only. Save it under another name to edit it.</source>
        <translation>Diese Datei ist schreibgeschützt. Speichern Sie sie unter einem anderen Namen, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>This is a Swagger 2.0 document. It is read-only. Convert it to OpenAPI to edit it.</source>
        <translation>Dies ist ein Swagger-2.0-Dokument. Es ist schreibgeschützt. Wandeln Sie es in OpenAPI um, um es zu bearbeiten.</translation>
    </message>
    <message>
        <source>Convert to OpenAPI 3.1…</source>
        <translation>In OpenAPI 3.1 umwandeln…</translation>
    </message>
</context>
<context>
    <name>source::SourceView</name>
    <message numerus="yes">
        <source>… %n lines</source>
        <comment>%n: number of lines that are folded</comment>
        <translation>
            <numerusform>… %n Zeile</numerusform>
            <numerusform>… %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sso::FindingsView</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: a severity, %2: a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>sso::Messages</name>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>%1: a member of a profile, %2 its text before, %3 its text now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>unknown time</source>
        <translation>unbekannte Zeit</translation>
    </message>
    <message>
        <source>Added since your last look on %1.</source>
        <comment>%1: a time</comment>
        <translation>Seit Ihrem letzten Besuch am %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Added since your last look on %1. Last updated at %2.</source>
        <comment>%1, %2: times</comment>
        <translation>Seit Ihrem letzten Besuch am %1 hinzugefügt. Zuletzt aktualisiert am %2.</translation>
    </message>
    <message>
        <source>Added since your last look on %1. Last updated at %2 by %3.</source>
        <comment>%1, %2: times, %3: a user</comment>
        <translation>Seit Ihrem letzten Besuch am %1 hinzugefügt. Zuletzt aktualisiert am %2 von %3.</translation>
    </message>
    <message>
        <source>Removed since your last look on %1.</source>
        <comment>%1: a time</comment>
        <translation>Seit Ihrem letzten Besuch am %1 entfernt.</translation>
    </message>
    <message>
        <source>Changed since your last look on %1.</source>
        <comment>%1: a time</comment>
        <translation>Seit Ihrem letzten Besuch am %1 geändert.</translation>
    </message>
    <message>
        <source>Changed at %2, since your last look on %1.</source>
        <comment>%1, %2: times</comment>
        <translation>Geändert am %2, seit Ihrem letzten Besuch am %1.</translation>
    </message>
    <message>
        <source>Changed at %2 by %3, since your last look on %1.</source>
        <comment>%1, %2: times, %3: a user</comment>
        <translation>Geändert am %2 von %3, seit Ihrem letzten Besuch am %1.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Login URL</source>
        <translation>Anmelde-URL</translation>
    </message>
    <message>
        <source>Redirect URL</source>
        <translation>Weiterleitungs-URL</translation>
    </message>
    <message>
        <source>Another profile with other content has the same ID.</source>
        <translation>Ein anderes Profil mit anderem Inhalt hat dieselbe ID.</translation>
    </message>
    <message>
        <source>The portal lists this profile more than once.</source>
        <translation>Das Portal listet dieses Profil mehrfach auf.</translation>
    </message>
    <message>
        <source>The profile has no ID, so its changes can&apos;t be followed.</source>
        <translation>Das Profil hat keine ID, daher können seine Änderungen nicht verfolgt werden.</translation>
    </message>
    <message>
        <source>%1 is not a valid URL.</source>
        <comment>%1: the name of a field</comment>
        <translation>%1 ist keine gültige URL.</translation>
    </message>
    <message>
        <source>%1 uses the scheme %2, which browsers run or read on the user&apos;s machine.</source>
        <comment>%1: the name of a field</comment>
        <translation>%1 verwendet das URL-Schema %2, das Browser auf dem Rechner des Benutzers ausführen oder lesen.</translation>
    </message>
    <message>
        <source>%1 uses the scheme %2. Browsers open only http and https.</source>
        <comment>%1: the name of a field</comment>
        <translation>%1 verwendet das URL-Schema %2. Browser öffnen nur http und https.</translation>
    </message>
    <message>
        <source>%1 is not encrypted (http). Anyone between the browser and %2 can read the login.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1 ist nicht verschlüsselt (http). Jeder zwischen dem Browser und %2 kann die Anmeldung mitlesen.</translation>
    </message>
    <message>
        <source>%1 is on %2, the user&apos;s own machine.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1 führt zu %2, dem eigenen Rechner des Benutzers.</translation>
    </message>
    <message>
        <source>%1 contains a user name or password. It is hidden here.</source>
        <comment>%1: the name of a field</comment>
        <translation>%1 enthält einen Benutzernamen oder ein Kennwort. Hier wird dies verborgen.</translation>
    </message>
    <message>
        <source>%1 contains a secret in its parameters. It is hidden here.</source>
        <comment>%1: the name of a field</comment>
        <translation>%1 enthält ein Geheimnis in den Parametern. Hier wird es verborgen.</translation>
    </message>
    <message>
        <source>%1: no certificate of this environment serves %2.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1: Kein Zertifikat dieser Umgebung gilt für %2.</translation>
    </message>
    <message>
        <source>%1: the certificates of this environment for %2 have no private key.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1: Die Zertifikate dieser Umgebung für %2 haben keinen privaten Schlüssel.</translation>
    </message>
    <message>
        <source>%1: the certificate of this environment for %2 has expired.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1: Das Zertifikat dieser Umgebung für %2 ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1: the certificate of this environment for %2 is not valid yet.</source>
        <comment>%1: the name of a field, %2: a host</comment>
        <translation>%1: Das Zertifikat dieser Umgebung für %2 ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>und %n weiteres.</numerusform>
            <numerusform>und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No visible member has changed. Secrets are not compared.</source>
        <translation>Kein sichtbares Feld hat sich geändert. Geheimnisse werden nicht verglichen.</translation>
    </message>
    <message>
        <source>No changes since your last look on %1.</source>
        <comment>%1: a time</comment>
        <translation>Keine Änderungen seit Ihrem letzten Besuch am %1.</translation>
    </message>
    <message>
        <source>Since your last look on %1: %2 added, %3 changed, %4 removed.</source>
        <comment>%1: a time, others: numbers</comment>
        <translation>Seit Ihrem letzten Besuch am %1: %2 hinzugefügt, %3 geändert, %4 entfernt.</translation>
    </message>
</context>
<context>
    <name>sso::SsoDetail</name>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>und %n weiteres.</numerusform>
            <numerusform>und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>none since your last look on %1</source>
        <comment>%1: a time</comment>
        <translation>keine seit Ihrem letzten Besuch am %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Same provider (%1) as %2</source>
        <comment>%1: an address, %2: names of profiles</comment>
        <translation>Gleicher Anbieter (%1) wie %2</translation>
    </message>
    <message>
        <source>Same host (%1) as %2</source>
        <comment>%1: a host, %2: names of profiles</comment>
        <translation>Gleicher Host (%1) wie %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Only http and https URLs can be opened.</source>
        <translation>Nur http- und https-URLs können geöffnet werden.</translation>
    </message>
    <message>
        <source>No profile selected</source>
        <translation>Kein Profil ausgewählt</translation>
    </message>
    <message>
        <source>Select a profile to see its URLs.</source>
        <translation>Wählen Sie ein Profil aus, um seine URLs zu sehen.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Other profiles</source>
        <translation>Andere Profile</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Login URL</source>
        <translation>Anmelde-URL</translation>
    </message>
    <message>
        <source>Redirect URL</source>
        <translation>Weiterleitungs-URL</translation>
    </message>
    <message>
        <source>Updated at</source>
        <translation>Aktualisiert am</translation>
    </message>
    <message>
        <source>Updated by</source>
        <translation>Aktualisiert von</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the URL, without secrets</source>
        <translation>Die URL ohne Geheimnisse kopieren</translation>
    </message>
</context>
<context>
    <name>sso::SsoPage</name>
    <message>
        <source>The profiles that you have seen could not be saved.</source>
        <translation>Die von Ihnen gesehenen Profile konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Changes are not shown for a saved response.</source>
        <translation>Für eine gespeicherte Antwort werden keine Änderungen angezeigt.</translation>
    </message>
    <message>
        <source>These are the first profiles that you see. Later changes will be shown.</source>
        <translation>Dies sind die ersten Profile, die Sie sehen. Spätere Änderungen werden angezeigt.</translation>
    </message>
    <message>
        <source>There are too many profiles to show their changes.</source>
        <translation>Es sind zu viele Profile, um ihre Änderungen anzuzeigen.</translation>
    </message>
    <message>
        <source>Hosts were not checked. Load all certificates of %1 on the page Certificates to check them.</source>
        <comment>%1 is an environment</comment>
        <translation>Hosts wurden nicht geprüft. Laden Sie alle Zertifikate von %1 auf der Seite „Zertifikate“, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>No matching profiles</source>
        <translation>Keine passenden Profile</translation>
    </message>
    <message>
        <source>Change the search text, or show all profiles.</source>
        <translation>Ändern Sie den Suchtext oder zeigen Sie alle Profile an.</translation>
    </message>
    <message>
        <source>Change the search text.</source>
        <translation>Ändern Sie den Suchtext.</translation>
    </message>
    <message>
        <source>No SSO profiles</source>
        <translation>Keine SSO-Profile</translation>
    </message>
    <message>
        <source>The portal of %1 has no SSO profiles.</source>
        <comment>%1 is an environment</comment>
        <translation>Das Portal von %1 hat keine SSO-Profile.</translation>
    </message>
    <message>
        <source>SSO Profiles</source>
        <translation>SSO-Profile</translation>
    </message>
    <message>
        <source>SSO profiles from the developer portal are listed here.</source>
        <translation>Hier werden SSO-Profile aus dem Entwicklerportal aufgeführt.</translation>
    </message>
    <message>
        <source>Load profiles</source>
        <translation>Profile laden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Updated at</source>
        <translation>Aktualisiert am</translation>
    </message>
    <message>
        <source>Updated by</source>
        <translation>Aktualisiert von</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>%1 is the number of a group of profiles</comment>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Removed since your last look</source>
        <translation>Seit Ihrem letzten Besuch entfernt</translation>
    </message>
    <message>
        <source>Changed since last look</source>
        <translation>Seit dem letzten Besuch geändert</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>Als gesehen markieren</translation>
    </message>
    <message>
        <source>Remember the profiles as they are now, and show only later changes</source>
        <translation>Die Profile in ihrem jetzigen Stand merken und nur spätere Änderungen anzeigen</translation>
    </message>
</context>
<context>
    <name>traffic</name>
    <message>
        <source>+ added</source>
        <translation>+ hinzugefügt</translation>
    </message>
    <message>
        <source>− removed</source>
        <translation>− entfernt</translation>
    </message>
    <message>
        <source>~ changed</source>
        <translation>~ geändert</translation>
    </message>
    <message>
        <source>not forwarded</source>
        <translation>nicht weitergeleitet</translation>
    </message>
    <message>
        <source>listen path stripped</source>
        <translation>Empfangspfad entfernt</translation>
    </message>
    <message>
        <source>upstream URL</source>
        <translation>Upstream-URL</translation>
    </message>
    <message>
        <source>host of the upstream</source>
        <translation>Host des Upstreams</translation>
    </message>
    <message>
        <source>for this connection only</source>
        <translation>nur für diese Verbindung</translation>
    </message>
    <message>
        <source>the client&apos;s address</source>
        <translation>die Adresse des Clients</translation>
    </message>
    <message>
        <source>upstream basic authentication</source>
        <translation>Basic-Authentifizierung am Upstream</translation>
    </message>
    <message>
        <source>the gateway&apos;s own connection</source>
        <translation>die eigene Verbindung des Gateways</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is “added”, “removed” or “changed”, %2 says why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>0 no response</source>
        <translation>0 keine Antwort</translation>
    </message>
    <message>
        <source>0 %1</source>
        <comment>%1 is a code like upstream-refused</comment>
        <translation>0 %1</translation>
    </message>
    <message>
        <source>%1 streaming</source>
        <comment>%1 is a status like 200</comment>
        <translation>%1 Stream läuft</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting for the upstream</source>
        <translation>wartet auf den Upstream</translation>
    </message>
    <message>
        <source>answered by the built-in echo</source>
        <translation>vom eingebauten Echo beantwortet</translation>
    </message>
    <message>
        <source>answered by the mock</source>
        <translation>vom Mock beantwortet</translation>
    </message>
    <message>
        <source>answered by the upstream %1</source>
        <comment>%1 is an address</comment>
        <translation>vom Upstream %1 beantwortet</translation>
    </message>
    <message>
        <source>answered by the gateway itself: %1</source>
        <comment>%1 is a reason</comment>
        <translation>vom Gateway selbst beantwortet: %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>“%1:” is not a key of the filter. Keys are %2. To search for this text, put it in quotes.</source>
        <comment>%1 is a word, %2 a list</comment>
        <translation>„%1:“ ist kein Schlüssel des Filters. Schlüssel sind %2. Um nach diesem Text zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1” is not a valid filter, so nothing is found.</source>
        <comment>%1 is a part of the filter</comment>
        <translation>„%1“ ist kein gültiger Filter, daher wird nichts gefunden.</translation>
    </message>
    <message>
        <source>“%1” is not a valid filter, so nothing is found. Problems are %2.</source>
        <comment>%1 is a part of the filter, %2 a list of words</comment>
        <translation>„%1“ ist kein gültiger Filter, daher wird nichts gefunden. Probleme sind %2.</translation>
    </message>
    <message>
        <source>A condition is missing beside “%1”, so nothing is found. To search for this word, put it in quotes.</source>
        <comment>%1 is and, or, not, or a bracket</comment>
        <translation>Neben „%1“ fehlt eine Bedingung, daher wird nichts gefunden. Um nach diesem Wort zu suchen, setzen Sie es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A bracket “%1” of the filter has no counterpart, so nothing is found.</source>
        <comment>%1 is an opening or closing bracket</comment>
        <translation>Eine Klammer „%1“ des Filters hat kein Gegenstück, daher wird nichts gefunden.</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>traffic::BeforeAfterPage</name>
    <message>
        <source>Not sent upstream. The record does not contain the reason.</source>
        <translation>Nicht an den Upstream gesendet. Die Aufzeichnung enthält den Grund nicht.</translation>
    </message>
    <message>
        <source>Allow…</source>
        <translation>Erlauben…</translation>
    </message>
    <message>
        <source>Show the setting</source>
        <translation>Einstellung anzeigen</translation>
    </message>
    <message>
        <source>Use the echo</source>
        <translation>Echo verwenden</translation>
    </message>
    <message>
        <source>The gateway forwards this line unchanged.</source>
        <translation>Das Gateway leitet diese Zeile unverändert weiter.</translation>
    </message>
    <message>
        <source>No setting causes this: the gateway always does it.</source>
        <translation>Keine Einstellung verursacht dies: Das Gateway tut es immer.</translation>
    </message>
    <message>
        <source>Use the echo and resend</source>
        <translation>Echo verwenden und erneut senden</translation>
    </message>
</context>
<context>
    <name>traffic::BeforeAfterView</name>
    <message>
        <source>Client sent</source>
        <translation>Vom Client gesendet</translation>
    </message>
    <message>
        <source>The gateway</source>
        <translation>Das Gateway</translation>
    </message>
    <message>
        <source>Upstream received</source>
        <translation>Vom Upstream empfangen</translation>
    </message>
</context>
<context>
    <name>traffic::BodyEdit</name>
    <message numerus="yes">
        <source>%n byte(s) that are not shown as text</source>
        <translation>
            <numerusform>%n Byte, das nicht als Text angezeigt wird</numerusform>
            <numerusform>%n Bytes, die nicht als Text angezeigt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Send body</source>
        <translation>Body senden</translation>
    </message>
    <message>
        <source>Media type</source>
        <translation>Medientyp</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
</context>
<context>
    <name>traffic::BodyFaults</name>
    <message>
        <source>Not valid JSON: the text has no value.</source>
        <translation>Kein gültiges JSON: Der Text enthält keinen Wert.</translation>
    </message>
    <message>
        <source>Not valid JSON: the text ends within a value.</source>
        <translation>Kein gültiges JSON: Der Text endet innerhalb eines Werts.</translation>
    </message>
    <message>
        <source>Not valid JSON: unexpected character.</source>
        <translation>Kein gültiges JSON: unerwartetes Zeichen.</translation>
    </message>
    <message>
        <source>Not valid JSON: a string contains a control character or an invalid escape.</source>
        <translation>Kein gültiges JSON: Eine Zeichenkette enthält ein Steuerzeichen oder eine ungültige Escape-Sequenz.</translation>
    </message>
    <message>
        <source>Not valid JSON: invalid number.</source>
        <translation>Kein gültiges JSON: ungültige Zahl.</translation>
    </message>
    <message>
        <source>Not valid JSON: there is text after the value.</source>
        <translation>Kein gültiges JSON: Nach dem Wert folgt weiterer Text.</translation>
    </message>
    <message>
        <source>Not formatted: more than %1 nested levels.</source>
        <comment>%1 is a number</comment>
        <translation>Nicht formatiert: mehr als %1 verschachtelte Ebenen.</translation>
    </message>
    <message>
        <source>Not formatted: more than %1 of white space.</source>
        <comment>%1 is a size, for instance 1 MiB</comment>
        <translation>Nicht formatiert: mehr als %1 Leerraum.</translation>
    </message>
    <message>
        <source>Not formatted: XML of more than %1.</source>
        <comment>%1 is a size, for instance 64 MiB</comment>
        <translation>Nicht formatiert: XML mit mehr als %1.</translation>
    </message>
    <message>
        <source>Not formatted: the document declares entities, which are never expanded.</source>
        <translation>Nicht formatiert: Das Dokument deklariert Entitäten, die nie aufgelöst werden.</translation>
    </message>
    <message>
        <source>Not well-formed XML: %1</source>
        <comment>%1 is the message of the XML library</comment>
        <translation>Kein wohlgeformtes XML: %1</translation>
    </message>
    <message>
        <source>The parts can&apos;t be shown: the boundary of the media type is not in the body.</source>
        <translation>Die Teile können nicht angezeigt werden: Die Trennzeile (boundary) des Medientyps ist nicht im Body.</translation>
    </message>
    <message>
        <source>Not formatted: the bytes are not UTF-8 text, or contain control characters.</source>
        <translation>Nicht formatiert: Die Bytes sind kein UTF-8-Text oder enthalten Steuerzeichen.</translation>
    </message>
    <message>
        <source>The image is larger than %1 and is not decoded.</source>
        <comment>%1 is a size, for instance 64 MiB</comment>
        <translation>Das Bild ist größer als %1 und wird nicht decodiert.</translation>
    </message>
    <message>
        <source>The image has more than %1 pixels and is not decoded.</source>
        <comment>%1 is a number</comment>
        <translation>Das Bild hat mehr als %1 Pixel und wird nicht decodiert.</translation>
    </message>
    <message>
        <source>The image can&apos;t be decoded: it is damaged or its format is not supported.</source>
        <translation>Das Bild kann nicht decodiert werden: Es ist beschädigt, oder sein Format wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Only the first %1 parts are shown.</source>
        <comment>%1 is a number</comment>
        <translation>Nur die ersten %1 Teile werden angezeigt.</translation>
    </message>
    <message>
        <source>The closing boundary is missing, so the last part may be incomplete.</source>
        <translation>Die abschließende Trennzeile fehlt. Der letzte Teil ist daher eventuell unvollständig.</translation>
    </message>
    <message>
        <source>Only the first %1 fields are shown.</source>
        <comment>%1 is a number</comment>
        <translation>Nur die ersten %1 Felder werden angezeigt.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>%1 and %2 are numbers, %3 a sentence that says what is wrong</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>traffic::BodyFiles</name>
    <message>
        <source>Choose a file to send</source>
        <translation>Zu sendende Datei auswählen</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Remove file</source>
        <translation>Datei entfernen</translation>
    </message>
    <message>
        <source>The file “%1” does not exist.</source>
        <comment>%1: file name</comment>
        <translation>Die Datei „%1“ ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file.</source>
        <comment>%1: file name</comment>
        <translation>„%1“ ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>The file “%1” can&apos;t be read.</source>
        <comment>%1: file name</comment>
        <translation>Die Datei „%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: the files of a request can have %2 together.</source>
        <comment>%1: file name, %2: size with a unit</comment>
        <translation>Die Datei „%1“ ist zu groß: Die Dateien einer Anfrage dürfen zusammen %2 groß sein.</translation>
    </message>
</context>
<context>
    <name>traffic::BodySearch</name>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <comment>%1 is the number of matches of a search</comment>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>%1 is the number of the selected match, %2 the number of matches</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>traffic::BodyView</name>
    <message>
        <source>Only the first %1 were copied. Save the body to get all of it.</source>
        <comment>%1 is a size</comment>
        <translation>Nur die ersten %1 wurden kopiert. Speichern Sie den Body, um ihn vollständig zu erhalten.</translation>
    </message>
    <message>
        <source>Formatting…</source>
        <translation>Wird formatiert…</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Kein Body</translation>
    </message>
    <message>
        <source>The first %1 of %2; more was not recorded</source>
        <comment>%1 and %2 are sizes, for instance 64 kB</comment>
        <translation>Die ersten %1 von %2; mehr wurde nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pretty</source>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the body to a file, with secrets only if they are shown</source>
        <translation>Den Body in einer Datei speichern, mit Geheimnissen nur, wenn sie angezeigt werden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>traffic::ColumnMenu</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Order of recording</source>
        <translation>Aufzeichnungsreihenfolge</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <comment>%1 is the title of a column</comment>
        <translation>%1, aufsteigend</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <comment>%1 is the title of a column</comment>
        <translation>%1, absteigend</translation>
    </message>
</context>
<context>
    <name>traffic::Composer</name>
    <message>
        <source>The operation does not exist any more.</source>
        <translation>Die Operation ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Filled from the environment “%1” when it is sent to %2.</source>
        <comment>%1: name of an environment, %2: scheme and host of a URL</comment>
        <translation>Wird beim Senden an %2 aus der Umgebung „%1“ ausgefüllt.</translation>
    </message>
    <message>
        <source>Parameters (%1)</source>
        <comment>%1: number</comment>
        <translation>Parameter (%1)</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Kein Body</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Choose an operation</source>
        <translation>Operation auswählen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>/path on the gateway</source>
        <translation>/pfad auf dem Gateway</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Show the parameters, headers and body of the request</source>
        <translation>Parameter, Header und Body der Anfrage anzeigen</translation>
    </message>
    <message>
        <source>Saved requests</source>
        <translation>Gespeicherte Anfragen</translation>
    </message>
    <message>
        <source>Save this request, and open or run saved requests</source>
        <translation>Diese Anfrage speichern, und gespeicherte Anfragen öffnen oder ausführen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send the request to the gateway (%1)</source>
        <comment>%1 is a key combination</comment>
        <translation>Die Anfrage an das Gateway senden (%1)</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>Header der Anfrage, einer pro Zeile</translation>
    </message>
    <message>
        <source>The path has no value for “%1”. Enter one, then send the request.</source>
        <comment>%1: names of parameters</comment>
        <translation>Der Pfad hat keinen Wert für „%1“. Geben Sie einen ein und senden Sie dann die Anfrage.</translation>
    </message>
    <message>
        <source>A value is a secret, or comes from the response of another request. Run the saved request, or replace the value.</source>
        <translation>Ein Wert ist ein Geheimnis oder stammt aus der Antwort einer anderen Anfrage. Führen Sie die gespeicherte Anfrage aus oder ersetzen Sie den Wert.</translation>
    </message>
    <message>
        <source>The fields are still being filled. Try again.</source>
        <translation>Die Felder werden noch ausgefüllt. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A request with files can&apos;t be saved. Remove the files from its body.</source>
        <translation>Eine Anfrage mit Dateien kann nicht gespeichert werden. Entfernen Sie die Dateien aus ihrem Body.</translation>
    </message>
    <message>
        <source>The method or the path was edited. Only values of parameters are saved: choose the operation again, and enter the values in the parameters.</source>
        <translation>Die Methode oder der Pfad wurde bearbeitet. Nur Werte von Parametern werden gespeichert: Wählen Sie die Operation erneut aus und geben Sie die Werte in den Parametern ein.</translation>
    </message>
    <message>
        <source>The headers were edited. Only values of parameters are saved: remove the lines that you added.</source>
        <translation>Die Header wurden bearbeitet. Nur Werte von Parametern werden gespeichert: Entfernen Sie die Zeilen, die Sie hinzugefügt haben.</translation>
    </message>
    <message>
        <source>The credential of the environment “%1” can&apos;t be read from the keychain. Enter it again in Environments, or enter a credential in the parameters.</source>
        <comment>%1: name of an environment</comment>
        <translation>Die Anmeldedaten der Umgebung „%1“ können nicht aus dem Schlüsselbund gelesen werden. Geben Sie sie unter „Umgebungen“ erneut ein, oder geben Sie Anmeldedaten in den Parametern ein.</translation>
    </message>
    <message>
        <source>The body of this request was recorded only in part, so it can&apos;t be sent again.</source>
        <translation>Der Body dieser Anfrage wurde nur teilweise aufgezeichnet. Sie kann daher nicht erneut gesendet werden.</translation>
    </message>
    <message>
        <source>The gateway did not answer.</source>
        <translation>Das Gateway hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a place in a value, %2: a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This value is required.</source>
        <translation>Dieser Wert ist erforderlich.</translation>
    </message>
    <message>
        <source>OpenAPI does not define how the style of this parameter writes such a value.</source>
        <translation>OpenAPI definiert nicht, wie der Stil dieses Parameters einen solchen Wert schreibt.</translation>
    </message>
    <message>
        <source>The document has no parameter for this name in the path.</source>
        <translation>Das Dokument hat keinen Parameter für diesen Namen im Pfad.</translation>
    </message>
    <message>
        <source>This value has characters that can&apos;t be sent here, so it is left out.</source>
        <translation>Dieser Wert enthält Zeichen, die hier nicht gesendet werden können, und wird daher ausgelassen.</translation>
    </message>
    <message>
        <source>The document does not define this security scheme.</source>
        <translation>Das Dokument definiert dieses Sicherheitsschema nicht.</translation>
    </message>
    <message>
        <source>The document has no valid media type for the body.</source>
        <translation>Das Dokument hat keinen gültigen Medientyp für den Body.</translation>
    </message>
    <message>
        <source>The body, or a part of it, is a file. It has sample bytes.</source>
        <translation>Der Body oder ein Teil davon ist eine Datei. Er enthält Beispiel-Bytes.</translation>
    </message>
    <message>
        <source>A name that is not valid in XML was changed.</source>
        <translation>Ein in XML ungültiger Name wurde geändert.</translation>
    </message>
    <message>
        <source>The value is too large. A part of it is left out.</source>
        <translation>Der Wert ist zu groß. Ein Teil davon wird ausgelassen.</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangeActions</name>
    <message>
        <source>Exchange</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Add to definition</source>
        <translation>Zur Definition hinzufügen</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Kommentar bearbeiten</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Under a policy…</source>
        <translation>Unter einer Richtlinie…</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangeComparison</name>
    <message>
        <source>The bodies differ in parts that are masked or were not recorded.</source>
        <translation>Die Bodys unterscheiden sich in Teilen, die verborgen sind oder nicht aufgezeichnet wurden.</translation>
    </message>
    <message>
        <source>Compare exchanges</source>
        <translation>Austausche vergleichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Lines with %1 are in %2
Lines with %3 are in %4</source>
        <comment>%1, %3: the characters at the start of such a line; %2, %4: number, method and path of an exchange</comment>
        <translation>Zeilen mit %1 sind in %2
Zeilen mit %3 sind in %4</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Both requests are the same.</source>
        <translation>Beide Anfragen sind gleich.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Both responses are the same.</source>
        <translation>Beide Antworten sind gleich.</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangeDetail</name>
    <message>
        <source>No exchange selected</source>
        <translation>Kein Austausch ausgewählt</translation>
    </message>
    <message>
        <source>Select an exchange to see what the gateway changed, the request, the response and its timing.</source>
        <translation>Wählen Sie einen Austausch aus, um zu sehen, was das Gateway geändert hat, sowie die Anfrage, die Antwort und ihren Zeitablauf.</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Geheimnisse anzeigen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this exchange when the list is cleared; press again to unpin</source>
        <translation>Diesen Austausch beim Leeren der Liste behalten; erneutes Drücken löst ihn</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Send this request again (F5)</source>
        <translation>Diese Anfrage erneut senden (F5)</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>Ändern und senden</translation>
    </message>
    <message>
        <source>Copy this request to the composer</source>
        <translation>Diese Anfrage in den Anfrageeditor kopieren</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Copy the request as a curl command without secrets</source>
        <translation>Die Anfrage als curl-Befehl ohne Geheimnisse kopieren</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Abgleich</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Copy as curl (bash) with secrets</source>
        <translation>Als curl (bash) mit Geheimnissen kopieren</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangeFilterBar</name>
    <message>
        <source>Searching in the bodies…</source>
        <translation>Bodys werden durchsucht…</translation>
    </message>
    <message>
        <source>Filter, for example status:5xx method:GET path:/pets changed:authorization</source>
        <translation>Filter, zum Beispiel status:5xx method:GET path:/pets changed:authorization</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Save this filter or apply a saved one</source>
        <translation>Diesen Filter speichern oder einen gespeicherten anwenden</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangesDock</name>
    <message>
        <source>Exchanges</source>
        <translation>Austausche</translation>
    </message>
    <message>
        <source>No exchanges yet</source>
        <translation>Noch keine Austausche</translation>
    </message>
    <message>
        <source>Requests through the gateway are listed here.</source>
        <translation>Hier werden Anfragen über das Gateway aufgeführt.</translation>
    </message>
</context>
<context>
    <name>traffic::ExchangesPage</name>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>This request is from a file and has credentials or other secrets. The server that they would be sent to can be another one than the one that they are for.</source>
        <translation>Diese Anfrage stammt aus einer Datei und enthält Anmeldedaten oder andere Geheimnisse. Der Server, an den sie gesendet würden, ist eventuell nicht der, für den sie bestimmt sind.</translation>
    </message>
    <message>
        <source>Send without secrets</source>
        <translation>Ohne Geheimnisse senden</translation>
    </message>
    <message>
        <source>Send with secrets</source>
        <translation>Mit Geheimnissen senden</translation>
    </message>
    <message>
        <source>Writing the HAR file: %1 of %2 exchanges…</source>
        <comment>numbers of exchanges</comment>
        <translation>HAR-Datei wird geschrieben: %1 von %2 Austauschen…</translation>
    </message>
    <message>
        <source>Reading the HAR file…</source>
        <translation>HAR-Datei wird gelesen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Writing the HAR file…</source>
        <translation>HAR-Datei wird geschrieben…</translation>
    </message>
    <message>
        <source>No exchanges yet</source>
        <translation>Noch keine Austausche</translation>
    </message>
    <message>
        <source>Requests to %1 are listed here.</source>
        <comment>%1 is the gateway&apos;s address</comment>
        <translation>Hier werden Anfragen an %1 aufgeführt.</translation>
    </message>
    <message>
        <source>Start the gateway, then send a request to see what it changes.</source>
        <translation>Starten Sie das Gateway, und senden Sie dann eine Anfrage, um zu sehen, was es ändert.</translation>
    </message>
    <message>
        <source>Start gateway</source>
        <translation>Gateway starten</translation>
    </message>
    <message numerus="yes">
        <source>Show %n hidden</source>
        <translation>
            <numerusform>%n ausgeblendeten anzeigen</numerusform>
            <numerusform>%n ausgeblendete anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <comment>numbers of exchanges</comment>
        <translation>%1 von %2 angezeigt</translation>
    </message>
    <message>
        <source>1 exchange</source>
        <translation>1 Austausch</translation>
    </message>
    <message numerus="yes">
        <source>%n exchanges</source>
        <translation>
            <numerusform>%n Austausch</numerusform>
            <numerusform>%n Austausche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused, %n waiting</source>
        <translation>
            <numerusform>angehalten, %n wartet</numerusform>
            <numerusform>angehalten, %n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n verworfen</numerusform>
            <numerusform>%n verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has room for the newest %1 exchanges and %2. Older ones were dropped.</source>
        <comment>%1 is a number, %2 a size such as 256 MiB</comment>
        <translation>Die Liste hat Platz für die neuesten %1 Austausche und %2. Ältere wurden verworfen.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Austausche</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the differences between two selected exchanges</source>
        <translation>Die Unterschiede zwischen zwei ausgewählten Austauschen anzeigen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Hold new exchanges back until you continue</source>
        <translation>Neue Austausche zurückhalten, bis Sie fortfahren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Remove all exchanges that are not pinned</source>
        <translation>Alle Austausche entfernen, die nicht angeheftet sind</translation>
    </message>
    <message>
        <source>Import HAR…</source>
        <translation>HAR importieren…</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>HAR exportieren…</translation>
    </message>
    <message>
        <source>Save the exchanges in the list to a file</source>
        <translation>Die Austausche der Liste in einer Datei speichern</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose, move and sort by columns</source>
        <translation>Spalten auswählen, verschieben und danach sortieren</translation>
    </message>
    <message>
        <source>Choose an operation in the composer, then try what its document forbids.</source>
        <translation>Wählen Sie im Anfrageeditor eine Operation, und versuchen Sie dann, was ihr Dokument verbietet.</translation>
    </message>
    <message>
        <source>Reading the exchanges…</source>
        <translation>Austausche werden gelesen…</translation>
    </message>
    <message>
        <source>Create or extend a definition so that the exchanges fit it</source>
        <translation>Eine Definition erstellen oder erweitern, sodass die Austausche zu ihr passen</translation>
    </message>
    <message>
        <source>Draft…</source>
        <translation>Entwurf…</translation>
    </message>
</context>
<context>
    <name>traffic::GatewayReadiness</name>
    <message>
        <source>The gateway does not serve %1: the API is not active, or has no listen path. Change that in the tab Settings, then send the request again.</source>
        <comment>%1: file name</comment>
        <translation>Das Gateway stellt %1 nicht bereit: Die API ist nicht aktiv oder hat keinen Empfangspfad. Ändern Sie das im Tab „Einstellungen“ und senden Sie die Anfrage dann erneut.</translation>
    </message>
    <message>
        <source>Use the built-in echo</source>
        <translation>Eingebautes Echo verwenden</translation>
    </message>
    <message>
        <source>Use a mock</source>
        <translation>Mock verwenden</translation>
    </message>
    <message>
        <source>The gateway is stopped, and %1 has no upstream URL. The built-in echo or a mock can answer.</source>
        <comment>%1: file name</comment>
        <translation>Das Gateway ist gestoppt, und %1 hat keine Upstream-URL. Das eingebaute Echo oder ein Mock kann antworten.</translation>
    </message>
    <message>
        <source>The gateway is stopped. What answers requests to %1? The built-in echo and a mock send nothing to its upstream.</source>
        <comment>%1: file name</comment>
        <translation>Das Gateway ist gestoppt. Was beantwortet Anfragen an %1? Das eingebaute Echo und ein Mock senden nichts an den Upstream.</translation>
    </message>
    <message>
        <source>The gateway is stopped. What answers requests? The built-in echo and a mock send nothing to the upstreams.</source>
        <translation>Das Gateway ist gestoppt. Was beantwortet Anfragen? Das eingebaute Echo und ein Mock senden nichts an die Upstreams.</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <comment>%1: scheme and host of a URL</comment>
        <translation>An %1 senden</translation>
    </message>
    <message>
        <source>Send to the upstreams</source>
        <translation>An die Upstreams senden</translation>
    </message>
    <message>
        <source>The gateway runs, but does not serve %1.</source>
        <comment>%1: file name</comment>
        <translation>Das Gateway läuft, stellt %1 aber nicht bereit.</translation>
    </message>
    <message>
        <source>Serve and send</source>
        <translation>Bereitstellen und senden</translation>
    </message>
    <message>
        <source>%1 has no gateway settings. Serve it at %2 until you close it? The file is not changed.</source>
        <comment>%1: file name, %2: path</comment>
        <translation>%1 hat keine Gateway-Einstellungen. Unter %2 bereitstellen, bis Sie die Datei schließen? Die Datei wird nicht geändert.</translation>
    </message>
</context>
<context>
    <name>traffic::HarFiles</name>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTP-Archiv (*.har)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file is not a valid HAR file, so nothing was imported. The error is at %1.</source>
        <comment>%1 is a line and column, or a place in the file</comment>
        <translation>Die Datei ist keine gültige HAR-Datei, daher wurde nichts importiert. Der Fehler ist bei %1.</translation>
    </message>
    <message>
        <source>Export HAR</source>
        <translation>HAR exportieren</translation>
    </message>
    <message>
        <source>Credentials and other secrets are replaced by REDACTED. Anyone who can read a file with secrets can use them.</source>
        <translation>Anmeldedaten und andere Geheimnisse werden durch REDACTED ersetzt. Wer eine Datei mit Geheimnissen lesen kann, kann diese auch verwenden.</translation>
    </message>
    <message>
        <source>Export without secrets</source>
        <translation>Ohne Geheimnisse exportieren</translation>
    </message>
    <message>
        <source>Export with secrets</source>
        <translation>Mit Geheimnissen exportieren</translation>
    </message>
    <message>
        <source>One exchange was written to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Ein Austausch wurde in %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 exchanges were written to %2.</source>
        <comment>%1 is a number, %2 a file</comment>
        <translation>%1 Austausche wurden in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Save the body</source>
        <translation>Body speichern</translation>
    </message>
    <message>
        <source>The body was written to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Der Body wurde in %1 geschrieben.</translation>
    </message>
    <message>
        <source>Import HAR</source>
        <translation>HAR importieren</translation>
    </message>
    <message>
        <source>The newest %1 of %2 exchanges were read from %3. The older ones exceed the limits of the list.</source>
        <comment>%1 and %2 are numbers, %3 a file</comment>
        <translation>Die neuesten %1 von %2 Austauschen wurden aus %3 gelesen. Die älteren überschreiten die Grenzen der Liste.</translation>
    </message>
    <message>
        <source>One exchange was read from %1.</source>
        <comment>%1 is a file</comment>
        <translation>Ein Austausch wurde aus %1 gelesen.</translation>
    </message>
    <message>
        <source>%1 exchanges were read from %2.</source>
        <comment>%1 is a number, %2 a file</comment>
        <translation>%1 Austausche wurden aus %2 gelesen.</translation>
    </message>
</context>
<context>
    <name>traffic::HeadersEdit</name>
    <message>
        <source>“%1” is not a header line. Write a name, a colon and a value.</source>
        <comment>%1 is a line of text</comment>
        <translation>„%1“ ist keine Header-Zeile. Schreiben Sie einen Namen, einen Doppelpunkt und einen Wert.</translation>
    </message>
</context>
<context>
    <name>traffic::ImagePage</name>
    <message>
        <source>Scale to fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Scale an image that is larger than the view</source>
        <translation>Ein Bild verkleinern, das größer als die Ansicht ist</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <comment>%1 and %2 are the width and the height of an image</comment>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>traffic::MarkTexts</name>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>No color</source>
        <translation>Keine Farbe</translation>
    </message>
</context>
<context>
    <name>traffic::MatchView</name>
    <message>
        <source>Routes</source>
        <translation>Routen</translation>
    </message>
    <message>
        <source>A HAR file does not contain the routes.</source>
        <translation>Eine HAR-Datei enthält die Routen nicht.</translation>
    </message>
    <message>
        <source>No definition was served.</source>
        <translation>Keine Definition wurde bereitgestellt.</translation>
    </message>
    <message>
        <source>No route matched.</source>
        <translation>Keine Route passt.</translation>
    </message>
    <message>
        <source>The definition is not open.</source>
        <translation>Die Definition ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>The definition has no operations.</source>
        <translation>Die Definition hat keine Operationen.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
</context>
<context>
    <name>traffic::MessageView</name>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>traffic::PartsView</name>
    <message>
        <source>Part %1</source>
        <comment>%1 is the number of a part of a body</comment>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Headers of the part</source>
        <translation>Header des Teils</translation>
    </message>
    <message>
        <source>Body of the part</source>
        <translation>Body des Teils</translation>
    </message>
</context>
<context>
    <name>traffic::RequestCopying</name>
    <message>
        <source>Folder for the files of the command</source>
        <translation>Ordner für die Dateien des Befehls</translation>
    </message>
    <message>
        <source>The request was copied with its secrets. It leaves the clipboard in ten seconds.</source>
        <translation>Die Anfrage wurde mit ihren Geheimnissen kopiert. In zehn Sekunden verlässt sie die Zwischenablage.</translation>
    </message>
    <message>
        <source>The request was copied. Variables replace its secrets.</source>
        <translation>Die Anfrage wurde kopiert. Variablen ersetzen ihre Geheimnisse.</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <comment>%1 is a file</comment>
        <translation>Sie liest %1.</translation>
    </message>
    <message>
        <source>Copy as curl (bash)</source>
        <translation>Als curl (bash) kopieren</translation>
    </message>
    <message>
        <source>Copy as curl (sh)</source>
        <translation>Als curl (sh) kopieren</translation>
    </message>
    <message>
        <source>Copy as curl (cmd)</source>
        <translation>Als curl (cmd) kopieren</translation>
    </message>
    <message>
        <source>Copy as curl (PowerShell)</source>
        <translation>Als curl (PowerShell) kopieren</translation>
    </message>
    <message>
        <source>Copy as HTTPie</source>
        <translation>Als HTTPie kopieren</translation>
    </message>
    <message>
        <source>Copy as raw HTTP</source>
        <translation>Als HTTP-Text kopieren</translation>
    </message>
</context>
<context>
    <name>traffic::RequestFields</name>
    <message>
        <source>No credentials</source>
        <translation>Keine Anmeldedaten</translation>
    </message>
    <message>
        <source>Choose an operation to get a field for each of its parameters.</source>
        <translation>Wählen Sie eine Operation aus, um ein Feld für jeden ihrer Parameter zu erhalten.</translation>
    </message>
    <message>
        <source>This operation has no parameters.</source>
        <translation>Diese Operation hat keine Parameter.</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>one of these is needed</source>
        <translation>eines davon wird benötigt</translation>
    </message>
    <message>
        <source>There is no credential. The request is sent without it.</source>
        <translation>Es gibt keine Anmeldedaten. Die Anfrage wird ohne sie gesendet.</translation>
    </message>
    <message>
        <source>user name:password</source>
        <translation>Benutzername:Kennwort</translation>
    </message>
    <message>
        <source>credential</source>
        <translation>Anmeldedaten</translation>
    </message>
    <message>
        <source>credential · %1 %2</source>
        <comment>%1: header, query or cookie, %2: its name</comment>
        <translation>Anmeldedaten · %1 %2</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>for example %1</source>
        <comment>%1: a value</comment>
        <translation>zum Beispiel %1</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
</context>
<context>
    <name>traffic::RequestView</name>
    <message>
        <source>Sent by the client</source>
        <translation>Vom Client gesendet</translation>
    </message>
    <message>
        <source>Sent to the upstream</source>
        <translation>An den Upstream gesendet</translation>
    </message>
    <message>
        <source>Request headers</source>
        <translation>Header der Anfrage</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Anfrage-Body</translation>
    </message>
</context>
<context>
    <name>traffic::ResponseView</name>
    <message>
        <source>Response headers</source>
        <translation>Header der Antwort</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>Body der Antwort</translation>
    </message>
</context>
<context>
    <name>traffic::RowsView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message numerus="yes">
        <source>… %n members</source>
        <comment>%n: number of members of a JSON object that is folded</comment>
        <translation>
            <numerusform>… %n Feld</numerusform>
            <numerusform>… %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n items</source>
        <comment>%n: number of items of a JSON array that is folded</comment>
        <translation>
            <numerusform>… %n Element</numerusform>
            <numerusform>… %n Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n elements</source>
        <comment>%n: number of child elements of an XML element that is folded</comment>
        <translation>
            <numerusform>… %n Element</numerusform>
            <numerusform>… %n Elemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::RunningView</name>
    <message>
        <source>Receiving the response</source>
        <translation>Antwort wird empfangen</translation>
    </message>
    <message>
        <source>Waiting for the response</source>
        <translation>Auf die Antwort wird gewartet</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>%1 is a number</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close the connection of this request</source>
        <translation>Die Verbindung dieser Anfrage schließen</translation>
    </message>
</context>
<context>
    <name>traffic::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Delete filter</source>
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Save filter…</source>
        <translation>Filter speichern…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The filter was not saved, because it contains a credential. Search for the name of the header or parameter only.</source>
        <translation>Der Filter wurde nicht gespeichert, weil er Anmeldedaten enthält. Suchen Sie nur nach dem Namen des Headers oder Parameters.</translation>
    </message>
    <message numerus="yes">
        <source>The filter was not saved, because there are %n saved filters. Delete one of them first.</source>
        <translation>
            <numerusform>Der Filter wurde nicht gespeichert, weil es %n gespeicherten Filter gibt. Löschen Sie ihn zuerst.</numerusform>
            <numerusform>Der Filter wurde nicht gespeichert, weil es %n gespeicherte Filter gibt. Löschen Sie zuerst einen davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
</context>
<context>
    <name>traffic::SavedRequestList</name>
    <message>
        <source>“%1” is a secret, which must not be in a file. Enter a reference such as env://NAME, then save the request.</source>
        <comment>%1: name of a value</comment>
        <translation>„%1“ ist ein Geheimnis, das nicht in einer Datei stehen darf. Geben Sie eine Referenz wie env://NAME ein und speichern Sie dann die Anfrage.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be the name of a saved request. Use letters, digits, hyphens and slashes.</source>
        <translation>„%1“ kann nicht der Name einer gespeicherten Anfrage sein. Verwenden Sie Buchstaben, Ziffern, Bindestriche und Schrägstriche.</translation>
    </message>
    <message>
        <source>Save the definition to a file first. Saved requests are stored beside it.</source>
        <translation>Speichern Sie die Definition zuerst in einer Datei. Gespeicherte Anfragen werden daneben abgelegt.</translation>
    </message>
    <message>
        <source>The gateway is stopped. Start it, then run the requests.</source>
        <translation>Das Gateway ist gestoppt. Starten Sie es und führen Sie dann die Anfragen aus.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>%1: number</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>nicht gültig</translation>
    </message>
    <message>
        <source>no longer fits</source>
        <translation>passt nicht mehr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>traffic::SavedRequestsDialog</name>
    <message>
        <source>Saved requests of %1</source>
        <comment>%1: name of a file</comment>
        <translation>Gespeicherte Anfragen von %1</translation>
    </message>
    <message>
        <source>Saved requests</source>
        <translation>Gespeicherte Anfragen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Run &amp;all</source>
        <translation>&amp;Alle ausführen</translation>
    </message>
    <message>
        <source>There is a saved request “%1”. Replace it?</source>
        <translation>Es gibt bereits eine gespeicherte Anfrage „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The requests are sent to %1.</source>
        <comment>%1: scheme and host of a URL</comment>
        <translation>Die Anfragen werden an %1 gesendet.</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Senden</translation>
    </message>
    <message>
        <source>Rename saved request</source>
        <translation>Gespeicherte Anfrage umbenennen</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Neuer Name:</translation>
    </message>
    <message>
        <source>Delete the saved request “%1”? Its file is deleted.</source>
        <translation>Die gespeicherte Anfrage „%1“ löschen? Ihre Datei wird gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Save the request &amp;in the composer as:</source>
        <translation>Anfrage &amp;im Anfrageeditor speichern als:</translation>
    </message>
    <message>
        <source>Save the request in the composer as</source>
        <translation>Anfrage im Anfrageeditor speichern als</translation>
    </message>
    <message>
        <source>smoke/add-a-book</source>
        <translation>smoke/add-a-book</translation>
    </message>
    <message>
        <source>Messages about the selected request</source>
        <translation>Meldungen zur ausgewählten Anfrage</translation>
    </message>
    <message>
        <source>What does not fit in the selected request is listed here.</source>
        <translation>Hier wird aufgeführt, was bei der ausgewählten Anfrage nicht passt.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Open in composer</source>
        <translation>Im Anfrageeditor ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Um&amp;benennen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>traffic::StreamView</name>
    <message numerus="yes">
        <source>%n older events are not shown. The newest %1 are kept.</source>
        <comment>%1 is a number</comment>
        <translation>
            <numerusform>%n älteres Ereignis wird nicht angezeigt. Die neuesten %1 bleiben erhalten.</numerusform>
            <numerusform>%n ältere Ereignisse werden nicht angezeigt. Die neuesten %1 bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>upstream</source>
        <translation>Upstream</translation>
    </message>
    <message>
        <source>client</source>
        <translation>Client</translation>
    </message>
</context>
<context>
    <name>traffic::TimingView</name>
    <message>
        <source>%1 ms</source>
        <comment>%1 is a number of milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS-Abfrage</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Total, over a reused connection</source>
        <translation>Gesamt, über eine wiederverwendete Verbindung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>traffic::TrafficDrafts</name>
    <message>
        <source>The file is not a valid HAR file, so nothing was drafted. The error is at %1.</source>
        <comment>%1 is a line and column, or a place in the file</comment>
        <translation>Die Datei ist keine gültige HAR-Datei, deshalb wurde nichts entworfen. Der Fehler ist bei %1.</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <comment>%1 is the name of a definition</comment>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Draft from HAR</source>
        <translation>Entwurf aus HAR</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTP-Archiv (*.har)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No definition was drafted, because no exchange can be used: exchanges without a response and those of other servers are skipped.</source>
        <translation>Es wurde keine Definition entworfen, weil kein Austausch verwendet werden kann: Austausche ohne Antwort und die anderer Server werden übersprungen.</translation>
    </message>
    <message>
        <source>untitled.yaml</source>
        <translation>unbenannt.yaml</translation>
    </message>
    <message>
        <source>%1 describes these exchanges already, so nothing was added.</source>
        <comment>%1 is a definition</comment>
        <translation>%1 beschreibt diese Austausche bereits, deshalb wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>The definition was edited while the exchanges were read, so nothing was added. Try again.</source>
        <translation>Die Definition wurde bearbeitet, während die Austausche gelesen wurden, deshalb wurde nichts hinzugefügt. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 of %2 exchanges were used for the draft. It has none of their values.</source>
        <comment>numbers of exchanges</comment>
        <translation>%1 von %2 Austauschen wurden für den Entwurf verwendet. Er enthält keinen ihrer Werte.</translation>
    </message>
    <message>
        <source>New definition from the list</source>
        <translation>Neue Definition aus der Liste</translation>
    </message>
    <message>
        <source>New definition from a HAR file…</source>
        <translation>Neue Definition aus einer HAR-Datei…</translation>
    </message>
    <message>
        <source>Draft from traffic</source>
        <translation>Entwurf aus Datenverkehr</translation>
    </message>
</context>
<context>
    <name>traffic::TriesDialog</name>
    <message>
        <source>Making the requests to %1 that the document forbids…</source>
        <comment>%1: method and path</comment>
        <translation>Die Anfragen an %1, die das Dokument verbietet, werden erstellt…</translation>
    </message>
    <message>
        <source>No request to %1 can be made: the path has a parameter without a value.</source>
        <comment>%1: method and path</comment>
        <translation>Es kann keine Anfrage an %1 erstellt werden: Der Pfad hat einen Parameter ohne Wert.</translation>
    </message>
    <message>
        <source>There are more, which are left out.</source>
        <translation>Es gibt weitere, die ausgelassen werden.</translation>
    </message>
    <message>
        <source>Each of these requests has one fault. Start the gateway with this API to send them.</source>
        <translation>Jede dieser Anfragen hat einen Fehler. Starten Sie das Gateway mit dieser API, um sie zu senden.</translation>
    </message>
    <message>
        <source>Each of these requests has one fault. The built-in echo or mock answers them; nothing is sent to the upstream.</source>
        <translation>Jede dieser Anfragen hat einen Fehler. Das eingebaute Echo oder der Mock beantwortet sie; nichts wird an den Upstream gesendet.</translation>
    </message>
    <message>
        <source>Each of these requests has one fault, and should be refused. A server that does not check them can change its data: send them only to a server for tests. They go to %1.</source>
        <comment>%1: scheme and host</comment>
        <translation>Jede dieser Anfragen hat einen Fehler und sollte abgewiesen werden. Ein Server, der sie nicht prüft, kann seine Daten ändern: Senden Sie sie nur an einen Server für Tests. Sie gehen an %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted although forbidden</source>
        <translation>
            <numerusform>%n angenommen, obwohl verboten</numerusform>
            <numerusform>%n angenommen, obwohl verboten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n abgewiesen</numerusform>
            <numerusform>%n abgewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server errors</source>
        <translation>
            <numerusform>%n Serverfehler</numerusform>
            <numerusform>%n Serverfehler</numerusform>
        </translation>
    </message>
    <message>
        <source>The valid request was not accepted either, so the refusals say little.</source>
        <translation>Auch die gültige Anfrage wurde nicht angenommen, deshalb sagen die Abweisungen wenig.</translation>
    </message>
    <message>
        <source>Send %1 requests</source>
        <comment>%1: a number</comment>
        <translation>%1 Anfragen senden</translation>
    </message>
    <message>
        <source>Send %1 requests to %2</source>
        <comment>%1: a number, %2: a host</comment>
        <translation>%1 Anfragen an %2 senden</translation>
    </message>
    <message>
        <source>Try what the document forbids</source>
        <translation>Versuchen, was das Dokument verbietet</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Send no more of the requests</source>
        <translation>Keine weiteren dieser Anfragen senden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>traffic::TriesList</name>
    <message>
        <source>Valid request</source>
        <translation>Gültige Anfrage</translation>
    </message>
    <message>
        <source>Parameter missing</source>
        <translation>Parameter fehlt</translation>
    </message>
    <message>
        <source>Member missing</source>
        <translation>Feld fehlt</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Falscher Typ</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Außerhalb der Grenzen</translation>
    </message>
    <message>
        <source>Not one of the values</source>
        <translation>Keiner der Werte</translation>
    </message>
    <message>
        <source>Property that is not allowed</source>
        <translation>Nicht erlaubte Eigenschaft</translation>
    </message>
    <message>
        <source>Credentials missing</source>
        <translation>Anmeldedaten fehlen</translation>
    </message>
    <message>
        <source>Unknown method</source>
        <translation>Unbekannte Methode</translation>
    </message>
    <message>
        <source>Wrong media type</source>
        <translation>Falscher Medientyp</translation>
    </message>
    <message>
        <source>Body that is no JSON</source>
        <translation>Body, der kein JSON ist</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>%1: what is wrong, %2: name of a parameter or member, %3: query, header, body …</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>refused for another reason</source>
        <translation>aus einem anderen Grund abgewiesen</translation>
    </message>
    <message>
        <source>accepted, although the document forbids it</source>
        <translation>angenommen, obwohl das Dokument es verbietet</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>traffic::WhatIfView</name>
    <message>
        <source>With the current definitions the result is the same.</source>
        <translation>Mit den aktuellen Definitionen ist das Ergebnis gleich.</translation>
    </message>
    <message>
        <source>With the current definitions the result is different:</source>
        <translation>Mit den aktuellen Definitionen ist das Ergebnis anders:</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
</context>
<context>
    <name>traffic::WhyView</name>
    <message>
        <source>Show the setting: %1</source>
        <comment>%1: a JSON Pointer</comment>
        <translation>Einstellung anzeigen: %1</translation>
    </message>
    <message>
        <source>The gateway forwarded the request without changes.</source>
        <translation>Das Gateway hat die Anfrage ohne Änderungen weitergeleitet.</translation>
    </message>
    <message>
        <source>The record does not contain the reason.</source>
        <translation>Die Aufzeichnung enthält den Grund nicht.</translation>
    </message>
</context>
<context>
    <name>widgets::Banner</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>widgets::ComparisonDialog</name>
    <message numerus="yes">
        <source>    … %n equal lines</source>
        <comment>%n: number of lines</comment>
        <translation>
            <numerusform>    … %n gleiche Zeile</numerusform>
            <numerusform>    … %n gleiche Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n further lines</source>
        <comment>%n: number of lines</comment>
        <translation>
            <numerusform>… %n weitere Zeile</numerusform>
            <numerusform>… %n weitere Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ParagraphEdit</name>
    <message>
        <source>This text is too long for the field. Paste it in Source.</source>
        <translation>Dieser Text ist zu lang für das Feld. Fügen Sie ihn im Quelltext ein.</translation>
    </message>
</context>
<context>
    <name>widgets::ProgressLine</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>widgets::SearchField</name>
    <message>
        <source>Clear the text</source>
        <translation>Text leeren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Clear the text (Esc)</source>
        <translation>Text leeren (Esc)</translation>
    </message>
</context>
<context>
    <name>window::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: name of an action, %2: its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ne&amp;w API…</source>
        <translation>Neue &amp;API…</translation>
    </message>
    <message>
        <source>&amp;New from template</source>
        <translation>&amp;Neu aus Vorlage</translation>
    </message>
    <message>
        <source>New e&amp;mpty API</source>
        <translation>N&amp;eue leere API</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Close fol&amp;der</source>
        <translation>Or&amp;dner schließen</translation>
    </message>
    <message>
        <source>Find file in folders</source>
        <translation>Datei in Ordnern suchen</translation>
    </message>
    <message>
        <source>Open the e&amp;xample</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>&amp;Import OpenAPI…</source>
        <translation>OpenAPI &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lle speichern</translation>
    </message>
    <message>
        <source>&amp;Close definition</source>
        <translation>Definition s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Reopen closed definition</source>
        <translation>&amp;Geschlossene Definition wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Export public document…</source>
        <translation>Öffentliches Dokument e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export &amp;HTML…</source>
        <translation>&amp;HTML exportieren…</translation>
    </message>
    <message>
        <source>Convert to another OpenAPI version…</source>
        <translation>In andere OpenAPI-Version umwandeln…</translation>
    </message>
    <message>
        <source>&amp;Bundle into one file…</source>
        <translation>In eine Datei zusa&amp;mmenführen…</translation>
    </message>
    <message>
        <source>S&amp;plit into several files…</source>
        <translation>In meh&amp;rere Dateien aufteilen…</translation>
    </message>
    <message>
        <source>Forget allowed ser&amp;vers</source>
        <translation>Erlaubte Ser&amp;ver vergessen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Re&amp;place in Source</source>
        <translation>Im Quelltext &amp;ersetzen</translation>
    </message>
    <message>
        <source>Find in &amp;all files</source>
        <translation>In &amp;allen Dateien suchen</translation>
    </message>
    <message>
        <source>Go to reference &amp;target</source>
        <translation>Gehe zum Referenz&amp;ziel</translation>
    </message>
    <message>
        <source>Fin&amp;d references</source>
        <translation>Re&amp;ferenzen suchen</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>Go for&amp;ward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Recent &amp;locations</source>
        <translation>&amp;Letzte Positionen</translation>
    </message>
    <message>
        <source>Undo &amp;history</source>
        <translation>Rückgängi&amp;g-Verlauf</translation>
    </message>
    <message>
        <source>Rena&amp;me symbol</source>
        <translation>Sy&amp;mbol umbenennen</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>&amp;Befehlspalette</translation>
    </message>
    <message>
        <source>&amp;Go to file, operation or component</source>
        <translation>Gehe zu &amp;Datei, Operation oder Komponente</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Collapse &amp;navigation</source>
        <translation>&amp;Navigation einklappen</translation>
    </message>
    <message>
        <source>Next open file</source>
        <translation>Nächste geöffnete Datei</translation>
    </message>
    <message>
        <source>Previous open file</source>
        <translation>Vorherige geöffnete Datei</translation>
    </message>
    <message>
        <source>Split view</source>
        <translation>Ansicht teilen</translation>
    </message>
    <message>
        <source>Show So&amp;urce beside the form</source>
        <translation>&amp;Quelltext neben dem Formular anzeigen</translation>
    </message>
    <message>
        <source>Show Overview tab</source>
        <translation>Tab „Übersicht“ anzeigen</translation>
    </message>
    <message>
        <source>Show Paths tab</source>
        <translation>Tab „Pfade“ anzeigen</translation>
    </message>
    <message>
        <source>Show Schemas tab</source>
        <translation>Tab „Schemas“ anzeigen</translation>
    </message>
    <message>
        <source>Show Settings tab</source>
        <translation>Tab „Einstellungen“ anzeigen</translation>
    </message>
    <message>
        <source>Show Source tab</source>
        <translation>Tab „Quelltext“ anzeigen</translation>
    </message>
    <message>
        <source>Show Reading tab</source>
        <translation>Tab „Leseansicht“ anzeigen</translation>
    </message>
    <message>
        <source>Show Map tab</source>
        <translation>Tab „Karte“ anzeigen</translation>
    </message>
    <message>
        <source>Show Pro&amp;blems panel</source>
        <translation>Bereich „&amp;Probleme“ anzeigen</translation>
    </message>
    <message>
        <source>Show E&amp;xchanges panel</source>
        <translation>Bereich „Austaus&amp;che“ anzeigen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Vorheriges Problem</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Vorheriger Bereich</translation>
    </message>
    <message>
        <source>S&amp;ystem theme</source>
        <translation>S&amp;ystemdesign</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>&amp;Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Start &amp;gateway</source>
        <translation>&amp;Gateway starten</translation>
    </message>
    <message>
        <source>&amp;Copy gateway address</source>
        <translation>Gateway-&amp;Adresse kopieren</translation>
    </message>
    <message>
        <source>Serve &amp;HTTPS</source>
        <translation>Über &amp;HTTPS bereitstellen</translation>
    </message>
    <message>
        <source>&amp;Trust the gateway&apos;s certificate…</source>
        <translation>Dem &amp;Zertifikat des Gateways vertrauen…</translation>
    </message>
    <message>
        <source>&amp;Listen paths…</source>
        <translation>Empfangspfa&amp;de…</translation>
    </message>
    <message>
        <source>Serve th&amp;is API</source>
        <translation>Diese API &amp;bereitstellen</translation>
    </message>
    <message>
        <source>Answer with the &amp;built-in echo</source>
        <translation>Mit eingebautem &amp;Echo antworten</translation>
    </message>
    <message>
        <source>Answer with a &amp;mock</source>
        <translation>Mit &amp;Mock antworten</translation>
    </message>
    <message>
        <source>Mock answers in&amp;valid requests too</source>
        <translation>Mock beantwortet auch &amp;ungültige Anfragen</translation>
    </message>
    <message>
        <source>End &amp;fault drills</source>
        <translation>&amp;Fehlerübungen beenden</translation>
    </message>
    <message>
        <source>Switch &amp;environment</source>
        <translation>Umgebung &amp;wechseln</translation>
    </message>
    <message>
        <source>Sen&amp;d request</source>
        <translation>Anfrage &amp;senden</translation>
    </message>
    <message>
        <source>&amp;Replay exchange</source>
        <translation>Austausch wiederh&amp;olen</translation>
    </message>
    <message>
        <source>Exchanges under a &amp;policy…</source>
        <translation>Austausche unter einer &amp;Richtlinie…</translation>
    </message>
    <message>
        <source>Save re&amp;quest…</source>
        <translation>Anfrage s&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Saved requests</source>
        <translation>Gespeicherte A&amp;nfragen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkombinationen</translation>
    </message>
    <message>
        <source>&amp;About Gatewright</source>
        <translation>Ü&amp;ber Gatewright</translation>
    </message>
    <message>
        <source>&amp;Tour of the example</source>
        <translation>To&amp;ur durch das Beispiel</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnose…</translation>
    </message>
    <message>
        <source>&amp;Operations under policies…</source>
        <translation>Opera&amp;tionen unter Richtlinien…</translation>
    </message>
    <message>
        <source>Compare e&amp;nvironments…</source>
        <translation>Umgebungen &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Show Changes tab</source>
        <translation>Tab „Änderungen“ anzeigen</translation>
    </message>
    <message>
        <source>Merge versions…</source>
        <translation>Versionen zusammenführen…</translation>
    </message>
    <message>
        <source>Try what the document forbids…</source>
        <translation>Versuchen, was das Dokument verbietet…</translation>
    </message>
    <message>
        <source>Save bundle…</source>
        <translation>Bundle speichern…</translation>
    </message>
    <message>
        <source>Open bundle…</source>
        <translation>Bundle öffnen…</translation>
    </message>
    <message>
        <source>Export to proxy…</source>
        <translation>Für Proxy exportieren…</translation>
    </message>
</context>
<context>
    <name>window::BottomPanel</name>
    <message>
        <source>Problems %1</source>
        <comment>%1: how many</comment>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Exchanges %1</source>
        <comment>%1: how many</comment>
        <translation>Austausche %1</translation>
    </message>
    <message>
        <source>Find in all files</source>
        <translation>In allen Dateien suchen</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>Bereich anzeigen</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>Bereich ausblenden</translation>
    </message>
    <message>
        <source>Problems, exchanges and matches</source>
        <translation>Probleme, Austausche und Treffer</translation>
    </message>
</context>
<context>
    <name>window::BundleAndSplit</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Bundling %1…</source>
        <comment>%1: file name</comment>
        <translation>%1 wird zusammengeführt…</translation>
    </message>
    <message>
        <source>%1 is a part of %2. Choose another file.</source>
        <comment>%1, %2: file names</comment>
        <translation>%1 ist ein Teil von %2. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be bundled. %2</source>
        <comment>%1: file name, %2: why</comment>
        <translation>%1 kann nicht zusammengeführt werden. %2</translation>
    </message>
    <message>
        <source>%1 was bundled to %2.</source>
        <comment>%1, %2: file names</comment>
        <translation>%1 wurde in %2 zusammengeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was bundled to %2. %n references can&apos;t be followed and were kept.</source>
        <comment>%1, %2: file names</comment>
        <translation>
            <numerusform>%1 wurde in %2 zusammengeführt. %n Referenz kann nicht verfolgt werden und wurde beibehalten.</numerusform>
            <numerusform>%1 wurde in %2 zusammengeführt. %n Referenzen können nicht verfolgt werden und wurden beibehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split: choose an empty folder</source>
        <translation>Aufteilen: leeren Ordner auswählen</translation>
    </message>
    <message>
        <source>Splitting %1…</source>
        <comment>%1: file name</comment>
        <translation>%1 wird aufgeteilt…</translation>
    </message>
    <message>
        <source>The folder has %1 already. Nothing was written. Choose an empty folder.</source>
        <comment>%1: file name</comment>
        <translation>Der Ordner enthält bereits %1. Nichts wurde geschrieben. Wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be split. %2</source>
        <comment>%1: file name, %2: why</comment>
        <translation>%1 kann nicht aufgeteilt werden. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 was written as %n files.</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>%1 wurde als %n Datei geschrieben.</numerusform>
            <numerusform>%1 wurde als %n Dateien geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::CommandPalette</name>
    <message>
        <source>There is nothing to list yet. Open a definition or a folder first.</source>
        <translation>Es gibt noch nichts aufzuführen. Öffnen Sie zuerst eine Definition oder einen Ordner.</translation>
    </message>
    <message>
        <source>No results for “%1”. Type fewer letters, or press Esc to close.</source>
        <comment>%1: the typed text</comment>
        <translation>Keine Ergebnisse für „%1“. Geben Sie weniger Buchstaben ein oder drücken Sie Esc zum Schließen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a shortcut, %2: what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>window::ConversionDialog</name>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The definition can&apos;t be converted. %1</source>
        <comment>%1: why</comment>
        <translation>Die Definition kann nicht umgewandelt werden. %1</translation>
    </message>
    <message>
        <source>Everything is kept.</source>
        <translation>Alles bleibt erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts can&apos;t be kept as they are.</source>
        <translation>
            <numerusform>%n Teil kann nicht unverändert erhalten bleiben.</numerusform>
            <numerusform>%n Teile können nicht unverändert erhalten bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are added or removed.</source>
        <translation>
            <numerusform>%n Zeile wird hinzugefügt oder entfernt.</numerusform>
            <numerusform>%n Zeilen werden hinzugefügt oder entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert to OpenAPI %1</source>
        <comment>%1: version</comment>
        <translation>In OpenAPI %1 umwandeln</translation>
    </message>
    <message>
        <source>Convert to another version</source>
        <translation>In andere Version umwandeln</translation>
    </message>
    <message>
        <source>%1 is a document of OpenAPI %2. The conversion is one undo step.</source>
        <comment>%1: file name, %2: version</comment>
        <translation>%1 ist ein Dokument in OpenAPI %2. Die Umwandlung kann in einem Schritt rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Umwandeln in</translation>
    </message>
    <message>
        <source>Can&apos;t be kept as it is</source>
        <translation>Bleibt nicht unverändert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>Open as new file</source>
        <translation>Als neue Datei öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>window::ConversionPreviews</name>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: what could not be kept</comment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>window::DefinitionCommands</name>
    <message>
        <source>&amp;Save environment</source>
        <translation>Umgebung &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <comment>%1: file name</comment>
        <translation>%1 &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>%1: name of a step</comment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>%1: name of a step</comment>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
</context>
<context>
    <name>window::DefinitionFiles</name>
    <message>
        <source>untitled.yaml</source>
        <translation>unbenannt.yaml</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Import OpenAPI</source>
        <translation>OpenAPI importieren</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>%1 of %2 files were opened. To see all of them, open their folder.</source>
        <comment>%1, %2: how many</comment>
        <translation>%1 von %2 Dateien wurden geöffnet. Um alle zu sehen, öffnen Sie ihren Ordner.</translation>
    </message>
    <message>
        <source>Convert to OpenAPI</source>
        <translation>In OpenAPI umwandeln</translation>
    </message>
    <message>
        <source>%1 can&apos;t be converted. Fix its errors first.</source>
        <comment>%1: file name</comment>
        <translation>%1 kann nicht umgewandelt werden. Beheben Sie zuerst die Fehler der Datei.</translation>
    </message>
    <message>
        <source>Converted %1 to OpenAPI 3.1. Save it to keep it.</source>
        <comment>%1: file name</comment>
        <translation>%1 wurde in OpenAPI 3.1 umgewandelt. Speichern Sie, um das Ergebnis zu behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Converted %1 to OpenAPI 3.1. %n part(s) could not be converted as they were.</source>
        <comment>%1: file name, %n: entries of Details</comment>
        <translation>
            <numerusform>%1 wurde in OpenAPI 3.1 umgewandelt. %n Teil konnte nicht unverändert umgewandelt werden.</numerusform>
            <numerusform>%1 wurde in OpenAPI 3.1 umgewandelt. %n Teile konnten nicht unverändert umgewandelt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already a gateway definition.</source>
        <comment>%1: file name</comment>
        <translation>%1 ist bereits eine Gateway-Definition.</translation>
    </message>
    <message>
        <source>%1 is not an OpenAPI 3 document.</source>
        <comment>%1: file name</comment>
        <translation>%1 ist kein OpenAPI-3-Dokument.</translation>
    </message>
    <message>
        <source>The gateway&apos;s settings could not be added to %1.</source>
        <comment>%1: file name</comment>
        <translation>Die Gateway-Einstellungen konnten nicht zu %1 hinzugefügt werden.</translation>
    </message>
    <message>
        <source>%1 has older unsaved edits of the same file. Save it under another name, or close it.</source>
        <comment>%1: title of a document</comment>
        <translation>%1 enthält ältere ungespeicherte Änderungen derselben Datei. Speichern Sie unter einem anderen Namen oder schließen Sie das Dokument.</translation>
    </message>
    <message>
        <source>Passwords are not saved for recovery. Enter the values that read REDACTED in %1 again.</source>
        <comment>%1: file name</comment>
        <translation>Kennwörter werden nicht für die Wiederherstellung gespeichert. Geben Sie die Werte, die in %1 REDACTED lauten, erneut ein.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: label of a field, %2: the text in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What you typed last in %1 was not complete, and is not in the document: %2. See Details to copy it.</source>
        <comment>%1: title of a document, %2: labels of fields</comment>
        <translation>Ihre letzte Eingabe in %1 war nicht vollständig und ist nicht im Dokument: %2. Unter „Details“ können Sie sie kopieren.</translation>
    </message>
    <message>
        <source>%1 (not a file yet)</source>
        <comment>%1: title of a definition</comment>
        <translation>%1 (noch keine Datei)</translation>
    </message>
</context>
<context>
    <name>window::DefinitionPage</name>
    <message>
        <source>%1 •</source>
        <comment>%1: file with unsaved changes</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>window::DefinitionSaving</name>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <comment>%1: file names</comment>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between file names</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>window::DefinitionTabs</name>
    <message>
        <source>Close %1</source>
        <comment>%1: file name</comment>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Geöffnete Dateien</translation>
    </message>
</context>
<context>
    <name>window::DefinitionViews</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leseansicht</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Views of the definition</source>
        <translation>Ansichten der Definition</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
</context>
<context>
    <name>window::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>For a report of a problem. Secrets are removed; look through the text before you send it.</source>
        <translation>Zum Melden eines Problems. Geheimnisse sind entfernt. Prüfen Sie den Text, bevor Sie ihn senden.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>window::DiagnosticsTexts</name>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>running at %1</source>
        <comment>%1: URL</comment>
        <translation>läuft unter %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>not running, because it could not start</source>
        <translation>läuft nicht, weil es nicht starten konnte</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Einstellungsdatei</translation>
    </message>
    <message>
        <source>Cached answers</source>
        <translation>Zwischengespeicherte Antworten</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Test gateway</source>
        <translation>Test-Gateway</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>Geöffnete Definitionen</translation>
    </message>
    <message>
        <source>Recorded of a body</source>
        <translation>Aufgezeichnet pro Body</translation>
    </message>
    <message>
        <source>Memory for recorded bodies</source>
        <translation>Speicher für aufgezeichnete Bodys</translation>
    </message>
    <message>
        <source>File for recorded bodies</source>
        <translation>Datei für aufgezeichnete Bodys</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Last lines of the log</source>
        <translation>Letzte Zeilen des Protokolls</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>window::EnvironmentSwitcher</name>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Environment (Ctrl+E)</source>
        <translation>Umgebung (Strg+E)</translation>
    </message>
</context>
<context>
    <name>window::ExchangeCommands</name>
    <message>
        <source>%1 is no longer open.</source>
        <comment>%1: file name</comment>
        <translation>%1 ist nicht mehr geöffnet.</translation>
    </message>
    <message>
        <source>Open the definition to which the operation should be added, and try again.</source>
        <translation>Öffnen Sie die Definition, zu der die Operation hinzugefügt werden soll, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A Swagger 2.0 document is read-only. Convert it to OpenAPI, and try again.</source>
        <translation>Ein Swagger-2.0-Dokument ist schreibgeschützt. Wandeln Sie es in OpenAPI um und versuchen Sie es erneut.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests call no operation of an open definition. Their paths are allowed as they are.</source>
        <translation>
            <numerusform>%n Anfrage ruft keine Operation einer geöffneten Definition auf. Ihr Pfad ist unverändert erlaubt.</numerusform>
            <numerusform>%n Anfragen rufen keine Operation einer geöffneten Definition auf. Ihre Pfade sind unverändert erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draft doesn&apos;t allow %n requests: they call no API, have a secret in their path, or have one of too many different paths.</source>
        <translation>
            <numerusform>Der Entwurf erlaubt %n Anfrage nicht: Sie ruft keine API auf, hat ein Geheimnis im Pfad oder einen von zu vielen verschiedenen Pfaden.</numerusform>
            <numerusform>Der Entwurf erlaubt %n Anfragen nicht: Sie rufen keine API auf, haben ein Geheimnis im Pfad oder einen von zu vielen verschiedenen Pfaden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an operation such as GET, not a path, to send a request.</source>
        <translation>Um eine Anfrage zu senden, eine Operation wie GET auswählen, keinen Pfad.</translation>
    </message>
    <message>
        <source>The definition that served the exchange is not open. Open it, and save the bundle again.</source>
        <translation>Die Definition, die den Austausch bereitgestellt hat, ist nicht geöffnet. Öffnen Sie sie, und speichern Sie das Bundle erneut.</translation>
    </message>
</context>
<context>
    <name>window::FileComparison</name>
    <message>
        <source>Compare %1</source>
        <comment>%1: file name</comment>
        <translation>%1 vergleichen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Both texts are the same; only their encoding differs.</source>
        <translation>Beide Texte sind gleich; nur ihre Codierung unterscheidet sich.</translation>
    </message>
    <message>
        <source>Lines with %1 are in the file on disk, lines with %2 are yours.</source>
        <comment>%1, %2: the characters at the start of such a line</comment>
        <translation>Zeilen mit %1 sind in der Datei auf dem Datenträger, Zeilen mit %2 sind Ihre.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Replaces your text with the file on disk. Undo restores your edits.</source>
        <translation>Ersetzt Ihren Text durch die Datei auf dem Datenträger. „Rückgängig“ stellt Ihre Änderungen wieder her.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keeps your text. The next save overwrites the file on disk.</source>
        <translation>Behält Ihren Text. Das nächste Speichern überschreibt die Datei auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>window::FileMessages</name>
    <message>
        <source>API definitions (*.yaml *.yml *.json)</source>
        <translation>API-Definitionen (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>You have no permission to read %1. Change its permissions and try again.</source>
        <translation>Sie haben keine Berechtigung, %1 zu lesen. Ändern Sie die Dateirechte und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 is larger than 80 MB and can&apos;t be opened.</source>
        <translation>%1 ist größer als 80 MB und kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>You have no permission to write %1. Your edits are still open. Change the permissions of the file and its folder and try again, or save under another name.</source>
        <translation>Sie haben keine Berechtigung, %1 zu schreiben. Ihre Änderungen sind noch geöffnet. Ändern Sie die Rechte der Datei und ihres Ordners und versuchen Sie es erneut, oder speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>The disk has no space left for %1. Your edits are still open. Free some space and try again, or save to another disk.</source>
        <translation>Der Datenträger hat keinen freien Platz mehr für %1. Ihre Änderungen sind noch geöffnet. Geben Sie Platz frei und versuchen Sie es erneut, oder speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>The folder of %1 no longer exists. Your edits are still open. Save to another folder.</source>
        <translation>Der Ordner von %1 ist nicht mehr vorhanden. Ihre Änderungen sind noch geöffnet. Speichern Sie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 was changed by another program after you opened it. Reload loads that version; undo restores your edits. Overwrite keeps your version.</source>
        <translation>%1 wurde nach dem Öffnen von einem anderen Programm geändert. „Neu laden“ lädt diese Fassung; „Rückgängig“ stellt Ihre Änderungen wieder her. „Überschreiben“ behält Ihre Fassung.</translation>
    </message>
    <message>
        <source>%1 ends in .json, but this definition is YAML. Choose a name that ends in .yaml.</source>
        <translation>%1 endet auf .json, aber diese Definition ist YAML. Wählen Sie einen Namen, der auf .yaml endet.</translation>
    </message>
    <message>
        <source>%1 could not be saved. The file is unchanged, and your edits are still open.</source>
        <translation>%1 konnte nicht gespeichert werden. Die Datei ist unverändert, und Ihre Änderungen sind noch geöffnet.</translation>
    </message>
</context>
<context>
    <name>window::FileNotices</name>
    <message>
        <source>New in the folder: %1.</source>
        <comment>%1: file names</comment>
        <translation>Neu im Ordner: %1.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have unsaved edits.</source>
        <comment>%1: file name</comment>
        <translation>%1 wurde von einem anderen Programm geändert, und Sie haben ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>%1 was deleted or moved. Its text is still open here. Save it again, or save it under another name.</source>
        <comment>%1: file name</comment>
        <translation>%1 wurde gelöscht oder verschoben. Der Text ist hier noch geöffnet. Speichern Sie ihn erneut oder unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded. Undo restores the previous text.</source>
        <comment>%1: file name</comment>
        <translation>%1 wurde von einem anderen Programm geändert und neu geladen. „Rückgängig“ stellt den vorherigen Text wieder her.</translation>
    </message>
    <message>
        <source>Unsaved edits can&apos;t be backed up for recovery: %1 Save them soon.</source>
        <comment>%1: an error message</comment>
        <translation>Ungespeicherte Änderungen können nicht für die Wiederherstellung gesichert werden: %1 Speichern Sie sie bald.</translation>
    </message>
</context>
<context>
    <name>window::FindPanel</name>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <comment>%1: a file</comment>
        <translation>
            <numerusform>%1, %n Treffer</numerusform>
            <numerusform>%1, %n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: a number, %2: the text of the line</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Not a valid regular expression: %1</source>
        <comment>%1: the reason</comment>
        <translation>Kein gültiger regulärer Ausdruck: %1</translation>
    </message>
    <message>
        <source>Searches the open definitions and the files of opened folders.</source>
        <translation>Durchsucht die geöffneten Definitionen und die Dateien geöffneter Ordner.</translation>
    </message>
    <message>
        <source>Matches: %1, files searched: %2</source>
        <comment>%1, %2: how many</comment>
        <translation>Treffer: %1, durchsuchte Dateien: %2</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Only the first %1 matches, and %2 of one file, are listed.</source>
        <comment>%1, %2: how many</comment>
        <translation>Nur die ersten %1 Treffer, und %2 pro Datei, werden aufgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be searched: not readable, or larger than %1.</source>
        <comment>%n: how many, %1: a size</comment>
        <translation>
            <numerusform>%n Datei konnte nicht durchsucht werden: nicht lesbar oder größer als %1.</numerusform>
            <numerusform>%n Dateien konnten nicht durchsucht werden: nicht lesbar oder größer als %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in all files</source>
        <translation>In allen Dateien suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Die Suche stoppen</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Gefundene Zeilen</translation>
    </message>
    <message>
        <source>State of the search</source>
        <translation>Status der Suche</translation>
    </message>
</context>
<context>
    <name>window::FolderCommands</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>window::FolderPanel</name>
    <message>
        <source>First %1 of %2 files found</source>
        <comment>%1, %2: how many</comment>
        <translation>Erste %1 von %2 gefundenen Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) found</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n Datei gefunden</numerusform>
            <numerusform>%n Dateien gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <comment>%1: a folder</comment>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1 has more files than are listed. Open one of its folders instead.</source>
        <comment>%1: a folder</comment>
        <translation>%1 hat mehr Dateien, als aufgeführt sind. Öffnen Sie stattdessen einen der Unterordner.</translation>
    </message>
    <message>
        <source>%1 contains no API definition.</source>
        <comment>%1: a folder</comment>
        <translation>%1 enthält keine API-Definition.</translation>
    </message>
    <message numerus="yes">
        <source>Checking… %n file(s) left</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>Prüfung läuft… Noch %n Datei</numerusform>
            <numerusform>Prüfung läuft… Noch %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>Dateien filtern</translation>
    </message>
    <message>
        <source>Files of the opened folders</source>
        <translation>Dateien der geöffneten Ordner</translation>
    </message>
    <message>
        <source>State of the opened folders</source>
        <translation>Status der geöffneten Ordner</translation>
    </message>
</context>
<context>
    <name>window::FolderTexts</name>
    <message numerus="yes">
        <source>%n operation(s)</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n Operation</numerusform>
            <numerusform>%n Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <comment>%n: how many definitions are in a folder</comment>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Swagger 2.0</source>
        <translation>Swagger 2.0</translation>
    </message>
    <message>
        <source>large file</source>
        <translation>große Datei</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Keine Operationen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>%1: a number of operations, %2: a number of files</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Swagger 2.0 document. Open it to convert it to OpenAPI.</source>
        <translation>Swagger-2.0-Dokument. Öffnen Sie es, um es in OpenAPI umzuwandeln.</translation>
    </message>
    <message>
        <source>Files larger than %1 are not counted. Open it to see its problems.</source>
        <comment>%1: a size</comment>
        <translation>Dateien, die größer als %1 sind, werden nicht gezählt. Öffnen Sie die Datei, um ihre Probleme zu sehen.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::GatewayBar</name>
    <message>
        <source>Gateway is starting</source>
        <translation>Gateway startet</translation>
    </message>
    <message>
        <source>Gateway could not start</source>
        <translation>Gateway konnte nicht starten</translation>
    </message>
    <message>
        <source>Gateway stopped</source>
        <translation>Gateway gestoppt</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Shows how to trust the gateway&apos;s certificate</source>
        <translation>Zeigt, wie Sie dem Zertifikat des Gateways vertrauen</translation>
    </message>
    <message>
        <source>HTTPS</source>
        <translation>HTTPS</translation>
    </message>
    <message>
        <source>Serve HTTPS with a certificate for this machine</source>
        <translation>Über HTTPS mit einem Zertifikat für diesen Rechner bereitstellen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop the gateway</source>
        <translation>Das Gateway stoppen</translation>
    </message>
    <message>
        <source>Start the gateway on this machine</source>
        <translation>Das Gateway auf diesem Rechner starten</translation>
    </message>
    <message>
        <source>Stop gateway</source>
        <translation>Gateway stoppen</translation>
    </message>
    <message>
        <source>Start gateway</source>
        <translation>Gateway starten</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>End the fault drills</source>
        <translation>Die Fehlerübungen beenden</translation>
    </message>
    <message>
        <source>Gateway %1 · %2</source>
        <comment>%1: host and port, with https:// for HTTPS, %2: echo, mock or upstreams</comment>
        <translation>Gateway %1 · %2</translation>
    </message>
    <message>
        <source>echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>The built-in echo answers. Nothing is sent to upstreams.</source>
        <translation>Das eingebaute Echo antwortet. Nichts wird an Upstreams gesendet.</translation>
    </message>
    <message>
        <source>mock</source>
        <translation>Mock</translation>
    </message>
    <message>
        <source>Mocks of the definitions answer. Nothing is sent to upstreams.</source>
        <translation>Mocks der Definitionen antworten. Nichts wird an Upstreams gesendet.</translation>
    </message>
    <message>
        <source>upstreams</source>
        <translation>Upstreams</translation>
    </message>
    <message>
        <source>Requests are sent to the upstreams of the definitions.</source>
        <translation>Anfragen werden an die Upstreams der Definitionen gesendet.</translation>
    </message>
</context>
<context>
    <name>window::GatewayCertificateDialog</name>
    <message>
        <source>The gateway&apos;s certificate</source>
        <translation>Das Zertifikat des Gateways</translation>
    </message>
    <message>
        <source>The gateway created this certificate for localhost, 127.0.0.1 and ::1. It is valid for no other name. Clients reject it until you configure them to trust its file.</source>
        <translation>Das Gateway hat dieses Zertifikat für localhost, 127.0.0.1 und ::1 erstellt. Es gilt für keinen anderen Namen. Clients lehnen es ab, bis Sie sie so konfigurieren, dass sie seiner Datei vertrauen.</translation>
    </message>
    <message>
        <source>Browsers show a warning. Compare the fingerprint in the browser with the one above before you continue, or import the file into the certificates of the browser.</source>
        <translation>Browser zeigen eine Warnung. Vergleichen Sie den Fingerabdruck im Browser mit dem oben angezeigten, bevor Sie fortfahren, oder importieren Sie die Datei in die Zertifikate des Browsers.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint</source>
        <translation>SHA-256-Fingerabdruck</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>With curl</source>
        <translation>Mit curl</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>window::GatewayController</name>
    <message>
        <source>Stop &amp;gateway</source>
        <translation>&amp;Gateway stoppen</translation>
    </message>
    <message>
        <source>Start &amp;gateway</source>
        <translation>&amp;Gateway starten</translation>
    </message>
    <message>
        <source>The gateway could not start: port %1 is in use by another program.</source>
        <comment>%1: number</comment>
        <translation>Das Gateway konnte nicht starten: Port %1 wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>The gateway could not start on port %1.</source>
        <comment>%1: number</comment>
        <translation>Das Gateway konnte nicht auf Port %1 starten.</translation>
    </message>
    <message>
        <source>Use another port</source>
        <translation>Anderen Port verwenden</translation>
    </message>
    <message>
        <source>The gateway could not start: it has no certificate for HTTPS. %1</source>
        <comment>%1: an error message</comment>
        <translation>Das Gateway konnte nicht starten: Es hat kein Zertifikat für HTTPS. %1</translation>
    </message>
    <message>
        <source>Serve without HTTPS</source>
        <translation>Ohne HTTPS bereitstellen</translation>
    </message>
</context>
<context>
    <name>window::HelpDialogs</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>About Gatewright</source>
        <translation>Über Gatewright</translation>
    </message>
    <message>
        <source>Gatewright %1</source>
        <comment>%1: version</comment>
        <translation>Gatewright %1</translation>
    </message>
    <message>
        <source>A desktop designer and test bench for APIs behind a gateway. It needs no account and sends nothing that you did not ask for.</source>
        <translation>Ein Desktop-Designer und Prüfstand für APIs hinter einem Gateway. Er benötigt kein Konto und sendet nichts, was Sie nicht verlangt haben.</translation>
    </message>
</context>
<context>
    <name>window::LocationHistory</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Schemas</source>
        <translation>Schemas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leseansicht</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a tab, %2: a place in the document</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recent locations</source>
        <translation>Letzte Positionen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>window::LocationPresenter</name>
    <message>
        <source>%1 has no form in which this could be renamed.</source>
        <comment>%1: file name</comment>
        <translation>%1 hat kein Formular, in dem dies umbenannt werden könnte.</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>%1 is no longer open.</source>
        <comment>%1: file name</comment>
        <translation>%1 ist nicht mehr geöffnet.</translation>
    </message>
    <message>
        <source>%1[*] – Gatewright</source>
        <comment>%1: file name</comment>
        <translation>%1[*] – Gatewright</translation>
    </message>
    <message>
        <source>Gatewright</source>
        <translation>Gatewright</translation>
    </message>
    <message>
        <source>the environment %1</source>
        <comment>%1: its name, in a list of unsaved files</comment>
        <translation>die Umgebung %1</translation>
    </message>
</context>
<context>
    <name>window::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Gateway</source>
        <translation>&amp;Gateway</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>window::Navigation</name>
    <message>
        <source>Active, served by the gateway</source>
        <translation>Aktiv, vom Gateway bereitgestellt</translation>
    </message>
    <message>
        <source>Active, served when the gateway runs</source>
        <translation>Aktiv, wird bei laufendem Gateway bereitgestellt</translation>
    </message>
    <message>
        <source>Inactive, not served by the gateway</source>
        <translation>Inaktiv, nicht vom Gateway bereitgestellt</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Classic format</source>
        <translation>Klassisches Format</translation>
    </message>
    <message>
        <source>Swagger 2.0, read-only</source>
        <translation>Swagger 2.0, schreibgeschützt</translation>
    </message>
    <message>
        <source>Swagger 2.0</source>
        <translation>Swagger 2.0</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Keine Operationen</translation>
    </message>
    <message>
        <source>Part of an API</source>
        <translation>Teil einer API</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <comment>%1: how many, two or more</comment>
        <translation>%1 Operationen</translation>
    </message>
    <message>
        <source>Not served · %1</source>
        <comment>%1: numbers of operations</comment>
        <translation>Nicht bereitgestellt · %1</translation>
    </message>
    <message>
        <source>Not served</source>
        <translation>Nicht bereitgestellt</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>not served</source>
        <translation>nicht bereitgestellt</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>ungespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>window::NavigationDelegate</name>
    <message>
        <source>Serve this API</source>
        <translation>Diese API bereitstellen</translation>
    </message>
</context>
<context>
    <name>window::NewApiDialog</name>
    <message>
        <source>New API</source>
        <translation>Neue API</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Bookshop</source>
        <translation>Buchhandlung</translation>
    </message>
    <message>
        <source>Version of OpenAPI</source>
        <translation>OpenAPI-Version</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>A resource, such as books</source>
        <translation>Ressource, zum Beispiel Bücher</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A copy of the example</source>
        <translation>Kopie des Beispiels</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>The first save asks for the folder.</source>
        <translation>Beim ersten Speichern wird nach dem Ordner gefragt.</translation>
    </message>
    <message>
        <source>Listen path</source>
        <translation>Empfangspfad</translation>
    </message>
    <message>
        <source>Server URL</source>
        <translation>Server-URL</translation>
    </message>
    <message>
        <source>Create API</source>
        <translation>API erstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter a name without a folder.</source>
        <translation>Geben Sie einen Namen ohne Ordner ein.</translation>
    </message>
    <message>
        <source>A new API is written as YAML. Enter a name that ends with .yaml.</source>
        <translation>Eine neue API wird als YAML geschrieben. Geben Sie einen Namen ein, der auf .yaml endet.</translation>
    </message>
    <message>
        <source>A listen path begins with a slash.</source>
        <translation>Ein Empfangspfad beginnt mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>Enter a URL such as https://api.example/books.</source>
        <translation>Geben Sie eine URL wie https://api.example/books ein.</translation>
    </message>
</context>
<context>
    <name>window::PageControl</name>
    <message>
        <source>check box</source>
        <translation>Kontrollkästchen</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Schaltfläche</translation>
    </message>
    <message>
        <source>drop-down list</source>
        <translation>Dropdown-Liste</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>Tabs</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>window::Pages</name>
    <message>
        <source>&amp;APIs</source>
        <translation>&amp;APIs</translation>
    </message>
    <message>
        <source>&amp;Exchanges</source>
        <translation>A&amp;ustausche</translation>
    </message>
    <message>
        <source>&amp;Certificates</source>
        <translation>Zer&amp;tifikate</translation>
    </message>
    <message>
        <source>&amp;Policies</source>
        <translation>&amp;Richtlinien</translation>
    </message>
    <message>
        <source>&amp;SSO Profiles</source>
        <translation>&amp;SSO-Profile</translation>
    </message>
    <message>
        <source>En&amp;vironments</source>
        <translation>U&amp;mgebungen</translation>
    </message>
</context>
<context>
    <name>window::Palettes</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>%1: the name of a list or editor, %2: a shortcut</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>%1: a part of the page, %2: a kind of control</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an action</comment>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an action</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Go to file, operation or component</source>
        <translation>Gehe zu Datei, Operation oder Komponente</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>zuletzt verwendet</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>%1: a note, %2: a file</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden…</translation>
    </message>
</context>
<context>
    <name>window::PermissionsGroup</name>
    <message>
        <source>Which secrets a definition may send to its upstream, and which web pages may call its API. Changes take effect immediately.</source>
        <translation>Welche Geheimnisse eine Definition an ihren Upstream senden darf und welche Webseiten ihre API aufrufen dürfen. Änderungen wirken sofort.</translation>
    </message>
    <message>
        <source>Permissions of definitions</source>
        <translation>Berechtigungen von Definitionen</translation>
    </message>
    <message>
        <source>You haven&apos;t allowed anything yet.</source>
        <translation>Sie haben noch nichts erlaubt.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Secret or web page</source>
        <translation>Geheimnis oder Webseite</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>Gesendet an</translation>
    </message>
    <message>
        <source>Revoke all…</source>
        <translation>Alle widerrufen…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: reference to a secret, %2: name of an environment</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>calls the API</source>
        <comment>a web page</comment>
        <translation>ruft die API auf</translation>
    </message>
</context>
<context>
    <name>window::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Reopen files at start</source>
        <translation>Dateien beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>Test gateway</source>
        <translation>Test-Gateway</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>Beliebiger freier Port</translation>
    </message>
    <message>
        <source>Match listen paths as prefixes</source>
        <translation>Empfangspfade als Präfixe behandeln</translation>
    </message>
    <message>
        <source>/a also serves /ab, in addition to /a and the paths below it.</source>
        <translation>/a gilt auch für /ab, zusätzlich zu /a und den Pfaden darunter.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Maximum per body</source>
        <translation>Maximum pro Body</translation>
    </message>
    <message>
        <source>The rest of the body is forwarded and counted, but not recorded.</source>
        <translation>Der Rest des Bodys wird weitergeleitet und gezählt, aber nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Memory for all bodies</source>
        <translation>Arbeitsspeicher für alle Bodys</translation>
    </message>
    <message>
        <source>Temporary file for all bodies</source>
        <translation>Temporäre Datei für alle Bodys</translation>
    </message>
    <message>
        <source>Used when the memory is full. It is deleted when the gateway stops. Bodies that don&apos;t fit are truncated and marked.</source>
        <translation>Wird verwendet, wenn der Arbeitsspeicher voll ist. Sie wird gelöscht, wenn das Gateway stoppt. Bodys, die nicht hineinpassen, werden gekürzt und markiert.</translation>
    </message>
    <message>
        <source>The gateway is running. It restarts if you save changes to its settings.</source>
        <translation>Das Gateway läuft. Es startet neu, wenn Sie Änderungen an seinen Einstellungen speichern.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standardwerte wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>window::ProblemsText</name>
    <message>
        <source>Errors: %1, warnings: %2, information: %3</source>
        <comment>%1, %2, %3: how many</comment>
        <translation>Fehler: %1, Warnungen: %2, Informationen: %3</translation>
    </message>
</context>
<context>
    <name>window::PublicDocumentExport</name>
    <message>
        <source>Export public document</source>
        <translation>Öffentliches Dokument exportieren</translation>
    </message>
    <message>
        <source>The public document was saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Das öffentliche Dokument wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The public document could not be saved to %1.</source>
        <comment>%1: file name</comment>
        <translation>Das öffentliche Dokument konnte nicht in %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>window::Questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n files and environments?</source>
        <translation>
            <numerusform>Änderungen an %n Datei oder Umgebung speichern?</numerusform>
            <numerusform>Änderungen an %n Dateien und Umgebungen speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes are lost if you don&apos;t save them.</source>
        <translation>Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export public document</source>
        <translation>Öffentliches Dokument exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) in the document have the upstream&apos;s address.</source>
        <translation>
            <numerusform>%n Server im Dokument hat die Adresse des Upstreams.</numerusform>
            <numerusform>%n Server im Dokument haben die Adresse des Upstreams.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out to hide the upstream&apos;s address from readers of the public document.</source>
        <translation>Lassen Sie sie aus, um die Adresse des Upstreams vor Lesern des öffentlichen Dokuments zu verbergen.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Other YAML parsers may read your changes in %1 differently. Save anyway?</source>
        <translation>Andere YAML-Parser lesen Ihre Änderungen in %1 eventuell anders. Trotzdem speichern?</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads REDACTED in place of %n secret(s). Save anyway?</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>In %1 steht REDACTED anstelle von %n Geheimnis. Trotzdem speichern?</numerusform>
            <numerusform>In %1 steht REDACTED anstelle von %n Geheimnissen. Trotzdem speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Secrets are not stored for recovery. If you save, those in the file are lost.</source>
        <translation>Geheimnisse werden nicht für die Wiederherstellung gespeichert. Wenn Sie speichern, gehen die in der Datei verloren.</translation>
    </message>
    <message>
        <source>Revoke all</source>
        <translation>Alle widerrufen</translation>
    </message>
    <message numerus="yes">
        <source>Revoke all %n permissions?</source>
        <translation>
            <numerusform>%n Berechtigung widerrufen?</numerusform>
            <numerusform>Alle %n Berechtigungen widerrufen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Definitions can&apos;t send secrets until you allow it again.</source>
        <translation>Definitionen können keine Geheimnisse senden, bis Sie es wieder erlauben.</translation>
    </message>
</context>
<context>
    <name>window::RecentMenu</name>
    <message>
        <source>%1 (not found)</source>
        <comment>%1: path</comment>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>&amp;Clear recent files and folders</source>
        <translation>Zuletzt geöffnete Dateien und Ordner &amp;leeren</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Clear recent files and folders</source>
        <translation>Zuletzt geöffnete Dateien und Ordner leeren</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>window::RecentTexts</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>unsaved edits</source>
        <translation>ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>auf dem Datenträger geändert</translation>
    </message>
</context>
<context>
    <name>window::RecoveryOffer</name>
    <message numerus="yes">
        <source>%1 (%n versions)</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>%1 (%n Fassung)</numerusform>
            <numerusform>%1 (%n Fassungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved edits of an earlier run were found: %1.</source>
        <comment>%1: file names</comment>
        <translation>Ungespeicherte Änderungen einer früheren Sitzung wurden gefunden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n files with unsaved edits can&apos;t be read. They are kept, see Details.</source>
        <translation>
            <numerusform>%n Datei mit ungespeicherten Änderungen kann nicht gelesen werden. Sie bleibt erhalten, siehe „Details“.</numerusform>
            <numerusform>%n Dateien mit ungespeicherten Änderungen können nicht gelesen werden. Sie bleiben erhalten, siehe „Details“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>window::ReferenceJumps</name>
    <message>
        <source>There is no reference at the cursor.</source>
        <translation>Am Cursor ist keine Referenz.</translation>
    </message>
    <message>
        <source>Place the cursor in a component or path to rename it.</source>
        <translation>Setzen Sie den Cursor in eine Komponente oder einen Pfad, um sie oder ihn umzubenennen.</translation>
    </message>
    <message>
        <source>Nothing refers to %1.</source>
        <comment>%1: a place in the file</comment>
        <translation>Nichts verweist auf %1.</translation>
    </message>
    <message>
        <source>References to %1</source>
        <comment>%1: a place in the file</comment>
        <translation>Referenzen auf %1</translation>
    </message>
    <message>
        <source>%1 is a remote document and can&apos;t be opened for editing.</source>
        <comment>%1: a URL</comment>
        <translation>%1 ist ein entferntes Dokument und kann nicht zum Bearbeiten geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>window::SaveCheck</name>
    <message>
        <source>Line %1: %2</source>
        <comment>%1: number, %2: a message</comment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>window::Session</name>
    <message>
        <source>%1 files of the last session no longer exist, such as %2.</source>
        <comment>%1: how many, %2: names</comment>
        <translation>%1 Dateien der letzten Sitzung sind nicht mehr vorhanden, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>Files of the last session no longer exist: %1.</source>
        <comment>%1: file names</comment>
        <translation>Dateien der letzten Sitzung sind nicht mehr vorhanden: %1.</translation>
    </message>
</context>
<context>
    <name>window::SidePane</name>
    <message>
        <source>Definition on the right</source>
        <translation>Definition auf der rechten Seite</translation>
    </message>
    <message>
        <source>Close the second page</source>
        <translation>Die zweite Seite schließen</translation>
    </message>
</context>
<context>
    <name>window::StepHistory</name>
    <message>
        <source>Undone: %1</source>
        <comment>%1: name of a step</comment>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>%1: name of a step</comment>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Current state</source>
        <translation>Aktueller Stand</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Rückgängig-Verlauf</translation>
    </message>
</context>
<context>
    <name>window::ToolBar</name>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Command palette  %1</source>
        <comment>%1: shortcut</comment>
        <translation>Befehlspalette  %1</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
</context>
<context>
    <name>window::Tour</name>
    <message>
        <source>Help › Tour of the example continues with step %1.</source>
        <comment>%1: a number</comment>
        <translation>Hilfe › Tour durch das Beispiel setzt mit Schritt %1 fort.</translation>
    </message>
</context>
<context>
    <name>window::TourBar</name>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Shows where this is done</source>
        <translation>Zeigt, wo dies gemacht wird</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>Tour beenden</translation>
    </message>
    <message>
        <source>Leave tour</source>
        <translation>Tour verlassen</translation>
    </message>
    <message>
        <source>Continue tour</source>
        <translation>Tour fortsetzen</translation>
    </message>
    <message>
        <source>Opens the example</source>
        <translation>Öffnet das Beispiel</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Shows the previous step</source>
        <translation>Zeigt den vorherigen Schritt</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Stop gateway</source>
        <translation>Gateway stoppen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Help › Tour of the example continues with this step</source>
        <translation>Hilfe › Tour durch das Beispiel setzt mit diesem Schritt fort</translation>
    </message>
</context>
<context>
    <name>window::TourTexts</name>
    <message>
        <source>See the credentials</source>
        <translation>Die Anmeldedaten ansehen</translation>
    </message>
    <message>
        <source>Undo an edit</source>
        <translation>Eine Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Send a request</source>
        <translation>Eine Anfrage senden</translation>
    </message>
    <message>
        <source>Find the cause of a change</source>
        <translation>Die Ursache einer Änderung finden</translation>
    </message>
    <message>
        <source>Find a certificate</source>
        <translation>Ein Zertifikat finden</translation>
    </message>
    <message>
        <source>The tour is complete</source>
        <translation>Die Tour ist abgeschlossen</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <comment>%1: number of the stop, %2: how many stops, %3: name of the stop</comment>
        <translation>Tour, %1 von %2: %3</translation>
    </message>
    <message>
        <source>Open Settings (%1), select Upstream, and find the line “Sent upstream: Authorization: Basic ••••”. The gateway adds this header to each request.</source>
        <translation>Öffnen Sie Einstellungen (%1), wählen Sie Upstream aus, und suchen Sie die Zeile „An den Upstream gesendet: Authorization: Basic ••••“. Diesen Header fügt das Gateway jeder Anfrage hinzu.</translation>
    </message>
    <message>
        <source>Step 1 done: you have seen what the gateway sends.</source>
        <translation>Schritt 1 erledigt: Sie haben gesehen, was das Gateway sendet.</translation>
    </message>
    <message>
        <source>In Settings, under Upstream, change the user name and press Return. Then press %1.</source>
        <translation>Ändern Sie in den Einstellungen unter Upstream den Benutzernamen, und drücken Sie die Eingabetaste. Drücken Sie dann %1.</translation>
    </message>
    <message>
        <source>Step 2 done: your edit is undone, and the file is as before.</source>
        <translation>Schritt 2 erledigt: Ihre Änderung ist rückgängig gemacht, und die Datei ist wie vorher.</translation>
    </message>
    <message>
        <source>Open Paths (%1), select “List books”, press Send…, and then Send (or %2). If you are asked what answers, choose the built-in echo: the example&apos;s upstream does not exist.</source>
        <translation>Öffnen Sie Pfade (%1), wählen Sie „List books“ aus, und drücken Sie Senden… und dann Senden (oder %2). Wenn gefragt wird, was antwortet, wählen Sie das eingebaute Echo: Den Upstream des Beispiels gibt es nicht.</translation>
    </message>
    <message>
        <source>Step 3 done: the gateway has changed and forwarded your request.</source>
        <translation>Schritt 3 erledigt: Das Gateway hat Ihre Anfrage geändert und weitergeleitet.</translation>
    </message>
    <message>
        <source>Select the exchange. In Before and after, select a line that the gateway has changed or added, and press Return to open the setting that caused it.</source>
        <translation>Wählen Sie den Austausch aus. Wählen Sie unter „Vorher und nachher“ eine Zeile, die das Gateway geändert oder hinzugefügt hat, und öffnen Sie mit der Eingabetaste die Einstellung, die das verursacht hat.</translation>
    </message>
    <message>
        <source>Step 4 done: this setting has caused the change.</source>
        <translation>Schritt 4 erledigt: Diese Einstellung hat die Änderung verursacht.</translation>
    </message>
    <message>
        <source>Open Certificates (%1). In “Which certificate serves this host?”, type api.petstore.example and press Return.</source>
        <translation>Öffnen Sie Zertifikate (%1). Geben Sie unter „Welches Zertifikat gilt für diesen Host?“ api.petstore.example ein, und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Step 5 done: you have found the certificate.</source>
        <translation>Schritt 5 erledigt: Sie haben das Zertifikat gefunden.</translation>
    </message>
    <message>
        <source>The request failed because the example&apos;s upstream does not exist. Press “Use the echo and resend” in Before and after.</source>
        <translation>Die Anfrage ist fehlgeschlagen, weil es den Upstream des Beispiels nicht gibt. Drücken Sie unter „Vorher und nachher“ auf „Echo verwenden und erneut senden“.</translation>
    </message>
    <message>
        <source>The gateway did not forward this request. Select “List books” in Paths (%1), and press %2.</source>
        <translation>Das Gateway hat diese Anfrage nicht weitergeleitet. Wählen Sie unter Pfade (%1) „List books“ aus, und drücken Sie %2.</translation>
    </message>
    <message>
        <source>Send the request again: exchanges are not kept when the window closes. Select “List books” in Paths (%1), and press %2.</source>
        <translation>Senden Sie die Anfrage erneut: Austausche bleiben nicht erhalten, wenn das Fenster geschlossen wird. Wählen Sie unter Pfade (%1) „List books“ aus, und drücken Sie %2.</translation>
    </message>
    <message>
        <source>You have sent a request already. Press Next, or send another one.</source>
        <translation>Sie haben bereits eine Anfrage gesendet. Drücken Sie Weiter, oder senden Sie noch eine.</translation>
    </message>
    <message>
        <source>Search filters the list. Type the host into “Which certificate serves this host?”, and press Return.</source>
        <translation>Die Suche filtert die Liste. Geben Sie den Host unter „Welches Zertifikat gilt für diesen Host?“ ein, und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>This is not in the window: the example was edited. Close the example, then press Show me to open it again.</source>
        <translation>Das ist nicht im Fenster: Das Beispiel wurde bearbeitet. Schließen Sie das Beispiel, und drücken Sie dann Zeigen, um es wieder zu öffnen.</translation>
    </message>
    <message>
        <source>Tour finished, 1 step skipped</source>
        <translation>Tour beendet, 1 Schritt übersprungen</translation>
    </message>
    <message>
        <source>Your tour stopped at %1 of %2</source>
        <comment>%1: number of the stop, %2: how many stops</comment>
        <translation>Ihre Tour ist bei %1 von %2 stehen geblieben</translation>
    </message>
    <message>
        <source>Open a file of your own, or go on with the example.</source>
        <translation>Öffnen Sie eine eigene Datei, oder machen Sie mit dem Beispiel weiter.</translation>
    </message>
    <message>
        <source>The gateway still runs.</source>
        <translation>Das Gateway läuft noch.</translation>
    </message>
    <message>
        <source>Continue the tour to open the example again.</source>
        <translation>Setzen Sie die Tour fort, um das Beispiel wieder zu öffnen.</translation>
    </message>
    <message>
        <source>Then press Next.</source>
        <translation>Drücken Sie dann Weiter.</translation>
    </message>
    <message>
        <source>Tour finished, %1 steps skipped</source>
        <comment>%1: how many, at least 2</comment>
        <translation>Tour beendet, %1 Schritte übersprungen</translation>
    </message>
</context>
<context>
    <name>window::WelcomePage</name>
    <message>
        <source>Gatewright</source>
        <translation>Gatewright</translation>
    </message>
    <message>
        <source>Recent files and folders</source>
        <translation>Zuletzt geöffnete Dateien und Ordner</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Clear recent files and folders</source>
        <translation>Zuletzt geöffnete Dateien und Ordner leeren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>You can also drop a file or folder anywhere in this window.</source>
        <translation>Sie können eine Datei oder einen Ordner auch einfach in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Return opens the entry. Delete removes it from the list.</source>
        <translation>Die Eingabetaste öffnet den Eintrag. Entf entfernt ihn aus der Liste.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Files and folders that you open are listed here.</source>
        <translation>Dateien und Ordner, die Sie öffnen, werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>Design APIs behind a gateway and see how the gateway changes their requests. Gatewright changes only the lines that you edit. Everything works on this machine, without an account.</source>
        <translation>Entwerfen Sie APIs hinter einem Gateway, und sehen Sie, wie das Gateway ihre Anfragen ändert. Gatewright ändert nur die Zeilen, die Sie bearbeiten. Alles läuft auf diesem Rechner, ohne Konto.</translation>
    </message>
    <message>
        <source>Take the 5-minute tour</source>
        <translation>Tour in 5 Minuten</translation>
    </message>
    <message>
        <source>Nothing is saved, and nothing leaves this machine.</source>
        <translation>Nichts wird gespeichert, und nichts verlässt diesen Rechner.</translation>
    </message>
</context>
</TS>
