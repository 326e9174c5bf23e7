import type { ReactNode } from 'react';
import { useNow } from '../../../core/clock.ts';
import { MARKET_ONLY } from '../../../core/props/market-only.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatPercent } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { FinderDetail } from '../finder.queries.ts';

export type DrawDistribution = (distribution: readonly number[], line: number) => ReactNode;

type Model = NonNullable<FinderDetail['model']>;

/** What the numbers are made from. */
const sourceOf = ({ games, isFromPastGames, isLineUpAnnounced }: Model): string =>
  isFromPastGames
    ? `his ${games.toLocaleString('en-US')} games of this season, what the opponent allows and the score we expect`
    : `${games.toLocaleString('en-US')} simulated games with the ${isLineUpAnnounced ? 'announced' : 'expected'} lineup`;

/** What the model expects of him, at its own fair prices. */
export function ModelPart({ detail: { model, prop }, draw }: { detail: FinderDetail; draw: DrawDistribution }) {
  const { odds } = useReaderFormat();
  const now = useNow();
  const chanceOf = (chance: number) => formatChance({ winProbability: chance * (1 - prop.push), pushProbability: prop.push });
  if (model === null)
    return (
      <p className="muted">
        {prop.isMarketOnly ? `${MARKET_ONLY}: our projections of this stat missed too often on past seasons.` : 'Not projected yet.'}
      </p>
    );
  const age = formatAge(Math.max(0, (now - Date.parse(model.projectedAt)) / 1000));
  return (
    <>
      <Tiles
        items={[
          { label: 'Projection', value: model.mean.toFixed(2), note: `line ${prop.line}` },
          { label: 'Fair over', value: odds(model.fairOdds.over), note: chanceOf(model.chance.over) },
          { label: 'Fair under', value: odds(model.fairOdds.under), note: chanceOf(model.chance.under) },
        ]}
      />
      {model.distribution.length > 0 ? draw(model.distribution, prop.line) : null}
      <p className="cap">
        {`Projected ${age} ago from ${sourceOf(model)} (${model.modelVersion}). These are the model alone; blended with the market it counts ${formatPercent(model.weight, 0)}.`}
      </p>
    </>
  );
}
