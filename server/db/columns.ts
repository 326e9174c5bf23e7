import type { ColumnBuilderBase, NotNull } from 'drizzle-orm';
import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole cents, never a float. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
/** An instant; verbs see a Date on every driver. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** An Eastern calendar day as yyyy-MM-dd text. */
export const slateDate = (name: string) => date(name, { mode: 'string' });
/** jsonb that is written once as JSON text, so that both drivers store the same bytes. */
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => (typeof value === 'string' ? JSON.parse(value) : value) as T,
  })(name);
/** A column of `contests` that every game fills, as a check of the table says, and a tournament leaves null. */
export const ofGame = <Column extends ColumnBuilderBase>(column: Column): NotNull<Column> => column as NotNull<Column>;
