import { SaxesParser } from 'saxes';
import { createJunitReader } from '../../src/sources/results/read/junit-reader.ts';
import { newRoom, Reading, StopReading } from '../../src/sources/results/read/reading.ts';

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads JUnit XML by saxes alone: without bytes, bounds and repairs other than of NUL. */
export function readJunit(xml: string): Reading {
  const reading = new Reading(newRoom());
  const handler = createJunitReader(reading);
  const parser = new SaxesParser();
  let isDamaged = false;
  const take = (text: string) => handler.wantsText && handler.text(text, parser.line);
  parser.on('opentag', ({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => [local(key), value] as const);
    handler.open(local(name), new Map(pairs), parser.line);
  });
  parser.on('closetag', () => handler.close(parser.line));
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('comment', (text) => handler.comment(text, parser.line));
  parser.on('error', ({ message }) => {
    if (message.includes('one root') || message.includes('start of the document')) return;
    isDamaged = true;
    throw new StopReading();
  });
  try {
    if (xml.includes('\0')) handler.hole(1);
    parser.write(xml.replaceAll('\0', '\ufffd')).close();
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  handler.end(isDamaged);
  return reading;
}

/** A suite with attributes and content. */
export const suiteXml = (content: string, attributes = ''): string =>
  `<testsuite name="suite" ${attributes}>${content}</testsuite>`;
