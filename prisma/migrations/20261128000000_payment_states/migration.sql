-- New values of enums. A new value cannot be used in the transaction that adds it, so the tables follow in another migration.
ALTER TYPE "PaymentMethod" RENAME VALUE 'postal_wallet' TO 'baridimob';
ALTER TYPE "PaymentMethod" ADD VALUE 'card';
ALTER TYPE "PaymentMethod" ADD VALUE 'cash';
ALTER TYPE "PaymentStatus" ADD VALUE 'submitted' AFTER 'pending';
ALTER TYPE "PaymentStatus" ADD VALUE 'expired';
ALTER TYPE "PaymentStatus" ADD VALUE 'cancelled';
ALTER TYPE "PaymentStatus" ADD VALUE 'refund_requested';
ALTER TYPE "PaymentStatus" ADD VALUE 'refunded';
ALTER TYPE "EnrollmentStatus" ADD VALUE 'ended';
ALTER TYPE "UploadKind" ADD VALUE 'proof';
