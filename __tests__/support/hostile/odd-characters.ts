/** Characters that are not seen, or move, cover and end others. */

export const UNSEEN = [
  ...[
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u17b5',
    '\u180b',
    '\u180e',
    '\u180f',
  ],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\u2064',
    '\u206a',
    '\u206f',
    '\u2800',
    '\u3164',
    '\ufe00',
  ],
  ...[
    '\ufe0e',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff0',
    '\ufff9',
    '\u{1bca0}',
    '\u{1d159}',
    '\u{1d173}',
  ],
  ...[
    '\u{e0001}',
    '\u{e0041}',
    '\u{e0100}',
    '\u{e01ef}',
    '\u{e0fff}',
    '\ue000',
    '\u{10fffd}',
    '\ufdd0',
  ],
  ...[
    '\u1680',
    '\u2000',
    '\u2003',
    '\u2009',
    '\u200a',
    '\u205f',
    '\u00a0',
    '\u202f',
    '\u3000',
    '\uffff',
  ],
];

export const DIRECTIONS = [
  ...[
    'abc\u202egnp.exe',
    '\u202dabc',
    '\u2066abc\u2069',
    '\u2067abc',
    '\u2068abc',
    '\u200eabc\u200f',
  ],
  ...['שלום', 'שלום 1 of 2', 'سلام (3)', 'a שלום b', 'שָׁלוֹם', '\u202b\u202e\u2067'],
];

export const MARKS = [
  ...[
    `z${'\u0301'.repeat(40)}`,
    `Z${'\u0333\u0305\u20dd'.repeat(30)}`,
    '\u0338x',
    ' \u0336',
    '\u20e0',
  ],
  ...[
    `a${'\u0e47'.repeat(30)}`,
    '\u0488\u0489',
    `ok ${'o\u0330\u0308\u0301\u0301\u0301'.repeat(9)}`,
  ],
];

export const CONTROLS = [
  ...[
    '\u001b[31mred\u001b[0m',
    '\u009b31mred',
    '\u001b]8;;https://evil.example\u001b\\x\u001b]8;;\u0007',
  ],
  ...[
    '\u001b]0;title\u0007',
    '\u001b[2J\u001b[H',
    '\u001bP1;2|x\u001b\\',
    '\u0000',
    'a\u0000b',
    '\u0007',
  ],
  ...['\b\b\b', '\u007f', '\ud800', '\udfff', 'a\ud83d', '\f', '\v', 'a\rb', 'a\u2029b', '\u0085'],
];
