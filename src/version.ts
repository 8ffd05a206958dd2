/** Version of this action, as in package.json. */
export const VERSION = '0.1.0';

/**
 * Where the JSON Schemas are to be found by editors. No account has published this action, so that `owner`
 * stands for the one it is used from, as in the README.
 */
export const SCHEMAS_ADDRESS =
  'https://raw.githubusercontent.com/owner/mcp-eval-gate-action/v1/schemas/';
