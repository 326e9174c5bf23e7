import { findResultDoubts, findScorelessDoubt } from '@clearedge/quant/grading';
import type { DoubtfulResult } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame, PeriodScores, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { DoubtLog, SteadyResults } from '../http/index.ts';

/** What a league's results are made of. */
interface ResultForm {
  /** "points", "goals". */
  unit: string;
  /** Minutes of regulation. */
  minutes: number;
}

/** Facts of games that are over: in doubt where they contradict themselves, final once they have held. */
export class FinalFacts {
  readonly doubts = new DoubtLog();
  readonly #steady = new SteadyResults();
  readonly #form: ResultForm;

  constructor(form: ResultForm) {
    this.#form = form;
  }

  /** Of a game that the source calls final. `periods` null where it does not tell them. */
  report(game: FeedLeagueGame, periods: PeriodScores | null, asOf: Date): ReportedLeagueFacts | DoubtfulResult {
    const { gameId, sourceId, score, startsAt, statusNote: ending } = game;
    const totals = (['away', 'home'] as const).map((side) => ({
      name: game[side].code,
      unit: this.#form.unit,
      total: score?.[side] ?? null,
      ...(periods && { parts: { name: 'periods', values: periods[side] } }),
    }));
    const doubts = [...findResultDoubts(totals), ...findScorelessDoubt(totals)];
    this.doubts.note(gameId, doubts);
    if (doubts.length > 0 || !score) return { gameId, doubts };
    const isFinal = this.#steady.isSteady(sourceId, `${score.away}:${score.home}`, startsAt, asOf);
    return { gameId, facts: { state: 'final', minutesPlayed: this.#form.minutes, score }, periods, ending, reportedAt: asOf, isFinal };
  }
}

/** Of a game that was called off before its start. */
export const voidFacts = (gameId: string, reportedAt: Date): ReportedLeagueFacts => ({
  gameId,
  facts: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  periods: null,
  reportedAt,
  isFinal: true,
});
