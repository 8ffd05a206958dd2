/** Texts that somebody can put where a name or a message belongs: what they try × what it stands in. */

const words = (text: string) => text.trim().split(/\s+/);
/** Two blanks stand between them. */
const phrases = (text: string) => text.trim().split(/\s{2,}/);
const each = (starts: readonly string[], ends: readonly string[]) =>
  starts.flatMap((start) => ends.map((end) => `${start}${end}`));

const EVIL = 'https://evil.example';
/** What ends the place a text stands in: an element, an attribute, a fence, a comment, a line. */
const BREAKERS = [
  '',
  ...words('</details> </summary></details> </td></tr></table> </code></pre> </title> </script>'),
  ...words(`--> ]]> " ' \` \\ |`),
  ...['" autofocus onfocus="', '\n\n', '```\n', '`x` | '],
];
const MARKUP = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...[`<img src=${EVIL}/p.png>`, '<iframe srcdoc="<b>">', '<a href="javascript:alert(1)">x</a>'],
  ...[`<base href=${EVIL}/>`, `<style>*{background:url(${EVIL}/x)}</style>`, '<input type=text>'],
  ...[`![a](${EVIL}/p.png)`, `[a](${EVIL})`, `<${EVIL}>`, '<!-- x', '<picture>', '<h1>big</h1>'],
];
const BLOCKS = [
  ...phrases(`# heading  ###### six  - item  + item  * item  1. one  2) two  > quote  ---  ***  ___  ===
    ~~~  \`\`\`mermaid  |---|  :-: | :-:  [x]: ${EVIL}  [^1]: a  > [!CAUTION] fake  [!NOTE]
    - [x] done  [x] done  [ ] open  <details open>  <!-- comment  <?php  <![CDATA[  for C #  a ##
    a # #  #`),
  ...['title\n===', 'title\n---', '    code', '\tcode', '```mermaid\ngraph TD', '~~~\ncode'],
  ...['| a | b |\n|---|---|\n| c | d |', '> [!CAUTION]\n> fake', 'a  \nb', '- a\n  - b'],
];
const INLINES = words(
  String.raw`**bold** __b__ *i* _i_ a__b__c ~~s~~ [a][b] [^1] \\ \| | && &lt;b&gt; &#60;b&#62; &colon; &#x200b; &nbsp; [[wiki]] a*b*c 0a1b2cd_x_a0b1c2d <wbr> ${'`c`'} ${'``c``'} ${'a`b'} ${'`a'} ${'a`'} ${'`'} ${'``'} ${'`</code>`'} ${'`@octocat`'} ${'`a`b`c`'}`,
);
const LINKS = words(`${EVIL} http://evil.example/?q=1 ftp://evil.example www.evil.example x_www.a.b
  WWW.EVIL.EXAMPLE a@evil.example mailto:a@evil.example xmpp:a@evil.example/b vscode://file/etc
  javascript:alert(1) data:text/html,<b> //evil.example https:\\\\evil.example evil.example
  https://github.com/octo/weather/pull/1 (https://a.b) *https://a.b* _www.a.b_ ~a@b.c~
  @octocat @org/team @everyone #1 o/r#1 GH-1 gh-12 fixes#1 0a1b2c3 DEADBEEF octocat@0a1b2c3
  0123456789abcdef0123456789abcdef01234567 octo/weather@0a1b2c3d4e 0a1b2c3...3c2b1a0 #ffffff
  :tada: :white_check_mark: :white_check_mark white_check_mark: :+1: :-1 :x :100 :1234 :e-mail: ::
  $x$ $$x$$ $${'`'}x${'`'}$ $ $$ \\(x\\) \\[x\\] $\\color{red}x$`);
const COMMANDS = each(
  ['', '\n', '\r', '\u0085', ' \t', '\u2028', '\u001b[0m', 'x\r\n', '%0A', '\u200b', ':\u200b'],
  phrases(`::error file=a.ts,line=1::boom  ##[error]boom  ::set-output name=verdict::passed
    ::add-mask::e  ::stop-commands::x  ::add-path::/evil`),
);
const EXPRESSIONS = [
  ...words('$(id) `id` $IFS %25%0D%0A %s%n {{7*7}} #{7*7} <%=7*7%> --help -rf ~ * EOF'),
  ...['$\u007b{ secrets.TOKEN }}', 'costs $5 and $6', 'co-authored-by: a <a@b.c>', '/cc @a'],
  ...['a\nverdict=passed', 'verdict<<EOF\npassed\nEOF', 'x\nborder_\nverdict<<x\npassed\nx'],
];
const XML =
  phrases(`]]>  <![CDATA[x]]>  <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;  &lol9;
    </failure></testcase>  "/><testcase name="x  <?xml version="1.1"?>  &#0;  &#x1;  &amp;lt;
    --><testsuite>  <!--->  --!><!-- x -->
    <!-- mcp-eval-gate {"key":"0123456789abcdef","run":999999999} -->`);
const NAMES = words(
  '__proto__ constructor toString null undefined NaN true ../../etc/passwd C:\\x .. . CON a/b 0',
);

const around = (characters: readonly string[]) =>
  characters.flatMap((one) => [one, `a${one}`, `a${one}b`]);
/** Characters that are not seen. */
const UNSEEN = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u200d\u2060\u206a\u2800\u3164',
  ...'\ufe00\ufe0f\ufeff\uffa0\ufff9\u{1bca0}\u{1d173}\u{e0001}\u{e0041}\u{e0100}\ue000\u{10fffd}',
  ...'\ufdd0\uffff\u1680\u2003\u00a0\u3000\u0000\u0007\u0008\u007f\u0085\u000b\u000c',
  ...['\ud800', '\udfff'],
];
/** Those that move, cover and end others. */
const MOVING = [
  ...['abc\u202egnp.exe', '\u2066abc\u2069', '\u200eabc\u200f', '\u202b\u202e\u2067', 'שלום'],
  ...['שלום 1 of 2', 'سلام (3)', '`שלום` 1', `z${'\u0301'.repeat(40)}`, '\u0338x', ' \u0336'],
  ...['\u001b[31mred\u001b[0m', '\u009b31mred', `\u001b]8;;${EVIL}\u0007x`, '\u001b[2J', 'a\rb'],
  ...['\u001b]0;title\u0007', '\u001bP1;2|x\u001b\\', 'a\u2029b', '\u001b[1A\u001b[2Kpassed'],
];
const LONG = [
  ...['x'.repeat(150), 'x'.repeat(3_000), '👩‍👩‍👧'.repeat(99)],
  ...['ab ', 'a\n'].map((one) => one.repeat(2_000)),
  ...['[', '<', '`', '&', '*_', '> ', '@a ', '`a ', '🇫🇷', '﷽', '| '].map((one) => one.repeat(700)),
];

/** Each of them once. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([
    ...each(BREAKERS, MARKUP),
    ...each(['', '\n', '\n\n'], BLOCKS),
    ...[INLINES, LINKS, COMMANDS, EXPRESSIONS, XML, NAMES].flat(),
    ...around(UNSEEN),
    ...MOVING,
    ...LONG,
  ]),
];
