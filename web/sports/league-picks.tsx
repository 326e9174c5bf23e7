import { type LeagueSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { createElement } from 'react';
import { pickDayQuery, picksQuery } from '../core/league/league.queries.ts';
import type { LeaguePick, LeaguePickDay } from '../core/league/league-types.ts';
import { unitsText } from '../core/pick-figures.ts';
import { marketHead } from '../core/prices/read-markets.ts';
import { formatCount, formatPercent } from '../lib/format.ts';
import type { PickParts } from './web-sport.ts';

function recordText(name: string, { picks, wins, losses, pushes, units }: LeaguePickDay['record']): string {
  if (picks === 0) return `No ${name} pick has been settled yet.`;
  const settled = picks === 1 ? '1 pick settled' : `${picks} picks settled`;
  const rest = pushes > 0 ? `, ${pushes} returned` : '';
  return `So far ${settled}: ${wins} won, ${losses} lost${rest}, ${unitsText(units)} at one unit each. Too few to tell skill from luck.`;
}

/** On how many past plays, and in which markets, picks may be published at all. */
function proofText(league: LeagueSport, { judgedPlays, publishes }: LeaguePickDay): string {
  if (judgedPlays === 0) return `No past ${leagueOf(league)} plays at these prices are at hand, so no claim of ours is proven.`;
  const plays = `${formatCount(judgedPlays)} past plays were held against the close`;
  if (publishes.length === 0) return `In no market have plays kept their claims: ${plays}.`;
  const names = publishes.map((market) => marketHead(league, market).toLowerCase());
  return `Picks are published where plays kept their claims: on ${joinWords(names, 'and')}. ${plays}.`;
}

/** What the figures on the page mean, and what is not known. */
function ModelNote({ league, day }: { league: LeagueSport; day: LeaguePickDay }) {
  const { model, record, leastEv } = day;
  const rated = model.ratedGames === 1 ? '1 finished game' : `${formatCount(model.ratedGames)} finished games`;
  return (
    <aside className="note pk-note" aria-label="About these picks">
      <p>
        <b>{proofText(league, day)}</b>{' '}
        {model.weight > 0
          ? `The model counts for ${formatPercent(model.weight, 0)} of a probability, the books together for the rest.`
          : 'The books together are our number: past plays on the model have not kept their claims at the close.'}{' '}
        Clubs are rated from {rated}. A pick needs {formatPercent(leastEv, 0)} expected value or more.
      </p>
      <p>
        Confidence is the chance that the price is on our side if our stated uncertainty is right. It is not the chance that the bet wins.{' '}
        {recordText(leagueOf(league), record)}
      </p>
    </aside>
  );
}

function hintOf(league: LeagueSport, day: LeaguePickDay): string {
  const name = leagueOf(league);
  if (!day.hasSource) return `The data in use does not cover the ${name}.`;
  if (day.games === 0) return `No ${name} game is played on this day.`;
  if (day.openGames === 0) return 'Nothing was published on this day’s games.';
  if (day.judgedPlays === 0) return `No bet: no past ${name} plays at these prices are at hand, and we publish nothing that is not proven.`;
  if (day.publishes.length === 0) return 'No bet: in no market have past plays kept their claims at the close.';
  return `No bet so far. A pick needs ${formatPercent(day.leastEv, 0)} expected value or more at a fresh price, counting only the share of our edge that past plays kept at the close; a game’s page shows the whole edge. Picks appear within a day and a half of the ${sportOf(league).startWord}.`;
}

/** The picks of a league: their lists, and what a day without one says. */
export const leaguePicks = (league: LeagueSport): PickParts<LeaguePick, LeaguePickDay> => ({
  listQuery: (date) => picksQuery(league, date),
  openDay: {
    query: (date) => pickDayQuery(league, date),
    present: (day) => ({
      games: day.games,
      openGames: day.openGames,
      hidden: day.published - day.shown,
      previousOn: day.previousOn,
      nextOn: day.nextOn,
      hint: hintOf(league, day),
      note: day.hasSource ? createElement(ModelNote, { league, day }) : null,
    }),
  },
  words: {
    marked: 'Pick Updated',
    reconcile: 'Auto-Reconcile',
    reconciled: 'Auto Reconcile Complete',
    notReconciled: 'Auto Reconcile Failed',
    confidence: 'a chance that the price is right',
  },
});
