import { resource } from '../document/resource.js';

export const exhibitorBoothTypes = resource('exhibitorBoothTypes', {});
