import { randomBytes } from 'node:crypto';

const ID_PREFIXES = {
  organization: 'org_',
  user: 'usr_',
  apiKey: 'key_',
  project: 'prj_',
  server: 'srv_',
  host: 'hst_',
  chatbox: 'cbx_',
  chatSession: 'cs_',
  suite: 'st_',
  testCase: 'tc_',
  run: 'run_',
  iteration: 'it_',
  artifact: 'art_',
} as const;

/** A new random id that tells what it names. */
export function newId(resource: keyof typeof ID_PREFIXES): string {
  return `${ID_PREFIXES[resource]}${randomBytes(12).toString('hex')}`;
}
