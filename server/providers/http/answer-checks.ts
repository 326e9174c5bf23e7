import { MINUTE_MS } from '@clearedge/quant/calendar';
import { ProviderFault } from './provider-fault.ts';

/** Rows that a rule could be put to, and what is wrong with those that break it, a few words each. */
export interface Finding {
  of: number;
  broken: readonly string[];
  /** It cannot be a row's own fault, however few there are. */
  isOfAll?: true;
}

/** What must hold of an answer, declared beside its mapper. Each rule is pure, and has nothing to say of what an answer leaves out. */
export interface AnswerChecks<T> {
  /** As the operator reads it: "schedule". Answers of one kind are compared with each other. */
  kind: string;
  /** What the answer says against itself: periods that do not add up, a record of more games than were played. */
  contradictions?: (value: T) => readonly Finding[];
  /** Rows of a list that take back what the last good answer of the same address breaches: a score, a final. */
  rowsBack?: (value: T, before: T) => Finding;
  /** The same of an answer about one thing, such as a game in play. */
  stepsBack?: (value: T, before: T) => readonly string[];
  /** Whether each row that should have a field has it, by the field's name. */
  filled?: (value: T) => Readonly<Record<string, readonly boolean[]>>;
}

/** An odd row is that row's own fault and costs only itself; several at once are a source that changed. */
const FEW_ROWS = 2;
const SHARE_CHANGED = 1 / 3;
/** A field is lost where nearly every row had it and nearly none has it now. */
const WAS_FILLED = 0.8;
const IS_FILLED = 0.2;
const LEAST_ROWS = 3;
/** A step back that the source has stated for so long is its correction. */
export const CORRECTED_MS = MINUTE_MS;
const MOST_NAMED = 3;
/** What no one has asked about for so long says nothing of the source any more. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

const isMany = ({ of, broken, isOfAll }: Finding): boolean =>
  (isOfAll === true && broken.length > 0) || (broken.length >= FEW_ROWS && broken.length > of * SHARE_CHANGED);

const named = (broken: readonly string[]): string =>
  broken.slice(0, MOST_NAMED).join('; ') + (broken.length > MOST_NAMED ? `; ${broken.length - MOST_NAMED} more` : '');

/** A finding from rows: `brokenOf` is null where the rule cannot be put to a row, and empty where it holds. */
export function findingOf<Row>(rows: readonly Row[], brokenOf: (row: Row) => readonly string[] | null): Finding {
  const found = rows.flatMap((row) => {
    const broken = brokenOf(row);
    return broken === null ? [] : [broken];
  });
  return { of: found.length, broken: found.flatMap((broken) => (broken.length > 0 ? [broken.join(', ')] : [])) };
}

/** Holds the answers of one provider to their checks. One that breaks them is refused, and the last good answer stands. */
export class AnswerGuard {
  readonly #now: () => Date;
  readonly #shares = new Map<string, number>();
  readonly #changed = new Map<string, { sentence: string; seenAt: number }>();
  readonly #steps = new Map<string, { text: string; since: number }>();
  #isAccepting = new Set<string>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws ProviderFault for an answer that cannot be taken. `before`: the last good answer of this address, null without one. */
  check<T>(address: string, checks: AnswerChecks<T>, value: T, before: T | null): void {
    if (!this.#isAccepting.delete(address)) this.#refuseChange(address, checks, value, before);
    this.#changed.delete(address);
    for (const [name, share] of this.#sharesOf(checks, value)) this.#shares.set(name, share);
  }

  /** In the operator's words; empty while every kind of answer holds. */
  get changed(): string[] {
    const since = this.#now().getTime() - FORGOTTEN_MS;
    for (const [address, { seenAt }] of this.#changed) if (seenAt < since) this.#changed.delete(address);
    return [...new Set([...this.#changed.values()].map(({ sentence }) => sentence))];
  }

  /** Staff have looked: the next answer of what changed is taken as it is, and the ones after are held to it. */
  accept(): void {
    this.#isAccepting = new Set(this.#changed.keys());
    this.#changed.clear();
  }

  #refuseChange<T>(address: string, checks: AnswerChecks<T>, value: T, before: T | null): void {
    const back = before === null ? undefined : checks.rowsBack?.(value, before);
    const findings = [...(checks.contradictions?.(value) ?? []), ...(back ? [back] : [])];
    const breaches = [...findings.filter(isMany).map(({ broken }) => named(broken)), ...this.#lostFields(checks, value)];
    if (breaches.length > 0) {
      const sentence = `${checks.kind}: ${breaches.join('; ')}`;
      this.#changed.set(address, { sentence, seenAt: this.#now().getTime() });
      throw new ProviderFault('changed', sentence);
    }
    this.#refuseStep(address, checks.kind, before === null ? '' : (checks.stepsBack?.(value, before) ?? []).join('; '));
  }

  #refuseStep(address: string, kind: string, text: string): void {
    const now = this.#now().getTime();
    const known = this.#steps.get(address);
    if (text === '') this.#steps.delete(address);
    else if (known?.text !== text) this.#steps.set(address, { text, since: now });
    if (text === '' || (known?.text === text && now - known.since >= CORRECTED_MS)) return;
    throw new ProviderFault('stepped_back', `${kind}: ${text}`);
  }

  #lostFields<T>(checks: AnswerChecks<T>, value: T): string[] {
    return this.#sharesOf(checks, value).flatMap(([name, share]) => {
      const was = this.#shares.get(name);
      if (was === undefined || was < WAS_FILLED || share > IS_FILLED) return [];
      return [`${name.slice(checks.kind.length + 1)} in ${Math.round(share * 100)}% of its rows, before in ${Math.round(was * 100)}%`];
    });
  }

  #sharesOf<T>({ kind, filled }: AnswerChecks<T>, value: T): [name: string, share: number][] {
    return Object.entries(filled?.(value) ?? {}).flatMap(([field, rows]) =>
      rows.length < LEAST_ROWS ? [] : [[`${kind} ${field}`, rows.filter(Boolean).length / rows.length]],
    );
  }
}
