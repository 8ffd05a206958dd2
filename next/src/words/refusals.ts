/** Why the service refuses a request. */
export type RefusalReason =
  | { reason: 'key' | 'web-page' | 'route' | 'body-size' | 'body-json' | 'bug' }
  | { reason: 'unknown-id'; what: string; id: string }
  | { reason: 'run-ended'; status: string };

/** The message of an error of the API. */
export function describeRefusal(refusal: RefusalReason): string {
  switch (refusal.reason) {
    case 'key':
      return 'The API key is not valid.';
    case 'web-page':
      return 'Web pages cannot use the API.';
    case 'route':
      return 'There is no such route.';
    case 'body-size':
      return 'The body is too large.';
    case 'body-json':
      return 'The body is not valid JSON.';
    case 'bug':
      return 'The service failed. The debug log has the cause.';
    case 'unknown-id':
      return `There is no ${refusal.what} ${refusal.id}.`;
    case 'run-ended':
      return `The run has ended with status ${refusal.status}.`;
  }
}
