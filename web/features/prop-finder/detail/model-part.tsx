import { sportOf } from '@clearedge/contract/sports';
import type { ReactNode } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatPercent } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { FinderDetail } from '../finder.queries.ts';
import { MARKET_ONLY } from '../rules/words.ts';

export type DrawDistribution = (distribution: readonly number[], line: number) => ReactNode;

/** Why there is no projection. */
function noneText({ sport, isMarketOnly }: FinderDetail['prop']): string {
  if (!sportOf(sport).hasPlayerProjections) return MARKET_ONLY;
  return isMarketOnly ? 'Market only: our projections of this stat missed too often on past seasons.' : 'Not projected yet.';
}

/** What the model expects of him, at its own fair prices. */
export function ModelPart({ detail: { model, prop }, draw }: { detail: FinderDetail; draw: DrawDistribution }) {
  const { odds } = useReaderFormat();
  const now = useNow();
  const chanceOf = (chance: number) => formatChance({ winProbability: chance * (1 - prop.push), pushProbability: prop.push });
  if (model === null) return <p className="muted">{noneText(prop)}</p>;
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
      {draw(model.distribution, prop.line)}
      <p className="cap">
        {`Projected ${age} ago from ${model.games.toLocaleString('en-US')} simulated games with the ${model.isLineUpAnnounced ? 'announced' : 'expected'} lineup (${model.modelVersion}). These are the model alone; blended with the market it counts ${formatPercent(model.weight, 0)}.`}
      </p>
    </>
  );
}
