#pragma once

namespace reading {

// The colors are those of ui/theme/colors.cpp.
inline constexpr char PageStyle[] = R"css(
:root{color-scheme:light dark;--window:#F5F6F8;--surface:#FFFFFF;--line:#DFE2E8;--text:#1B1F27;--muted:#566070;
--accent:#2A59C9;--code:#F0F2F5;--get:#156F40;--post:#8F5400;--put:#2A59C9;--patch:#7638B4;--delete:#BF2529}
@media (prefers-color-scheme:dark){:root{--window:#14161A;--surface:#1B1E24;--line:#2C313B;--text:#E7EAF0;
--muted:#A3ADBD;--accent:#86ABFF;--code:#23272F;--get:#56C991;--post:#E3AC55;--put:#86ABFF;--patch:#C7A2F7;
--delete:#FF8585}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--surface);color:var(--text);font:15px/1.5 system-ui,sans-serif}
nav{position:fixed;inset:0 auto 0 0;width:300px;overflow:auto;padding:16px;background:var(--window);
border-right:1px solid var(--line)}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:3px 8px;color:var(--text);text-decoration:none;overflow-wrap:anywhere;border-radius:4px}
nav a:hover{background:var(--line)}
nav a:focus-visible,input:focus-visible,pre:focus-visible{outline:2px solid var(--accent)}
nav .d0>a{font-weight:600;margin-top:8px}
nav .d1>a{padding-left:16px}nav .d2>a{padding-left:28px}nav .d3>a{padding-left:40px}nav .d4>a{padding-left:52px}
nav .method{margin-right:6px}
input{width:100%;padding:6px 8px;margin-bottom:8px;font:inherit;color:var(--text);background:var(--surface);
border:1px solid var(--muted);border-radius:4px}
main{margin-left:300px;padding:24px 32px;max-width:1100px}
section{content-visibility:auto;contain-intrinsic-size:auto 600px;padding:8px 0 16px;overflow-wrap:anywhere}
section.entry{border-top:1px solid var(--line)}
section:target>:first-child{color:var(--accent)}
h1{font-size:1.7em;margin:8px 0}h2{font-size:1.45em;margin:24px 0 8px}h3{font-size:1.2em;margin:16px 0 8px}
h4{font-size:1.05em;margin:16px 0 4px}h5,h6{font-size:1em;margin:12px 0 4px}
p{margin:4px 0 8px}
a{color:var(--accent)}
code,pre{font-family:ui-monospace,monospace;font-size:.92em;unicode-bidi:isolate}
code{background:var(--code);border-radius:3px;padding:1px 4px}
code.name{background:none;padding:0;font-weight:600}
pre{background:var(--code);border:1px solid var(--line);border-radius:4px;padding:8px 12px;overflow:auto;
max-height:400px;margin:4px 0 12px}
pre code{background:none;padding:0}
.row{padding:4px 0;border-top:1px solid var(--line)}
.type{color:var(--accent)}.muted{color:var(--muted)}
.required,.deprecated{font-size:.85em;font-weight:600}
.required{color:var(--delete)}.deprecated{color:var(--post)}
.method{display:inline-block;min-width:4.2em;padding:0 6px;border-radius:3px;font-size:.8em;font-weight:600;
text-align:center;color:var(--muted);background:color-mix(in srgb,currentColor 12%,transparent)}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.patch{color:var(--patch)}
.delete{color:var(--delete)}
blockquote{margin:4px 0 8px;padding-left:12px;border-left:3px solid var(--line);color:var(--muted)}
table{border-collapse:collapse;margin:4px 0 12px}
th,td{border:1px solid var(--line);padding:4px 8px;text-align:left;vertical-align:top}
hr{border:0;border-top:1px solid var(--line)}
.i1{margin-left:20px}.i2{margin-left:40px}.i3{margin-left:60px}.i4{margin-left:80px}.i5{margin-left:100px}
.i6{margin-left:120px}.i7{margin-left:140px}.i8{margin-left:160px}.i9{margin-left:180px}.i10{margin-left:200px}
.i11{margin-left:220px}.i12{margin-left:240px}
.hidden{display:none}
@media (max-width:800px){nav{position:static;width:auto;max-height:40vh;border:0}main{margin:0;padding:16px}}
@media print{nav{display:none}main{margin:0;max-width:none;padding:0}section{content-visibility:visible}
pre{max-height:none;white-space:pre-wrap}h3,h4,h5{break-after:avoid}}
)css";

// Hides the entries of the navigation without the typed words. The page is complete without it.
inline constexpr char PageScript[] = R"js(
(function(){
"use strict";
var field=document.getElementById("filter"),items=[].slice.call(document.querySelectorAll("nav li"));
var texts=items.map(function(item){return item.textContent.toLowerCase();});
field.parentNode.hidden=false;
field.addEventListener("input",function(){
var words=field.value.toLowerCase().split(/\s+/).filter(Boolean);
items.forEach(function(item,index){
var found=words.every(function(word){return texts[index].indexOf(word)>=0;});
item.classList.toggle("hidden",!found);
});
});
})();
)js";

} // namespace reading
