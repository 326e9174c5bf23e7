import { seedFromText } from '@clearedge/quant/random';
import { type FieldPlayer, GOLF_MODEL, simulateField } from '@clearedge/quant/sports/golf';
import { createChance, drawNormal } from '../../chance.ts';
import { cutFallsAt, leaderboardAt } from '../leaderboard-at.ts';
import type { Tape } from '../tape.ts';

/** What the trade as a whole thinks of an entry. */
export interface Outlook {
  playerId: string;
  player: FieldPlayer;
  win: number;
  top5: number;
  top10: number;
  top20: number;
  /** Null once the cut has fallen, or where there is none. */
  makeCut: number | null;
}

const SIMULATIONS = 2500;
/** The trade does not know a man's skill exactly: it sees it so far off. */
const MISJUDGED = 0.18;

const holesOf = ({ rounds }: { rounds: readonly { thru: number }[] }): number => rounds.reduce((sum, { thru }) => sum + thru, 0);

/** A book's opinion at `tick`, from the leaderboard as everybody saw it. */
export function consensusAt(seed: string, tape: Tape, tick: number): Outlook[] {
  const { fixture } = tape;
  const board = leaderboardAt(tape, Math.max(tick, fixture.fieldKnownAt))!;
  const scheduled = fixture.isShortened && tick >= tape.roundEndsAt[2]! ? 3 : 4;
  const cutRound = fixture.cut?.afterRound ?? 2;
  const isCutMade = cutFallsAt(tape) <= tick;
  const outlooks = board.entries.map((entry, index): { playerId: string; player: FieldPlayer } => {
    const played = holesOf(entry) / 18;
    const view = drawNormal(createChance(`${seed}|golf-view|${fixture.tournamentId}|${entry.playerId}`), 0, MISJUDGED);
    const isOut = entry.status === 'cut' || entry.status === 'withdrawn' || entry.status === 'disqualified';
    const player = {
      skill: tape.entries[index]!.golfer.skill + view,
      toPar: entry.toPar ?? 0,
      roundsBeforeCut: Math.max(0, cutRound - played),
      roundsAfterCut: Math.max(0, scheduled - Math.max(cutRound, played)),
      isOut,
    };
    return { playerId: entry.playerId, player };
  });
  const cutPlaces = fixture.cut && !isCutMade ? fixture.cut.places : null;
  const players = outlooks.map(({ player }) => player);
  const { win, top5, top10, top20, makeCut } = simulateField(
    players,
    { cutPlaces, roundDeviation: GOLF_MODEL.roundDeviation, weekDeviation: GOLF_MODEL.weekDeviation },
    { simulations: SIMULATIONS, seed: seedFromText(`${seed}|${fixture.tournamentId}|${tick}`) },
  );
  return outlooks.map((outlook, index) => ({
    ...outlook,
    win: win[index]!,
    top5: top5[index]!,
    top10: top10[index]!,
    top20: top20[index]!,
    makeCut: makeCut?.[index] ?? null,
  }));
}
