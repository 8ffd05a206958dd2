/** What answers have to say beyond the shapes of the table, which let much be missing. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import { describeUnless } from '../../support/obstacles.ts';
import { KNOWN_GAPS } from '../../support/service/conformance/answers/known-gaps.ts';
import { replyGaps } from '../../support/service/conformance/answers/reply-gaps.ts';
import {
  MORE_STATUSES,
  NOT_SERVED,
  OTHER_ANSWERS,
} from '../../support/service/conformance/answers/vendor-differences.ts';
import {
  NO_VENDOR_DOCUMENT,
  statusesWithout,
  vendorOperations,
  vendorProblems,
  vendorRoutesWithout,
} from '../../support/service/conformance/answers/vendor-document.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';
import { triesAllHere } from '../../support/service/storage/stores.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

const operations = Object.keys(ROUTES) as Operation[];

describe('of what the shape of a route names, a success lacks no more than is listed', () => {
  it.each(operations)('%s', async (operation) => {
    const { good, alsoGood = [] } = SAMPLES[operation];
    const gaps = new Set<string>();
    for (const make of [good, ...alsoGood]) {
      const { body } = await scene.client.send(operation, await make(scene));
      for (const gap of replyGaps(operation, body)) gaps.add(gap);
    }
    const known = KNOWN_GAPS.filter(({ operations: listed }) => listed.includes(operation));
    // Both ways: what is listed and not missing any more is to leave the list.
    expect([...gaps].toSorted()).toEqual(
      known.flatMap(({ at = '', places }) => places.map((place) => `${at}${place}`)).toSorted(),
    );
  });
});

// Its shapes are held against each answer by the client of the scene, here and in other tests.
describeUnless(NO_VENDOR_DOCUMENT, 'of the published OpenAPI document', () => {
  it('routes are answered with the statuses that it names, but for those that are listed', () => {
    expect(vendorOperations().length).toBeGreaterThan(20);
    const more = vendorOperations().flatMap((operation) =>
      statusesWithout(operation).map((status) => `${operation} ${status}`),
    );
    const listed = MORE_STATUSES.flatMap(({ operations: which, statuses }) =>
      which.flatMap((operation) => statuses.map((status) => `${operation} ${status}`)),
    );
    expect(more.toSorted()).toEqual(listed.toSorted());
  });

  it('all routes are served, but for those that are listed', () => {
    const begins = Object.keys(NOT_SERVED);
    const missing = vendorRoutesWithout();
    expect(missing.filter((route) => !begins.some((begin) => route.startsWith(begin)))).toEqual([]);
    expect(begins.filter((begin) => !missing.some((route) => route.startsWith(begin)))).toEqual([]);
  });

  // Shapes and statuses are the same whatever keeps what they are made of.
  if (!triesAllHere()) return;
  it('each answer that is listed as another than it says is met', async () => {
    const met = new Set<string>();
    for (const operation of vendorOperations()) {
      const { good, alsoGood = [], refused = {} } = SAMPLES[operation];
      for (const make of [good, ...alsoGood, ...Object.values(refused)]) {
        const answer = await scene.client.send(operation, await make(scene));
        for (const problem of vendorProblems(operation, answer)) met.add(problem);
      }
    }
    expect([...met].toSorted()).toEqual(Object.keys(OTHER_ANSWERS).toSorted());
  });
});
