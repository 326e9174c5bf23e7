import type { Selection } from '@clearedge/quant/grading';
import { type GamePlayer, playerPhrases } from '../spelling/players.ts';
import { readSelection } from '../spelling/read-selection.ts';
import type { NamedGame } from '../spelling/sport-spelling.ts';
import { nicknamesElsewhere, sidePhrases } from '../spelling/teams.ts';
import { phraseOf, tokensOf } from '../spelling/tokens.ts';

const TYPES = ['moneyline', 'spread', 'total', 'prop'] as const;
const LONGEST_NAME = 6;
/** Numbers this large are prices. */
const LEAST_PRICE = 100;
const PERIOD_WORDS =
  /\b(?:first|1st)\s+(?:5|five)(?:\s+innings?)?\b|\bf5\b|\b(?:1st|2nd|3rd|4th)\b|\b(?:[1-4][qhp]|[qhp][1-4])\b|\b(?:half|quarter|qtr|period)\s+[1-4]\b/gi;

interface Beside {
  selection: Selection;
  game: NamedGame;
  /** Who may play, as far as they are known. */
  players?: readonly GamePlayer[];
}

const keyOf = (selection: Selection): string => JSON.stringify(Object.entries(selection).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const isSame = (a: Selection, b: Selection): boolean => keyOf(a) === keyOf(b);

/** A text that says less than the selection and nothing else: the club alone, or a team's total without the team. */
function isShortFor(text: string, read: Selection, { selection, game }: Beside): boolean {
  if (selection.market === 'prop' || read.market === 'prop') return false;
  if (read.market === 'total') return selection.market === 'total' && isSame(read, withoutTeam(selection));
  const side = selection.market === 'total' ? selection.team : selection.side;
  return sidePhrases(game).get(phraseOf(text)) === side && side !== undefined;
}

function withoutTeam<T extends Selection & { market: 'total' }>({ team: _team, ...rest }: T): Selection {
  return rest as Selection;
}

/** What names in a text stand for, the longest first. */
function named<T>(text: string, phrases: ReadonlyMap<string, T>): T[] {
  const tokens = tokensOf(text);
  const found: T[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
      const meant = phrases.get(tokens.slice(at, at + length).join(' '));
      if (meant === undefined) continue;
      found.push(meant);
      at += length - 1;
      break;
    }
  return found;
}

function namesOther(text: string, { selection, game, players = [] }: Beside): boolean {
  if (selection.market === 'prop') {
    const men = named(text, playerPhrases(players)).flat();
    return men.length > 0 && !men.some(({ playerId }) => playerId === selection.playerId);
  }
  const own = selection.market === 'total' ? selection.team : selection.side;
  const sides: string[] = named(text, sidePhrases(game));
  return own !== undefined && sides.length > 0 && !sides.includes(own);
}

const namesOtherGame = (text: string, { game }: Beside): boolean =>
  named(text, nicknamesElsewhere(game)).length > 0 && named(text, sidePhrases(game)).length === 0;

function saysOtherDirection(text: string, { side }: Selection): boolean {
  const words = tokensOf(text.replace(/\b([ou])(?=[\d.])/gi, '$1 '));
  const says = (...some: string[]): boolean => words.some((word) => some.includes(word));
  const [over, under] = [says('over', 'o'), says('under', 'u')];
  return (side === 'over' && under && !over) || (side === 'under' && over && !under);
}

function saysOtherNumber(text: string, selection: Selection): boolean {
  if (!('line' in selection)) return false;
  const stated = (
    text
      .replace(PERIOD_WORDS, ' ')
      .replace(/[−–—]/g, '-')
      .match(/(?<![\w.])[+-]?\d+(?:\.\d+)?\+?/g) ?? []
  )
    .map((token) =>
      token.endsWith('+')
        ? { value: Number.parseFloat(token) - 0.5, isSigned: false }
        : { value: Number(token), isSigned: /^[+-]/.test(token) },
    )
    .filter(({ value }) => Math.abs(value) < LEAST_PRICE);
  const fits = ({ value, isSigned }: (typeof stated)[number]): boolean =>
    selection.market === 'spread' && isSigned ? value === selection.line : Math.abs(value) === Math.abs(selection.line);
  return stated.length > 0 && !stated.some(fits);
}

/**
 * Whether a text beside a structured selection says another bet: it reads as one, or it names the other team, a team of another game,
 * another player, the other side or another number. A text that says nothing of the kind, such as "my lock", does not.
 */
export function contradicts(text: string, beside: Beside): boolean {
  const { selection, game, players = [] } = beside;
  const readings = TYPES.flatMap((type) => {
    const reading = readSelection(type, text, game, { players });
    return reading.kind === 'read' ? [reading.selection] : [];
  });
  if (namesOtherGame(text, beside)) return true;
  if (readings.some((read) => isSame(read, selection))) return false;
  if (readings.some((read) => !isShortFor(text, read, beside))) return true;
  if (readings.length > 0) return false;
  return namesOther(text, beside) || saysOtherDirection(text, selection) || saysOtherNumber(text, selection);
}
