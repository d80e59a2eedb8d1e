-- CreateEnum
CREATE TYPE "DataExportState" AS ENUM ('waiting', 'ready', 'failed', 'expired');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "deleteAfter" TIMESTAMPTZ(3),
ADD COLUMN "deletedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "userId" INTEGER,
    "state" "DataExportState" NOT NULL DEFAULT 'waiting',
    "bytes" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_exports_userId_createdAt_idx" ON "data_exports"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "data_exports_expiresAt_idx" ON "data_exports"("expiresAt");

-- CreateIndex
CREATE INDEX "users_deleteAfter_idx" ON "users"("deleteAfter");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
