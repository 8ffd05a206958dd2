import { runGateCommand } from './gate-command.ts';

/** Entry point of `npm run gate`. What is no fault of the results is never told as `failed`. */
try {
  const { stdout, stderr, exitCode } = await runGateCommand(process.argv.slice(2), process.cwd());
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error);
  process.exitCode = 3;
}
