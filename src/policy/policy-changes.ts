import type { PolicyChange, QuarantineEntry } from '../model/policy.ts';
import type { FileVersions } from './file-versions.ts';
import type { WrittenPolicy } from './gate-file.ts';
import { askedSettings, keyOf } from './settings.ts';

/** A file of the policy that somebody asked for, and its versions. */
export type NamedVersions = FileVersions & { file: string };

/** Which files count beside the inputs. */
export function filesInForce(all: readonly NamedVersions[]): string[] {
  return all.flatMap(({ file, inForce }) => (inForce === null ? [] : file));
}

/** Files that the code under test adds or takes away. */
export function fileChanges(all: readonly NamedVersions[]): PolicyChange[] {
  return all.flatMap(({ file, inForce, head, isRemoved }): PolicyChange[] => {
    if (isRemoved) return [{ kind: 'removed-file', file }];
    return inForce === null && head !== null ? [{ kind: 'added-file', file }] : [];
  });
}

/** What a gate file would ask for in place of what it asks for. */
export function settingChanges(base: WrittenPolicy, head: WrittenPolicy): PolicyChange[] {
  return changesOf(
    askedSettings(base.settings).map((one) => ({ ...one, key: keyOf(one) })),
    askedSettings(head.settings).map((one) => ({ ...one, key: keyOf(one) })),
  );
}

/** Cases that would be put into quarantine, taken out of it, or kept in it for another time. */
export function quarantineChanges(
  base: readonly QuarantineEntry[],
  head: readonly QuarantineEntry[],
): PolicyChange[] {
  const asked = (entry: QuarantineEntry) => ({
    setting: 'quarantine',
    about: { kind: 'case', name: entry.case } as const,
    value: `until ${lastDay(entry)}`,
    key: entry.case,
  });
  return changesOf(base.map(asked), head.map(asked));
}

const DAY_MS = 86_400_000;
const lastDay = ({ expiresAtMs }: QuarantineEntry) =>
  new Date(expiresAtMs - DAY_MS).toISOString().slice(0, 10);

type SettingChange = Extract<PolicyChange, { kind: 'setting' }>;
type Asked = Pick<SettingChange, 'setting' | 'about'> & { value: string; key: string };

/** In the order of the base, what is new behind it. */
function changesOf(base: readonly Asked[], head: readonly Asked[]): PolicyChange[] {
  const before = new Map(base.map((one) => [one.key, one]));
  const after = new Map(head.map((one) => [one.key, one]));
  return [...new Map([...before, ...after]).values()].flatMap(({ setting, about, key }) => {
    const change = {
      ...{ setting, about },
      base: before.get(key)?.value ?? null,
      head: after.get(key)?.value ?? null,
    };
    return change.base === change.head ? [] : { kind: 'setting', ...change };
  });
}
