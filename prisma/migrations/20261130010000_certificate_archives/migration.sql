-- CreateTable
CREATE TABLE "certificate_archives" (
    "id" UUID NOT NULL,
    "userId" INTEGER,
    "filter" JSONB NOT NULL DEFAULT '{}',
    "state" "DataExportState" NOT NULL DEFAULT 'waiting',
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificate_archives_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "certificate_archives_userId_createdAt_idx" ON "certificate_archives"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "certificate_archives_expiresAt_idx" ON "certificate_archives"("expiresAt");

-- AddForeignKey
ALTER TABLE "certificate_archives" ADD CONSTRAINT "certificate_archives_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Decides about concurrent requests of an admin.
CREATE UNIQUE INDEX "certificate_archives_one_waiting" ON "certificate_archives"("userId") WHERE "state" = 'waiting';
