import { logistic, logit } from '@clearedge/quant/distribution';
import {
  decidedChance,
  type LeagueExpectation,
  type LeagueModel,
  type LeagueScores,
  type LeagueSelection,
  meansOf,
  type Outlook,
} from '@clearedge/quant/sports/league';
import type { Chance } from '../figures/questions.ts';
import type { MarketQuotes } from './league-games.ts';

/** Chances of selections about any centers, read between tables of whole steps: a walk asks for tens of thousands of them. */
export interface ChanceTables {
  at: (outlook: Outlook, selection: LeagueSelection) => Chance;
  /** The centers under which the scores have what is expected as their means. */
  outlookOf: (expected: LeagueExpectation) => Outlook;
  /** The centers of a market's own numbers; null where it has no side or no total. */
  centers: (quotes: MarketQuotes, usualTotal: number) => { margin: number | null; total: number | null };
}

const LEAST_CHANCE = 1e-6;
const inner = (chance: number): number => Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
const STEPS = 60;

/** Tables of a model, their steps in proportion to how far its margins reach. */
export function chanceTables(model: LeagueModel): ChanceTables {
  const { engine } = model;
  const { furthestMargin, marketSd } = engine;
  const step = { margin: furthestMargin / 35, total: furthestMargin / 8, sd: furthestMargin / 70 };
  const setting = { season: 2022, isPlayoff: false };
  const made = new Map<string, LeagueScores>();
  const tableOf = (margin: number, total: number, sd: number): LeagueScores => {
    const key = `${margin} ${total} ${sd}`;
    const known =
      made.get(key) ??
      model.fromOutlook(
        { margin: margin * step.margin, total: total * step.total, marginSd: sd * step.sd, totalSd: marketSd.total },
        setting,
      );
    made.set(key, known);
    return known;
  };
  const at: ChanceTables['at'] = ({ margin, total, marginSd }, selection) => {
    const sd = Math.max(1, Math.round(marginSd / step.sd));
    const [across, along] = [margin / step.margin, total / step.total];
    const [first, second] = [Math.floor(across), Math.floor(along)];
    const [partial, portion] = [across - first, along - second];
    const corner = (one: number, two: number): readonly [number, number, number] => {
      const chances = tableOf(first + one, second + two, sd).price(selection);
      return [
        logit(inner(decidedChance(chances))),
        chances.push,
        (one === 0 ? 1 - partial : partial) * (two === 0 ? 1 - portion : portion),
      ];
    };
    const corners = [corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)];
    return {
      win: logistic(corners.reduce((sum, [odds, , weight]) => sum + odds * weight, 0)),
      push: corners.reduce((sum, [, push, weight]) => sum + push * weight, 0),
    };
  };
  /** The center at which a rising chance is what it should be. */
  const solve = (chanceAt: (center: number) => number, chance: number, from: number, to: number): number => {
    let [low, high] = [from, to];
    for (let round = 0; round < STEPS && high - low > step.margin / 500; round += 1) {
      const middle = (low + high) / 2;
      if (chanceAt(middle) < chance) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const near = marketSd.margin;
  const middle = Math.round((engine.totals.from + engine.totals.to) / 2 / step.total);
  const trial = { margin: 8, total: middle };
  const seen = meansOf(tableOf(trial.margin, trial.total, 4).of('full'));
  const stretch = (trial.margin * step.margin) / seen.margin;
  const lead = trial.total * step.total - seen.total;
  const outlookOf: ChanceTables['outlookOf'] = ({ margin, total }) => ({
    margin: margin.mean * stretch,
    marginSd: margin.sd,
    total: total.mean + lead,
    totalSd: total.sd,
  });
  const centers: ChanceTables['centers'] = ({ moneyline, spread, total }, usualTotal) => {
    const outlook = { margin: 0, marginSd: near, total: total?.line ?? usualTotal, totalSd: marketSd.total };
    const found = total
      ? solve(
          (mean) => at({ ...outlook, total: mean }, { market: 'total', period: 'full', side: 'over', line: total.line }).win,
          total.first,
          outlook.total - 6 * step.total,
          outlook.total + 6 * step.total,
        )
      : null;
    const side: { selection: LeagueSelection; chance: number } | null =
      moneyline !== null && !(model.parameters.close.hasSpread && spread)
        ? { selection: { market: 'moneyline', period: 'full', side: 'home' }, chance: moneyline.first }
        : spread && { selection: { market: 'spread', period: 'full', side: 'home', line: spread.line }, chance: spread.first };
    const margin =
      side &&
      solve(
        (mean) => at({ ...outlook, total: found ?? usualTotal, margin: mean }, side.selection).win,
        side.chance,
        -furthestMargin,
        furthestMargin,
      );
    return { margin, total: found };
  };
  return { at, outlookOf, centers };
}
