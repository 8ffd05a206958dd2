import { CONTROLS, DIRECTIONS, MARKS, UNSEEN } from './odd-characters.ts';

/** A text that somebody may have put where a name or a message belongs, and what it tries. */
export interface HostileText {
  kind: string;
  text: string;
}

/** What once came through. */
const FOUND = [
  ...[
    'done :white_check_mark',
    '\u2800',
    '\u115f\u1160 \u3164',
    '\u17b4\u180b\u{e0100}',
    'for C #',
  ],
  ...['costs $5 and $6', '[x] done', `zalgo${'\u0301\u0316'.repeat(20)}`],
];

const all = (kind: string, texts: readonly string[]): HostileText[] =>
  texts.map((text) => ({ kind, text }));

/** Every text of the first list with every one of the second behind it. */
const each = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => `${start}${end}`));

const around = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [text, `a${text}`, `${text}b`, `a${text}b`]);

/** What ends the place a text stands in, be it an element, an attribute, a fence or a comment. */
const BREAKERS = [
  ...['', '</details>', '</summary></details>', '</td></tr></table>', '</code></pre>', '</title>'],
  ...[
    '</script>',
    '</style>',
    '-->',
    ']]>',
    '"',
    "'",
    '" autofocus onfocus="',
    '\n\n',
    '`',
    '```\n',
  ],
];
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=https://evil.example/p.png>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content=0;url=https://evil.example>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>*{background:url(https://evil.example/x)}</style>',
];

const BLOCKS = [
  ...[
    '# heading',
    '###### six',
    'title\n===',
    'title\n---',
    '- item',
    '+ item',
    '* item',
    '1. one',
  ],
  ...[
    '2) two',
    '> quote',
    '---',
    '***',
    '___',
    '===',
    '    code',
    '\tcode',
    '```mermaid\ngraph TD',
  ],
  ...[
    '~~~\ncode',
    '| a | b |\n|---|---|\n| c | d |',
    '|---|',
    '[x]: https://evil.example',
    '[^1]: a',
  ],
  ...['> [!CAUTION]\n> fake', '[!NOTE]', '- [x] done', '[x] done', '[ ] open', '<details open>'],
  ...['<!-- comment', '<?php', '<![CDATA[', 'C #', 'a ##', 'a # #', '#', '##'],
];

const INLINES = [
  ...['**bold**', '__b__', '*i*', '_i_', '~~s~~', '`c`', '``c``', '[a](https://evil.example)'],
  ...[
    '![a](https://evil.example/p.png)',
    '[a][b]',
    '[^1]',
    '<https://evil.example>',
    '\\',
    '\\|',
    '|',
  ],
  ...[
    'a  \nb',
    '&lt;b&gt;',
    '&#60;b&#62;',
    '&colon;',
    '&#x200b;',
    '&nbsp;',
    '&NewLine;',
    '[[wiki]]',
  ],
];

const ADDRESSES = [
  ...['https://evil.example', 'http://evil.example/?q=1', 'ftp://evil.example', 'www.evil.example'],
  ...['WWW.EVIL.EXAMPLE', 'a@evil.example', 'mailto:a@evil.example', 'xmpp:a@evil.example/b'],
  ...['ssh://git@evil.example', 'vscode://file/etc', 'javascript:alert(1)', 'data:text/html,<b>'],
  ...[
    '//evil.example',
    'https:\\\\evil.example',
    'evil.example',
    'https://github.com/octo/weather/pull/1',
  ],
];

const REFERENCES = [
  ...[
    '@octocat',
    '@org/team',
    'hi @everyone',
    '#1',
    'o/r#1',
    'GH-1',
    'gh-12',
    'fixes #1',
    'Closes: #2',
  ],
  ...['0a1b2c3', 'DEADBEEF', '0123456789abcdef0123456789abcdef01234567', 'octocat@0a1b2c3'],
  ...[
    'octo/weather@0a1b2c3d4e',
    '0a1b2c3...3c2b1a0',
    '/cc @a',
    'co-authored-by: a <a@b.c>',
    '#ffffff',
  ],
];

const SHORTCODES = [
  ...[
    ':tada:',
    ':white_check_mark:',
    ':white_check_mark',
    'white_check_mark:',
    ':+1:',
    ':-1',
    ':x',
  ],
  ...['a :heavy_check_mark', ':100', ':1234', ':e-mail', ': tada', '::', ':'],
];

const FORMULAS = [
  '$x$',
  '$$x$$',
  '$`x`$',
  'a $5 and $6',
  '$',
  '$$',
  '\\(x\\)',
  '\\[x\\]',
  '$\\color{red}x$',
];

const COMMANDS = each(
  ['', '\n', '\r', '\u0085', ' \t', '\u2028', '\u001b[0m', 'x\r\n', '%0A'],
  [
    '::error file=a.ts,line=1::boom',
    '##[error]boom',
    '::set-output name=verdict::passed',
    '::save-state name=run::x',
    '::add-mask::e',
    '::stop-commands::x',
    '::set-env name=PATH::/evil',
    '::add-path::/evil',
  ],
);

const EXPRESSIONS = [
  ...[
    '$\u007b{ secrets.TOKEN }}',
    '$\u007b{ github.event }}',
    '$(id)',
    '`id`',
    '"; id; "',
    "'; id; '",
  ],
  ...['$IFS', '&& id', '| sh', 'a\nverdict=passed', 'verdict<<EOF\npassed\nEOF', 'ghadelimiter_1'],
  ...['EOF', '%25%0D%0A', '%s%n', '{{ 7*7 }}', '#{7*7}', '<%= 7*7 %>', '--help', '-rf', '~', '*'],
];

const XML = [
  ...[
    ']]>',
    '<![CDATA[x]]>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
    '&lol9;',
  ],
  ...[
    '</failure></testcase>',
    '<testcase name="x"/>',
    '"/><testcase name="x',
    '<?xml version="1.1"?>',
  ],
  ...['&#0;', '&#x1;', '&amp;lt;', '<failure/>', '--><testsuite>', '\ufffe'],
];

const MARKERS = [
  '<!-- mcp-eval-gate key=0123456789abcdef0123456789abcdef commit=0a1b2c3 attempt=1 run=999999999 -->',
  '<!-- Sticky Pull Request Comment -->',
  '<!-- sticky-comment:evals -->',
  '<!--\n-->',
  '--!><!-- x -->',
  '<!-->',
];

const NAMES = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
  ],
  ...['../../etc/passwd', '/etc/passwd', 'C:\\x', '..', '.', '', ' ', 'CON', 'a/b', 'report.json'],
];

const LENGTHS = [
  ...[
    'x'.repeat(150),
    'x'.repeat(3_000),
    'ab '.repeat(3_000),
    'a\n'.repeat(3_000),
    '👩‍👩‍👧'.repeat(200),
  ],
  ...[
    '['.repeat(2_000),
    '<'.repeat(2_000),
    '`'.repeat(2_000),
    '*_'.repeat(1_000),
    '\u202e'.repeat(500),
  ],
  ...['﷽'.repeat(50), '𒐫'.repeat(50), '> '.repeat(1_000), '&'.repeat(2_000), '@a '.repeat(700)],
];

/** Each of them once. Every kind is a class of its own in tests that take samples. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...all('found', FOUND),
  ...all('markup', each(BREAKERS, MARKUP)),
  ...all('block', each(['', '\n', '\n\n'], BLOCKS)),
  ...all('inline', INLINES),
  ...all('address', ADDRESSES),
  ...all('reference', REFERENCES),
  ...all('shortcode', SHORTCODES),
  ...all('formula', FORMULAS),
  ...all('command', COMMANDS),
  ...all('expression', EXPRESSIONS),
  ...all('unseen', around(UNSEEN)),
  ...all('direction', DIRECTIONS),
  ...all('mark', MARKS),
  ...all('control', CONTROLS),
  ...all('xml', XML),
  ...all('marker', MARKERS),
  ...all('name', NAMES),
  ...all('length', LENGTHS),
].filter(({ text }, index, whole) => whole.findIndex((other) => other.text === text) === index);
