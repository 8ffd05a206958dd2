import { JunitReader } from '../../src/sources/results/read/junit-reader.ts';
import { newRoom, Reading } from '../../src/sources/results/read/reading.ts';
import { readXml } from '../../src/sources/results/read/xml-stream.ts';

/** Reads JUnit XML: without bytes and their bounds. */
export async function readJunit(xml: string): Promise<Reading> {
  const reading = new Reading(newRoom());
  await readXml([xml], new JunitReader(reading), reading);
  return reading;
}

/** A suite with attributes and content. */
export const suiteXml = (content: string, attributes = ''): string =>
  `<testsuite name="suite" ${attributes}>${content}</testsuite>`;

/** Reads a suite with attributes and content. */
export const readSuite = (content: string, attributes = '') =>
  readJunit(suiteXml(content, attributes));
