import { REFRESH_MS } from '@clearedge/contract/constants';
import { createElement } from 'react';
import { formatPercent } from '../../../lib/format.ts';
import { apiQuery } from '../../../lib/query.ts';
import type { PickParts } from '../../web-sport.ts';
import type { FootballPick, FootballPickDay } from '../football-types.ts';
import { ModelNote } from './model-note.tsx';

const fresh = { refetchInterval: REFRESH_MS.picks, staleTime: REFRESH_MS.picks };

function hintOf(day: FootballPickDay): string {
  if (!day.hasSource) return 'The data in use does not cover the CFL.';
  if (day.games === 0) return 'No CFL game is played on this day.';
  if (day.openGames === 0) return 'Nothing was published on this day’s games.';
  return `Nothing is worth its price so far: a pick needs ${formatPercent(day.leastEv, 0)} expected value or more at a fresh price. Picks appear within a day and a half of the kickoff.`;
}

export const footballPicks: PickParts<FootballPick, FootballPickDay> = {
  listQuery: (date) => ({ ...apiQuery('GET /api/cfl/daily-picks', { query: { date } }), ...fresh }),
  openDay: {
    query: (date) => ({ ...apiQuery('GET /api/cfl/daily-picks/day', { query: { date } }), ...fresh }),
    present: (day) => ({
      games: day.games,
      openGames: day.openGames,
      hidden: day.published - day.shown,
      previousOn: day.previousOn,
      nextOn: day.nextOn,
      hint: hintOf(day),
      note: day.hasSource ? createElement(ModelNote, { day }) : null,
    }),
  },
  words: {
    marked: 'Pick Updated',
    reconcile: 'Auto-Reconcile',
    reconciled: 'Auto Reconcile Complete',
    notReconciled: 'Auto Reconcile Failed',
    confidence: 'a chance that the price is right',
  },
};
