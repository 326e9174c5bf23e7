import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import type { Offer } from '../../../core/prices/offer.ts';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatPercent, formatSigned, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useBoard } from '../../../sports/registry.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type AnyPick, useDayPicks } from '../pick.queries.ts';
import { breakEvenAt, claimAt, offerNow, valueAt } from '../pick-now.ts';
import { useRecordSummary } from '../record/record.queries.ts';
import { rangeText } from '../record/record-words.ts';

function Bar({ name, share, isOurs }: { name: string; share: number; isOurs?: boolean }) {
  return (
    <div className={isOurs ? 'hpf-bar ours' : 'hpf-bar'}>
      <span>{name}</span>
      <i style={cssVars({ '--v': share })} aria-hidden="true" />
      <b>{formatPercent(share)}</b>
    </div>
  );
}

/** What stands behind the claim: the record of every published pick, with its range. */
function RecordLine() {
  const { data } = useRecordSummary();
  if (!data) return null;
  const { wins, losses, pushes, units, roiInterval } = data.summary;
  const decided = wins + losses > 0;
  return (
    <p className="cap">
      {decided ? (
        <>
          {'Every pick so far: '}
          <b>{`${wins}–${losses}${pushes > 0 ? `–${pushes}` : ''}, ${formatSigned(units, 2)} units`}</b>
          {roiInterval ? `, ROI range ${rangeText(roiInterval)}` : ''}
          {data.isSimulated ? ', simulated games. ' : '. '}
        </>
      ) : (
        'No pick has been decided yet. '
      )}
      <Link className="link" to={paths.record()}>
        Check every pick
      </Link>
    </p>
  );
}

/** How often picks won, what they returned and by how much they beat the close, each over its sample. */
function RecordFigures() {
  const { data } = useRecordSummary();
  if (!data || data.summary.hitRate === null) return null;
  const { hitRate, wins, losses, roi, clv } = data.summary;
  const figures = [
    { label: `Won of ${wins + losses}`, value: formatPercent(hitRate) },
    ...(roi === null ? [] : [{ label: 'ROI', value: formatSignedPercent(roi) }]),
    ...(clv ? [{ label: `CLV on ${clv.count}`, value: formatSignedPercent(clv.mean) }] : []),
  ];
  return (
    <dl className="hpf-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Open {
  pick: AnyPick;
  game: AnyGame;
  offer: Offer;
  /** Published or of now, with the price that they are held against. */
  chances: Pick<AnyPick, 'winProbability' | 'pushProbability' | 'basis' | 'keptShare'>;
  books: number | null;
  price: number;
  value: number;
  claim: number;
}

/** The chance to win that the books' prices without their margin gave at publication; null where none was known. */
const booksSaid = (pick: AnyPick): number | null =>
  'marketWinProbability' in pick ? pick.marketWinProbability : pick.marketProbability * (1 - pick.pushProbability);

function openOf(pick: AnyPick, game: AnyGame | undefined): Open[] {
  const offer = offerNow(pick, game);
  if (!game || !offer || !takesBets(game)) return [];
  const { now: believed, odds, expectedValue, claimedValue } = pick;
  if (!believed)
    return [{ pick, game, offer, chances: pick, books: booksSaid(pick), price: odds, value: expectedValue, claim: claimedValue }];
  const price = offer.cell.odds!;
  const [value, claim] = [valueAt(believed, price), claimAt(believed, price)];
  return [{ pick, game, offer, chances: believed, books: believed.marketWinProbability, price, value, claim }];
}

/** The open pick whose price of now beats our number by most; before one is open, the record speaks alone. */
export default function HomeProof({ today }: { today: string }) {
  const { odds, gameTime } = useReaderFormat();
  const now = useNow(5000);
  const { data } = useDayPicks(today, VISITOR);
  const picks = data?.picks ?? [];
  const games = useBoard(picks.map(({ gameKey, sport }) => ({ gameId: gameKey, sport })));
  const open = picks.flatMap((pick) => openOf(pick, games.get(pick.gameKey)));
  const best = open.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)[0];
  if (!best)
    return (
      <Panel title="The public record" className="hpf">
        <p>Every pick is published at a price you can take, sealed before its game, and graded from the final score.</p>
        <RecordFigures />
        <RecordLine />
      </Panel>
    );
  const { pick, game, offer, chances, books, price, value, claim } = best;
  const isMarket = chances.basis === 'market';
  const kept =
    chances.keptShare < 1
      ? `: ${formatSignedPercent(claim / 100)} by our number; plays like it held ${formatPercent(chances.keptShare, 0)} of that.`
      : ' if our number is right.';
  return (
    <Panel title="Today’s biggest gap" className="hpf">
      <div className="hpf-h">
        <span>
          <Link className="hp-sel" to={paths.game(pick.gameKey)}>
            {selectionLabel(pick.selection)}
          </Link>
          <span className="cap">{`${leagueOf(pick.sport)} · ${pick.awayTeamCode} @ ${pick.homeTeamCode} · ${marketHead(pick.sport, pick.pickType)} · ${gameTime(pick.startsAt)}`}</span>
        </span>
        <OddsButton game={game} offer={offer} now={now} />
      </div>
      <Bar name={isMarket ? 'All books together' : 'We say'} share={chances.winProbability} isOurs />
      {isMarket || books === null ? null : <Bar name="Books say" share={books} />}
      <Bar name={`${odds(price)} needs`} share={breakEvenAt(chances, price)} />
      <p className="cap">
        {'Worth '}
        <b className="good">{formatSignedPercent(value / 100)}</b>
        {` per dollar${pick.now ? '' : ` at the published ${odds(price)}`}${kept}`}
      </p>
      <RecordLine />
    </Panel>
  );
}
