/** Variables of an environment. */
export type Variables = Readonly<Record<string, string | undefined>>;
