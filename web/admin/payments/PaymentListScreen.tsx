import { adminListPage } from '../resource/AdminResourceScreen';
import { paymentResource } from './paymentResource';

export const Component = adminListPage('payments', paymentResource, ({ t }) => t('about'));
