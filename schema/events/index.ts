import './event';
import './eventRegistration';
import './adminEvents';
import './adminEventRegistrations';
import './eventMutations';
