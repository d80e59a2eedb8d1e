import './category';
import './course';
import './adminCourses';
import './courseMutations';
import './lessonMutations';
import './categoryMutations';
