import type { RouteBindings } from '../../kernel/feature.ts';
import type { ReadRatings } from './model/kept-ratings.ts';
import { getGolfForecast } from './reads/get-golf-forecast.ts';
import { getGolfOdds } from './reads/get-golf-odds.ts';
import { getHeadToHead } from './reads/get-head-to-head.ts';
import { getPlayerForm } from './reads/get-player-form.ts';
import { getTournamentPage } from './reads/get-tournament-page.ts';
import { listTournaments } from './reads/list-tournaments.ts';

/** Scores and prices change without a message: every couple of minutes while there is play. */
const FRESH_MS = 20_000;
const FORM_FRESH_MS = 120_000;

export const golfBindings = (readRatings: ReadRatings): RouteBindings => ({
  'GET /api/golf/tournaments': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx) => listTournaments(ctx),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/tournaments/:tournamentId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getTournamentPage(ctx, params.tournamentId),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/tournaments/:tournamentId/forecast': (ctx, { params }) => getGolfForecast(ctx, params.tournamentId),
  'GET /api/golf/odds': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => getGolfOdds(ctx, query),
    paid: { feature: 'golfModel', build: (ctx, { query }) => getGolfOdds(ctx, query, readRatings) },
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/players/:playerId': {
    shared: true,
    freshForMs: FORM_FRESH_MS,
    build: (ctx, { params }) => getPlayerForm(ctx, params.playerId),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/head-to-head': {
    shared: true,
    freshForMs: FORM_FRESH_MS,
    build: (ctx, { query }) => getHeadToHead(ctx, query),
    paid: { feature: 'golfModel', build: (ctx, { query }) => getHeadToHead(ctx, query, readRatings) },
    isChangedBy: (message) => message.topic === 'clock',
  },
});
