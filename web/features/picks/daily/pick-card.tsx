import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { marketRecordText } from '../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel, slip, useIsOnSlip } from '../../../core/slip/index.ts';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfidenceMeter } from '../../../ui/marks/confidence-meter.tsx';
import type { DailyPick } from '../pick.queries.ts';
import { bandText, evText, MARKET_NAME, resultLook, STATUS_NAME, slipEntryOf, stakeText, unitsText } from '../pick-words.ts';
import { entryAnchor } from '../record/record-words.ts';
import { OwnMark } from './own-mark.tsx';
import { SameGameNote } from './same-game.tsx';

/** The page lists the newest entries, of a month all; what is sealed has no month yet. */
const recordPath = ({ sequence, status, slateOn }: DailyPick): string => {
  const month = status === 'active' ? {} : { month: slateOn.slice(0, 7) };
  return `${paths.record({ sport: 'mlb', ...month })}#${entryAnchor({ sport: 'mlb', sequence })}`;
};

function Badges({ pick }: { pick: DailyPick }) {
  return (
    <span className="pk-badges">
      <Badge>{MARKET_NAME[pick.pickType]}</Badge>
      {pick.result ? <Badge look={resultLook(pick.result)}>{pick.result}</Badge> : null}
      <Badge look={pick.status === 'active' ? 'value' : 'plain'}>{STATUS_NAME[pick.status]}</Badge>
    </span>
  );
}

const range = ({ probabilityLow, probabilityHigh }: DailyPick): string =>
  `${formatPercent(probabilityLow, 0)} to ${formatPercent(probabilityHigh, 0)}`;

/** The sum behind the pick: our chance, the market's and what the price needs, all of winning. */
function Chances({ pick }: { pick: DailyPick }) {
  const { odds } = useReaderFormat();
  const market = pick.marketWinProbability === null ? 'market unknown' : `the market ${formatPercent(pick.marketWinProbability)}`;
  return (
    <p className="pk-say">
      <b>{`We say ${formatPercent(pick.winProbability)}, ${market}`}</b>
      {`; break-even at ${odds(pick.odds)} is ${formatPercent(pick.breakEvenProbability)}.`}
    </p>
  );
}

function Figures({ pick }: { pick: DailyPick }) {
  const { odds, clock } = useReaderFormat();
  return (
    <dl className="pk-figs">
      <div>
        <dt>Price</dt>
        <dd>
          <b>{odds(pick.odds)}</b>
          <span>{`${pick.bookName}, seen ${clock(pick.priceSeenAt)}`}</span>
        </dd>
      </div>
      <div>
        <dt>Expected value</dt>
        <dd>
          <b className="good">{evText(pick.expectedValue)}</b>
          <span>{`fair at ${odds(pick.fairOdds)}`}</span>
        </dd>
      </div>
      <div>
        <dt>Win probability</dt>
        <dd>
          <b>{formatPercent(pick.winProbability)}</b>
          <span>{pick.pushProbability > 0 ? `push ${formatPercent(pick.pushProbability)}` : range(pick)}</span>
        </dd>
      </div>
      <div>
        <dt>Stake</dt>
        <dd>
          <b>{stakeText(pick.kellyShare)}</b>
          <span title="Quarter Kelly, reduced by what is not known of the probability; 5% at most">
            of bankroll, ¼ Kelly less uncertainty
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Outcome({ pick }: { pick: DailyPick }) {
  const { odds } = useReaderFormat();
  if (!pick.result) return null;
  const parts = [
    pick.score ? `Final ${pick.awayTeamCode} ${pick.score.away}, ${pick.homeTeamCode} ${pick.score.home}` : 'Called off',
    pick.units === null ? '' : unitsText(pick.units),
    pick.closingOdds === null ? '' : `closed ${odds(pick.closingOdds)}`,
    pick.clv === null ? '' : `CLV ${formatSignedPercent(pick.clv)}`,
  ];
  return <p className="pk-outcome">{parts.filter(Boolean).join(' · ')}</p>;
}

function SlipButton({ pick }: { pick: DailyPick }) {
  const entry = slipEntryOf(pick);
  const isOn = useIsOnSlip(entry);
  if (pick.status !== 'active') return null;
  return (
    <Button look={isOn ? 'default' : 'primary'} onClick={() => (isOn ? slip.remove(entry) : slip.add(entry))} aria-pressed={isOn}>
      {isOn ? 'On your slip' : 'Add to Slip'}
    </Button>
  );
}

/** One published pick: what, at which price, why, and how it ended. */
export function PickCard({ pick }: { pick: DailyPick }) {
  const { gameTime, clock, prices } = useReaderFormat();
  return (
    <article className="panel pk" aria-label={`${pick.selection}, ${pick.gameId}`}>
      <header>
        <span className="pk-game">
          <ClubChip sport={DEFAULT_SPORT} code={pick.awayTeamCode} size="sm" />
          <ClubChip sport={DEFAULT_SPORT} code={pick.homeTeamCode} size="sm" />
          <Link className="link" to={paths.game(pick.gameKey)}>
            {pick.gameId}
          </Link>
        </span>
        <span className="cap">{`${gameTime(pick.startsAt)} · ${pick.venue}`}</span>
      </header>
      <div className="pk-h">
        <h2>{selectionLabel(pick.selection)}</h2>
        <Badges pick={pick} />
      </div>
      <div>
        <ConfidenceMeter value={pick.confidence} note={`Confidence ${Math.round(pick.confidence)}/100`} />
        <p className="cap pk-band">{bandText(pick)}</p>
        <p className="cap">{marketRecordText(pick)}</p>
      </div>
      <Chances pick={pick} />
      <Figures pick={pick} />
      {pick.reasoning ? <p className="pk-why">{prices(pick.reasoning)}</p> : null}
      <SameGameNote pick={pick} />
      <Outcome pick={pick} />
      <footer>
        <span className="cap">
          <Link className="link" to={recordPath(pick)}>
            {`No. ${pick.sequence} in the record`}
          </Link>
          {` · published ${clock(pick.generatedAt)}${pick.isSimulated ? ' · simulated prices' : ''}`}
        </span>
        <div className="acts">
          <OwnMark pick={pick} />
          <SlipButton pick={pick} />
        </div>
      </footer>
    </article>
  );
}
