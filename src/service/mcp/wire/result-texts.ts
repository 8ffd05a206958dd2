import { jsonMembers } from '../../../text/json-members.ts';

interface Wanted {
  /** Of the last request of its method; null before there is one. */
  id: string | null;
  text: string | null;
}

/**
 * Results as servers write them, letter for letter: to read JSON and to write it again loses digits
 * of numbers, the order of members, and how texts are spelt. Of the methods that are asked for, the
 * last request counts.
 */
export class ResultTexts {
  readonly #wanted = new Map<string, Wanted>();

  /** Whether messages are to be read. */
  get isWaiting(): boolean {
    for (const { id, text } of this.#wanted.values()) if (id !== null && text === null) return true;
    return false;
  }

  /** From now on, the next result of that method is kept. */
  want(method: string): void {
    this.#wanted.set(method, { id: null, text: null });
  }

  noteRequest(id: unknown, method: string): void {
    if (this.#wanted.has(method)) this.#wanted.set(method, { id: String(id), text: null });
  }

  /** A whole message, before anybody else reads it. */
  read(message: string): void {
    const members = this.isWaiting ? jsonMembers(message) : null;
    const result = members?.get('result');
    if (members == null || result === undefined) return;
    const id = members.get('id')?.replaceAll('"', '');
    for (const wanted of this.#wanted.values()) if (wanted.id === id) wanted.text = result;
  }

  /** Null where it came in a form that has no text of its own, as one of several in a list. */
  take(method: string): string | null {
    const text = this.#wanted.get(method)?.text ?? null;
    this.#wanted.delete(method);
    return text;
  }
}

/** What a server-sent event carries; null where it carries nothing. */
export function eventData(event: string): string | null {
  const lines = event.split(/\r\n|\n|\r/).flatMap((line) => {
    if (!line.startsWith('data:')) return [];
    return line.slice(line.startsWith('data: ') ? 'data: '.length : 'data:'.length);
  });
  return lines.length === 0 ? null : lines.join('\n');
}
