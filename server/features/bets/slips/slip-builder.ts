import { cents, centsToDollars } from '@clearedge/quant/money';
import { decimalToAmericanRounded, stakeToWinCents } from '@clearedge/quant/price';
import type { PrintedSlip } from './printed-slip.ts';
import type { Part } from './slip-parts.ts';
import type { Header } from './slip-words.ts';

interface OpenLeg {
  words: string[];
  /** A name alone, which a line or a market may follow. */
  isName: boolean;
  market?: string;
  game?: string;
  day?: string;
  odds?: number;
}

type Slot = 'words' | 'market' | 'game' | 'day' | 'odds';

/** A slip while its lines are read. */
export class SlipBuilder {
  readonly lines: string[] = [];
  header: Header | null = null;
  stake: number | null = null;
  private units: number | null = null;
  private isStakeFirst = false;
  private win: number | null = null;
  private payout: number | null = null;
  private odds: number | null = null;
  private boost: number | null = null;
  private isFree = false;
  private book: string | null = null;
  private placedAt: string | null = null;
  private readonly legs: OpenLeg[] = [];
  private open: OpenLeg = { words: [], isName: false };
  readonly parts: Part[] = [];
  private held: string | null = null;
  private readonly unread: string[] = [];

  get isMulti(): boolean {
    return this.header !== null && this.header.kind !== 'single';
  }
  get legCount(): number {
    return this.legs.length + (this.open.words.length > 0 ? 1 : 0);
  }
  /** It says what is risked, or what that is to win. */
  get isStaked(): boolean {
    return this.stake !== null || this.units !== null || this.win !== null;
  }
  get isEmpty(): boolean {
    return this.legCount === 0 && this.held === null;
  }
  /** All that a bet needs has been read, so that another selection is another bet. */
  get isComplete(): boolean {
    if (this.legCount === 0 || !this.isStaked) return false;
    if (!this.isMulti) return true;
    const printed = this.header?.legs ?? null;
    return printed === null ? !this.isStakeFirst && this.legCount > 1 : this.legCount >= printed;
  }

  /** Whether a part about a selection would begin another leg. */
  opensLeg(part: Part): boolean {
    if (part.is === 'selection' || part.is === 'text') return this.open.words.length > 0;
    if (part.is === 'bare') return this.open.words.length > 0 && !this.open.isName;
    if (part.is === 'market' || part.is === 'game' || part.is === 'odds')
      return this.open.words.length > 0 && this.open[part.is] !== undefined;
    return false;
  }

  read(line: string, parts: readonly Part[]): void {
    this.lines.push(line);
    for (const part of parts) this.add(part);
    this.parts.push(...parts);
  }

  /** Takes over what a slip without a bet says, where this one does not say it. */
  absorb({ lines, parts }: SlipBuilder): void {
    this.lines.push(...lines);
    for (const part of parts) if (part.is === 'text' || !this.opensLeg(part)) this.add(part);
  }

  private add(part: Part): void {
    switch (part.is) {
      case 'header':
        this.header = part.header;
        break;
      case 'stake':
        if (this.stake === null) this.isStakeFirst = this.legCount === 0;
        this.stake ??= part.cents;
        break;
      case 'units':
        this.units ??= part.units;
        break;
      case 'win':
        this.win ??= part.cents;
        break;
      case 'payout':
        this.payout ??= part.cents;
        break;
      case 'boost':
        this.boost = part.percent;
        break;
      case 'free bet':
        this.isFree = true;
        break;
      case 'book':
        this.book ??= part.name;
        break;
      case 'placed':
        this.placedAt ??= part.at;
        break;
      case 'odds':
        this.addOdds(part.odds, part.isTicket);
        break;
      case 'day':
        this.open.day ??= part.day;
        break;
      case 'text':
        this.hold(part.words);
        break;
      case 'selection':
        this.setSlot('words', part.words);
        break;
      case 'bare':
        this.setSlot('words', part.words, true);
        break;
      case 'game':
      case 'market':
        this.setSlot(part.is, part.words);
        break;
      case 'end':
    }
  }

  private addOdds(odds: number, isTicket: boolean): void {
    const isOfTicket = isTicket || (this.isMulti && this.odds === null && this.isEmpty && this.open.game === undefined);
    if (isOfTicket) this.odds = odds;
    else this.setSlot('odds', odds);
  }

  /** A line that may be a name: what follows decides. */
  private hold(words: string): void {
    if (this.held !== null) this.drop();
    this.held = words;
  }
  private drop(): void {
    if (this.held !== null) this.unread.push(this.held);
    this.held = null;
  }
  private closeLeg(): void {
    if (this.open.words.length > 0) {
      this.legs.push(this.open);
      this.open = { words: [], isName: false };
    }
  }

  private setSlot(slot: Slot, value: string | number, isBare = false): void {
    const hasWords = this.open.words.length > 0;
    const isFree = slot === 'words' ? !hasWords || (isBare && this.open.isName) : this.open[slot] === undefined;
    if (hasWords && !isFree) this.closeLeg();
    // A game is no sign that the line before it is a name: it stands above its bets as often as below.
    if (this.open.words.length === 0 && this.held !== null && (slot !== 'words' || isBare) && slot !== 'game') {
      this.open.words.push(this.held);
      this.open.isName = true;
      this.held = null;
    }
    if (slot === 'words') {
      this.open.words.push(String(value));
      this.open.isName = false;
      this.drop();
    } else Object.assign(this.open, { [slot]: value });
  }

  /** The bet that was read; takes a name that nothing followed as its selection where there is no other. */
  build(): PrintedSlip {
    if (this.legCount === 0 && this.held !== null) {
      this.open.words.push(this.held);
      this.held = null;
    }
    this.drop();
    this.closeLeg();
    const legs = this.legs.map(({ words, market = '', game = '', day = null, odds = null }) => ({
      selection: [...words, market].join(' ').replace(/ {2,}/g, ' ').trim().slice(0, 160),
      game: game.slice(0, 120),
      day,
      odds,
    }));
    const isMulti = this.isMulti || legs.length > 1;
    const kind = isMulti ? (this.isMulti ? this.header!.kind : 'parlay') : 'single';
    const printed = isMulti ? this.odds : (legs[0]?.odds ?? this.odds);
    const computed = printed === null && kind !== 'round_robin' ? this.oddsOfMoney() : null;
    const odds = printed ?? computed;
    const stake = this.stake ?? this.stakeOfWin(odds);
    return {
      text: this.lines.join('\n'),
      kind,
      legs,
      odds,
      stake: stake === null ? null : centsToDollars(stake),
      units: stake === null ? this.units : null,
      sizes: kind === 'round_robin' && this.header?.size ? [this.header.size] : null,
      boostPercent: this.boost,
      isFreeBet: this.isFree,
      book: this.book,
      placedAt: this.placedAt,
      unread: this.unread,
      isOddsComputed: computed !== null,
      isStakeComputed: this.stake === null && stake !== null,
    };
  }

  /** "To win $50" at these odds as a stake; null where a boost, a free bet or a number of units says another. */
  private stakeOfWin(odds: number | null): number | null {
    if (!this.win || odds === null || this.isFree || this.boost !== null || this.units !== null) return null;
    return stakeToWinCents(cents(this.win), odds);
  }

  /** The odds that the stake and what it pays come to; null where a boost or a free bet changes that. */
  private oddsOfMoney(): number | null {
    if (!this.stake || this.isFree || this.boost !== null) return null;
    const win = this.win ?? (this.payout === null ? null : this.payout - this.stake);
    return win !== null && win > 0 && win / this.stake <= 1000 ? decimalToAmericanRounded(1 + win / this.stake) : null;
  }
}
