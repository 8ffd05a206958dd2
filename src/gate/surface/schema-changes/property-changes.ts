import type { ChangeClass } from '../../../model/regression/surface-change.ts';
import { isRecord } from '../containment/forms.ts';
import { matchesPattern } from '../patterns/pattern-search.ts';
import type { Schema, SchemaChange, SchemaPair } from './schema-pair.ts';

/** Two schemas of one place, and whether all that is right by the one is known to be so by the other. */
export interface Node {
  before: Schema;
  after: Schema;
  place: string;
  isSafe: boolean;
}

/** A change, and whether it holds even where all that was right is right. */
type PropertyChange = SchemaChange & { isSure?: boolean };

/** Properties that came or went, and whether they have to be there. */
export function propertyChanges(
  { before, after, place }: Node,
  pair: SchemaPair,
): PropertyChange[] {
  const [was, is] = [propertiesOf(before), propertiesOf(after)];
  const [needed, needs] = [requiredOf(before), requiredOf(after)];
  const changes: PropertyChange[] = [];
  for (const [name, schema] of was) {
    if (is.has(name) || pair.isDeclared('after', after, name)) continue;
    changes.push({
      ...{ place: `${place}/properties/${pointerStep(name)}`, kind: 'property-removed' },
      ...{ class: classOfRemoved(schema, name, after, pair), before: schema, after: undefined },
      isSure: true,
    });
  }
  for (const [name, schema] of is) {
    if (was.has(name) || pair.isDeclared('before', before, name)) continue;
    const isNeeded = needs.has(name) && !needed.has(name);
    const own = classOfAdded(schema, before, pair);
    changes.push({
      ...{ place: `${place}/properties/${pointerStep(name)}`, before: undefined, after: schema },
      kind: isNeeded ? 'property-required' : 'property-added',
      class: isNeeded && pair.direction === 'sent' ? 'breaking' : own,
    });
  }
  for (const name of needs) {
    if (needed.has(name) || (is.has(name) && !was.has(name))) continue;
    changes.push(requirement(name, 'property-required'));
  }
  for (const name of needed) {
    if (needs.has(name) || (was.has(name) && !is.has(name))) continue;
    changes.push(requirement(name, 'property-optional'));
  }
  return changes;

  function requirement(name: string, kind: 'property-required' | 'property-optional') {
    const [one, other] =
      kind === 'property-required' ? [{}, { required: [name] }] : [{ required: [name] }, {}];
    return {
      ...{ place: `${place}/required`, kind, class: pair.classOf(one, other) },
      before: kind === 'property-required' ? undefined : name,
      after: kind === 'property-required' ? name : undefined,
    };
  }
}

/** A part of a JSON pointer. */
export function pointerStep(name: string): string {
  return name.slice(0, 200).replaceAll('~', '~0').replaceAll('/', '~1');
}

export function propertiesOf(schema: Schema): Map<string, unknown> {
  const { properties } = schema;
  return new Map(isRecord(properties) ? Object.entries(properties) : []);
}

function requiredOf({ required }: Schema): Set<string> {
  return new Set(
    Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [],
  );
}

/**
 * What readers counted on is gone whether or not it always came. What callers sent may be refused now;
 * where it is taken, nobody says what it does.
 */
function classOfRemoved(
  schema: unknown,
  name: string,
  after: Schema,
  pair: SchemaPair,
): ChangeClass {
  if (schema === false) return 'compatible';
  if (pair.direction === 'read') return 'breaking';
  const { patternProperties, additionalProperties } = after;
  const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
  const own = patterns.filter(([pattern]) => matchesPattern(pattern, name) !== false);
  const takers = own.length > 0 ? own.map(([, taker]) => taker) : [additionalProperties ?? true];
  const taken = pair.classOf(schema, takers.length === 1 ? takers[0] : { allOf: takers });
  const isOpen = own.length === 0 && (additionalProperties ?? true) === true;
  return taken === 'compatible' && isOpen ? 'unclear' : taken;
}

/** What was said of properties that were not named holds for the new one too. */
function classOfAdded(schema: unknown, before: Schema, pair: SchemaPair): ChangeClass {
  const { additionalProperties: others } = before;
  if (others === undefined) return 'compatible';
  // Whoever holds results to a closed schema refuses more; others do not see it.
  if (others === false) return pair.direction === 'sent' ? 'compatible' : 'unclear';
  return pair.classOf(others, schema);
}

/** What is said of properties that are not named, where it was changed. */
export function otherProperties({ before, after, place }: Node, pair: SchemaPair): SchemaChange {
  const [was, is] = [before['additionalProperties'], after['additionalProperties']];
  const [inner, outer] = pair.direction === 'sent' ? [before, after] : [after, before];
  const implied = isRecord(inner['properties']) || isRecord(inner['patternProperties']);
  const others = inner['additionalProperties'] ?? !implied;
  const taken = outer['additionalProperties'] ?? true;
  const found =
    pair.direction === 'sent' ? pair.classOf(others, taken) : pair.classOf(taken, others);
  return {
    ...{ place: `${place}/additionalProperties`, before: was, after: is },
    // A closed schema may still be read by whoever does not mind.
    class: found === 'breaking' && pair.direction === 'read' && taken === false ? 'unclear' : found,
    kind:
      is === false
        ? 'other-properties-closed'
        : was === false
          ? 'other-properties-opened'
          : 'other-properties-changed',
  };
}
