import { stopOwnServer } from './global-setup';

export default stopOwnServer;
