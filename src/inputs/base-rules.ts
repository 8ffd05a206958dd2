import type { BaselineSource } from '../model/baseline.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import { describedInput, isLeftOut, line, problem } from './described-inputs.ts';
import { baselineSource } from './kinds/baseline-source.ts';
import { splitList } from './kinds/plain.ts';
import { sourceOf } from './mode.ts';
import { isEmbedded, type RawInputs } from './raw-inputs.ts';
import type { InputName } from './table/table.ts';

/** Problems of what results are held against, and of what runs the base. */
export function baseProblems(raw: RawInputs): ConfigurationProblem[] {
  return [...checkoutProblems(raw), ...savedBaseProblems(raw)];
}

/** Problems of what mode `diff` compares, and of what it is to do. */
export function surfaceProblems(raw: RawInputs): ConfigurationProblem[] {
  const wanted = raw['compare-to'];
  const problems: ConfigurationProblem[] = [];
  if (wanted?.startsWith('checkout:') && !isEmbedded(raw)) {
    problems.push(problem('compare-to', `cannot be a checkout here: ${HOSTED_CHECKOUT}`));
  }
  if (wanted === 'none' && !raw['snapshot']) {
    const message = 'leaves nothing to do: name what to compare with, or a `snapshot` to write.';
    problems.push(problem('compare-to', message));
  }
  if (!isLeftOut(raw, 'baseline')) {
    const message =
      'is about results of evals; what servers offered before is named in `compare-to`.';
    problems.push({ where: 'baseline', message, example: line('compare-to') });
  }
  return problems;
}

/** What the results are held against; one that is wrong in itself is one all the same. */
export function baselineOf({ baseline }: RawInputs): BaselineSource {
  const { schema } = baselineSource;
  const read = schema.safeParse(baseline ?? describedInput('baseline').default);
  return read.data ?? { kind: 'file', path: '' };
}

/** Where the base cannot be run beside the head. */
function checkoutProblems(raw: RawInputs): ConfigurationProblem[] {
  const confirms = raw['confirm-checkout'] !== undefined && sourceOf(raw) === 'run';
  if (!raw['baseline']?.startsWith('checkout:')) {
    const isHosted = confirms && !isEmbedded(raw);
    return isHosted
      ? [problem('confirm-checkout', `cannot be used: ${HOSTED_CHECKOUT} ${SAVED_INSTEAD}`)]
      : [];
  }
  const why = whyNoCheckout(raw);
  if (why !== null) return [problem('baseline', `cannot be a checkout here: ${why}`)];
  const message =
    'is of no use beside a `baseline` that is a checkout, which needs no confirmation.';
  return confirms ? [problem('confirm-checkout', message)] : [];
}

const HOSTED_CHECKOUT =
  'a hosted service has its own servers, and starts none of a checkout. Leave `base-url` out.';

const SAVED_INSTEAD = 'Or name servers of the base that it has saved in `confirm-servers`.';

function savedBaseProblems(raw: RawInputs): ConfigurationProblem[] {
  const namesIn = (name: InputName) => splitList((raw[name] ?? '').toLowerCase());
  const ofBase = namesIn('confirm-servers');
  if (ofBase.length === 0 || sourceOf(raw) !== 'run') return [];
  if (isEmbedded(raw)) {
    const message =
      'names servers that a hosted service has saved; the embedded one takes a checkout of the base in ' +
      '`confirm-checkout`.';
    return [{ where: 'confirm-servers', message, example: line('confirm-checkout') }];
  }
  const ofHead = namesIn('servers');
  const which = ofBase.every((name) => ofHead.includes(name))
    ? 'the very servers of the head'
    : ofHead.length > 0 && ofHead.every((name) => ofBase.includes(name))
      ? 'all servers of the head among others'
      : null;
  if (which === null) return [];
  const message =
    `names ${which} (\`servers\`), which would be held against themselves. Name those of the base, ` +
    'or remove it.';
  return [problem('confirm-servers', message)];
}

function whyNoCheckout(raw: RawInputs): string | null {
  const source = sourceOf(raw);
  if (source === 'ingest') return 'result files are read, and nothing is run.';
  if (source === 'command') return 'an eval program is run once, on what is checked out.';
  if (source === 'publish') return 'a collected report is published, and nothing is run.';
  if (raw['mode'] === 'collect') {
    return 'its results would not reach the job that judges. Judge in this one, with mode `run`.';
  }
  return isEmbedded(raw) ? null : HOSTED_CHECKOUT;
}
