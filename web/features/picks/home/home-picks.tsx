import { lowestTierName } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { chanceText, marketRecordText } from '../../../core/pick-figures.ts';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type DailyPick, useDailyPicks } from '../pick.queries.ts';
import { evText, resultLook } from '../pick-words.ts';
import { HomeRecord } from './home-record.tsx';

const LABELS = ['Best Value', 'Sharp Play', 'AI Special'] as const;

/** The three of most confidence, each with its label. */
const topPicks = (picks: readonly DailyPick[]): { pick: DailyPick; label: string }[] =>
  picks
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, LABELS.length)
    .map((pick, at) => ({ pick, label: LABELS[at]! }));

function HomePick({ pick, label }: { pick: DailyPick; label: string }) {
  const { odds, gameTime } = useReaderFormat();
  return (
    <li className="hp">
      <span className="hp-h">
        <Badge look="value">{label}</Badge>
        {pick.result ? <Badge look={resultLook(pick.result)}>{pick.result}</Badge> : null}
      </span>
      <Link className="hp-sel" to={paths.game(pick.gameKey)}>
        {pick.selection}
      </Link>
      <span className="cap">{`${pick.awayTeamCode} @ ${pick.homeTeamCode} · ${marketHead(pick.sport, pick.pickType)} · ${gameTime(pick.startsAt)}`}</span>
      <span className="hp-f">
        <b>{odds(pick.odds)}</b> {pick.bookName} · {chanceText(pick)} · <b className="good">{evText(pick.expectedValue)}</b>
      </span>
      <span className="cap">{`Confidence ${Math.round(pick.confidence)}/100${pick.locked ? ` · See why with ${lowestTierName('picks')}` : ''}`}</span>
      <span className="cap">{marketRecordText(pick)}</span>
    </li>
  );
}

function Waiting() {
  return <p className="muted hp-none">No bets today. We only post a pick when the price beats our number.</p>;
}

/** Today's top picks, and how all before them did. */
export default function HomePicks({ today }: { today: string }) {
  const { user, isLoading } = useSession();
  const { data, isError } = useDailyPicks(today, user?.id ?? VISITOR, !isLoading);
  const top = topPicks(data ?? []);
  return (
    <>
      {top.length > 0 ? (
        <ul className="hp-list">
          {top.map(({ pick, label }) => (
            <HomePick key={pick.id} pick={pick} label={label} />
          ))}
        </ul>
      ) : null}
      {data && top.length === 0 ? <Waiting /> : null}
      {isError && !data ? <p className="muted hp-none">Today’s picks could not be loaded.</p> : null}
      {data || isError ? null : <p className="hp-none" aria-busy="true" />}
      <HomeRecord />
    </>
  );
}
