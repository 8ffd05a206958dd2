import * as z from 'zod';
import { messageOf } from '../../lib/errors.ts';
import { pathMistake } from '../../lib/json-path.ts';
import { addMisfit } from '../validation.ts';

const MAX_TEXT = 100_000;
const MAX_PATTERN = 10_000;
const MAX_PATH = 1_000;

/** A name of a tool, server, prompt or step. */
export const name = () => z.string().min(1).max(500);

export const text = (min = 1) => z.string().min(min).max(MAX_TEXT);

/** A regular expression of JavaScript without flags. */
export const pattern = () =>
  z
    .string()
    .min(1)
    .max(MAX_PATTERN)
    .superRefine((source, context) => {
      try {
        new RegExp(source);
        // The form of JavaScript.
        if (/^\/[^/]+\/(?:gi?|ig?)$/.test(source)) throw new Error('slashes and flags');
        if (/^\\A|(?:^|[^\\])(?:\\\\)*\\[Zz]$/.test(source)) throw new Error('no \\A or \\Z');
      } catch (error) {
        // The engine quotes the pattern before it says what is wrong.
        const detail = messageOf(error).split('/: ').at(-1) ?? '';
        addMisfit(context, [], { code: 'syntax', format: 'regular expression', detail });
      }
    })
    .describe('A regular expression of JavaScript, without flags.');

/** A JSON path by RFC 9535. */
export const jsonPath = () =>
  z
    .string()
    .min(1)
    .max(MAX_PATH)
    .superRefine((path, context) => {
      const detail = pathMistake(path);
      if (detail !== null) addMisfit(context, [], { code: 'syntax', format: 'JSON path', detail });
    })
    .describe('A JSON path such as `$.items[0].id`.');
