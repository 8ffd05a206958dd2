/** A step of its own process: ingests one file and prints the report as JSON. */
import { ingestToService } from '../../../src/results/ingest-to-service.ts';
import { ingestDependencies, ingestOptions } from './ingest-defaults.ts';

const [baseUrl = '', apiKey = '', path = ''] = process.argv.slice(2);

const { report } = await ingestToService(
  ingestOptions({ files: [{ path, name: 'a.xml' }] }),
  ingestDependencies({ baseUrl, apiKey, environment: process.env, workspace: '/' }),
);
console.log(JSON.stringify(report));
