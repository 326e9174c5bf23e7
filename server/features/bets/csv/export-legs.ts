import { spelledType } from '../reading/type-of.ts';
import type { BetWire } from '../to-bet.ts';

/** The fields of a leg in a cell of our export, in their order; named as the importer's columns are. */
export const LEG_FIELDS = ['sport', 'game', 'betType', 'selection', 'odds', 'result'] as const;

const plain = (text: string): string => text.replaceAll(';', ',').replaceAll('|', '/');

/** The legs of a ticket in one cell, so that each row of the file stays one bet: "mlb; NYY @ BOS; moneyline; Yankees; at -110; win | …". */
export const legsCell = ({ legs }: BetWire): string =>
  legs
    .map(({ sport, gameId, betType, pick, selection, odds, result }) => {
      const places = pick?.market === 'place' ? pick.places : null;
      return [
        sport ?? '',
        plain(gameId),
        spelledType({ betType, places }),
        plain(selection),
        odds === null ? '' : `at ${odds}`,
        result ?? '',
      ].join('; ');
    })
    .join(' | ');
