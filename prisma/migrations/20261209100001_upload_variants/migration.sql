-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "height" INTEGER,
ADD COLUMN     "variantBytes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "width" INTEGER;
