import { sportOf } from '@clearedge/contract/sports';
import { askChip, type Finding, finding, joined } from '../session/finding.ts';
import { contestLink, findGames, isOpenGame, matchup, noGames } from '../session/games.ts';
import { ageText, percent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { analysisSource, readSlate, summaryOf } from '../session/slate.ts';
import type { Reading } from '../understand/reading.ts';
import { lookAtPrices } from './best-prices.ts';
import { lookAtChance } from './forecasts.ts';
import { lookAtScores } from './results.ts';
import { ANALYSIS_PENDING, playLine } from './value-plays.ts';

/** Our analysis of one game in words: the favorite, how sure, and what is worth its price. */
async function analysisOf(session: AssistantSession, gameId: string, slateOn: string): Promise<Finding> {
  const game = (await readSlate(session, slateOn)).find((one) => one.gameId === gameId);
  if (!game) return finding([]);
  const summary = summaryOf(game);
  if (!summary) return finding([ANALYSIS_PENDING]);
  const { favored, confidence, band, valuePlays, analyzedAt } = summary;
  return finding(
    [
      `• We make the ${favored.team} ${percent(favored.probability)} to win, range ${percent(favored.low)} to ${percent(favored.high)}. Confidence ${Math.floor(confidence)}/100, a rank and no probability. Back-test ${band.seasons}: of ${band.picks.toLocaleString('en-US')} favorites ranked ${band.from} to ${band.to}, ${band.wins.toLocaleString('en-US')} won.`,
      ...(valuePlays.length > 0
        ? ['Worth the price now:', ...valuePlays.map((play) => playLine(session, { game, play }))]
        : ['No bet at the current prices: none pays enough over its fair price.']),
      `Analyzed ${ageText(analyzedAt, session.now).replace(' old', ' ago')}.`,
    ],
    { sources: analysisSource([game]) },
  );
}

/** Everything at a glance of a club's game: its score once it has begun, else our number and the best prices. */
export async function lookAtGame(session: AssistantSession, reading: Reading): Promise<Finding> {
  const contests = await findGames(session, reading);
  const [contest] = contests;
  if (!contest) return finding([noGames(reading, session)]);
  const open = contests.filter((one) => isOpenGame(one, session.now));
  if (open.length === 0) return lookAtScores(session, reading);
  const first = open[0]!;
  const head = finding(
    [`${first.awayName} at ${first.homeName}${first.isDoubleheader ? ` (game ${first.gameNumber})` : ''}, ${first.venue}.`],
    { links: [contestLink(first)] },
  );
  const prices = await lookAtPrices(session, reading);
  const ours = sportOf(first.sport).hasAnalysis
    ? await analysisOf(session, first.gameId, first.slateOn)
    : await lookAtChance(session, reading);
  const name = reading.teams[0]?.name ?? matchup(first);
  return {
    ...joined([head, ours, prices]),
    chips: [
      askChip('Why?', `why do you like the ${name}`),
      askChip('Every book', `every book on the ${name}`),
      askChip('Size by Kelly', `how much should I bet on the ${name}`),
    ],
  };
}
