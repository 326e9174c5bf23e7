import type { SportKey } from '@clearedge/contract/sports';
import { testballChance } from '@clearedge/quant/testing/testball';
import { gameExample } from '../sports/game-example.ts';
import type { SportExample } from '../sports/sport-example.ts';
import { FINAL } from './module.ts';

export const TESTBALL = 'testball' as SportKey;

export const testball = (): SportExample => ({
  ...gameExample({
    sport: TESTBALL,
    teams: { away: { code: 'RED', name: 'Reds' }, home: { code: 'BLU', name: 'Blues' } },
    scores: { full: FINAL.score },
    final: FINAL,
    postponed: { ...FINAL, state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } },
  }),
  findChance: testballChance,
  play: null,
  picks: null,
});
