import type { AssistantCard, AssistantChip } from '@clearedge/contract/shapes/assistant-card';
import type { z } from 'zod';
import type { AnswerOrigin } from '../../../db/schema/index.ts';

export type Source = AnswerOrigin['sources'][number];
export type Link = AnswerOrigin['links'][number];
export type Card = z.input<typeof AssistantCard>;
export type Chip = z.input<typeof AssistantChip>;

/** What a look into the data brought: words that carry every figure, and where those come from. */
export interface Finding {
  lines: string[];
  sources: Source[];
  links: Link[];
  /** Text by others (headlines, notes) that stands word for word in the lines; its figures are no facts. */
  quotes: string[];
  /** The same figures for the product's own components. */
  cards: Card[];
  chips: Chip[];
}

export const finding = (lines: readonly string[], more: Partial<Omit<Finding, 'lines'>> = {}): Finding => ({
  lines: [...lines],
  sources: more.sources ?? [],
  links: more.links ?? [],
  quotes: more.quotes ?? [],
  cards: more.cards ?? [],
  chips: more.chips ?? [],
});

export const askChip = (label: string, question = label): Chip => ({ kind: 'ask', label, question });

const MOST_LINKS = 6;
const MOST_CHIPS = 6;
const MOST_CARDS = 3;
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
    cards: findings.flatMap(({ cards }) => cards).slice(0, MOST_CARDS),
    chips: distinct(
      findings.flatMap(({ chips }) => chips),
      ({ label }) => label,
    ).slice(0, MOST_CHIPS),
  };
}
