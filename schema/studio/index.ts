import './studioSummary';
import './studioCourses';
import './studioEnrollments';
import './studioCharts';
