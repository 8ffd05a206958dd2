import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { failure, stdioServer } from '../../../support/service/mcp/connections.ts';
import { openUnconfined, unlimited } from '../../../support/service/mcp/connectors.ts';
import { discovered } from '../../../support/service/mcp/scripted-answers.ts';
import { scriptedProcess } from '../../../support/service/mcp/scripted-servers.ts';

const SECRET = 'Q1w2E3r4T5y6U7i8';
const limits = { connectTimeoutMs: 20_000, fetchTimeoutMs: 90_000, callTimeoutMs: 10_000 };

describe('what a server wants of its client is told without secrets, also where it is cut:', () => {
  it.each([
    ['the words of a wish', 490, (text: string) => ['elicitation/create', text]],
    ['the name of a wish', 90, (text: string) => [text, 'please']],
  ])('%s', async (_what, before, wish) => {
    const [method, message] = wish(`${'x'.repeat(before)}${SECRET} and more, ${'y'.repeat(500)}`);
    const inputRequests = { a: { method, params: { message } } };
    const result = JSON.stringify({ resultType: 'input_required', inputRequests });
    const script = { ...discovered({ tools: {} }), 'tools/call': { result } };
    const connector = openUnconfined({ redactor: createRedactor([SECRET]), values: [SECRET] });
    const server = stdioServer(scriptedProcess(script));
    try {
      const connection = await connector.connect(server, { limits }, unlimited);
      const { message: told } = await failure(connection.callTool('t', {}, unlimited));
      expect(told).toContain('wants what this service does not offer: ');
      expect(told).toContain('xxx***');
      expect(told).not.toContain(SECRET.slice(0, 4));
    } finally {
      await connector.close();
    }
  });
});
