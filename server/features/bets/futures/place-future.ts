import { LEAGUE_SPORTS, type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { type FutureSelection, isFutureDecided, type SeasonFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { findSeasonFacts, futureWords, seasonName } from '../../leagues/index.ts';
import { decidePlacement } from '../bet-rules.ts';
import { insertPlaced, type PlaceInput } from '../insert-placed.ts';
import { LEFT } from '../reading/read-text.ts';
import type { BetWire } from '../to-bet.ts';
import { decidedWords, readFutureText, seasonReadsOf } from './read-future-text.ts';

type Body = PlaceInput['body'];

const unfit = (path: string, message: string): DomainError =>
  new DomainError('INVALID_INPUT', 'This future can’t be tracked.', { issues: [{ path, message }] });

function checkFuture(sport: LeagueSport, selection: FutureSelection, facts: SeasonFacts): void {
  const club = Object.hasOwn(facts.clubs, selection.team) ? facts.clubs[selection.team] : undefined;
  if (!club) throw unfit('pick.team', `This is not a club of the ${leagueOf(sport)}.`);
  if (selection.future === 'wins' && selection.line > club.scheduled)
    throw unfit('pick.line', `${club.name} plays ${club.scheduled} games in the regular season.`);
  if (isFutureDecided(selection, facts)) throw new DomainError('CONTEST_STARTED', decidedWords(futureWords(sport, selection, facts)));
}

/** What every future says of itself: it is on no contest. */
const placed = (tx: Ctx, { placedAt }: Body) =>
  ({
    contestId: null,
    startsAt: null,
    betType: 'future',
    terms: { pitcherRule: 'action' },
    ...decidePlacement(null, placedAt ? new Date(placedAt) : undefined, tx.now()),
  }) as const;

/** One that was picked: its selection says the season, the market and the club. Refuses one of no stored season, of no club of the league, and one that is decided. */
async function placePicked(tx: Ctx, userId: string, body: Body, pick: FutureSelection): Promise<BetWire> {
  const sport = LEAGUE_SPORTS.find((league) => league === body.sport);
  if (!sport) throw unfit('sport', 'Say which league the season is of.');
  const facts = await findSeasonFacts(tx, sport, pick.season);
  if (!facts) throw unfit('pick.season', `We don’t have the ${seasonName(sport, pick.season)}.`);
  checkFuture(sport, pick, facts);
  const words = futureWords(sport, pick, facts);
  return insertPlaced(tx, userId, body, {
    ...placed(tx, body),
    sport,
    gameLabel: seasonName(sport, pick.season),
    selectionText: words,
    selection: pick,
    selectionSource: 'structured',
    readAs: words,
  });
}

/** One that was written: what its text says is graded; one that says nothing gradable, or by choice, leaves the result to its owner. Refuses one that is decided. */
async function placeWritten(tx: Ctx, userId: string, body: Body): Promise<BetWire> {
  const on = placed(tx, body);
  const sport = body.sport === undefined || body.sport === 'other' ? null : body.sport;
  const written = { text: body.selection, sport, odds: body.odds, placedAt: on.placedAt };
  const reading = body.sport === 'other' ? null : await readFutureText(seasonReadsOf(tx), written);
  if (reading?.kind === 'read' && reading.isDecided) throw new DomainError('CONTEST_STARTED', decidedWords(reading.words));
  const stated = { ...on, sport: reading?.sport ?? body.sport ?? null, selectionText: body.selection };
  if (reading?.kind !== 'read' || body.pick === null) return insertPlaced(tx, userId, body, { ...stated, ...LEFT, gameLabel: body.gameId });
  const { selection, season, words } = reading;
  return insertPlaced(tx, userId, body, { ...stated, gameLabel: season, selection, selectionSource: 'text', readAs: words });
}

/** Tracks a future, as it is picked or as its text says. */
export function placeFuture(tx: Ctx, userId: string, body: Body): Promise<BetWire> {
  const { pick } = body;
  if (!pick) return placeWritten(tx, userId, body);
  if (pick.market !== 'future') throw unfit('pick', 'Choose a club and a market from a league’s futures.');
  return placePicked(tx, userId, body, pick);
}
