import './auditEntries';
