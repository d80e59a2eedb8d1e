import './core/scalarsAndEnums';
import './accounts';
import './audit';
import './blog';
import './catalog';
import './contact';
import './events';
import './faqs';
import './glossary';
import './learning';
import './newsletter';
import './polls';
import './reviews';
import './studio';
import { builder } from './core/builder';
import { addConnectionDescriptions } from './core/cursorPagination';

/** The executable schema; each domain's index adds its types and fields to the builder. */
export const schema = addConnectionDescriptions(builder.toSchema());
