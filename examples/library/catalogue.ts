/** The books of a library, and who has reserved them. */
const book = (isbn: string, title: string, author: string, year: number, copies: number) => {
  return { isbn, title, author, year, copies };
};
export type Book = ReturnType<typeof book>;
export const BOOKS: readonly Book[] = [
  book('9780141439518', 'Pride and Prejudice', 'Jane Austen', 1813, 2),
  book('9780141439471', 'Frankenstein', 'Mary Shelley', 1818, 0),
  book('9780141439600', 'A Tale of Two Cities', 'Charles Dickens', 1859, 3),
  book('9780141439563', 'Great Expectations', 'Charles Dickens', 1861, 1),
  book('9780141439846', 'Dracula', 'Bram Stoker', 1897, 1),
];

/** What a member owes for a book that is late, in cents. */
export const lateFee = (days: number) => Math.min(days * 20, 500);

const reservations = new Map<string, Set<string>>();

/** Books whose title or author contains a text, the oldest first. */
export function searchBooks(query: string, limit: number): Book[] {
  const wanted = query.toLowerCase();
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  return BOOKS.filter(({ title, author }) => contains(title) || contains(author)).slice(0, limit);
}

/** Throws an error whose message is for the caller. */
export function findBook(isbn: string): Book {
  const found = BOOKS.find((one) => one.isbn === isbn.replaceAll('-', ''));
  if (found === undefined) throw new Error(`There is no book with ISBN ${isbn}.`);
  return found;
}

/** Sets a copy aside. Returns the number of copies left. */
export function reserveBook(isbn: string, member: string): number {
  const found = findBook(isbn);
  const members = reservations.get(found.isbn) ?? new Set();
  if (!members.has(member) && members.size >= found.copies) {
    throw new Error(`No copy of "${found.title}" is left to reserve.`);
  }
  reservations.set(found.isbn, members.add(member));
  return found.copies - members.size;
}
