import type { TestCase } from './cases.ts';

/** Whether a provider has an API of its own. The others have that of OpenAI, at a base URL. */
export const isNative = (provider: string): boolean => NATIVE.includes(provider);
export const NATIVE = ['anthropic', 'google', 'openai'];

/** Whether a case asks a model. One without a prompt ignores its model. */
export const isAsked = ({ steps }: Pick<TestCase, 'steps'>): boolean =>
  steps.some(({ kind }) => kind === 'prompt');

/** The provider of a model in lower case: the stated one, else what stands before `/`; else empty. */
export function providerOf(model: string, stated: string | null | undefined): string {
  const slash = model.indexOf('/');
  return (stated ?? model.slice(0, Math.max(0, slash))).toLowerCase();
}
