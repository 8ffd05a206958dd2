import type { ScriptedAnswer } from '../../__tests__/support/model-emulator.ts';

/**
 * What the emulated model does on the prompts of examples/suite.yaml. Two servers offer the same
 * tools, which is why the service writes the server before the name.
 */
export const MODEL_SCRIPT: readonly ScriptedAnswer[] = [
  {
    prompt: 'Who wrote Dracula?',
    toolCalls: [{ name: 'library__search_books', arguments: { query: 'Dracula' } }],
    text: 'Dracula was written by Bram Stoker.',
  },
  { prompt: 'Good morning!', text: 'Good morning! How can I help you with the library today?' },
  {
    prompt: 'Reserve Great Expectations',
    // The wrong one of two books by the same author, as a model might.
    toolCalls: [
      { name: 'library__reserve_book', arguments: { isbn: '9780141439600', member: 'Ada' } },
    ],
    text: 'I have reserved Great Expectations for Ada.',
  },
];
