import {
  type GolfSelection,
  type Grade,
  type Period,
  type PropKind,
  type PropSelection,
  partOf,
  type Selection,
} from '@clearedge/quant/grading';

/** What a player's bet counts, as books head it. */
export const PROP_WORDS: Readonly<Record<PropKind, string>> = {
  hits: 'Hits',
  total_bases: 'Total Bases',
  home_runs: 'Home Runs',
  rbi: 'RBIs',
  runs: 'Runs',
  stolen_bases: 'Stolen Bases',
  batter_walks: 'Walks',
  batter_strikeouts: 'Batter Strikeouts',
  pitcher_strikeouts: 'Strikeouts',
  pitcher_outs: 'Outs',
  pitcher_hits_allowed: 'Hits Allowed',
  pitcher_walks: 'Walks Allowed',
  pitcher_earned_runs: 'Earned Runs',
};
/** " first 5 innings", as it follows a selection; empty for the full game. */
export function periodWords(period: Period, before = ' '): string {
  const part = partOf(period);
  return part ? before + part.name.toLowerCase() : '';
}

interface Teams {
  awayName: string;
  homeName: string;
}

const overUnder = ({ side, line }: Pick<PropSelection, 'side' | 'line'>): string => `${side === 'over' ? 'Over' : 'Under'} ${line}`;

/** "Aaron Judge Hits Over 1.5". */
export const propWords = (playerName: string, selection: Pick<PropSelection, 'prop' | 'side' | 'line'>): string =>
  `${playerName} ${PROP_WORDS[selection.prop]} ${overUnder(selection)}`;

/** A selection on a score as slips and receipts say it: "New York Yankees ML", "Boston Red Sox +1.5 first 5 innings", "Over 8.5". */
export function scoreWords(selection: Exclude<Selection, { market: 'prop' }>, { awayName, homeName }: Teams): string {
  const nameOf = (side: 'away' | 'home'): string => (side === 'away' ? awayName : homeName);
  const period = periodWords(selection.period);
  if (selection.market === 'total') return `${selection.team ? `${nameOf(selection.team)} ` : ''}${overUnder(selection)}${period}`;
  if (selection.market === 'moneyline') return `${nameOf(selection.side)} ML${period}`;
  return `${nameOf(selection.side)} ${selection.line > 0 ? '+' : ''}${selection.line}${period}`;
}

/** A golf selection likewise: "Scottie Scheffler top 10", "Rory McIlroy to miss the cut". `nameOf` names a player by id. */
export function golfWords(selection: GolfSelection, nameOf: (playerId: string) => string): string {
  const name = nameOf(selection.playerId);
  if (selection.market === 'outright') return `${name} to win`;
  if (selection.market === 'place') return `${name} top ${selection.places}`;
  if (selection.market === 'make_cut') return `${name} to ${selection.side === 'yes' ? 'make' : 'miss'} the cut`;
  return `${name} over ${nameOf(selection.opponentId)}`;
}

/** How a grade is written: on screens, in mail, on receipts. */
export const GRADE_WORD: Record<Grade, string> = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void' };
