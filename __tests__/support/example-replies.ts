/** What the emulated model does on the prompts of `examples/*.yaml`. */
import type { Reply } from './model-emulator.ts';

const GREETING = { prompt: 'Good morning!', text: 'Good morning! How can I help you?' };
const SUM = { name: 'get-sum', args: { a: 2, b: 3 } };
/** Two servers have these tools, so that their names begin with the one of the server. */
export const LIBRARY: readonly Reply[] = [
  {
    prompt: 'Who wrote Dracula?',
    calls: [{ name: 'library__search_books', args: { query: 'Dracula' } }],
    text: 'Dracula was written by Bram Stoker.',
  },
  {
    prompt: 'Reserve Great Expectations',
    // The wrong one of two books by the same author.
    calls: [{ name: 'library__reserve_book', args: { isbn: '9780141439600', member: 'Ada' } }],
    text: 'I have reserved Great Expectations for Ada.',
  },
  GREETING,
];

export const GUIDE: readonly Reply[] = [
  { prompt: 'What is 2 and 3?', calls: [SUM], text: 'The sum is 5.' },
  GREETING,
];
