/** A table that may be partitioned by month, and why its rows stay as unique as they are. */
export interface Partitionable {
  table: string;
  /** The instant that says which partition a row belongs to; it joins the primary key. */
  by: string;
  /** The column that is numbered in the order of writing. */
  number: string;
  /** Says, as a condition on `r`, which rows would be unique no longer once `by` is part of the key. Null where the key is a number given out once. */
  unsound: string | null;
  /** What keeps new rows sound, made on the partitioned table alone; `{on}` is the table it stands on. */
  guard: { name: string; definition: string; trigger: string } | null;
}

/**
 * The tables that only ever grow. An entry's key is its transfer and account; with the instant in it, that the instant is always the transfer's
 * is what keeps the pair unique.
 */
export const PARTITIONABLE: readonly Partitionable[] = [
  { table: 'quotes', by: 'quoted_at', number: 'id', unsound: null, guard: null },
  {
    table: 'ledger_entries',
    by: 'posted_at',
    number: 'sequence',
    unsound: 'not exists (select from public.ledger_transfers t where t.id = r.transfer_id and t.posted_at = r.posted_at)',
    guard: {
      name: 'ledger_entries_bear_their_instant',
      definition: `create or replace function public.refuse_other_instant() returns trigger language plpgsql
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
        begin
          if exists (select 1 from (select distinct transfer_id, posted_at from added) own
              where not exists (select 1 from public.ledger_transfers t where t.id = own.transfer_id and t.posted_at = own.posted_at)) then
            raise exception 'an entry bears the instant of its transfer' using errcode = 'integrity_constraint_violation';
          end if;
          return null;
        end $$`,
      trigger: `create trigger ledger_entries_bear_their_instant after insert on {on} referencing new table as added
        for each statement execute function public.refuse_other_instant()`,
    },
  },
];

/** Where the partitioned table grows beside the one in use: no other part of the product, and no backup, looks there. */
export const ASIDE = 'partitioning';
