-- CreateEnum
CREATE TYPE "AccountLinkPurpose" AS ENUM ('confirm_email', 'reset_password', 'set_password', 'change_email', 'revert_email');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "emailBouncedAt" TIMESTAMPTZ(3),
ADD COLUMN "emailConfirmedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "account_links" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "purpose" "AccountLinkPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "messageId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "inApp" BOOLEAN NOT NULL,
    "byEmail" BOOLEAN NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "delivered_messages" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivered_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_links_userId_purpose_idx" ON "account_links"("userId", "purpose");

-- CreateIndex
CREATE INDEX "account_links_expiresAt_idx" ON "account_links"("expiresAt");

-- CreateIndex
CREATE INDEX "notifications_userId_createdAt_id_idx" ON "notifications"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_createdAt_idx" ON "notifications"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_messageId_userId_key" ON "notifications"("messageId", "userId");

-- CreateIndex
CREATE INDEX "delivered_messages_at_idx" ON "delivered_messages"("at");

-- AddForeignKey
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts from the time before addresses were confirmed keep their rights.
UPDATE "users" SET "emailConfirmedAt" = "createdAt";
