import { publicScan } from '../public.js';
import { resource } from '../resource.js';

export const functionTypes = resource('functionTypes', { own: { listPublic: publicScan('functionTypes') } });
