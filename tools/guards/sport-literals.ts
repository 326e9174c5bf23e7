import { isCode, isTest, type Tree, type Violation } from './tree.ts';

const REGISTRY = 'contract/sports.ts';
const DATA = /^contract\/sports\/\w+\/data\.ts$/;
/** A sport's own folders and screens: its rooms, its slices, and whatever lies in a folder, or is the file of a route, that bears its name. */
const OWN = /(^|\/)(mlb|nfl|nba|nhl|cfl|golf|baseball|football|mlb-stats-api|cfl-scoreboard|espn-golf)\/|^web\/routes\/golf[-.]/;

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

export const checkSportLiterals = (tree: Tree): Violation[] =>
  listSportLiterals(tree).map((path) => ({
    guard: 'sport-literals',
    path,
    message: `names a sport by its key; ask the data of ${REGISTRY} or server/sports/registry.ts`,
  }));
