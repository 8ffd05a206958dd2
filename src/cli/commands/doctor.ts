import { joined, modeCommand } from '../judged/mode-command.ts';
import type { AddCommand } from './command.ts';

/** `doctor`: looks at servers and says of each whether it is well. */
export const addDoctor: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'doctor',
      mode: 'doctor',
      description: 'Look at MCP servers, and say of each whether it is well and what to do.',
      argument: ['[servers...]', 'By id or name; all that are enabled where none is named.'],
      judgings: (servers, raw) => [{ title: null, raw: joined(raw, 'servers', servers) }],
    },
    terminal,
    end,
  );
