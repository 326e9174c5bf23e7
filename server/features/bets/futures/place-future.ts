import { LEAGUE_SPORTS, type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { type FutureSelection, isFutureDecided, type SeasonFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { findSeasonFacts, futureWords, seasonName } from '../../leagues/index.ts';
import { decidePlacement } from '../bet-rules.ts';
import { insertPlaced, type PlaceInput } from '../insert-placed.ts';
import type { BetWire } from '../to-bet.ts';

const unfit = (path: string, message: string): DomainError =>
  new DomainError('INVALID_INPUT', 'This future can’t be tracked.', { issues: [{ path, message }] });

function checkFuture(sport: LeagueSport, selection: FutureSelection, facts: SeasonFacts): void {
  const club = Object.hasOwn(facts.clubs, selection.team) ? facts.clubs[selection.team] : undefined;
  if (!club) throw unfit('pick.team', `This is not a club of the ${leagueOf(sport)}.`);
  if (selection.future === 'wins' && selection.line > club.scheduled)
    throw unfit('pick.line', `${club.name} plays ${club.scheduled} games in the regular season.`);
  if (isFutureDecided(selection, facts))
    throw new DomainError('CONTEST_STARTED', `${futureWords(sport, selection, facts)} is already decided, so it can’t be added.`);
}

/**
 * Tracks a future. It is on no contest: its selection says the season, the market and the club. Refuses one of no stored season, of no club of
 * the league, and one that is decided.
 */
export async function placeFuture(tx: Ctx, userId: string, body: PlaceInput['body']): Promise<BetWire> {
  const { pick } = body;
  if (pick?.market !== 'future') throw unfit('pick', 'Choose a club and a market from a league’s futures.');
  const sport = LEAGUE_SPORTS.find((league) => league === body.sport);
  if (!sport) throw unfit('sport', 'Say which league the season is of.');
  const facts = await findSeasonFacts(tx, sport, pick.season);
  if (!facts) throw unfit('pick.season', `We don’t have the ${seasonName(sport, pick.season)}.`);
  checkFuture(sport, pick, facts);
  const words = futureWords(sport, pick, facts);
  return insertPlaced(tx, userId, body, {
    contestId: null,
    startsAt: null,
    sport,
    gameLabel: seasonName(sport, pick.season),
    betType: 'future',
    selectionText: words,
    selection: pick,
    selectionSource: 'structured',
    readAs: words,
    terms: { pitcherRule: 'action' },
    ...decidePlacement(null, body.placedAt ? new Date(body.placedAt) : undefined, tx.now()),
  });
}
