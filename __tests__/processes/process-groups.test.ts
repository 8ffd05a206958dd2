import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { HAS_GROUPS, signalGroup } from '../../src/processes/process-groups.ts';
import { describeUnless } from '../support/obstacles.ts';

const NO_GROUPS = HAS_GROUPS ? null : 'this system has no process groups';
const NOT_ROOT = process.getuid?.() === 0 ? null : 'only root can be another user here';

describeUnless(NO_GROUPS, 'a signal to a process group', () => {
  it('reaches all that is in it, and then there is nobody left', async () => {
    const child = spawn('sh', ['-c', 'sleep 300 & echo there; wait'], {
      ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    const { pid = 0, stdout } = child;
    if (stdout === null) throw new Error('there is no output to read');
    await once(stdout, 'data');
    expect(signalGroup(pid, 0)).toBe('sent');
    // The output is closed by the last that has it, which is the program that the shell started.
    const all = Promise.all([once(child, 'exit'), once(child, 'close')]);
    expect(signalGroup(pid, 'SIGKILL')).toBe('sent');
    expect((await all)[0]).toEqual([null, 'SIGKILL']);
    while (signalGroup(pid, 0) === 'sent') await new Promise((resolve) => setImmediate(resolve));
    expect(signalGroup(pid, 0)).toBe('gone');
  });

  it('that is no signal is a mistake of the caller', () => {
    expect(() => signalGroup(2 ** 22, 'SIGNOTHING' as NodeJS.Signals)).toThrow('SIGNOTHING');
  });
});

describeUnless(NO_GROUPS ?? NOT_ROOT, 'a group of another user', () => {
  it('is out of reach', async () => {
    const mine = spawn('sleep', ['300'], { detached: true, stdio: 'ignore' });
    const source = new URL('../../src/processes/process-groups.ts', import.meta.url);
    const code = stripTypeScriptTypes(readFileSync(source, 'utf8'));
    const address = JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`);
    const asking = `({ signalGroup }) => console.log(signalGroup(${mine.pid}, 0))`;
    const program = `import(${address}).then(${asking})`;
    // It is given the code, since the folder of the sources may be closed to others.
    const other = spawn(process.execPath, ['-e', program], {
      ...{ uid: 65_534, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] },
    });
    try {
      if (other.stdout === null) throw new Error('there is no output to read');
      expect((await text(other.stdout)).trim()).toBe('forbidden');
    } finally {
      mine.kill('SIGKILL');
    }
  });
});
