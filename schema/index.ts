import './scalars';
import './accounts/user';
import './accounts/authentication';
import './accounts/profile';
import './catalog/category';
import './catalog/course';
import './reviews/review';
import './learning/enrollment';
import './learning/mine';
import './learning/summary';
import './learning/enrol';
import './learning/progress';
import { builder } from './builder';
import { describeConnections } from './connections';

/** The executable schema: what the product can do, whoever asks. */
export const schema = describeConnections(builder.toSchema());
