import { requireFinite, requirePositive } from '../../maths/index.ts';
import type { FieldTerms } from './simulate-field.ts';

/** A finished tournament's whole rounds, strokes against par. */
export interface RatedTournament {
  /** Days since any fixed day. */
  day: number;
  /** By player, in the order of play; who did not finish a round has fewer. */
  rounds: ReadonlyMap<string, readonly number[]>;
}

export interface GolfRatingTerms {
  /** Days after which a round counts half. */
  halfLifeDays: number;
  /** Rounds of an unknown player's skill that every player starts with. */
  priorRounds: number;
  /** That skill, strokes a round. */
  priorSkill: number;
}

/** What is known of a player: decayed rounds and strokes gained, to `day`. */
interface Form {
  weight: number;
  gained: number;
  day: number;
}

export interface GolfSkill {
  /** Strokes a round better than an average field of the data; higher is better. */
  skill: number;
  /** Decayed rounds behind it. */
  rounds: number;
}

/**
 * Strokes gained a round against the field, with the field's own strength added back, older rounds counting less, shrunk towards an unknown player.
 * Tournaments are learned in the order of their days; RangeError for terms or scores that are not finite. Source: docs/model.md, golf.
 */
export class GolfRatings {
  readonly #forms = new Map<string, Form>();
  readonly #terms: GolfRatingTerms;

  constructor(terms: GolfRatingTerms) {
    requirePositive(terms.halfLifeDays, 'halfLifeDays');
    requirePositive(terms.priorRounds, 'priorRounds');
    requireFinite(terms.priorSkill, 'priorSkill');
    this.#terms = terms;
  }

  /** As of a day, which is not before what was learned. */
  skillOf(playerId: string, day: number): GolfSkill {
    const { priorRounds, priorSkill } = this.#terms;
    const form = this.#forms.get(playerId);
    if (!form) return { skill: priorSkill, rounds: 0 };
    const decay = this.#decay(day - form.day);
    const rounds = form.weight * decay;
    return { skill: (form.gained * decay + priorRounds * priorSkill) / (rounds + priorRounds), rounds };
  }

  learn({ day, rounds }: RatedTournament): void {
    requireFinite(day, 'day');
    const before = new Map([...rounds.keys()].map((playerId) => [playerId, this.skillOf(playerId, day).skill]));
    const most = Math.max(0, ...[...rounds.values()].map(({ length }) => length));
    for (let round = 0; round < most; round += 1) {
      const played = [...rounds].flatMap(([playerId, scores]) => (scores.length > round ? [{ playerId, score: scores[round]! }] : []));
      if (played.length < 2) continue;
      // Later rounds are played by the better part of a field: what they gain is counted from that part's own strength.
      const level =
        played.reduce((sum, { playerId, score }) => sum + requireFinite(score, 'score') + before.get(playerId)!, 0) / played.length;
      for (const { playerId, score } of played) this.#add(playerId, day, level - score);
    }
  }

  #add(playerId: string, day: number, gained: number): void {
    const form = this.#forms.get(playerId) ?? { weight: 0, gained: 0, day };
    const decay = this.#decay(day - form.day);
    this.#forms.set(playerId, { weight: form.weight * decay + 1, gained: form.gained * decay + gained, day });
  }

  #decay(days: number): number {
    return 0.5 ** (Math.max(0, days) / this.#terms.halfLifeDays);
  }
}

/** Fitted on the 2024 season and judged on 2025; see docs/model.md, golf. */
export const GOLF_MODEL: GolfRatingTerms & Pick<FieldTerms, 'roundDeviation' | 'weekDeviation'> & { version: string } = {
  version: 'golf-1',
  halfLifeDays: 240,
  priorRounds: 10,
  priorSkill: -0.8,
  roundDeviation: 2.75,
  weekDeviation: 0.5,
};
