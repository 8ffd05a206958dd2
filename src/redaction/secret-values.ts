import { addressSecrets } from './address-secrets.ts';
import { type NamedText, namedTexts, placedSecrets, withBareToken } from './literal-secrets.ts';
import { isEverydayWord, isPlainValue, isPublicAnywhere } from './plain-values.ts';
import { referencesIn, resolveReferences, withEditorVariables } from './references.ts';
import { isPublicVariable, soundsSecret } from './secret-names.ts';
import { weaknessOf } from './secret-worth.ts';
import { tokensIn } from './token-shapes.ts';

/** What a service and the servers it starts are given. */
export interface SecretSources {
  /** What `.mcp.json` holds, parsed, with its references as they are written. */
  configuration: unknown;
  /** Where the references are looked up. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the checkout: a place in it is no secret. */
  workspace: string;
  /** Addresses of model providers, which may have keys in them. */
  modelBaseUrls?: readonly string[];
}

/** What nobody is to see. */
export interface SecretValues {
  /** What has to be taken out of every text. */
  values: string[];
  /** Variables whose values are likely secret, and which could not be hidden without harm. */
  unhidden: string[];
}

/**
 * The secrets of a configuration. The action and the service ask this one function, so that both
 * know the same.
 *
 * What a `${VAR}` brings is a secret unless it is plainly none: a word, a number, a host, a place in
 * the checkout, or a variable that the runner documents. Where its name sounds like a secret, only
 * everyday words, addresses with nothing in them and places in the checkout are none. What the file
 * itself spells stands in the repository anyway; of that, a secret is what its name or its shape says
 * to be one.
 */
export function secretValues(sources: SecretSources): SecretValues {
  const { configuration, modelBaseUrls = [], workspace } = sources;
  const environment = withEditorVariables(sources.environment, workspace);
  const found = namedTexts(configuration)
    .filter(({ text }) => !isAskedByEditors(text))
    .map((text) => secretsOfText(text, { ...sources, environment }));
  const values = [
    ...found.flatMap((one) => one.values),
    ...modelBaseUrls.flatMap(addressSecrets),
  ].flatMap(withRealLines);
  return {
    values: [...new Set(values)].filter(isHidden),
    unhidden: [...new Set(found.flatMap(({ unhidden }) => unhidden))],
  };
}

/** `${input:token}` stands for a secret and is none; what to write in its place has to be told. */
const isAskedByEditors = (text: string): boolean =>
  text.startsWith('${input:') && text.indexOf('}') === text.length - 1;

const isHidden = (value: string): boolean => weaknessOf(value) === null && !isEverydayWord(value);

/** Programs take `\\n` in a variable for the end of a line, which most cannot hold otherwise. */
const withRealLines = (value: string): string[] =>
  value.includes('\\n') ? [value, value.replaceAll('\\n', '\n')] : [value];

function secretsOfText(named: NamedText, sources: SecretSources): SecretValues {
  const { environment, workspace } = sources;
  const references = referencesIn(named.text);
  const composed = resolveReferences(
    named.text,
    ({ variable, fallback = '' }) => environment[variable] || fallback,
  );
  const spelled = resolveReferences(named.text, ({ variable, fallback = '' }) =>
    environment[variable] ? ' ' : fallback,
  );
  const ofVariables = references.map(({ variable }) =>
    variableSecrets(variable, named.names, sources),
  );
  const unhidden = ofVariables.flatMap((one) => one.unhidden);
  return {
    values: [
      ...ofVariables.flatMap(({ values }) => values),
      ...placedSecrets({ ...named, text: composed }, workspace),
      ...tokensIn(spelled),
      // Of parts too short to be hidden each, the whole may be long enough.
      ...(unhidden.length > 0 ? [composed] : []),
    ],
    unhidden,
  };
}

/** What is secret of the value of a variable that stands under these names. */
function variableSecrets(
  variable: string,
  names: readonly string[],
  { environment, workspace }: SecretSources,
): SecretValues {
  const value = environment[variable] ?? '';
  if (isPublicVariable(variable)) return { values: addressSecrets(value), unhidden: [] };
  const isNamed = [variable, ...names].some(soundsSecret);
  const isPublic = isNamed ? isPublicAnywhere(value, workspace) : isPlainValue(value, workspace);
  if (isPublic) return { values: [], unhidden: unhiddenWord(variable, value) };
  const values = [
    value,
    ...withBareToken(value),
    ...placedSecrets({ text: value, names: [variable] }, workspace),
    ...tokensIn(value),
    ...addressParts(value, workspace),
  ];
  return { values, unhidden: weaknessOf(value) === 'short' ? [variable] : [] };
}

/** An everyday word under the name of a secret may be the secret, chosen badly. */
function unhiddenWord(variable: string, value: string): string[] {
  return soundsSecret(variable) && isEverydayWord(value) ? [variable] : [];
}

/** What of a secret address may turn up without its host: all behind it, and each part of it. */
function addressParts(value: string, workspace: string): string[] {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null) return [];
  const { pathname, search, hash } = url;
  const parameters = search.slice(1).split('&');
  const parts = [
    `${pathname}${search}${hash}`,
    pathname,
    ...pathname.split('/'),
    ...parameters.map((pair) => pair.slice(pair.indexOf('=') + 1)),
  ];
  // `/production`, the name of a database, is as plain as `production`.
  const bare = (part: string) => (/^\/[^/]*$/.test(part) ? part.slice(1) : part);
  return parts.filter((part) => part.length > 1 && !isPlainValue(bare(part), workspace));
}
