/** A book of the library. */
export interface Book {
  isbn: string;
  title: string;
  author: string;
  year: number;
  copies: number;
}

const BOOKS: readonly Book[] = [
  {
    isbn: '9780141439518',
    title: 'Pride and Prejudice',
    author: 'Jane Austen',
    year: 1813,
    copies: 2,
  },
  { isbn: '9780141439846', title: 'Dracula', author: 'Bram Stoker', year: 1897, copies: 1 },
  { isbn: '9780141439471', title: 'Frankenstein', author: 'Mary Shelley', year: 1818, copies: 0 },
  {
    isbn: '9780141439600',
    title: 'A Tale of Two Cities',
    author: 'Charles Dickens',
    year: 1859,
    copies: 3,
  },
  {
    isbn: '9780141439563',
    title: 'Great Expectations',
    author: 'Charles Dickens',
    year: 1861,
    copies: 1,
  },
];

const FEE_PER_DAY_CENTS = 20;
const FEE_LIMIT_CENTS = 500;

/** A request the library has to turn down; the message is meant for whoever asked. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

/** The books of one library and who has reserved them. */
export class Catalogue {
  readonly #reservations = new Map<string, Set<string>>();

  all(): readonly Book[] {
    return BOOKS;
  }

  /** Books whose title or author contains `query`, whatever the case, oldest first. */
  search(query: string, limit: number): Book[] {
    const needle = query.toLowerCase();
    return BOOKS.filter(({ title, author }) =>
      [title, author].some((text) => text.toLowerCase().includes(needle)),
    )
      .toSorted((one, other) => one.year - other.year)
      .slice(0, limit);
  }

  /** Throws a LibraryError where no book has the number. */
  find(isbn: string): Book {
    const book = BOOKS.find((candidate) => candidate.isbn === isbn.replaceAll('-', ''));
    if (book === undefined) throw new LibraryError(`There is no book with ISBN ${isbn}.`);
    return book;
  }

  /** Sets a copy aside; throws a LibraryError where none is left. Returns the copies left. */
  reserve(isbn: string, member: string): number {
    const book = this.find(isbn);
    const members = this.#reservations.get(book.isbn) ?? new Set();
    if (!members.has(member) && members.size >= book.copies) {
      throw new LibraryError(`No copy of "${book.title}" is left to reserve.`);
    }
    this.#reservations.set(book.isbn, members.add(member));
    return book.copies - members.size;
  }
}

/** What is owed for a book brought back late, in cents. */
export function lateFeeCents(daysLate: number): number {
  return Math.min(daysLate * FEE_PER_DAY_CENTS, FEE_LIMIT_CENTS);
}
