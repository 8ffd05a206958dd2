import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * Makes a command of the program: one file each in this folder, listed in `program.ts`. What it takes
 * to carry it out is loaded where that happens.
 * @param end is told the exit code, where that is not 0.
 */
export type AddCommand = (terminal: Terminal, end: (exitCode: number) => void) => Command;
