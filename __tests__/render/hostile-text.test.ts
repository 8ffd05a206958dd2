import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attribute, code, codePath, fence, inline, link } from '../../src/render/text/escape.ts';
import { cap, cleanLine, cleanLines, cleanText } from '../../src/text/clean-text.ts';
import { samples } from '../support/effort.ts';
import { unseenIn } from '../support/hostile/unseen.ts';
import { hostileText } from '../support/render/arbitrary-report.ts';
import { allNodes, convertedTexts, elements, githubTrees } from '../support/render/github-tree.ts';
import { HOSTILE_NAME, HOSTILE_TEXTS } from '../support/render/sample-reports.ts';

/** Places of the documents that texts are put into, and how to find the text there again. */
const PLACES = [
  { name: 'paragraph', tag: 'p', write: (text: string) => `<strong>x</strong>${text}` },
  { name: 'heading', tag: 'h2', write: (text: string) => `## x${text}` },
  { name: 'list item', tag: 'li', write: (text: string) => `- x${text}\n- y` },
  { name: 'cell', tag: 'td', write: (text: string) => `| a | b |\n|---|---|\n| x${text} | c |` },
  {
    name: 'summary',
    tag: 'summary',
    write: (text: string) => `<details>\n<summary>x${text}</summary>\n\ny\n\n</details>`,
  },
  { name: 'alert', tag: 'blockquote', write: (text: string) => `> [!NOTE]\n> x${text}` },
];

function expectShownAsItself(text: string, place: (typeof PLACES)[number]) {
  const { raw } = githubTrees(place.write(inline(text)));
  const [holder] = elements(raw, place.tag);
  expect(holder?.text.replace('[!NOTE]\n', '').trim()).toBe(`x${cleanLine(text, 200)}`);
  const tags = allNodes(holder ?? raw).map(({ tag }) => tag);
  expect(new Set(tags.filter((tag) => tag !== null && tag !== 'strong'))).toEqual(
    new Set([place.tag, ...tags.filter((tag) => ['span', 'p', 'wbr'].includes(tag ?? ''))]),
  );
  expect(convertedTexts(raw)).toEqual([]);
  expect(unseenIn(holder?.text ?? '')).toBeNull();
}

describe.each(PLACES)('inline text in a $name', (place) => {
  it.each(HOSTILE_TEXTS)('shows %j as itself', (text) => {
    expectShownAsItself(text, place);
  });

  it.each(['C #', 'a ##', 'a # #', '#', 'a \\#'])(
    'shows %j, which might close a heading',
    (text) => {
      expectShownAsItself(text, place);
    },
  );

  it('shows any text as itself', () => {
    fc.assert(
      fc.property(hostileText, (text) => expectShownAsItself(text, place)),
      samples({ ci: 150, soak: 20_000 }),
    );
  });
});

describe('inline text between words of ours', () => {
  it.each([
    ['an emoji with the colon behind it', ':white_check_mark', ': why', '<span>:</span>white'],
    ['a formula', 'costs $5 and $6', '', '<span>&#36;</span>5 and <span>&#36;</span>6'],
    ['a task', '[x] done', '', '<span>&#91;</span>x'],
  ])('makes no %s', (_what, text, behind, markup) => {
    const shown = `- ${inline(text)}${behind}`;
    expect(shown).toContain(markup);
    const { raw } = githubTrees(shown);
    expect(convertedTexts(raw)).toEqual([]);
    expect(raw.text.trim()).toBe(`${text}${behind}`);
  });

  it('keeps its direction to itself', () => {
    expect(`${inline('שלום')} 1 of 2`).toBe('<span dir="auto">שלום</span> 1 of 2');
  });

  it('may be broken where it is one long word, but not within a character', () => {
    expect(inline('x'.repeat(100))).toBe(
      `${'x'.repeat(40)}<wbr>${'x'.repeat(40)}<wbr>${'x'.repeat(20)}`,
    );
    const pieces = inline('👩‍👩‍👧'.repeat(30)).split('<wbr>');
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece).toMatch(/^👩.*👧$/u);
    for (const [flag, times] of [
      ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 25],
      ['🇫🇷', 60],
    ] as const) {
      for (const piece of inline(`x${flag.repeat(times)}`).split('<wbr>')) {
        expect(piece.replace('x', '').replaceAll(flag, '')).toBe('');
      }
    }
  });
});

describe('inline text', () => {
  it.each([
    'fixed by 0a1b2c3',
    'see 0123456789abcdef0123456789abcdef01234567, DEADBEEF and 1234567',
    'GH-1234567 o/r@0a1b2c3d4e octo/weather#12 defaced',
  ])('has no commit or reference that GitHub would link: %s', (text) => {
    const { raw } = githubTrees(inline(text));
    expect(raw.text).toBe(text);
    expect(convertedTexts(raw)).toEqual([]);
  });

  it('leaves longer runs of digits in one piece, which GitHub never links', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(inline(hash)).toBe(hash);
  });

  it('cannot begin a block', () => {
    for (const text of ['# a', '- a', '+ a', '1. a', '2) a', '> a', '===', '---', '* a', '~~~']) {
      const { raw } = githubTrees(inline(text));
      expect(raw.children.map(({ tag }) => tag)).toEqual(['p']);
      expect(raw.text).toBe(text);
    }
  });

  it('holds no angle bracket of the input', () => {
    expect(inline(HOSTILE_NAME).replace(/<\/?span>/g, '')).not.toMatch(/[<>]/);
  });
});

describe('code and attribute', () => {
  it('show hostile text as itself', () => {
    const { sanitized } = githubTrees(`a ${code(HOSTILE_NAME)} b`);
    expect(elements(sanitized, 'code').map(({ text }) => text)).toEqual([HOSTILE_NAME]);
    const { raw } = githubTrees(`<a title="${attribute('" onclick="x\u202e')}">y</a>`);
    expect(elements(raw, 'a').map(({ properties }) => properties)).toEqual([
      { title: '" onclick="x\\u202e' },
    ]);
  });
});

describe('a path', () => {
  it('may be broken behind its steps, but not within them', () => {
    expect(codePath('/inputSchema/properties/max_items')).toBe(
      '<code>/inputSchema/<wbr>properties/<wbr>max&#95;<wbr>items</code>',
    );
    expect(codePath('a: b//c- d')).toBe('<code>a: b//<wbr>c- d</code>');
  });

  it('shows any text as itself', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { raw } = githubTrees(`| a |\n|---|\n| x ${codePath(text)} |`);
        expect(elements(raw, 'code').map((one) => one.text)).toEqual([cleanLine(text, 200)]);
        expect(convertedTexts(raw)).toEqual([]);
      }),
      samples({ ci: 150, soak: 20_000 }),
    );
  });
});

describe('link', () => {
  it.each([
    ['https://a.example/b_c?d=1&e=(2)', 'https://a.example/b_c?d=1&e=(2)'],
    ['http://a.example/"><script>', 'http://a.example/%22%3E%3Cscript%3E'],
    ['javascript:alert(1)', undefined],
    ['//a.example', undefined],
    ['', undefined],
  ])('%s leads to %s', (address, href) => {
    const { sanitized } = githubTrees(`see ${link('there', address)}`);
    expect(elements(sanitized, 'a')[0]?.properties['href']).toBe(href);
    expect(sanitized.text).toBe('see there');
  });
});

describe('fence', () => {
  it('holds any text and ends', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const lines = cleanText(text).split('\n');
        const { raw } = githubTrees(`${fence(lines, 'text')}\n\nafter`);
        expect(raw.children.map(({ tag }) => tag).filter((tag) => tag !== null)).toEqual([
          'pre',
          'p',
        ]);
        const body = lines.join('\n').replaceAll('<!--', '\\u003c!--');
        expect(elements(raw, 'code')[0]?.text.trim()).toBe(body.trim());
      }),
      samples({ ci: 100, soak: 20_000 }),
    );
  });

  it('breaks comments, so that no text passes for a marker', () => {
    expect(fence(['<!-- marker -->'], '')).not.toContain('<!--');
  });
});

describe('cleanText', () => {
  it.each([
    ['\u001b[1;31mred\u001b[0m', 'red'],
    ['\u009b31mred', 'red'],
    ['\u001b]8;;https://a.example\u001b\\link\u001b]8;;\u0007', 'link'],
    ['a\u202eb', 'a\\u202eb'],
    ['a\u200bb\ufeff', 'a\\u200bb\\ufeff'],
    ['nul\u0000', 'nul\\u0000'],
    ['lone \ud83d', 'lone \\ud83d'],
    ['tag \u{e0041}', 'tag \\u{e0041}'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['👩‍👩‍👧 👍🏽 ❤️‍🔥 é', '👩‍👩‍👧 👍🏽 ❤️‍🔥 é'],
    ['a\u200db', 'a\\u200db'],
    ['\u115f\u1160\u3164\uffa0', '\\u115f\\u1160\\u3164\\uffa0'],
    ['\u2800\u3164', '\\u2800\\u3164'],
    ['10\u2009–\u200912 June, 5\u2003km\u1680', '10 – 12 June, 5 km '],
    ['\u17b4\u180b\u180f\ufe00\u{e0100}', '\\u17b4\\u180b\\u180f\\ufe00\\u{e0100}'],
    ['a\ufe0f 1\ufe0f 1\ufe0f\u20e3 \u2764\ufe0f', 'a\\ufe0f 1\\ufe0f 1\ufe0f\u20e3 \u2764\ufe0f'],
    ['\ue000\ufdd0\u{10ffff}\u{1d159}', '\\ue000\\ufdd0\\u{10ffff}\\u{1d159}'],
    ['a\u00a0b\u202fc\u3000d', 'a b c d'],
    ['\u0338x', '\\u0338x'],
    [`e${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(4)}…`],
    ['\u2800\u0301', '\\u2800\\u0301'],
    ['שָׁלוֹם नमस्ते བསྒྲུབས กี่ผู้ テスト', 'שָׁלוֹם नमस्ते བསྒྲུབས กี่ผู้ テスト'],
    ['a\u200cb क\u200dष می\u200c', 'a\\u200cb क\\u200dष می\\u200c'],
    ['\u{1f3f4}\u{e0061}\u{e007f} \u{e0067}', '\u{1f3f4}\\u{e0061}\\u{e007f} \\u{e0067}'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ['French', 'Prévisions à l’heure : « 11 °C », c’est sûr'],
    ['Vietnamese', 'Dự báo thời tiết ở Hà Nội được chấp nhận'],
    ['Vietnamese, decomposed', 'Dự báo thời tiết được'.normalize('NFD')],
    ['Japanese', '東京の天気は「晴れ」、最高気温は２５度です。ﾊﾞ'],
    ['Korean, decomposed', '서울의 날씨 예보'.normalize('NFD')],
    ['Arabic with all vowels', 'هَٰذَا نَصٌّ مُشَكَّلٌ بِالْكَامِلِ'],
    ['Persian, whose words have non-joiners', 'می\u200cخواهم خانه\u200cها را ببینم'],
    ['Hebrew with accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
    ['Hindi', 'मौसम का पूर्वानुमान: क्\u200dषत्रिय, श्\u200cर'],
    ['Bengali', 'র\u200d্যাব উৎ'],
    ['Sinhala', 'ශ්\u200dරී ලංකාව ක්\u200dෂ'],
    ['Malayalam of old', 'അവന്\u200d പറഞ്ഞു'],
    ['Thai', 'พยากรณ์อากาศกรุงเทพฯ ที่นี่ น้ำ'],
    ['Burmese', 'မြို့ လျှို့ဝှက် ရွှံ့'],
    ['Tibetan', 'བསྒྲུབས ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ'],
    ['Khmer', 'ព្រះ ស្ត្រី'],
    ['emoji', '👍🏽 👩‍👩‍👧‍👦 🏳️‍🌈 🇫🇷 1️⃣ #️⃣ ❤️‍🔥 🧑🏽‍⚕️ ☝️ ™️ 👨🏻‍❤️‍💋‍👨🏿 ⏸︎'],
    ['flags of England, Scotland and Wales', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['formulas', 'x⃗ ≠ q̃, 2⁄3 Å, a̸ ∉ ℝ'],
  ])('leaves ordinary text as it is: %s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
    expect(unseenIn(text)).toBeNull();
  });
});

describe('caps', () => {
  it('never split a code point', () => {
    expect(cap('👍👍👍', 3)).toBe('👍👍👍');
    expect(cap('👍👍👍', 2)).toBe('👍…');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9 }),
        (text, limit) => {
          const capped = cap(text, limit);
          expect([...capped].length).toBeLessThanOrEqual(limit);
          expect(capped).not.toMatch(/\p{Cs}/u);
        },
      ),
      samples({ ci: 100, soak: 20_000 }),
    );
  });

  it.each([
    ['👩‍👩‍👧', 3],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 and more', 5],
    ['می\u200cخواهم', 4],
    ['ශ්\u200dරී', 4],
  ])('leave nothing of %j that nobody would see', (text, limit) => {
    expect(unseenIn(cap(text, limit))).toBeNull();
  });

  it('count the lines they leave out', () => {
    expect(cleanLines('a\nb\nc\nd', { lines: 2, width: 9 })).toEqual(['a', 'b', '… 2 more lines']);
    expect(cleanLines('a\nb\n', { lines: 2, width: 9 })).toEqual(['a', 'b']);
  });

  it('take a very long text quickly and say so', () => {
    const lines = cleanLines('x'.repeat(5_000_000), { lines: 2, width: 10 });
    expect(lines).toEqual([`${'x'.repeat(9)}…`, '… more, 4,999,960 characters and up']);
  });
});
