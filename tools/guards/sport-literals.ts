import { isCode, isTest, type Tree, type Violation } from './tree.ts';

const REGISTRY = 'contract/sports.ts';
const DATA = /^contract\/sports\/\w+\/data\.ts$/;
/** A sport's own folders and screens: its rooms, its slices, and whatever lies in a folder, or is the file of a route, that bears its name. */
const OWN = /(^|\/)(mlb|cfl|golf|baseball|football|mlb-stats-api|cfl-scoreboard|espn-golf)\/|^web\/routes\/(cfl|golf)[-.]/;

/** The keys of the sports, read from their own data. */
function keysIn(tree: Tree): string[] {
  return [...tree].flatMap(([path, text]) => (DATA.test(path) ? [...text.matchAll(/^ {2}key: '(\w+)',$/gm)].map(([, key]) => key!) : []));
}

/** Files outside a sport's folders that contain its key as a quoted literal; tests and samples may. */
export function listSportLiterals(tree: Tree): string[] {
  const keys = keysIn(tree);
  if (keys.length === 0) return [];
  const literal = new RegExp(`['"\`](${keys.join('|')})['"\`]`);
  return [...tree]
    .filter(
      ([path, text]) =>
        isCode(path) &&
        !isTest(path) &&
        !path.startsWith('tools/') &&
        path !== REGISTRY &&
        !DATA.test(path) &&
        !OWN.test(path) &&
        literal.test(text),
    )
    .map(([path]) => path)
    .sort();
}

/** No other shared file may name a sport, and one that no longer does must leave the list: it only shrinks. */
export function checkSportLiterals(tree: Tree, allowed: readonly string[] = STILL_NAMING): Violation[] {
  const found = new Set(listSportLiterals(tree));
  const violation = (path: string, message: string): Violation => ({ guard: 'sport-literals', path, message });
  return [
    ...[...found]
      .filter((path) => !allowed.includes(path))
      .map((path) => violation(path, `names a sport by its key; ask the data of ${REGISTRY} or server/sports/registry.ts`)),
    ...allowed.filter((path) => !found.has(path)).map((path) => violation(path, 'names no sport any more; take it off the list')),
  ];
}

/** Shared files that still name a sport. */
const STILL_NAMING: readonly string[] = [
  'server/app/app-routes.ts',
  'server/features/admin/operations/list-sources.ts',
  'server/features/bets/target/bet-target.ts',
  'server/features/contests/reads/contest-reads.ts',
  'server/features/contests/rows/fact-rows.ts',
  'server/features/odds/board/present-game.ts',
  'server/providers/replay/content/answer-others.ts',
  'server/providers/replay/content/read-samples.ts',
  'server/providers/replay/content/recognise-boards.ts',
  'server/providers/replay/content/recognise-mlb.ts',
  'server/providers/replay/places.ts',
  'server/providers/the-odds-api/credits/quota-budget.ts',
  'server/providers/the-odds-api/golf-board.ts',
  'server/providers/the-odds-api/index.ts',
];
