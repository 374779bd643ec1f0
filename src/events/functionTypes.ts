import { resource } from '../document/resource.js';
import { publicScan } from '../verbs/public.js';

export const functionTypes = resource('functionTypes', { own: { listPublic: publicScan('functionTypes') } });
