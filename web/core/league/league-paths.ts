import type { LeagueSport } from '@clearedge/contract/sports';
import { paths } from '../../lib/paths.ts';

/** The parts of a league's hub, each under an address of its own too. */
export const SECTIONS = ['teams', 'schedule', 'standings', 'injuries', 'futures', 'betting'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionPath = (league: LeagueSport, section: Section): string => paths.league(league, `/${section}`);
export const teamPath = (league: LeagueSport, code: string): string => paths.league(league, `/teams/${encodeURIComponent(code)}`);
export const gamesPath = (league: LeagueSport, query: { date?: string } = {}): string => paths.league(league, '/games', query);
export const gamePath = (league: LeagueSport, gameId: string): string => paths.league(league, `/games/${encodeURIComponent(gameId)}`);
export const picksPath = (league: LeagueSport, query: { date?: string } = {}): string => paths.league(league, '/picks', query);
