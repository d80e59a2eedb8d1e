-- Arabic in Latin letters for "free", who does something and what is done, and names of the trade that were missing.
INSERT INTO "search_vocabulary" ("words") VALUES
  (ARRAY['gratuit', 'free', 'مجاني', 'مجانية', 'batel', 'batal', 'majani', 'majania', 'majaniya', 'fabor']),
  (ARRAY['installateur', 'installer', 'installation', 'تركيب']),
  (ARRAY['technicien', 'technician', 'تقني', 'فني', 'maintenance', 'entretien', 'صيانة']),
  (ARRAY['réparateur', 'repairer', 'repairman', 'réparation', 'repair', 'إصلاح', 'تصليح']),
  (ARRAY['mécanicien', 'mechanic', 'ميكانيكي', 'réparation', 'repair', 'إصلاح']),
  (ARRAY['concepteur', 'designer', 'مصمم', 'conception', 'design', 'تصميم']),
  (ARRAY['aérogénérateur', 'générateur éolien', 'wind generator', 'éolienne', 'wind turbine', 'توربين الرياح', 'مولد ريحي']),
  (ARRAY['EVSE', 'borne de recharge', 'charging station', 'محطة شحن']),
  (ARRAY['دار', 'dar', 'منزل', 'بيت', 'maison', 'house', 'home']),
  (ARRAY['kit', 'كيت', 'système', 'system', 'نظام', 'منظومة']);
