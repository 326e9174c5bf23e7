import type { FeedNewsItem } from '../../../ports/index.ts';
import { MINUTE_MS } from '../calendar/day-number.ts';
import { createChance } from '../chance/create-chance.ts';
import { drawInteger } from '../chance/draws.ts';
import { clubName } from '../clubs/club.ts';
import { CLUBS } from '../clubs/club-table.ts';
import { BOX, BOX_WIDTH } from '../engine/tape/box-sheet.ts';
import type { Game } from '../league/league.ts';
import { isPostponed } from '../schedule/fixture.ts';
import { newsItem } from './news-item.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const inWords = (count: number): string => WORDS[count] ?? String(count);
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

interface Line {
  name: string;
  of: (column: keyof typeof BOX) => number;
}

function linesOf({ season, fixture }: Game, isHome: boolean): Line[] {
  const { sheet, people } = season.resultOf(fixture);
  const club = isHome ? fixture.home : fixture.away;
  return [...people].flatMap((player, person): Line[] => {
    const man = season.players[player]!;
    return man.club === club ? [{ name: man.name, of: (column) => sheet[person * BOX_WIDTH + BOX[column]]! }] : [];
  });
}

/** The day of the best hitter, in words; null when nobody stood out. */
function hittingLine(lines: readonly Line[]): string | null {
  const worth = ({ of }: Line): number => 2.2 * of('homeRuns') + of('hits') + 0.9 * of('runsBattedIn');
  const best = lines.reduce((first, line) => (worth(line) > worth(first) ? line : first));
  const [homers, hits, battedIn] = [best.of('homeRuns'), best.of('hits'), best.of('runsBattedIn')];
  if (homers >= 2) return `${best.name} hits ${inWords(homers)} home runs`;
  if (homers === 1) return `${best.name} homers${battedIn >= 2 ? ` and drives in ${inWords(battedIn)}` : ''}`;
  if (hits >= 3) return `${best.name} collects ${inWords(hits)} hits`;
  return battedIn >= 2 ? `${best.name} drives in ${inWords(battedIn)}` : null;
}

function pitchingLine(lines: readonly Line[]): string {
  const best = lines.reduce((first, line) => (line.of('outs') > first.of('outs') ? line : first));
  const innings = `${Math.floor(best.of('outs') / 3)}${['', ' 1/3', ' 2/3'][best.of('outs') % 3]}`;
  return `${best.name} worked ${innings} innings with ${counted(best.of('strikeoutsThrown'), 'strikeout')} and ${counted(best.of('earnedRuns'), 'earned run')}.`;
}

/** How a finished game went, told some minutes after its end. */
export function resultNews(game: Game): FeedNewsItem | null {
  const { season, fixture } = game;
  if (isPostponed(fixture)) return null;
  const { line, endAt, completedInnings, isCalled, credited } = season.resultOf(fixture);
  const { away, home } = line.totals;
  const isHomeWin = home.runs > away.runs;
  const [winner, loser] = isHomeWin ? [CLUBS[fixture.home]!, CLUBS[fixture.away]!] : [CLUBS[fixture.away]!, CLUBS[fixture.home]!];
  const [more, fewer] = isHomeWin ? [home, away] : [away, home];
  const winners = linesOf(game, isHomeWin);
  const hero = hittingLine(winners);
  const tail = isCalled ? ', shortened by rain' : completedInnings > 9 ? ` in ${Math.ceil(completedInnings)} innings` : '';
  const save = credited.save === null ? '' : ` ${credited.save} earned the save.`;
  const summary = `The ${clubName(winner)} beat the ${clubName(loser)} with ${counted(more.hits, 'hit')} to ${fewer.hits}. ${pitchingLine(winners)} ${credited.winner} got the win and ${credited.loser} the loss.${save}`;
  const after = drawInteger(createChance(`${season.seed}|wire|${fixture.gameId}`), 4, 18) * MINUTE_MS;
  const title = `${hero === null ? '' : `${hero} as `}${winner.nickname} ${fewer.runs === 0 ? 'shut out' : 'beat'} ${loser.nickname} ${more.runs}-${fewer.runs}${tail}`;
  return newsItem(`result-${fixture.gameId}`, endAt + after, 'Results', title, summary);
}
