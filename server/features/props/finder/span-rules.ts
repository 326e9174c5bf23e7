import { LAST_GAMES_LISTED, PROP_SPANS, type PropSpan } from '@clearedge/contract/prop-finder';
import type { VerbResult } from '@clearedge/contract/route';
import type { finderRoutes } from '@clearedge/contract/routes/games/finder';
import type { PropKind } from '@clearedge/quant/grading';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { facesStarters, type LoggedGame, rateOf, type StartsIndex } from '../history/hit-rate-rules.ts';

export type FinderDetail = VerbResult<(typeof finderRoutes)['GET /api/prop-finder/:propId']>;
export type FinderProp = FinderDetail['prop'];
type Cut = FinderDetail['cuts'][number];
type History = Pick<FinderProp, 'seasonAvg' | 'vsOpponent' | 'lastGames' | 'lastLines' | 'spans'>;
type SpanCount = FinderProp['spans']['L5'];

const LENGTH: Partial<Record<PropSpan, number>> = { L5: 5, L10: 10, L20: 20 };
const MEAN_DIGITS = 1000;
const meanOf = (sum: number, games: number): number | null => (games === 0 ? null : Math.round((MEAN_DIGITS * sum) / games) / MEAN_DIGITS);
const emptySpan = (): SpanCount => ({ games: 0, lined: 0, over: 0, push: 0 });

function count(span: SpanCount, value: number, line: number | null): void {
  span.games += 1;
  if (line === null) return;
  span.lined += 1;
  if (value > line) span.over += 1;
  else if (value === line) span.push += 1;
}

/** What a man did lately against each day's own line, or against `fixedLine` throughout. One walk over his starts, which are newest first: a day's list asks thousands of times. */
export function historyOf(starts: StartsIndex, playerId: string, prop: PropKind, opponent: string, fixedLine: number | null): History {
  const [figureOf, lineOf] = [starts.figureOf(prop), starts.lineOf(prop)];
  const spans = { L5: emptySpan(), L10: emptySpan(), L20: emptySpan(), season: emptySpan(), opponent: emptySpan() };
  const [lastGames, lastLines]: [number[], (number | null)[]] = [[], []];
  let [sum, versus, at] = [0, 0, 0];
  for (const start of starts.of(playerId, prop)) {
    const value = figureOf(start);
    if (value === null) continue;
    const line = fixedLine ?? lineOf(start);
    sum += value;
    for (const span of ['L5', 'L10', 'L20'] as const) if (at < LENGTH[span]!) count(spans[span], value, line);
    count(spans.season, value, line);
    if (at < LAST_GAMES_LISTED) {
      lastGames.push(value);
      lastLines.push(line);
    }
    at += 1;
    if (start.game.opponent !== opponent) continue;
    versus += value;
    count(spans.opponent, value, line);
  }
  return { seasonAvg: meanOf(sum, at), vsOpponent: meanOf(versus, spans.opponent.games), lastGames, lastLines, spans };
}

function ownRate(log: readonly LoggedGame[]): Cut['ownLines'] {
  const lined = log.filter((game) => game.line !== null);
  const over = lined.filter(({ value, line }) => value > line!).length;
  const push = lined.filter(({ value, line }) => value === line).length;
  const tries = lined.length - push;
  const { low, high } = tries > 0 ? wilsonInterval(over, tries) : { low: null, high: null };
  return { games: lined.length, over, push, low, high };
}

/** Each stretch and split of a man's season against each day's line and against this one; batters also have the arm they faced. */
export function cutsOf(log: readonly LoggedGame[], prop: PropKind, line: number, opponent: string): Cut[] {
  const cut = (key: Cut['key'], games: readonly LoggedGame[]): Cut => ({
    key,
    games: games.length,
    mean: meanOf(
      games.reduce((sum, { value }) => sum + value, 0),
      games.length,
    ),
    ownLines: ownRate(games),
    thisLine: rateOf(games, line),
  });
  const by = (fits: (game: LoggedGame) => boolean): LoggedGame[] => log.filter(fits);
  const arms = [
    cut(
      'left',
      by(({ opposingArm }) => opposingArm === 'L'),
    ),
    cut(
      'right',
      by(({ opposingArm }) => opposingArm === 'R'),
    ),
  ];
  return [
    ...PROP_SPANS.map((span) => cut(span, span === 'opponent' ? by((game) => game.opponent === opponent) : log.slice(0, LENGTH[span]))),
    cut(
      'home',
      by(({ isHome }) => isHome),
    ),
    cut(
      'away',
      by(({ isHome }) => !isHome),
    ),
    ...(facesStarters(prop) ? arms : []),
  ];
}
