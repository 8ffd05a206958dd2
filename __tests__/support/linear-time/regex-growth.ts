import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import {
  getConsumedChars,
  getMatchingDirection,
  isPotentiallyEmpty,
  type ReadonlyFlags,
  toUnicodeSet,
} from 'regexp-ast-analysis';
import { analyse } from 'scslre';

type Chars = ReturnType<typeof getConsumedChars>['chars'];

const parser = new RegExpParser();

/**
 * Why the time of a pattern may grow faster than the text it is tried on, told from the pattern
 * alone: empty where it cannot.
 */
export function growthOf({ source, flags }: RegExp): string[] {
  const literal = parser.parseLiteral(`/${source}/${flags}`);
  const { reports } = analyse({ source, flags });
  return [...new Set([...reports.map(({ type }) => type), ...rescans(literal)])];
}

/**
 * What the analysis above does not look for: `\[[^\]]*\]` on a text of `[` runs to the end of the
 * text from each of them. So it is wherever a repetition can run over that which starts it, and what
 * follows it can be missing.
 */
function rescans({ pattern, flags }: AST.RegExpLiteral): string[] {
  if (flags.sticky) return [];
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max !== Number.POSITIVE_INFINITY) return;
      const { chars } = getConsumedChars(quantifier, flags);
      const before = elementsBefore(quantifier);
      if (before.every((one) => fitsInto(one, chars, flags)) && canFailAfter(quantifier, flags)) {
        found.push(`Rescan ${quantifier.raw}`);
      }
    },
  });
  return found;
}

/** What has to match before an element is reached, with what stands before the groups it is in. */
function elementsBefore(element: AST.Element): AST.Element[] {
  return siblings(element).flatMap(({ elements, index }) => elements.slice(0, index));
}

/** Whether a match can still fail when an element has taken all it can. */
function canFailAfter(element: AST.Element, flags: ReadonlyFlags): boolean {
  return siblings(element).some(({ elements, index }) =>
    elements
      .slice(index + 1)
      .some((one) => one.type === 'Assertion' || !isPotentiallyEmpty(one, flags)),
  );
}

/**
 * The sequence an element stands in and its place there, and those of all that encloses it. What
 * looks behind is matched from its end.
 */
function siblings(element: AST.Element): { elements: AST.Element[]; index: number }[] {
  const { parent } = element;
  if (parent.type === 'Quantifier') return siblings(parent);
  if (parent.type !== 'Alternative') return [];
  const leftToRight = getMatchingDirection(parent) === 'ltr';
  const elements = leftToRight ? parent.elements : parent.elements.toReversed();
  const here = { elements, index: elements.indexOf(element) };
  const enclosing = parent.parent;
  return enclosing.type === 'Pattern' ? [here] : [here, ...siblings(enclosing)];
}

/** Whether some text that an element matches consists of these characters. */
function fitsInto(element: AST.Element, chars: Chars, flags: ReadonlyFlags): boolean {
  switch (element.type) {
    case 'Assertion': {
      // A start of the text is there once, a start of a line once a line.
      if (element.kind !== 'start') return true;
      return flags.multiline === true && chars.has(0x0a);
    }
    case 'Quantifier':
      return element.min === 0 || fitsInto(element.element, chars, flags);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) =>
        elements.every((one) => fitsInto(one, chars, flags)),
      );
    case 'Backreference':
      return true;
    default:
      return !toUnicodeSet(element, flags).chars.isDisjointWith(chars);
  }
}
