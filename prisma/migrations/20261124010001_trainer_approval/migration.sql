-- Publishing can require that an admin has approved the trainer. Trainers who have published before are approved.
ALTER TABLE "users" ADD COLUMN "approvedAt" TIMESTAMPTZ(3);

UPDATE "users" u SET "approvedAt" = now()
WHERE u."role" = 'trainer'
  AND EXISTS (SELECT 1 FROM "courses" c WHERE c."trainerId" = u."id" AND c."firstPublishedAt" IS NOT NULL);
