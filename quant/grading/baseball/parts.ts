import { mapPartsIn, type PartIn, type Period } from '../parts.ts';

export type BaseballPart = PartIn<'inning'>;
export type BaseballPeriod = 'full' | BaseballPart;

/** What decides each part of a baseball game, for receipts and the House Rules. */
const RULES: Readonly<Record<BaseballPart, { id: string; title: string; text: string }>> = {
  first5: {
    id: 'baseball-first-five',
    title: 'First five innings',
    text: 'Five full innings must be completed, else the bet is void unless a total is already decided. A tie on a two-way price is a push. The bet is settled when the sixth inning begins and stands whatever happens later, unless the league corrects the runs.',
  },
  inning1: {
    id: 'baseball-first-inning',
    title: 'First inning',
    text: 'The bet is settled when the second inning begins and stands whatever happens later, unless the league corrects the runs. If it is not completed the bet is void unless a total is already decided.',
  },
};

/** Baseball's parts with the innings that each ends with, and its rule. */
export const BASEBALL_PARTS = mapPartsIn('inning', (data, part) => ({ ...data, innings: data.to, rule: RULES[part] }));
type BaseballPartData = (typeof BASEBALL_PARTS)[BaseballPart];

/** The parts with their data, in the order in which they end. */
export const PARTS_BY_END = (Object.entries(BASEBALL_PARTS) as [BaseballPart, BaseballPartData][]).sort(
  ([, a], [, b]) => a.innings - b.innings,
);
export const BASEBALL_PERIODS = ['full', ...(Object.keys(BASEBALL_PARTS) as BaseballPart[])] as const satisfies readonly BaseballPeriod[];

const isBaseballPart = (period: Period): period is BaseballPart => Object.hasOwn(BASEBALL_PARTS, period);

/** The period, if games of baseball have it. RangeError otherwise. */
export function requireBaseballPeriod(period: Period): BaseballPeriod {
  if (period === 'full' || isBaseballPart(period)) return period;
  throw new RangeError(`${period} is no part of a baseball game`);
}

/** A value of each part, from its data. */
export const mapParts = <Value>(read: (data: BaseballPartData, part: BaseballPart) => Value): Record<BaseballPart, Value> =>
  mapPartsIn('inning', (_, part) => read(BASEBALL_PARTS[part], part));
