export { plural } from '@clearedge/contract/words/plural';
export {
  formatChance,
  formatCount,
  formatLine,
  formatMoney,
  formatPercent,
  formatSigned,
  formatSignedMoney,
  formatSignedPercent,
  MINUS,
  NONE,
  numberIn,
} from './format-number.ts';
export {
  formatOdds,
  formatPricesIn,
  ODDS_EXAMPLE,
  ODDS_HINT,
  type PriceFormat,
  readOddsBox,
  readTypedOdds,
  TICKET_HINT,
  typedOdds,
} from './format-odds.ts';
export {
  type DayStyle,
  formatAge,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatGameTime,
  zoneLabel,
} from './format-time.ts';
