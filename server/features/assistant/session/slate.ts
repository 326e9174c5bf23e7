import { sportsWith } from '@clearedge/contract/sports';
import { withSummaries } from '../../analysis/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
import type { Link, Source } from './finding.ts';
import { isOneOf } from './games.ts';
import { ageText } from './say.ts';
import type { AssistantSession } from './session.ts';

export type { Game };

type OpenSummary = Extract<NonNullable<Game['aiSummary']>, { valuePlays: unknown }>;
type ValuePlay = OpenSummary['valuePlays'][number];
export interface GamePlay {
  game: Game;
  play: ValuePlay;
}

/** A day's games with what members with the tier may read of their analyses, only those of the clubs named. */
export async function readSlate({ ctx }: AssistantSession, slateOn: string, teams: readonly string[] = []): Promise<Game[]> {
  const games = await withSummaries(ctx, await listGames(ctx, slateOn, sportsWith('hasAnalysis')), 'entitled');
  return teams.length === 0 ? games : games.filter((game) => isOf(game, teams));
}

const isOf = ({ awayTeamCode, homeTeamCode, sport }: Game, teams: readonly string[]): boolean =>
  isOneOf(awayTeamCode, teams, sport) || isOneOf(homeTeamCode, teams, sport);

/** Whether its prices can still be taken. */
export const isOpen = ({ status, gameTime }: Game, now: Date): boolean =>
  (status === 'scheduled' || status === 'delayed') && new Date(gameTime) > now;

export const summaryOf = ({ aiSummary }: Game): OpenSummary | null => (aiSummary && 'summary' in aiSummary ? aiSummary : null);

/** Every play worth its price in open games, the best first. */
export const playsOf = (games: readonly Game[], now: Date): GamePlay[] =>
  games
    .filter((game) => isOpen(game, now))
    .flatMap((game) => (summaryOf(game)?.valuePlays ?? []).map((play) => ({ game, play })))
    .toSorted((a, b) => b.play.expectedValue - a.play.expectedValue);

export const matchupOf = ({ awayTeamCode, homeTeamCode, gameNumber, isDoubleheader }: Game): string =>
  `${awayTeamCode} @ ${homeTeamCode}${isDoubleheader ? ` (game ${gameNumber})` : ''}`;

export const gameLink = (game: Game): Link => ({ label: matchupOf(game), href: `/game/${encodeURIComponent(game.gameId)}` });

/** Where prices of these games come from: how many books, and how old the oldest and the newest are. */
export function priceSource(seen: readonly string[], now: Date): Source {
  const newest = seen.toSorted().at(-1) ?? null;
  return { label: newest ? `Board of prices, newest ${ageText(newest, now)}` : 'Board of prices', asOf: newest, href: '/games' };
}

export const analysisSource = (games: readonly Game[]): Source[] => {
  const newest = games
    .flatMap((game) => summaryOf(game)?.analyzedAt ?? [])
    .toSorted()
    .at(-1);
  return newest ? [{ label: 'Our model’s analysis of each game', asOf: newest, href: '/model' }] : [];
};
