ALTER TABLE "play_limits" ADD COLUMN "age_answer" text;--> statement-breakpoint
ALTER TABLE "play_limits" ADD COLUMN "age_answered_at" timestamp with time zone;