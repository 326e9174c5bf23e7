import { BET_DETAILS } from '@clearedge/contract/bet-details';
import { CallError, call } from '@clearedge/contract/client';
import { type LeagueSport, leagueFormOf, leagueOf, seasonLabel } from '@clearedge/contract/sports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chanceOn, chanceText, type FutureOn, type FuturesClub } from '../../../core/league/futures-words.ts';
import { countsBets } from '../../../core/live-bets/counts-bets.ts';
import { PriceFields } from '../../../core/price-fields.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { numberIn, ODDS_HINT, readOddsBox } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

type Market = 'champion' | 'division' | 'over' | 'under';

interface Draft {
  market: Market;
  line: string;
  odds: string;
  stake: string;
  book: string;
}
type Errors = Partial<Record<keyof Draft, string>>;

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';

const isOnWins = ({ market }: Pick<Draft, 'market'>): boolean => market === 'over' || market === 'under';

function onOf({ market, line }: Draft): FutureOn {
  return market === 'over' || market === 'under' ? { future: 'wins', side: market, line: numberIn(line) } : { future: market };
}

function faultsOf(draft: Draft, odds: number | null, oddsHint: string): Errors {
  const line = numberIn(draft.line);
  return {
    ...(isOnWins(draft) && !(line > 0 && Number.isInteger(line * 2)) ? { line: 'Enter a number of wins, such as 10.5.' } : {}),
    ...(odds === null ? { odds: oddsHint } : {}),
    ...(numberIn(draft.stake) > 0 ? {} : { stake: 'Please enter a valid stake amount.' }),
  };
}

/** The server's complaints about single fields, by the form's names. */
function issuesOf(error: unknown): Errors {
  const issues = error instanceof CallError ? (error.problem?.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^(?:body\.)?(?:pick\.)?/, ''), message]));
}

/** Our chance of what the form says, beside the price that is being entered. */
function Simulated({ club, draft }: { club: FuturesClub; draft: Draft }) {
  const { odds } = useReaderFormat();
  const chance = chanceOn(club, onOf(draft));
  const fair = chance && chance.fairOdds !== null ? `, fair ${odds(chance.fairOdds)}` : '';
  return (
    <p className="note">
      {chance
        ? `We make it ${chanceText(chance)}${fair}.`
        : `We simulate ${club.winTotal.line} wins, so there is no chance at this number.`}
    </p>
  );
}

interface Props {
  league: LeagueSport;
  season: number;
  club: FuturesClub;
  onClose: () => void;
}

/** A form that is sent again after a lost answer adds no second bet. */
function useTrack({ league, season, club, onClose }: Props) {
  const client = useQueryClient();
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ draft, odds }: { draft: Draft; odds: number }) =>
      call(
        'POST /api/bets',
        {
          body: {
            gameId: `${seasonLabel(league, season)} ${leagueOf(league)} season`,
            betType: 'future',
            selection: club.name,
            sport: league,
            odds,
            stake: numberIn(draft.stake),
            pick: { market: 'future', season, team: club.code, ...onOf(draft) },
            ...(draft.book.trim() ? { book: draft.book.trim() } : {}),
          },
        },
        { idempotencyKey: key },
      ),
    onSuccess: ({ selection }) => {
      toast({ title: 'Bet logged', description: `${selection}. See it in My Bets.` });
      onClose();
    },
    // A refused bet is another one once it is changed.
    onError: (error) => (error instanceof CallError ? setKey(crypto.randomUUID()) : undefined),
    onSettled: () => void client.invalidateQueries({ predicate: countsBets }),
  });
}

/** Logs a future on a club as it was placed at a book. */
export function TrackFuture(props: Props) {
  const { league, season, club, onClose } = props;
  const { oddsFormat } = useReaderFormat();
  const [draft, setDraft] = useState<Draft>({ market: 'champion', line: String(club.winTotal.line), odds: '', stake: '', book: '' });
  const [own, setOwn] = useState<Errors>({});
  const track = useTrack(props);
  const errors = { ...issuesOf(track.error), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    track.reset();
  };
  const send = (): void => {
    const odds = readOddsBox(draft.odds, oddsFormat);
    const faults = faultsOf(draft, odds, ODDS_HINT[oddsFormat]);
    setOwn(faults);
    if (Object.keys(faults).length === 0 && odds !== null) track.mutate({ draft, odds });
  };
  const first = leagueFormOf(league).divisionWord === 'conference' ? 'best record' : 'winner';
  const markets: { value: Market; label: string }[] = [
    { value: 'champion', label: 'Champion' },
    { value: 'division', label: `${club.divisionName} ${first}` },
    { value: 'over', label: 'Over a number of wins' },
    { value: 'under', label: 'Under a number of wins' },
  ];
  const fields = { draft, errors, onChange: change };
  return (
    <FormDialog
      title={`Track a future: ${club.name}`}
      description={`A bet on the ${seasonLabel(league, season)} ${leagueOf(league)} season that you placed at a book. It is settled when the season decides it.`}
      action="Track bet"
      busy="Tracking..."
      isBusy={track.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Select label="Market" value={draft.market} options={markets} onChange={(market) => change({ market })} />
      {isOnWins(draft) ? (
        <DraftField
          {...fields}
          name="line"
          label="Wins"
          inputMode="decimal"
          hint="Of the regular season. Exactly a whole number is a push."
        />
      ) : null}
      <Simulated club={club} draft={draft} />
      <PriceFields {...fields} />
      <DraftField {...fields} name="book" {...BOOK} />
      {track.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {messageOf(track.error) ?? NO_ANSWER}
        </p>
      ) : null}
    </FormDialog>
  );
}

const BOOK = { label: BET_DETAILS.book.label, maxLength: BET_DETAILS.book.maxLength, placeholder: 'Optional', autoComplete: 'off' };
