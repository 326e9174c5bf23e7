ALTER TABLE "golf_tournaments" ALTER COLUMN "purse_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "golf_facts" ADD COLUMN "is_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "golf_tournaments" ADD COLUMN "result_hold" text;