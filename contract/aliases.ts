import type { Selection, TeamSide } from '@clearedge/quant/grading';
import type { GameBetType } from './spelling/bet-types.ts';
import { plainWords as squash } from './spelling/plain-words.ts';
import { type NamedGame, type NamedTeam, namesOf } from './spelling/team-names.ts';

export {
  type GameBetType,
  type GolfBetType,
  readBetType,
  type SpelledBetType,
  type TrackedBetType,
  toBetType,
} from './spelling/bet-types.ts';
export { type NamedPlayer, parseGolfSelection } from './spelling/golf-selection.ts';
export { type NamedGame, type NamedTeam, namesOf } from './spelling/team-names.ts';

/** Which side a text names; null when it names neither, or both. */
export function findSide(text: string, game: NamedGame): TeamSide | null {
  const padded = ` ${squash(text).replace(/[+-]\d.*$/, ' ')} `;
  const named = (team: NamedTeam): boolean => namesOf(team, game.sport).some((name) => padded.includes(` ${name} `));
  const away = named(game.away) || /^ away( team)? /.test(padded);
  const home = named(game.home) || /^ home( team)? /.test(padded);
  if (away === home) return null;
  return away ? 'away' : 'home';
}

const isFirstFive = (text: string): boolean => /\b(f5|first (5|five)|1st (5|five))\b/.test(text);
/** A half, a quarter, or a market that leaves overtime out: none is graded here. */
const isPartOfFootball = (text: string): boolean =>
  /\b(half|halves|quarter|[1-4]q|q[1-4]|[12]h|h[12]|regulation|3-way|3 way|three way|60 minutes)\b/.test(text);
/** What is left of an innings' bet when the first five are taken out: other parts are not graded here. */
const isPartOfBaseball = (text: string): boolean => /\b(innings?|nrfi|yrfi|f[1-9]|1st|first)\b/.test(text);
const lineIn = (text: string): number | null => {
  const found = /(?:^|\s)([+-]?\d{1,2}(?:\.\d)?)(?=\s|$)/.exec(text);
  return found ? Number(found[1]) : null;
};
const isHalfStep = (line: number): boolean => Number.isInteger(line * 2);

function parseTotal(text: string, game: NamedGame, period: 'full' | 'first5'): Selection | null {
  const found = /(?:^|\s)(over|under|o|u)\s?(\d{1,2}(?:\.\d)?)(?=\s|$)/.exec(text);
  if (!found || !isHalfStep(Number(found[2]))) return null;
  const team = findSide(text.replace(found[0], ' '), game);
  const side = found[1]!.startsWith('o') ? 'over' : 'under';
  return { market: 'total', period, side, line: Number(found[2]), ...(team ? { team } : {}) };
}

/**
 * Reads a selection's text as books and bettors write it ("NYY ML", "Yankees -1.5", "o8.5", "F5 under 4.5").
 * Null when it does not say one gradable thing: nothing is guessed, and the owner resolves such a bet.
 */
export function parseSelection(betType: GameBetType, selection: string, game: NamedGame): Selection | null {
  const text = squash(selection);
  const period = isFirstFive(text) ? 'first5' : 'full';
  const bare = text
    .replace(/\b(f5|first (5|five)|1st (5|five))( innings?)?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isOtherPart = game.sport === 'cfl' ? period !== 'full' || isPartOfFootball(text) : isPartOfBaseball(bare);
  if (betType === 'prop' || isOtherPart) return null;
  if (betType === 'total') return parseTotal(bare, game, period);
  const side = findSide(bare, game);
  if (side === null) return null;
  if (betType === 'moneyline') return lineIn(bare) === null ? { market: 'moneyline', period, side } : null;
  const line = lineIn(bare);
  return line === null || !isHalfStep(line) || Object.is(line, -0) ? null : { market: 'spread', period, side, line };
}

/** Splits "Away Team @ Home Team", "away@home" or "NYY at BOS"; null for other text. */
export function splitGameLabel(label: string): { away: string; home: string } | null {
  const found = /^(.+?) ?(?:@|\bat\b|\bvs?\.?(?= )) ?(.+)$/i.exec(label.trim().replace(/\s+/g, ' '));
  return found ? { away: found[1]!, home: found[2]! } : null;
}

/** Every spelling of a result on the wire -> the house word. */
export function toGrade(word: string): 'win' | 'loss' | 'push' | 'void' | null {
  const spelled: Record<string, 'win' | 'loss' | 'push' | 'void'> = {
    win: 'win',
    won: 'win',
    w: 'win',
    loss: 'loss',
    lost: 'loss',
    lose: 'loss',
    l: 'loss',
    push: 'push',
    tie: 'push',
    p: 'push',
    void: 'void',
    cancelled: 'void',
    canceled: 'void',
    'no action': 'void',
  };
  return spelled[word.trim().toLowerCase()] ?? null;
}
