import { Flame, Minus, SearchX, Snowflake } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { paths } from '../../lib/paths.ts';
import { messageOf } from '../../lib/query.ts';
import { Badge, type BadgeLook } from '../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type Category, type Trend, type TrendBase, useTrendBase, useTrends } from './trend.queries.ts';
import { CATEGORIES, chanceText, confidenceWord, roiRange, signedPercent } from './trend-words.ts';
import './trends.css';

/** How often it was won with its range, and the mark of what prices expected. The figures beside it say the same. */
function RateBar({ percentage, percentageLow, percentageHigh, baseRate }: Trend) {
  const style = { '--v': percentage, '--low': percentageLow, '--high': percentageHigh, '--base': baseRate } as CSSProperties;
  return (
    <div className="tr-bar" style={style} aria-hidden="true">
      <i className="range" />
      <i className="rate" />
      <i className="base" />
    </div>
  );
}

const KINDS = {
  hot: { icon: Flame, word: 'Hot', look: 'value' },
  cold: { icon: Snowflake, word: 'Cold', look: 'info' },
  neutral: { icon: Minus, word: 'Neutral', look: 'plain' },
} as const satisfies Record<Trend['trend'], { icon: unknown; word: string; look: BadgeLook }>;

function Figures({ trend }: { trend: Trend }) {
  const { odds } = useReaderFormat();
  const { percentage, percentageLow, percentageHigh, baseRate, games, pushes, averageOdds, roi, chance, chanceAmong, lookedAt } = trend;
  const figures = [
    { name: 'Won', value: `${percentage.toFixed(0)}%`, note: `95%: ${percentageLow.toFixed(0)}% to ${percentageHigh.toFixed(0)}%` },
    { name: 'Expected', value: `${baseRate.toFixed(0)}%`, note: 'closing, without margin' },
    { name: 'Games', value: String(games), note: pushes > 0 ? `and ${pushes} pushed` : 'decided' },
    { name: 'Price paid', value: odds(averageOdds), note: 'avg closing price' },
    { name: 'ROI', value: signedPercent(roi), note: roiRange(trend) },
    { name: 'Luck alone', value: chanceText(chance), note: `somewhere among ${lookedAt}: ${chanceText(chanceAmong)}` },
  ];
  return (
    <dl className="tr-figs">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Today({ next }: Pick<Trend, 'next'>) {
  const { prices } = useReaderFormat();
  if (next.length === 0) return null;
  return (
    <p className="tr-next">
      <b>Today: </b>
      {next.map(({ gameId, text }, at) => (
        <span key={gameId}>
          {at > 0 ? ' · ' : ''}
          <Link to={paths.game(gameId)}>{prices(text)}</Link>
        </span>
      ))}
    </p>
  );
}

/** One trend: what happened, against what was expected of it, and how little that may mean. */
function TrendCard({ trend }: { trend: Trend }) {
  const { date, prices } = useReaderFormat();
  const id = useId();
  const { icon: Icon, word, look } = KINDS[trend.trend];
  return (
    <article className="panel tr-card" aria-labelledby={id}>
      <header className="tr-h">
        <h2 id={id}>{prices(trend.title)}</h2>
        <span className="tr-marks">
          <Badge look={look}>
            <Icon className="s" /> {word}
          </Badge>
          <Badge
            title={`Luck alone finds one as strong among all ${trend.lookedAt} looked at ${chanceText(trend.chanceAmong)} of the time`}
          >
            {`Confidence: ${confidenceWord(trend.confidence)}, n = ${trend.games}`}
          </Badge>
          <span className="cap">{CATEGORIES.find(({ value }) => value === trend.category)?.label}</span>
        </span>
      </header>
      <p className="tr-said">{prices(trend.description)}</p>
      {trend.also?.length ? <p className="cap">{`Nearly the same bets: ${trend.also.map(prices).join('; ')}`}</p> : null}
      <RateBar {...trend} />
      <Figures trend={trend} />
      <Today next={trend.next} />
      <details className="tr-games">
        <summary>
          Newest games · {date(trend.from)} to {date(trend.to)}
        </summary>
        <ul>
          {trend.examples.map(({ gameId, text, date: day, hasPage }) => (
            <li key={gameId}>
              {hasPage ? <Link to={paths.game(gameId)}>{date(day)}</Link> : date(day)} {prices(text)}
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function Waiting() {
  return (
    <div className="tr-list" aria-busy="true">
      <span className="sr">Loading trends</span>
      {PLACES.map((place) => (
        <Skeleton key={place} height={268} radius={8} />
      ))}
    </div>
  );
}

function emptyHint(base: TrendBase | undefined): string {
  if (base?.isReading && base.games === 0) return 'We are loading past games. Trends appear once 100 are in.';
  if (!base || base.games === 0) return 'No past games with closing prices are stored yet.';
  const looked = base.lookedAt.toLocaleString('en-US');
  return `Of ${looked} looked at, none of this kind strays further from its prices than chance does one time in twenty. Weak ones are not shown.`;
}

/** The trends of a category, or what stands in their place. */
export function TrendList({ category }: { category: Category }) {
  const answer = useTrends(category);
  const base = useTrendBase();
  const { clock } = useReaderFormat();
  if (answer.isError)
    return <ErrorState title="Failed to fetch hot trends" text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Waiting />;
  if (answer.data.length === 0) return <EmptyState icon={SearchX} title="No trends found" hint={emptyHint(base.data)} />;
  return (
    <>
      <div className="tr-list">
        {answer.data.map((trend) => (
          <TrendCard key={trend.id} trend={trend} />
        ))}
      </div>
      <p className="cap">
        {`Updated ${clock(answer.data[0]!.lastUpdated)}. Looked for anew as games are added, at most every six hours once past games are in. Bets are one unit on each game at the best closing price of all books; a trend is a description of the past and no advice.`}
      </p>
    </>
  );
}
