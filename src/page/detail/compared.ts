import { createContext } from 'preact';

/** What the other side says where it first differs; undefined: nothing. */
export const Compared = createContext<string | undefined>(undefined);
