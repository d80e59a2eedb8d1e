import './enrollment';
import './enrollmentQueries';
import './learningMutations';
