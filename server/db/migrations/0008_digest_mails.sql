CREATE TABLE "digest_mails" (
	"user_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "digest_mails_user_id_slate_on_pk" PRIMARY KEY("user_id","slate_on")
);
--> statement-breakpoint
ALTER TABLE "digest_mails" ADD CONSTRAINT "digest_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;