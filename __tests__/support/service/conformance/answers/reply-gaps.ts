import { z } from 'zod';
import type { Route } from '../../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../../src/contract/routes/table.ts';
import { shapeOf } from './reply-shape.ts';

type Shape = z.core.JSONSchema.BaseSchema;

/**
 * Members that the shape of an operation's success names and its body has not, or as null; indexes of
 * lists are left out. The contract lets most of them be missing, since services differ.
 */
export function replyGaps(operation: Operation, body: unknown): string[] {
  const { reply }: Route = ROUTES[operation];
  // The envelope of pages is tried where they are read to the end.
  const ofPages = 'pages' in reply ? ['/nextCursor'] : [];
  const root = z.toJSONSchema(shapeOf(operation), { io: 'input', unrepresentable: 'any' });
  const gaps = new Set<string>();
  const walk = (shape: Shape, value: unknown, place: string): void => {
    for (const variant of variantsOf(shape, root)) {
      if (Array.isArray(value)) {
        for (const item of value) walk((variant.items ?? {}) as Shape, item, `${place}/*`);
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, member] of Object.entries(variant.properties ?? {})) {
          const told = Object.entries(value).find(([key]) => key === name)?.[1];
          if (told === undefined || told === null) gaps.add(`${place}/${name}`);
          else walk(member as Shape, told, `${place}/${name}`);
        }
      }
    }
  };
  walk(root, body, '');
  return [...gaps].filter((gap) => !ofPages.includes(gap));
}

/** What a value may be an instance of; nothing of the contract is one of two objects. */
function variantsOf(shape: Shape, root: Shape): Shape[] {
  const { $ref, anyOf, oneOf, allOf } = shape;
  if ($ref !== undefined) {
    const definition = root.$defs?.[$ref.split('/').at(-1) ?? ''];
    return definition === undefined ? [] : variantsOf(definition as Shape, root);
  }
  const parts = anyOf ?? oneOf ?? allOf;
  if (parts === undefined) return [shape];
  return parts.flatMap((part) => variantsOf(part as Shape, root));
}
