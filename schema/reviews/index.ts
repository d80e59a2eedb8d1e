import './review';
import './reviewMutations';
import './adminReviews';
