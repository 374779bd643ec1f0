import { resource } from '../resource.js';

export const exhibitorBoothTypes = resource('exhibitorBoothTypes', {});
