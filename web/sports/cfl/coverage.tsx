import { Link } from 'react-router';
import { plural } from '../../core/game-words.ts';
import { paths } from '../../lib/paths.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useSchedule } from './football.queries.ts';
import { sectionPath } from './football-paths.ts';
import type { Schedule } from './football-types.ts';
import './football.css';

const SOURCE_WORD = { demo: 'Simulated league', archive: 'Replay of past seasons', live: 'League scoreboard' } as const;

function sourceText({ source, season, overview }: Schedule): string {
  if (!source) return 'The data source in use has no Canadian football.';
  const counted = `${plural(overview.games, 'game')} in ${plural(overview.weeks, 'week')}, ${overview.played} played`;
  return `${SOURCE_WORD[source.kind]}: ${season ?? ''} season, ${counted}.`;
}

/** What these pages cover, stated plainly. */
export function Coverage({ books }: { books: number }) {
  const schedule = useSchedule().data;
  return (
    <Panel title="What is covered" caption={schedule ? sourceText(schedule) : ''} className="cf-coverage">
      <ul>
        <li>
          Every game from preseason to the Grey Cup with its score by quarter and the plays as they happen, under{' '}
          <Link to={sectionPath('schedule')}>Schedule</Link> and <Link to={sectionPath('standings')}>Standings</Link>.
        </li>
        <li>
          {books > 0
            ? `Moneyline, point spread and total points from ${plural(books, 'book')}`
            : 'Moneyline, point spread and total points'}
          , for the whole game with overtime; side by side in the <Link to={sectionPath('betting')}>Betting Hub</Link>.
        </li>
        <li>
          The model's opinions under <Link to={paths.cflPicks}>CFL Picks</Link>. How bets are graded:{' '}
          <Link to={paths.houseRules}>House Rules</Link>. There are no player props and no quarter markets.
        </li>
      </ul>
    </Panel>
  );
}
