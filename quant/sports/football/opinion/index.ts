export {
  FOOTBALL_POOL_WEIGHT,
  type FootballMarket,
  type FootballOpinion,
  formFootballOpinion,
  type HomeChance,
  MARKET_SD,
} from './form-opinion.ts';
