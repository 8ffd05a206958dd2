import { randomBytes } from 'node:crypto';

/** Makes a key. It is good when `createKey` has stored it. */
export const newKey = () => `sk_${randomBytes(32).toString('base64url')}`;
