ALTER TABLE "events" ADD COLUMN "resumes_on" date;--> statement-breakpoint
CREATE INDEX "events_resumes" ON "events" USING btree ("resumes_on") WHERE resumes_on is not null;