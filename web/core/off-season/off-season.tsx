import { gameAddress } from '@clearedge/contract/game-address';
import { type GameSport, LEAGUE_SPORTS, leagueOf, seasonLabel } from '@clearedge/contract/sports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plural } from '../../lib/format.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import { useNow } from '../clock.ts';
import { sectionPath } from '../league/league-paths.ts';
import { NotRead, useScheduleState } from '../schedule-state.tsx';
import { useReaderFormat } from '../settings/reader-format.ts';
import { TeamChip } from '../team-chip.tsx';
import { type OffSeasonAnswer, useOffSeason } from './off-season.queries.ts';
import { SeasonReview } from './season-review.tsx';
import './off-season.css';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The countdown to the first game, or when seasons usually begin. */
function NextSeason({ sport, next, usualStart }: Pick<OffSeasonAnswer, 'next' | 'usualStart'> & { sport: GameSport }) {
  const now = useNow(MINUTE_MS);
  const { date, gameTime } = useReaderFormat();
  if (!next)
    return (
      <div className="os-fact">
        <span className="cap">Next season</span>
        <b>{usualStart ? `Usually starts in ${usualStart}` : 'No date yet'}</b>
        <span className="muted">We don&apos;t have next season&apos;s schedule yet.</span>
      </div>
    );
  const days = Math.max(0, Math.floor((Date.parse(next.startsAt) - now) / DAY_MS));
  const time = next.isTentative ? 'time to be confirmed' : gameTime(next.startsAt);
  return (
    <div className="os-fact">
      <span className="cap">Next season starts</span>
      <b>{`In ${plural(days, 'day')}`}</b>
      <span>{`${date(next.startsAt, 'long')}, ${time}`}</span>
      <span className="muted">
        <TeamChip code={next.away.code} size="sm" sport={sport} /> {next.away.name} at{' '}
        <TeamChip code={next.home.code} size="sm" sport={sport} /> {next.home.name}
      </span>
    </div>
  );
}

type PastGame = NonNullable<OffSeasonAnswer['last']>;
const scoreText = ({ away, home, awayScore, homeScore }: PastGame): string => `${away.code} ${awayScore}, ${home.code} ${homeScore}`;

function LastGame({ sport, last }: { sport: GameSport; last: PastGame }) {
  const { date } = useReaderFormat();
  return (
    <div className="os-fact">
      <span className="cap">{last.stage ? `Last game: ${last.stage}` : 'Last game of the season'}</span>
      <b>
        <Link className="link" to={gameAddress(sport, last.gameId)}>
          {scoreText(last)}
        </Link>
      </b>
      <span className="muted">{`${last.away.name} at ${last.home.name}, ${date(last.slateOn)}`}</span>
    </div>
  );
}

function OnThisDay({ sport, day }: { sport: GameSport; day: NonNullable<OffSeasonAnswer['onThisDay']> }) {
  const { date } = useReaderFormat();
  const title = `On this day last year: ${date(day.on, 'long')}`;
  return (
    <section className="os-part" aria-label={title}>
      <h3>{title}</h3>
      <ul className="os-games">
        {day.games.map((game) => (
          <li key={game.gameId}>
            <Link className="link" to={gameAddress(sport, game.gameId)}>
              {scoreText(game)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OffSeasonPanel({ sport, answer }: { sport: GameSport; answer: OffSeasonAnswer }) {
  const { season, champion, last, review, onThisDay } = answer;
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  const title = `${leagueOf(sport)} off-season`;
  return (
    <section className="panel os" aria-label={title}>
      <h2>{title}</h2>
      <div className="os-facts">
        <NextSeason sport={sport} {...answer} />
        {champion ? (
          <div className="os-fact">
            <span className="cap">{`${season === null ? '' : `${seasonLabel(sport, season)} `}champion`}</span>
            <b>
              <TeamChip code={champion.code} size="sm" sport={sport} /> {champion.name}
            </b>
          </div>
        ) : null}
        {last ? <LastGame sport={sport} last={last} /> : null}
      </div>
      {league && last ? (
        <div className="acts">
          <Link className={buttonClass()} to={`${sectionPath(league, 'standings')}?season=${season}`}>
            Final standings
          </Link>
        </div>
      ) : null}
      {last ? <SeasonReview sport={sport} review={review} season={season} /> : <p className="muted">No past season is stored yet.</p>}
      {onThisDay ? <OnThisDay sport={sport} day={onThisDay} /> : null}
    </section>
  );
}

/** A sport between two seasons; of a schedule that was never read, in place of `children`, that it was not; `children` in season, such as what an empty board says, and where that cannot be told. */
export function OffSeason({ sport, children = null }: { sport: GameSport; children?: ReactNode }) {
  const { data, isError } = useOffSeason(sport);
  const { isUnread } = useScheduleState(sport);
  if (isUnread) return children === null ? null : <NotRead sport={sport} />;
  if (isError || (!data && children === null)) return children;
  if (!data)
    return (
      <div className="panel os" aria-busy="true">
        <span className="sr">Loading the season</span>
        <Skeleton height={64} />
      </div>
    );
  return data.isOff ? <OffSeasonPanel sport={sport} answer={data} /> : children;
}
