import type { EXPERT_IDS, WEEKDAYS } from '@clearedge/contract/routes/consultation/consultation-terms';

export type ExpertId = (typeof EXPERT_IDS)[number];
export type Weekday = (typeof WEEKDAYS)[number];

export interface ExpertProfile {
  id: ExpertId;
  /** Of the simulated person of a demo. */
  demoName: string;
  title: string;
  specialty: string;
  experience: string;
  languages: readonly string[];
  halfHourDollars: number;
  hourDollars: number;
  demoWeekdays: readonly Weekday[];
}

/** The three seats of the product. Who sits there outside a demo, staff say. */
export const EXPERTS: readonly ExpertProfile[] = [
  {
    id: 'pricing',
    demoName: 'Marcus Hale',
    title: 'Market and Pricing',
    specialty: 'Prices, margins and the close',
    experience: 'Goes through the prices you took and the last ones before the start: what they cost you, and where better ones stood.',
    languages: ['English', 'Spanish'],
    halfHourDollars: 99,
    hourDollars: 179,
    demoWeekdays: ['Monday', 'Wednesday', 'Friday', 'Saturday'],
  },
  {
    id: 'numbers',
    demoName: 'Dana Whitfield',
    title: 'Models and Numbers',
    specialty: 'Probabilities, samples and chance',
    experience: 'Reads your strategies and their tests with you: what the sample can say, what it cannot, and what to test next.',
    languages: ['English', 'French'],
    halfHourDollars: 129,
    hourDollars: 229,
    demoWeekdays: ['Tuesday', 'Thursday', 'Saturday'],
  },
  {
    id: 'bankroll',
    demoName: 'Theo Lindqvist',
    title: 'Bankroll and Discipline',
    specialty: 'Stakes, limits and losing streaks',
    experience: 'Looks at how you size bets: a plan for stakes, the limits that belong to it, and when to stop for a while.',
    languages: ['English', 'German'],
    halfHourDollars: 89,
    hourDollars: 159,
    demoWeekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
];

export function expertOf(expertId: string): ExpertProfile {
  const found = EXPERTS.find(({ id }) => id === expertId);
  if (!found) throw new Error(`no expert ${expertId}`);
  return found;
}
