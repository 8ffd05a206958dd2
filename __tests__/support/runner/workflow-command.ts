/** A `::name key=value::data` line. */
export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

const DECODED: Readonly<Record<string, string>> = {
  '%25': '%',
  '%0D': '\r',
  '%0A': '\n',
  '%3A': ':',
  '%2C': ',',
};

/** Parses one line of a step's output; null where it is no command. */
export function parseWorkflowCommand(line: string): WorkflowCommand | null {
  const match = /^\s*::([A-Za-z-]+)(?: (.*?))?::(.*)$/.exec(line);
  if (match === null) return null;
  const [, name = '', properties = '', data = ''] = match;
  return {
    name: name.toLowerCase(),
    properties: parseProperties(properties),
    data: data.replaceAll(/%25|%0D|%0A/g, decode),
  };
}

function parseProperties(text: string): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const part of text.split(',')) {
    const equals = part.indexOf('=');
    if (equals <= 0) continue;
    const value = part.slice(equals + 1).replaceAll(/%25|%0D|%0A|%3A|%2C/g, decode);
    if (value !== '') properties[part.slice(0, equals).trim()] = value;
  }
  return properties;
}

function decode(code: string): string {
  return DECODED[code] ?? code;
}
