import {
  type EARLY_CATEGORIES,
  type EARLY_STATUSES,
  EARLY_STEPS,
  type EarlyFeatureId,
} from '@clearedge/contract/routes/early-access/early-access-terms';

export interface EarlyFeatureTerms {
  id: EarlyFeatureId;
  name: string;
  description: string;
  category: (typeof EARLY_CATEGORIES)[number];
  status: (typeof EARLY_STATUSES)[number];
  /** How many of `EARLY_STEPS` are done. */
  stepsDone: number;
  /** When everybody is to have it, as planned; null without a plan. */
  releaseDate: string | null;
  /** The page it changes; null before there is anything to see. */
  where: string | null;
  isNew: boolean;
}

/** The six features of the product; what their switches change is in the web's rooms of the same names. */
export const EARLY_FEATURES: readonly EarlyFeatureTerms[] = [
  {
    id: 'rolling-win-rate',
    name: 'Rolling Win Rate',
    description: 'A chart on My Results: the win rate of your last 20 decided bets, step by step, beside the rate their prices needed.',
    category: 'analytics',
    status: 'beta',
    stepsDone: 3,
    releaseDate: '2027-02-01',
    where: '/my-results',
    isNew: true,
  },
  {
    id: 'compact-tables',
    name: 'Compact Tables',
    description: 'Closer rows in the tables of My Results and Model, with what stands under a cell beside it: more of them on a screen.',
    category: 'ui',
    status: 'beta',
    stepsDone: 3,
    releaseDate: '2027-02-01',
    where: '/record',
    isNew: false,
  },
  {
    id: 'follow-up-questions',
    name: 'Follow-up Questions',
    description: 'Under each answer of the AI Assistant, three questions that lead on from the one you asked.',
    category: 'ai',
    status: 'preview',
    stepsDone: 2,
    releaseDate: '2027-04-01',
    where: '/ai-assistant',
    isNew: true,
  },
  {
    id: 'spreadsheet-copy',
    name: 'Copy for Spreadsheets',
    description: 'A button on My Results that copies the listed bets, to be pasted into any spreadsheet as columns.',
    category: 'integrations',
    status: 'preview',
    stepsDone: 2,
    releaseDate: '2027-04-01',
    where: '/my-results',
    isNew: true,
  },
  {
    id: 'slip-from-picture',
    name: 'Slip from a Picture',
    description: 'Track a bet from a picture of its slip: read the sides, prices and stakes, and check them before they are kept.',
    category: 'ai',
    status: 'coming-soon',
    stepsDone: 0,
    releaseDate: null,
    where: null,
    isNew: false,
  },
  {
    id: 'browser-extension',
    name: 'Browser Extension',
    description: 'The fair price beside the price you look at, on a sportsbook’s own page.',
    category: 'integrations',
    status: 'coming-soon',
    stepsDone: 0,
    releaseDate: null,
    where: null,
    isNew: false,
  },
];

/** Percent of the steps that are done, 0 to 100. */
export const progressOf = ({ stepsDone }: EarlyFeatureTerms): number => Math.round((100 * stepsDone) / EARLY_STEPS.length);
