import { REFRESH_MS } from '@clearedge/contract/constants';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { gameParts } from './registry.ts';

test.each(GAME_SPORTS)('the board of %s is asked for again each minute, also while the stream is away', (sport) => {
  expect(gameParts(sport).slateQuery({ date: '2026-07-11', week: null })).toMatchObject({ refetchInterval: REFRESH_MS.games });
});
