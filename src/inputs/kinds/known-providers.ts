import { KNOWN_PROVIDERS } from '../../contract/cases/model-id.ts';
import { meantName } from '../../text/meant-name.ts';

/** What people call models of the providers, and write for them. */
const FAMILIES: Readonly<Record<string, string>> = {
  ...{ claude: 'anthropic', gpt: 'openai', chatgpt: 'openai', gemini: 'google' },
};

/** The provider that needs no address and was meant by a name; undefined where none is near. */
export function meantProvider(written: string): string | undefined {
  if (Object.hasOwn(FAMILIES, written)) return FAMILIES[written];
  return meantName(written, KNOWN_PROVIDERS);
}

/** Which provider a model without one is probably of: that of its family, such as `claude-haiku-4.5`. */
export function providerOfFamily(model: string): string | undefined {
  const [family = ''] = model.toLowerCase().split(/[^a-z]/, 1);
  return Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined;
}
