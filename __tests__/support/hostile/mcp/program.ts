/** `program.ts WIRE ERA [NAME]`: the hostile server of that name; one that is well without. */
import { hostileServers } from './catalogue.ts';
import type { Era, Wire } from './hostile-server.ts';
import { playOverHttp } from './http-program.ts';
import { playOverStdio } from './stdio-program.ts';

const [wire, era, name] = process.argv.slice(2) as [Wire, Era, string?];
const server = hostileServers.find((one) => one.name === name) ?? null;
if (server === null && name !== undefined) throw new Error(`There is no hostile server "${name}".`);
if (wire === 'stdio') playOverStdio(server, era);
else playOverHttp(server, wire, era);
