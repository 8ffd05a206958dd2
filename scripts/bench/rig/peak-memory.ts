/** Loaded before a program: writes the peak of its memory, in MB, to the file `BENCH_PEAK_FILE`. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env['BENCH_PEAK_FILE'];
if (file !== undefined) {
  process.on('exit', () => {
    // From the kernel's own mark: `maxRSS` would include the parent's memory at the fork.
    const status = readFileSync('/proc/self/status', 'utf8');
    const peakMb = Math.round(Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1]) / 1024);
    writeFileSync(file, String(peakMb), { flag: 'wx' });
  });
}
