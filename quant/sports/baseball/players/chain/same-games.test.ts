import { describeSameGames } from '../testing/same-games.ts';

describeSameGames(20, {
  'as usual': 3773655035,
  'unlike sides': 971830681,
  'seven innings': 2262279316,
  'neither form, nor substitutes, nor a placed runner': 3266207465,
  'at no one’s home, in a park of its own': 2038652823,
});
