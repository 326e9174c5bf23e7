import { plainWords } from './plain-words.ts';

export interface NamedTeam {
  code: string;
  name: string;
}
export interface NamedGame {
  away: NamedTeam;
  home: NamedTeam;
  /** Baseball unless said: in football a city names one club, and clubs have nicknames of their own. */
  sport?: string;
}

const TWO_WORD_NICKS = ['red sox', 'white sox', 'blue jays'];

/** Short names that bettors use of football clubs. */
const FOOTBALL_NICKS: Readonly<Record<string, readonly string[]>> = {
  BC: ['b.c.', 'lions'],
  CGY: ['stamps'],
  EDM: ['elks'],
  HAM: ['ticats', 'tiger cats', 'tigercats', 'cats'],
  MTL: ['als'],
  OTT: ['redblacks', 'red blacks'],
  SSK: ['sask', 'riders', 'roughriders'],
  TOR: ['argos'],
  WPG: ['bombers', 'blue bombers'],
};

function namesOfFootball(team: NamedTeam): string[] {
  const [city, ...nick] = plainWords(team.name).split(' ');
  return [city!, nick.join(' '), ...(FOOTBALL_NICKS[team.code] ?? [])];
}

/** Words a bettor may use for a club: its code, full name and nickname, in football its city too. */
export function namesOf(team: NamedTeam, sport?: string): string[] {
  const name = plainWords(team.name);
  const always = [name, plainWords(team.code)];
  if (sport === 'cfl') return [...always, ...namesOfFootball(team)].filter((word) => word !== '');
  return [...always, TWO_WORD_NICKS.find((nick) => name.endsWith(nick)) ?? name.split(' ').at(-1) ?? name];
}
