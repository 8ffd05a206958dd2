import type {
  Facet,
  PageCase,
  PageCaseDetail,
  PageIndex,
} from '../../render/html/data/page-data.ts';

/** The cases of the page; what one unfolds to is read as it is opened. */
export class Cases {
  readonly all: readonly PageCase[];
  private readonly words: readonly string[];
  private readonly lines: readonly string[];
  private readonly details = new Map<PageCase, PageCaseDetail>();
  private readonly texts = new Map<PageCase, string>();
  private readonly places: ReadonlyMap<PageCase, number>;

  /** @param details a line of JSON a case, in the order of the index. */
  constructor(index: PageIndex, details: string) {
    this.all = index.cases;
    this.words = index.words;
    this.lines = details.split('\n');
    this.places = new Map(index.cases.map((one, place) => [one, place]));
  }

  namesOf({ names }: PageCase, facet: Facet): string[] {
    return (names[facet] ?? []).map((place) => this.words[place] ?? '');
  }

  detailOf(one: PageCase): PageCaseDetail {
    return kept(this.details, one, () => this.parse(one));
  }

  /** All that is said of a case below its title, in lower case. */
  textOf(one: PageCase): string {
    return kept(this.texts, one, () => {
      const names = Object.values(one.names).flatMap((places) => places ?? []);
      const words = names.map((place) => this.words[place] ?? '');
      return [...words, ...stringsIn(this.parse(one))].join('\n').toLowerCase();
    });
  }

  private parse(one: PageCase): PageCaseDetail {
    // Written by the same version, in the same file.
    return JSON.parse(this.lines[this.places.get(one) ?? -1] ?? '{"iterations":[],"evidence":[]}');
  }
}

function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** How many cases these are, those that stand for many included. */
export function countOfCases(cases: readonly PageCase[]): number {
  return cases.reduce((sum, one) => sum + (one.cases ?? 1), 0);
}
