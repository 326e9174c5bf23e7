import { readBetType, type SpelledBetType } from '@clearedge/contract/aliases';
import type { BetTarget } from '../target/bet-target.ts';
import type { TargetReads } from '../target/match-target.ts';
import { readText, type Typed } from './read-text.ts';

const GAME_TYPES = ['moneyline', 'spread', 'total', 'prop'] as const;
const GOLF: readonly [RegExp, 'outright' | 'top5' | 'top10' | 'top20' | 'make_cut' | 'head_to_head'][] = [
  [/\b(?:outright|outrights|tournament winner|outright winner|to win outright)\b/i, 'outright'],
  [/\btop ?-?5\b/i, 'top5'],
  [/\btop ?-?10\b/i, 'top10'],
  [/\btop ?-?20\b/i, 'top20'],
  [/\b(?:make|miss) (?:the )?cut\b/i, 'make_cut'],
  [/\b(?:head to head|match-?up)\b/i, 'head_to_head'],
];

/** The golf bet type that a text names; null where it names none. */
export const golfTypeOf = (text: string): (typeof GOLF)[number][1] | null => GOLF.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A type as the wire spells it. */
export const spelledType = ({ betType, places }: SpelledBetType) => (places === null ? betType : (`top${places}` as const));

/** The type by which the shared reader understands a selection; by its words where it understands none. */
export async function typeOf(reads: TargetReads, typed: Omit<Typed, 'type'>, target: BetTarget | null): Promise<SpelledBetType> {
  const { text } = typed;
  const golf = golfTypeOf(text);
  if (golf && target?.kind !== 'game') return readBetType(golf)!;
  if (target)
    for (const betType of GAME_TYPES) {
      const type = { betType, places: null };
      if ((await readText({ ...typed, type }, target, reads.players)).kind === 'read') return type;
    }
  const isSided = /\b(?:over|under|o|u)\b ?\d|\b[ou]\d/i.test(text);
  if (isSided) return { betType: /^[a-z].* (?:over|under) \d/i.test(text) ? 'prop' : 'total', places: null };
  return { betType: /(?<!\w)[+-]\d/.test(text) ? 'spread' : 'moneyline', places: null };
}
