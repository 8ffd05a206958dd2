import {
  AT,
  FINE,
  I,
  N,
  of,
  row,
  S,
  type SchemaPairRow,
  UNCLEAR,
  WORSE,
  WORSE_TO_READ,
  WORSE_TO_SEND,
} from './row.ts';

export const bounds: SchemaPairRow[] = [
  row('a higher minimum', of({ ...I, minimum: 0 }), of({ ...I, minimum: 1 }), WORSE_TO_SEND, [
    'bound-tightened',
    `${AT}/minimum`,
  ]),
  row('a lower minimum', of({ ...I, minimum: 1 }), of({ ...I, minimum: 0 }), WORSE_TO_READ, [
    'bound-loosened',
    `${AT}/minimum`,
  ]),
  row('a minimum is new', of(I), of({ ...I, minimum: 0 }), WORSE_TO_SEND, ['bound-tightened']),
  row('a maximum is gone', of({ ...I, maximum: 9 }), of(I), WORSE_TO_READ, ['bound-loosened']),
  row('a lower maximum', of({ ...N, maximum: 9 }), of({ ...N, maximum: 8.5 }), WORSE_TO_SEND, [
    'bound-tightened',
    `${AT}/maximum`,
  ]),
  row(
    'the bound itself is left out',
    of({ ...N, minimum: 0 }),
    of({ ...N, exclusiveMinimum: 0 }),
    WORSE_TO_SEND,
    ['bound-tightened', `${AT}/minimum`],
  ),
  row(
    'above zero is one or more of whole numbers',
    of({ ...I, exclusiveMinimum: 0 }),
    of({ ...I, minimum: 1 }),
    FINE,
  ),
  row(
    'below ten is up to nine of whole numbers',
    of({ ...I, minimum: 0, exclusiveMaximum: 10 }),
    of({ ...I, minimum: 0, maximum: 9 }),
    FINE,
  ),
  row(
    'a bound within another one',
    of({ ...I, minimum: 5 }),
    of({ ...I, minimum: 5, exclusiveMinimum: 2 }),
    FINE,
  ),
  row('a coarser step', of({ ...I, multipleOf: 2 }), of({ ...I, multipleOf: 4 }), WORSE_TO_SEND, [
    'bound-tightened',
    `${AT}/multipleOf`,
  ]),
  row('a finer step', of({ ...I, multipleOf: 4 }), of({ ...I, multipleOf: 2 }), WORSE_TO_READ, [
    'bound-loosened',
  ]),
  row('whole numbers told by a step', of(I), of({ ...N, multipleOf: 1 }), FINE),
  row(
    'steps of a tenth hold those of three tenths',
    of({ ...N, multipleOf: 0.3 }),
    of({ ...N, multipleOf: 0.1 }),
    WORSE_TO_READ,
  ),
  row('a shorter text', of({ ...S, maxLength: 10 }), of({ ...S, maxLength: 5 }), WORSE_TO_SEND, [
    'bound-tightened',
    `${AT}/maxLength`,
  ]),
  row('a text may be empty', of({ ...S, minLength: 1 }), of(S), WORSE_TO_READ, [
    'bound-loosened',
    `${AT}/minLength`,
  ]),
  row('a text may not be empty', of(S), of({ ...S, minLength: 1 }), WORSE_TO_SEND, [
    'bound-tightened',
    `${AT}/minLength`,
  ]),
  row('a length for what is no text', of(I), of({ ...I, minLength: 3 }), FINE),
  row(
    'fewer items',
    of({ type: 'array', items: S }),
    of({ type: 'array', items: S, maxItems: 3 }),
    WORSE_TO_SEND,
    ['bound-tightened', `${AT}/maxItems`],
  ),
  row(
    'an item is needed',
    of({ type: 'array', items: S }),
    of({ type: 'array', items: S, minItems: 1 }),
    WORSE_TO_SEND,
    ['bound-tightened', `${AT}/minItems`],
  ),
  row(
    'items may be the same',
    of({ type: 'array', uniqueItems: true }),
    of({ type: 'array' }),
    WORSE_TO_READ,
    ['bound-loosened'],
  ),
  row(
    'items may not be the same',
    of({ type: 'array' }),
    of({ type: 'array', uniqueItems: true }),
    WORSE_TO_SEND,
    ['bound-tightened', `${AT}/uniqueItems`],
  ),
  row(
    'one item is never the same twice',
    of({ type: 'array', maxItems: 1 }),
    of({ type: 'array', maxItems: 1, uniqueItems: true }),
    FINE,
  ),
];

export const texts: SchemaPairRow[] = [
  row('a pattern is new', of(S), of({ ...S, pattern: '^[a-z]+$' }), WORSE_TO_SEND, [
    'pattern-changed',
    `${AT}/pattern`,
  ]),
  row('a pattern is gone', of({ ...S, pattern: '^[a-z]+$' }), of(S), WORSE_TO_READ, [
    'pattern-changed',
  ]),
  row(
    'a wider pattern',
    of({ ...S, pattern: '^[a-z]+$' }),
    of({ ...S, pattern: '^[a-z0-9]+$' }),
    WORSE_TO_READ,
    ['pattern-changed'],
  ),
  row(
    'a narrower pattern',
    of({ ...S, pattern: '^[a-z0-9]+$' }),
    of({ ...S, pattern: '^[a-z]+$' }),
    WORSE_TO_SEND,
    ['pattern-changed'],
  ),
  row('another pattern', of({ ...S, pattern: '^a' }), of({ ...S, pattern: '^b' }), WORSE, [
    'pattern-changed',
  ]),
  row(
    'a pattern in other words',
    of({ ...S, pattern: '^\\d{3}$' }),
    of({ ...S, pattern: '^[0-9][0-9][0-9]$' }),
    FINE,
    ['pattern-changed'],
  ),
  row('a pattern that has all texts', of(S), of({ ...S, pattern: '.*' }), FINE),
  row(
    'a length as a pattern',
    of({ ...S, pattern: '^[a-z]{2,4}$' }),
    of({ ...S, pattern: '^[a-z]{2,4}$', maxLength: 4 }),
    FINE,
  ),
  row(
    'a pattern that looks around',
    of(S),
    of({ ...S, pattern: '^(?!x)' }),
    ['unclear', 'compatible'],
    ['pattern-changed'],
  ),
  row(
    'one pattern that looks around for another',
    of({ ...S, pattern: '^(?=.*a)(?=.*b)' }),
    of({ ...S, pattern: '^(?=.*b)(?=.*a)' }),
    UNCLEAR,
    ['pattern-changed'],
  ),
  row(
    'a pattern to choke on',
    of({ ...S, pattern: '^(a+)+$' }),
    of({ ...S, pattern: '^(a|a)*$' }),
    WORSE_TO_READ,
    ['pattern-changed'],
  ),
  row('a format is new', of(S), of({ ...S, format: 'email' }), WORSE_TO_SEND, [
    'format-changed',
    `${AT}/format`,
  ]),
  row('a format is gone', of({ ...S, format: 'email' }), of(S), WORSE_TO_READ, ['format-changed']),
  row('another format', of({ ...S, format: 'date' }), of({ ...S, format: 'date-time' }), WORSE, [
    'format-changed',
  ]),
  row(
    'a wider format',
    of({ ...S, format: 'uri' }),
    of({ ...S, format: 'iri' }),
    ['compatible', 'breaking'],
    ['format-changed'],
  ),
  row(
    'a format that nobody knows',
    of(S),
    of({ ...S, format: 'currency' }),
    ['unclear', 'compatible'],
    ['format-changed'],
  ),
];
