CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer,
	"move_cents" integer,
	"from_line" double precision,
	"from_price" integer,
	"book_codes" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_price" integer,
	"sent_line" double precision,
	"sent_book" text,
	CONSTRAINT "price_alerts_asks" CHECK (price is not null or line is not null or move_cents is not null),
	CONSTRAINT "price_alerts_sent" CHECK ((state = 'sent') = (sent_at is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alerts_user" ON "price_alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "price_alerts_waiting" ON "price_alerts" USING btree ("event_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notifications_held" ON "notifications" USING btree ("shown_from") WHERE shown_from is not null;