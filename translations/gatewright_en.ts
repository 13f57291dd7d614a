<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AccessMessages</name>
    <message numerus="yes">
        <source>None of %n known policies grants access to this API.</source>
        <translation>
            <numerusform>The known policy doesn&apos;t grant access to this API.</numerusform>
            <numerusform>None of %n known policies grants access to this API.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open to everybody: all %n operations</source>
        <translation>
            <numerusform>Open to everybody: %n operation</numerusform>
            <numerusform>Open to everybody: all %n operations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallErrors</name>
    <message numerus="yes">
        <source>Try again in %n seconds. The server asks for this delay.</source>
        <extracomment>%n is the time that the server asks for</extracomment>
        <translation>
            <numerusform>Try again in %n second. The server asks for this delay.</numerusform>
            <numerusform>Try again in %n seconds. The server asks for this delay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommitMessage</name>
    <message numerus="yes">
        <source>and %n more operations</source>
        <extracomment>The end of the first line of a commit message</extracomment>
        <translation>
            <numerusform>and %n more operation</numerusform>
            <numerusform>and %n more operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more changes</source>
        <translation>
            <numerusform>%n more change</numerusform>
            <numerusform>%n more changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %n places</source>
        <extracomment>The first line of a commit message</extracomment>
        <translation>
            <numerusform>edit %n place</numerusform>
            <numerusform>edit %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change %n operations</source>
        <extracomment>The first line of a commit message</extracomment>
        <translation>
            <numerusform>change %n operation</numerusform>
            <numerusform>change %n operations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractView</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingTexts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafficTab</name>
    <message numerus="yes">
        <source>%n exchanges compared</source>
        <translation>
            <numerusform>%n exchange compared</numerusform>
            <numerusform>%n exchanges compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies not compared</source>
        <translation>
            <numerusform>%n body not compared</numerusform>
            <numerusform>%n bodies not compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of other APIs</source>
        <comment>exchanges</comment>
        <translation>
            <numerusform>%n of other APIs</numerusform>
            <numerusform>%n of other APIs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, because they came too fast</source>
        <comment>exchanges</comment>
        <translation>
            <numerusform>%n left out, because it came too fast</numerusform>
            <numerusform>%n left out, because they came too fast</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>certificates</name>
    <message numerus="yes">
        <source>expires in %n days</source>
        <translation>
            <numerusform>expires in %n day</numerusform>
            <numerusform>expires in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expired %n days ago</source>
        <translation>
            <numerusform>expired %n day ago</numerusform>
            <numerusform>expired %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n days)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>not valid until %1 (in %n day)</numerusform>
            <numerusform>not valid until %1 (in %n days)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expired %n months ago</source>
        <translation>
            <numerusform>expired %n month ago</numerusform>
            <numerusform>expired %n months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expired %n years ago</source>
        <translation>
            <numerusform>expired %n year ago</numerusform>
            <numerusform>expired %n years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n months)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>not valid until %1 (in %n month)</numerusform>
            <numerusform>not valid until %1 (in %n months)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not valid until %1 (in %n years)</source>
        <comment>%1 is a date</comment>
        <translation>
            <numerusform>not valid until %1 (in %n year)</numerusform>
            <numerusform>not valid until %1 (in %n years)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>certificates::HostLookup</name>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>and %n more.</numerusform>
            <numerusform>and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patterns can&apos;t be evaluated.</source>
        <translation>
            <numerusform>%n pattern can&apos;t be evaluated.</numerusform>
            <numerusform>%n patterns can&apos;t be evaluated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>changes::ChangeCopies</name>
    <message numerus="yes">
        <source>%n changes were copied.</source>
        <translation>
            <numerusform>%n change was copied.</numerusform>
            <numerusform>%n changes were copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>changes::ChangesTab</name>
    <message numerus="yes">
        <source>%n more are not listed</source>
        <translation>
            <numerusform>%n more is not listed</numerusform>
            <numerusform>%n more are not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::AdditionTexts</name>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request bodies</source>
        <translation>
            <numerusform>%n request body</numerusform>
            <numerusform>%n request bodies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n response</numerusform>
            <numerusform>%n responses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n media types</source>
        <translation>
            <numerusform>%n media type</numerusform>
            <numerusform>%n media types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameters</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n response components</source>
        <translation>
            <numerusform>%n response component</numerusform>
            <numerusform>%n response components</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other components</source>
        <translation>
            <numerusform>%n other component</numerusform>
            <numerusform>%n other components</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::ChangeTexts</name>
    <message numerus="yes">
        <source>%n accepted in .gatewright.yaml</source>
        <translation>
            <numerusform>%n accepted in .gatewright.yaml</numerusform>
            <numerusform>%n accepted in .gatewright.yaml</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n operations)</source>
        <comment>%1: a place in the document</comment>
        <translation>
            <numerusform>%1 (%n operation)</numerusform>
            <numerusform>%1 (%n operations)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes since %1</source>
        <comment>rows of a list; %1: HEAD, a revision or a file</comment>
        <translation>
            <numerusform>%n change since %1</numerusform>
            <numerusform>%n changes since %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::ExampleFit</name>
    <message numerus="yes">
        <source>%n difference(s) from the schema</source>
        <translation>
            <numerusform>%n difference from the schema</numerusform>
            <numerusform>%n differences from the schema</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::HistoryDialog</name>
    <message numerus="yes">
        <source>%n commits changed this operation.</source>
        <translation>
            <numerusform>%n commit changed this operation.</numerusform>
            <numerusform>%n commits changed this operation.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::MapTab</name>
    <message numerus="yes">
        <source>%n operations</source>
        <comment>on the map</comment>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <comment>on the map</comment>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::MapView</name>
    <message numerus="yes">
        <source>%n requests</source>
        <comment>recorded for an operation</comment>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::OperationGrid</name>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells could not be changed.</source>
        <translation>
            <numerusform>%n cell could not be changed.</numerusform>
            <numerusform>%n cells could not be changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells were changed.</source>
        <translation>
            <numerusform>%n cell was changed.</numerusform>
            <numerusform>%n cells were changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::OperationHead</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PasteTexts</name>
    <message numerus="yes">
        <source>%n schema changes</source>
        <translation>
            <numerusform>%n schema change</numerusform>
            <numerusform>%n schema changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathClipboard</name>
    <message numerus="yes">
        <source>Pasted as OpenAPI %1. %n part(s) could not be converted as they were.</source>
        <comment>%1: version, %n: entries of Details</comment>
        <translation>
            <numerusform>Pasted as OpenAPI %1. %n part could not be converted as it was.</numerusform>
            <numerusform>Pasted as OpenAPI %1. %n parts could not be converted as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathCommands</name>
    <message numerus="yes">
        <source>Duplicate %n entries</source>
        <translation>
            <numerusform>Duplicate %n entry</numerusform>
            <numerusform>Duplicate %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathProblems</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::PathRemoval</name>
    <message numerus="yes">
        <source>Delete %n entries</source>
        <translation>
            <numerusform>Delete %n entry</numerusform>
            <numerusform>Delete %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n entries are used elsewhere.</source>
        <translation>
            <numerusform>The entry is used elsewhere.</numerusform>
            <numerusform>The %n entries are used elsewhere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::RowNote</name>
    <message numerus="yes">
        <source>used in %n places</source>
        <translation>
            <numerusform>used in %n place</numerusform>
            <numerusform>used in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::SchemaGestures</name>
    <message numerus="yes">
        <source>%n properties added.</source>
        <translation>
            <numerusform>%n property added.</numerusform>
            <numerusform>%n properties added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines not added:</source>
        <translation>
            <numerusform>%n line not added:</numerusform>
            <numerusform>%n lines not added:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::SelectionForm</name>
    <message numerus="yes">
        <source>%n operations selected</source>
        <translation>
            <numerusform>%n operation selected</numerusform>
            <numerusform>%n operations selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries selected</source>
        <translation>
            <numerusform>%n entry selected</numerusform>
            <numerusform>%n entries selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add to the %n operations in this file:</source>
        <translation>
            <numerusform>Add to the operation in this file:</numerusform>
            <numerusform>Add to the %n operations in this file:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add to their %n operations:</source>
        <translation>
            <numerusform>Add to their operation:</numerusform>
            <numerusform>Add to their %n operations:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added to %n operations.</source>
        <translation>
            <numerusform>Added to %n operation.</numerusform>
            <numerusform>Added to %n operations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added to %n operations. The others already had it.</source>
        <translation>
            <numerusform>Added to %n operation. The others already had it.</numerusform>
            <numerusform>Added to %n operations. The others already had it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>designer::StatisticsPanel</name>
    <message numerus="yes">
        <source>%n webhook(s)</source>
        <translation>
            <numerusform>%n webhook</numerusform>
            <numerusform>%n webhooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>environments::EnvironmentsPage</name>
    <message numerus="yes">
        <source>Imported %n environments. Enter their credentials.</source>
        <translation>
            <numerusform>Imported %n environment. Enter its credentials.</numerusform>
            <numerusform>Imported %n environments. Enter their credentials.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>listenpaths::Texts</name>
    <message numerus="yes">
        <source>%n listen paths</source>
        <translation>
            <numerusform>%n listen path</numerusform>
            <numerusform>%n listen paths</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::ReferenceDownload</name>
    <message numerus="yes">
        <source>The request timed out after %n second(s).</source>
        <translation>
            <numerusform>The request timed out after %n second.</numerusform>
            <numerusform>The request timed out after %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>problems::SecretQuestion</name>
    <message numerus="yes">
        <source>%1 wants to send %n secrets to %2.</source>
        <comment>%1: file name, %2: origin</comment>
        <translation>
            <numerusform>%1 wants to send %n secret to %2.</numerusform>
            <numerusform>%1 wants to send %n secrets to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proxyexport::Reports</name>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay::BundleFiles</name>
    <message numerus="yes">
        <source>The bundle of %n exchanges was written to %1, without secrets.</source>
        <comment>%1 is a file</comment>
        <translation>
            <numerusform>The bundle of %n exchange was written to %1, without secrets.</numerusform>
            <numerusform>The bundle of %n exchanges was written to %1, without secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected exchanges of other definitions were left out.</source>
        <translation>
            <numerusform>%n selected exchange of another definition was left out.</numerusform>
            <numerusform>%n selected exchanges of other definitions were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>source::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>more than %n</numerusform>
            <numerusform>more than %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <comment>%n: number of places</comment>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>source::SourceView</name>
    <message numerus="yes">
        <source>… %n lines</source>
        <comment>%n: number of lines that are folded</comment>
        <translation>
            <numerusform>… %n line</numerusform>
            <numerusform>… %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sso::Messages</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>and %n more.</numerusform>
            <numerusform>and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sso::SsoDetail</name>
    <message numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>and %n more.</numerusform>
            <numerusform>and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::BodyEdit</name>
    <message numerus="yes">
        <source>%n byte(s) that are not shown as text</source>
        <translation>
            <numerusform>%n byte that is not shown as text</numerusform>
            <numerusform>%n bytes that are not shown as text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::ContractView</name>
    <message numerus="yes">
        <source>%n more are not listed.</source>
        <translation>
            <numerusform>%n more is not listed.</numerusform>
            <numerusform>%n more are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::ExchangesBar</name>
    <message numerus="yes">
        <source>%n exchanges</source>
        <translation>
            <numerusform>%n exchange</numerusform>
            <numerusform>%n exchanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused, %n waiting</source>
        <translation>
            <numerusform>paused, %n waiting</numerusform>
            <numerusform>paused, %n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n dropped</numerusform>
            <numerusform>%n dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::ExchangesPage</name>
    <message numerus="yes">
        <source>Show %n hidden</source>
        <translation>
            <numerusform>Show %n hidden</numerusform>
            <numerusform>Show %n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::RowsView</name>
    <message numerus="yes">
        <source>… %n members</source>
        <comment>%n: number of members of a JSON object that is folded</comment>
        <translation>
            <numerusform>… %n member</numerusform>
            <numerusform>… %n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n items</source>
        <comment>%n: number of items of a JSON array that is folded</comment>
        <translation>
            <numerusform>… %n item</numerusform>
            <numerusform>… %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n elements</source>
        <comment>%n: number of child elements of an XML element that is folded</comment>
        <translation>
            <numerusform>… %n element</numerusform>
            <numerusform>… %n elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::SavedFilters</name>
    <message numerus="yes">
        <source>The filter was not saved, because there are %n saved filters. Delete one of them first.</source>
        <translation>
            <numerusform>The filter was not saved, because there is %n saved filter. Delete it first.</numerusform>
            <numerusform>The filter was not saved, because there are %n saved filters. Delete one of them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::StreamView</name>
    <message numerus="yes">
        <source>%n older events are not shown. The newest %1 are kept.</source>
        <comment>%1 is a number</comment>
        <translation>
            <numerusform>%n older event is not shown. The newest %1 are kept.</numerusform>
            <numerusform>%n older events are not shown. The newest %1 are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traffic::TriesDialog</name>
    <message numerus="yes">
        <source>%n accepted although forbidden</source>
        <translation>
            <numerusform>%n accepted although forbidden</numerusform>
            <numerusform>%n accepted although forbidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server errors</source>
        <translation>
            <numerusform>%n server error</numerusform>
            <numerusform>%n server errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered by the gateway</source>
        <translation>
            <numerusform>%n answered by the gateway</numerusform>
            <numerusform>%n answered by the gateway</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ComparisonDialog</name>
    <message numerus="yes">
        <source>    … %n equal lines</source>
        <comment>%n: number of lines</comment>
        <translation>
            <numerusform>    … %n equal line</numerusform>
            <numerusform>    … %n equal lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n further lines</source>
        <comment>%n: number of lines</comment>
        <translation>
            <numerusform>… %n further line</numerusform>
            <numerusform>… %n further lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::BundleAndSplit</name>
    <message numerus="yes">
        <source>%1 was bundled to %2. %n references can&apos;t be followed and were kept.</source>
        <comment>%1, %2: file names</comment>
        <translation>
            <numerusform>%1 was bundled to %2. %n reference can&apos;t be followed and was kept.</numerusform>
            <numerusform>%1 was bundled to %2. %n references can&apos;t be followed and were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was written as %n files.</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>%1 was written as %n file.</numerusform>
            <numerusform>%1 was written as %n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ConversionDialog</name>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts can&apos;t be kept as they are.</source>
        <translation>
            <numerusform>%n part can&apos;t be kept as it is.</numerusform>
            <numerusform>%n parts can&apos;t be kept as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are added or removed.</source>
        <translation>
            <numerusform>%n line is added or removed.</numerusform>
            <numerusform>%n lines are added or removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::DefinitionFiles</name>
    <message numerus="yes">
        <source>Converted %1 to OpenAPI 3.1. %n part(s) could not be converted as they were.</source>
        <comment>%1: file name, %n: entries of Details</comment>
        <translation>
            <numerusform>Converted %1 to OpenAPI 3.1. %n part could not be converted as it was.</numerusform>
            <numerusform>Converted %1 to OpenAPI 3.1. %n parts could not be converted as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ExchangeCommands</name>
    <message numerus="yes">
        <source>%n requests call no operation of an open definition. Their paths are allowed as they are.</source>
        <translation>
            <numerusform>%n request calls no operation of an open definition. Its path is allowed as it is.</numerusform>
            <numerusform>%n requests call no operation of an open definition. Their paths are allowed as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draft doesn&apos;t allow %n requests: they call no API, have a secret in their path, or have one of too many different paths.</source>
        <translation>
            <numerusform>The draft doesn&apos;t allow %n request: it calls no API, has a secret in its path, or has one of too many different paths.</numerusform>
            <numerusform>The draft doesn&apos;t allow %n requests: they call no API, have a secret in their path, or have one of too many different paths.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::FindPanel</name>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <comment>%1: a file</comment>
        <translation>
            <numerusform>%1, %n match</numerusform>
            <numerusform>%1, %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be searched: not readable, or larger than %1.</source>
        <comment>%n: how many, %1: a size</comment>
        <translation>
            <numerusform>%n file could not be searched: not readable, or larger than %1.</numerusform>
            <numerusform>%n files could not be searched: not readable, or larger than %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::FolderPanel</name>
    <message numerus="yes">
        <source>%n file(s) found</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n file found</numerusform>
            <numerusform>%n files found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking… %n file(s) left</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>Checking… %n file left</numerusform>
            <numerusform>Checking… %n files left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::FolderTexts</name>
    <message numerus="yes">
        <source>%n operation(s)</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <comment>%n: how many definitions are in a folder</comment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <comment>%n: how many</comment>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Questions</name>
    <message numerus="yes">
        <source>Revoke all %n permissions?</source>
        <translation>
            <numerusform>Revoke %n permission?</numerusform>
            <numerusform>Revoke all %n permissions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n files and environments?</source>
        <translation>
            <numerusform>Save the changes to %n file or environment?</numerusform>
            <numerusform>Save the changes to %n files and environments?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reads REDACTED in place of %n secret(s). Save anyway?</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>%1 reads REDACTED in place of %n secret. Save anyway?</numerusform>
            <numerusform>%1 reads REDACTED in place of %n secrets. Save anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) in the document have the upstream&apos;s address.</source>
        <translation>
            <numerusform>%n server in the document has the upstream&apos;s address.</numerusform>
            <numerusform>%n servers in the document have the upstream&apos;s address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::RecoveryOffer</name>
    <message numerus="yes">
        <source>%n files with unsaved edits can&apos;t be read. They are kept, see Details.</source>
        <translation>
            <numerusform>%n file with unsaved edits can&apos;t be read. It is kept, see Details.</numerusform>
            <numerusform>%n files with unsaved edits can&apos;t be read. They are kept, see Details.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n versions)</source>
        <comment>%1: file name</comment>
        <translation>
            <numerusform>%1 (%n version)</numerusform>
            <numerusform>%1 (%n versions)</numerusform>
        </translation>
    </message>
</context>
</TS>
