-- Course pages name the methods of payment and the guarantee.
CREATE TRIGGER "payment_settings_log_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "payment_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change();
