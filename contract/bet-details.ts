// No schema library here: the forms and the slip import this list.
export interface BetDetail {
  label: string;
  maxLength: number;
  /** What the box on the slip says while it is empty. */
  placeholder: string;
  /** In the template for CSV files. */
  example: string;
  /** Names of its column in CSV files, compared without case, spaces or underscores. The export writes the detail's own name. */
  columns: readonly string[];
}

/**
 * Details of a tracked bet: short texts that its owner gives and that are only kept and shown. Requests, answers, the slip, both forms, the lists,
 * and CSV files out and in follow this list; each detail needs a column of its name in the table `bets`, and the type checker says so.
 */
export const BET_DETAILS = {
  book: {
    label: 'Book',
    maxLength: 60,
    placeholder: 'Where you placed it',
    example: 'Summit',
    columns: ['book', 'sportsbook', 'bookmaker'],
  },
} as const satisfies Record<string, BetDetail>;

export type DetailName = keyof typeof BET_DETAILS;
/** Of a stored bet; null where its owner gave none. */
export type BetDetails = Record<DetailName, string | null>;
/** As they are typed; '' where nothing is. */
export type DetailTexts = Record<DetailName, string>;
export const DETAIL_NAMES = Object.keys(BET_DETAILS) as DetailName[];

/** An object with one value for each detail. */
export const eachDetail = <Value>(of: (name: DetailName, detail: BetDetail) => Value): Record<DetailName, Value> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, of(name, BET_DETAILS[name])])) as Record<DetailName, Value>;

/** The details of a bet as a form begins with them. */
export const detailTexts = (bet: BetDetails): DetailTexts => eachDetail((name) => bet[name] ?? '');

/** The typed details that differ from the bet's own; '' takes one off. */
export const changedDetails = (bet: BetDetails, texts: DetailTexts): Partial<DetailTexts> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, texts[name].trim()] as const).filter(([name, text]) => text !== (bet[name] ?? '')));

/** A stored bet's details after an edit: one that is not given stays, and '' takes it off. */
export const detailsAfter = (bet: BetDetails, change: Partial<Record<DetailName, string | null | undefined>>): BetDetails =>
  eachDetail((name) => {
    const text = change[name];
    return text === undefined ? bet[name] : text || null;
  });

/** The typed details without spaces around them; those left empty are left out. */
export const filledDetails = (texts: DetailTexts): Partial<DetailTexts> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, texts[name].trim()]).filter(([, text]) => text !== ''));
