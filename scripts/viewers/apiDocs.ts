// Registers the <rapi-doc> element that /api/docs shows.
import 'rapidoc';
