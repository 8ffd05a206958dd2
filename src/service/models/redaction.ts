const SECRET_PARAMETER = /key|token|secret|passw|auth|sig/i;

/** The value without percent encoding; where that is damaged, none. */
function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

/** What is secret in an address: its password, or a lone user name, and telling parameters. */
export function addressSecrets(address: string): string[] {
  // Not canParse, which takes addresses that then cannot be parsed.
  const url = URL.parse(address);
  if (url === null) return [];
  const { username, password, searchParams } = url;
  const credential = password === '' ? username : password;
  const named = [...searchParams].filter(([name]) => SECRET_PARAMETER.test(name));
  return [credential, ...decoded(credential), ...named.map(([, value]) => value)];
}
