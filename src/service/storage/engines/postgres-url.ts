/** Whether a database is named by an address of PostgreSQL, rather than by the path of a file. */
export const isPostgresUrl = (database: string): boolean => /^postgres(ql)?:\/\//i.test(database);

/** The address as it may be shown: without user, password and options. */
export function shownUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'postgres://…' : `postgres://${parsed.host}${parsed.pathname}`;
}

/** The password in an address, as it is written there and as it is meant; none: an empty list. */
export function passwordsIn(url: string): string[] {
  const parsed = URL.parse(url);
  const written = [parsed?.password ?? '', parsed?.searchParams.get('password') ?? ''];
  const all = written.flatMap((password) => [password, decoded(password)]);
  return [...new Set(all)].filter((password) => password !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}
