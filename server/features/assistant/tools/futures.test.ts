import { expect, test } from 'vitest';
import type { AssistantSession } from '../session/session.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import { lookAtFutures } from './futures.ts';

const LEXICON = lexiconOf(NAMES);
const chance = (probability: number) => ({ probability, fairOdds: null });
const club = (code: string, divisionName: string, first: number, title: number) => ({
  code,
  name: `Club ${code}`,
  divisionName,
  firstInDivision: chance(first),
  playoffs: chance(0.5),
  champion: chance(title),
});
const CLUBS = [club('KC', 'AFC West', 0.7, 0.2), club('DEN', 'AFC West', 0.3, 0.1), club('MIN', 'NFC North', 0.6, 0.15)];

async function said(question: string): Promise<string> {
  const answer = { clubs: CLUBS, reason: null, simulations: 1000, ratedGames: 195, played: 195, games: 272, asOf: '2026-11-29T17:00:00Z' };
  const session = { read: () => Promise.resolve(answer), price: String } as unknown as AssistantSession;
  return (await lookAtFutures(session, readMessage(question, '2026-11-29', LEXICON, null)[0]!)).lines.join('\n');
}

test('a division that is named is told apart, its likeliest winner first, also where the word division is not', async () => {
  const west = await said('who wins the afc west');
  expect(west).toContain('NFL chances of first place in the AFC West');
  expect(west).toMatch(/Club KC: 70\.0%[\s\S]*Club DEN: 30\.0%/);
  expect(west).not.toContain('MIN');
  expect(await said('nfl division odds')).toMatch(/first place in their division[\s\S]*Club KC[\s\S]*Club MIN/);
  expect(await said('super bowl odds')).toMatch(/chances of the title[\s\S]*Club KC: 20\.0%/);
});

test('awards are not priced, and no list of games takes their place', async () => {
  expect(await said('nfl mvp odds')).toBe(
    'There are no prices or chances of awards here. Of a season, the title, the playoffs and the divisions of the NFL, NBA, NHL and CFL are simulated.',
  );
});
