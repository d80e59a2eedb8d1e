-- A coupon that ended before its start could not be used; it stays unusable.
UPDATE "coupons" SET "startsAt" = NULL, "isActive" = false WHERE "endsAt" <= "startsAt";

ALTER TABLE "coupons" ADD CONSTRAINT "coupons_end_after_start" CHECK ("endsAt" > "startsAt");
