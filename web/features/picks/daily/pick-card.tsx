import { tierNames } from '@clearedge/contract/entitlements';
import { sportOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { Link } from 'react-router';
import { ConfidenceMeter } from '../../../core/confidence.tsx';
import type { AnyGame } from '../../../core/games.ts';
import { marketRecordText } from '../../../core/pick-figures.ts';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { easternDay } from '../../../lib/dates.ts';
import { formatMoney, formatPercent, plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { MaybeLink } from '../../../ui/marks/maybe-link.tsx';
import type { AnyPick, DailyPick } from '../pick.queries.ts';
import { bandText, claimText, evText, resultLook, resultOf, STATUS_NAME, stakeText } from '../pick-words.ts';
import { entryAnchor } from '../record/record-words.ts';
import { OwnMark } from './my-mark.tsx';
import { PickDrivers } from './pick-drivers.tsx';
import { PickStrip } from './pick-strip.tsx';
import { PriceBars } from './price-bars.tsx';

interface Figure {
  label: string;
  value: string;
  note: string;
  title?: string;
  isGood?: boolean;
}

/** What is advised to be staked, in dollars where the reader's bankroll is known, or what the books together say where no stake is advised. */
function lastFigure(pick: AnyPick, bankroll: number | undefined): Figure {
  if ('kellyShare' in pick) {
    const of = bankroll === undefined ? 'of bankroll' : `${formatMoney(pick.kellyShare * bankroll)} of your bankroll`;
    const title = 'Quarter Kelly, reduced for uncertainty; 5% at most';
    return { label: 'Stake', value: stakeText(pick.kellyShare), note: `${of}, ¼ Kelly less uncertainty`, title };
  }
  const market = pick.marketProbability * (1 - pick.pushProbability);
  return { label: 'Market', value: formatPercent(market), note: `${plural(pick.bookCount, 'book')}, without margin` };
}

/** Price, worth and chance of a pick, each with where it comes from. */
function PickFigures({ pick }: { pick: AnyPick }) {
  const { odds, clock } = useReaderFormat();
  const { bankroll } = useSettings();
  const { pushProbability: push, probabilityLow: low, probabilityHigh: high } = pick;
  const figures: Figure[] = [
    { label: 'Price', value: odds(pick.odds), note: `${pick.bookName}, seen ${clock(pick.priceSeenAt)}` },
    { label: 'Expected value', value: evText(pick.expectedValue), note: claimText(pick) ?? `fair at ${odds(pick.fairOdds)}`, isGood: true },
    {
      label: 'Win probability',
      value: formatPercent(pick.winProbability),
      note: push > 0 ? `push ${formatPercent(push)}` : `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`,
    },
    lastFigure(pick, bankroll),
  ];
  return (
    <dl className="pk-figs">
      {figures.map(({ label, value, note, title, isGood }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className={clsx(isGood && 'good') || undefined}>{value}</b>
            <span title={title}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SameGame = DailyPick['sameGame'][number];

const RELATION: Record<NonNullable<SameGame['relation']>, string> = {
  together: 'they tend to win or lose together',
  opposed: 'when one wins, the other tends to lose',
  apart: 'they are nearly independent',
};

function sentence({ selection, sequence, relation, bothWin, ifApart }: SameGame): string {
  const named = `Same game as ${selectionLabel(selection)} (No. ${sequence})`;
  if (relation === null || bothWin === null || ifApart === null) return `${named}: one game decides both.`;
  return `${named}: ${RELATION[relation]}. Both win: ${formatPercent(bothWin)}, or ${formatPercent(ifApart)} if they were independent.`;
}

/** That two picks are one opinion of one game: who stakes on both stakes on the same thing twice, or against it. */
function SameGameNote({ pick }: { pick: DailyPick }) {
  return pick.sameGame.map((other) => (
    <p key={other.pickId} className="pk-same">
      {sentence(other)}
    </p>
  ));
}

/** The page lists the newest entries, of a month all; what is sealed has no month yet. */
const recordPath = ({ sport, sequence, status, slateOn }: AnyPick): string => {
  const month = status === 'active' ? {} : { month: slateOn.slice(0, 7) };
  return `${paths.record({ sport, ...month })}#${entryAnchor({ sport, sequence })}`;
};

function Badges({ pick }: { pick: AnyPick }) {
  const result = resultOf(pick);
  return (
    <span className="pk-badges">
      <Badge>{marketHead(pick.sport, pick.pickType)}</Badge>
      {result ? <Badge look={resultLook(result)}>{result}</Badge> : null}
      <Badge look={pick.status === 'active' ? 'value' : 'plain'}>{STATUS_NAME[pick.status]}</Badge>
    </span>
  );
}

function Head({ pick, canMark }: { pick: AnyPick; canMark: boolean }) {
  const { gameTime } = useReaderFormat();
  const to = gameParts(pick.sport).gamePath?.(pick.gameKey);
  return (
    <>
      <header>
        <span className="pk-game">
          <TeamChip sport={pick.sport} code={pick.awayTeamCode} size="sm" />
          <TeamChip sport={pick.sport} code={pick.homeTeamCode} size="sm" />
          <MaybeLink className="link" to={to}>
            {pick.matchup}
          </MaybeLink>
        </span>
        <span className="cap">{`${gameTime(pick.startsAt)} · ${pick.venue}`}</span>
        {canMark ? <OwnMark pick={pick} /> : null}
      </header>
      <div className="pk-h">
        <h2>{selectionLabel(pick.selection)}</h2>
        <Badges pick={pick} />
      </div>
    </>
  );
}

/** A confidence is a rank where there is a back-test to rank by, and a chance that the price is right elsewhere. */
function Confidence({ pick }: { pick: AnyPick }) {
  if (!('band' in pick)) return <ConfidenceMeter value={pick.confidence} note="that the price is on our side, not that the bet wins" />;
  return (
    <div>
      <ConfidenceMeter value={pick.confidence} note={`Confidence ${Math.round(pick.confidence)}/100`} />
      <p className="cap pk-band">{bandText(pick)}</p>
      <p className="cap">{marketRecordText(pick)}</p>
    </div>
  );
}

/** The sum behind the pick: our chance, the market's and what the price needs, all of winning. */
function Chances({ pick }: { pick: AnyPick }) {
  const { odds } = useReaderFormat();
  if (!('breakEvenProbability' in pick)) return null;
  const needs = `break-even at ${odds(pick.odds)} is ${formatPercent(pick.breakEvenProbability)}.`;
  if (pick.basis === 'market')
    return (
      <p className="pk-say">
        <b>{`The market is our number: ${formatPercent(pick.winProbability)}`}</b>
        {`; ${needs}`}
      </p>
    );
  const market = pick.marketWinProbability === null ? 'market unknown' : `the market ${formatPercent(pick.marketWinProbability)}`;
  return (
    <p className="pk-say">
      <b>{`We say ${formatPercent(pick.winProbability)}, ${market}`}</b>
      {`; ${needs}`}
    </p>
  );
}

function Reasons({ pick }: { pick: AnyPick }) {
  const { prices } = useReaderFormat();
  const { startWord } = sportOf(pick.sport);
  if (pick.reasoning) return <p className="pk-why">{prices(pick.reasoning)}</p>;
  return pick.locked ? (
    <p className="cap">{`The reasons are open to ${tierNames('picks')} until the ${startWord}, and to everybody from then on.`}</p>
  ) : null;
}

/** The pick's entry in the record: sealed before the start, open to everybody from then on. */
function Place({ pick }: { pick: AnyPick }) {
  const { clock, dateTime } = useReaderFormat();
  const isSameDay = easternDay(pick.publishedAt) === pick.slateOn;
  return (
    <span className="cap">
      <Link className="link" to={recordPath(pick)}>
        {`No. ${pick.sequence} in the record`}
      </Link>
      {` · published ${(isSameDay ? clock : dateTime)(pick.publishedAt)}${pick.isSimulated ? ' · simulated prices' : ''}`}
    </span>
  );
}

/** One published pick: what and why, our number against the price, and at the right the price, the score or the result. */
export function PickCard({ pick, canMark, game }: { pick: AnyPick; canMark: boolean; game?: AnyGame | undefined }) {
  return (
    <article className="panel pk" aria-label={`${pick.selection}, ${pick.matchup}`}>
      <div className="pk-what">
        <Head pick={pick} canMark={canMark} />
        <Chances pick={pick} />
        <Reasons pick={pick} />
        {'sameGame' in pick ? <SameGameNote pick={pick} /> : null}
        <Place pick={pick} />
      </div>
      <div className="pk-num">
        <PriceBars pick={pick} />
        <PickDrivers pick={pick} />
        <Confidence pick={pick} />
      </div>
      <div className="pk-pay">
        <PickFigures pick={pick} />
        <PickStrip pick={pick} game={game} />
      </div>
    </article>
  );
}
