import { Flame, Minus, Snowflake } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { gameParts } from '../../sports/registry.ts';
import { Badge, type BadgeLook } from '../../ui/marks/badge.tsx';
import { MaybeLink } from '../../ui/marks/maybe-link.tsx';
import type { Trend } from './trend.queries.ts';
import { CATEGORIES, chanceText, confidenceWord, roiRange, signedPercent } from './trend-words.ts';

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
    ...(trend.atClose === null
      ? []
      : [{ name: 'Worth at the close', value: signedPercent(trend.atClose), note: 'what these prices return without luck' }]),
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

/** Today's open games that a trend is about. */
export function TodayGames({ sport, next }: Pick<Trend, 'sport' | 'next'>) {
  const { prices } = useReaderFormat();
  if (next.length === 0) return null;
  return (
    <p className="tr-next">
      <b>Today: </b>
      {next.map(({ gameId, text }, at) => (
        <span key={gameId}>
          {at > 0 ? ' · ' : ''}
          <MaybeLink to={gameParts(sport).gamePath?.(gameId)}>{prices(text)}</MaybeLink>
        </span>
      ))}
    </p>
  );
}

/** What happened, against what was expected of it, and how little that may mean. */
export function TrendBody({ trend }: { trend: Trend }) {
  const { date, prices } = useReaderFormat();
  const { icon: Icon, word, look } = KINDS[trend.trend];
  return (
    <div className="tr-body">
      <p className="tr-marks">
        <Badge look={look}>
          <Icon className="s" /> {word}
        </Badge>
        <Badge title={`Luck alone finds one as strong among all ${trend.lookedAt} looked at ${chanceText(trend.chanceAmong)} of the time`}>
          {`Confidence: ${confidenceWord(trend.confidence)}, n = ${trend.games}`}
        </Badge>
        <span className="cap">{CATEGORIES.find(({ value }) => value === trend.category)?.label}</span>
      </p>
      <p className="tr-said">{prices(trend.description)}</p>
      {trend.also?.length ? <p className="cap">{`Nearly the same bets: ${trend.also.map(prices).join('; ')}`}</p> : null}
      <RateBar {...trend} />
      <Figures trend={trend} />
      <p className="cap">{`Newest games, ${date(trend.from)} to ${date(trend.to)}`}</p>
      <ul className="tr-games">
        {trend.examples.map(({ gameId, text, date: day, hasPage }) => (
          <li key={gameId}>
            <MaybeLink to={hasPage ? gameParts(trend.sport).gamePath?.(gameId) : null}>{date(day)}</MaybeLink> {prices(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
