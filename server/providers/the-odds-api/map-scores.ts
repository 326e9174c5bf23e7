import type { WireScore } from './schema.ts';

export interface OfferedScore {
  eventId: string;
  awayName: string;
  homeName: string;
  startsAt: Date;
  isCompleted: boolean;
  /** Null before the start. */
  score: { away: number; home: number } | null;
  reportedAt: Date | null;
}

/** Scores are texts, in no promised order: the name decides whose each is. Null where one of the two is missing or no number. */
export function mapScore({ id, away_team, home_team, commence_time, completed, scores, last_update }: WireScore): OfferedScore {
  const of = (name: string): number | null => {
    const text = scores?.find((each) => each.name === name)?.score ?? '';
    return /^\d{1,3}$/.test(text) ? Number(text) : null;
  };
  const [away, home] = [of(away_team), of(home_team)];
  return {
    eventId: id,
    awayName: away_team,
    homeName: home_team,
    startsAt: new Date(commence_time),
    isCompleted: completed,
    score: away !== null && home !== null ? { away, home } : null,
    reportedAt: last_update ? new Date(last_update) : null,
  };
}
