/*
 * Attack payloads and malformed texts. Every input must reject them with a clear message or store them as plain text;
 * no page may execute or misrender them.
 */

const xssCall = 'window.__ran=1';

const scriptInjections = [
  `<script>${xssCall}</script>`,
  `</script><script>${xssCall}</script>`,
  `</title><script>${xssCall}</script>`,
  `</textarea><script>${xssCall}</script>`,
  `</style><script>${xssCall}</script>`,
  `--><script>${xssCall}</script><!--`,
  `]]><script>${xssCall}</script><![CDATA[`,
  `"><script>${xssCall}</script>`,
  `'><script>${xssCall}</script>`,
  `<scr<script>ipt>${xssCall}</scr</script>ipt>`,
  `<SCRIPT/SRC=data:text/javascript,${xssCall}></SCRIPT>`,
  `<script type=module>${xssCall}</script>`,
  `<script\u00a0src=//example.dz/x.js></script>`,
  `<svg><script>${xssCall}</script></svg>`,
  `<math><mi//xlink:href="data:x,<script>${xssCall}</script>">`,
  `<noscript><p title="</noscript><script>${xssCall}</script>">`,
  `<template><script>${xssCall}</script></template>`,
  `<!--<script>${xssCall}</script>`,
  `<?xml version="1.0"?><script>${xssCall}</script>`,
  `<base href="https://example.dz/"><script src=x.js></script>`,
  `<link rel=stylesheet href=https://example.dz/x.css>`,
  `<meta http-equiv=refresh content="0;url=https://example.dz">`,
  `<style>@import url(https://example.dz/x.css);</style>`,
  `<iframe srcdoc="<script>parent.${xssCall}</script>"></iframe>`,
  `<object data="data:text/html,<script>${xssCall}</script>"></object>`,
  `<embed src="data:text/html,<script>${xssCall}</script>">`,
  `<form action=https://example.dz><button>Send</button></form>`,
  `&lt;script&gt;${xssCall}&lt;/script&gt;`,
  `&#60;script&#62;${xssCall}&#60;/script&#62;`,
  `\\u003cscript\\u003e${xssCall}\\u003c/script\\u003e`,
];

const eventHandlerInjections = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'video src=x onerror',
  'audio src=x onerror',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'keygen autofocus onfocus',
  'details open ontoggle',
  'marquee onstart',
  'a href=# onclick',
  'div onpointerenter',
  'p onmouseover',
  'object onerror',
  'iframe onload',
  'svg><animate onbegin',
  'svg><set onbegin',
  'button popovertarget=x onbeforetoggle',
  'xss style="animation-name:x" onanimationstart',
  'img/src=x/onerror',
  'IMG SRC=x ONERROR',
  'img src=x onerror\n',
  'dialog open onclose',
].map((tag) => `<${tag}=${xssCall}>`);

const attributeInjections = [
  `" onmouseover="${xssCall}`,
  `' onmouseover='${xssCall}`,
  `" autofocus onfocus="${xssCall}" x="`,
  `x" style="position:fixed;inset:0" onclick="${xssCall}`,
  `\` onmouseover=${xssCall} \``,
  `" srcdoc="<script>${xssCall}</script>`,
];

const scriptUrls = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  'javascript&#58;',
  'jav&#x09;ascript:',
  'vbscript:',
  'data:text/javascript,',
  'data:text/html,<script>',
  'blob:https://example.dz/',
  'file:///etc/passwd?',
  '//example.dz/',
  '\\\\example.dz\\',
  'https:javascript:',
  'https://example.dz@javascript:',
].flatMap((scheme) => [`${scheme}${xssCall}`, `[press me](${scheme}${xssCall})`]);

const bidiControls = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e\u202e',
].map((control) => `invoice${control}fdp.exe دفع`);

const invalidCharacters = [
  'a\u0000b',
  '\u0000',
  'lone high \ud83d here',
  'lone low \udca9 here',
  'swapped \udca9\ud83d pair',
  'bell \u0007 escape \u001b[31mred',
  'delete \u007f and \u0085 next line',
  'non-character \uffff and \ufffe',
  'interlinear \ufff9 a \ufffa b \ufffb',
  'vertical \u000b tab, form \u000c feed',
];

const confusableTexts = [
  'ﷺ'.repeat(8),
  'e' + '\u0301'.repeat(40),
  'س' + '\u064e\u0651'.repeat(30),
  '\u200b\u200c\u200d\u2060\ufeff',
  'zero\u200bwidth',
  'soft\u00adhyphen',
  'ＦＵＬＬＷＩＤＴＨ ＜script＞',
  '𝕾𝖈𝖗𝖎𝖕𝖙 𝟙𝟚𝟛',
  '🇩🇿 👩🏽‍🔧 🏴‍☠️',
  'İstanbul ß ſ K',
  'line\u2028separator\u2029paragraph',
  'a'.repeat(79),
  'ا'.repeat(79),
];

const templateAndSqlInjections = [
  '{{constructor.constructor("window.__ran=1")()}}',
  '${window.__ran=1}',
  '#{7*7} <%= 7*7 %> {{7*7}}',
  '$t(common:close) {{name}}',
  "'; DROP TABLE users; --",
  '1 OR 1=1',
  '%_%\\%',
  '=HYPERLINK("https://example.dz","press")',
  '@SUM(1+1)*cmd|calc',
  '+213 ; |calc',
  'X\r\nSet-Cookie: tayyar_session=stolen',
  'X\nBEGIN:VALARM\nTRIGGER:-PT1M\nEND:VALARM',
  'END:VEVENT;X=1,2\\n3',
  '{"__proto__":{"admin":true}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '%00%0d%0a%2e%2e%2f',
  '../../../../etc/passwd',
  '%s%n%x%d',
  '|cell|cell|\n|:--|--:|\n|<b>x</b>|y|',
  '[a](https://example.dz" onmouseover="window.__ran=1)',
  '![x](https://example.dz/x.png"onerror="window.__ran=1)',
  '```\n</code></pre><script>window.__ran=1</script>\n```',
  '<https://example.dz/><script>window.__ran=1</script>',
  '**<b onclick=window.__ran=1>bold</b>**',
];

/** Dangerous in pages only: no input treats one of them in another way than the others. */
export const markupInjections: readonly string[] = [
  ...scriptInjections,
  ...eventHandlerInjections,
  ...attributeInjections,
  ...scriptUrls,
];

/** Dangerous for inputs, storage, files and mails as well. */
export const malformedTexts: readonly string[] = [
  ...bidiControls,
  ...invalidCharacters,
  ...confusableTexts,
  ...templateAndSqlInjections,
];

/** More than 150 texts, shared by all input and page tests. */
export const hostileTexts: readonly string[] = [...markupInjections, ...malformedTexts];
