import { adminListPage } from '../resource/AdminResourceScreen';
import { contactMessageResource } from './contactMessageResource';

export const Component = adminListPage('messages', contactMessageResource);
