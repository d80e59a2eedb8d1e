-- AlterTable
ALTER TABLE "event_registrations" ADD COLUMN     "attendedAt" TIMESTAMPTZ(3);
