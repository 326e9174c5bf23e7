ALTER TABLE "bet_contests" ADD COLUMN "owner_selection" jsonb;--> statement-breakpoint
ALTER TABLE "bet_contests" ADD COLUMN "owner_read_as" text;