import './user';
import './authentication';
import './profileMutations';
import './sessions';
import './adminUsers';
import './userMutations';
import './userImport';
