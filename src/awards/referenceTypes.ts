import { resource } from '../resource.js';

export const referenceTypes = resource('referenceTypes', {});
