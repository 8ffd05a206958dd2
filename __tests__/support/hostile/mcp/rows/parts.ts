import type { Scene } from '../hostile-server.ts';

/** What errors say of the more common ends. */
export const NO_ANSWER = /did not answer within/;
export const TOO_LARGE = /more than 10 MiB/;
export const TOO_MUCH = /more than (10 MiB|250,?000 values)/;
export const TOO_DEEP = /nests (more than|too deep)/;
export const NOT_ALLOWED = /answered what MCP does not allow/;

const MIB = 1024 * 1024;
const AT_ONCE = 64 * 1024;

/** One text again and again, with something between, in pieces of some size. */
export function* repeated(text: string, times: number, between = ''): Generator<string> {
  const each = text + between;
  const block = Math.max(1, Math.floor(AT_ONCE / each.length));
  const piece = each.repeat(block);
  let left = times - 1;
  for (; left >= block; left -= block) yield piece;
  yield each.repeat(left);
  yield text;
}

/** So many mebibytes of one letter. */
export const mebibytes = (count: number): Generator<string> =>
  repeated('x'.repeat(AT_ONCE), (count * MIB) / AT_ONCE);

/** A result of a call whose structured content is given as JSON. */
export function* structured(json: Iterable<string>): Generator<string> {
  yield '{"content":[],"structuredContent":';
  yield* json;
  yield '}';
}

export function* between(before: string, json: Iterable<string>, after: string): Generator<string> {
  yield before;
  yield* json;
  yield after;
}

/** Answers with a result that is given as JSON, in pieces: it may be larger than any string. */
export function answerWith(json: (scene: Scene) => Iterable<string>) {
  return (scene: Scene): Promise<void> => {
    const { request, era } = scene;
    const whole =
      era === 'stateless' ? ',"resultType":"complete","ttlMs":0,"cacheScope":"private"}' : '}';
    const head = `{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"result":`;
    return scene.send(between(head, withoutLast(json(scene), '}'), `${whole}}`));
  };
}

/** The last piece without the end that it has. */
function* withoutLast(pieces: Iterable<string>, end: string): Generator<string> {
  let previous = '';
  for (const piece of pieces) {
    yield previous;
    previous = piece;
  }
  if (!previous.endsWith(end)) throw new Error(`It ends with ${previous.slice(-10)}.`);
  yield previous.slice(0, -end.length);
}

/** Answers with a result that is small enough for a string. */
export const answer = (result: (scene: Scene) => unknown) =>
  answerWith((scene) => [JSON.stringify(result(scene))]);

/** Sends that text in place of the answer, with the id of the request for `ID`. */
export const say = (text: string) => (scene: Scene) =>
  scene.send([text.replaceAll('ID', JSON.stringify(scene.request?.id))]);

export const silence = (): void => {};

const BATCH = 100;

/** Sends messages without end. */
export async function flood(
  scene: Scene,
  message: (count: number, scene: Scene) => unknown,
): Promise<never> {
  for (let count = 0; ; count += BATCH) {
    await scene.sendAll(Array.from({ length: BATCH }, (_, index) => message(count + index, scene)));
  }
}
