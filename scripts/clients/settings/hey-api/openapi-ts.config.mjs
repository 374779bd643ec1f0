import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: process.env.DOCUMENT ?? '',
  output: 'client',
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
});
