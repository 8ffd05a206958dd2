import type { ChangeSubject } from '../../model/regression/surface-change.ts';
import type {
  SurfacePrompt,
  SurfacePromptArgument,
  SurfaceResource,
  SurfaceResourceTemplate,
} from '../../model/servers/surface.ts';
import {
  pairUp,
  type ServerChange,
  valueChange,
  wholeChange,
  wordingChanges,
} from './server-change.ts';

/** What became of the prompts of a server. */
export function comparePrompts(
  before: readonly SurfacePrompt[],
  after: readonly SurfacePrompt[],
): ServerChange[] {
  const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
  const of = ({ name }: SurfacePrompt): ChangeSubject => ({ kind: 'prompt', name });
  return [
    ...removed.map((prompt) => wholeChange(of(prompt), 'prompt-removed', 'removed', 'sent')),
    ...added.map((prompt) => wholeChange(of(prompt), 'prompt-added', 'added', 'sent')),
    ...kept.flatMap(([old, fresh]) => [
      ...wordingChanges(of(fresh), old, fresh),
      ...argumentChanges(of(fresh), old.arguments, fresh.arguments),
    ]),
  ];
}

function argumentChanges(
  subject: ChangeSubject,
  before: readonly SurfacePromptArgument[],
  after: readonly SurfacePromptArgument[],
): ServerChange[] {
  const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
  const at = ({ name }: SurfacePromptArgument) => ({
    subject,
    place: `/arguments/${name.slice(0, 200).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    direction: 'sent' as const,
  });
  return [
    // Prompts have no closed schema: what is not theirs is taken, and nobody says for what.
    ...removed.map((argument) =>
      valueChange(
        { ...at(argument), class: 'unclear', kind: 'argument-removed' },
        argument,
        undefined,
      ),
    ),
    ...added.map((argument) =>
      valueChange(
        argument.required
          ? { ...at(argument), class: 'breaking', kind: 'argument-required' }
          : { ...at(argument), class: 'compatible', kind: 'argument-added' },
        undefined,
        argument,
      ),
    ),
    ...kept.flatMap(([old, fresh]) => [
      ...(old.required === fresh.required
        ? []
        : [
            valueChange(
              fresh.required
                ? { ...at(fresh), class: 'breaking', kind: 'argument-required' }
                : { ...at(fresh), class: 'compatible', kind: 'argument-optional' },
              old.required,
              fresh.required,
            ),
          ]),
      ...wordingChanges(subject, old, fresh).map((change) => ({
        ...change,
        place: `${at(fresh).place}${change.place}`,
      })),
    ]),
  ];
}

/** What became of the resources of a server. */
export function compareResources(
  before: readonly SurfaceResource[],
  after: readonly SurfaceResource[],
): ServerChange[] {
  const { removed, added, kept } = pairUp(before, after, ({ uri }) => uri);
  const of = ({ uri }: SurfaceResource): ChangeSubject => ({ kind: 'resource', name: uri });
  return [
    ...removed.map((one) => wholeChange(of(one), 'resource-removed', 'removed', 'read')),
    ...added.map((one) => wholeChange(of(one), 'resource-added', 'added', 'read')),
    ...kept.flatMap(([old, fresh]) => resourceChanges(of(fresh), old, fresh)),
  ];
}

/** What became of the templates of resources: callers make addresses of them. */
export function compareTemplates(
  before: readonly SurfaceResourceTemplate[],
  after: readonly SurfaceResourceTemplate[],
): ServerChange[] {
  const { removed, added, kept } = pairUp(before, after, ({ uriTemplate }) => uriTemplate);
  const of = (one: SurfaceResourceTemplate): ChangeSubject => ({
    kind: 'resource-template',
    name: one.uriTemplate,
  });
  return [
    ...removed.map((one) => wholeChange(of(one), 'resource-template-removed', 'removed', 'sent')),
    ...added.map((one) => wholeChange(of(one), 'resource-template-added', 'added', 'sent')),
    ...kept.flatMap(([old, fresh]) => resourceChanges(of(fresh), old, fresh)),
  ];
}

type Described = Omit<SurfaceResource, 'uri'>;

function resourceChanges(
  subject: ChangeSubject,
  before: Described,
  after: Described,
): ServerChange[] {
  const titled = ({ name, title = name, description }: Described) => ({
    title,
    ...(description !== undefined && { description }),
  });
  const { mimeType: was } = before;
  const { mimeType: is } = after;
  if (was === is) return wordingChanges(subject, titled(before), titled(after));
  const found = was === undefined ? 'compatible' : is === undefined ? 'unclear' : 'breaking';
  const of = { subject, place: '/mimeType', direction: 'read', class: found } as const;
  return [
    ...wordingChanges(subject, titled(before), titled(after)),
    valueChange({ ...of, kind: 'media-type-changed' }, was, is),
  ];
}
