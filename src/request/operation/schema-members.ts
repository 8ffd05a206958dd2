import type { z } from 'zod';

/** The names that the object at a path may have members of, in any of its forms; none of any other value. */
export function membersAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let forms = formsOf(schema);
  for (const key of path) forms = forms.flatMap((form) => within(form, key)).flatMap(formsOf);
  return forms.flatMap(({ _zod: { def } }) =>
    def.type === 'object' ? Object.keys(def.shape) : [],
  );
}

/** What a schema is behind that it may be left out, is one of several, or is made something else of. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  // The union of all kinds, by which the compiler tells them apart.
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return formsOf(def.innerType);
    case 'union':
      return def.options.flatMap(formsOf);
    case 'intersection':
      return [def.left, def.right].flatMap(formsOf);
    case 'pipe':
      return formsOf(def.in);
    case 'lazy':
      return formsOf(def.getter());
    default:
      return [known];
  }
}

function within({ _zod: { def } }: z.core.$ZodTypes, key: PropertyKey): z.core.$ZodType[] {
  if (def.type === 'array') return [def.element];
  if (def.type === 'record') return [def.valueType];
  if (def.type !== 'object' || !Object.hasOwn(def.shape, key)) return [];
  const member = def.shape[String(key)];
  return member === undefined ? [] : [member];
}
