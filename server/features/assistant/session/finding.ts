import type { AnswerOrigin } from '../../../db/schema/index.ts';

export type Source = AnswerOrigin['sources'][number];
export type Link = AnswerOrigin['links'][number];

/** What a look into the data brought: words that carry every figure, and where those come from. */
export interface Finding {
  lines: string[];
  sources: Source[];
  links: Link[];
  /** Text by others (headlines, notes) that stands word for word in the lines; its figures are no facts. */
  quotes: string[];
}

export const finding = (lines: readonly string[], more: Partial<Omit<Finding, 'lines'>> = {}): Finding => ({
  lines: [...lines],
  sources: more.sources ?? [],
  links: more.links ?? [],
  quotes: more.quotes ?? [],
});

const MOST_LINKS = 6;
const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Several findings as one, each source and link once. */
export function joined(findings: readonly Finding[]): Finding {
  return {
    lines: findings.flatMap(({ lines }) => lines),
    sources: distinct(
      findings.flatMap(({ sources }) => sources),
      ({ label }) => label,
    ),
    links: distinct(
      findings.flatMap(({ links }) => links),
      ({ href }) => href,
    ).slice(0, MOST_LINKS),
    quotes: findings.flatMap(({ quotes }) => quotes),
  };
}
