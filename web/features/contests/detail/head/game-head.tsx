import { hasStarted } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatDuration } from '../../../../lib/format.ts';
import { resumptionText } from '../../card.tsx';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { useCurve } from '../../live/use-curve.ts';
import { headWeather } from '../../sections/summary-facts.ts';
import { PreGameHead } from './pre-game-head.tsx';
import { ownAway, PreGameLine } from './pre-game-line.tsx';
import { ResultStrip } from './result-strip.tsx';
import { ScoreBug } from './score-bug.tsx';

/** How long a final took, and over how many innings. */
function lengthText({ innings, gameTime, endedAt }: GameDetail): string {
  const took = endedAt ? formatDuration((Date.parse(endedAt) - Date.parse(gameTime)) / 1000) : null;
  return [innings === null ? null : `${innings} innings`, took].filter(Boolean).join(', ');
}

interface HeadProps {
  game: GameDetail;
  parts: GamePage;
}

/** The head of a game that has begun: the score and how it stands, and no number from before it. */
function Begun({ game, parts }: HeadProps) {
  const { date } = useReaderFormat();
  const isLive = game.status === 'live';
  const { data: curve } = useCurve(game);
  const { sideLine, LiveState, LiveMatchup } = parts;
  return (
    <>
      <ScoreBug
        game={game}
        homeWin={isLive ? (curve?.now?.homeWin ?? null) : null}
        sideLine={(side) => sideLine(game, side)}
        live={<LiveState game={game} />}
        length={lengthText(game)}
        note={resumptionText(game, date)}
        about={game.weather ? headWeather(game.weather) : null}
      />
      {isLive ? <LiveMatchup game={game} /> : null}
      {game.isCompleted ? <ResultStrip game={game} /> : null}
      <PreGameLine game={game} market={game.market} own={ownAway(game)} />
    </>
  );
}

/** Who plays when, and who is likelier; of a game that has begun the score and how it stands. */
export function GameHead({ game, parts }: HeadProps) {
  if (hasStarted(game)) return <Begun game={game} parts={parts} />;
  return (
    <PreGameHead
      game={game}
      market={game.market}
      own={ownAway(game)}
      sideLine={(side) => parts.sideLine(game, side)}
      about={game.weather ? headWeather(game.weather) : null}
    />
  );
}
