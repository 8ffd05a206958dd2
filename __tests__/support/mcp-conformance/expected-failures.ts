/** Scenarios, or single checks as `scenario:check`, that fail for the same reason. */
interface ExpectedFailures {
  reason: string;
  /** Where they succeed in the other one. */
  revision?: '2025-11-25' | '2026-07-28';
  entries: readonly string[];
}

/**
 * What of `@modelcontextprotocol/conformance` does not succeed. An entry that does succeed fails the
 * tests, as does a failure that is not listed.
 */
export const EXPECTED_FAILURES: Readonly<Record<'client' | 'server', readonly ExpectedFailures[]>> =
  {
    client: [
      {
        reason: 'The service logs in nowhere: whoever starts a run gives it a token to show.',
        entries: [
          'auth/authorization-server-migration:sep-2352-reregister-on-as-change',
          'auth/basic-cimd',
          'auth/client-credentials-basic',
          'auth/client-credentials-jwt',
          'auth/dpop',
          'auth/dpop-nonce',
          'auth/enterprise-managed-authorization',
          'auth/iss-normalized',
          'auth/iss-not-advertised',
          'auth/iss-supported',
          'auth/iss-supported-missing',
          'auth/iss-unexpected',
          'auth/iss-wrong-issuer',
          'auth/metadata-default',
          'auth/metadata-issuer-mismatch',
          'auth/metadata-var1',
          'auth/metadata-var2',
          'auth/metadata-var3',
          'auth/offline-access-not-supported',
          'auth/offline-access-scope',
          'auth/pre-registration',
          'auth/resource-mismatch',
          'auth/scope-from-scopes-supported',
          'auth/scope-from-www-authenticate',
          'auth/scope-omitted-when-undefined',
          'auth/scope-retry-limit',
          'auth/scope-step-up',
          'auth/token-endpoint-auth-basic',
          'auth/token-endpoint-auth-none',
          'auth/token-endpoint-auth-post',
          'auth/wif-jwt-bearer',
        ],
      },
      {
        reason:
          'Nobody is there to be asked: what a server wants of a person or a model is refused.',
        entries: [
          'elicitation-sep1034-client-defaults',
          'sep-2322-client-request-state:sep-2322-client-jsonrpc-id-different',
          'sep-2322-client-request-state:sep-2322-client-no-state-omitted',
          'sep-2322-client-request-state:sep-2322-client-request-state-echoed',
        ],
      },
    ],
    server: [
      {
        reason: 'Asks for tools, prompts and resources of its own, which a library does not have.',
        entries: [
          'completion-complete',
          'elicitation-sep1034-defaults',
          'elicitation-sep1330-enums',
          'http-custom-header-server-validation',
          'input-required-result-basic-elicitation',
          'input-required-result-basic-list-roots',
          'input-required-result-basic-sampling',
          'input-required-result-capability-check',
          'input-required-result-ignore-extra-params',
          'input-required-result-missing-input-response',
          'input-required-result-multi-round',
          'input-required-result-multiple-input-requests',
          'input-required-result-non-tool-request',
          'input-required-result-request-state',
          'input-required-result-result-type',
          'input-required-result-tampered-state',
          'json-schema-2020-12',
          'prompts-get-embedded-resource',
          'prompts-get-simple',
          'prompts-get-with-args',
          'prompts-get-with-image',
          'resources-read-binary',
          'resources-read-text',
          'resources-templates-read',
          'server-stateless:sep-2575-http-server-no-independent-requests-on-stream',
          'server-stateless:sep-2575-missing-capability-http-400',
          'server-stateless:sep-2575-server-no-log-without-loglevel',
          'server-stateless:sep-2575-server-rejects-undeclared-capability',
          'tools-call-audio',
          'tools-call-elicitation',
          'tools-call-embedded-resource',
          'tools-call-error',
          'tools-call-image',
          'tools-call-mixed-content',
          'tools-call-sampling',
          'tools-call-simple-text',
          'tools-call-with-logging',
          'tools-call-with-progress',
        ],
      },
      {
        reason: 'The library always offers the same, so it tells nobody of changes.',
        entries: [
          'resources-subscribe',
          'resources-unsubscribe',
          'server-stateless:sep-2575-server-sends-prompts-list-changed-on-subscription',
          'server-stateless:sep-2575-server-sends-tools-list-changed-on-subscription',
        ],
      },
      {
        reason: 'The library sends no log messages.',
        entries: ['logging-set-level'],
      },
      {
        reason:
          'Over HTTP the library opens no sessions, with no client, so it resumes no streams.',
        revision: '2025-11-25',
        entries: ['server-session-lifecycle', 'server-sse-multiple-streams', 'server-sse-polling'],
      },
      {
        reason: 'An extension of the protocol, for long work, which the library does not do.',
        entries: [
          'tasks-capability-negotiation',
          'tasks-dispatch-and-envelope',
          'tasks-lifecycle',
          'tasks-mrtr-composition',
          'tasks-mrtr-input',
          'tasks-request-headers',
          'tasks-request-state-removal',
          'tasks-required-task-error',
          'tasks-status-notifications',
          'tasks-wire-fields',
        ],
      },
    ],
  };
