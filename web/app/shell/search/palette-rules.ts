import type { Contract } from '@clearedge/contract';
import { can, type Tier, tierNames } from '@clearedge/contract/entitlements';
import type { CallResult } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import { statusText, untilStart } from '../../../core/game-words.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { gameOffers, type Offer } from '../../../core/prices/offer.ts';
import type { ReaderFormat } from '../../../core/settings/reader-format.ts';
import { shortTeam } from '../../../core/teams.ts';
import { easternDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import type { GlyphName } from '../../../ui/marks/glyph.tsx';
import { ADMIN_ITEMS, MORE_ITEMS, NAV_GROUPS, type NavItem } from '../nav/nav-items.ts';

export type SearchHit = CallResult<Contract['GET /api/search']>[number];

/** What a line of the palette does: goes somewhere, or puts a price on the slip. */
type PaletteAct = { to: string } | { game: AnyGame; offer: Offer };

export interface PaletteItem {
  key: string;
  title: string;
  detail: string;
  /** A club's chip, or a glyph. */
  mark: { code: string; sport: SportKey } | { glyph: GlyphName };
  /** At the right: "Final", "in 1 h 19 m", "Pro". */
  note: string;
  act: PaletteAct;
}

export interface PaletteGroup {
  name: string;
  items: PaletteItem[];
}

/** Letters from which teams, players and games are asked for; pages answer from the first. */
export const MIN_LETTERS = 2;
const MOST_PAGES = 6;

const page = (label: string, to: string, icon: GlyphName): NavItem => ({ label, to, icon, feature: null });

/** Everything one can go to by name: the navigation, and what it leaves out. */
const PAGES: readonly NavItem[] = [
  ...NAV_GROUPS.flatMap(({ items }) => items),
  ...MORE_ITEMS,
  page('Daily Digest', paths.dailyDigest, 'list'),
  page('The Record', paths.record(), 'shield'),
  page('The Model', paths.model, 'calculator'),
  page('Performance Tracking', paths.modelDaily, 'columns'),
  page('Virtual Performance', paths.resultsPractice, 'columns'),
  page('Pending bets', paths.myBets({ tab: 'pending' }), 'book'),
  page('Betting history', paths.myBets({ tab: 'history' }), 'book'),
  page('Settings', paths.settings, 'palette'),
  page('Pricing', paths.subscribe, 'star'),
  page('Support', paths.support, 'help'),
  page('House Rules', paths.houseRules, 'book'),
  page('Responsible Gaming', paths.responsibleGaming, 'shield'),
];

function pageItems(text: string, { tier, isAdmin }: Pick<PaletteAround, 'tier' | 'isAdmin'>): PaletteItem[] {
  const wanted = text.toLowerCase();
  /** 2 where the name begins so, 1 where a later word of it does. */
  const fit = ({ label }: NavItem): number => {
    const name = label.toLowerCase();
    return name.startsWith(wanted) ? 2 : Number(name.split(/[\s-]/).some((word) => word.startsWith(wanted)));
  };
  return [...PAGES, ...(isAdmin ? ADMIN_ITEMS : [])]
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .sort((a, b) => fit(b) - fit(a))
    .slice(0, MOST_PAGES)
    .map(({ to, label, icon, feature, hint }) => ({
      key: `${to} ${label}`,
      title: label,
      detail: hint ?? '',
      mark: { glyph: icon },
      note: feature && !can(tier, feature) ? tierNames(feature) : '',
      act: { to },
    }));
}

export interface PaletteAround {
  games: readonly AnyGame[];
  now: number;
  tier: Tier;
  isAdmin: boolean;
  format: Pick<ReaderFormat, 'odds' | 'gameTime' | 'date'>;
}

/** A club's open prices of today, its moneyline first. */
function priceItems(hit: SearchHit & { kind: 'team' }, { games, format, now }: PaletteAround): PaletteItem[] {
  const isOwn = ({ sport, awayTeamCode, homeTeamCode }: AnyGame): boolean =>
    sport === hit.sport && [awayTeamCode, homeTeamCode].includes(hit.team.code);
  return games
    .filter((game) => isOwn(game) && takesBets(game))
    .flatMap((game) => {
      const isAway = game.awayTeamCode === hit.team.code;
      const { moneyline, spread } = gameOffers(game);
      const opponent = shortTeam(isAway ? game.homeTeam : game.awayTeam);
      return [moneyline, spread].flatMap((pair): PaletteItem[] => {
        const offer = pair[isAway ? 0 : 1];
        const { odds, bookName, state } = offer.cell;
        if (odds === null || state !== 'open') return [];
        const line = offer.betType === 'spread' ? ` ${offer.short}` : '';
        return [
          {
            key: `${game.gameId} ${offer.selection}`,
            title: `${shortTeam(hit.team.name)}${line} ${format.odds(odds)}`,
            detail: `v. ${opponent}, ${untilStart(game.gameTime, now)} · ${bookName ?? ''}`,
            mark: { code: hit.team.code, sport: hit.sport },
            note: 'Add to slip',
            act: { game, offer },
          },
        ];
      });
    });
}

const teamItem = ({ team, sport, href }: SearchHit & { kind: 'team' }): PaletteItem => ({
  key: href,
  title: team.name,
  detail: 'All games',
  mark: { code: team.code, sport },
  note: '',
  act: { to: href },
});

function dayText(startsAt: string, now: number, date: PaletteAround['format']['date']): string {
  const [own, today] = [easternDay(Date.parse(startsAt)), easternDay(now)];
  return own === today ? 'Today' : date(startsAt);
}

function gameItem(hit: SearchHit & { kind: 'game' }, { now, format }: PaletteAround): PaletteItem {
  const { away, home, status, startsAt, gameNumber, sport, href } = hit;
  const isScored = away.score !== null && home.score !== null && (status === 'live' || status === 'completed');
  const [first, second] = [shortTeam(away.name), shortTeam(home.name)];
  return {
    key: href,
    title: isScored ? `${first} ${away.score} @ ${second} ${home.score}` : `${first} @ ${second}`,
    detail: `${dayText(startsAt, now, format.date)}, ${format.gameTime(startsAt)}${gameNumber === null ? '' : `, game ${gameNumber}`}`,
    mark: { code: home.code, sport },
    note: statusText(status) ?? untilStart(startsAt, now),
    act: { to: href },
  };
}

const playerItem = (hit: SearchHit & { kind: 'player' }, { format }: PaletteAround): PaletteItem => ({
  key: `${hit.href} ${hit.name}`,
  title: hit.name,
  detail: `${hit.teamCode}, ${format.date(hit.slateOn)}`,
  mark: { code: hit.teamCode, sport: hit.sport },
  note: 'Game and props',
  act: { to: hit.href },
});

const ofKind = <K extends SearchHit['kind']>(hits: readonly SearchHit[], kind: K) =>
  hits.filter((hit): hit is Extract<SearchHit, { kind: K }> => hit.kind === kind);

/** The palette's lines in their order; groups without any are left out. */
export function paletteGroups(
  text: string,
  hits: readonly SearchHit[],
  recent: readonly PaletteItem[],
  around: PaletteAround,
): PaletteGroup[] {
  const wanted = text.trim();
  const teams = ofKind(hits, 'team');
  const groups: PaletteGroup[] = [
    { name: 'Recent', items: wanted === '' ? [...recent] : [] },
    { name: 'Prices', items: teams.flatMap((hit) => priceItems(hit, around)) },
    { name: 'Teams', items: teams.map(teamItem) },
    { name: 'Games', items: ofKind(hits, 'game').map((hit) => gameItem(hit, around)) },
    { name: 'Players', items: ofKind(hits, 'player').map((hit) => playerItem(hit, around)) },
    { name: 'Pages', items: pageItems(wanted, around) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
