import type { DataSource } from '../../ports/index.ts';
import { replayContests } from './replay/games/baseball-feed.ts';
import { replayOdds } from './replay/market/odds-board.ts';
import { replayWeather } from './replay/market/weather.ts';
import { replayNews } from './replay/news/news.ts';
import { replayPlayers } from './replay/players/player-stats.ts';
import { openWorld } from './replay/replay-world.ts';
import { listStoredSeasons } from './store/list-stored-seasons.ts';

const RETROSHEET_NOTICE =
  'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.';

export interface ArchiveSourceOptions {
  storeDir: string;
  /** The latest stored season with plays, when left out. */
  season?: number;
  /** Runs of the season that were over by then are not listed. */
  anchorNow: Date;
}

/** A stored season replayed on today's calendar. */
export async function createArchiveSource({ storeDir, season, anchorNow }: ArchiveSourceOptions): Promise<DataSource> {
  const stored = await listStoredSeasons(storeDir);
  const playable = stored.filter(({ games }) => games > 0).map((summary) => summary.season);
  const chosen = season ?? playable.at(-1);
  if (chosen === undefined || !playable.includes(chosen)) {
    const found = playable.length > 0 ? `It has ${playable.join(', ')}.` : 'It has none.';
    throw new Error(`The archive store ${storeDir} has no season ${chosen ?? ''} with plays. ${found}`);
  }
  const world = await openWorld(storeDir, chosen, anchorNow);
  return {
    source: { kind: 'archive', label: `${chosen} season replay`, notice: RETROSHEET_NOTICE },
    baseball: replayContests(world),
    odds: replayOdds(world),
    players: replayPlayers(world),
    props: { listProps: () => Promise.resolve([]) },
    news: replayNews(world),
    weather: replayWeather(world),
    football: null,
    golf: null,
  };
}
