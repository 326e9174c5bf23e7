import { z } from 'zod';
import { DETAIL_NAMES } from '../../bet-details.ts';
import { defineRoutes } from '../../route.ts';
import { MOST_LEGS } from '../../shapes/bets/new-bets.ts';
import { ContestSelectionSchema } from '../../shapes/bets/selections.ts';
import { AmericanOdds } from '../../terms.ts';
import { TypedSelection } from './reading.ts';

/** What the answer to an import says, line by line: how far it is after each step, and in the end what became of the rows. */
export const ImportPart = z
  .discriminatedUnion('part', [
    z.object({ part: z.literal('progress'), done: z.number(), rows: z.number() }),
    z.object({
      part: z.literal('result'),
      imported: z.number(),
      skipped: z.number().meta({ description: 'Rows that were already here' }),
      refused: z.array(z.object({ row: z.number(), message: z.string() })),
    }),
    z.object({ part: z.literal('failed'), message: z.string() }),
  ])
  .meta({ id: 'ImportPart' });

const FileOddsFormat = z
  .enum(['american', 'decimal', 'fractional'], { error: 'Choose American, decimal or fractional.' })
  .optional()
  .meta({ description: 'What prices without a sign or a bar are; without it what the file shows' });

/** What a column of a file can hold. */
export const IMPORT_FIELDS = [
  'placedAt',
  'game',
  'sport',
  'betType',
  'selection',
  'legs',
  'ticket',
  'odds',
  'stake',
  'profit',
  'result',
  ...DETAIL_NAMES,
] as const;

const FileColumns = z
  .partialRecord(z.enum(IMPORT_FIELDS), z.string().max(200))
  .optional()
  .meta({ description: 'Headings of the columns as the owner of the file chose them, "" for none; the others are recognized by name' });

const CsvText = z.string().min(1, 'The file is empty.').max(900_000, 'At most 900 kB at a time.');

const Reading = z.object({
  state: z
    .enum(['read', 'unread', 'known', 'error'])
    .meta({ description: 'Read, left to its owner, already here, or refused: `text` says as what and why' }),
  selection: z.string().nullable(),
  odds: z.number().nullable().meta({ description: 'American, as they were read' }),
  pick: ContestSelectionSchema.nullable().meta({ description: 'What it is read as' }),
  ask: TypedSelection.extend({ odds: AmericanOdds.optional() })
    .nullable()
    .meta({ description: 'What `POST /api/bets/read` is asked to choose another bet by; null where there is none to choose' }),
  text: z.string().meta({ description: 'What it is read as, why it is left to its owner, or what is wrong' }),
});
const ReadRow = Reading.extend({
  row: z.number().meta({ description: 'Line of the file; the first of several that make one ticket' }),
  result: z
    .enum(['win', 'loss', 'push', 'void'])
    .nullable()
    .meta({ description: 'As the file states it: kept, whatever the text is read as' }),
  legs: z.array(Reading).meta({ description: 'Of a parlay, teaser or round robin, in the order of the ticket; else none' }),
});

/** Bets from a file: what each row is read as, and their import. */
export const importRoutes = defineRoutes({
  'POST /api/bets/import/preview': {
    id: 'previewImport',
    summary: 'What each row of a CSV file would be read as; keeps nothing',
    access: 'member',
    perMinute: 20,
    body: z.object({ csv: CsvText, oddsFormat: FileOddsFormat, columns: FileColumns }),
    response: z.object({
      read: z.number(),
      unread: z.number(),
      unreadSettled: z.number().meta({ description: 'Of those unread, the ones whose result the file states' }),
      known: z.number(),
      errors: z.number(),
      oddsFormat: FileOddsFormat.unwrap()
        .nullable()
        .meta({ description: 'What prices without a sign or a bar are read as; null where the file does not show it' }),
      headings: z.array(z.string()),
      columns: z
        .array(
          z.object({
            field: z.enum(IMPORT_FIELDS),
            label: z.string(),
            isRequired: z.boolean(),
            heading: z.string().nullable().meta({ description: 'The column that it is read from; null where none is recognized' }),
          }),
        )
        .meta({ description: 'What is read from which column' }),
      needsOddsFormat: z.boolean().meta({ description: 'A price can be read in two ways until its owner chooses' }),
      rows: z.array(ReadRow).meta({ description: 'Of the file in order; what needs attention first where there are more than 500' }),
    }),
  },
  'POST /api/bets/import': {
    id: 'importBets',
    summary: 'Add bets from CSV; a row that is already here is skipped, open bets are held to the limits. Lines of JSON tell the progress',
    access: 'member',
    asksAge: true,
    perMinute: 20,
    produces: 'ndjson',
    body: z.object({
      csv: CsvText,
      ownerLines: z
        .array(z.number().int().min(2).max(100_000))
        .max(5000)
        .optional()
        .meta({ description: 'Lines of the file that are not read: their owner enters the result' }),
      picks: z
        .array(
          z.object({
            line: z.number().int().min(2).max(100_000),
            leg: z.number().int().min(0).max(MOST_LEGS).optional().meta({ description: 'Of a ticket of several legs: which, from 0' }),
            pick: ContestSelectionSchema.nullable(),
          }),
        )
        .max(5000)
        .optional()
        .meta({
          description:
            'What the bet or leg of a line is on, where its owner chose another than the text says; null leaves its result to the owner',
        }),
      oddsFormat: FileOddsFormat,
      columns: FileColumns,
    }),
    response: ImportPart,
  },
});
