CREATE TABLE "consultation_halves" (
	"consultation_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expert_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "consultation_halves_consultation_id_starts_at_pk" PRIMARY KEY("consultation_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expert_id" text NOT NULL,
	"expert_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"type" text NOT NULL,
	"topic" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"sequence" integer NOT NULL,
	"join_url" text,
	"recording_url" text,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"slot_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultations_minutes" CHECK (minutes in (30, 60)),
	CONSTRAINT "consultations_cancelled" CHECK ((status = 'cancelled') = (cancelled_by is not null))
);
--> statement-breakpoint
CREATE TABLE "early_choices" (
	"user_id" uuid NOT NULL,
	"feature_id" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "early_choices_user_id_feature_id_pk" PRIMARY KEY("user_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "expert_hours" (
	"expert_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"weekdays" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_halves" ADD CONSTRAINT "consultation_halves_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_choices" ADD CONSTRAINT "early_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_halves_expert" ON "consultation_halves" USING btree ("expert_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_halves_user" ON "consultation_halves" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultations_user" ON "consultations" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultations_status" ON "consultations" USING btree ("status","starts_at");