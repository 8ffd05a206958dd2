import { type HostileServer, ofKind } from '../hostile-server.ts';
import { NO_ANSWER } from './parts.ts';

const EVENTS_TYPE = { 'content-type': 'text/event-stream' };
const NOT_UNDERSTOOD = /MCP server "hostile" /;

/** What is odd in the transport of before 2025, whose stream tells where messages go. */
export const OLDER_TRANSPORT: readonly HostileServer[] = ofKind('other than MCP', [
  {
    name: 'an endpoint of the older transport that is elsewhere',
    moment: 'GET',
    wires: ['sse'],
    ends: NOT_UNDERSTOOD,
    play: ({ exchange }) =>
      exchange()
        .writeHead(200, EVENTS_TYPE)
        .write('event: endpoint\ndata: http://elsewhere.invalid/x\n\n'),
  },
  {
    name: 'no endpoint of the older transport',
    moment: 'GET',
    wires: ['sse'],
    ends: NO_ANSWER,
    play: ({ exchange }) => exchange().writeHead(200, EVENTS_TYPE).flushHeaders(),
  },
  {
    name: 'an endpoint of nine megabytes',
    moment: 'GET',
    wires: ['sse'],
    ends: NOT_UNDERSTOOD,
    play: ({ exchange }) =>
      exchange()
        .writeHead(200, EVENTS_TYPE)
        .write(`event: endpoint\ndata: /${'x'.repeat(9_000_000)}\n\n`),
  },
]);
