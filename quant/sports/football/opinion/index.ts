export { type FootballMarket, type FootballOpinion, formFootballOpinion, type HomeChance } from './form-opinion.ts';
export { FOOTBALL_POOL_WEIGHT, MARKET_SD } from './pool-weight.ts';
