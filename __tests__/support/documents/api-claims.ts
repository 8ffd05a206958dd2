import { readFileSync } from 'node:fs';

/** What `docs/api.md` says of a route beyond the table. */
export interface ApiClaim {
  operation: string;
  /** As `suites.create`; null where it says that there is none. */
  method: string | null;
  /** Tests that prove the route, by their files from the root of the repository. */
  tests: string[];
}

/** What the guide to the API says of the routes, in its order. */
export function readApiClaims(): ApiClaim[] {
  const [, ...sections] = readFileSync('docs/api.md', 'utf8').split(/^### (?=[A-Z]+ `\/)/m);
  return sections.map((section) => {
    const cell = (head: string) =>
      new RegExp(`^\\| ${head} +\\| (.*?) *\\|$`, 'm').exec(section)?.[1] ?? '';
    return {
      operation: /^`([\w.]+)`\. /m.exec(section)?.[1] ?? '',
      method: /^`client\.([\w.]+)\(/.exec(cell('client'))?.[1] ?? null,
      tests: [...cell('tests').matchAll(/`([^`]+\.test\.ts)`/g)].flatMap(([, file]) => file ?? []),
    };
  });
}
