import type { serverOperationRoutes } from '../../../../src/contract/routes/servers/operations.ts';
import type { Make, RouteSample } from './route-sample.ts';
import { REMOTE_URL } from './scene.ts';

const ofServer =
  (body: unknown = {}): Make =>
  ({ projectId, fullServerId }) => ({ params: { projectId, serverId: fullServerId }, body });

const TOKENS = { serverUrl: REMOTE_URL, tokens: { access_token: 't0ken' } };

const ofRemote =
  (body: unknown): Make =>
  ({ projectId, remoteServerId }) => ({ params: { projectId, serverId: remoteServerId }, body });

/** Operations on a server that offers something of everything. */
export const serverSamples: Record<keyof typeof serverOperationRoutes, RouteSample> = {
  'servers.validate': { good: ofServer(), needs: 'servers' },
  'servers.doctor': { good: ofServer(), needs: 'servers', toldApart: ['generatedAt'] },
  'servers.checkOAuth': { good: ofServer(), needs: 'servers' },
  'servers.tools.list': {
    good: ofServer(),
    alsoGood: [ofServer({ cursor: '2' }), ofServer({ cursor: null }), ofServer({ cursor: '' })],
    wrong: [[{ cursor: 5 }, 'cursor']],
    needs: 'servers',
  },
  'servers.tools.call': {
    good: ofServer({ toolName: 'echo', parameters: { text: 'hi' } }),
    alsoGood: [ofServer({ toolName: 'echo' })],
    wrong: [
      [{}, 'toolName'],
      [{ toolName: '' }, 'toolName'],
      [{ toolName: 'echo', parameters: 5 }, 'parameters'],
      [{ toolName: 'echo', parameters: { text: 'x'.repeat(100_000) } }, 'parameters'],
      [{ toolName: 'echo', oauthAccessToken: 't' }, 'oauthAccessToken'],
    ],
    needs: 'servers',
  },
  'servers.prompts.list': { good: ofServer(), needs: 'servers' },
  'servers.prompts.get': {
    good: ofServer({ promptName: 'greet', arguments: { whom: 'Ada', times: 2, loud: true } }),
    alsoGood: [ofServer({ promptName: 'greet' })],
    wrong: [
      [{}, 'promptName'],
      [{ promptName: 'greet', arguments: { whom: null } }, 'arguments.whom'],
    ],
    needs: 'servers',
  },
  'servers.resources.list': { good: ofServer(), needs: 'servers' },
  'servers.resources.read': {
    good: ofServer({ uri: 'file:///readme' }),
    wrong: [[{ uri: '' }, 'uri']],
    needs: 'servers',
  },
  'servers.export': { good: ofServer(), needs: 'servers', toldApart: ['exportedAt'] },
  'servers.importTokens': {
    good: ofRemote(TOKENS),
    alsoGood: [ofRemote({ ...TOKENS, tokens: { access_token: 't', expires_in: 60, scope: 's' } })],
    wrong: [
      [{ ...TOKENS, serverUrl: '' }, 'serverUrl'],
      [{ ...TOKENS, tokens: { access_token: 'a b' } }, 'tokens.access_token'],
      [{ ...TOKENS, tokens: { access_token: 'a', token_type: 'DPoP' } }, 'tokens.token_type'],
      [{ ...TOKENS, clientInformation: {} }, 'clientInformation.clientId'],
    ],
    needs: 'servers',
  },
};
