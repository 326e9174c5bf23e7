import { lowestTierName } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { hasStarted } from '../../../../core/games.ts';
import { chanceText, marketRecordText, PICK_RESULT_WORD, unitsText } from '../../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../../core/slip/index.ts';
import { formatPercent, formatSignedPercent, plural } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import type { GameDetail } from '../../contest-types.ts';
import { type GamePick, useGamePicks } from '../../event.queries.ts';

/** Half a point: what rounding alone cannot do. */
const CHANGED = 0.005;
const LOOK = { WIN: 'win', LOSS: 'loss', PUSH: 'push', VOID: 'push' } as const;

/** What our view and the price have become since a pick was published. */
function NowLine({ pick, now }: GamePick) {
  const { odds, clock, prices } = useReaderFormat();
  if (!now) return null;
  const isSame = Math.abs(now.winProbability - pick.winProbability) < CHANGED;
  const view = isSame ? 'Our view has not changed' : `Our view has changed: ${chanceText(now)} (${clock(now.viewAt)})`;
  const { best } = now;
  const price = best
    ? `Now ${odds(best.odds)} at ${best.bookName}, ${formatSignedPercent(best.expectedValue / 100)} EV${best.why ? `; no longer a pick: ${prices(best.why)}` : ''}.`
    : 'No book offers this line now.';
  return <p className="cap">{`${view}. ${price}`}</p>;
}

/** What became of a pick once its game has begun: the price taken, the close, the units. */
function PricePath({ pick }: Pick<GamePick, 'pick'>) {
  const { odds } = useReaderFormat();
  const cells = [
    { label: 'Taken', value: odds(pick.odds) },
    { label: 'Closed', value: odds(pick.closingOdds) },
    { label: 'Result', value: pick.units === null ? 'open' : unitsText(pick.units) },
  ];
  return (
    <dl className="gp-path">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PickRow({ pick, now, hasBegun }: GamePick & { hasBegun: boolean }) {
  const { odds, clock, prices } = useReaderFormat();
  const market = pick.marketWinProbability === null ? '' : `, the market ${formatPercent(pick.marketWinProbability)}`;
  return (
    <li className="gp">
      <div className="gp-h">
        <b>{`${selectionLabel(pick.selection)} ${odds(pick.odds)}`}</b>
        {pick.result ? <Badge look={LOOK[pick.result]}>{PICK_RESULT_WORD[pick.result]}</Badge> : null}
        <span className="cap">{`${pick.bookName}, published ${clock(pick.generatedAt)}`}</span>
      </div>
      <p className="cap">{`We say ${chanceText(pick)}${market}; ${formatSignedPercent(pick.expectedValue / 100)} EV at the published price.`}</p>
      {pick.reasoning ? <p>{prices(pick.reasoning)}</p> : null}
      {hasBegun ? <PricePath pick={pick} /> : <NowLine pick={pick} now={now} />}
      <p className="cap">{marketRecordText(pick)}</p>
    </li>
  );
}

/** What we published on this game; on an open game without a pick, why not. */
export function GamePicks({ game }: { game: GameDetail }) {
  const { data } = useGamePicks(game.gameId);
  const { prices } = useReaderFormat();
  if (!data || (data.picks.length === 0 && data.hidden === 0 && !data.noPick)) return null;
  const dayLink = (
    <Link className="link" to={paths.dailyPicks}>
      Daily Picks
    </Link>
  );
  return (
    <Panel title="Our pick" tools={dayLink}>
      {data.picks.length > 0 ? (
        <ul className="gps">
          {data.picks.map((one) => (
            <PickRow key={one.pick.id} {...one} hasBegun={hasStarted(game)} />
          ))}
        </ul>
      ) : null}
      {data.noPick ? <p>{prices(data.noPick)}</p> : null}
      {data.hidden > 0 ? <p className="muted">{`${plural(data.hidden, 'pick')} on this game with ${lowestTierName('picks')}.`}</p> : null}
    </Panel>
  );
}
