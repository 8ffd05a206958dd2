/** Fewer characters of a secret than these are in any text by chance, and help nobody. */
const FRAGMENT_LENGTH = 8;

/** Forms that hold the whole of a secret's bytes, whatever stands before it. */
function formsOf(secret: string): string[] {
  const encoded = [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset, 'u'), Buffer.from(secret)]);
    return [bytes.toString('base64'), bytes.toString('base64url')].map((text) =>
      // What the bytes around it decide is not of the secret.
      text.slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6)),
    );
  });
  const hex = Buffer.from(secret).toString('hex');
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), hex, ...encoded];
}

/** Finds pieces of secrets, however they were cut. Written apart from the redaction it judges. */
export class FragmentSearch {
  readonly #fragments = new Map<string, string>();

  constructor(secrets: Readonly<Record<string, string>>) {
    for (const [name, secret] of Object.entries(secrets)) {
      for (const form of formsOf(secret)) {
        for (let at = 0; at + FRAGMENT_LENGTH <= form.length; at += 1) {
          this.#fragments.set(form.slice(at, at + FRAGMENT_LENGTH), name);
        }
      }
    }
  }

  get size(): number {
    return this.#fragments.size;
  }

  /** Which secrets a piece of was found, with what stands around it. */
  in(text: string): string[] {
    const found = new Map<string, string>();
    for (let at = 0; at + FRAGMENT_LENGTH <= text.length; at += 1) {
      const name = this.#fragments.get(text.slice(at, at + FRAGMENT_LENGTH));
      if (name === undefined || found.has(name)) continue;
      found.set(name, `${name}: ${JSON.stringify(text.slice(Math.max(0, at - 30), at + 40))}`);
    }
    return [...found.values()];
  }
}
