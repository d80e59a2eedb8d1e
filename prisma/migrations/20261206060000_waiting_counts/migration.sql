-- What waits for the office is counted from its oldest row on; these rows are few among many.
CREATE INDEX "payments_refund_requests_idx" ON "payments" ("refundRequestedAt", "id") WHERE "status" = 'refund_requested';
CREATE INDEX "users_unapproved_trainers_idx" ON "users" ("createdAt", "id") WHERE "role" = 'trainer' AND "approvedAt" IS NULL AND "isActive";
CREATE INDEX "courses_drafts_idx" ON "courses" ("trainerId", "createdAt", "id") WHERE NOT "isPublished" AND "firstPublishedAt" IS NULL;
