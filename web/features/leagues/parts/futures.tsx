import { type LeagueSport, leagueOf, seasonLabel } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordText } from '../../../core/game-words.ts';
import { chanceText, type FuturesClub } from '../../../core/league/futures-words.ts';
import { useFutures } from '../../../core/league/league.queries.ts';
import { teamPath } from '../../../core/league/league-paths.ts';
import type { Futures } from '../../../core/league/league-types.ts';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatCount, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { divisionWord } from '../section-words.ts';
import { Answered } from './answered.tsx';
import { TrackFuture } from './track-future.tsx';

type Chance = FuturesClub['champion'];

function ChanceCell({ chance, isLead = false, note }: { chance: Chance; isLead?: boolean; note?: string }) {
  const { odds } = useReaderFormat();
  const shown = chance.fairOdds === null ? NONE : odds(chance.fairOdds);
  return (
    <td className={clsx('num', isLead && 'lead')} title={`± ${(100 * chance.error).toFixed(1)} points from counting simulated seasons`}>
      {note ? `${note} ` : ''}
      {isLead ? <b>{chanceText(chance)}</b> : chanceText(chance)}
      <small>{shown}</small>
    </td>
  );
}

function ClubRow({ league, club, onTrack }: { league: LeagueSport; club: FuturesClub; onTrack: () => void }) {
  return (
    <tr>
      <th scope="row">
        <Link to={teamPath(league, club.code)}>
          <TeamChip code={club.code} size="sm" sport={league} /> <span className="nm">{club.name}</span>
        </Link>
        <small>{`${recordText(club.record)}, ${club.divisionName}`}</small>
      </th>
      <ChanceCell chance={club.champion} isLead />
      <ChanceCell chance={club.finalist} />
      <ChanceCell chance={club.firstInDivision} />
      <ChanceCell chance={club.playoffs} />
      <td className="num">{club.meanWins.toFixed(1)}</td>
      <ChanceCell chance={club.winTotal.over} note={`Over ${club.winTotal.line}:`} />
      <td>
        <Button size="sm" aria-label={`Track a future on ${club.name}`} onClick={onTrack}>
          Track
        </Button>
      </td>
    </tr>
  );
}

function FuturesTable({ league, futures }: { league: LeagueSport; futures: Futures }) {
  const [tracked, setTracked] = useState<FuturesClub | null>(null);
  const isIn = useSession().user !== null;
  const first = divisionWord(league);
  const heads: readonly (readonly [head: string, means: string])[] = [
    ['Champion', 'Wins the title'],
    ['Final', 'Reaches the game or series that decides the season'],
    [first === 'division' ? 'Division' : 'Conference', `Ends first in its ${first}`],
    ['Playoffs', 'In the playoffs'],
    ['Wins', 'Wins of the regular season on average'],
    ['Win total', 'Chance of more wins than the half number next to the average'],
  ];
  const { season } = futures;
  return (
    <>
      <WideTable label="Chances of each club">
        <table className="tbl lg-fut">
          <thead>
            <tr>
              <th scope="col">Club</th>
              {heads.map(([head, means]) => (
                <th scope="col" className="num" key={head} title={means}>
                  {head}
                </th>
              ))}
              <th scope="col">
                <span className="sr">Track</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {futures.clubs.map((club) => (
              <ClubRow key={club.code} league={league} club={club} onTrack={() => (isIn ? setTracked(club) : openSignIn('login'))} />
            ))}
          </tbody>
        </table>
      </WideTable>
      {tracked && season !== null ? <TrackFuture league={league} season={season} club={tracked} onClose={() => setTracked(null)} /> : null}
    </>
  );
}

/** What the chances are, and what they are not. */
function Method({ futures }: { futures: Futures }) {
  const { dateTime } = useReaderFormat();
  const most = Math.max(...futures.clubs.flatMap(({ champion, playoffs }) => [champion.error, playoffs.error]));
  return (
    <Panel title="How these chances are made" caption={`As of ${dateTime(futures.asOf)}`}>
      <div className="stack lg-legend">
        <p>
          {`The rest of the season and the playoffs, simulated ${formatCount(futures.simulations)} times from the table (${formatCount(futures.played)} of ${formatCount(futures.games)} games played), the schedule and our ratings (${formatCount(futures.ratedGames)} games). Each simulated season draws every club's strength from what we do not know of it. Under each chance is its fair price, where ten seasons or more went either way.`}
        </p>
        <p>
          {`Counting simulated seasons leaves an error of up to ±${(100 * most).toFixed(1)} percentage points. Injuries, trades and resting starters are not in it. Clubs level in the table are parted by points scored less allowed, then by lot, not by every tie-break of the league.`}
        </p>
        <p>
          Backtested on past NFL and NBA seasons for first places and wins alone, where they beat simple guesses; titles and playoffs are
          not. No book's futures are followed here, so no edge is shown.
        </p>
      </div>
    </Panel>
  );
}

/** Champion, playoffs, division and wins of every club. */
export function FuturesPart({ league }: { league: LeagueSport }) {
  return (
    <Answered league={league} answer={useFutures(league)} height={480} what="futures">
      {(futures) =>
        futures.reason === null ? (
          <>
            <Panel
              title={`${leagueOf(league)} futures`}
              caption={`${futures.season === null ? '' : `${seasonLabel(league, futures.season)} season, `}our chances and fair prices, ${formatCount(futures.simulations)} simulated seasons`}
              padded={false}
            >
              <FuturesTable league={league} futures={futures} />
            </Panel>
            <Method futures={futures} />
          </>
        ) : (
          <div className="panel">
            <EmptyState title="No season to simulate" hint={futures.reason} icon={Hourglass} />
          </div>
        )
      }
    </Answered>
  );
}
