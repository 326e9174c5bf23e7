import { describeSameGames } from '../testing/same-games.ts';

describeSameGames(150, {
  'as usual': 3484613645,
  'unlike sides': 824977120,
  'seven innings': 2280929280,
  'neither form, nor substitutes, nor a placed runner': 19323824,
  'at no one’s home, in a park of its own': 1608882879,
});
