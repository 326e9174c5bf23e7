import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleLeaguePick } from '../../../core/league/testing/sample-league-pick.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleGame } from '../../../testing/sample-game.ts';
import type { AnyPick, DailyPerformance } from '../pick.queries.ts';
import type { RecordOverview } from '../record/record.queries.ts';
import { decidedSummary, samplePick, sampleSummary } from '../testing/sample-pick.ts';
import HomePicks from './home-picks.tsx';
import HomeProof from './home-proof.tsx';

const DAY = '2026-07-11';
const dayOf = (picks: AnyPick[]): DailyPerformance => ({
  date: DAY,
  totalPicks: picks.length,
  winningPicks: 0,
  losingPicks: 0,
  pushedPicks: 0,
  resolvedPicks: 0,
  pendingPicks: picks.length,
  accuracy: null,
  units: 0,
  sealedPicks: 0,
  picks,
});
const numbered = (at: number) => ({ id: `00000000-0000-4000-8000-00000000000${at}`, dayPlace: at + 1 });
const RECORD: RecordOverview = {
  since: DAY,
  isSimulated: true,
  summary: decidedSummary(),
  sports: ['mlb', 'cfl'],
  bySport: [
    { key: 'mlb', summary: sampleSummary({ wins: 2, losses: 1 }) },
    { key: 'cfl', summary: sampleSummary({ losses: 1 }) },
  ],
};
const UNDECIDED = { since: null, isSimulated: true, summary: sampleSummary(), sports: [], bySport: [] } as unknown as RecordOverview;
const cardOf = async (label: RegExp) => within((await screen.findByText(label)).closest('li')!);

describe('home picks', () => {
  it('labels the three of most confidence and states the record with its sample', async () => {
    const picks = [70, 90, 80, 60].map((confidence, at) => samplePick({ ...numbered(at), confidence, selection: `Over ${confidence}` }));
    renderPart(<HomePicks today={DAY} />, { server: { 'GET /api/performance/daily': dayOf(picks), 'GET /api/record/summary': RECORD } });
    expect((await cardOf(/^Best Value ·/)).getByText('Over 90')).toBeTruthy();
    expect((await cardOf(/^Sharp Play ·/)).getByText('Over 80')).toBeTruthy();
    expect((await cardOf(/^AI Special ·/)).getByText('Over 70')).toBeTruthy();
    expect(screen.queryByText('Over 60')).toBeNull();
    expect((await screen.findByText('50.0%')).closest('p')!.textContent).toContain('2 of 4 won');
    expect(screen.getByText(/MLB and CFL record: .*MLB 2 of 3, CFL 0 of 1/)).toBeTruthy();
  });

  it('shows those of every sport, one that can still be bet before one that is decided', async () => {
    const lost = samplePick({ status: 'settled', result: 'LOSS', confidence: 98, units: -1, score: { away: 4, home: 2 } });
    const server = { 'GET /api/performance/daily': dayOf([lost, sampleLeaguePick()]), 'GET /api/record/summary': UNDECIDED };
    renderPart(<HomePicks today={DAY} />, { server });
    const first = await cardOf(/^Best Value ·/);
    expect(first.getByText('Toronto Argonauts')).toBeTruthy();
    expect(first.getByText(/^CFL · HAM @ TOR/)).toBeTruthy();
    expect(first.getByText('Confidence 66%')).toBeTruthy();
    // Its board has not come, and may not: the price is the one that was published.
    expect(first.getByText('+135 at Book B when published')).toBeTruthy();
    const second = await cardOf(/^Sharp Play ·/);
    expect([second.getByText('Lost'), second.getByText('NYY 4, BOS 2'), second.getByText('Confidence 98/100')]).toHaveLength(3);
  });

  it.each([
    ['Today’s games are being analyzed. Picks appear here when a price beats our number.', null],
    ['No bets today. We only post a pick when the price beats our number.', { confidence: 70, valuePlayCount: 0, locked: true } as never],
  ])('without a pick says: %s', async (words, aiSummary) => {
    const server = {
      'GET /api/performance/daily': dayOf([]),
      'GET /api/record/summary': UNDECIDED,
      'GET /api/games': [sampleGame({ aiSummary })],
    };
    renderPart(<HomePicks today={DAY} />, { server });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('gives the record as proof where no pick can be bet', async () => {
    const server = {
      'GET /api/performance/daily': dayOf([samplePick({ status: 'settled', result: 'WIN' })]),
      'GET /api/record/summary': RECORD,
    };
    renderPart(<HomeProof today={DAY} />, { server });
    expect((await screen.findByText('Won of 4')).nextSibling?.textContent).toBe('50.0%');
  });
});
