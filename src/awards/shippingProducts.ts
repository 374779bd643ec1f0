import { resource } from '../resource.js';

export const shippingProducts = resource('shippingProducts', {});
