ALTER TABLE "virtual_bets" ADD COLUMN "contest_on" date;--> statement-breakpoint
ALTER TABLE "virtual_bets" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "virtual_bets_contest" ON "virtual_bets" USING btree ("contest_on") WHERE contest_on is not null;--> statement-breakpoint
ALTER TABLE "virtual_bets" ADD CONSTRAINT "virtual_bets_contest_kept" CHECK ("virtual_bets"."contest_on" is null or "virtual_bets"."reset_at" is null);