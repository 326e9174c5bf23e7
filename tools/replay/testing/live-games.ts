import { MINUTE_MS } from '@clearedge/quant/calendar';
import { MLB_TEAMS } from '../../../server/providers/mlb-stats-api/teams.ts';
import { wireFeed, wireGame, wirePlay, wireStatus } from '../../../server/providers/mlb-stats-api/testing/small-league.ts';
import { wireOffer } from '../../../server/providers/the-odds-api/testing/small-world.ts';
import type { Answer, Library, Question } from '../library.ts';

const GAMES = 15;
const PLAY_MS = 40_000;
/** Pitch by pitch, as the real feed has it: a feed of a game in its middle weighs half a megabyte. */
const PITCHES_OF_PLAY = 5;
const FIELDS_OF_PITCH = 40;
const LIVE = wireStatus('Live', 'In Progress');

const pitch = Object.fromEntries(Array.from({ length: FIELDS_OF_PITCH }, (_, at) => [`measure${at}`, 90.25 + at]));
const playEvents = Array.from({ length: PITCHES_OF_PLAY }, (_, index) => ({
  index,
  isPitch: true,
  details: { code: 'B' },
  pitchData: pitch,
}));

/** A slate of fifteen games that all began at the same time, made up, whose feeds grow by a play every forty seconds. */
export function liveGames(beganAt: Date): Library {
  const day = new Date(beganAt.getTime() - 4 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  const gameDate = beganAt.toISOString();
  const games = Array.from({ length: GAMES }, (_, number) => {
    const [away, home] = MLB_TEAMS.slice(2 * number, 2 * number + 2);
    const teams = { away: { team: { id: away?.mlbId }, score: 1 }, home: { team: { id: home?.mlbId }, score: 0 } };
    return wireGame({ gamePk: 900_000 + number, gameDate, officialDate: day, season: day.slice(0, 4), status: LIVE, teams });
  });
  const feedOf = (gamePk: number, at: Date): object => {
    const count = Math.max(1, Math.floor((at.getTime() - beganAt.getTime()) / PLAY_MS));
    const plays = Array.from({ length: count }, (_, index) => ({
      ...wirePlay(`Play ${index} of ${gamePk}`, {
        atBatIndex: index,
        endTime: new Date(beganAt.getTime() + index * PLAY_MS).toISOString(),
      }),
      playEvents,
    }));
    const feed = wireFeed(LIVE, { plays, game: { pk: gamePk } });
    return { ...feed, gamePk };
  };
  const reported = ({ place, path, query }: Question, at: Date): unknown => {
    if (place === 'odds') return path.endsWith('/odds') ? [wireOffer([], { commence_time: gameDate })] : [];
    if (place !== 'mlb-stats-api') return null;
    const feed = /^\/api\/v1\.1\/game\/(\d+)\/feed\/live$/.exec(path)?.[1];
    if (feed) return feedOf(Number(feed), at);
    return path === '/api/v1/schedule' && (query.get('date') ?? day) === day ? { dates: [{ date: day, games }] } : null;
  };
  const find = (question: Question, at: Date): Promise<Answer | null> => {
    const body = reported(question, at);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(body === null ? null : { status: 200, headers, body: JSON.stringify(body), recordedAt: null });
  };
  return { places: ['mlb-stats-api', 'odds'], span: null, remarks: [], knows: () => false, find };
}
