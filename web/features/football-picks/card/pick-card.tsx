import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { MarkButtons } from '../../../core/mark-buttons.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { slip, useIsOnSlip } from '../../../core/slip/index.ts';
import { formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfidenceMeter } from '../../../ui/marks/confidence-meter.tsx';
import { MARKET_NAME, matchupOf, RESULT_NAME, resultLook, STATUS_NAME, slipEntryOf, unitsText } from '../pick-words.ts';
import { type FootballPick, useMarkFootballPick } from '../picks.queries.ts';
import { PickFigures } from './pick-figures.tsx';

function Outcome({ pick }: { pick: FootballPick }) {
  const { odds } = useReaderFormat();
  if (!pick.result) return null;
  const isPlayed = pick.result !== 'void' && pick.score;
  const parts = [
    isPlayed ? `Final ${pick.awayTeamCode} ${pick.score!.away}, ${pick.homeTeamCode} ${pick.score!.home}` : 'No action',
    pick.units === null ? '' : unitsText(pick.units),
    pick.closingOdds === null ? '' : `closed ${odds(pick.closingOdds)}`,
    pick.clv === null ? '' : `CLV ${formatSignedPercent(pick.clv)}`,
    pick.isCorrected ? 'corrected, both results are in the record' : '',
  ];
  return <p className="pk-outcome">{parts.filter(Boolean).join(' · ')}</p>;
}

function SlipButton({ pick }: { pick: FootballPick }) {
  const entry = slipEntryOf(pick);
  const isOn = useIsOnSlip(entry);
  if (pick.status !== 'active') return null;
  return (
    <Button look={isOn ? 'default' : 'primary'} onClick={() => (isOn ? slip.remove(entry) : slip.add(entry))} aria-pressed={isOn}>
      {isOn ? 'On your slip' : 'Add to Slip'}
    </Button>
  );
}

function Head({ pick }: { pick: FootballPick }) {
  const { gameTime, date } = useReaderFormat();
  return (
    <>
      <header>
        <span className="pk-game">
          <ClubChip code={pick.awayTeamCode} sport="cfl" size="sm" />
          <ClubChip code={pick.homeTeamCode} sport="cfl" size="sm" />
          {matchupOf(pick)}
        </span>
        <span className="cap">{`${date(pick.gameTime)}, ${gameTime(pick.gameTime)} · ${pick.venue}`}</span>
      </header>
      <div className="pk-h">
        <h2>{pick.selection}</h2>
        <span className="pk-badges">
          <Badge>{MARKET_NAME[pick.pickType]}</Badge>
          {pick.result ? <Badge look={resultLook(pick.result)}>{RESULT_NAME[pick.result]}</Badge> : null}
          <Badge look={pick.status === 'active' ? 'value' : 'plain'}>{STATUS_NAME[pick.status]}</Badge>
        </span>
      </div>
    </>
  );
}

/** The pick's entry in the record: sealed before the kickoff, open to everybody from then on. */
function Place({ pick }: { pick: FootballPick }) {
  // The page lists the newest entries, of a month all; what is sealed has no month yet.
  const month = pick.status === 'active' ? {} : { month: pick.slateOn.slice(0, 7) };
  return (
    <>
      <Link className="link" to={`${paths.record({ sport: 'cfl', ...month })}#cfl-${pick.sequence}`}>
        {`No. ${pick.sequence} in the record`}
      </Link>
      {' · '}
    </>
  );
}

function OwnMark({ pick }: { pick: FootballPick }) {
  const { mutate, isPending } = useMarkFootballPick();
  return <MarkButtons pick={pick} isBusy={isPending} onMark={(result) => mutate({ pickId: pick.id, result })} />;
}

/** One published pick: what, at which price, why, and how it ended. */
export function PickCard({ pick, canMark }: { pick: FootballPick; canMark: boolean }) {
  const { dateTime, prices } = useReaderFormat();
  return (
    <article className="panel pk" aria-label={`${pick.selection}, ${matchupOf(pick)}`}>
      <Head pick={pick} />
      <ConfidenceMeter value={pick.confidence} note="that the price is on our side, not that the bet wins" />
      <PickFigures pick={pick} />
      {pick.reasoning ? <p className="pk-why">{prices(pick.reasoning)}</p> : null}
      {pick.locked ? <p className="cap">The reasons are open to Pro and Elite until the kickoff, and to everybody from then on.</p> : null}
      <Outcome pick={pick} />
      <footer>
        <span className="cap">
          <Place pick={pick} />
          {`Published ${dateTime(pick.publishedAt)}${pick.isSimulated ? ' · simulated prices' : ''}`}
        </span>
        <div className="acts">
          {canMark ? <OwnMark pick={pick} /> : null}
          <SlipButton pick={pick} />
        </div>
      </footer>
    </article>
  );
}
