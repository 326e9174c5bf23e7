import { type FutureReading, type FutureVocabulary, futureVocabulary, readFuture } from '@clearedge/contract/spelling/futures/read-future';
import { LEAGUE_SPORTS, type LeagueSport, type SportKey } from '@clearedge/contract/sports';
import { type FutureSelection, isFutureDecided, type SeasonFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { leagueModuleOf } from '../../../sports/registry.ts';
import { findSeasonFacts, findSeasonSpans, futureWords, type SeasonSpan, seasonName } from '../../leagues/index.ts';
import { seasonAt } from './season-at.ts';

/** What is looked up to find the season of a bet. */
export interface SeasonReads {
  spans: (sport: LeagueSport) => Promise<SeasonSpan[]>;
  facts: (sport: LeagueSport, year: number) => Promise<SeasonFacts | null>;
}
export const seasonReadsOf = (ctx: Ctx): SeasonReads => ({
  spans: (sport) => findSeasonSpans(ctx, sport),
  facts: (sport, year) => findSeasonFacts(ctx, sport, year),
});

export interface WrittenFuture {
  text: string;
  /** Null where it is not known. */
  sport: SportKey | null;
  odds: number | null;
  placedAt: Date;
}
/** A bet on a season as a text says it. */
interface ReadFuture {
  kind: 'read';
  sport: LeagueSport;
  selection: FutureSelection;
  /** "Super Bowl winner: Buffalo Bills" */
  words: string;
  /** "2026 NFL season" */
  season: string;
  isDecided: boolean;
  facts: SeasonFacts;
}
export type FutureTextReading = ReadFuture | (FutureReading & { kind: 'unread' });

let vocabulary: FutureVocabulary | null = null;

/** Every club of every league, by what bettors call it. */
function ownVocabulary(): FutureVocabulary {
  vocabulary ??= futureVocabulary(
    LEAGUE_SPORTS.flatMap((sport) =>
      leagueModuleOf(sport).divisions.flatMap(({ name: division, clubs }) =>
        Object.entries(clubs).map(([code, name]) => ({ sport, code, name, division })),
      ),
    ),
  );
  return vocabulary;
}

/** What a text says of a club's season, by the words alone; null where it is not about one. */
export const readFutureWords = ({ text, sport, odds }: Omit<WrittenFuture, 'placedAt'>): FutureReading | null =>
  readFuture({ text, sport: sport ?? undefined, odds }, ownVocabulary());

/** The bet on a season that a text says, in the season that was on sale when it was placed; null where it is not about a season. */
export async function readFutureText(reads: SeasonReads, written: WrittenFuture): Promise<FutureTextReading | null> {
  const reading = readFutureWords(written);
  if (reading?.kind !== 'read') return reading;
  const { sport, team, on } = reading;
  const left = (reason: string): FutureTextReading => ({ kind: 'unread', reason, sport, isSure: true, isPart: false });
  const spans = await reads.spans(sport);
  const latest = spans.at(-1);
  const isTitleWon = latest !== undefined && latest.to < written.placedAt && (await reads.facts(sport, latest.year))?.champion !== null;
  const season = seasonAt(sport, spans, reading.season, written.placedAt, isTitleWon);
  if ('reason' in season) return left(season.reason);
  const facts = await reads.facts(sport, season.year);
  const club = facts?.clubs[team];
  if (!facts || !club) return left(`We don’t have the ${seasonName(sport, season.year)}.`);
  if (on.future === 'wins' && on.line > club.scheduled) return left(`${club.name} plays ${club.scheduled} games in the regular season.`);
  const selection: FutureSelection = { market: 'future', season: season.year, team, ...on };
  return {
    kind: 'read',
    sport,
    selection,
    words: futureWords(sport, selection, facts),
    season: seasonName(sport, season.year),
    isDecided: isFutureDecided(selection, facts),
    facts,
  };
}

export const decidedWords = (words: string): string => `${words} is already decided, so it can’t be added.`;
