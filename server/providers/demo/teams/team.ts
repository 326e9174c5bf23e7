type Roof = 'open' | 'retractable' | 'dome';

export interface Team {
  code: string;
  city: string;
  nickname: string;
  league: 'AL' | 'NL';
  division: 'East' | 'Central' | 'West';
  zone: string;
  venue: string;
  venueCity: string;
  roof: Roof;
  /** Log factors of the park on home runs and on hits in play, at a mild temperature. */
  parkHomer: number;
  parkHit: number;
  /** Usual afternoon high in April and in July, °F; the share of days with rain about. */
  springHigh: number;
  summerHigh: number;
  rainShare: number;
}

export const teamName = (team: Team): string => `${team.city} ${team.nickname}`.trim();
