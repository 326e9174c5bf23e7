type Roof = 'open' | 'retractable' | 'dome';

export interface Club {
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

export const clubName = (club: Club): string => `${club.city} ${club.nickname}`.trim();
