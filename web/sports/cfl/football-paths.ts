import { paths } from '../../lib/paths.ts';

export const SECTIONS = ['teams', 'schedule', 'standings', 'betting'] as const;
export type Section = (typeof SECTIONS)[number];
export const SECTION_NAME: Record<Section, string> = {
  teams: 'Teams',
  schedule: 'Schedule',
  standings: 'Standings',
  betting: 'Betting Hub',
};
export const readSection = (text: string | null | undefined): Section | null => SECTIONS.find((section) => section === text) ?? null;

export const sectionPath = (section: Section): string => `${paths.cfl}/${section}`;
export const teamPath = (code: string): string => `${paths.cfl}/teams/${encodeURIComponent(code)}`;
export const gamesPath = (query: { date?: string; week?: number; q?: string } = {}): string => {
  const stated = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(stated).toString();
  return search ? `${paths.cflGames}?${search}` : paths.cflGames;
};
