import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { takesBets } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
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
import { useRecordSummary } from '../record/record.queries.ts';
import { rangeText } from '../record/record-words.ts';
import { breakEvenAt, claimAt, offerNow, valueAt } from './pick-now.ts';

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

type Open = { pick: AnyPick; believed: NonNullable<AnyPick['now']>; value: number; price: number };

/** The open pick whose price of now beats our number by most; before one is open, the record speaks alone. */
export default function HomeProof({ today }: { today: string }) {
  const { odds, gameTime } = useReaderFormat();
  const now = useNow(5000);
  const { data } = useDayPicks(today, VISITOR);
  const picks = data?.picks ?? [];
  const games = useBoard(picks.map(({ gameKey, sport }) => ({ gameId: gameKey, sport })));
  const open = picks.flatMap((pick): Open[] => {
    const game = games.get(pick.gameKey);
    const offer = offerNow(pick, game);
    if (!game || !offer || !pick.now || !takesBets(game)) return [];
    return [{ pick, believed: pick.now, price: offer.cell.odds!, value: valueAt(pick.now, offer.cell.odds!) }];
  });
  const best = open.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)[0];
  if (!best)
    return (
      <Panel title="The public record" className="hpf">
        <p>Every pick is published at a price you can take, sealed before its game, and graded from the final score.</p>
        <RecordFigures />
        <RecordLine />
      </Panel>
    );
  const { pick, believed, price, value } = best;
  const game = games.get(pick.gameKey)!;
  return (
    <Panel title="Today’s biggest gap" className="hpf">
      <div className="hpf-h">
        <span>
          <Link className="hp-sel" to={paths.game(pick.gameKey)}>
            {selectionLabel(pick.selection)}
          </Link>
          <span className="cap">{`${leagueOf(pick.sport)} · ${pick.awayTeamCode} @ ${pick.homeTeamCode} · ${marketHead(pick.sport, pick.pickType)} · ${gameTime(pick.startsAt)}`}</span>
        </span>
        <OddsButton game={game} offer={offerNow(pick, game)!} now={now} />
      </div>
      <Bar name={believed.basis === 'market' ? 'All books together' : 'We say'} share={believed.winProbability} isOurs />
      {believed.basis === 'market' || believed.marketWinProbability === null ? null : (
        <Bar name="Books say" share={believed.marketWinProbability} />
      )}
      <Bar name={`${odds(price)} needs`} share={breakEvenAt(believed, price)} />
      <p className="cap">
        {'Worth '}
        <b className="good">{formatSignedPercent(value / 100)}</b>
        {believed.keptShare < 1
          ? ` per dollar: ${formatPercent(believed.keptShare, 0)} of ${formatSignedPercent(claimAt(believed, price) / 100)}, the share that past claims of its kind kept.`
          : ' per dollar if our number is right.'}
      </p>
      <RecordLine />
    </Panel>
  );
}
