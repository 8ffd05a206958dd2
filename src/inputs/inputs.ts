import * as core from '@actions/core';
import { ConfigurationError } from '../trouble/errors.ts';
import { type Config, type PublishingConfig, toConfig, toPublishingConfig } from './config.ts';
import type { InputDescriptor } from './descriptor.ts';
import { misspeltInputs, misspeltProblem, misspeltWarning } from './misspelt-inputs.ts';
import { sourceOf } from './mode.ts';
import { isEmbedded, type RawInputs, withMatrixShard } from './raw-inputs.ts';
import { problemsBetween, strayProblems } from './rules.ts';
import { INPUTS } from './table/table.ts';
import { type NamedSecret, readValues, secretsIn } from './values.ts';

/**
 * Reads all inputs.
 * @throws ConfigurationError naming every problem at once.
 */
export function readInputs(): Config {
  const raw = readRaw();
  const { values, problems } = readValues(INPUTS, raw);
  const all = [
    ...misspeltInputs(INPUTS, process.env, raw)
      .filter(({ decisive }) => decisive)
      .map(misspeltProblem),
    ...problems,
    ...problemsBetween(raw),
    ...strayProblems(INPUTS, raw),
  ];
  if (all.length > 0) throw new ConfigurationError(all);
  return toConfig(sourceOf(raw), values, raw);
}

/** Whether MCP servers are to be started on this machine, so far as the inputs can be read. */
export function startsServers(): boolean {
  const raw = readRaw();
  return sourceOf(raw) === 'run' && isEmbedded(raw);
}

/** Inputs that have no effect since their names are misspelt, in words; none of them decides. */
export function readInputWarnings(): string[] {
  return misspeltInputs(INPUTS, process.env, readRaw())
    .filter(({ decisive }) => !decisive)
    .map(misspeltWarning);
}

/** What is done with a verdict; never throws, whatever the inputs are. */
export function readPublishing(): PublishingConfig {
  return toPublishingConfig(readRaw());
}

/** Every secret among the inputs, as given; to be hidden before anything is said of them. */
export function readSecrets(): NamedSecret[] {
  return secretsIn(INPUTS, readRaw());
}

/** The key alone, for the post step. */
export function readApiKey(): string | undefined {
  return core.getInput('api-key') || undefined;
}

function readRaw(): RawInputs {
  return withMatrixShard(Object.fromEntries(INPUTS.map((input) => [input.name, rawText(input)])));
}

/** An input left out and one left empty are the same thing, unless its descriptor says otherwise. */
function rawText({ name, emptyCounts }: InputDescriptor): string | undefined {
  const text = core.getInput(name) || undefined;
  // The runner gives its default where it is left out, so that an empty one was written.
  return emptyCounts && process.env[`INPUT_${name.toUpperCase()}`] === '' ? '' : text;
}
