import { type CompletedRequest, getLocal, type Mockttp } from 'mockttp';

export interface Gateway {
  url: string;
  /** Where rules for faults are added; they go before the forwarding. */
  server: Mockttp;
  /** Requests seen since `forget`, as `METHOD /path`. */
  seen(): string[];
  /** Hands over the requests so far that break GitHub's OpenAPI description. */
  takeViolations(): string[];
  /** Drops added rules and the list of requests. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  /** Where requests are sent on to. */
  url: string;
  /** Origin in the emulator's links, replaced by the gateway's, so that paging passes it too. */
  linkOrigin: string;
  /** Who GraphQL says the viewer is; the emulator has no GraphQL. */
  viewer: string;
}

/** The one address the code under test knows: it records, injects faults and sends on. */
export async function startGateway(target: Target): Promise<Gateway> {
  const server = getLocal({ recordTraffic: false });
  const seen: string[] = [];
  const violations: string[] = [];
  await server.start();
  const install = async () => {
    await server.on('request-initiated', ({ method, path }) => {
      seen.push(`${method} ${path.split('?')[0]}`);
    });
    await server
      .forPost('/graphql')
      .asPriority(0)
      .always()
      .thenJson(200, { data: { viewer: { login: target.viewer } } });
    await server
      .forAnyRequest()
      .asPriority(0)
      .always()
      .thenForwardTo(target.url, {
        beforeResponse: ({ headers }, request) => {
          violations.push(...requestViolations(headers['sl-violations'], request));
          const link = headers['link'];
          if (typeof link !== 'string') return undefined;
          const ours = link.replaceAll(target.linkOrigin, server.url);
          return { headers: { ...headers, link: ours } };
        },
      });
  };
  await install();
  return {
    url: server.url,
    server,
    seen: () => [...seen],
    takeViolations: () => violations.splice(0),
    async forget() {
      server.reset();
      seen.length = 0;
      await install();
    },
    close: () => server.stop(),
  };
}

/** Prism also finds fault with the emulator's responses, which is no concern of ours. */
function requestViolations(
  header: string | string[] | undefined,
  { method, path }: CompletedRequest,
): string[] {
  const found: { location: string[]; message: string }[] = header ? JSON.parse(String(header)) : [];
  return found
    .filter(({ location }) => location[0] === 'request')
    .map(({ location, message }) => `${method} ${path}: ${location.join('.')} ${message}`);
}
