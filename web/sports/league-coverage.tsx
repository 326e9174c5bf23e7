import { type LeagueSport, leagueFormOf, leagueOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { Link } from 'react-router';
import { useSchedule } from '../core/league/league.queries.ts';
import { picksPath, sectionPath } from '../core/league/league-paths.ts';
import type { Schedule } from '../core/league/league-types.ts';
import { CARD_MARKETS, marketName } from '../core/prices/read-markets.ts';
import { useScheduleState } from '../core/schedule-state.tsx';
import { plural } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { Panel } from '../ui/layout/panel.tsx';
import '../core/league/league.css';

const SOURCE_WORD = { demo: 'Simulated league', archive: 'Replay of past seasons', live: 'League scoreboard' } as const;

function sourceText(league: LeagueSport, { source, season, overview }: Schedule, isUnread: boolean): string {
  if (!source) return `The data source in use has no ${sportOf(league).name}.`;
  if (isUnread) return `${SOURCE_WORD[source.kind]}: not loaded yet.`;
  const span = sportOf(league).slate === 'day' ? plural(overview.days, 'day') : plural(overview.weeks, 'week');
  const counted = `${plural(overview.games, 'game')} in ${span}, ${overview.played} played`;
  return `${SOURCE_WORD[source.kind]}: ${season === null ? '' : `${seasonLabel(league, season)} season, `}${counted}.`;
}

/** "Moneyline, point spread and total points". */
const marketsText = (league: LeagueSport): string =>
  joinWords(
    CARD_MARKETS.map((market, at) => (at === 0 ? marketName(league, market) : marketName(league, market).toLowerCase())),
    'and',
  );

/** What is not sold here; nothing where both are. */
function missingText(league: LeagueSport): string {
  const { hasPlayerProps, periods } = sportOf(league);
  const missing = [
    hasPlayerProps ? '' : 'player props',
    Object.keys(periods).length > 1 ? '' : `${leagueFormOf(league).periods.name} markets`,
  ].filter(Boolean);
  return missing.length > 0 ? ` There are no ${missing.join(' and no ')}.` : '';
}

interface CoverageProps {
  league: LeagueSport;
  finalName: string;
  books: number;
}

/** What the pages of a league cover, stated plainly. */
export function Coverage({ league, finalName, books }: CoverageProps) {
  const schedule = useSchedule(league).data;
  const { isUnread } = useScheduleState(league);
  return (
    <Panel title="What is covered" caption={schedule ? sourceText(league, schedule, isUnread) : ''} className="lg-coverage">
      <ul>
        <li>
          {`Every game of the season to the ${finalName} with its score by ${leagueFormOf(league).periods.name} and the plays as they happen, under `}
          <Link to={sectionPath(league, 'schedule')}>Schedule</Link> and <Link to={sectionPath(league, 'standings')}>Standings</Link>.
        </li>
        <li>
          {books > 0 ? `${marketsText(league)} from ${plural(books, 'book')}` : marketsText(league)}, for the whole game with overtime; side
          by side in the <Link to={sectionPath(league, 'betting')}>Betting Hub</Link>.
        </li>
        <li>
          {sportOf(league).hasPicks ? (
            <>
              The model's opinions under <Link to={picksPath(league)}>{`${leagueOf(league)} Picks`}</Link>.{' '}
            </>
          ) : null}
          How bets are graded: <Link to={paths.houseRules}>House Rules</Link>.{missingText(league)}
        </li>
      </ul>
    </Panel>
  );
}
