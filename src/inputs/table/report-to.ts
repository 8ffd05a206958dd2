import type { InputDescriptor } from '../descriptor.ts';
import { remoteAddress, serviceKey } from '../kinds/address.ts';
import { text } from '../kinds/plain.ts';

/** Inputs that say to which service results go that the embedded one has. */
export const REPORT_TO_INPUTS = [
  {
    name: 'report-to',
    kind: remoteAddress,
    modes: ['run', 'command'],
    undecisive: true,
    example: 'https://evals.example.com/api/v1',
    section: 'Where to show it',
    text:
      'Address of an evals service, with its version path, that is sent the results of the embedded ' +
      'service, so that it keeps them. Trouble with that is a warning, and never a verdict.',
    details:
      'Results that are not whole are not sent. A run of the service is made of them, under an id that ' +
      'is the same whenever the step sends them again. Sending takes two minutes at most.',
  },
  {
    name: 'report-to-api-key',
    kind: serviceKey,
    modes: ['run', 'command'],
    undecisive: true,
    secret: true,
    example: 'a repository secret that holds sk_…',
    section: 'Where to show it',
    text: 'Key of the service at `report-to`. Where it is empty, as in workflows of forks, nothing is sent.',
  },
  {
    name: 'report-to-project',
    kind: text,
    modes: ['run', 'command'],
    undecisive: true,
    otherwise: 'the one that the service takes for the default',
    example: 'Default',
    section: 'Where to show it',
    text: 'Project of the service at `report-to`, by id or name.',
  },
] as const satisfies readonly InputDescriptor[];
