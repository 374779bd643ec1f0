import { resource } from '../document/resource.js';

export const referenceTypes = resource('referenceTypes', {});
