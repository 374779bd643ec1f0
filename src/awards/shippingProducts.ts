import { resource } from '../document/resource.js';

export const shippingProducts = resource('shippingProducts', {});
