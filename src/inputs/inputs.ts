import * as core from '@actions/core';
import {
  type CalibrationConfig,
  type Config,
  type PolicyFiles,
  type PublishingConfig,
  policyFilesOf,
  toCalibrationConfig,
  toConfig,
  toPublishingConfig,
} from './config.ts';
import type { InputDescriptor } from './descriptor.ts';
import { misspeltInputs, misspeltProblem, misspeltWarning } from './misspelt-inputs.ts';
import { asksServers, looksAtServers, type Source, sourceOf } from './mode.ts';
import { isEmbedded, type RawInputs, withMatrixShard } from './raw-inputs.ts';
import { checkedInputs, unreadFiles } from './rules.ts';
import { INPUTS, type InputValues } from './table/table.ts';
import { type NamedSecret, secretsIn } from './values.ts';

/**
 * Reads all inputs.
 * @throws ConfigurationError naming every problem at once.
 */
export function readInputs(): Config {
  const { source, values, raw } = readChecked();
  if (source === 'calibrate') throw new Error('Mode calibrate judges no results.');
  return toConfig(source, values, raw);
}

/**
 * Reads all inputs of mode `calibrate`.
 * @throws ConfigurationError naming every problem at once.
 */
export function readCalibration(): CalibrationConfig {
  return toCalibrationConfig(readChecked().values);
}

/** Whether the policy is to be tried out rather than held against results. */
export function asksToCalibrate(): boolean {
  return sourceOf(readRaw()) === 'calibrate';
}

/** Whether the servers themselves are looked at, rather than results of evals. */
export function asksOfServers(): boolean {
  return looksAtServers(sourceOf(readRaw()));
}

function readChecked(): { source: Source; values: InputValues; raw: RawInputs } {
  const raw = readRaw();
  const misspelt = misspeltInputs(INPUTS, process.env, raw).filter(({ decisive }) => decisive);
  // What was meant is not missed as well.
  const meant = Object.fromEntries(misspelt.map((one) => [one.meant, one.value]));
  return { ...checkedInputs({ ...raw, ...meant }, misspelt.map(misspeltProblem)), raw };
}

/**
 * Whether code under test is to be started on this machine, MCP servers or an eval program, so far as
 * the inputs can be read.
 */
export function startsServers(): boolean {
  const raw = readRaw();
  const source = sourceOf(raw);
  return source === 'command' || (asksServers(source) && isEmbedded(raw));
}

/** Inputs that have no effect, as where their names are misspelt, in words; none of them decides. */
export function readInputWarnings(): string[] {
  const raw = readRaw();
  const misspelt = misspeltInputs(INPUTS, process.env, raw)
    .filter(({ decisive }) => !decisive)
    .map(misspeltWarning);
  return [...misspelt, ...unreadFiles(raw)];
}

/** What is done with a verdict; never throws, whatever the inputs are. */
export function readPublishing(): PublishingConfig {
  return toPublishingConfig(readRaw());
}

/** Every secret among the inputs, as given; to be hidden before anything is said of them. */
export function readSecrets(): NamedSecret[] {
  return secretsIn(INPUTS, readRaw());
}

/** Where more of the policy is written, whatever the inputs are. */
export function readPolicyFiles(): PolicyFiles {
  const raw = readRaw();
  return policyFilesOf(looksAtServers(sourceOf(raw)) ? {} : raw);
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
