/** Replaces registered values in text, as the runner does with all it shows. */
export class SecretMasker {
  readonly #secrets = new Set<string>();

  /** Registers a value, each line of it, and the encodings that would carry it through a log. */
  add(value: string): void {
    for (const secret of [value, ...value.split(/\r?\n/)]) {
      if (secret.trim() === '') continue;
      this.#secrets.add(secret);
      this.#secrets.add(Buffer.from(secret).toString('base64'));
      this.#secrets.add(encodeURIComponent(secret));
      this.#secrets.add(JSON.stringify(secret).slice(1, -1));
    }
  }

  mask(text: string): string {
    // The longest first, so that a part never spoils the match of the whole.
    const longestFirst = [...this.#secrets].sort((one, other) => other.length - one.length);
    return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
  }
}
