import { createChance, drawNormal } from '../chance.ts';
import { gameIdOf, type LeagueForm } from '../leagues/league.ts';
import type { Talent } from '../leagues/talent.ts';
import { NBA_CALENDAR } from './calendar.ts';
import type { BasketballTape } from './engine/play.ts';
import { simulateBasketball } from './engine/simulate-game.ts';
import { cup } from './schedule/cup.ts';
import { playoffs } from './schedule/playoffs.ts';
import { regularSeason } from './schedule/season.ts';
import { NBA_TEAMS } from './teams.ts';

/** Points that the home side has over the visitors. */
const HOME_EDGE = 2.6;
/** What no one can know before the tip-off: each side's shooting that day, the pace, and how easily both score. */
const UNKNOWN = { form: 0.8, air: 0.5, tempo: 0.01 } as const;

/** Clubs that score more also allow fewer: how much of a club's attack its defense shares. */
const BALANCE = 0.45;

export const NBA: LeagueForm<BasketballTape> = {
  key: 'nba',
  calendar: NBA_CALENDAR,
  teams: NBA_TEAMS,
  talent: { deviation: 4.7, stored: 0.6, weeklyDrift: 0.22 },
  edgeOf: ({ isNeutral }, { away, home }) => {
    const atHome = isNeutral ? 0 : HOME_EDGE / 2;
    const defenceOf = ({ attack, defence }: Talent): number => defence + BALANCE * attack;
    return { away: away.attack - defenceOf(home) - atHome, home: home.attack - defenceOf(away) + atHome };
  },
  regularSeason,
  cup,
  playoffs,
  play: (text, fixture, edge) => {
    const next = createChance(`${text}|game|${gameIdOf(fixture)}`);
    const air = drawNormal(next, 0, UNKNOWN.air);
    const day = { away: edge.away + air + drawNormal(next, 0, UNKNOWN.form), home: edge.home + air + drawNormal(next, 0, UNKNOWN.form) };
    return simulateBasketball({ edge: day, tempo: drawNormal(next, 1, UNKNOWN.tempo) }, next);
  },
};
