import { hasStarted, type TeamSide } from '../../../core/games.ts';
import { useLeagueAnalysis, usePlayByPlay } from '../../../core/league/game.queries.ts';
import type { LeagueAnalysis, LeagueDetail } from '../../../core/league/league-types.ts';
import { situationText } from '../../../core/league/league-words.ts';
import { placeWords } from '../../../core/league/place-words.ts';
import { formatDuration } from '../../../lib/format.ts';
import { PreGameHead } from '../detail/head/pre-game-head.tsx';
import { PreGameLine } from '../detail/head/pre-game-line.tsx';
import { ResultStrip } from '../detail/head/result-strip.tsx';
import { ScoreBug } from '../detail/head/score-bug.tsx';

interface HeadProps {
  game: LeagueDetail;
}

/** What is known of the next play, and the last one. */
function LiveLines({ game }: HeadProps) {
  const { live } = game;
  if (!live) return null;
  const situation = situationText(game, live);
  return (
    <>
      {situation ? <b className="lgm-now">{situation}</b> : null}
      {live.lastPlay ? <span className="lgm-last">{live.lastPlay}</span> : null}
    </>
  );
}

const ROOF = { dome: 'dome', retractable: 'retractable roof', open: null, arena: null, unknown: null } as const;

function aboutOf({ weekLabel, isNeutral, roof }: LeagueDetail): string {
  return [weekLabel, isNeutral ? 'neutral site' : null, ROOF[roof]].filter(Boolean).join(' · ');
}

const lengthText = ({ gameTime, endedAt }: LeagueDetail): string =>
  endedAt ? formatDuration((Date.parse(endedAt) - Date.parse(gameTime)) / 1000) : '';

/** The rules that the closing prices were graded by. */
function HouseRules({ game: { houseRules } }: HeadProps) {
  if (houseRules.length === 0) return null;
  return (
    <ul className="lgm-rules cap">
      {houseRules.map(({ id, title, text }) => (
        <li key={id}>
          <a className="link" href={`/house-rules#${id}`}>
            {title}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Our number of the away side's win: as the price of it is judged by, or of the forecast while no book prices it. */
const ownAway = ({ sides, homeWin }: LeagueAnalysis): number =>
  sides.find(({ market, side }) => market === 'moneyline' && side === 'away')?.probability ?? 1 - homeWin.pooled;

/** Who plays when and who is likelier; of a game that has begun the score, how it stands and how it was graded. */
export function LeagueHead({ game }: HeadProps) {
  const { data } = useLeagueAnalysis(game);
  const { data: course } = usePlayByPlay(game);
  const { market, places, sport } = game;
  const own = data?.analysis ? ownAway(data.analysis) : null;
  const sideLine = (side: TeamSide): string => (places[side] ? placeWords(sport, places[side]) : '');
  if (!hasStarted(game)) return <PreGameHead game={game} market={market} own={own} sideLine={sideLine} about={aboutOf(game)} />;
  const homeWin = game.status === 'live' ? (game.live?.homeWin ?? course?.now?.homeWin ?? null) : null;
  return (
    <>
      <ScoreBug
        game={game}
        homeWin={homeWin}
        sideLine={sideLine}
        live={<LiveLines game={game} />}
        length={lengthText(game)}
        note={null}
        about={aboutOf(game)}
      />
      {game.isCompleted ? <ResultStrip game={game} /> : null}
      <HouseRules game={game} />
      <PreGameLine game={game} market={market} own={own} />
    </>
  );
}
